"""Duels: no decisions, only dice.

Both roll the die of their present strength, the attacker first.  The higher number wins: the loser
is removed, the winner's gang gets the loser's value as it was before the duel, and the winner one
ring more, up to four.  On a tie both lose a ring and roll again, until one or both have none.
"""

from __future__ import annotations

from burnham.games.chicago_1991.box import FIGURES, STRENGTHS
from burnham.games.chicago_1991.position import NONE, Chicago


def duel(g: Chicago, attacker: int, defender: int) -> int:
    """Roll until it is decided; gives the winner, or NONE if both fall.  CH-071 to CH-080"""
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
    if g.rings[attacker] == 0 and g.rings[defender] == 0:
        return both_fall(g, attacker, defender)
    if roll > roll2 or g.rings[defender] == 0:
        return win(g, attacker, defender, before2)
    return win(g, defender, attacker, before)


def throw(g: Chicago, rings: int) -> int:
    faces = g.box.duel_die[rings]
    return faces[g.roll(len(faces))]


def wear(g: Chicago, member: int) -> None:
    """A tie costs a ring.  CH-073"""
    g.rings[member] -= 1
    g.bank += 1


def win(g: Chicago, winner: int, loser: int, strength: int) -> int:
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
    return winner


def both_fall(g: Chicago, attacker: int, defender: int) -> int:
    """Nobody wins and nobody is rewarded.  CH-074 CH-085"""
    g.remove(attacker)
    g.remove(defender)
    g.note("both-fall", g.leader[attacker // FIGURES], "member", attacker, "member2", defender)
    report_out(g, attacker // FIGURES)
    report_out(g, defender // FIGURES)
    g.event()
    return NONE


def report_out(g: Chicago, gang: int) -> None:
    if g.is_out(gang):
        g.note("out", g.leader[gang], "gang", gang)
