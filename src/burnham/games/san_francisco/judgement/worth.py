"""What things are worth to a player: a dollar, a step, a site, a development, a tender."""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    BUILD,
    CARDS_IN_RING,
    COLOUR_SETS,
    COLOURS,
    DEVELOPMENT_SETS,
    DEVELOPMENT_TYPE,
    DEVELOPMENTS,
    FREESTANDING,
    FREESTANDING_NUMBER,
    GOLD_ROW,
    GREEN_COLUMN,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    NEXT_TO_RIVAL,
    OWN_PAIRS,
    PER_BUILDING,
    PER_RUBBLE,
    SITE_COLOUR,
    SURROUNDED_CORNER,
    YEARS,
)
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import (
    by_type,
    fewest,
    tender_points,
)
from burnham.games.san_francisco.steps.building import colour_sites, number_sites

PART_OF_SET: Final = [0.0, 0.05, 0.2, 0.5, 1.0]
"""What none, one … and all four pieces of a set are worth of it."""

CORNER_SHARE: Final = [0.3, 0.6, 1.0]
"""What a corner is worth of its tender with none, one and both neighbours built."""


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
        self.dollar = 1.0 / g.box.money_per_vp
        self.dollar += WEIGHTS.money * min(1.0, self.turns / WEIGHTS.time_to_use)
        self.tenders = g.taken[player][:]
        if g.kept[player] >= 0:
            self.tenders.append(g.kept[player])
        self.kinds = by_type(g, player)
        self.counts = [0] * (len(COLOURS) * g.players)
        for site in g.box.reading_order[g.seats]:
            owner = g.owner[site]
            if owner >= 0:
                self.counts[owner * len(COLOURS) + g.box.site_colour[site]] += 1
        self.late = 1.0 - self.turns / 36.0
        prizes = g.box.comparison[g.players]
        self.prize = mean(prizes)
        self.spread = (prizes[0] - prizes[-1]) / 2.0
        self.further = WEIGHTS.development * crowding(g.players)
        self.building = WEIGHTS.building * min(1.0, self.turns / 12.0)
        self.colour_gain = [self.building] * len(COLOURS)
        self.alone = 0.0
        self.pair = 0.0
        self.rival = 0.0
        self.corner = 0.0
        self.rubble = 0.0
        self.near = False
        self.clearing = 0.0
        self.best = IMPOSSIBLE
        self.ranked: list[float] = []
        self.publics = [self.public(tender, 0) for tender in g.public_tenders]
        self.weigh_tenders()
        self.weigh_sites()

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

    # --- what a building brings -----------------------------------------------------------

    def weigh_tenders(self) -> None:
        """What colours, neighbours and rubble mean to this player."""
        g, box = self.g, self.g.box
        for tender in self.tenders:
            points = self.tender_value(tender)
            scoring = box.tender_scoring[tender]
            if scoring == SITE_COLOUR:
                self.colour_gain[box.tender_about[tender]] += points
            elif scoring == PER_BUILDING:
                for colour in range(len(COLOURS)):
                    self.colour_gain[colour] += points
            elif scoring == COLOUR_SETS:
                for colour, part in enumerate(next_pieces(self.mine())):
                    self.colour_gain[colour] += points * part
            elif scoring == FREESTANDING:
                self.alone += points
            elif scoring == OWN_PAIRS:
                self.pair += points
            elif scoring == NEXT_TO_RIVAL:
                self.rival += points
            elif scoring == SURROUNDED_CORNER:
                self.corner += points
            elif scoring == PER_RUBBLE:
                self.rubble += points
        for i, tender in enumerate(g.public_tenders):
            if box.public_scoring[tender] == MOST_OF_COLOUR:
                gain = self.public(tender, 1) - self.publics[i]
                self.colour_gain[box.public_about[tender]] += gain
            elif box.public_scoring[tender] == MOST_RUBBLE:
                self.rubble += self.public(tender, 1) - self.publics[i]

    def mine(self) -> list[int]:
        """Own buildings by colour."""
        first = self.player * len(COLOURS)
        return self.counts[first : first + len(COLOURS)]

    def tender_value(self, tender: int) -> float:
        box = self.g.box
        return float(box.tender_vp_two[tender] if self.g.players == 2 else box.tender_vp[tender])

    def weigh_sites(self) -> None:
        """The gains of all free sites, the best last, and the best that the permits allow."""
        g, owner, permits = self.g, self.g.owner, self.g.permits[self.player]
        allowed = colour_sites(g, permits, BUILD) & number_sites(g, permits, BUILD)
        self.clearing = self.step_up() + self.rubble - self.dollar * g.box.clear_cost
        self.near = self.pair + self.rival + self.corner > 0.0
        best, ranked = IMPOSSIBLE, self.ranked
        for site in g.box.reading_order[g.seats]:
            if owner[site] == NONE:
                gain = self.site(site)
                ranked.append(gain)
                if gain > best and allowed >> site & 1:
                    best = gain
        ranked.sort()
        self.best = best + self.development_in_hand() if best > IMPOSSIBLE else best

    def site(self, site: int) -> float:
        """What building on a free site brings, without developments."""
        box = self.g.box
        gain = self.colour_gain[box.site_colour[site]]
        if box.site_number[site] == FREESTANDING_NUMBER:
            gain += self.alone
        elif self.near:
            gain += self.beside(site)
        return gain + self.clearing if self.g.rubble[site] else gain

    def good(self, count: int) -> float:
        """What the next, second next … building may bring: rivals take every other good site."""
        return self.ranked[max(0, len(self.ranked) - 2 * count)] + self.further

    def beside(self, site: int) -> float:
        """What a building on a site is worth through its neighbours: pairs, rivals and corners."""
        box, owner = self.g.box, self.g.owner
        rivals = own = free = 0
        for neighbour in box.neighbours[site]:
            if owner[neighbour] == self.player:
                own += 1
            elif owner[neighbour] == NONE:
                free += 1
            else:
                rivals += 1
        gain = 0.0
        if own:
            gain += self.pair * (1.0 - WEIGHTS.pair)
        elif free:
            gain += self.pair * WEIGHTS.pair
        if rivals:
            gain += self.rival
        elif free:
            gain += self.rival * WEIGHTS.rival
        if box.site_corner[site]:
            gain += self.corner * CORNER_SHARE[min(own + rivals, 2)]
        return gain

    def promise(self) -> float:
        """What is begun and may still be finished: pairs, corners, sets, rows of street lights."""
        g, box = self.g, self.g.box
        hope = self.building * g.built(self.player)
        if g.stacks[0]:
            hope += WEIGHTS.light * self.kinds[0]
        for tender in self.tenders:
            if box.tender_scoring[tender] == COLOUR_SETS:
                hope += self.tender_value(tender) * PART_OF_SET[begun(self.mine())]
            elif box.tender_scoring[tender] == DEVELOPMENT_SETS:
                hope += self.tender_value(tender) * PART_OF_SET[begun(self.kinds)]
        if self.near:
            for site in box.reading_order[g.seats]:
                if g.owner[site] == self.player:
                    hope += self.unfinished(site)
        return hope

    def unfinished(self, site: int) -> float:
        """What an own building may still bring through neighbours that are not built."""
        box, owner = self.g.box, self.g.owner
        rivals = own = free = 0
        for neighbour in box.neighbours[site]:
            if owner[neighbour] == self.player:
                own += 1
            elif owner[neighbour] == NONE:
                free += 1
            else:
                rivals += 1
        if not free:
            return 0.0
        hope = 0.0 if own else self.pair * WEIGHTS.pair
        if not rivals:
            hope += self.rival * WEIGHTS.rival
        if box.site_corner[site]:
            hope += self.corner * CORNER_SHARE[own + rivals]
        return hope

    def development_in_hand(self) -> float:
        """What a shared symbol among the permits promises."""
        bits = self.g.box.permit_symbol_bits
        permits = self.g.permits[self.player]
        shared = 0
        for i in range(len(permits)):
            for j in range(i):
                shared |= bits[permits[i]] & bits[permits[j]]
        return self.development(shared)

    def development(self, shared: int) -> float:
        """The best development of the types given as bits, with its step; 0 if there is none."""
        g = self.g
        best = 0.0
        if not shared:
            return best
        step = self.step_right()
        for kind in range(len(DEVELOPMENTS)):
            if shared >> kind & 1 and g.stacks[kind]:
                cost = self.dollar * g.box.development_cost[kind]
                best = max(best, self.development_card(kind) + step - cost)
        return best

    def development_card(self, kind: int) -> float:
        g, box = self.g, self.g.box
        worth = float(box.development_vp[g.top_development(kind)])
        if kind == 0:
            ladder, owned = box.street_light_vp, self.kinds[0]
            worth += ladder[owned + 1] - ladder[owned] + WEIGHTS.light
        for tender in self.tenders:
            scoring = box.tender_scoring[tender]
            if scoring == DEVELOPMENT_TYPE and box.tender_about[tender] == kind:
                worth += self.tender_value(tender)
            elif scoring == DEVELOPMENT_SETS:
                worth += self.tender_value(tender) * next_pieces(self.kinds)[kind]
        return worth

    # --- single gains ---------------------------------------------------------------------

    def step_right(self) -> float:
        g, player = self.g, self.player
        if g.col[player] < g.box.cols - 1:
            return self.step(1, 0)
        return self.step(0, 1) if g.row[player] < g.box.rows - 1 else 0.0

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

    def tender(self, tender: int) -> float:
        """One more private tender: what it brings now and with the buildings to come."""
        now = tender_points(self.g, self.player, tender)
        points = self.tender_value(tender)
        each = WEIGHTS.rich_tender if points > 3.0 else WEIGHTS.plain_tender
        return now + points * min(2.5, self.turns / 9.0) * each
