"""What a position is worth to a player: the points to expect at the end.

What is on the table counts as it would score now, comparisons a little softer.  The future is a
plan: how many more buildings the turns left allow (each takes a build, material and one to two
permits, less what is already at hand), what a building brings on a good site, and what the spare
turns bring.  A question that a player is in the middle of counts as its best answer.
"""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    BONUSES_A_YEAR,
    BUILD,
    CARDS_IN_RING,
    CLEAR,
    COLOUR_SETS,
    COLOURS,
    DEVELOP,
    DEVELOPMENT_SETS,
    DEVELOPMENT_TYPE,
    DEVELOPMENTS,
    FREESTANDING,
    FREESTANDING_NUMBER,
    GOLD_ROW,
    GREEN_COLUMN,
    INCOME,
    MATERIAL,
    MONEY,
    MONEY_PER_BUILDING,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    NEXT_TO_RIVAL,
    OWN_PAIRS,
    PASS,
    PER_BUILDING,
    PER_RUBBLE,
    PERMIT,
    SITE_COLOUR,
    SITES,
    SURROUNDED_CORNER,
    TENDER,
    YEARS,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.questions import (
    CHOOSE_ACTION,
    CHOOSE_BONUS,
    CHOOSE_SITE,
    CLEAR_RUBBLE,
    LAY_PERMIT,
    TAKE_DEVELOPMENT,
    TAKE_INCOME,
    TAKE_PERMIT,
    TAKE_TENDER,
)
from burnham.games.san_francisco.scoring import (
    builder_points,
    development_points,
    of_type,
    private_points,
    progress_points,
    scores,
    tender_points,
)
from burnham.games.san_francisco.steps.actions import COSTLY, hindrance
from burnham.games.san_francisco.steps.building import affordable_sites, fitting_sites
from burnham.games.san_francisco.steps.cards import remote_fee

TURN: Final = 0.9
"""A turn that serves no building: a step, a tender, some money."""

PERMITS_A_BUILDING: Final = 1.5
DEVELOPMENT: Final = 1.6
"""What developments add to a building on average."""

YEARLY_INCOME: Final = 2.5
MONEY_WORTH: Final = 0.34
"""A dollar is worth this much more than its share of a point while there is time to use it."""

TIME_TO_USE: Final = 8.0
COMMITTEE_TURN_WORTH: Final = 1.5
EARLY_CHOICE: Final = 0.25
"""To be the first to choose on the next card, rather than the last."""

SET_SHARE: Final = [0.55, 0.35, 0.2, 0.1]
"""What the first, second … missing piece of a set of four is worth of the set."""

CORNER_SHARE: Final = [0.3, 0.6, 1.0]
"""What a corner is worth of its tender with none, one and both neighbours built."""

IMPOSSIBLE: Final = -9.0


def value(g: SanFrancisco, player: int) -> float:
    if not g.agenda:
        return float(scores(g).totals[player])
    if player == g.committee:
        return float(scores(g).totals[player]) + COMMITTEE_TURN_WORTH * turns_left(g, player)
    return Outlook(g, player).value()


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


class Outlook:
    """One look at a position with the eyes of one player."""

    def __init__(self, g: SanFrancisco, player: int) -> None:
        self.g = g
        self.player = player
        self.turns = turns_left(g, player)
        self.dollar = 1.0 / g.box.money_per_vp
        self.dollar += MONEY_WORTH * min(1.0, self.turns / TIME_TO_USE)
        self.tenders = g.taken[player][:]
        if g.kept[player] >= 0:
            self.tenders.append(g.kept[player])
        self.kinds = [of_type(g, player, kind) for kind in range(len(DEVELOPMENTS))]
        self.counts = [0] * (len(COLOURS) * g.players)
        for site in g.box.reading_order[g.seats]:
            if g.owner[site] >= 0:
                self.counts[g.owner[site] * len(COLOURS) + g.box.site_colour[site]] += 1
        self.colour_gain = [0.5] * len(COLOURS)
        self.alone = 0.0
        self.pair = 0.0
        self.rival = 0.0
        self.corner = 0.0
        self.rubble = 0.0
        self.gains = [0.0] * SITES
        self.best = IMPOSSIBLE
        self.good = 0.0
        self.weigh_tenders()
        self.weigh_sites()

    def value(self) -> float:
        g, player = self.g, self.player
        worth = progress_points(g, player) + development_points(g, player)
        worth += builder_points(g, player) + private_points(g, player)
        found = worth + self.dollar * g.money[player]
        for tender in g.public_tenders:
            found += self.public(tender)
        found += self.plan(g.area[player], len(g.permits[player]), self.best)
        found += self.to_come() + self.early_choice()
        return found + self.pending() if g.seat == player else found

    # --- what is on the table -------------------------------------------------------------

    def public(self, tender: int) -> float:
        g, player = self.g, self.player
        scoring = g.box.public_scoring[tender]
        if scoring == GOLD_ROW:
            return float(g.box.gold_row[g.col[player]])
        if scoring == GREEN_COLUMN:
            return float(g.box.green_column[g.row[player]])
        lead = 0.0
        for other in range(g.players):
            if other != player:
                lead += self.lead(scoring, g.box.public_about[tender], other)
        prizes = g.box.comparison[g.players]
        spread = (prizes[0] - prizes[-1]) / 2.0
        return sum(prizes) / len(prizes) + spread * lead / (g.players - 1)

    def lead(self, scoring: int, colour: int, other: int) -> float:
        """From −1 (well behind) to 1 (well ahead); early in the game a lead means less."""
        g, player = self.g, self.player
        late = 1.0 - self.turns / 36.0
        if scoring == MOST_OF_COLOUR:
            size = len(COLOURS)
            ahead = self.counts[player * size + colour] - self.counts[other * size + colour]
        elif scoring == MOST_RUBBLE:
            ahead = g.cleared[player] - g.cleared[other]
        else:
            ahead = g.money[player] - g.money[other]
            return max(-1.0, min(1.0, ahead * 0.3 * late * late))
        return max(-1.0, min(1.0, ahead * (0.4 + 0.4 * late)))

    def to_come(self) -> float:
        """Incomes and bonuses of the years to come."""
        years = float(YEARS - 2 - self.g.year)
        if self.g.builder != NONE or years <= 0.0:
            return 0.0
        return min(years, self.turns / CARDS_IN_RING) * (YEARLY_INCOME * self.dollar + TURN)

    def early_choice(self) -> float:
        """Further right moves first on the next card."""
        g, player = self.g, self.player
        if g.slot != NONE and not moved(g, player):
            return 0.0
        places = g.incomes if g.slot == NONE else g.stones
        behind = 0
        for place in places:
            if place < places[player]:
                behind += 1
        return EARLY_CHOICE * behind / (g.players - 1)

    # --- what a building brings -----------------------------------------------------------

    def weigh_tenders(self) -> None:
        """What colours, neighbours and rubble mean to this player."""
        g, box = self.g, self.g.box
        mine = self.counts[self.player * len(COLOURS) : (self.player + 1) * len(COLOURS)]
        for tender in self.tenders:
            points = self.tender_value(tender)
            scoring = box.tender_scoring[tender]
            if scoring == SITE_COLOUR:
                self.colour_gain[box.tender_about[tender]] += points
            elif scoring in (PER_BUILDING, COLOUR_SETS):
                for colour in range(len(COLOURS)):
                    part = 1.0 if scoring == PER_BUILDING else set_share(mine, colour)
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
        for tender in g.public_tenders:
            if box.public_scoring[tender] == MOST_OF_COLOUR:
                self.colour_gain[box.public_about[tender]] += 1.5
            elif box.public_scoring[tender] == MOST_RUBBLE:
                self.rubble += 1.2

    def tender_value(self, tender: int) -> float:
        box = self.g.box
        return float(box.tender_vp_two[tender] if self.g.players == 2 else box.tender_vp[tender])

    def weigh_sites(self) -> None:
        """The gain of every free site; the best that the permits allow; the three best of all."""
        g, box = self.g, self.g.box
        allowed = fitting_sites(g, g.permits[self.player], BUILD)
        clearing = self.step_up() + self.rubble - self.dollar * box.clear_cost
        near = self.pair + self.rival + self.corner > 0.0
        first = second = third = 0.0
        for site in box.reading_order[g.seats]:
            if g.owner[site] != NONE:
                continue
            gain = self.colour_gain[box.site_colour[site]]
            if box.site_number[site] == FREESTANDING_NUMBER:
                gain += self.alone
            elif near:
                gain += self.beside(site)
            if g.rubble[site]:
                gain += clearing
            self.gains[site] = gain
            if gain > self.best and allowed >> site & 1:
                self.best = gain
            if gain > third:
                third = gain
                if third > second:
                    second, third = third, second
                if second > first:
                    first, second = second, first
        self.good = (first + second + third) / 3.0 + DEVELOPMENT
        if self.best > IMPOSSIBLE:
            self.best += self.development_in_hand()

    def beside(self, site: int) -> float:
        """What the neighbours of a site are worth for pairs, rivals and corners."""
        box, owner = self.g.box, self.g.owner
        built = own = free = 0
        corners = 0.0
        for neighbour in box.neighbours[site]:
            if owner[neighbour] == self.player:
                own += 1
                corners += 0.35 * box.site_corner[neighbour]
            elif owner[neighbour] == NONE:
                free += 1
            else:
                built += 1
        gain = self.pair * (0.75 if own else 0.25 if free else 0.0)
        gain += self.rival * (1.0 if built else 0.4 if free else 0.0)
        if box.site_corner[site]:
            corners += CORNER_SHARE[min(own + built, 2)]
        return gain + self.corner * corners

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
        for kind in range(len(DEVELOPMENTS)):
            if shared >> kind & 1 and g.stacks[kind]:
                cost = self.dollar * g.box.development_cost[kind]
                best = max(best, self.development_card(kind) + self.step_right() - cost)
        return best

    def development_card(self, kind: int) -> float:
        g, box = self.g, self.g.box
        worth = float(box.development_vp[g.top_development(kind)])
        if kind == 0:
            ladder, owned = box.street_light_vp, self.kinds[0]
            worth += ladder[owned + 1] - ladder[owned] + 0.6
        for tender in self.tenders:
            scoring = box.tender_scoring[tender]
            if scoring == DEVELOPMENT_TYPE and box.tender_about[tender] == kind:
                worth += self.tender_value(tender)
            elif scoring == DEVELOPMENT_SETS:
                worth += self.tender_value(tender) * set_share(self.kinds, kind)
        return worth

    def plan(self, area: int, permits: int, best: float, built: int = 0) -> float:
        """The best number of further buildings, the first of them worth `best` if the permits allow
        any, and what the turns left over bring; `built` are those to be built at once."""
        g, turns = self.g, self.turns
        cost = self.dollar * min(3.0, g.box.build_cost[g.year] + turns / 18.0)
        most = g.supply[self.player] + g.area[self.player] - built
        found = TURN * turns
        gained = 0.0
        for count in range(1, most + 1):
            gain = (best if count == 1 and best > IMPOSSIBLE else self.good) - cost
            effort = count + max(0, count - area) + max(0.0, PERMITS_A_BUILDING * count - permits)
            spare = turns - effort
            if spare < -1.0:
                break
            gained += gain
            found = max(found, gained + spare * (TURN if spare >= 0.0 else gain + TURN))
        return found

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
                gain += 0.5 * right + 0.5 * (box.gold_row[col + right] - box.gold_row[col])
            elif box.public_scoring[tender] == GREEN_COLUMN:
                gain += 0.5 * up + 0.5 * (box.green_column[row + up] - box.green_column[row])
        return gain

    def tender(self, tender: int) -> float:
        """One more private tender: what it brings now and with the buildings to come."""
        now = tender_points(self.g, self.player, tender)
        points = self.tender_value(tender)
        return now + points * min(2.5, self.turns / 9.0) * (0.3 if points > 3.0 else 0.7)

    # --- the question under way -----------------------------------------------------------

    def pending(self) -> float:
        """The best answer to the question that the player is in the middle of."""
        step, arg = self.g.agenda[-3], self.g.agenda[-1]
        if step == CHOOSE_ACTION:
            return self.action(arg)
        if step == CHOOSE_BONUS:
            return self.bonus()
        if step == TAKE_INCOME:
            return YEARLY_INCOME * self.dollar + TURN
        if step == TAKE_PERMIT:
            return self.gain(PERMIT, 0)
        if step == TAKE_TENDER:
            return self.gain(TENDER, 0)
        if step == CLEAR_RUBBLE:
            return self.gain(CLEAR, 0)
        if step in (LAY_PERMIT, CHOOSE_SITE):
            return self.build(arg)
        return self.development(arg) if step == TAKE_DEVELOPMENT else 0.0

    def action(self, stone: int) -> float:
        """The best action of the card, fees and all; nothing where one may forgo."""
        g, player = self.g, self.player
        best = 0.0 if g.box.field_kind[stone] in COSTLY else IMPOSSIBLE
        for field in g.card_fields(g.card):
            kind = g.box.field_kind[field]
            money = g.money[player] - remote_fee(g, stone, field)
            if kind == PASS or field in g.blockers or money < 0:
                continue
            if not hindrance(g, player, kind, money, False):
                fee = self.dollar * (g.money[player] - money)
                best = max(best, self.gain(kind, g.box.field_amount[field]) - fee)
        return best if best > IMPOSSIBLE else 0.0

    def bonus(self) -> float:
        g, player = self.g, self.player
        first = g.year * BONUSES_A_YEAR
        best = 0.0
        for bonus in range(first, first + g.box.bonus_count[g.year]):
            kind, amount = g.box.bonus_kind[bonus], g.box.bonus_amount[bonus]
            if kind in (MONEY, MONEY_PER_BUILDING):
                times = 1 if kind == MONEY else g.built(player)
                best = max(best, self.dollar * amount * times)
            elif not hindrance(g, player, kind, g.money[player], True):
                free = self.dollar * g.box.develop_cost if kind == DEVELOP else 0.0
                best = max(best, self.gain(kind, 0) + free)
        return best

    def gain(self, kind: int, amount: int) -> float:
        """What carrying out an action brings."""
        g, player = self.g, self.player
        if kind == INCOME:
            return amount * self.dollar
        if kind == TENDER:
            return max([self.tender(t) for t in g.tender_display if t != NONE])
        if kind in (DEVELOP, CLEAR):
            return self.move(kind)
        area, permits = g.area[player], len(g.permits[player])
        if kind == MATERIAL:
            after = self.plan(area + 1, permits, self.best)
        elif kind == PERMIT:
            after = self.plan(area, permits + 1, self.best) + 0.4
        else:
            return self.build(kind)
        return after - self.plan(area, permits, self.best)

    def move(self, kind: int) -> float:
        g, player = self.g, self.player
        if g.at_corner(player):
            return g.box.corner_reward * self.dollar
        if kind == DEVELOP:
            return self.step_right() - g.box.develop_cost * self.dollar
        up = self.step_up()
        best = up - g.box.move_up_cost * self.dollar
        if g.money[player] >= g.box.clear_cost:
            best = max(best, up + self.rubble - g.box.clear_cost * self.dollar)
        return best

    def build(self, kind: int) -> float:
        """The best building with one permit or two, laid ones among them, and the plan after it
        instead of the plan before."""
        g, player = self.g, self.player
        permits, laid = g.permits[player], g.laid
        best = IMPOSSIBLE
        for i in range(len(permits)):
            for j in range(i, len(permits)):
                if laid and laid[0] != permits[i] and laid[0] != permits[j]:
                    continue
                if len(laid) == 2 and (i == j or (laid[1] != permits[i] and laid[1] != permits[j])):
                    continue
                best = max(best, self.build_with(kind, permits[i], permits[j]))
        return best

    def build_with(self, kind: int, one: int, other: int) -> float:
        g, player = self.g, self.player
        sites = fitting_sites(g, [one, other], kind)
        sites = affordable_sites(g, player, sites, g.money[player])
        if not sites:
            return IMPOSSIBLE
        gain = IMPOSSIBLE
        for site in g.box.reading_order[g.seats]:
            if sites >> site & 1 and self.gains[site] > gain:
                gain = self.gains[site]
        used = 1
        if one != other:
            used = 2
            bits = g.box.permit_symbol_bits
            gain += self.development(bits[one] & bits[other])
        gain -= self.dollar * g.box.build_cost[g.year]
        area, permits = g.area[player], len(g.permits[player])
        before = self.plan(area, permits, self.best)
        after = self.plan(area - 1, permits - used, IMPOSSIBLE, 1)
        return gain + after - before


def set_share(counts: list[int], kind: int) -> float:
    """One more of a kind towards a set of four, as a part of the set."""
    least = min(counts)
    if counts[kind] > least:
        return 0.05
    missing = 0
    for count in counts:
        if count == least:
            missing += 1
    return SET_SHARE[missing - 1]
