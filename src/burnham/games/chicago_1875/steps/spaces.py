"""Action spaces: whether a company may use one, what it pays, and what the space does.

A space is a number: 0 … 9 the spaces of the bank, 10 and more a building (10 + its number).
Payment comes first, then the whole effect for this one company; effects push their questions, so
that what is put on the agenda last comes first.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import (
    ADVERTISE,
    BUY_ASSET,
    FUNDRAISING,
    HIRE_MANAGER,
    HIRE_SALESPERSON,
    HIRE_WORKERS,
    PAY_DIVIDENDS,
    PERSONAL_CASH,
    RESOURCES,
    SPACES,
)
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import (
    APPEAL,
    ASSET,
    AUTOMATE_START,
    FIRST_PLAYER,
    GAIN_CUBES,
    GAIN_MANAGER,
    GAIN_SALESPERSON,
    GAIN_WORKER,
    HIRE,
    HIRED,
    NONE,
)
from burnham.games.chicago_1875.steps.assets import cheapest_asset
from burnham.games.chicago_1875.steps.companies import (
    automatable,
    pack,
    payout_steps,
    room_for_salesperson,
    room_for_worker,
)
from burnham.games.chicago_1875.steps.cubes import LIKE, UNLIKE, cubes_of_choice, gain_named
from burnham.games.chicago_1875.steps.people import can_gain_manager
from burnham.kernel.step import LEGAL


def space_refusal(g: BigShoulders, companies: list[int], space: int) -> str:
    """Why nobody, or the director of any of these companies, may use a space now."""
    if space >= SPACES:
        return LEGAL if g.building_user[space - SPACES] == NONE else "building-taken"
    if g.decade < g.box.space_decade[space]:
        return "later"
    personal = g.box.space_effect[space] == PERSONAL_CASH
    if personal and companies:
        return "you-direct"
    if companies or personal:
        return LEGAL if g.box.space_endless[space] or not taken(g, space) else "space-taken"
    return "no-company"


def taken(g: BigShoulders, space: int) -> bool:
    """BS-079"""
    return sum(g.at_space[space * g.seats : (space + 1) * g.seats]) > 0


def company_refusal(g: BigShoulders, company: int, space: int) -> str:
    """Why a company may not use a free space.  BS-030 BS-031 BS-084"""
    if space >= SPACES:
        return building_refusal(g, company, space - SPACES)
    effect = g.box.space_effect[space]
    if cost_for(g, company, space) > g.treasury[company]:
        return "company-cash"
    if effect == HIRE_WORKERS:
        return LEGAL if room_for_worker(g, company) else "no-worker-space"
    if effect == HIRE_MANAGER:
        return LEGAL if can_gain_manager(g, company) else "no-manager-space"
    if effect == HIRE_SALESPERSON:
        return LEGAL if room_for_salesperson(g, company) else "no-salesperson-space"
    if effect == BUY_ASSET and cheapest_asset(g, 0) == NONE:
        return "no-assets"
    return LEGAL


def building_refusal(g: BigShoulders, company: int, building: int) -> str:
    """BS-147 BS-150 BS-254 BS-258"""
    box = g.box
    if box.building_resource[building] and not box.may_buy_cubes[company]:
        return "no-resources"
    if box.gives_salespeople[building] and not box.may_sell_by_people[company]:
        return "no-salespeople"
    if cost_for(g, company, SPACES + building) > g.treasury[company]:
        return "company-cash"
    if automatable(g, company) < box.gives_automation[building]:
        return "no-automation"
    if box.gives_discount[building] and cheapest_asset(g, box.gives_discount[building]) == NONE:
        return "no-assets"
    return LEGAL


def cost_for(g: BigShoulders, company: int, space: int) -> int:
    """What the treasury must hold at least."""
    box = g.box
    if space >= SPACES:
        building = space - SPACES
        if box.gives_dividends[building]:
            return box.gives_dividends[building]
        if box.gives_discount[building]:
            return max(0, cheapest_asset(g, box.gives_discount[building]))
        return box.building_amount[building] if box.company_pays[building] else 0
    effect = box.space_effect[space]
    if effect == HIRE_WORKERS:
        return box.worker_price[g.job_market]
    if effect == BUY_ASSET:
        return max(0, cheapest_asset(g, 0))
    if effect in (FUNDRAISING, PERSONAL_CASH):
        return 0
    return box.space_amount[space]


def companies_for(g: BigShoulders, companies: list[int], space: int) -> list[int]:
    """The companies that may use a space.  BS-078"""
    return [company for company in companies if not company_refusal(g, company, space)]


# --- using a space ------------------------------------------------------------------------


def use_space(g: BigShoulders, seat: int, company: int, space: int) -> None:
    """BS-088 to BS-100"""
    amount = g.box.space_amount[space]
    effect = g.box.space_effect[space]
    if effect == HIRE_WORKERS:
        g.ask(HIRE, seat, company)
    elif effect == ADVERTISE:
        pay(g, company, amount)
        if g.initiative[0] != seat:
            g.ask(FIRST_PLAYER, seat)
        g.then(APPEAL, pack(company, 1))
    elif effect == HIRE_MANAGER:
        pay(g, company, amount)
        g.then(GAIN_MANAGER, pack(company, 1))
    elif effect == HIRE_SALESPERSON:
        pay(g, company, amount)
        g.then(GAIN_SALESPERSON, company)
    elif effect == BUY_ASSET:
        g.ask(ASSET, seat, company)
    elif effect == PAY_DIVIDENDS:
        extra_dividends(g, company, amount)
    elif effect == FUNDRAISING:
        g.bank_pays_company(company, amount)
        g.note("funded", seat, "company", company, "amount", amount)


def pay(g: BigShoulders, company: int, amount: int) -> None:
    g.company_pays_bank(company, amount)
    g.note("paid", g.director[company], "company", company, "amount", amount)


def use_building(g: BigShoulders, seat: int, company: int, building: int) -> None:
    """BS-032 BS-111 BS-140 to BS-155"""
    box = g.box
    pay_owner(g, company, building)
    g.gain_goods(company, box.gives_goods[building])
    gain_named(g, company, box.gives_cubes, building * RESOURCES, g.rows_in_use == 1)
    if box.gives_dividends[building]:
        extra_dividends(g, company, box.gives_dividends[building])
    if box.gives_like[building]:
        g.then(GAIN_CUBES, cubes_of_choice(company, box.gives_like[building], LIKE))
    if box.gives_unlike[building]:
        g.then(GAIN_CUBES, cubes_of_choice(company, box.gives_unlike[building], UNLIKE))
    if box.gives_discount[building]:
        g.ask(ASSET, seat, pack(company, box.gives_discount[building]))
    if box.gives_appeal[building]:
        g.then(APPEAL, pack(company, box.gives_appeal[building]))
    if box.gives_automation[building]:
        g.then(AUTOMATE_START, pack(company, box.gives_automation[building]))
    for _ in range(box.gives_salespeople[building]):
        g.then(GAIN_SALESPERSON, company)
    for _ in range(box.gives_managers[building]):
        g.then(GAIN_MANAGER, company)
    if box.gives_workers[building]:
        placed = min(box.gives_workers[building], room_for_worker(g, company))
        g.then(HIRED, pack(company, placed))
        for _ in range(box.gives_workers[building]):
            g.then(GAIN_WORKER, company)


def pay_owner(g: BigShoulders, company: int, building: int) -> None:
    """The owner earns, from the company or from the bank.  BS-032 BS-142 BS-155"""
    owner = g.built.index(building) // g.box.decades
    amount = g.box.building_amount[building]
    if g.box.company_pays[building]:
        g.company_pays_seat(company, owner, amount)
        g.note("owner-paid", owner, "amount", amount, "company", company)
    else:
        g.bank_pays_seat(owner, amount)
        g.note("owner-paid-by-bank", owner, "amount", amount)


def extra_dividends(g: BigShoulders, company: int, total: int) -> None:
    """From the treasury to every shareholder, the bank pool included.  BS-099 BS-100 BS-148"""
    share = total // 10
    for seat in range(g.seats):
        g.company_pays_seat(company, seat, share * g.shares(seat, company))
    g.company_pays_bank(company, share * g.bank_shares(company))
    g.note("extra-dividends", g.director[company], "company", company, "share", share)
    g.move_stock(company, payout_steps(g, company, total))
