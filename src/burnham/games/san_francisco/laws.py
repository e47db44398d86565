"""What must hold in every position the rules can reach: nothing appears, vanishes or overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from burnham.games.san_francisco.box import SITES, TENDERS

if TYPE_CHECKING:
    from burnham.games.san_francisco.position import SanFrancisco


def flaws(g: SanFrancisco) -> list[str]:
    laws = (_buildings, _rubble, _permits, _tenders, _developments, _stones, _players, _builder)
    return [flaw for law in laws for flaw in law(g)]


def _buildings(g: SanFrancisco) -> Iterator[str]:
    in_play = set(g.box.reading_order[g.seats])
    for player in range(g.players):
        on_plan = sum(1 for owner in g.owner if owner == player)
        if on_plan + g.supply[player] + g.area[player] != g.box.buildings:
            yield f"player {player} has lost or won a building"
        if g.supply[player] < 0 or g.area[player] < 0:
            yield f"player {player} has fewer than no buildings"
    for site in range(SITES):
        if g.owner[site] >= 0 and site not in in_play:
            yield f"a building stands on site {site}, which is not in play"
        if g.owner[site] >= 0 and g.rubble[site]:
            yield f"a building stands on the rubble of site {site}"


def _rubble(g: SanFrancisco) -> Iterator[str]:
    laid_out = 0
    for site in range(SITES):
        side = g.sides[g.box.site_plot[site]]
        printed = side >= 0 and (g.box.rubble_a, g.box.rubble_b)[side][site]
        laid_out += int(printed)
        if g.rubble[site] and not printed:
            yield f"rubble lies on site {site}, which takes none"
    if sum(g.rubble) + sum(g.cleared) != laid_out:
        yield "a rubble marker is missing or twice"
    if laid_out > g.box.rubble_markers:
        yield "more rubble than markers"


def _permits(g: SanFrancisco) -> Iterator[str]:
    found = [*g.permit_pile, *g.permit_discard, *(p for p in g.permit_display if p >= 0)]
    for hand in g.permits:
        found.extend(hand)
    if sorted(found) != sorted(g.permits_in_play()):
        yield "a permit is missing or twice"
    for player, hand in enumerate(g.permits):
        limit = g.box.committee_permits if player == g.committee else g.box.permit_limit
        if len(hand) > limit:
            yield f"player {player} holds {len(hand)} permits"
    if any(permit not in g.permits[g.seat] for permit in g.laid):
        yield "a permit is laid that its player does not hold"


def _tenders(g: SanFrancisco) -> Iterator[str]:
    found = [*g.tender_pile, *(t for t in g.tender_display if t >= 0)]
    for row in g.taken:
        found.extend(row)
    if g.order:
        found.extend(g.kept[: g.seats])
    else:
        found.extend(tender for pair in g.dealt for tender in pair)
    if sorted(found) != list(range(TENDERS)):
        yield "a tender is missing or twice"
    for seat in range(g.seats):
        if (g.order or g.kept[seat] >= 0) and g.kept[seat] not in g.dealt[seat]:
            yield f"seat {seat} kept a tender it was not dealt"
    turned_down = [t for pair in g.dealt for t in pair]
    if len(turned_down) != len(set(turned_down)):
        yield "a tender was dealt twice"
    if len(set(g.public_tenders)) != g.box.public_drawn:
        yield "not the right number of public tenders"


def _developments(g: SanFrancisco) -> Iterator[str]:
    owned = [card for row in g.developments for card in row]
    for kind, stack in enumerate(g.box.development_stack):
        gone = len(stack) - g.stacks[kind]
        if sorted(c for c in owned if g.box.development_type[c] == kind) != stack[:gone]:
            yield f"developments of type {kind} were not taken from the top"


def _stones(g: SanFrancisco) -> Iterator[str]:
    for places in (g.stones, g.incomes, g.blockers):
        used = [place for place in places if place >= 0]
        if len(used) != len(set(used)):
            yield "two stones on one field"
    if any(blocker >= 0 and blocker in g.stones for blocker in g.blockers):
        yield "a stone on a blocked field"
    cards = [g.box.field_card[blocker] for blocker in g.blockers if blocker >= 0]
    if len(cards) != len(set(cards)):
        yield "two blockers on one card"
    for player in range(g.players):
        if g.order and (g.stones[player] >= 0) and (g.incomes[player] >= 0):
            yield f"the stone of player {player} lies in two places"
    if sorted(g.ring) != list(range(len(g.box.card_labels))):
        yield "an action card is missing or twice"
    if g.order and sorted(g.order) != list(range(g.players)):
        yield "the turn order is broken"


def _players(g: SanFrancisco) -> Iterator[str]:
    for player in range(g.players):
        if g.money[player] < 0:
            yield f"player {player} is in debt"
        if not (0 <= g.col[player] < g.box.cols and 0 <= g.row[player] < g.box.rows):
            yield f"player {player} has left the progress board"


def _builder(g: SanFrancisco) -> Iterator[str]:
    done = [p for p in range(g.players) if g.built(p) == g.box.buildings]
    if bool(done) != (g.builder >= 0) or (g.builder >= 0 and g.builder not in done):
        yield "the builder tender lies wrong"
