"""Who can get where in time: what the judgement looks up again and again in one position."""

from __future__ import annotations

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, GANGS, GOALS, OFF_BOARD, Box
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import HIRE_IN_TURN
from burnham.kernel.position import NOBODY


class Stand:
    """A member on the board: who leads it, where it stands, its strength, and how likely it walks a
    way of so many points in this phase (`now`), or if the end of the phase does not matter."""

    def __init__(
        self, member: int, side: int, field: int, rings: int, now: list[float], ever: list[float]
    ) -> None:
        self.member = member
        self.side = side
        self.field = field
        self.rings = rings
        self.now = now
        self.ever = ever


class Board:
    """The members on the board, each seat's own and its foes, how strongly buildings are held, the
    turns that are left, what a building brings who takes it, and by goal what each seat lacks."""

    def __init__(self, g: Chicago) -> None:
        self.g = g
        self.box: Box = g.box
        self.turns = turns_left(g)
        self.members: list[Stand] = []
        self.own: list[list[Stand]] = [[] for _ in range(g.seats)]
        self.foes: list[list[Stand]] = [[] for _ in range(g.seats)]
        self.guard = [0] * BUILDINGS
        self.lacking = [g.lacking(goal) for goal in range(GOALS)]
        self.place_members()

    def place_members(self) -> None:
        g, soon = self.g, self.box.soon[self.g.die]
        for m, field in enumerate(g.where):
            if field == OFF_BOARD:
                continue
            gang, rings = m // FIGURES, g.rings[m]
            now, ever = soon[self.turns[gang]], soon[max(2, self.turns[gang])]
            stand = Stand(m, g.leader[gang], field, rings, now, ever)
            self.members.append(stand)
            for seat in range(g.seats):
                if seat == stand.side:
                    self.own[seat].append(stand)
                else:
                    self.foes[seat].append(stand)
            if field < BUILDINGS and rings > self.guard[field]:
                self.guard[field] = rings

    def left(self, gang: int) -> float:
        """The part of this phase's turns that a gang still has, from 1 to 0."""
        return self.turns[gang] / self.box.rounds

    def raid(self, seat: int, building: int) -> float:
        """How well the seat's best placed member can take a building that is not the seat's."""
        return self.best_chance(self.own[seat], building, self.guard[building])

    def attack(self, seat: int, building: int, guard: int) -> float:
        """How well the seat's best placed enemy can take a building held by so many rings."""
        return self.best_chance(self.foes[seat], building, guard)

    def best_chance(self, members: list[Stand], building: int, guard: int) -> float:
        row, win = self.box.distance[building], self.box.win_over[guard]
        best = 0.0
        for one in members:
            chance = one.now[row[one.field]] * win[one.rings]
            if chance > best:
                best = chance
        return best

    def danger(self, member: Stand) -> float:
        """How well the worst enemy near can beat a member.  Who would hardly win hardly tries."""
        row, win = self.box.distance[member.field], self.box.win_over[member.rings]
        worst = 0.0
        for foe in self.foes[member.side]:
            odds = win[foe.rings]
            chance = foe.ever[row[foe.field]] * odds * odds
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
