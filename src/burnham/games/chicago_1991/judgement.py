"""What a position is worth to a seat: the FT it may expect at the end, and a victory by goal.

Wealth in hand counts in full.  Buildings count by the payouts they may still bring, less the risk
of losing them; a member counts by what it can get to and by who can get to it.  A goal within
reach is worth a part of a victory.  All is smooth: a step in the right direction shows.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1991.box import (
    BUILDINGS,
    CASINO,
    CASINOS,
    FIGURES,
    FOUR_RINGS,
    GANGS,
    GOALS,
    HOME,
    MEMBERS,
    NO_GANG,
    PLAZA_BARS,
    QUARTER,
    STRENGTHS,
    Box,
)
from burnham.games.chicago_1991.position import OFF_BOARD, Chicago
from burnham.games.chicago_1991.questions import CHOOSE_ROUTE, CHOOSE_STREET
from burnham.games.chicago_1991.steps.routes import DUEL, TAKEN, entry, reach
from burnham.kernel.position import NOBODY

VICTORY: Final = 200_000.0
"""A victory by goal, in FT."""
THREAT: Final = 0.5
"""How much of a victory is lost when a rival wins by a goal."""
LATER: Final = 0.5
"""How much of a later payout a building of today still brings."""
POINT: Final = 60.0
"""A movement point not yet spent."""
CREW: Final = 2_500.0
"""What one more member does for its gang in a phase, beyond its value; later ones do less."""
LOOK: Final = 30
"""Farther than so many points nobody looks."""

CHANCE_CASINOS: Final = [0.0, 0.14, 0.035, 0.01, 0.0]
CHANCE_BARS: Final = [0.0, 0.12, 0.06, 0.03, 0.015, 0.008, 0.004, 0.002, 0.0]
CHANCE_FOURS: Final = [0.0, 0.14, 0.05, 0.02, 0.01, 0.0]
"""The chance of a victory by a goal of which so much is missing, early in a phase."""

GUARD: Final = [1.0, 0.6, 0.42, 0.25, 0.15]
"""How much of a building's risk is left with a member of so many rings in it."""


def value(g: Chicago, seat: int) -> float:
    """The FT that a seat may expect."""
    total = 0.0
    for gang in range(GANGS):
        if g.leader[gang] == seat:
            total += hand(g, gang)
            if g.agenda:
                total += Outlook(g, gang).worth()
    if g.agenda:
        return total + goals(g, seat)
    if g.winner == NOBODY:
        return total
    return total + (VICTORY if g.winner == seat else -THREAT * VICTORY)


def hand(g: Chicago, gang: int) -> float:
    """Cash and members, on the board or waiting."""
    total = float(g.cash[gang])
    for m in range(gang * FIGURES, gang * FIGURES + FIGURES):
        total += g.box.value[g.rings[m]]
    return total


def time_left(g: Chicago) -> float:
    """The part of this phase that is still to be played, from 1 to 0."""
    if g.round == 0:
        return 1.0
    start = g.box.start_gang[g.phase]
    played = g.round - 1 + ((g.gang - start) % GANGS + 1) / GANGS
    return 1.0 - played / g.box.rounds


# --- goals --------------------------------------------------------------------------------


def goals(g: Chicago, seat: int) -> float:
    """The seat's own chance of a victory by goal, less what the best rival's threatens."""
    left = time_left(g)
    held = all_progress(g)
    own = rival = 0.0
    for other in range(g.seats):
        for goal in range(GOALS):
            chance = goal_chance(goal, g.needed(goal) - held[other * GOALS + goal], left)
            if other == seat:
                own = max(own, chance)
            else:
                rival = max(rival, chance)
    return VICTORY * (own - THREAT * rival)


def all_progress(g: Chicago) -> list[int]:
    """How much of every goal every seat holds, in one pass: seat * GOALS + goal."""
    held = [0] * (g.seats * GOALS)
    for m in range(MEMBERS):
        if g.rings[m] == STRENGTHS - 1 and g.where[m] != OFF_BOARD:
            held[g.leader[m // FIGURES] * GOALS + FOUR_RINGS] += 1
    for b in g.box.casino:
        if g.owner[b] != NO_GANG:
            held[g.leader[g.owner[b]] * GOALS + CASINOS] += 1
    for b in g.box.plaza_bars:
        if g.owner[b] != NO_GANG:
            held[g.leader[g.owner[b]] * GOALS + PLAZA_BARS] += 1
    return held


def goal_chance(goal: int, missing: int, left: float) -> float:
    """How likely a goal is met at the end of this phase or a later one."""
    if missing <= 0:
        return 0.95 - 0.6 * left
    chances = CHANCE_CASINOS
    if goal == PLAZA_BARS:
        chances = CHANCE_BARS
    elif goal == FOUR_RINGS:
        chances = CHANCE_FOURS
    return chances[min(missing, len(chances) - 1)] * (0.3 + 0.7 * left)


# --- one gang's outlook -------------------------------------------------------------------


class Outlook:
    """A gang's buildings, targets and dangers."""

    def __init__(self, g: Chicago, gang: int) -> None:
        self.g = g
        self.gang = gang
        self.box: Box = g.box
        self.left = time_left(g)
        self.payouts = len(g.box.phases) - g.phase
        self.foes = foes_of(g, gang)
        self.prizes = self.targets()

    def worth(self) -> float:
        g = self.g
        total = self.buildings() + self.sets() + self.crew()
        for m in range(self.gang * FIGURES, self.gang * FIGURES + FIGURES):
            if g.where[m] != OFF_BOARD:
                total += 0.3 * self.prospect(m, 0) - self.danger(m)
        if g.gang == self.gang:
            total += POINT * g.points
        return total + self.asked()

    # --- buildings

    def buildings(self) -> float:
        """The payouts that the gang's buildings may still bring."""
        g, total = self.g, 0.0
        for b in range(BUILDINGS):
            if g.owner[b] == self.gang:
                worth = float(self.box.worth[b])
                now = 1.0 - self.risk(b, g.standing[b] == self.gang)
                if g.variant_two and self.box.kind[b] == CASINO and g.standing[b] == NO_GANG:
                    now *= 0.3 + 0.3 * self.left
                total += worth * (now + LATER * (self.payouts - 1) * (0.6 + 0.4 * now))
                if self.box.kind[b] == HOME and b // QUARTER == self.gang:
                    total += 4000.0
        return total

    def risk(self, building: int, guarded: bool) -> float:
        """The chance that a building is lost before this phase pays."""
        if self.box.worth[building] < 3000:
            return 0.12 * self.left
        near = 0.0
        for foe in self.foes:
            near = max(near, nearness(self.box.distance[building][self.g.where[foe]]))
        chance = (0.1 + 0.6 * near) * min(1.0, 0.25 + self.left)
        if not guarded:
            return chance
        return chance * GUARD[self.g.rings[self.g.inside(self.gang, building)[0]]]

    def sets(self) -> float:
        """The threefold sets at home: whole ones in full, broken ones by how far they are."""
        total = 0.0
        count = len(self.box.triple_values)
        for row in range(self.gang * count, self.gang * count + count):
            whole = self.box.sets[row]
            own = 0
            for b in whole:
                own += self.g.owner[b] == self.gang
            total += self.set_worth(row, own)
        return total

    def set_worth(self, row: int, own: int) -> float:
        """What a set at home brings beyond its plain value with `own` of it in hand."""
        whole = self.box.sets[row]
        bonus = float(self.box.worth[whole[0]] * len(whole) * (self.box.triple_factor - 1))
        missing = len(whole) - own
        if missing == 0:
            now = 0.9 - 0.25 * self.left
        else:
            now = 0.55 * self.left / (missing + 1)
        later = 0.45 if missing == 0 else 0.4 / (missing + 1)
        return bonus * (now + later * (self.payouts - 1))

    def crew(self) -> float:
        """Hands to work with: the first ones do most, those in line at the home bar nothing."""
        g = self.g
        total, one = 0.0, CREW * (self.left + self.payouts - 1)
        for m in range(self.gang * FIGURES, self.gang * FIGURES + FIGURES):
            if g.rings[m] > 0 and (g.where[m] != OFF_BOARD or g.round == 0):
                total += one * (0.7 + 0.1 * g.rings[m])
                one *= 0.88
        return total

    # --- targets and dangers

    def targets(self) -> list[float]:
        """What taking each building would bring, empty as it may be; 0 for own ones."""
        g, box = self.g, self.box
        payouts = 0.85 + LATER * 0.85 * (self.payouts - 1)
        found = [0.0] * BUILDINGS
        for b in range(BUILDINGS):
            if g.owner[b] == self.gang or g.standing[b] == self.gang:
                continue
            found[b] = box.worth[b] * payouts
        for b in box.casino:
            if found[b] > 0.0:
                found[b] += self.step_to(CASINOS)
        for b in box.plaza_bars:
            if found[b] > 0.0:
                found[b] += self.step_to(PLAZA_BARS)
        self.add_sets(found)
        return found

    def step_to(self, goal: int) -> float:
        """What one more for a goal is worth."""
        g = self.g
        seat = g.leader[self.gang]
        missing = g.needed(goal) - g.progress(seat, goal)
        here = goal_chance(goal, missing, self.left)
        return VICTORY * max(0.0, goal_chance(goal, missing - 1, self.left) - here)

    def add_sets(self, found: list[float]) -> None:
        count = len(self.box.triple_values)
        for row in range(self.gang * count, self.gang * count + count):
            own = 0
            for b in self.box.sets[row]:
                own += self.g.owner[b] == self.gang
            if own == len(self.box.sets[row]):
                continue
            more = self.set_worth(row, own + 1) - self.set_worth(row, own)
            for b in self.box.sets[row]:
                if found[b] > 0.0:
                    found[b] += more

    def prospect(self, member: int, head_start: int) -> float:
        """The best target of a member, by what it brings and how far it is.  With a head start
        the member is so many points nearer."""
        g, box = self.g, self.box
        row = box.distance[g.where[member]]
        best = 0.0
        for b in range(BUILDINGS):
            prize = self.prizes[b]
            if prize <= best or row[b] > LOOK:
                continue
            holder = g.standing[b]
            if holder != NO_GANG:
                if g.leader[holder] == g.leader[self.gang]:
                    continue
                prize *= box.win[g.rings[member]][g.rings[g.inside(holder, b)[0]]]
            best = max(best, prize * nearness(max(1, row[b] - head_start)))
        return best

    def danger(self, member: int) -> float:
        """What a member stands to lose to the worst foe near it."""
        g, box = self.g, self.box
        row = box.distance[g.where[member]]
        rings = g.rings[member]
        worst = 0.0
        for foe in self.foes:
            if row[g.where[foe]] <= 20:
                win = box.win[g.rings[foe]][rings]
                worst = max(worst, win * win * nearness(row[g.where[foe]]))
        return 0.35 * worst * box.value[rings]

    # --- the question that is open

    def asked(self) -> float:
        """The best that the member chosen to move can do, and how an assault may end."""
        g = self.g
        total = 0.0
        if g.gang == self.gang and g.agenda[-3] == CHOOSE_ROUTE:
            total = self.route(g.agenda[-1])
        elif g.gang == self.gang and g.agenda[-3] == CHOOSE_STREET:
            total = self.stroll(g.agenda[-1])
        if g.storming:
            total += self.assault()
        return total

    def route(self, member: int) -> float:
        """The best end of a route: a building, a duel, or a stroll."""
        g = self.g
        best = self.idle(member)
        reached = reach(g, member, g.points)
        for field in reached.fields:
            meets = entry(g, self.gang, field)
            gain = -POINT * reached.lengths[field]
            if meets == DUEL:
                foe = g.inside(g.standing[field], field)[0]
                gain += self.duel(g.rings[member], g.rings[foe])
                if field < BUILDINGS:
                    gain += self.prizes[field] * self.box.win[g.rings[member]][g.rings[foe]]
            elif meets == TAKEN:
                gain += self.prizes[field]
            else:
                continue
            best = max(best, gain)
        return best

    def duel(self, rings: int, other: int) -> float:
        """What an attack brings on average: prize and ring, or the member lost."""
        box = self.box
        win, lose = box.win[rings][other], box.win[other][rings]
        rise = box.value[min(rings + 1, STRENGTHS - 1)] - box.value[rings]
        return win * (1.3 * box.value[other] + rise) - (lose + box.both[rings][other]) * (
            1.3 * box.value[rings]
        )

    def stroll(self, member: int) -> float:
        """Walking nearer to the best target, and leaving one's post for it."""
        g = self.g
        nearer = 0.3 * (self.prospect(member, g.points) - self.prospect(member, 0))
        return nearer - POINT * g.points - self.post(member)

    def idle(self, member: int) -> float:
        """Using up the points near by; an even number lets a member come back to its post."""
        stay = -POINT * self.g.points - self.post(member) * (self.g.points % 2)
        return max(stay, self.stroll(member))

    def post(self, member: int) -> float:
        """What the building in which a member stands loses when it goes."""
        b = self.g.where[member]
        if b >= BUILDINGS or len(self.g.inside(self.gang, b)) > 1:
            return 0.0
        lost = self.risk(b, False) - self.risk(b, True)
        return lost * self.box.worth[b] * (1.0 + 0.4 * LATER * (self.payouts - 1))

    def assault(self) -> float:
        """Half of what the stronger side may win of the other (variant I)."""
        g = self.g
        ours = theirs = 0.0
        for m in range(MEMBERS):
            if g.where[m] == g.stormed:
                if g.leader[m // FIGURES] == g.leader[self.gang]:
                    ours += g.box.value[g.rings[m]]
                else:
                    theirs += g.box.value[g.rings[m]]
        if ours + theirs == 0.0 or ours == 0.0:
            return 0.0
        odds = ours * ours / (ours * ours + theirs * theirs)
        stake = float(g.box.worth[g.stormed]) + ours + theirs
        return stake * (odds - 0.5)


def foes_of(g: Chicago, gang: int) -> list[int]:
    """All enemies of a gang on the board."""
    found: list[int] = []
    for m in range(MEMBERS):
        if g.where[m] != OFF_BOARD and g.leader[m // FIGURES] != g.leader[gang]:
            found.append(m)
    return found


def nearness(distance: int) -> float:
    """1 beside a field, falling to 0 at LOOK: what one turn reaches counts most."""
    if distance >= LOOK:
        return 0.0
    return (LOOK - distance) / LOOK if distance > 11 else 1.0 - distance * 0.025
