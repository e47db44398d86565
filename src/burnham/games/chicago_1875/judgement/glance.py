"""What a player does at a glance, when there is no time to look behind every answer: the company's
turn by its plan for cubes, an action by a trial of what it does for the company, the stock phase by
what shares will bring (docs/bots.md)."""

from __future__ import annotations

from burnham.games.chicago_1875.box import FACTORIES, RESOURCES
from burnham.games.chicago_1875.judgement.factories import cubes_of, lacking_people
from burnham.games.chicago_1875.judgement.supplying import SUPPLIED, Market, Supplies
from burnham.games.chicago_1875.judgement.trial import Trial, next_hire
from burnham.games.chicago_1875.judgement.worth import Worth, dollar
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL_BONUS,
    ASSET,
    AUTOMATE,
    BUILD,
    BUY_CUBES,
    COMPANY,
    DISCARD,
    END_ASSETS,
    END_TURN,
    FIRST_PLAYER,
    FOUND,
    FOUND_VALUE,
    HIRE,
    MANAGER_SPACE,
    NONE,
    PAYOUT,
    PLACE,
    PRODUCE,
    RELOCATE,
    RESOURCE_PICK,
    SELL_COUNT,
    SELL_GOODS,
    STOCK,
    TRADE_TAKE,
    UNFOUNDED,
    WORKER_SPACE,
)
from burnham.games.chicago_1875.steps.action import Place
from burnham.games.chicago_1875.steps.companies import company_in, more_in
from burnham.games.chicago_1875.steps.free import FreeStep, LastFreeActions
from burnham.games.chicago_1875.steps.operating import BuyCubes
from burnham.games.chicago_1875.steps.people import Hire
from burnham.games.chicago_1875.steps.producing import Produce
from burnham.games.chicago_1875.steps.selling import Payout, SellGoods
from burnham.games.chicago_1875.steps.spaces import companies_for
from burnham.games.chicago_1875.steps.stock import Stock
from burnham.kernel.step import Verb


def shortlist(g: BigShoulders, answers: list[int]) -> list[int]:
    """The answers that a glance prefers; all of them where a glance does not help."""
    chosen = at_a_glance(g, answers)
    return [chosen] if chosen != NONE else answers


def at_a_glance(g: BigShoulders, answers: list[int]) -> int:
    """The answer that a glance prefers; NONE where it does not help."""
    asked, arg = g.asked_step, g.arg
    if asked in (BUY_CUBES, PRODUCE, SELL_GOODS, PAYOUT, END_ASSETS, END_TURN, PLACE):
        step = g.step
        assert isinstance(step, FreeStep)
        use = free_gift(g, step, answers)
        return use if use != NONE else at_free_question(g, step, arg, answers)
    if asked == SELL_COUNT:
        return answers[-1]
    if asked in (TRADE_TAKE, RESOURCE_PICK):
        return lacking_cube(g, company_in(arg), answers)
    if asked in (APPEAL_BONUS, WORKER_SPACE, MANAGER_SPACE, AUTOMATE, RELOCATE):
        return answers[0]
    if asked == FIRST_PLAYER:
        return answers[-1]
    if asked == STOCK:
        return in_the_stock_phase(g, answers)
    if asked == COMPANY:
        return best_company(Trial(g, g.seat), arg, answers)[0]
    if asked == HIRE:
        return hire(g, arg, answers)
    if asked == ASSET:
        return Trial(g, g.seat).best_asset(company_in(arg), more_in(arg))[0]
    if asked == FOUND:
        return Trial(g, g.seat).best_founding(answers)[0]
    if asked == FOUND_VALUE:
        return founding_value(g, arg, answers)
    if asked == BUILD:
        return tile(g, answers, 1)
    if asked == DISCARD:
        return tile(g, answers, -1)
    return NONE


# --- questions with free actions ----------------------------------------------------------


def free_gift(g: BigShoulders, step: FreeStep, answers: list[int]) -> int:
    """An asset that gives something for nothing whenever it is used; cubes have their time."""
    box = g.box
    for answer in answers:
        if step.use.has(answer):
            asset = step.use.first(answer)
            if box.use_appeal[asset] or box.use_stock[asset] or box.use_price[asset]:
                return answer
            if box.use_revenue[asset] and g.goods_sold and g.factories_run:
                return answer
    return NONE


def at_free_question(g: BigShoulders, step: FreeStep, arg: int, answers: list[int]) -> int:
    if isinstance(step, Place):
        return best_space(g, step, answers)
    if isinstance(step, BuyCubes):
        chosen = next_of(planned(g, arg, True), arg, step, step.buy, step.row)
        return chosen if chosen in answers else step.done.code()
    if isinstance(step, Produce):
        return produced(g, step, arg, answers)
    if isinstance(step, SellGoods):
        if step.best.code() in answers:
            return step.best.code()
        return NONE if g.goods[arg] else step.done.code()
    if isinstance(step, Payout):
        pay = step.dividends.code()
        return pay if pay in answers else step.withhold.code()
    assert isinstance(step, LastFreeActions)
    return step.done.code()


def planned(g: BigShoulders, company: int, buys: bool) -> Supplies:
    """How the staffed factories come by their cubes, as many of them as can."""
    supplies = Supplies(g, company, Market(g), buys or g.buy_in_production == 1)
    first = company * FACTORIES
    for factory in range(first + g.factories_run, first + g.box.factory_count[company]):
        if lacking_people(g, company, factory):
            break
        if supplies.run(company, factory) != SUPPLIED:
            break
        if g.managers[factory]:
            supplies.gifts += g.box.manager_cubes[factory]
    return supplies


def next_of(plan: Supplies, company: int, step: FreeStep, buy: Verb, row: Verb) -> int:
    """What a plan does first; NONE if it does nothing any more."""
    if plan.used:
        return step.use.code(plan.used[0])
    if plan.bought:
        offer = plan.bought[0]
        return row.code(offer) if plan.market.rows else buy.code(offer)
    return step.trade.code(company, plan.given[0]) if plan.given else NONE


def produced(g: BigShoulders, step: Produce, company: int, answers: list[int]) -> int:
    """Run what runs; else what the plan says; else stop."""
    run = step.run_next.code()
    if run in answers:
        return run
    for line in range(len(g.box.line_workers[company]) - 1, -1, -1):
        if step.line.code(line) in answers:
            return step.line.code(line)
    chosen = next_of(planned(g, company, False), company, step, step.buy, step.row)
    return chosen if chosen in answers else step.stop.code()


def lacking_cube(g: BigShoulders, company: int, answers: list[int]) -> int:
    """The cube that the next factory lacks most."""
    most, chosen = 0, answers[0]
    first = company * FACTORIES
    begin = g.factories_run if g.operating == company else 0
    for factory in range(first + begin, first + g.box.factory_count[company]):
        needed, at = cubes_of(g, company, factory)
        for resource in answers:
            lacking = needed[at + resource] - g.cubes[company * RESOURCES + resource]
            if lacking > most:
                most, chosen = lacking, resource
        if most:
            break
    return chosen


# --- actions ------------------------------------------------------------------------------


def best_space(g: BigShoulders, step: Place, answers: list[int]) -> int:
    """The space that brings most, for the best of the companies that may use it."""
    companies = g.directed(g.seat)
    if not companies:
        return answers[0]
    trial = Trial(g, g.seat)
    best, chosen = -1e9, NONE
    for answer in answers:
        if step.place.has(answer) or step.visit.has(answer):
            space = step.space(answer)
            gain = best_company(trial, space, companies_for(g, companies, space))[1]
            if gain > best:
                best, chosen = gain, answer
    return chosen


def best_company(trial: Trial, space: int, companies: list[int]) -> tuple[int, float]:
    best, chosen = -1e9, companies[0]
    for company in companies:
        gain = trial.gain(space, company)
        if gain > best:
            best, chosen = gain, company
    return chosen, best


def hire(g: BigShoulders, arg: int, answers: list[int]) -> int:
    step = g.step
    assert isinstance(step, Hire)
    factory = next_hire(g, company_in(arg), more_in(arg))
    if factory in answers:
        return factory
    done = step.done.code()
    return done if done in answers else answers[0]


# --- stock phase and buildings ------------------------------------------------------------


def in_the_stock_phase(g: BigShoulders, answers: list[int]) -> int:
    """The share or founding that gains most over its price, else the end of the turn.  Whoever must
    sell has to look."""
    step = g.step
    assert isinstance(step, Stock)
    end = step.end.code()
    if end not in answers:
        return NONE
    best, chosen = 0.0, end
    worth = Worth(g)
    for answer in answers:
        gain = 0.0
        if step.buy.has(answer):
            one = worth.prospects[step.buy.first(answer)]
            price = g.value(step.buy.first(answer))
            if one is not None:
                gain = one.dividends + one.final + one.treasury
                gain -= price * dollar(g)
        elif step.found.has(answer):
            free = [c for c in range(len(g.state)) if g.state[c] == UNFOUNDED]
            gain = Trial(g, g.seat).best_founding(free)[1]
        elif step.sell.has(answer):
            one = worth.prospects[step.sell.first(answer)]
            price = g.value(step.sell.first(answer))
            if one is not None and one.dividends + one.final < price:
                return NONE
        if gain > best:
            best, chosen = gain, answer
    return chosen


def founding_value(g: BigShoulders, company: int, answers: list[int]) -> int:
    trial = Trial(g, g.seat)
    best, chosen = -1e9, answers[0]
    for stock in answers:
        gain = trial.founded(company, stock)
        if gain > best:
            best, chosen = gain, stock
    return chosen


def tile(g: BigShoulders, answers: list[int], sign: int) -> int:
    """The tile that earns most (or, the other way round, least)."""
    best, chosen = -1000, answers[0]
    for building in answers:
        earns = sign * g.box.building_amount[building]
        if earns > best:
            best, chosen = earns, building
    return chosen
