"""Selling goods, paying out, and the end of a company's turn (steps 3 to 5a of operating).

Goods go to the row of their type: on tiles with room, on the printed middle space, or for half the
price where the printed right space is open or nothing else of the row has room.  Whoever fills the
left tile earns $50, the middle one $20.  No money moves before the payout.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COLUMNS, GOODS_TYPES, HALF_PRICE
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    END_ASSETS,
    NONE,
    PAYOUT,
    PRICE_PROTECTION,
    SELL_COUNT,
    SELL_GOODS,
)
from burnham.games.chicago_1875.steps.companies import (
    company_in,
    more_in,
    pack,
    payout_steps,
    price,
    ready_shield,
)
from burnham.games.chicago_1875.steps.free import FreeStep, LastFreeActions
from burnham.games.chicago_1875.steps.outlook import (
    after_click,
    falling,
    next_thresholds,
    payout,
    told,
)
from burnham.kernel.step import LEGAL, NOT_NOW, Arg, Step, Verb

HALF: Final = COLUMNS
"""The fourth place to sell, after the three columns."""

MOST_GOODS: Final = 121

CLOSED_RISES: Final = -1
"""A share on Closed: every payout lifts it two steps."""


def capacity(g: BigShoulders, space: int) -> int:
    """BS-187 BS-193 BS-195"""
    tile = g.grid_tile[space]
    return g.box.printed_capacity[space % COLUMNS] if tile == NONE else g.box.tile_demand[tile]


def room(g: BigShoulders, space: int) -> int:
    return max(0, capacity(g, space) - g.grid_goods[space])


def half_price_open(g: BigShoulders, row: int) -> bool:
    """BS-192 BS-194 BS-195 BS-283"""
    full = True
    for column in range(COLUMNS):
        space = row * COLUMNS + column
        if g.grid_tile[space] == NONE and g.box.printed[column] == HALF_PRICE:
            return True
        if room(g, space):
            full = False
    return full


def sell(g: BigShoulders, seat: int, company: int, place: int, count: int) -> None:
    """BS-189 to BS-194 BS-294"""
    row = g.box.goods_type[company]
    earned = count * price(g, company)
    g.goods[company] -= count
    g.goods_sold += count
    g.spaces_sold |= 1 << place
    if place == HALF:
        earned //= 2
        g.note("sold-half", seat, "company", company, "count", count, "income", earned)
    else:
        space = row * COLUMNS + place
        g.grid_goods[space] += count
        if not room(g, space):
            earned += g.box.completion_bonus[place]
        g.note("sold-goods", seat, "company", company, "count", count,
               "demand", space, "income", earned)  # fmt: skip
    g.revenue += earned


def best_spread(g: BigShoulders, company: int) -> list[int]:
    """How many goods to sell on the left, in the middle, on the right and at half price for the
    highest revenue: completion bonuses first, the rest from the right, away from the bonuses."""
    row = g.box.goods_type[company]
    left = g.goods[company]
    counts = [0] * (COLUMNS + 1)
    for column in range(COLUMNS):
        free = room(g, row * COLUMNS + column)
        if 0 < free <= left and g.box.completion_bonus[column]:
            counts[column] = free
            left -= free
    for column in range(COLUMNS - 1, -1, -1):
        free = room(g, row * COLUMNS + column) - counts[column]
        counts[column] += min(free, left)
        left -= min(free, left)
    if left and (half_price_open(g, row) or fills_row(g, row, counts)):
        counts[HALF] = left
    return counts


def fills_row(g: BigShoulders, row: int, counts: list[int]) -> bool:
    return all(room(g, row * COLUMNS + column) <= counts[column] for column in range(COLUMNS))


def spread_revenue(g: BigShoulders, company: int, counts: list[int]) -> int:
    row = g.box.goods_type[company]
    each = price(g, company)
    total = sum(counts[:HALF]) * each + counts[HALF] * each // 2
    for column in range(COLUMNS):
        if counts[column] and counts[column] == room(g, row * COLUMNS + column):
            total += g.box.completion_bonus[column]
    return total


class SellGoods(FreeStep):
    """Where do goods go next?  Each place once a turn.  BS-186 to BS-197"""

    def __init__(self) -> None:
        self.best = Verb("best")
        self.sell = Verb("sell", Arg("demand", GOODS_TYPES * COLUMNS))
        self.half = Verb("half", Arg("goods", GOODS_TYPES))
        self.done = Verb("done")
        super().__init__(SELL_GOODS, "sell_goods", self.best, self.sell, self.half, self.done)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        if not g.goods[arg]:
            return [self.done.code()]
        row = g.box.goods_type[arg]
        spaces = [self.sell.code(row * COLUMNS + column) for column in range(COLUMNS)]
        return [self.best.code(), *spaces, self.half.code(row), self.done.code()]

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.done.has(answer):
            return LEGAL
        if not g.goods[arg]:
            return "no-goods"
        row = g.box.goods_type[arg]
        if self.best.has(answer):
            possible = g.spaces_sold == 0 and sum(best_spread(g, arg)) > 0
            return LEGAL if possible else NOT_NOW
        if self.half.has(answer):
            if self.half.first(answer) != row:
                return "other-goods"
            if g.spaces_sold >> HALF & 1:
                return "sold-there"
            return LEGAL if half_price_open(g, row) else "row-open"
        space = self.sell.first(answer)
        if space // COLUMNS != row:
            return "other-goods"
        if g.spaces_sold >> space % COLUMNS & 1:
            return "sold-there"
        if not capacity(g, space):
            return "takes-no-goods"
        return LEGAL if room(g, space) else "full"

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.done.has(answer):
            return
        g.ask(SELL_GOODS, seat, arg)
        if self.half.has(answer):
            g.ask(SELL_COUNT, seat, pack(arg, HALF))
        elif self.sell.has(answer):
            g.ask(SELL_COUNT, seat, pack(arg, self.sell.first(answer) % COLUMNS))
        else:
            for place, count in enumerate(best_spread(g, arg)):
                if count:
                    sell(g, seat, arg, place, count)

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        known = {
            "company": arg,
            "stored": g.goods[arg],
            "price": price(g, arg),
            "half-price": price(g, arg) // 2,
            "revenue": g.revenue,
        }
        rises = next_thresholds(g, arg)
        known["rises"] = len(rises) if g.value(arg) else CLOSED_RISES
        for steps in range(3):
            known[f"rise-{steps + 1}"] = rises[steps] if steps < len(rises) else 0
        if self.best.has(answer):
            counts = best_spread(g, arg)
            known["left"], known["middle"], known["right"], known["rest"] = counts
            known["count"] = sum(counts)
            known["income"] = spread_revenue(g, arg, counts)
        elif self.sell.has(answer):
            space = self.sell.first(answer)
            known["room"] = room(g, space)
            known["bonus-cash"] = g.box.completion_bonus[space % COLUMNS]
        if self.sell.has(answer) or self.half.has(answer):
            known.update(self.sold_at_once(g, seat, arg, answer))
        return known

    def sold_at_once(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        """What a click brings that sells one good without asking how many; else `only` is 0."""
        if self.own_refusal(g, seat, arg, answer):
            return {"only": 0}
        after = after_click(g, answer)
        sold = told(after, "sold-goods") or told(after, "sold-half")
        return {"only": 1, "income": sold["income"]} if sold else {"only": 0}


class SellCount(Step[BigShoulders]):
    """How many goods go there?"""

    def __init__(self) -> None:
        super().__init__("sell_count", Verb("sell", Arg("count", MOST_GOODS)), forced=True)

    def most(self, g: BigShoulders, arg: int) -> int:
        company, place = company_in(arg), more_in(arg)
        if place == HALF:
            return g.goods[company]
        return min(g.goods[company], room(g, g.box.goods_type[company] * COLUMNS + place))

    def candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return list(range(1, min(self.most(g, arg), MOST_GOODS - 1) + 1))

    def refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        return LEGAL if 1 <= answer <= self.most(g, arg) else "fits"

    def take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        sell(g, seat, company_in(arg), more_in(arg), answer)

    def about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        company, place = company_in(arg), more_in(arg)
        income = max(0, answer) * price(g, company)
        if place == HALF:
            income //= 2
        elif answer == room(g, g.box.goods_type[company] * COLUMNS + place):
            income += g.box.completion_bonus[place]
        return {"company": company, "income": income, "most": self.most(g, arg)}


# --- 4 dividends or withholding, 5 share value --------------------------------------------


class Payout(FreeStep):
    """Pay dividends, or withhold the revenue?  BS-197 to BS-212"""

    def __init__(self) -> None:
        self.dividends = Verb("dividends")
        self.withhold = Verb("withhold")
        super().__init__(PAYOUT, "payout", self.dividends, self.withhold)

    def own_candidates(self, g: BigShoulders, seat: int, arg: int) -> list[int]:
        return [self.dividends.code(), self.withhold.code()]

    def own_refusal(self, g: BigShoulders, seat: int, arg: int, answer: int) -> str:
        if self.withhold.has(answer):
            return LEGAL
        if g.must_withhold:
            return "wages-unpaid"
        if not g.factories_run:
            return "nothing-made"
        return LEGAL if g.goods_sold else "nothing-sold"

    def own_take(self, g: BigShoulders, seat: int, arg: int, answer: int) -> None:
        if self.dividends.has(answer):
            pay_dividends(g, seat, arg)
        else:
            withhold(g, seat, arg)

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        owners, kept, rise = payout(g, arg, g.revenue)
        return {
            "company": arg,
            "revenue": g.revenue,
            "share": g.revenue // 10,
            "mine": owners[seat],
            "kept": kept,
            "treasury": g.treasury[arg],
            "value": g.value(arg),
            "up": rise,
            **falling(g, arg, 1),
        }


def pay_dividends(g: BigShoulders, seat: int, company: int) -> None:
    """BS-199 to BS-202"""
    share = g.revenue // 10
    for owner in range(g.seats):
        g.bank_pays_seat(owner, share * g.shares(owner, company))
    g.bank_pays_company(company, share * g.treasury_shares(company))
    g.note("dividends", seat, "company", company, "revenue", g.revenue, "share", share)
    g.move_stock(company, payout_steps(g, company, g.revenue))


def withhold(g: BigShoulders, seat: int, company: int) -> None:
    """BS-203 BS-209 BS-212"""
    g.bank_pays_company(company, g.revenue)
    g.note("withheld", seat, "company", company, "revenue", g.revenue)
    if g.stock[company] > 0 and ready_shield(g, company) != NONE:
        g.ask(PRICE_PROTECTION, seat, pack(company, 1))
    else:
        g.move_stock(company, -1)


class EndAssets(LastFreeActions):
    """The last free actions of the turn, Popular Partners and Backroom Deals above all.  BS-139"""

    def __init__(self) -> None:
        super().__init__(END_ASSETS, "end_assets")

    def own_about(self, g: BigShoulders, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"company": arg, "stock": g.stock[arg]}
