"""Rounds and turns: six rounds a phase, one turn a round for every gang in order.

A turn: hire (hiring.py), roll the movement die, spend all its points on steps (moving.py).
When points are left and nobody can move, they lapse.  Who waits in line at the home bar since an
earlier turn enters it first, as soon as it is free.
"""

from __future__ import annotations

from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import (
    CHOOSE_MEMBER,
    END_PHASE,
    END_TURN,
    HIRE_IN_TURN,
    MOVE,
    NEXT_TURN,
    ROLL,
    START_ROUND,
)
from burnham.games.chicago_1991.steps.routes import any_mover
from burnham.kernel.step import Step


class StartRound(Step[Chicago]):
    """The round marker moves on; after the last round the phase ends.  CH-015"""

    def run(self, g: Chicago, arg: int) -> None:
        if arg > g.box.rounds:
            g.then(END_PHASE)
            return
        g.round = arg
        g.note("chapter-round", g.leader[g.order()[0]], "phase", g.phase, "round", arg)
        g.then(START_ROUND, arg + 1)
        g.then(NEXT_TURN, 0)


class NextTurn(Step[Chicago]):
    """The next gang in order has its turn, if it is not out.  CH-016 CH-089 CH-126"""

    def run(self, g: Chicago, arg: int) -> None:
        order = g.order()
        if arg == len(order):
            return
        g.then(NEXT_TURN, arg + 1)
        gang = order[arg]
        if g.is_out(gang):
            return
        g.gang = gang
        g.let_in(gang)
        g.then(END_TURN, gang)
        g.then(ROLL, gang)
        g.ask(HIRE_IN_TURN, g.leader[gang], gang)


class Roll(Step[Chicago]):
    """One roll sets the points; a gang without members does not roll.  CH-009 CH-046 CH-047"""

    def run(self, g: Chicago, arg: int) -> None:
        seat = g.leader[arg]
        if not g.members(arg):
            g.note("nobody-moves", seat, "gang", arg)
            return
        faces = g.box.die_faces[g.die]
        for _ in range(g.box.die_count[g.die]):
            face = faces[g.roll(len(faces))]
            g.points += face
            if g.box.die_count[g.die] > 1:
                g.note("threw", seat, "gang", arg, "die", face)
        g.note("rolled", seat, "gang", arg, "points", g.points)
        g.then(MOVE, arg)


class Move(Step[Chicago]):
    """While points are left somebody must move, if anybody can.  CH-059 CH-060"""

    def run(self, g: Chicago, arg: int) -> None:
        if g.points == 0:
            return
        if not any_mover(g, arg):
            g.note("lapsed", g.leader[arg], "gang", arg, "points", g.points)
            g.points = 0
            return
        g.then(MOVE, arg)
        g.ask(CHOOSE_MEMBER, g.leader[arg], arg)


class EndTurn(Step[Chicago]):
    """Who did not get into the home bar stays in line.  CH-126"""

    def run(self, g: Chicago, arg: int) -> None:
        g.tell_line(arg)
