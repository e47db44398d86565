"""What a share will bring: its value at the end, and its dividends until then.

Both are projected from what the company can make and sell in this decade, with the cubes that it
can really get, what it usually makes later, what it could make at its best, and how much capital it
has to get there.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COLUMNS, FACTORIES, RESOURCES
from burnham.games.chicago_1875.judgement.factories import goods_of, lacking_people
from burnham.games.chicago_1875.judgement.supplying import DEAR, SUPPLIED, Market, Supplies
from burnham.games.chicago_1875.judgement.weights import WEIGHTS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    ACTIONS,
    BUY_CUBES,
    NONE,
    OPERATIONS,
    PAYOUT,
    PRODUCE,
    SELL_GOODS,
)
from burnham.games.chicago_1875.steps.companies import base_price, payout_steps, price
from burnham.games.chicago_1875.steps.selling import half_price_open, room

# how far a company's turn has come
BUYING: Final = 0
PRODUCING: Final = 1
SELLING: Final = 2
PAYING: Final = 3
OVER: Final = 4

DOWN: Final = 1.0
"""How many steps a share falls when nothing is paid."""

UNLIKELY: Final = 0.02
"""Factories with a smaller chance to run are not looked at."""


class Prospect:
    """What one share of a company brings: dividends, its value at the end, and a little for what a
    full treasury can do besides; and the chance that all factories run in this decade."""

    def __init__(self, dividends: float, final: float, treasury: float, all_run: float) -> None:
        self.dividends = dividends
        self.final = final
        self.treasury = treasury
        self.all_run = all_run


class Turn:
    """What a turn leaves: where the marker is, what a share was paid, by how much the company's
    capital has changed, and the chance that all factories run in it."""

    def __init__(self, place: float, dividends: float, capital: float, all_run: float) -> None:
        self.place = place
        self.dividends = dividends
        self.capital = capital
        self.all_run = all_run


class Output:
    """What the factories of a company make, what that costs, the cubes left over, and the chances
    that any factory runs and that all do."""

    def __init__(
        self, goods: float, cost: float, cubes: int, any_runs: float, all_run: float
    ) -> None:
        self.goods = goods
        self.cost = cost
        self.cubes = cubes
        self.any_runs = any_runs
        self.all_run = all_run


def turn_stage(g: BigShoulders) -> int:
    """How far the turn under way has come: what is still on the agenda is still to do."""
    stage = OVER
    for step in g.waiting_steps():
        if step == BUY_CUBES:
            return BUYING
        if step == PRODUCE:
            stage = PRODUCING
        elif step == SELL_GOODS and stage > SELLING:
            stage = SELLING
        elif step == PAYOUT and stage > PAYING:
            stage = PAYING
    return stage


def stage_of(g: BigShoulders, company: int) -> int:
    """How far the turn of a company has come in this decade."""
    if g.phase == OPERATIONS and g.operating == company:
        return turn_stage(g)
    return OVER if g.operated[company] else BUYING


def prospect(g: BigShoulders, company: int, stage: int, market: Market) -> Prospect:
    """One share until the end of the game; what it needs is bought from the market."""
    turn = turn_now(g, company, stage, market)
    place, dividends = turn.place, turn.dividends
    capital = g.treasury[company] + WEIGHTS.appeal_capital * g.appeal[company] + turn.capital
    left = g.box.decades - g.decade
    if left:
        usual = usual_revenue(g, company)
        best = max(float(g.box.best_revenue[company]), usual)
        help_ = WEIGHTS.other_asset * helpers(g, company)
        rise = steps_from_assets(g, company, False)
        owned = 0.1 * g.treasury_shares(company)
        for _ in range(left):
            growth = WEIGHTS.growth_capital * max(0.0, capital)
            growth = min(WEIGHTS.growth_gap * (best - usual), growth)
            capital = WEIGHTS.kept_capital * capital + usual * owned + help_
            usual += growth
            place, dividends = paid(g, place, usual, dividends)
            place += rise
    track = g.box.stock
    place = min(float(len(track) - 1), max(0.0, place))
    low = int(place)
    high = min(low + 1, len(track) - 1)
    final = track[low] + (track[high] - track[low]) * (place - low)
    return Prospect(dividends, final, WEIGHTS.last_capital * capital, turn.all_run)


# --- what a turn pays ---------------------------------------------------------------------


def turn_now(g: BigShoulders, company: int, stage: int, market: Market) -> Turn:
    """The turn of this decade, or what is still to come of it."""
    now = float(g.stock[company])
    if stage == OVER:
        return Turn(now, 0.0, WEIGHTS.cube_capital * cubes_at_hand(g, company), 0.0)
    revenue = float(g.revenue) if g.operating == company else 0.0
    goods = float(g.goods[company])
    capital, any_runs, all_run = 0.0, 1.0, 0.0
    if stage < SELLING:
        output = output_now(g, company, stage, market)
        any_runs, all_run = output.any_runs, output.all_run
        if any_runs > 0.0:
            goods += output.goods / any_runs
        goods += g.bonus_goods[company]
        capital = WEIGHTS.cube_capital * output.cubes - output.cost
    if stage < PAYING:
        revenue += sales(g, company, goods, price(g, company))
    revenue += catalogues(g, company, True)
    if stage >= SELLING:
        sells = g.goods_sold > 0 or (stage == SELLING and goods > 0.0)
        place, dividends = paid_now(g, company, sells, int(revenue))
    else:
        place, dividends = paid(g, now, revenue, 0.0)
        # If no factory runs nothing is paid, whatever is sold.
        place = any_runs * place + (1.0 - any_runs) * (now - DOWN)
        dividends *= any_runs
    # Its own shares are paid, too.
    capital += dividends * g.treasury_shares(company)
    return Turn(place + steps_from_assets(g, company, True), dividends, capital, all_run)


def paid(g: BigShoulders, place: float, revenue: float, dividends: float) -> tuple[float, float]:
    """Marker and dividends after a turn with such a revenue, both smoothed."""
    track = g.box.stock
    at = track[min(len(track) - 1, max(0, int(place + 0.5)))]
    if revenue < 8.0:
        return place - DOWN, dividends
    most = 3.0 if at >= g.box.triple_from else 2.0
    steps = revenue / at if at else most
    steps = steps * WEIGHTS.short_rise if steps < 1.0 else min(most, steps)
    return place + steps, dividends + revenue * 0.1


def paid_now(g: BigShoulders, company: int, sells: bool, revenue: int) -> tuple[float, float]:
    """The same when all is made: nothing is uncertain any more."""
    place = float(g.stock[company])
    if not g.factories_run or not sells or g.must_withhold:
        return place - DOWN, 0.0
    return place + payout_steps(g, company, revenue), float(revenue // 10)


# --- what factories make ------------------------------------------------------------------


def usual_revenue(g: BigShoulders, company: int) -> float:
    """What a turn should bring in later decades, with the people it has."""
    goods = float(g.bonus_goods[company])
    chain = 1.0
    first = company * FACTORIES
    for factory in range(first, first + g.box.factory_count[company]):
        lacking = lacking_people(g, company, factory)
        if lacking:
            chain *= WEIGHTS.lacks_one if lacking == 1 else WEIGHTS.lacks_more
        if chain < UNLIKELY:
            break
        goods += chain * goods_of(g, company, factory)
    sold = goods * base_price(g, company) * WEIGHTS.later_sales
    return sold + catalogues(g, company, False)


def output_now(g: BigShoulders, company: int, stage: int, market: Market) -> Output:
    """The goods of the factories that have not run in this decade, weighed by what they lack."""
    turn = g.phase == OPERATIONS and g.operating == company
    hope = 0.0 if g.phase == OPERATIONS else staffing_hope(g, company)
    first = company * FACTORIES
    last = first + g.box.factory_count[company]
    if turn:
        first += g.factories_run
    ran = 1.0 if turn and g.factories_run else 0.0
    if first == last or (hope == 0.0 and lacking_people(g, company, first)):
        return Output(0.0, 0.0, cubes_at_hand(g, company), ran, 0.0)
    supplies = Supplies(g, company, market, stage == BUYING or g.buy_in_production == 1)
    money = supplies.money
    chain, made, cost, any_runs, all_run = 1.0, 0.0, 0.0, ran, 0.0
    for factory in range(first, last):
        lacking = lacking_people(g, company, factory)
        if lacking:
            chain *= hope * (WEIGHTS.lacks_one if lacking == 1 else WEIGHTS.lacks_more)
            wages = lacking * g.box.worker_price[g.job_market]
            if wages > supplies.money:
                chain *= WEIGHTS.dear_people
            supplies.money -= min(wages, supplies.money)
        if chain < UNLIKELY:
            break
        became = supplies.run(company, factory)
        if became != SUPPLIED:
            chain *= chance_of_cubes(g, company, became, turn)
        any_runs = max(any_runs, chain)
        all_run = chain if factory == last - 1 else 0.0
        cost += chain * (money - supplies.money)
        money = supplies.money
        made += chain * goods_of(g, company, factory)
        if g.managers[factory]:
            supplies.gifts += g.box.manager_cubes[factory]
    return Output(made, cost, sum(supplies.have), any_runs, all_run)


def cubes_at_hand(g: BigShoulders, company: int) -> int:
    return sum(g.cubes[company * RESOURCES : (company + 1) * RESOURCES])


def chance_of_cubes(g: BigShoulders, company: int, became: int, turn: bool) -> float:
    """The chance that cubes come which nobody sells now, or which are too dear."""
    if turn:
        return WEIGHTS.no_cubes
    if became == DEAR:
        waiting = g.phase < OPERATIONS and staffing_hope(g, company) > 0.0
        return WEIGHTS.dear_cubes if waiting else WEIGHTS.no_cubes
    return WEIGHTS.later_cubes


def staffing_hope(g: BigShoulders, company: int) -> float:
    """Whether the director has still a partner for the company before it operates."""
    if g.phase == ACTIONS and g.available[g.director[company]] == 0:
        return 0.0
    return 1.0


def sales(g: BigShoulders, company: int, goods: float, each: int) -> float:
    """Goods times price, as far as there is demand, with the bonuses in reach."""
    row = g.box.goods_type[company]
    space = 0
    bonus = 0.0
    sold = g.spaces_sold if g.operating == company else 0
    for column in range(COLUMNS):
        free = 0 if sold >> column & 1 else room(g, row * COLUMNS + column)
        space += free
        if free and g.box.completion_bonus[column]:
            filled = min(1.0, goods / free)
            filled *= filled
            bonus += g.box.completion_bonus[column] * filled * filled
    full = min(goods, float(space))
    rest = 0.5 * (goods - full) if half_price_open(g, row) or goods > space else 0.0
    return (full + rest) * each + min(bonus, 70.0)


# --- assets -------------------------------------------------------------------------------


def catalogues(g: BigShoulders, company: int, now: bool) -> float:
    """What assets add to the revenue of a turn: now those that are ready, later all."""
    found = 0
    for slot in range(company * 2, company * 2 + 2):
        asset = g.slots[slot]
        if asset != NONE and (g.asset_ready[asset] or not now) and g.box.use_revenue[asset]:
            found += g.box.use_revenue[asset] + g.box.catalog_extra[company]
    return float(found)


def steps_from_assets(g: BigShoulders, company: int, now: bool) -> float:
    """How far assets lift the marker in a turn."""
    found = 0
    for slot in range(company * 2, company * 2 + 2):
        asset = g.slots[slot]
        if asset != NONE and (g.asset_ready[asset] or not now):
            found += g.box.use_stock[asset]
    return float(found)


def helpers(g: BigShoulders, company: int) -> int:
    """How many assets help otherwise: by cubes, appeal, protection."""
    found = 0
    for slot in range(company * 2, company * 2 + 2):
        asset = g.slots[slot]
        if asset != NONE and not g.box.use_revenue[asset] and not g.box.use_stock[asset]:
            found += 1
    return found
