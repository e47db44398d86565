"""How likely each player wins by a goal.

A goal is so many things held at the end of a phase.  Each is held with some chance: what one owns,
unless a rival gets there in time and wins; what one does not, if one gets there oneself.
"""

from __future__ import annotations

import math
from typing import Final

from burnham.games.chicago_1991.box import (
    CASINOS,
    FIGURES,
    FOUR_RINGS,
    GOALS,
    NO_GANG,
    PLAZA_BARS,
    STRENGTHS,
)
from burnham.games.chicago_1991.judgement.board import Board
from burnham.games.chicago_1991.judgement.weights import WEIGHTS

FAR_OFF: Final = 3
"""A goal of which more is missing is not looked at closely."""


class Hopes:
    """A seat's chances: for each goal what is missing, and how likely each thing is held."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board = board
        self.seat = seat
        g, box = board.g, board.box
        self.places = [box.casino, box.plaza_bars]
        self.missing = [lacking[seat] for lacking in board.lacking]
        self.things = [self.buildings(CASINOS), self.buildings(PLAZA_BARS), self.fours()]
        phases_after = len(box.phases) - g.phase - 1
        self.later = WEIGHTS.later_goal * phases_after / len(box.phases)

    def buildings(self, goal: int) -> list[float]:
        """The chances that the seat owns a goal's buildings at the end of the phase."""
        found: list[float] = []
        if self.missing[goal] <= FAR_OFF:
            for b in self.places[goal]:
                found.append(self.hold(b))
        return found

    def hold(self, building: int) -> float:
        board, g = self.board, self.board.g
        owner = g.owner[building]
        if owner != NO_GANG and g.leader[owner] == self.seat:
            return self.keep(building, board.guard[building])
        return WEIGHTS.raid * board.raid(self.seat, building)

    def keep(self, building: int, guard: int) -> float:
        """The chance that a building with so many rings in it is not lost."""
        return 1.0 - WEIGHTS.attack * self.board.attack(self.seat, building, guard)

    def fours(self) -> list[float]:
        """The chances that members have four rings then."""
        board = self.board
        found: list[float] = []
        if self.missing[FOUR_RINGS] > FAR_OFF:
            return found
        for one in board.own[self.seat]:
            if one.rings == STRENGTHS - 1:
                found.append(1.0 - WEIGHTS.fall * board.left(one.member // FIGURES))
            elif one.rings == STRENGTHS - 2:
                found.append(WEIGHTS.rise * board.left(one.member // FIGURES))
        return found

    def victory(self) -> float:
        """The chance of a victory by a goal, now or in a later phase."""
        best = 0.0
        for goal in range(GOALS):
            best = max(best, self.chance(goal, self.things[goal], self.missing[goal]))
        return best

    def likeliest(self) -> int:
        """The goal that gives this chance."""
        chances = [
            self.chance(goal, self.things[goal], self.missing[goal]) for goal in range(GOALS)
        ]
        return chances.index(max(chances))

    def chance(self, goal: int, things: list[float], missing: int) -> float:
        now = at_least(things, self.board.g.needed(goal))
        return now + (1.0 - now) * self.later * math.pow(WEIGHTS.later_step, max(0, missing))

    def gain(self, building: int, guard: int) -> float:
        """What it adds to the hopes if the seat takes a building with a member of so many rings."""
        for goal in (CASINOS, PLAZA_BARS):
            if building in self.places[goal]:
                return self.gain_of(goal, building, guard)
        return 0.0

    def gain_of(self, goal: int, building: int, guard: int) -> float:
        things, missing = self.things[goal], self.missing[goal]
        then = things[:]
        if then:
            then[self.places[goal].index(building)] = self.keep(building, guard)
        return self.chance(goal, then, missing - 1) - self.chance(goal, things, missing)


def at_least(chances: list[float], needed: int) -> float:
    """The chance that so many of independent things come true."""
    if len(chances) < needed:
        return 0.0
    exactly = [1.0]
    for chance in chances:
        exactly.append(0.0)
        for i in range(len(exactly) - 1, 0, -1):
            exactly[i] += (exactly[i - 1] - exactly[i]) * chance
        exactly[0] *= 1.0 - chance
    return sum(exactly[needed:])
