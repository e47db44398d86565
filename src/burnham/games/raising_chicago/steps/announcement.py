"""Phase 1: project announcement.

New projects come to slots I to V, new resource cards below them.  Everybody may use empty plot
tiles.  Then each player adds up to three bidding markers, to five at most, and the rows of the
bidding board are put in reputation order.  With two players each also gets two markers of the
non-player color.
"""

from __future__ import annotations

from burnham.games.raising_chicago.box import FREE, PROJECTS
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.questions import MARKERS, TURN, WINDOWS
from burnham.kernel.step import Step


class Round(Step[RaisingChicago]):
    """New projects and cards.  RC-033 RC-034 RC-035"""

    def run(self, g: RaisingChicago, arg: int) -> None:
        g.round += 1
        g.phase = 1
        g.mark()
        g.note("chapter-round", FREE, "round", g.round)
        announce_projects(g)
        for slot in range(PROJECTS):
            g.slot_card[slot] = g.next_card
            g.next_card = g.deck.pop() if g.deck else FREE
            project, card = g.slot_project[slot], g.slot_card[slot]
            g.note("announced", FREE, "slot", slot, "project", project, "card", card)
        g.then(MARKERS)
        g.then(WINDOWS)


def announce_projects(g: RaisingChicago) -> None:
    """The stack of the round from its top down; in the last round tile 36 and the finals."""
    index = g.round - 1
    tiles = [g.stack_tops[index]]
    g.stack_tops[index] = FREE
    if g.round == g.box.rounds:
        tiles += g.finals
        g.finals = []
    while len(tiles) < PROJECTS:
        tiles.append(g.stacks.pop())
    g.slot_project = tiles


class Markers(Step[RaisingChicago]):
    """New bidding markers, and the rows in reputation order.  RC-036 to RC-041"""

    def run(self, g: RaisingChicago, arg: int) -> None:
        for seat in range(g.seats):
            new = min(g.setup.new_markers, g.setup.most_markers - g.bids[seat])
            g.supply[seat] -= new
            g.bids[seat] += new
            g.neutral[seat] = g.setup.neutral_markers
            g.note("markers", seat, "new", new, "markers", g.bids[seat])
        g.rows = g.order[:]
        tell_rows(g)
        g.phase = 2
        g.then(TURN)


def tell_rows(g: RaisingChicago) -> None:
    rows = g.rows
    if g.seats == 2:
        g.note("rows-2", FREE, "seat1", rows[0], "seat2", rows[1])
    elif g.seats == 3:
        g.note("rows-3", FREE, "seat1", rows[0], "seat2", rows[1], "seat3", rows[2])
    else:
        first, second, third, last = rows
        g.note("rows-4", FREE, "seat1", first, "seat2", second, "seat3", third, "seat4", last)
