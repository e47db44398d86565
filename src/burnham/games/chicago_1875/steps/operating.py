"""Phase 4, operating: companies in order of appeal, each once.

0  emergency fundraising (advanced game)     3  sell goods
0a wages (Quaker Oats)                       4  dividends or withholding, 5 share value
1  buy cubes                                 5a assets for the end of the turn
2  produce, factory after factory            6  supply chain
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import RESOURCES, SUPPLY_SPACES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    BUY_CUBES,
    CLEAN_UP,
    EMERGENCY,
    END_ASSETS,
    ENDED,
    NONE,
    OPERATE,
    OPERATIONS,
    PAYOUT,
    PRODUCE,
    PRODUCTION_END,
    SELL_GOODS,
    SUPPLY_CHAIN,
    TREASURY,
    WAGES,
)
from burnham.games.chicago_1875.steps.companies import employed
from burnham.games.chicago_1875.steps.free import FreeStep
from burnham.games.chicago_1875.steps.outlook import (
    IMPOSSIBLE,
    cheapest_way,
    falling,
    lacking_cubes,
    staffed_factories,
    withholding,
)
from burnham.kernel.position import NOBODY
from burnham.kernel.step import LEGAL, Arg, Step, Verb

LOT: Final = 6


class OperatingPhase(Step[BigShoulders]):
    def run(self, g: BigShoulders, arg: int) -> None:
        g.phase = OPERATIONS
        g.note("chapter-operating", NOBODY, "decade", g.decade - 1)
        g.then(OPERATE)


class Operate(Step[BigShoulders]):
    """The first company in order of appeal that has not operated.  BS-156 BS-157 BS-232"""

    def run(self, g: BigShoulders, arg: int) -> None:
        g.operating = NONE
        for company in g.appeal_order:
            if not g.operated[company]:
                start_turn(g, company)
                return
        if g.box.has_cleanup[g.decade - 1]:
            g.then(CLEAN_UP)
        else:
            g.phase = ENDED
            g.note("chapter-end", NOBODY)


def start_turn(g: BigShoulders, company: int) -> None:
    director = g.director[company]
    g.operating = company
    g.operated[company] = 1
    g.factories_run = g.goods_sold = g.revenue = g.price_bonus = 0
    g.must_withhold = g.spaces_sold = 0
    g.line = NONE
    g.note("operates", director, "company", company)
    # Last step first: the agenda is answered from the top.
    g.then(OPERATE)
    g.then(SUPPLY_CHAIN)
    g.ask(END_ASSETS, director, company)
    g.ask(PAYOUT, director, company)
    g.ask(SELL_GOODS, director, company)
    g.then(PRODUCTION_END, company)
    g.ask(PRODUCE, director, company)
    g.ask(BUY_CUBES, director, company)
    g.then(WAGES, company)
    if g.advanced:
        g.ask(EMERGENCY, director, company)


# --- 0 emergency fundraising, 0a wages ----------------------------------------------------


class Emergency(Step[BigShoulders]):
    """Sell certificates of the treasury to the bank, or not.  BS-246 to BS-249"""

    def __init__(self) -> None:
        self.none = Verb("none")
        self.plain = Verb("commons", Arg("count", LOT))
        self.preferred = Verb("preferred", Arg("count", LOT))
        super().__init__("emergency", self.none, self.plain, self.preferred, forced=True)

    def commons(self, answer: int) -> int:
        if self.plain.has(answer):
            return self.plain.first(answer)
        return self.preferred.first(answer) if self.preferred.has(answer) else 0

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.none.has(answer):
            return LEGAL
        if self.preferred.has(answer) and g.preferred[arg] != TREASURY:
            return "no-preferred-there"
        if self.commons(answer) > g.commons_treasury[arg] or not self.shares(g, answer):
            return "not-so-many"
        return LEGAL

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.none.has(answer):
            return
        shares, commons = self.shares(g, answer), self.commons(answer)
        income = shares * g.value(arg)
        g.commons_treasury[arg] -= commons
        g.commons_bank[arg] += commons
        if self.preferred.has(answer):
            g.preferred[arg] = BANK_POOL
        g.bank_pays_company(arg, income)
        g.note("emergency", seat, "company", arg, "lot", int(self.preferred.has(answer)),
               "count", commons, "income", income)  # fmt: skip
        g.move_stock(arg, -(shares + 1))

    def shares(self, g: BigShoulders, answer: int) -> int:
        commons = self.commons(answer)
        return commons + g.box.preferred_shares if self.preferred.has(answer) else commons

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        shares = self.shares(g, answer)
        known = {
            "company": arg,
            "value": g.value(arg),
            "treasury": g.treasury[arg],
            "lot": int(self.preferred.has(answer)),
            "income": shares * g.value(arg),
            **falling(g, arg, shares + 1),
            "shield": 0,
            "change": 0,
            "ends": 0,
        }
        if self.none.has(answer):
            known.update(withholding(g, answer))
        return known


class Wages(Step[BigShoulders]):
    """As many workers as the cash pays for; the rest force withholding.  BS-255 BS-286"""

    def run(self, g: BigShoulders, arg: int) -> None:
        wage = g.box.wage[arg]
        if not wage:
            return
        workers = employed(g, arg)
        paid = min(workers, g.treasury[arg] // wage)
        g.company_pays_bank(arg, paid * wage)
        g.must_withhold = int(paid < workers)
        g.note("wages", g.director[arg], "company", arg, "amount", paid * wage)
        if paid < workers:
            g.note("wages-unpaid", g.director[arg], "company", arg, "count", workers - paid)


# --- 1 buy cubes --------------------------------------------------------------------------


def cube_refusal(g: BigShoulders, company: int, cube: int) -> str:
    """A cube is `space * 4 + resource`; never from X.  BS-167 BS-168 BS-258"""
    space = cube // RESOURCES
    if not g.box.may_buy_cubes[company]:
        return "no-resources"
    if not g.box.supply_price[space]:
        return "not-from-x"
    if not g.supply[cube]:
        return "no-such-cube"
    return LEGAL if g.box.supply_price[space] <= g.treasury[company] else "company-cash"


def row_refusal(g: BigShoulders, company: int, row: int) -> str:
    """The rightmost cube of a row in the variant.  BS-272"""
    if not g.box.may_buy_cubes[company]:
        return "no-resources"
    if not g.rows[row]:
        return "no-such-cube"
    return LEGAL if row_price(g, row) <= g.treasury[company] else "company-cash"


def row_price(g: BigShoulders, row: int) -> int:
    return g.box.row_price[g.rows[row] - 1] if g.rows[row] else 0


def offers(g: BigShoulders, buy: Verb, row: Verb) -> list[int]:
    """The cubes that lie on the supply chain, or the rows of the variant that hold any."""
    if g.rows_in_use:
        return [row.code(resource) for resource in range(RESOURCES) if g.rows[resource]]
    return [buy.code(cube) for cube in range(SUPPLY_SPACES * RESOURCES) if g.supply[cube]]


def offer_refusal(g: BigShoulders, company: int, answer: int, buy: Verb, row: Verb) -> str:
    """Why a cube or the next one of a row cannot be bought."""
    if buy.has(answer):
        return cube_refusal(g, company, buy.first(answer))
    return row_refusal(g, company, row.first(answer))


def accept_offer(
    g: BigShoulders, seat: int, company: int, answer: int, buy: Verb, row: Verb
) -> None:
    if buy.has(answer):
        buy_cube(g, seat, company, buy.first(answer))
    else:
        buy_from_row(g, seat, company, row.first(answer))


def about_offer(g: BigShoulders, answer: int, buy: Verb, row: Verb) -> dict[str, int]:
    if buy.has(answer):
        cube = buy.first(answer)
        return {"cost": g.box.supply_price[cube // RESOURCES], "resource": cube % RESOURCES}
    if row.has(answer):
        return {"cost": row_price(g, row.first(answer)), "resource": row.first(answer)}
    return {}


def buy_cube(g: BigShoulders, seat: int, company: int, cube: int) -> None:
    cost = g.box.supply_price[cube // RESOURCES]
    g.supply[cube] -= 1
    receive(g, seat, company, cube % RESOURCES, cost)


def buy_from_row(g: BigShoulders, seat: int, company: int, row: int) -> None:
    cost = row_price(g, row)
    g.rows[row] -= 1
    receive(g, seat, company, row, cost)


def receive(g: BigShoulders, seat: int, company: int, resource: int, cost: int) -> None:
    g.company_pays_bank(company, cost)
    g.cubes[company * RESOURCES + resource] += 1
    g.note("cube-bought", seat, "company", company, "resource", resource, "cost", cost)


class BuyCubes(FreeStep):
    """Which cubes does the company buy?  BS-167 BS-171 BS-279"""

    def __init__(self) -> None:
        self.buy = Verb("buy", Arg("cube", SUPPLY_SPACES * RESOURCES))
        self.row = Verb("row", Arg("row", RESOURCES))
        self.done = Verb("done")
        super().__init__(BUY_CUBES, "buy_cubes", self.buy, self.row, self.done)

    def answers(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        # A company that buys nothing has no use for this question: free actions come with the next.
        if not g.box.may_buy_cubes[arg]:
            return [self.done.code()]
        return super().answers(g, seat, arg)

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if not self.done.has(answer) and not g.box.may_buy_cubes[arg]:
            return "no-resources"
        return super().refusal(g, seat, arg, answer)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [*offers(g, self.buy, self.row), self.done.code()]

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.done.has(answer):
            return LEGAL
        return offer_refusal(g, arg, answer, self.buy, self.row)

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if not self.done.has(answer):
            accept_offer(g, seat, arg, answer, self.buy, self.row)
            g.ask(BUY_CUBES, seat, arg)

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {"company": arg, "treasury": g.treasury[arg]}
        known["staffed"] = len(staffed_factories(g, arg))
        known.update(lacking(g, arg))
        known.update(way_told(g, arg))
        known.update(about_offer(g, answer, self.buy, self.row))
        return known


def lacking(g: BigShoulders, company: int) -> dict[str, int]:
    """The cubes that all staffed factories lack together, by name and in all."""
    known = dict.fromkeys(g.box.resource_ids, 0)
    for factory in staffed_factories(g, company):
        for resource, count in enumerate(lacking_cubes(g, factory)):
            known[g.box.resource_ids[resource]] += count
    known["lacking"] = sum(known.values())
    return known


def way_told(g: BigShoulders, company: int) -> dict[str, int]:
    """The cheapest way to run all staffed factories: its cost, and what to buy and trade for."""
    way = cheapest_way(g, company)
    if way is None:
        return {"all-cost": IMPOSSIBLE}
    known = {"all-cost": way.cost}
    for resource, name in enumerate(g.box.resource_ids):
        known[f"buy-{name}"] = way.buys[resource]
        known[f"trade-{name}"] = way.takes[resource]
    return known
