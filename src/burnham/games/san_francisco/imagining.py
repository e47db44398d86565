"""Dealing what a seat cannot see, at random and in keeping with all that it knows.  R-53"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.games.san_francisco.box import NONE, PERMITS, TENDERS
from burnham.games.san_francisco.questions import KEEP_TENDER
from burnham.kernel.fields import all_but, among

if TYPE_CHECKING:
    from burnham.games.san_francisco.position import SanFrancisco


def fill(g: SanFrancisco, seat: int) -> None:
    """When the game is over only the piles are unknown."""
    _fill_permits(g)
    if g.over:
        _fill_tender_pile(g)
        return
    for player in range(g.players):
        if player != seat:
            g.kept[player] = NONE
    if g.order:
        _fill_tenders(g, seat)
    else:
        _fill_deal(g, seat)


def _fill_permits(g: SanFrancisco) -> None:
    seen = [*g.permit_display, *g.permit_discard]
    for hand in g.permits:
        seen.extend(hand)
    gone = among(seen, PERMITS)
    g.permit_pile = [permit for permit in g.permits_in_play() if not gone[permit]]
    g.shuffle(g.permit_pile)


def _fill_deal(g: SanFrancisco, seat: int) -> None:
    """Before the tenders are turned up: any two for each other seat, one kept if it chose."""
    mine = g.dealt[seat] if seat >= 0 else []
    unseen = all_but(mine, TENDERS)
    g.shuffle(unseen)
    for other in range(g.seats):
        if other != seat:
            g.dealt[other] = [unseen.pop(), unseen.pop()]
            if not g.asks(KEEP_TENDER, other):
                g.kept[other] = g.dealt[other][g.roll(2)]
    g.tender_pile = unseen


def _fill_tenders(g: SanFrancisco, seat: int) -> None:
    """Others kept any tender that is not in the open, and none of those this seat was dealt.
    What they turned down may lie anywhere else, as all of that was shuffled again."""
    mine = g.dealt[seat] if seat >= 0 else []
    unseen = all_but([*_open_tenders(g), *mine], TENDERS)
    g.shuffle(unseen)
    for other in range(g.seats):
        if other != seat:
            g.kept[other] = unseen.pop()
    _fill_tender_pile(g)
    turned_down = all_but([*g.kept, *mine], TENDERS)
    g.shuffle(turned_down)
    for other in range(g.seats):
        if other != seat:
            g.dealt[other] = [g.kept[other], turned_down.pop()]
            g.shuffle(g.dealt[other])


def _fill_tender_pile(g: SanFrancisco) -> None:
    g.tender_pile = all_but([*_open_tenders(g), *g.kept], TENDERS)
    g.shuffle(g.tender_pile)


def _open_tenders(g: SanFrancisco) -> list[int]:
    """Those on display and those taken from there."""
    found = g.tender_display[:]
    for row in g.taken:
        found.extend(row)
    return found
