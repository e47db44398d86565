"""What a player does at a glance, when there is no time to look behind every answer.

Ways are as long as if nobody stood in them, and only what waits at their end counts.  That is fast
enough to play every try of `hard` to the end of a phase (docs/bots.md).
"""

from __future__ import annotations

import math
from typing import Final

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINOS,
    FIELDS,
    FIGURES,
    FOUR_RINGS,
    GANGS,
    MEMBERS,
    NO_GANG,
    NONE,
    OFF_BOARD,
    PLAZA_BARS,
    Box,
)
from burnham.games.chicago_1991.judgement.board import turns_left
from burnham.games.chicago_1991.judgement.weights import GATHERER, HABITS, Habits
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import (
    CHOOSE_MEMBER,
    CHOOSE_ROUTE,
    CHOOSE_STREET,
    HIRE,
    HIRE_IN_TURN,
    PLACE,
)
from burnham.kernel.position import NOBODY

SPEND: Final = FIELDS
"""Answers from here on spend points near by or stroll; those before go to a field."""


def shortlist(g: Chicago, answers: list[int]) -> list[int]:
    """The answer that a glance prefers; all of them where a glance does not help."""
    if g.asked_step == HIRE:
        return [recruit(g, g.arg, answers)]
    return at_a_glance(g, answers, HABITS)


def gatherers(g: Chicago, answers: list[int]) -> list[int]:
    """The answer of somebody who hires all there is and gathers casinos."""
    if g.asked_step == HIRE:
        return [answers[-2]]
    return at_a_glance(g, answers, GATHERER)


def at_a_glance(g: Chicago, answers: list[int], habits: Habits) -> list[int]:
    step, arg = g.asked_step, g.arg
    if step == PLACE:
        return [post_for(g, arg, answers, habits)]
    if step == HIRE_IN_TURN:
        return [newcomer(g, arg, answers)]
    if step == CHOOSE_MEMBER:
        return [Glance(g, habits).mover(answers)]
    if step == CHOOSE_ROUTE:
        return [Glance(g, habits).route(arg, answers)]
    if step == CHOOSE_STREET:
        return [Glance(g, habits).stroll(arg, answers)]
    return answers


# --- hiring and placing


def recruit(g: Chicago, gang: int, answers: list[int]) -> int:
    """Hire the most rings that can be had, but one ring only if there is money for two rings then:
    a weak member is a foe's next ring.  To stop is the last answer."""
    price = g.box.price
    if len(answers) == 1 or (answers[-2] == 1 and g.cash[gang] < price[1] + price[2]):
        return answers[-1]
    return answers[-2]


def newcomer(g: Chicago, gang: int, answers: list[int]) -> int:
    """Hire who finds the home bar empty, but nobody who comes too late for this phase."""
    if g.standing[g.box.home[gang]] == NO_GANG and g.round < g.box.rounds:
        return recruit(g, gang, answers)
    return answers[-1]


def post_for(g: Chicago, member: int, answers: list[int], habits: Habits) -> int:
    """The casino if it is free, else near to where there is something to get."""
    gang, box = member // FIGURES, g.box
    clockwise = box.distance[box.casino[(gang + 1) % GANGS]]
    back = box.distance[box.casino[(gang - 1) % GANGS]]
    best, chosen = -math.inf, answers[0]
    for b in answers:
        worth = habits.in_casino if b == box.casino[gang] else 0.0
        plaza = min([box.distance[bar][b] for bar in box.plaza_bars])
        worth -= habits.clockwise * clockwise[b] + habits.back * back[b] + habits.plaza * plaza
        if worth > best:
            best, chosen = worth, b
    return chosen


# --- moving


class Glance:
    """The turn of a gang: its foes, and the FT that each building and each duel would bring."""

    def __init__(self, g: Chicago, habits: Habits = HABITS) -> None:
        self.g = g
        self.habits = habits
        self.box: Box = g.box
        self.seat = g.leader[g.gang]
        self.late = math.pow(1.0 - foes_turns(g, self.seat), self.habits.late)
        self.prizes = [0.0] * BUILDINGS
        self.find_prizes()
        self.count_goal(CASINOS, g.box.casino)
        self.count_goal(PLAZA_BARS, g.box.plaza_bars)
        self.fours_missing = g.lacking(FOUR_RINGS)
        self.kill = [self.kills(seat) for seat in range(g.seats)]
        self.lose = [0.0, habits.lose1, habits.lose2, habits.lose3, habits.lose4]
        self.rise = [0.0, habits.rise1, habits.rise2, habits.rise3 + self.last_four(), 0.0]
        self.foes: list[int] = []
        for m in range(MEMBERS):
            if g.where[m] != OFF_BOARD and g.leader[m // FIGURES] != self.seat:
                self.foes.append(m)

    def find_prizes(self) -> None:
        """What buildings that are not the player's pay, now and later."""
        g = self.g
        payouts = self.habits.bar * (1.0 + self.habits.later * (len(self.box.phases) - g.phase - 1))
        for b in range(BUILDINGS):
            owner = g.owner[b]
            if owner == NO_GANG or g.leader[owner] != self.seat:
                self.prizes[b] = payouts * self.box.worth[b]

    def count_goal(self, goal: int, places: list[int]) -> None:
        """One more of a goal's buildings brings the player nearer, or takes its owner farther."""
        g = self.g
        nearer = [self.habits.goal0, self.habits.goal1, self.habits.goal2]
        farther = [self.habits.deny0, self.habits.deny1, self.habits.deny2]
        missing = g.lacking(goal)
        gain = step_of(nearer, missing[self.seat] - 1)
        for b in places:
            if self.prizes[b] > 0.0:
                owner = g.owner[b]
                deny = step_of(farther, missing[g.leader[owner]]) if owner != NO_GANG else 0.0
                self.prizes[b] += self.late * (gain + deny)

    def last_four(self) -> float:
        """What the four-ring member is worth that completes the goal."""
        near = self.fours_missing[self.seat] <= 1
        return self.habits.four * self.late if near else 0.0

    def kills(self, seat: int) -> list[float]:
        """What it brings to beat a seat's members, by their rings.  If its four-ring members make
        a goal, one of them less may unmake it."""
        habits = self.habits
        enough = self.fours_missing[seat] <= 0
        deny = habits.deny_four * self.late if enough else 0.0
        return [0.0, habits.kill1, habits.kill2, habits.kill3, habits.kill4 + deny]

    def gain(self, field: int, rings: int) -> float:
        """What it brings a member of so many rings to go to a field; 0 for a quiet one."""
        g = self.g
        holder = g.standing[field]
        if holder == NO_GANG:
            return self.prizes[field] if field < BUILDINGS else 0.0
        worst = NONE
        for foe in self.foes:
            if g.where[foe] == field and (worst == NONE or g.rings[foe] > g.rings[worst]):
                worst = foe
        return self.fight(rings, worst) if worst != NONE else 0.0

    def fight(self, rings: int, foe: int) -> float:
        """What a duel brings on average."""
        field, other = self.g.where[foe], self.g.rings[foe]
        win = self.box.win[rings][other]
        won = self.kill[self.g.leader[foe // FIGURES]][other] + self.rise[rings]
        if field < BUILDINGS:
            won += self.prizes[field]
        return win * won - (1.0 - win) * self.lose[rings]

    def mover(self, members: list[int]) -> int:
        """The member for whom most is in reach."""
        best, chosen = -math.inf, members[0]
        for m in members:
            gain = self.in_reach(m)
            if gain > best:
                best, chosen = gain, m
        return chosen

    def in_reach(self, member: int) -> float:
        """The best that a member may get to, less what it leaves behind."""
        g = self.g
        here, rings, points = g.where[member], g.rings[member], g.points
        row, prizes, best = self.box.distance[here], self.prizes, 0.0
        for b in range(BUILDINGS):
            if prizes[b] > best and row[b] <= points and g.standing[b] == NO_GANG:
                best = max(best, prizes[b] - self.habits.point * row[b])
        for foe in self.foes:
            field = g.where[foe]
            if row[field] <= points:
                best = max(best, self.fight(rings, foe) - self.habits.point * row[field])
        post = self.habits.post * self.late * self.box.worth[here] if here < BUILDINGS else 0.0
        # With nothing to get and an even number of points it comes back to its post.
        return best - post if best > 0.0 or points % 2 else 0.0

    def route(self, member: int, answers: list[int]) -> int:
        """The best target, else a way to use up the points."""
        rings, row = self.g.rings[member], self.box.distance[self.g.where[member]]
        best, chosen = 0.0, NONE
        for answer in answers:
            if answer < SPEND:
                gain = self.gain(answer, rings)
                if gain > 0.0 and gain - self.habits.point * row[answer] > best:
                    best, chosen = gain - self.habits.point * row[answer], answer
        return self.idle(member, answers) if chosen == NONE else chosen

    def idle(self, member: int, answers: list[int]) -> int:
        """Stay in a building, else stroll, else pace; attack only if nothing else is left."""
        g = self.g
        stay = SPEND + g.where[member]
        if g.where[member] < BUILDINGS and stay in answers:
            return stay
        if answers[-1] >= SPEND:
            return answers[-1]
        quiet = [a for a in answers if self.gain(a, g.rings[member]) >= 0.0]
        return quiet[-1] if quiet else answers[0]

    def stroll(self, member: int, answers: list[int]) -> int:
        """The street field nearest to the best target far off."""
        to = self.box.distance[self.far_target(member)]
        best, chosen = len(to), answers[0]
        for field in answers:
            if to[field] < best:
                best, chosen = to[field], field
        return chosen

    def far_target(self, member: int) -> int:
        """Where a member would go if it had the time; near is better."""
        g, rings = self.g, self.g.rings[member]
        row = self.box.distance[g.where[member]]
        best, target = 0.0, g.where[member]
        for b in range(BUILDINGS):
            gain = self.prizes[b] / (self.habits.far + row[b])
            if gain > best and g.standing[b] == NO_GANG:
                best, target = gain, b
        for foe in self.foes:
            field = g.where[foe]
            gain = self.fight(rings, foe) / (self.habits.far + row[field])
            if gain > best:
                best, target = gain, field
        return target


def step_of(steps: list[float], missing: int) -> float:
    """What a step towards a goal is worth, by how many are missing then."""
    return steps[max(0, missing)] if missing < len(steps) else 0.0


def foes_turns(g: Chicago, seat: int) -> float:
    """The part of a phase's turns that a seat's foes still have, from 1 to 0."""
    foes = [gang for gang in range(GANGS) if g.leader[gang] not in (NOBODY, seat)]
    turns = turns_left(g)
    return sum([turns[gang] for gang in foes]) / (g.box.rounds * len(foes))
