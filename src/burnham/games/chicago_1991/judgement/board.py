"""Who can get where in time: what the judgement looks up again and again in one position."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, GANGS, MEMBERS, OFF_BOARD, Box
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import HIRE_IN_TURN
from burnham.kernel.position import NOBODY


class Board:
    """The members on the board, how strongly buildings are held, and the turns that are left.

    `side`, `field`, `rings`, `now` and `ever` run parallel to `members`: who leads it, where it
    stands, its strength, and how likely it walks a way of so many points in this phase, or if the
    end of the phase does not matter.
    """

    def __init__(self, g: Chicago) -> None:
        self.g = g
        self.box: Box = g.box
        self.turns = turns_left(g)
        soon = g.box.soon[g.die]
        self.members: list[int] = []
        self.side: list[int] = []
        self.field: list[int] = []
        self.rings: list[int] = []
        self.now: list[list[float]] = []
        self.ever: list[list[float]] = []
        self.guard = [0] * BUILDINGS
        for m in range(MEMBERS):
            field, rings, gang = g.where[m], g.rings[m], m // FIGURES
            if field == OFF_BOARD:
                continue
            self.members.append(m)
            self.side.append(g.leader[gang])
            self.field.append(field)
            self.rings.append(rings)
            self.now.append(soon[self.turns[gang]])
            self.ever.append(soon[max(2, self.turns[gang])])
            if field < BUILDINGS and rings > self.guard[field]:
                self.guard[field] = rings

    def left(self, gang: int) -> float:
        """The part of this phase's turns that a gang still has, from 1 to 0."""
        return self.turns[gang] / self.box.rounds

    def raid(self, seat: int, building: int) -> float:
        """How well the seat's best placed member can take a building that is not the seat's."""
        row, win = self.box.distance[building], self.box.win_over[self.guard[building]]
        best = 0.0
        for i, side in enumerate(self.side):
            if side == seat:
                chance = self.now[i][row[self.field[i]]] * win[self.rings[i]]
                if chance > best:
                    best = chance
        return best

    def attack(self, seat: int, building: int, guard: int) -> float:
        """How well the seat's best placed enemy can take a building held by so many rings."""
        row, win = self.box.distance[building], self.box.win_over[guard]
        worst = 0.0
        for i, side in enumerate(self.side):
            if side != seat:
                chance = self.now[i][row[self.field[i]]] * win[self.rings[i]]
                if chance > worst:
                    worst = chance
        return worst

    def danger(self, seat: int, place: int) -> float:
        """How well the worst enemy near can beat the member at a place of `members`.  Who would
        hardly win hardly tries."""
        row = self.box.distance[self.field[place]]
        win = self.box.win_over[self.rings[place]]
        worst = 0.0
        for i, side in enumerate(self.side):
            if side != seat:
                odds = win[self.rings[i]]
                chance = self.ever[i][row[self.field[i]]] * odds * odds
                if chance > worst:
                    worst = chance
        return worst


def turns_left(g: Chicago) -> list[int]:
    """How many turns every gang has to come before this phase is paid."""
    rounds = g.box.rounds
    if g.round == 0:
        return [rounds if g.leader[gang] != NOBODY else 0 for gang in range(GANGS)]
    start = g.box.start_gang[g.phase]
    moving = (g.gang - start) % GANGS
    # Before the roll a turn is still to come; but who goes on hiring for the line only waits.
    if g.asked_step == HIRE_IN_TURN and not g.waiting(g.gang):
        moving -= 1
    return [rounds - g.round + int((gang - start) % GANGS > moving) for gang in range(GANGS)]
