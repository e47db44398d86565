"""The supply chain at the end of a company's turn (step 6), and the clean-up of a decade.

Clean-up: 1 supply chain, 2 assets, 3 demand, 4 partners come home, 5 the next decade.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import (
    ASSET_SPACES,
    ASSETS,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    GOODS_TYPES,
    RESOURCES,
    SPACES,
    SUPPLY_SPACES,
)
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE, STOCK_PHASE, TIDYING
from burnham.games.chicago_1875.steps.assets import close_up
from burnham.games.chicago_1875.steps.cubes import bag_ready, draw_cube
from burnham.games.chicago_1875.steps.selling import capacity
from burnham.kernel.position import NOBODY
from burnham.kernel.step import Step

X: Final = 0
TEN: Final = SUPPLY_SPACES - 1


class SupplyChain(Step[BigShoulders]):
    """BS-213 to BS-218, with the variant BS-274 to BS-276"""

    def run(self, g: BigShoulders, arg: int) -> None:
        if g.rows_in_use:
            refill_rows(g)
        elif maintain(g):
            restock(g)


def cubes_on(g: BigShoulders, space: int) -> int:
    return sum(g.supply[space * RESOURCES : (space + 1) * RESOURCES])


def tell_cubes(g: BigShoulders, key: str, cubes: list[int]) -> None:
    """A fact about cubes of each type; none about no cubes."""
    if sum(cubes) == 0:
        return
    ids = g.box.resource_ids
    g.note(key, NOBODY, ids[0], cubes[0], ids[1], cubes[1], ids[2], cubes[2], ids[3], cubes[3])


def move_all(g: BigShoulders, source: int, target: int) -> None:
    prices = g.box.supply_price
    if cubes_on(g, source):
        g.note("supply-moved", NOBODY, "from", prices[source], "to", prices[target])
    for resource in range(RESOURCES):
        g.supply[target * RESOURCES + resource] += g.supply[source * RESOURCES + resource]
        g.supply[source * RESOURCES + resource] = 0


def fill_x(g: BigShoulders) -> bool:
    """Draw the number of the decade onto X; True if the bag was refilled.  BS-215 BS-217"""
    refilled = False
    drawn = [0] * RESOURCES
    for _ in range(g.box.supply_refill[g.decade - 1]):
        ready = bag_ready(g)
        if ready < 0:
            break
        if ready > 0:
            refilled = True
        resource = draw_cube(g)
        drawn[resource] += 1
        g.supply[X * RESOURCES + resource] += 1
    tell_cubes(g, "supply-drawn", drawn)
    return refilled


def maintain(g: BigShoulders) -> bool:
    """Move and draw until no space is empty; True if the bag was refilled.  BS-213 BS-216"""
    refilled = False
    while True:
        for target in range(TEN, X, -1):
            source = target - 1
            while source > X and not cubes_on(g, source):
                source -= 1
            if not cubes_on(g, target):
                move_all(g, source, target)
        if cubes_on(g, X):
            return refilled
        if fill_x(g):
            refilled = True
        if not cubes_on(g, X):
            return refilled


def restock(g: BigShoulders) -> None:
    """After a refill of the bag: up to two cubes of each type to Haymarket Square.  BS-218"""
    restocked = [min(g.box.restock, count) for count in g.bag]
    for resource in range(RESOURCES):
        g.bag[resource] -= restocked[resource]
        g.haymarket[resource] += restocked[resource]
    tell_cubes(g, "restocked", restocked)


def refill_rows(g: BigShoulders) -> None:
    """Draw by the leftmost column without a cube; cubes without room go back.  BS-274 BS-275"""
    column = max(g.rows)
    if column >= len(g.box.row_price):
        return
    drawn = [0] * RESOURCES
    back = [0] * RESOURCES
    for _ in range(g.box.row_draw[column]):
        if bag_ready(g) < 0:
            break
        resource = draw_cube(g)
        if g.rows[resource] < len(g.box.row_price):
            g.rows[resource] += 1
            drawn[resource] += 1
        else:
            back[resource] += 1
    for resource in range(RESOURCES):
        g.bag[resource] += back[resource]
    tell_cubes(g, "rows-drawn", drawn)
    tell_cubes(g, "rows-returned", back)


# --- clean-up -----------------------------------------------------------------------------


class CleanUp(Step[BigShoulders]):
    """BS-219 to BS-231"""

    def run(self, g: BigShoulders, arg: int) -> None:
        g.phase = TIDYING
        g.note("chapter-cleanup", NOBODY, "decade", g.decade - 1)
        if not g.rows_in_use:
            shift_supply(g)
        renew_assets(g)
        renew_demand(g)
        partners_home(g)
        g.sold_in_decade = [0] * g.seats
        g.operated = [0] * COMPANIES
        g.swapped = [0] * COMPANIES
        g.decade += 1
        g.then(STOCK_PHASE)


def shift_supply(g: BigShoulders) -> None:
    """BS-220 BS-221"""
    tell_cubes(g, "supply-left", g.supply[TEN * RESOURCES :])
    for resource in range(RESOURCES):
        g.haymarket[resource] += g.supply[TEN * RESOURCES + resource]
        g.supply[TEN * RESOURCES + resource] = 0
    for target in range(TEN, X, -1):
        move_all(g, target - 1, target)
    refilled = fill_x(g)
    if maintain(g) or refilled:
        restock(g)


def renew_assets(g: BigShoulders) -> None:
    """BS-222 BS-223"""
    last = g.asset_row[ASSET_SPACES - 1]
    if last != NONE:
        g.assets_gone.append(last)
        g.asset_row[ASSET_SPACES - 1] = NONE
        g.note("asset-left", NOBODY, "asset", last)
    close_up(g)
    for asset in range(ASSETS):
        g.asset_ready[asset] = int(asset in g.slots)


def renew_demand(g: BigShoulders) -> None:
    """BS-224 to BS-229"""
    for row in range(GOODS_TYPES):
        clear_row(g, row)
    for column in range(COLUMNS):
        for row in range(GOODS_TYPES):
            space = row * COLUMNS + column
            if g.grid_tile[space] == NONE and g.tile_stack:
                g.mark()
                g.grid_tile[space] = g.tile_stack.pop()
                g.grid_goods[space] = 0
                g.note("demand-new", NOBODY, "demand", space, "count", capacity(g, space))


def clear_row(g: BigShoulders, row: int) -> None:
    """Full tiles leave, the rest close up to the left with their goods."""
    staying: list[int] = []
    printed = [0] * COLUMNS
    for column in range(COLUMNS):
        space = row * COLUMNS + column
        tile = g.grid_tile[space]
        full = g.grid_goods[space] >= capacity(g, space)
        if tile == NONE:
            printed[column] = 0 if full else g.grid_goods[space]
            if full and g.grid_goods[space]:
                g.note("demand-emptied", NOBODY, "demand", space)
        elif full and (g.box.tile_demand[tile] or g.decade == 1):
            g.tiles_gone.append(tile)
            g.note("demand-left", NOBODY, "demand", space, "count", g.box.tile_demand[tile])
        else:
            staying.append(column)
    tiles = [g.grid_tile[row * COLUMNS + column] for column in staying]
    goods = [g.grid_goods[row * COLUMNS + column] for column in staying]
    for column in range(COLUMNS):
        space = row * COLUMNS + column
        covered = column < len(tiles)
        g.grid_tile[space] = tiles[column] if covered else NONE
        g.grid_goods[space] = goods[column] if covered else printed[column]
        if covered and staying[column] != column:
            g.note("demand-moved", NOBODY, "demand", row * COLUMNS + staying[column],
                   "demand2", space)  # fmt: skip


def partners_home(g: BigShoulders) -> None:
    """BS-230"""
    g.available = g.partners[:]
    g.note("partners-home", NOBODY)
    g.at_space = [0] * (SPACES * g.seats)
    g.building_user = [NONE] * BUILDINGS
