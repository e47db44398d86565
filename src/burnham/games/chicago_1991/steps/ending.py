"""The end of a phase: goals first, then money.

A player who holds a goal now wins at once, and nothing is paid; of several the one who has held
his the longest.  Otherwise every gang is paid for its buildings, and the next phase begins;
after the last one the richest wins.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import GOALS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import START_PHASE
from burnham.kernel.position import NOBODY
from burnham.kernel.step import Step


class EndPhase(Step[Chicago]):
    """Goal check, payout, next phase or the end.  CH-093 to CH-099, CH-104"""

    def run(self, g: Chicago, arg: int) -> None:
        g.round = 0
        g.gang = -1
        find_winner(g)
        if g.winner != NOBODY:
            g.note("won", g.winner, "goal", g.won_by)
            return
        for gang in g.order():
            pay_out(g, gang)
        if g.phase + 1 < len(g.box.phases):
            g.then(START_PHASE, g.phase + 1)
            return
        for seat in range(g.seats):
            money = sum(g.cash[x] + g.worth_of_members(x) for x in g.gangs_of(seat))
            g.note("wealth", seat, "money", money)


def find_winner(g: Chicago) -> None:
    """The seat that has held a goal since the earliest event.  CH-098"""
    earliest = 0
    for place, event in enumerate(g.since):
        if event > 0 and (earliest == 0 or event < earliest):
            earliest = event
            g.winner = place // GOALS
            g.won_by = place % GOALS


def pay_out(g: Chicago, gang: int) -> None:
    """The value of all buildings, complete sets at home threefold.  CH-100 to CH-103"""
    money = g.income(gang)
    g.cash[gang] += money
    g.note("paid", g.leader[gang], "gang", gang, "money", money)
    sets = len(g.box.triple_values)
    for row in range(gang * sets, gang * sets + sets):
        bonus = g.bonus(gang, g.box.sets[row])
        if bonus:
            worth = g.box.triple_values[row - gang * sets]
            g.note("tripled", g.leader[gang], "gang", gang, "money", worth, "money2", bonus)
