"""What the question is worth that a player is in the middle of: as much as its best answer."""

from __future__ import annotations

from typing import Final

from burnham.games.san_francisco.box import (
    BONUSES_A_YEAR,
    CLEAR,
    DEVELOP,
    INCOME,
    MATERIAL,
    MONEY,
    MONEY_PER_BUILDING,
    PASS,
    PERMIT,
    TENDER,
)
from burnham.games.san_francisco.judgement.plan import Plan
from burnham.games.san_francisco.judgement.weights import WEIGHTS
from burnham.games.san_francisco.judgement.worth import IMPOSSIBLE
from burnham.games.san_francisco.position import NONE
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
from burnham.games.san_francisco.scoring import tender_points
from burnham.games.san_francisco.steps.actions import hindrance, is_costly
from burnham.games.san_francisco.steps.building import affordable_sites, colour_sites, number_sites
from burnham.games.san_francisco.steps.cards import remote_fee

TIMES: Final = [1.0, 0.3, 0.6, 0.4, 0.3, 0.4, 0.12, 0.4, 0.3, 0.1]
"""How many times each building to come fulfils a new tender, by what the tender counts."""


class Pending(Plan):
    """The question at hand."""

    def pending(self) -> float:
        """The best answer to the question that the player is in the middle of."""
        step, arg = self.g.asked_step, self.g.arg
        if step == CHOOSE_ACTION:
            return self.action(arg)
        if step == CHOOSE_BONUS:
            return self.bonus()
        if step == TAKE_INCOME:
            return WEIGHTS.year
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
                fee = self.money(g.money[player]) - self.money(money)
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
                best = max(best, self.income(amount * times))
            elif not hindrance(g, player, kind, g.money[player], True):
                free = self.dollar * g.box.develop_cost if kind == DEVELOP else 0.0
                best = max(best, self.gain(kind, 0) + free)
        return best

    def income(self, amount: int) -> float:
        money = self.g.money[self.player]
        return self.money(money + amount) - self.money(money)

    def gain(self, kind: int, amount: int) -> float:
        """What carrying out an action brings."""
        g, player = self.g, self.player
        if kind == INCOME:
            return self.income(amount)
        if kind == TENDER:
            return self.best_tender()
        if kind in (DEVELOP, CLEAR):
            return self.move(kind)
        if kind == PERMIT:
            return self.best_permit()
        if kind == MATERIAL:
            after = self.plan(g.area[player] + 1, self.hand, 0)
            return after.total - self.future.total
        return self.build(kind)

    def best_permit(self) -> float:
        best = 0.0
        for permit in self.g.permit_display:
            if permit != NONE:
                best = max(best, self.permit(permit))
        return best

    def permit(self, permit: int) -> float:
        """What one more permit adds to the plan."""
        g, player = self.g, self.player
        hand = self.sorted_out([*g.permits[player], permit])
        return self.plan(g.area[player], hand, 0).total + hand.promise - self.planned

    def best_tender(self) -> float:
        best = 0.0
        for tender in self.g.tender_display:
            if tender != NONE:
                best = max(best, self.tender(tender))
        return best

    def tender(self, tender: int) -> float:
        """One more private tender: what it brings now and with the buildings to come."""
        now = tender_points(self.g, self.player, tender)
        times = TIMES[self.g.box.tender_scoring[tender]] * self.future.buildings
        return now + WEIGHTS.new_tender * self.tender_value(tender) * times

    def move(self, kind: int) -> float:
        g, player = self.g, self.player
        money = g.money[player]
        if g.at_corner(player):
            return self.income(g.box.corner_reward)
        if kind == DEVELOP:
            return self.step_right() + self.income(-g.box.develop_cost)
        up = self.step_up()
        best = up + self.income(-g.box.move_up_cost)
        if money >= g.box.clear_cost:
            best = max(best, up + self.rubble + self.income(-g.box.clear_cost))
        return best

    def build(self, kind: int) -> float:
        """The best building with one permit or two, laid ones among them, and the plan after it
        instead of the plan before."""
        g, player = self.g, self.player
        permits, laid = g.permits[player], g.laid
        free = affordable_sites(g, player, g.free_sites(), g.money[player])
        best, one, other = IMPOSSIBLE, NONE, NONE
        for i in range(len(permits)):
            for j in range(i, len(permits)):
                pair = [permits[i]] if i == j else [permits[i], permits[j]]
                if not has_all(pair, laid):
                    continue
                sites = free & colour_sites(g, pair, kind) & number_sites(g, pair, kind)
                gain = self.best_site(sites) if sites else IMPOSSIBLE
                if i != j and gain > IMPOSSIBLE:
                    bits = g.box.permit_symbol_bits
                    gain += self.development(bits[pair[0]] & bits[pair[1]]) - WEIGHTS.permit
                if gain > best:
                    best, one, other = gain, permits[i], permits[j]
        if one == NONE:
            return IMPOSSIBLE
        if one != other:
            best += WEIGHTS.permit
        hand = self.sorted_out([permit for permit in permits if permit not in (one, other)])
        after = self.plan(g.area[player] - 1, hand, 1)
        best += self.income(-g.box.build_cost[g.year])
        return best + after.total + hand.promise - self.planned


def has_all(pair: list[int], laid: list[int]) -> bool:
    """Whether every laid permit is one of the pair."""
    count = 0
    for permit in laid:
        count += permit in pair
    return count == len(laid)
