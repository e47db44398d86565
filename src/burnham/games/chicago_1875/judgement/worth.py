"""What a position is worth to a seat: the money it may expect at the end.

Cash counts a little more than itself while it can still be invested.  A share is worth its value
after the turns that its company still has, plus the dividends until then: both are projected from
what the company can make and sell next, what it could make at its best, and how much capital it
has to get there.  Own buildings and public goals are added at what they usually bring.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import COLUMNS, COMPANIES, FACTORIES, RESOURCES, SUPPLY_SPACES
from burnham.games.chicago_1875.judgement.weights import WEIGHTS
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    ACTIONS,
    ASSET,
    AUTOMATE,
    BUY_CERTIFICATE,
    BUY_CUBES,
    COMPANY,
    ENDED,
    FOUND,
    FOUND_VALUE,
    HIRE,
    NONE,
    OPERATIONS,
    PAYOUT,
    PRODUCE,
    RESOURCE_PICK,
    ROW_CUBES,
    SELL_COUNT,
    SELL_GOODS,
    SELL_LOT,
    STOCKS,
    TRADE_TAKE,
)
from burnham.games.chicago_1875.scoring import measures, scores
from burnham.games.chicago_1875.steps.companies import base_price, employed, price
from burnham.games.chicago_1875.steps.selling import half_price_open, room
from burnham.kernel.position import NOBODY

# how far a company's turn has come
BUYING: Final = 0
PRODUCING: Final = 1
SELLING: Final = 2
PAYING: Final = 3
OVER: Final = 4
LATER: Final = -1
"""Not this turn but those of later decades."""

MISSING: Final = 1e6
UNKNOWN: Final = -1e9
"""A prospect that was not asked for yet."""

CHAIN: Final = frozenset(
    [
        FOUND,
        FOUND_VALUE,
        SELL_LOT,
        BUY_CERTIFICATE,
        COMPANY,
        HIRE,
        AUTOMATE,
        RESOURCE_PICK,
        ROW_CUBES,
        TRADE_TAKE,
        ASSET,
        SELL_COUNT,
    ]
)
"""Questions in the middle of a decision: the position is worth what its best answer gives."""


def value(g: BigShoulders, seat: int) -> float:
    """The points that `seat` may expect at the end of the game."""
    here, decider, worth = decided(g)
    return worth if decider == seat else Worth(here).to(seat)


def values(g: BigShoulders) -> list[float]:
    """The points that every seat may expect."""
    here, _, _ = decided(g)
    worth = Worth(here)
    return [worth.to(seat) for seat in range(g.seats)]


def decided(g: BigShoulders) -> tuple[BigShoulders, int, float]:
    """The position when a decision is made, as the seat in the middle of it likes best; that seat,
    NOBODY if there is nothing to decide; and what the position is worth to it."""
    here, seat, worth = g, NOBODY, 0.0
    for _ in range(3):
        if here.asked_step not in CHAIN:
            break
        seat = here.seat
        here, worth = best_after(here)
    return here, seat, worth


def best_after(g: BigShoulders) -> tuple[BigShoulders, float]:
    """The position after the answer that the seat that is asked likes best, and its worth to it."""
    best = g
    highest = -1e9
    for answer in g.answers():
        after = g.clone()
        after.take(answer)
        worth = Worth(after).to(g.seat)
        if worth > highest:
            best, highest = after, worth
    return best, highest


class Worth:
    """What a position is worth to its seats.  What they share is worked out once: the prospects of
    companies, by goal what each seat has of what it counts, and who directs a company at all."""

    def __init__(self, g: BigShoulders) -> None:
        self.g = g
        self.left = g.box.decades - g.decade
        self.stage = turn_stage(g)
        self.prospects = [UNKNOWN] * COMPANIES
        self.measured = [measures(g, goal) for goal in g.goals]
        self.directs = [False] * g.seats
        for director in g.director:
            if director != NONE:
                self.directs[director] = True

    def to(self, seat: int) -> float:
        g, left = self.g, self.left
        if g.phase == ENDED:
            return float(scores(g).totals[seat])
        invest = left + 1 if g.phase <= STOCKS else left
        total = g.cash[seat] * (1.0 + WEIGHTS.investing * invest)
        for company in g.appeal_order:
            shares = g.shares(seat, company)
            if shares:
                total += shares * self.prospect(company)
        total += buildings(g, seat, left) + self.goals(seat)
        # A partner more is an action more, for whoever has a company to use it.
        if self.directs[seat]:
            total += WEIGHTS.partner * g.partners[seat] * left
            total += WEIGHTS.partner_now * g.available[seat]
        return total

    def prospect(self, company: int) -> float:
        if self.prospects[company] == UNKNOWN:
            self.prospects[company] = share_prospect(self.g, company, self.stage)
        return self.prospects[company]

    def goals(self, seat: int) -> float:
        """The reward of a goal by how far the seat leads or lags, less certain early on."""
        found = 0.0
        certain = 1.0 / (1.0 + WEIGHTS.goal_doubt * self.left)
        counts = WEIGHTS.goal_early + (1.0 - WEIGHTS.goal_early) * certain
        for i, goal in enumerate(self.g.goals):
            mine, rival = self.measured[i][seat], 0
            for other, has in enumerate(self.measured[i]):
                if other != seat:
                    rival = max(rival, has)
            if not mine and not rival:
                continue
            lead = (mine - rival) / max(1.0, 0.5 * (mine + rival))
            chance = 0.5 + 0.5 * certain
            if lead < 0.0:
                chance = WEIGHTS.goal_behind * max(0.0, 0.5 + 0.5 * lead)
            found += self.g.box.goal_reward[goal] * chance * counts
        return found


def buildings(g: BigShoulders, seat: int, left: int) -> float:
    """Own buildings earn in about half of the decades to come."""
    earned = 0.0
    for place in range(seat * g.box.decades, (seat + 1) * g.box.decades):
        tile = g.built[place]
        if tile != NONE:
            earned += WEIGHTS.building * g.box.building_amount[tile] * left
    if g.choice[seat] != NONE:
        earned += WEIGHTS.building * g.box.building_amount[g.choice[seat]] * left
    return earned


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


# --- shares -------------------------------------------------------------------------------


def share_prospect(g: BigShoulders, company: int, stage: int) -> float:
    """One share at the end of the game, with its dividends until then."""
    track = g.box.stock
    place = float(g.stock[company])
    capital = g.treasury[company] + WEIGHTS.appeal_capital * g.appeal[company]
    dividends = 0.0
    now = g.operating == company and g.phase == OPERATIONS
    if not now:
        stage = OVER if g.operated[company] else BUYING
    if stage < OVER:
        revenue = float(g.revenue) if now else 0.0
        goods = float(g.goods[company])
        if stage < SELLING:
            made, spent, cubes = output(g, company, stage)
            goods += made + g.bonus_goods[company]
            capital += WEIGHTS.cube_capital * cubes - spent
        if stage < PAYING:
            revenue += sales(g, company, goods, price(g, company)) + extras(g, company)
        place, dividends = paid(g, place, revenue, dividends)
    else:
        cubes = float(sum(g.cubes[company * RESOURCES : (company + 1) * RESOURCES]))
        capital += WEIGHTS.cube_capital * cubes
    usual = usual_revenue(g, company)
    best = max(float(g.box.best_revenue[company]), usual)
    for _ in range(g.box.decades - g.decade):
        growth = WEIGHTS.growth_capital * max(0.0, capital)
        growth = min(WEIGHTS.growth_gap * (best - usual), growth)
        capital = WEIGHTS.kept_capital * capital + usual * 0.1 * g.treasury_shares(company)
        usual += growth
        place, dividends = paid(g, place, usual, dividends)
    place = min(float(len(track) - 1), max(0.0, place))
    low = int(place)
    high = min(low + 1, len(track) - 1)
    final = track[low] + (track[high] - track[low]) * (place - low)
    # A little for what a full treasury can still do besides.
    return final + dividends + WEIGHTS.last_capital * capital


def paid(g: BigShoulders, place: float, revenue: float, dividends: float) -> tuple[float, float]:
    """Marker and dividends after a turn with such a revenue, both smoothed."""
    track = g.box.stock
    at = track[min(len(track) - 1, max(0, int(place + 0.5)))]
    if revenue < 8.0:
        return place - WEIGHTS.fall, dividends
    most = 3.0 if at >= g.box.triple_from else 2.0
    steps = revenue / at if at else most
    steps = steps * WEIGHTS.short_rise if steps < 1.0 else min(most, steps)
    return place + steps, dividends + revenue * 0.1


# --- what a company earns -----------------------------------------------------------------


def usual_revenue(g: BigShoulders, company: int) -> float:
    """What a turn should bring in later decades, with the people it has."""
    made, _, _ = output(g, company, LATER)
    goods = g.bonus_goods[company] + made
    return goods * base_price(g, company) * WEIGHTS.later_sales + extras(g, company)


def output(g: BigShoulders, company: int, stage: int) -> tuple[float, float, float]:
    """The goods of the factories that have not run, weighed by what they still lack; what their
    cubes will cost; and how many cubes are left over."""
    turn = g.phase == OPERATIONS and g.operating == company and stage != LATER
    have = g.cubes[company * RESOURCES : (company + 1) * RESOURCES]
    budget = float(g.treasury[company])
    hope = 1.0 if stage == LATER else staffing_hope(g, company)
    chain = 1.0
    made = 0.0
    spent = 0.0
    first = company * FACTORIES
    begin = g.factories_run if turn else 0
    for factory in range(first + begin, first + g.box.factory_count[company]):
        lacking = lacking_people(g, company, factory)
        if lacking:
            chain *= hope * (WEIGHTS.lacks_one if lacking == 1 else WEIGHTS.lacks_more)
        if chain < 0.02:
            break
        goods = run_of(g, company, factory, have)
        cost = 0.0
        for resource in range(RESOURCES):
            if have[resource] < 0:
                count = -have[resource]
                have[resource] = 0
                if turn:
                    cost += turn_cost(g, company, resource, count, stage)
                else:
                    cost += WEIGHTS.cube * count
        if cost > 0.0 and stage != LATER:
            if cost >= MISSING:
                chain *= WEIGHTS.no_cubes
                cost = 0.0
            elif cost > budget - spent:
                chain *= WEIGHTS.dear_cubes
                cost = 0.0
        made += chain * goods
        spent += chain * cost
    return made, spent, float(sum(have))


def staffing_hope(g: BigShoulders, company: int) -> float:
    """Whether the director can still hire before the company operates."""
    if g.phase == OPERATIONS:
        return 0.0
    if g.phase == ACTIONS and g.available[g.director[company]] == 0:
        return 0.0
    return 1.0


def turn_cost(g: BigShoulders, company: int, resource: int, count: int, stage: int) -> float:
    """What missing cubes cost in the turn under way; MISSING if they cannot be had."""
    cost = 0.0
    if stage == BUYING or g.buy_in_production:
        if g.rows_in_use:
            buys = min(count, g.rows[resource])
            for n in range(buys):
                cost += g.box.row_price[g.rows[resource] - 1 - n]
            count -= buys
        else:
            for space in range(SUPPLY_SPACES - 1, 0, -1):
                buys = min(count, g.supply[space * RESOURCES + resource])
                cost += buys * g.box.supply_price[space]
                count -= buys
    if count and g.haymarket[resource] >= count:
        pairs = 0
        for other in range(RESOURCES):
            if other != resource:
                pairs += g.cubes[company * RESOURCES + other] // 2
        if pairs >= count:
            return cost + WEIGHTS.traded_cube * count
        if stage == BUYING:
            return cost + WEIGHTS.bought_trade * count
    return cost if not count else MISSING


def lacking_people(g: BigShoulders, company: int, factory: int) -> int:
    lines = g.box.line_workers[company]
    needed = lines[0] if lines else g.box.factory_least[factory]
    return max(0, needed - g.workers[factory] - g.automated[factory])


def run_of(g: BigShoulders, company: int, factory: int, have: list[int]) -> float:
    """The goods of one run with its manager's help; the cubes it uses are taken from `have`, which
    turns negative where they are lacking."""
    box = g.box
    needed, first = box.factory_cubes, factory * RESOURCES
    goods = float(box.factory_goods[factory])
    goods += box.factory_per_worker[factory] * g.workers[factory]
    lines = box.line_workers[company]
    for line in range(len(lines)):
        if line == 0 or employed(g, company) >= lines[line]:
            goods = float(box.line_goods[company][line])
            needed, first = box.line_cubes[company], line * RESOURCES
    octagons = box.factory_octagons[factory]
    if octagons:
        part = g.automated[factory] / octagons
        goods += part * part
    if g.managers[factory]:
        gifts = box.manager_cubes[factory] + box.manager_automate[factory]
        goods += box.manager_goods[factory] + WEIGHTS.manager_gift * gifts
        goods += WEIGHTS.manager_appeal * box.manager_appeal[factory]
    for resource in range(RESOURCES):
        have[resource] -= needed[first + resource]
    return goods


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
            bonus += g.box.completion_bonus[column] * min(1.0, goods / free) ** 4
    full = min(goods, float(space))
    rest = 0.5 * (goods - full) if half_price_open(g, row) or goods > space else 0.0
    return (full + rest) * each + min(bonus, 70.0)


def extras(g: BigShoulders, company: int) -> float:
    """What ready assets add to a turn."""
    box = g.box
    found = 0.0
    for slot in range(company * 2, company * 2 + 2):
        asset = g.slots[slot]
        if asset == NONE or not g.asset_ready[asset]:
            continue
        if box.use_revenue[asset]:
            found += box.use_revenue[asset] + box.catalog_extra[company]
        else:
            found += WEIGHTS.other_asset
    return found
