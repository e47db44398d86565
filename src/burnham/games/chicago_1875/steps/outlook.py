"""Helpers that the printed game lacks: what would happen, as small pure functions.

The questions use them for their sentences, the drawing for its hints.  None changes a position.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from burnham.games.chicago_1875.box import FACTORIES, RESOURCES, SUPPLY_SPACES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    NONE,
    OPERATIONS,
    PAYOUT,
    REFILL_ASSETS,
    STOCK_PHASE,
    STOCK_TURN,
    SUPPLY_CHAIN,
)
from burnham.games.chicago_1875.steps.companies import (
    employed,
    factories,
    goods_of_run,
    payout_steps,
    ready_shield,
    value_after,
)
from burnham.kernel.position import NOBODY

IMPOSSIBLE = -1

TURN_ENDS: Final = [STOCK_PHASE, STOCK_TURN, REFILL_ASSETS, SUPPLY_CHAIN]
"""Steps that come after a turn: there something is drawn, or another player begins."""


def after_click(g: BigShoulders, answer: int) -> BigShoulders:
    """The position after an answer and all that follows unasked in this turn: what its label must
    tell.  Its facts are those of the click; nothing hidden is looked at."""
    twin = g.clone()
    twin.facts = []
    step, seat, arg = twin.step, twin.seat, twin.arg
    twin.unask()
    step.take(twin, seat, arg, answer)
    while twin.agenda and twin.asked_step not in TURN_ENDS:
        step, seat, arg = twin.step, twin.seat, twin.arg
        if seat == NOBODY:
            twin.unask()
            step.run(twin, arg)
            continue
        answers = step.answers(twin, seat, arg) if step.forced else []
        if len(answers) != 1:
            break
        twin.unask()
        step.take(twin, seat, arg, answers[0])
    return twin


def told(after: BigShoulders, key: str) -> dict[str, int]:
    """The numbers of the first fact of this key that a click tells; empty if it tells none."""
    for fact in after.facts or []:
        if fact.key == key:
            return fact.args
    return {}


def withholding(g: BigShoulders, answer: int) -> dict[str, int]:
    """Whether a click leads to withholding without asking, how much, and the share value then."""
    known = {"ends": 0}
    if g.phase != OPERATIONS or g.asked_step == PAYOUT:
        return known
    after = after_click(g, answer)
    withheld = told(after, "withheld")
    if withheld:
        known["ends"] = 1
        known["withheld"] = withheld["revenue"]
        known.update(falling(g, g.operating, 1))
    return known


def falling(g: BigShoulders, company: int, steps: int) -> dict[str, int]:
    """Where the marker goes that falls so many steps, whether Price Protection may hold it, and
    whether the company is to close: in the last decade none is.  BS-043"""
    stock = max(0, g.stock[company] - steps)
    shielded = ready_shield(g, company) != NONE and g.stock[company] > 0
    return {
        "stock": stock,
        "fall": g.stock[company] - stock,
        "shield": int(shielded),
        "closing": int(stock == 0 and g.box.has_cleanup[g.decade - 1] == 1),
    }


# --- shares -------------------------------------------------------------------------------


def worth(g: BigShoulders, seat: int) -> int:
    """Cash and shares at their present value."""
    return g.cash[seat] + g.share_worth(seat)


def payout(g: BigShoulders, company: int, total: int) -> tuple[list[int], int, int]:
    """What dividends on a total pay each seat, what stays in the treasury, the value after it."""
    share = total // 10
    seats = [share * g.shares(seat, company) for seat in range(g.seats)]
    kept = share * g.treasury_shares(company)
    return seats, kept, value_after(g, company, payout_steps(g, company, total))


def next_thresholds(g: BigShoulders, company: int) -> list[int]:
    """The totals from which a payout moves the marker one, two and three spaces, as far as the
    track goes; from Closed every payout moves it two."""
    value = g.value(company)
    if not value:
        return []
    most = min(3 if value >= g.box.triple_from else 2, len(g.box.stock) - 1 - g.stock[company])
    return [steps * value for steps in range(1, most + 1)]


# --- production ---------------------------------------------------------------------------


def next_factories(g: BigShoulders, company: int) -> list[int]:
    """The factories that have not run in this turn, from left to right."""
    run = g.factories_run if g.operating == company else 0
    return factories(g, company)[run:]


def lacking_workers(g: BigShoulders, factory: int) -> int:
    """How many workers a factory still needs before it can run."""
    lines = g.box.line_workers[factory // FACTORIES]
    needed = lines[0] if lines else g.box.factory_least[factory]
    return max(0, needed - g.workers[factory] - g.automated[factory])


def factory_cubes(g: BigShoulders, factory: int) -> list[int]:
    """What one run of a factory uses; with production lines the best that its workers cover."""
    company = factory // FACTORIES
    covered = [
        n for n, need in enumerate(g.box.line_workers[company]) if need <= employed(g, company)
    ]
    if covered:
        first = covered[-1] * RESOURCES
        return g.box.line_cubes[company][first : first + RESOURCES]
    return g.box.factory_cubes[factory * RESOURCES : (factory + 1) * RESOURCES]


def lacking_cubes(g: BigShoulders, factory: int) -> list[int]:
    """What a factory lacks after those to its left have taken their cubes."""
    company = factory // FACTORIES
    stock = g.cubes[company * RESOURCES : (company + 1) * RESOURCES]
    for earlier in next_factories(g, company):
        need = factory_cubes(g, earlier)
        if earlier == factory:
            return [max(0, n - s) for n, s in zip(need, stock, strict=True)]
        stock = [max(0, s - n) for n, s in zip(need, stock, strict=True)]
    return [0] * RESOURCES


def staffed_factories(g: BigShoulders, company: int) -> list[int]:
    """The factories that could run one after the other if they had all cubes."""
    ready = next_factories(g, company)
    for place, factory in enumerate(ready):
        if lacking_workers(g, factory):
            return ready[:place]
    return ready


def goods_from(g: BigShoulders, company: int) -> int:
    """The goods of all staffed factories, without managers, and of the bonus markers."""
    made = g.bonus_goods[company]
    for factory in staffed_factories(g, company):
        lines = [
            goods
            for need, goods in zip(
                g.box.line_workers[company], g.box.line_goods[company], strict=True
            )
            if need <= employed(g, company)
        ]
        made += lines[-1] if lines else goods_of_run(g, factory)
    return made


# --- the cheapest way to run all factories ------------------------------------------------


def prices_of(g: BigShoulders, resource: int) -> list[int]:
    """What the cubes of a type cost one after the other, cheapest first."""
    if g.rows_in_use:
        return g.box.row_price[: g.rows[resource]][::-1]
    found: list[int] = []
    for space in range(SUPPLY_SPACES - 1, 0, -1):
        found += [g.box.supply_price[space]] * g.supply[space * RESOURCES + resource]
    return found


class Way(NamedTuple):
    """A way to the cubes of a run: what it costs, which cubes are bought, and which are taken from
    Haymarket Square in trade, both by type."""

    cost: int
    buys: list[int]
    takes: list[int]


def cheapest_way(g: BigShoulders, company: int) -> Way | None:
    """The way to the cubes for all staffed factories that costs least; None if cubes are missing.
    Gifts of managers and assets are not counted."""
    need = [0] * RESOURCES
    for factory in staffed_factories(g, company):
        need = [a + b for a, b in zip(need, factory_cubes(g, factory), strict=True)]
    stock = g.cubes[company * RESOURCES : (company + 1) * RESOURCES]
    shops = [prices_of(g, resource) for resource in range(RESOURCES)]
    if not g.box.may_buy_cubes[company]:
        shops = [[] for _ in range(RESOURCES)]
    ranges = [range(min(n, h) + 1) for n, h in zip(need, g.haymarket, strict=True)]
    best: Way | None = None
    for takes in product(*ranges):
        wanted = [n - t - s for n, t, s in zip(need, takes, stock, strict=True)]
        way = way_with_trades(shops, wanted, list(takes), g.box.trade_give)
        if way and (best is None or way.cost < best.cost):
            best = way
    return best


def way_with_trades(
    shops: list[list[int]], wanted: list[int], takes: list[int], give: int
) -> Way | None:
    """The wanted cubes bought, and what is given for those taken on Haymarket Square.  A negative
    number wanted is a surplus that can be given.  Pairs come from the cheapest type each time."""
    wanted = wanted[:]
    for _ in range(sum(takes)):
        best = NONE
        for resource in range(RESOURCES):
            if takes[resource]:
                continue
            price = extra_cost(shops[resource], wanted[resource], give)
            if price == IMPOSSIBLE:
                continue
            if best == NONE or price < extra_cost(shops[best], wanted[best], give):
                best = resource
        if best == NONE:
            return None
        wanted[best] += give
    buys = [max(0, count) for count in wanted]
    costs = [extra_cost(shop, 0, count) for shop, count in zip(shops, buys, strict=True)]
    return None if IMPOSSIBLE in costs else Way(sum(costs), buys, takes)


def extra_cost(shop: list[int], wanted: int, more: int) -> int:
    """What `more` cubes of a type cost on top of those wanted already."""
    before, after = max(0, wanted), max(0, wanted + more)
    if after > len(shop):
        return IMPOSSIBLE
    return sum(shop[before:after])
