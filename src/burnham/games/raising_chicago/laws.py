"""Conservation laws: what must hold in every position that the rules can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from burnham.games.raising_chicago.box import ASTERISK, NEUTRAL, NUMBERED, PRESTIGE_OWNER
from burnham.kernel.position import EVERYTHING

if TYPE_CHECKING:
    from burnham.games.raising_chicago.position import RaisingChicago


def flaws(g: RaisingChicago) -> list[str]:
    """The laws that are broken, each in a sentence; only a whole position can be judged."""
    if g.viewer != EVERYTHING:
        return []
    return [*_markers(g), *_tiles(g), *_cards(g), *_companies(g), *_city(g), *_order(g)]


def _markers(g: RaisingChicago) -> list[str]:
    """RC-074: a player's markers are in supply, on the bidding board, on cards or in buildings."""
    found = []
    for seat in range(g.seats):
        total = g.supply[seat] + g.bids[seat] + g.squares.count(seat) + g.levels(seat)
        if total != g.box.markers:
            found.append(f"seat {seat} has {total} markers")
        if not 0 <= g.bids[seat] <= g.setup.most_markers or g.supply[seat] < 0:
            found.append(f"seat {seat} has {g.bids[seat]} markers on the bidding board")
        if not 0 <= g.neutral[seat] <= g.setup.neutral_markers:
            found.append(f"seat {seat} holds {g.neutral[seat]} non-player markers")
    owners = [*g.squares, *g.plot_owner, *g.outskirts_owner]
    if not g.setup.neutral and NEUTRAL in owners:
        found.append("the non-player color is at a table of three or four")
    return found


def _tiles(g: RaisingChicago) -> list[str]:
    """Projects, prestige and neighborhood tiles, banners and tokens: each is somewhere, once."""
    built = list(zip(g.plot_tile, g.plot_owner, strict=True))
    prestige = [tile for tile, owner in built if owner == PRESTIGE_OWNER]
    projects = [tile for tile, owner in built if 0 <= owner <= NEUTRAL]
    projects += [tile for tile in [*g.outskirts_project, *g.slot_project] if tile >= 0]
    projects += [tile for tile in [*g.stack_tops, *g.finals, *g.removed_projects] if tile >= 0]
    projects += g.stacks
    found = []
    numbered = sorted(tile for tile in projects if tile < NUMBERED)
    if numbered != list(range(NUMBERED)):
        found.append("a numbered project is missing or twice")
    finals = [tile for tile in projects if tile >= NUMBERED]
    if len(finals) != g.box.finals_drawn or _twice(finals):
        found.append("a final project is missing or twice")
    shown = [tile for tile in g.display if tile >= 0]
    if sorted([*prestige, *shown, *g.prestige_stack]) != list(range(len(g.box.prestige_values))):
        found.append("a prestige tile is missing or twice")
    if sorted(g.banners) != sorted(g.box.banners):
        found.append("the banners have changed")
    on_board = [tile for tile in g.neighborhoods if tile >= 0]
    if _twice(on_board) or any(g.neighborhood_holder[tile] >= 0 for tile in on_board):
        found.append("a neighborhood tile is twice")
    waiting = [tile for tile in g.outskirts_tile if tile >= 0]
    if _twice(waiting) or any(g.tile_holder[tile] >= 0 for tile in waiting):
        found.append("an empty plot tile is twice")
    if sorted(g.ward_tokens) != list(range(len(g.box.ward_first))):
        found.append("a ward control token is missing or twice")
    return found


def _cards(g: RaisingChicago) -> list[str]:
    cards = g.deck + g.removed_cards
    for row in g.company + g.pile:
        cards += row
    cards += [card for card in [g.next_card, *g.slot_card] if card >= 0]
    fine = sorted(cards) == list(range(len(g.box.letters)))
    return [] if fine else ["a card is missing or twice"]


def _companies(g: RaisingChicago) -> list[str]:
    found = []
    if any(amount < 0 for amount in [*g.stock, *g.wild, *g.favor]):
        found.append("somebody has less than no tokens")
    start, last = g.setup.start_column, g.box.last_column
    if any(not start <= column <= last for column in g.tracks):
        found.append("an expertise marker is off its track")
    if sum(g.expansions) > g.box.expansions:
        found.append("there are too many company expansions")
    if any(not 0 <= steps < len(g.box.poverty) for steps in g.poverty):
        found.append("a poverty disc is off its track")
    for seat in range(g.seats):
        if len(g.company[seat]) > g.capacity(seat):
            found.append(f"the company of seat {seat} has too many cards")
        if g.pile[seat] and len(g.company[seat]) < g.box.slots:
            found.append(f"seat {seat} has a pile but free slots")
    for symbol in range(ASTERISK + 1):
        total = sum(g.symbols[symbol :: ASTERISK + 1])
        if total > g.box.project_symbols.count(symbol):
            found.append(f"there are {total} tokens of symbol {symbol}")
    return found


def _city(g: RaisingChicago) -> list[str]:
    found = []
    for plot, owner in enumerate(g.plot_owner):
        levels, tile = g.plot_levels[plot], g.plot_tile[plot]
        empty = owner == -1 and levels == 0 and tile == -1
        prestige = owner == PRESTIGE_OWNER and levels == 0 and tile >= 0
        building = 0 <= owner <= NEUTRAL and levels > 0 and tile >= 0
        if not (empty or prestige or building):
            found.append(f"plot {plot + 1} is neither empty nor built on")
    for plot, owner in enumerate(g.outskirts_owner):
        levels, project = g.outskirts_levels[plot], g.outskirts_project[plot]
        tile = g.outskirts_tile[plot]
        moved = owner >= 0 and levels > 0 and project >= 0 and tile == -1
        waiting = owner == -1 and levels == 0 and project == -1 and tile >= 0
        if not (moved or waiting):
            found.append(f"outskirts plot {plot + 1} is neither waiting nor built on")
    return found


def _order(g: RaisingChicago) -> list[str]:
    """The reputation order holds every seat once, highest first."""
    values = [g.reputation[seat] for seat in g.order]
    fine = sorted(g.order) == list(range(g.seats)) and values == sorted(values, reverse=True)
    return [] if fine else ["the reputation order is wrong"]


def _twice(things: Iterable[int]) -> bool:
    return any(count > 1 for count in Counter(things).values())
