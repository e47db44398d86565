"""Free actions: trading on Haymarket Square, using an asset, discarding one.

They are further answers of certain questions, and the same question follows: in the action phase
for all companies of the seat, in the operating phase for the operating company alone.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    ASSETS,
    COMPANIES,
    END_OF_TURN,
    FREE,
    RESOURCES,
    REVENUE,
    SELLING,
)
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL,
    AUTOMATE_START,
    CHIEF_STAFF,
    END_ASSETS,
    GAIN_CUBES,
    NONE,
    OPERATIONS,
    PAYOUT,
    SELL_GOODS,
    TRADE_TAKE,
)
from burnham.games.chicago_1875.steps.companies import (
    assets_of,
    automatable,
    pack,
    room_for_salesperson,
)
from burnham.games.chicago_1875.steps.cubes import ANY, cubes_of_choice, gain_named, some_named
from burnham.games.chicago_1875.steps.outlook import withholding
from burnham.games.chicago_1875.steps.people import can_gain_manager
from burnham.kernel.step import LEGAL, NOT_NOW, Arg, Step, Verb


class FreeStep(Step[BigShoulders]):
    """A question with free actions: fill in `own_candidates`, `own_refusal`, `own_take` and
    `own_about`.  The right to discard an asset alone never makes it a question.  BS-123 BS-170"""

    def __init__(self, number: int, name: str, *verbs: Verb) -> None:
        self.question = number
        self.trades = number not in (SELL_GOODS, PAYOUT)
        self.trade = Verb("trade", Arg("company", COMPANIES), Arg("resource", RESOURCES))
        self.use = Verb("use", Arg("asset", ASSETS))
        self.drop = Verb("drop", Arg("asset", ASSETS))
        super().__init__(name, *verbs, self.trade, self.use, self.drop, forced=True)

    # --- what a question fills in ---------------------------------------------------------

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        raise NotImplementedError

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        raise NotImplementedError

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        raise NotImplementedError

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        raise NotImplementedError

    def own_answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        """The legal ones of the question's own candidates."""
        own = self.own_candidates(g, seat, arg)
        return [answer for answer in own if not self.own_refusal(g, seat, arg, answer)]

    # --- the answers ----------------------------------------------------------------------

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        companies = free_companies(g, seat)
        assets = assets_on(g, companies)
        found = self.decisions(g, seat, arg, companies, assets)
        if len(found) > 1:
            found += [self.drop.code(asset) for asset in assets]
        return found

    def decisions(
        self, g: BigShoulders, seat: int, arg: int, companies: list[int], assets: list[int]
    ) -> list[int]:
        """All answers but discarding, with these companies and assets for free actions."""
        found = self.own_answers(g, seat, arg)
        if self.trades:
            for company in companies:
                for resource in range(RESOURCES):
                    if not self.trade_refusal(g, company, resource):
                        found.append(self.trade.code(company, resource))
        for asset in assets:
            if not self.use_refusal(g, asset):
                found.append(self.use.code(asset))
        return found

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        companies = free_companies(g, seat)
        assets = assets_on(g, companies)
        if self.trade.has(answer):
            company, resource = self.trade.first(answer), self.trade.second(answer)
            if not self.trades:
                return "no-trade-now"
            if company not in companies:
                return "not-your-company"
            return self.trade_refusal(g, company, resource)
        if self.use.has(answer):
            asset = self.use.first(answer)
            return self.use_refusal(g, asset) if asset in assets else "not-your-asset"
        if not self.drop.has(answer):
            return self.own_refusal(g, seat, arg, answer)
        if self.drop.first(answer) not in assets:
            return "not-your-asset"
        return LEGAL if len(self.decisions(g, seat, arg, companies, assets)) > 1 else NOT_NOW

    def trade_refusal(self, g: BigShoulders, company: int, resource: int) -> str:
        """BS-169 BS-280"""
        if g.cubes[company * RESOURCES + resource] < g.box.trade_give:
            return "two-cubes"
        others = g.haymarket_types() - (1 if g.haymarket[resource] else 0)
        return LEGAL if others else "nothing-to-take"

    def use_refusal(self, g: BigShoulders, asset: int) -> str:
        """BS-119 BS-120 BS-121 BS-122"""
        if not g.asset_ready[asset]:
            return "exhausted"
        company = g.asset_owner(asset)
        if not self.in_time(g, g.box.asset_timing[asset]):
            return "asset-later"
        if g.treasury[company] < g.box.asset_cost[asset]:
            return "asset-cash"
        return LEGAL if has_effect(g, company, asset) else "no-effect"

    def in_time(self, g: BigShoulders, timing: int) -> bool:
        """BS-138 BS-139 BS-267"""
        if timing == FREE:
            return True
        if g.phase != OPERATIONS:
            return False
        if timing == END_OF_TURN:
            return self.question == END_ASSETS
        if timing == SELLING:
            return g.goods_sold == 0 and self.question not in (PAYOUT, END_ASSETS)
        return timing == REVENUE and self.question != END_ASSETS

    # --- what they do ---------------------------------------------------------------------

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.trade.has(answer):
            g.ask(self.question, seat, arg)
            give(g, seat, self.trade.first(answer), self.trade.second(answer))
        elif self.use.has(answer):
            g.ask(self.question, seat, arg)
            use_asset(g, seat, self.use.first(answer))
        elif self.drop.has(answer):
            g.ask(self.question, seat, arg)
            drop_asset(g, seat, self.drop.first(answer))
        else:
            self.own_take(g, seat, arg, answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        if self.trade.has(answer):
            known = self.about_trade(g, answer)
        elif self.use.has(answer):
            known = about_asset(g, self.use.first(answer))
        elif self.drop.has(answer):
            known = about_asset(g, self.drop.first(answer))
        else:
            known = self.own_about(g, seat, arg, answer)
        if answer >= 0 and not self.refusal(g, seat, arg, answer):
            known.update(withholding(g, answer))
        return known

    def about_trade(self, g: BigShoulders, answer: int) -> dict[str, int]:
        """What is given, and what comes back if there is no choice."""
        resource = self.trade.second(answer)
        others = [r for r in range(RESOURCES) if r != resource and g.haymarket[r]]
        known = {"give": g.box.trade_give, "only": int(len(others) == 1)}
        known["resource2"] = others[0] if others else resource
        return known


class LastFreeActions(FreeStep):
    """Free actions and nothing else; without any the turn just ends."""

    def __init__(self, number: int, name: str) -> None:
        self.done = Verb("done")
        super().__init__(number, name, self.done)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.done.code()]

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        return


def free_companies(g: BigShoulders, seat: int) -> list[int]:
    """BS-121 BS-170"""
    return [g.operating] if g.phase == OPERATIONS else g.directed(seat)


def assets_on(g: BigShoulders, companies: list[int]) -> list[int]:
    """The tiles on the charters of companies, in the order of the box."""
    found: list[int] = []
    for company in companies:
        found += assets_of(g, company)
    found.sort()
    return found


def give(g: BigShoulders, seat: int, company: int, resource: int) -> None:
    """The first half of a trade.  BS-169"""
    g.cubes[company * RESOURCES + resource] -= g.box.trade_give
    g.haymarket[resource] += g.box.trade_give
    g.note("trade-given", seat, "company", company, "resource", resource,
           "count", g.box.trade_give)  # fmt: skip
    g.ask(TRADE_TAKE, seat, pack(company, resource))


# --- assets -------------------------------------------------------------------------------


def about_asset(g: BigShoulders, asset: int) -> dict[str, int]:
    known = {"cost": g.box.asset_cost[asset]}
    company = g.asset_owner(asset)
    if company != NONE:
        known["company"] = company
        known["treasury"] = g.treasury[company]
    return known


def has_effect(g: BigShoulders, company: int, asset: int) -> bool:
    """At least one part of the effect would change something."""
    box = g.box
    if box.use_appeal[asset] or box.use_goods[asset] or box.use_revenue[asset]:
        return True
    if box.use_price[asset]:
        return True
    if box.use_stock[asset]:
        return g.stock[company] < len(box.stock) - 1
    if box.use_automate[asset] and automatable(g, company):
        return True
    if box.use_staff[asset] and can_gain_staff(g, company):
        return True
    if box.use_any[asset] and g.haymarket_types():
        return True
    return some_named(g, box.use_cubes, asset * RESOURCES)


def can_gain_staff(g: BigShoulders, company: int) -> bool:
    return can_gain_manager(g, company) or room_for_salesperson(g, company)


def use_asset(g: BigShoulders, seat: int, asset: int) -> None:
    """Pay, exhaust, and carry out all parts in order.  BS-119 BS-122 BS-305"""
    box = g.box
    company = g.asset_owner(asset)
    g.company_pays_bank(company, box.asset_cost[asset])
    g.asset_ready[asset] = 0
    g.note("used", seat, "company", company, "asset", asset, "cost", box.asset_cost[asset])
    g.gain_goods(company, box.use_goods[asset])
    g.price_bonus += box.use_price[asset]
    if box.use_revenue[asset]:
        extra = box.catalog_extra[company] if box.asset_catalog[asset] else 0
        g.revenue += box.use_revenue[asset] + extra
        g.note("revenue-added", seat, "company", company, "amount", box.use_revenue[asset] + extra)
    if box.use_price[asset]:
        g.note("price-raised", seat, "company", company, "amount", box.use_price[asset])
    if box.use_stock[asset]:
        g.move_stock(company, box.use_stock[asset])
    gain_named(g, company, box.use_cubes, asset * RESOURCES, False)
    # What is put on the agenda last comes first.
    if box.use_any[asset]:
        g.then(GAIN_CUBES, cubes_of_choice(company, box.use_any[asset], ANY))
    if box.use_staff[asset] and can_gain_staff(g, company):
        g.ask(CHIEF_STAFF, seat, company)
    if box.use_automate[asset]:
        g.then(AUTOMATE_START, pack(company, box.use_automate[asset]))
    if box.use_appeal[asset]:
        g.then(APPEAL, pack(company, box.use_appeal[asset]))


def drop_asset(g: BigShoulders, seat: int, asset: int) -> None:
    """BS-123"""
    company = g.asset_owner(asset)
    g.slots[g.slots.index(asset)] = NONE
    g.asset_ready[asset] = 0
    g.assets_gone.append(asset)
    g.note("dropped", seat, "company", company, "asset", asset)
