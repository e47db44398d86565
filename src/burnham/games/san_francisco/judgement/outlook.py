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
    CARDS_IN_RING,
    CLEAR,
    DEVELOP,
    INCOME,
    MATERIAL,
    MONEY,
    MONEY_PER_BUILDING,
    PASS,
    PERMIT,
    TENDER,
    YEARS,
)
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.judgement.worth import IMPOSSIBLE, Worth, moved, turns_left
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
    private_points,
    progress_points,
    scores,
)
from burnham.games.san_francisco.steps.actions import hindrance, is_costly
from burnham.games.san_francisco.steps.building import affordable_sites, colour_sites, number_sites
from burnham.games.san_francisco.steps.cards import remote_fee

COMMITTEE_TURN_WORTH: Final = 2.7
"""Points that the Committee makes in a turn, as a rule."""

ROSY: Final = 18.0
"""So much better than it comes do players judge their own prospects.  Among themselves that evens
out; the Committee, whose points are foretold as they come, gets it on top."""


def value(g: SanFrancisco, player: int) -> float:
    if g.over:
        return float(scores(g).totals[player])
    if player == g.committee:
        foretold = scores(g).totals[player] + COMMITTEE_TURN_WORTH * turns_left(g, player)
        return foretold + ROSY
    return Outlook(g, player).value()


class Outlook(Worth):
    """One look at a position with the eyes of one player."""

    def __init__(self, g: SanFrancisco, player: int) -> None:
        super().__init__(g, player)
        self.planned = self.plan(g.area[player], len(g.permits[player]), self.best)

    def value(self) -> float:
        g, player = self.g, self.player
        worth = progress_points(g, player) + development_points(g, player)
        worth += builder_points(g, player) + private_points(g, player)
        found = worth + self.dollar * g.money[player]
        for public in self.publics:
            found += public
        found += self.planned
        found += self.promise() + self.to_come() + self.early_choice()
        return found + self.pending() if g.seat == player else found

    # --- what is on the table -------------------------------------------------------------

    def to_come(self) -> float:
        """Incomes and bonuses of the years to come."""
        years = float(YEARS - 2 - self.g.year)
        if self.g.builder != NONE or years <= 0.0:
            return 0.0
        return min(years, self.turns / CARDS_IN_RING) * self.year_end()

    def year_end(self) -> float:
        return WEIGHTS.yearly_income * self.dollar + WEIGHTS.turn

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
        return WEIGHTS.early_choice * behind / (g.players - 1)

    def plan(self, area: int, permits: int, best: float, built: int = 0) -> float:
        """The best number of further buildings, the first of them worth `best` if that is more than
        a good one, and what the turns left over bring; `built` are those to be built at once."""
        g, turns = self.g, self.turns
        cost = self.dollar * min(3.0, g.box.build_cost[g.year] + turns / 18.0)
        most = g.supply[self.player] + g.area[self.player] - built
        found = WEIGHTS.turn * turns
        gained = 0.0
        for count in range(1, most + 1):
            gain = (max(best, self.good(count)) if count == 1 else self.good(count)) - cost
            lacking = WEIGHTS.permits_a_building * count - permits
            effort = count + max(0, count - area) + max(0.0, lacking)
            spare = turns - effort
            if spare < -1.0:
                break
            gained += gain
            missed = 0.0 if spare >= 0.0 else gain
            found = max(found, gained + spare * (WEIGHTS.turn + missed))
        return found

    # --- the question under way -----------------------------------------------------------

    def pending(self) -> float:
        """The best answer to the question that the player is in the middle of."""
        step, arg = self.g.asked_step, self.g.arg
        if step == CHOOSE_ACTION:
            return self.action(arg)
        if step == CHOOSE_BONUS:
            return self.bonus()
        if step == TAKE_INCOME:
            return self.year_end()
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
        best = 0.0 if is_costly(g.box.field_kind[stone]) else IMPOSSIBLE
        for field in g.card_fields(g.card):
            kind = g.box.field_kind[field]
            money = g.money[player] - remote_fee(g, stone, field)
            if kind == PASS or g.blocked(field) or money < 0:
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
            return self.best_tender()
        if kind in (DEVELOP, CLEAR):
            return self.move(kind)
        area, permits = g.area[player], len(g.permits[player])
        if kind == MATERIAL:
            after = self.plan(area + 1, permits, self.best)
        elif kind == PERMIT:
            after = self.plan(area, permits + 1, self.best) + WEIGHTS.permit
        else:
            return self.build(kind)
        return after - self.planned

    def best_tender(self) -> float:
        best = 0.0
        for tender in self.g.tender_display:
            if tender != NONE:
                best = max(best, self.tender(tender))
        return best

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
        free = affordable_sites(g, player, g.free_sites(), g.money[player])
        best = IMPOSSIBLE
        for i in range(len(permits)):
            for j in range(i, len(permits)):
                if laid and laid[0] != permits[i] and laid[0] != permits[j]:
                    continue
                if len(laid) == 2 and (i == j or (laid[1] != permits[i] and laid[1] != permits[j])):
                    continue
                pair = [permits[i], permits[j]]
                sites = free & colour_sites(g, pair, kind) & number_sites(g, pair, kind)
                if sites:
                    best = max(best, self.build_on(sites, permits[i], permits[j]))
        return best

    def build_on(self, sites: int, one: int, other: int) -> float:
        """The best of these sites, built on with two permits, or one if it is the same."""
        g, player = self.g, self.player
        gain = IMPOSSIBLE
        for site in g.box.reading_order[g.seats]:
            if sites >> site & 1:
                gain = max(gain, self.site(site))
        used = 1
        if one != other:
            used = 2
            bits = g.box.permit_symbol_bits
            gain += self.development(bits[one] & bits[other])
        gain -= self.dollar * g.box.build_cost[g.year]
        area, permits = g.area[player], len(g.permits[player])
        after = self.plan(area - 1, permits - used, IMPOSSIBLE, 1)
        return gain + after - self.planned
