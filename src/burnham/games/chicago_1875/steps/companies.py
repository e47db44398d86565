"""What a company can do at the moment: room on its charter, prices, certificates in its name.

Questions about one company carry it in their argument, with a second small number on top:
`pack(company, more)`, read by `company_in` and `more_in`.
"""

from __future__ import annotations

from burnham.games.chicago_1875.box import COMPANIES, FACTORIES, RESOURCES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE


def pack(company: int, more: int) -> int:
    return company + COMPANIES * more


def company_in(arg: int) -> int:
    return arg % COMPANIES


def more_in(arg: int) -> int:
    return arg // COMPANIES


def factories(g: BigShoulders, company: int) -> list[int]:
    first = company * FACTORIES
    return list(range(first, first + g.box.factory_count[company]))


def is_factory_of(g: BigShoulders, company: int, factory: int) -> bool:
    index = factory - company * FACTORIES
    return 0 <= index < g.box.factory_count[company]


def last_factory(g: BigShoulders, company: int) -> int:
    return company * FACTORIES + g.box.factory_count[company] - 1


# --- people -------------------------------------------------------------------------------


def free_worker_spaces(g: BigShoulders, factory: int) -> int:
    return g.box.factory_workers[factory] - g.workers[factory] - g.automated[factory]


def room_for_worker(g: BigShoulders, company: int) -> int:
    """How many worker spaces of a company are free."""
    first = company * FACTORIES
    free = 0
    for factory in range(first, first + g.box.factory_count[company]):
        free += free_worker_spaces(g, factory)
    return free


def room_for_manager(g: BigShoulders, company: int) -> bool:
    if not g.box.may_manage[company]:
        return False
    first = company * FACTORIES
    for factory in range(first, first + g.box.factory_count[company]):
        if g.managers[factory] < g.box.manager_slots[factory]:
            return True
    return False


def room_for_salesperson(g: BigShoulders, company: int) -> bool:
    """BS-103 BS-254 BS-260"""
    if not g.box.may_sell_by_people[company]:
        return False
    if g.box.endless_salespeople[company]:
        return True
    return g.salespeople[company] < len(g.box.prices[company]) - 1


def may_swap_manager(g: BigShoulders, company: int) -> bool:
    """Whether a company without managers can take goods and appeal for steel.  BS-261"""
    steel = g.box.swap_steel[company]
    has = g.cubes[company * RESOURCES + g.box.steel]
    return steel > 0 and g.swapped[company] == 0 and has >= steel


def may_automate(g: BigShoulders, factory: int) -> bool:
    """An employed worker and a marker still at the bottom of his factory.  BS-104"""
    company = factory // FACTORIES
    markers = g.box.factory_octagons[factory] - g.automated[factory]
    return g.box.may_automate[company] == 1 and g.workers[factory] > 0 and markers > 0


def automatable(g: BigShoulders, company: int) -> int:
    """How many workers could be automated at once."""
    if not g.box.may_automate[company]:
        return 0
    found = 0
    first = company * FACTORIES
    for factory in range(first, first + g.box.factory_count[company]):
        markers = g.box.factory_octagons[factory] - g.automated[factory]
        found += min(g.workers[factory], markers)
    return found


def employed(g: BigShoulders, company: int) -> int:
    first = company * FACTORIES
    count = 0
    for factory in range(first, first + g.box.factory_count[company]):
        count += g.workers[factory]
    return count


def fully_automated(g: BigShoulders, factory: int) -> bool:
    """All octagons uncovered; a factory without octagons never is.  BS-109"""
    octagons = g.box.factory_octagons[factory]
    return octagons > 0 and g.automated[factory] == octagons


def goods_of_run(g: BigShoulders, factory: int) -> int:
    """What a run makes without a line: the printed goods, those of its workers, and one more if all
    is automated.  BS-109 BS-250"""
    made = g.box.factory_goods[factory] + g.box.factory_per_worker[factory] * g.workers[factory]
    return made + int(fully_automated(g, factory))


def both_managers(g: BigShoulders, company: int) -> bool:
    """Whether a company with a post for two managers has both.  BS-251"""
    if not g.box.both_managers_price[company]:
        return False
    factory = company * FACTORIES
    return g.managers[factory] == g.box.manager_slots[factory]


# --- goods --------------------------------------------------------------------------------


def price(g: BigShoulders, company: int) -> int:
    """What one good sells for now, Chief of Sales included.  BS-189 BS-251 BS-259 BS-267"""
    found = base_price(g, company)
    return found + g.price_bonus if company == g.operating else found


def base_price(g: BigShoulders, company: int) -> int:
    box = g.box
    if box.line_price[company]:
        found = box.line_price[company][price_line(g, company)]
    elif both_managers(g, company):
        found = box.both_managers_price[company]
    else:
        found = box.prices[company][min(g.salespeople[company], len(box.prices[company]) - 1)]
    if box.salespeople_per_step[company]:
        pairs = g.salespeople[company] // box.salespeople_per_step[company]
        found += pairs * box.price_step[company]
    return found


def price_line(g: BigShoulders, company: int) -> int:
    """The line used this turn, else the largest one that its workers cover.  BS-259 BS-287"""
    if company == g.operating and g.line != NONE:
        return g.line
    found = 0
    for line, needed in enumerate(g.box.line_workers[company]):
        if employed(g, company) >= needed:
            found = line
    return found


def payout_steps(g: BigShoulders, company: int, total: int) -> int:
    """How far the marker moves up when dividends are paid on `total`.  BS-204 to BS-208"""
    value = g.value(company)
    if total <= 0 or total < value:
        return 0
    if total >= 3 * value and value >= g.box.triple_from:
        return 3
    return 2 if total >= 2 * value else 1


def value_after(g: BigShoulders, company: int, steps: int) -> int:
    """The share value after a move of the marker."""
    top = len(g.box.stock) - 1
    return g.box.stock[min(top, max(0, g.stock[company] + steps))]


# --- assets -------------------------------------------------------------------------------


def assets_of(g: BigShoulders, company: int) -> list[int]:
    first = company * 2
    slots = g.slots[first : first + g.box.asset_slots[company]]
    return sorted([asset for asset in slots if asset != NONE])


def ready_shield(g: BigShoulders, company: int) -> int:
    """A ready Price Protection on the charter, else NONE.  BS-063"""
    for slot in range(company * 2, company * 2 + g.box.asset_slots[company]):
        asset = g.slots[slot]
        if asset != NONE and g.box.use_shield[asset] and g.asset_ready[asset]:
            return asset
    return NONE
