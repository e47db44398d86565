"""Duels: no decisions, only dice.

Who attacks pays its way, then throws: the dice are a question of their own with one answer, so that
an attack can be looked at, judged and taken back until they fall.
Both roll the die of their present strength, the attacker first.  The higher number wins: the loser
is removed, the winner's gang gets the loser's value as it was before the duel, and the winner one
ring more, up to four.  On a tie both lose a ring and roll again, until one or both have none.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import (
    ATTACKER,
    DEFENDER,
    FIGURES,
    MEMBERS,
    NEITHER,
    STRENGTHS,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import THROW
from burnham.kernel.step import Step, Verb


def challenge(g: Chicago, attacker: int, defender: int) -> None:
    """Ask the attacker's player to throw; until then it stands where it stood."""
    g.ask(THROW, g.leader[attacker // FIGURES], attacker * MEMBERS + defender)


class Throw(Step[Chicago]):
    """Throw the duel dice.  CH-070 to CH-080"""

    def __init__(self) -> None:
        self.throw = Verb("throw")
        super().__init__("throw", self.throw)

    def answers(self, g: Chicago, seat: int, arg: int) -> list[int]:
        return [self.throw.code()]

    def take(self, g: Chicago, seat: int, arg: int, answer: int) -> None:
        attacker, defender = divmod(arg, MEMBERS)
        duel(g, attacker, defender)

    def about(self, g: Chicago, seat: int, arg: int, answer: int) -> dict[str, int]:
        attacker, defender = divmod(arg, MEMBERS)
        rings, rings2 = g.rings[attacker], g.rings[defender]
        return {
            "member": attacker,
            "gang": attacker // FIGURES,
            "rings": rings,
            "member2": defender,
            "gang2": defender // FIGURES,
            "rings2": rings2,
            "field": g.where[defender],
            "chance": round(100 * g.box.win[rings][rings2]),
            "chance2": round(100 * g.box.win[rings2][rings]),
            "money": g.box.value[rings2],
            "money2": g.box.value[rings],
        }


def duel(g: Chicago, attacker: int, defender: int) -> None:
    """Roll until it is decided.  CH-071 to CH-080"""
    seat = g.leader[attacker // FIGURES]
    before, before2 = g.rings[attacker], g.rings[defender]
    g.note(
        "duel", seat, "member", attacker, "rings", before, "member2", defender, "rings2", before2
    )
    g.last_duel = [g.phase, g.round, g.where[defender], attacker, before, defender, before2]
    while True:
        roll = throw(g, g.rings[attacker])
        roll2 = throw(g, g.rings[defender])
        g.last_duel += [roll, roll2]
        g.note("dice", seat, "member", attacker, "die", roll, "member2", defender, "die2", roll2)
        if roll != roll2:
            break
        wear(g, attacker)
        wear(g, defender)
        left, left2 = g.rings[attacker], g.rings[defender]
        g.note("tie", seat, "member", attacker, "rings", left, "member2", defender, "rings2", left2)
        if left == 0 or left2 == 0:
            break
    side = NEITHER
    if g.rings[attacker] > 0 or g.rings[defender] > 0:
        side = ATTACKER if roll > roll2 or g.rings[defender] == 0 else DEFENDER
    conclude(g, attacker, defender, side, before, before2)


def conclude(
    g: Chicago, attacker: int, defender: int, side: int, before: int, before2: int
) -> None:
    """What follows when the dice have decided: prize and promotion, and who stands there now."""
    field = g.where[defender]
    if side == NEITHER:
        both_fall(g, attacker, defender)
    elif side == ATTACKER:
        win(g, attacker, defender, before2)
    else:
        win(g, defender, attacker, before)
    if g.storming:
        if side != ATTACKER:
            g.storming.remove(attacker)
        return
    if side == ATTACKER:
        g.leave(attacker)
        g.enter(attacker, field)
    g.let_in(attacker // FIGURES)


def throw(g: Chicago, rings: int) -> int:
    faces = g.box.duel_die[rings]
    return faces[g.roll(len(faces))]


def wear(g: Chicago, member: int) -> None:
    """A tie costs a ring.  CH-073"""
    g.rings[member] -= 1
    g.bank += 1


def win(g: Chicago, winner: int, loser: int, strength: int) -> None:
    """Prize by the loser's strength before the duel, one ring on the winner's present number."""
    gang = winner // FIGURES
    g.remove(loser)
    g.cash[gang] += g.box.value[strength]
    if g.rings[winner] < STRENGTHS - 1:
        g.rings[winner] += 1
        g.bank -= 1
    g.note(
        "won-duel",
        g.leader[gang],
        "member",
        winner,
        "rings",
        g.rings[winner],
        "member2",
        loser,
        "money",
        g.box.value[strength],
    )
    report_out(g, loser // FIGURES)
    g.event()


def both_fall(g: Chicago, attacker: int, defender: int) -> None:
    """Nobody wins and nobody is rewarded.  CH-074 CH-085"""
    g.remove(attacker)
    g.remove(defender)
    g.note("both-fall", g.leader[attacker // FIGURES], "member", attacker, "member2", defender)
    report_out(g, attacker // FIGURES)
    report_out(g, defender // FIGURES)
    g.event()


def report_out(g: Chicago, gang: int) -> None:
    if g.is_out(gang):
        g.note("out", g.leader[gang], "gang", gang)
