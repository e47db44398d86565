"""What things are worth to a player: a dollar, a step, a development, a public tender."""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    CARDS_IN_RING,
    COLOURS,
    DEVELOPMENT_SETS,
    DEVELOPMENT_TYPE,
    DEVELOPMENTS,
    GOLD_ROW,
    GREEN_COLUMN,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    STREET_LIGHT,
    YEARS,
)
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import by_type, fewest

PART_OF_SET: Final = [0.0, 0.05, 0.2, 0.5, 1.0]
"""What none, one … and all four pieces of a set are worth of it."""

IMPOSSIBLE: Final = -9.0


def turns_left(g: SanFrancisco, player: int) -> float:
    """Turns on cards a player may still expect; fewer when somebody is about to finish."""
    if g.year == YEARS - 1:
        return 0.0
    here = 0.0 if g.slot == NONE or moved(g, player) else 1.0
    if g.builder != NONE:
        return here
    later = float(CARDS_IN_RING * (YEARS - 1 - g.year) - 1 - g.slot)
    for other in range(g.players):
        missing = g.box.buildings - g.built(other)
        later = min(later, 3.0 * missing + 3.0 * max(0, missing - g.area[other]))
    return here + later


def moved(g: SanFrancisco, player: int) -> bool:
    """The player's stone lies on the card in play."""
    stone = g.stones[player]
    return stone != NONE and g.box.field_card[stone] == g.card


# In native code loops are quicker than `sum` and `min` of a list.


def mean(prizes: list[int]) -> float:
    total = 0
    for prize in prizes:
        total += prize
    return total / len(prizes)


def crowding(players: int) -> float:
    """How much of the developments is left to each of so many players."""
    left = 1.0
    for _ in range(players - 2):
        left *= WEIGHTS.crowded
    return left


def begun(counts: list[int]) -> int:
    """How many of the four pieces of the next set are there."""
    least = fewest(counts)
    pieces = 0
    for count in counts:
        if count > least:
            pieces += 1
    return pieces


def next_pieces(counts: list[int]) -> list[float]:
    """What one more of each kind is worth of a set of four."""
    least, pieces = fewest(counts), begun(counts)
    part = PART_OF_SET[pieces + 1] - PART_OF_SET[pieces]
    return [0.0 if count > least else part for count in counts]


class Worth:
    """The prices that one player would pay, all in points."""

    def __init__(self, g: SanFrancisco, player: int) -> None:
        self.g = g
        self.player = player
        self.turns = turns_left(g, player)
        self.late = 1.0 - self.turns / 36.0
        self.more_than_points = WEIGHTS.money * min(1.0, self.turns / WEIGHTS.time_to_use)
        self.usable = WEIGHTS.spent + WEIGHTS.spent_a_turn * self.turns
        self.dollar = 1.0 / g.box.money_per_vp + WEIGHTS.price * self.more_than_points
        self.tenders = g.taken[player][:]
        if g.kept[player] >= 0:
            self.tenders.append(g.kept[player])
        self.kinds = by_type(g, player)
        self.counts = [0] * (len(COLOURS) * g.players)
        for site in g.box.reading_order[g.seats]:
            owner = g.owner[site]
            if owner >= 0:
                self.counts[owner * len(COLOURS) + g.box.site_colour[site]] += 1
        prizes = g.box.comparison[g.players]
        self.prize = mean(prizes)
        self.spread = (prizes[0] - prizes[-1]) / 2.0
        self.publics = [self.public(tender, 0) for tender in g.public_tenders]
        self.developing = self.weigh_developments()

    def mine(self) -> list[int]:
        """Own buildings by colour."""
        first = self.player * len(COLOURS)
        return self.counts[first : first + len(COLOURS)]

    def tender_value(self, tender: int) -> float:
        box = self.g.box
        return float(box.tender_vp_two[tender] if self.g.players == 2 else box.tender_vp[tender])

    # --- money ----------------------------------------------------------------------------

    def money(self, dollars: int) -> float:
        """So much money: its share of points, and what it can still be used for, the more the
        less.  What will be paid later counts by `dollar`, whatever there is now."""
        use = self.usable * dollars / (self.usable + dollars)
        return dollars / self.g.box.money_per_vp + self.more_than_points * use

    # --- public tenders -------------------------------------------------------------------

    def public(self, tender: int, more: int) -> float:
        """What a public tender may bring, with so many more buildings or rubble markers."""
        g, player = self.g, self.player
        scoring = g.box.public_scoring[tender]
        if scoring == GOLD_ROW:
            return self.along(g.box.gold_row, g.col[player])
        if scoring == GREEN_COLUMN:
            return self.along(g.box.green_column, g.row[player])
        lead = 0.0
        for other in range(g.players):
            if other != player:
                lead += self.lead(scoring, g.box.public_about[tender], other, more)
        return self.prize + self.spread * lead / (g.players - 1)

    def lead(self, scoring: int, colour: int, other: int, more: int) -> float:
        """From −1 (well behind) to 1 (well ahead); early in the game a lead means less."""
        g, player = self.g, self.player
        if scoring == MOST_OF_COLOUR:
            size = len(COLOURS)
            ahead = self.counts[player * size + colour] - self.counts[other * size + colour]
        elif scoring == MOST_RUBBLE:
            ahead = g.cleared[player] - g.cleared[other]
        else:
            ahead = g.money[player] - g.money[other]
            return max(-1.0, min(1.0, ahead * 0.3 * self.late * self.late))
        sure = WEIGHTS.majority + WEIGHTS.majority_late * self.late
        return max(-1.0, min(1.0, (ahead + more) * sure))

    def along(self, points: list[int], place: int) -> float:
        """A place on the gold row or the green column; early on all steps are worth the same."""
        even = place * points[-1] / (len(points) - 1)
        return self.late * points[place] + (1.0 - self.late) * even

    # --- developments ---------------------------------------------------------------------

    def weigh_developments(self) -> list[float]:
        """What a development of each type brings, with its step; 0 if there is none left."""
        g, step = self.g, self.step_right()
        found = [0.0] * len(DEVELOPMENTS)
        for kind in range(len(DEVELOPMENTS)):
            if g.stacks[kind]:
                cost = self.dollar * g.box.development_cost[kind]
                found[kind] = self.development_card(kind) + step - cost
        return found

    def development(self, shared: int) -> float:
        """The best development of the types given as bits; 0 if there is none."""
        best = 0.0
        if shared:
            for kind in range(len(DEVELOPMENTS)):
                if shared >> kind & 1:
                    best = max(best, self.developing[kind])
        return best

    def development_card(self, kind: int) -> float:
        g, box = self.g, self.g.box
        worth = float(box.development_vp[g.top_development(kind)])
        if kind == STREET_LIGHT:
            ladder, owned = box.street_light_vp, self.kinds[STREET_LIGHT]
            worth += ladder[owned + 1] - ladder[owned] + WEIGHTS.light
        for tender in self.tenders:
            scoring = box.tender_scoring[tender]
            if scoring == DEVELOPMENT_TYPE and box.tender_about[tender] == kind:
                worth += self.tender_value(tender)
            elif scoring == DEVELOPMENT_SETS:
                worth += self.tender_value(tender) * next_pieces(self.kinds)[kind]
        return worth

    # --- steps ------------------------------------------------------------------------------

    def step_right(self) -> float:
        g, player = self.g, self.player
        if g.col[player] < g.box.cols - 1:
            return self.step(1, 0)
        return self.step(0, 1) if g.row[player] < g.box.rows - 1 else 0.0

    def usual_step(self) -> float:
        """The mean of the steps right that are left in this row."""
        g, box = self.g, self.g.box
        col, row = g.col[self.player], g.row[self.player]
        last = box.cols - 1
        if col == last:
            return self.step_right()
        gain = float(box.progress_vp[row][last] - box.progress_vp[row][col])
        for tender in g.public_tenders:
            if box.public_scoring[tender] == GOLD_ROW:
                gain += box.gold_row[last] - box.gold_row[col]
        return gain / (last - col)

    def step_up(self) -> float:
        g, player = self.g, self.player
        if g.row[player] < g.box.rows - 1:
            return self.step(0, 1)
        return self.step(1, 0) if g.col[player] < g.box.cols - 1 else 0.0

    def step(self, right: int, up: int) -> float:
        g, box = self.g, self.g.box
        col, row = g.col[self.player], g.row[self.player]
        gain = float(box.progress_vp[row + up][col + right] - box.progress_vp[row][col])
        for tender in g.public_tenders:
            if box.public_scoring[tender] == GOLD_ROW:
                gain += self.along(box.gold_row, col + right) - self.along(box.gold_row, col)
            elif box.public_scoring[tender] == GREEN_COLUMN:
                gain += self.along(box.green_column, row + up) - self.along(box.green_column, row)
        return gain
