"""Who won: by a goal at the end of a phase, or else by wealth.  CH-104 CH-105 CH-106 CH-113"""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, NO_GANG
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.scores import Scores


def scores(g: Chicago) -> Scores:
    """Wealth is cash and members; ties go by the value of buildings, then by members."""
    cash = [0] * g.seats
    members = [0] * g.seats
    buildings = [0] * g.seats
    count = [0] * g.seats
    for seat in range(g.seats):
        for gang in g.gangs_of(seat):
            cash[seat] += g.cash[gang]
            members[seat] += g.worth_of_members(gang)
            count[seat] += len(g.members(gang))
    for b in range(BUILDINGS):
        if g.owner[b] != NO_GANG:
            buildings[g.leader[g.owner[b]]] += g.box.worth[b]
    return Scores(
        [("cash", cash), ("members", members)],
        [("buildings", buildings), ("count", count)],
        outright=g.winner,
    )
