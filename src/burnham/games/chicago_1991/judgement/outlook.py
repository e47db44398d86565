"""One gang's outlook: its buildings, its members' targets and dangers, and the open question."""

from __future__ import annotations

import math
from typing import Final

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINO,
    FIELDS,
    FIGURES,
    HOME,
    NO_GANG,
    NONE,
    OFF_BOARD,
    QUARTER,
    STRENGTHS,
    Box,
)
from burnham.games.chicago_1991.judgement.board import Board
from burnham.games.chicago_1991.judgement.goals import Hopes
from burnham.games.chicago_1991.judgement.weights import WEIGHTS
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE, CHOOSE_STREET
from burnham.games.chicago_1991.steps.routes import reach
from burnham.kernel.position import NOBODY

CHEAP: Final = 3_000
"""Bars below this are too many to watch one by one."""


class Outlook:
    """What a gang may expect beyond its hand.  `hopes` are its player's."""

    def __init__(self, board: Board, hopes: Hopes, gang: int) -> None:
        self.board = board
        self.hopes = hopes
        self.gang = gang
        self.g: Chicago = board.g
        self.box: Box = board.box
        self.seat = board.g.leader[gang]
        self.left = board.left(gang)
        self.after = len(board.box.phases) - board.g.phase - 1
        self.ever = board.box.soon[board.g.die][max(2, board.turns[gang])]
        self.loss = WEIGHTS.loss_end + (WEIGHTS.loss - WEIGHTS.loss_end) * self.left
        self.prizes = [0] * BUILDINGS
        self.targets: list[int] = []
        sets = len(board.box.triple_values)
        self.bonus = [self.next_of_set(gang * sets + i) for i in range(sets)]
        self.find_targets()

    def terms(self) -> list[float]:
        """Strength, buildings, sets, targets, dangers, turn."""
        g, board = self.g, self.board
        targets, dangers, turn = 0.0, 0.0, 0.0
        for one in board.own[self.seat]:
            if one.member // FIGURES == self.gang:
                targets += WEIGHTS.prospect * self.prospect(one.member, 0)
                dangers -= WEIGHTS.danger * self.box.value[one.rings] * board.danger(one)
        if g.gang == self.gang:
            turn = WEIGHTS.point * g.points + self.asked()
        return [self.strength(), self.buildings(), self.sets(), targets, dangers, turn]

    # --- buildings

    def buildings(self) -> float:
        """The payouts that the gang's buildings may still bring."""
        g, total = self.g, 0.0
        for b in range(BUILDINGS):
            if g.owner[b] == self.gang:
                now = 1.0 - self.risk(b, self.board.guard[b])
                if g.variant_two and self.box.kind[b] == CASINO and g.standing[b] == NO_GANG:
                    now *= 0.3 + 0.3 * self.left
                total += float(self.box.worth[b]) * (
                    now + WEIGHTS.later * self.after * (0.6 + 0.4 * now)
                )
                if self.box.kind[b] == HOME and b // QUARTER == self.gang:
                    total += WEIGHTS.home
        return total

    def risk(self, building: int, guard: int) -> float:
        """The chance that a building with so many rings in it is lost before this phase pays."""
        if self.box.worth[building] < CHEAP:
            return WEIGHTS.wear * self.left
        return self.loss * self.board.attack(self.seat, building, guard)

    def sets(self) -> float:
        """The threefold sets at home: whole ones in full, broken ones by how far they are."""
        total = 0.0
        count = len(self.box.triple_values)
        for row in range(self.gang * count, self.gang * count + count):
            total += self.set_worth(row, self.owned(row))
        return total

    def owned(self, row: int) -> int:
        """How many buildings of a set the gang owns."""
        own = 0
        for b in self.box.sets[row]:
            own += self.g.owner[b] == self.gang
        return own

    def set_worth(self, row: int, own: int) -> float:
        """What a set at home brings beyond its plain value with `own` of it in hand."""
        whole = self.box.sets[row]
        bonus = float(self.box.worth[whole[0]] * len(whole) * (self.box.triple_factor - 1))
        missing = len(whole) - own
        if missing == 0:
            return bonus * (0.9 - 0.25 * self.left + WEIGHTS.later * self.after)
        now, later = WEIGHTS.set_now * self.left, WEIGHTS.set_later * self.after
        return bonus * (now + later) / (missing + 1)

    def strength(self) -> float:
        """Hands to work with: the first ones do most, those in line at the home bar nothing yet."""
        g = self.g
        total, one = 0.0, WEIGHTS.crew * (self.left + self.after)
        for m in range(self.gang * FIGURES, self.gang * FIGURES + FIGURES):
            if g.rings[m] > 0 and (g.where[m] != OFF_BOARD or g.round == 0):
                total += one * (0.7 + 0.1 * g.rings[m])
                one *= WEIGHTS.crew_fade
        return total

    # --- targets and dangers

    def find_targets(self) -> None:
        """What taking each building that is not the player's would bring, the best first.
        Prize and building share a number: such a list sorts fastest."""
        g, box = self.g, self.box
        payouts = 0.85 * (1.0 + WEIGHTS.later * self.after)
        for b in box.by_worth:
            owner = g.owner[b]
            if owner == self.gang:
                continue
            self.prizes[b] = int(float(box.worth[b]) * payouts)
            if b // QUARTER == self.gang and box.set_of[b] != NONE:
                self.prizes[b] += self.bonus[box.set_of[b]]
            if owner == NO_GANG or g.leader[owner] != self.seat:
                self.targets.append(self.prizes[b] * FIELDS + b)
        self.targets.sort(reverse=True)

    def next_of_set(self, row: int) -> int:
        """What one more bar of a set at home brings of the set's bonus."""
        own = self.owned(row)
        if own == len(self.box.sets[row]):
            return 0
        return int(self.set_worth(row, own + 1) - self.set_worth(row, own))

    def prospect(self, member: int, head_start: int) -> float:
        """The best target of a member, by what it brings and how far it is.  With a head start
        the member is so many points nearer."""
        g = self.g
        row, win = self.box.distance[g.where[member]], self.box.win[g.rings[member]]
        ever, guard = self.ever, self.board.guard
        best = 0.0
        for target in self.targets:
            prize, b = float(target // FIELDS), target % FIELDS
            if prize <= best:
                break
            gain = prize * ever[max(1, row[b] - head_start)] * win[guard[b]]
            if gain > best:
                best = gain
        return best

    # --- the question that is open

    def asked(self) -> float:
        """The best that the member chosen to move can do."""
        g = self.g
        if g.asked_step == CHOOSE_ROUTE:
            return self.route(g.arg)
        if g.asked_step == CHOOSE_STREET:
            return self.stroll(g.arg)
        return 0.0

    def route(self, member: int) -> float:
        """The best end of a route: a building, a duel, or a stroll."""
        return max(self.idle(member), self.best_target(member))

    def best_target(self, member: int) -> float:
        """What the best building or enemy in reach brings."""
        best = -math.inf
        reached = reach(self.g, member, self.g.points)
        for field in reached.ends:
            best = max(best, self.end_of_route(member, field, reached.lengths[field]))
        return best

    def end_of_route(self, member: int, field: int, length: int) -> float:
        """What it brings to go there: a building, or an enemy to fight."""
        g = self.g
        if g.standing[field] == NO_GANG:
            gain = self.capture(field, g.rings[member])
        else:
            gain = self.fight(member, g.inside(g.standing[field], field)[0])
        return gain - WEIGHTS.point * length

    def aim(self, member: int) -> int:
        """Where the best route of a member ends; NOBODY if it had better stroll."""
        reached = reach(self.g, member, self.g.points)
        best, found = self.idle(member), NOBODY
        for field in reached.ends:
            gain = self.end_of_route(member, field, reached.lengths[field])
            if gain > best:
                best, found = gain, field
        return found

    def capture(self, building: int, rings: int) -> float:
        """What it brings to stand in a building.  A victory counts for each gang of the player."""
        goal = WEIGHTS.victory * len(self.g.gangs_of(self.seat))
        return self.prizes[building] + goal * self.hopes.gain(building, rings)

    def fight(self, member: int, foe: int) -> float:
        """What an attack brings on average: prize, ring and building, or the member lost."""
        g, box = self.g, self.box
        rings, other = g.rings[member], g.rings[foe]
        win = box.win[rings][other]
        rise = min(rings + 1, STRENGTHS - 1)
        gain = win * (WEIGHTS.stake * box.value[other] + box.value[rise] - box.value[rings])
        gain -= (1.0 - win) * WEIGHTS.stake * box.value[rings]
        if g.where[foe] < BUILDINGS:
            gain += win * self.capture(g.where[foe], rise)
        return gain

    def stroll(self, member: int) -> float:
        """Walking nearer to the best target, and leaving one's post for it."""
        g = self.g
        nearer = WEIGHTS.prospect * (self.prospect(member, g.points) - self.prospect(member, 0))
        return nearer - WEIGHTS.point * g.points - self.post(member)

    def idle(self, member: int) -> float:
        """Using up the points near by; an even number lets a member come back to its post."""
        points = self.g.points
        stay = -WEIGHTS.point * points - self.post(member) * (points % 2)
        return max(stay, self.stroll(member))

    def post(self, member: int) -> float:
        """What the building in which a member stands loses when it goes."""
        b = self.g.where[member]
        if b >= BUILDINGS or len(self.g.inside(self.gang, b)) > 1:
            return 0.0
        lost = self.risk(b, 0) - self.risk(b, self.board.guard[b])
        return lost * self.box.worth[b] * (1.0 + 0.4 * WEIGHTS.later * self.after)
