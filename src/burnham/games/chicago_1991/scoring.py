"""Who won: by a goal at the end of a phase, or else by wealth.  CH-104 CH-105 CH-106 CH-113"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINOS,
    FIGURES,
    FOUR_RINGS,
    MEMBERS,
    NO_GANG,
    OFF_BOARD,
    STRENGTHS,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.position import NOBODY
from burnham.kernel.scores import Item, Scores

GOAL_NAMES: Final = ["casinos", "plaza-bars", "four-rings"]


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
    goal: tuple[str, list[int]] | None = None
    if g.winner != NOBODY:
        goal = (GOAL_NAMES[g.won_by], [g.progress(seat, g.won_by) for seat in range(g.seats)])
    return Scores(
        [("cash", cash), ("members", members)],
        [("buildings", buildings), ("count", count)],
        outright=g.winner,
        goal=goal,
    )


def items(g: Chicago) -> list[Item]:
    """Every member by its value, the cash of each gang where a player leads two, and all that
    counts for the goal that was reached."""
    found: list[Item] = []
    for m in range(MEMBERS):
        if g.rings[m]:
            seat, worth = g.leader[m // FIGURES], g.box.value[g.rings[m]]
            args = {"member": m, "rings": g.rings[m]}
            found.append(Item("members", seat, "member", worth, args))
    for seat in range(g.seats):
        gangs = g.gangs_of(seat)
        if len(gangs) > 1:
            found += [Item("cash", seat, "gang", g.cash[gang], {"gang": gang}) for gang in gangs]
    if g.winner != NOBODY:
        found += goal_items(g, g.won_by)
    return found


def goal_items(g: Chicago, goal: int) -> list[Item]:
    """Each building or member that counts for a goal."""
    name = GOAL_NAMES[goal]
    found: list[Item] = []
    if goal == FOUR_RINGS:
        for m in range(MEMBERS):
            if g.rings[m] == STRENGTHS - 1 and g.where[m] != OFF_BOARD:
                args = {"member": m, "rings": g.rings[m]}
                found.append(Item(name, g.leader[m // FIGURES], "member", 1, args))
        return found
    for b in g.box.casino if goal == CASINOS else g.box.plaza_bars:
        if g.owner[b] != NO_GANG:
            found.append(Item(name, g.leader[g.owner[b]], "place", 1, {"field": b}))
    return found
