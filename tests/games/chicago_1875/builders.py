"""Tables in one line.

    t = running(libby=0, elgin=1).treasury("libby", 100).action_turn(0)
    t.take("place fundraising_40")
    assert t.treasury_of("libby") == 140

`running` founds companies (company=seat) at $50; then anything may be rearranged, cubes and tiles
always coming from somewhere.  reader.py says how answers are told.
"""

from __future__ import annotations

from typing import Self

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.box import COLUMNS, COMPANIES, RESOURCES
from burnham.games.chicago_1875.questions import (
    ACTION_PHASE,
    ACTION_TURN,
    ACTIONS,
    BANK_POOL,
    BUILDING_PHASE,
    CLEAN_UP,
    NONE,
    OPERATE,
    OPERATIONS,
    SETUP,
    STOCK_END,
    STOCK_PHASE,
    STOCK_TURN,
    STOCKS,
    SUPPLY_CHAIN,
)
from burnham.games.chicago_1875.steps.appeal import put_on_top
from burnham.games.chicago_1875.steps.companies import factories
from burnham.games.chicago_1875.steps.founding import found
from burnham.kernel.game import new_game
from burnham.kernel.title import OptionValue
from tests.games.chicago_1875.reader import Reader


class Table(Reader):
    """A game under way whose position may be rearranged at will."""

    # --- rearranging: companies and purses ------------------------------------------------

    def found(self, name: str, seat: int, value: int = 50) -> Self:
        """Found a company with the money it takes; a seat's first one is its start company."""
        g = self.g
        g.phase = SETUP if g.start_partner[seat] == NONE else STOCKS
        stock = self.box.stock.index(value)
        g.bank_pays_seat(seat, 3 * value)
        found(g, seat, self.company(name), stock)
        return self

    def cash(self, seat: int, amount: int) -> Self:
        self.g.bank_pays_seat(seat, amount - self.g.cash[seat])
        return self

    def treasury(self, name: str, amount: int) -> Self:
        company = self.company(name)
        self.g.bank_pays_company(company, amount - self.g.treasury[company])
        return self

    def stock(self, name: str, value: int) -> Self:
        self.g.stock[self.company(name)] = self.box.stock.index(value)
        return self

    def hold(self, seat: int, name: str, commons: int = 0, preferred: bool = False) -> Self:
        """Give a seat certificates of the treasury."""
        company = self.company(name)
        self.g.commons_treasury[company] -= commons
        self.g.commons[seat * COMPANIES + company] += commons
        if preferred:
            self.g.preferred[company] = seat
        return self

    def pool(self, name: str, commons: int = 0, preferred: bool = False) -> Self:
        """Put certificates of the treasury into the bank pool."""
        company = self.company(name)
        self.g.commons_treasury[company] -= commons
        self.g.commons_bank[company] += commons
        if preferred:
            self.g.preferred[company] = BANK_POOL
        return self

    def staff(
        self, name: str, number: int, workers: int = 0, automated: int = 0, managers: int = 0
    ) -> Self:
        factory = self.factory(name, number)
        self.g.workers[factory] = workers
        self.g.automated[factory] = automated
        self.g.managers[factory] = managers
        return self

    def staffed(self, name: str) -> Self:
        """Workers on all worker spaces."""
        for factory in factories(self.g, self.company(name)):
            self.g.workers[factory] = self.box.factory_workers[factory]
        return self

    def salespeople(self, name: str, count: int) -> Self:
        self.g.salespeople[self.company(name)] = count
        return self

    def goods(self, name: str, count: int) -> Self:
        self.g.goods[self.company(name)] = count
        return self

    def markers(self, name: str, count: int) -> Self:
        self.g.bonus_goods[self.company(name)] += count
        self.g.marker_supply -= count
        return self

    def appeal(self, name: str, space: int) -> Self:
        """Move the marker, on top of those already there."""
        put_on_top(self.g, self.company(name), space)
        return self

    def asset(self, name: str, *assets: str, ready: bool = True) -> Self:
        """Put tiles onto a charter."""
        g = self.g
        for asset in assets:
            tile = self.box.asset_ids.index(asset)
            self._fetch_asset(tile)
            g.slots[g.free_slot(self.company(name))] = tile
            g.asset_ready[tile] = int(ready)
        return self

    def asset_row(self, *assets: str) -> Self:
        """Lay out the row from $80 to $40."""
        g = self.g
        g.asset_stack += [tile for tile in g.asset_row if tile != NONE]
        g.asset_row = [NONE] * 5
        for place, asset in enumerate(assets):
            tile = self.box.asset_ids.index(asset)
            g.asset_stack.remove(tile)
            g.asset_row[place] = tile
        return self

    def no_asset_stack(self) -> Self:
        self.g.assets_gone += self.g.asset_stack
        self.g.asset_stack = []
        return self

    def _fetch_asset(self, tile: int) -> None:
        g = self.g
        if tile in g.asset_stack:
            g.asset_stack.remove(tile)
        else:
            g.asset_row[g.asset_row.index(tile)] = g.asset_stack.pop()

    # --- rearranging: markets -------------------------------------------------------------

    def cubes(self, name: str, **cubes: int) -> Self:
        """The cubes of a company, from the bag."""
        self._pile(self.g.cubes, self.company(name), cubes)
        return self

    def on_haymarket(self, **cubes: int) -> Self:
        self._pile(self.g.haymarket, 0, cubes)
        return self

    def on_supply(self, price: int, **cubes: int) -> Self:
        self._pile(self.g.supply, self.box.supply_price.index(price), cubes)
        return self

    def in_rows(self, **cubes: int) -> Self:
        self._pile(self.g.rows, 0, cubes)
        return self

    def _pile(self, counts: list[int], place: int, cubes: dict[str, int]) -> None:
        for resource, name in enumerate(self.box.resource_ids):
            index = place * RESOURCES + resource
            wanted = cubes.get(name, 0)
            self.g.bag[resource] += counts[index] - wanted
            counts[index] = wanted

    def job_market(self, count: int) -> Self:
        self.g.job_market = count
        return self

    def demand(self, goods: str, *spaces: tuple[int, int] | None) -> Self:
        """A row from left to right: (demand, goods on it), or None where no tile lies."""
        g = self.g
        row = self.box.goods_ids.index(goods)
        for column, wanted in enumerate(spaces):
            space = row * COLUMNS + column
            old = g.grid_tile[space]
            if old != NONE:
                g.tiles_gone.append(old)
                g.grid_tile[space] = NONE
            g.grid_goods[space] = 0
            if wanted is not None:
                tile = self._fetch_tile(wanted[0], row)
                g.tiles_gone.remove(tile)
                g.grid_tile[space] = tile
                g.grid_goods[space] = wanted[1]
        return self

    def _fetch_tile(self, demand: int, row: int) -> int:
        """A tile with this demand that is not in the row; its place is taken by another."""
        g = self.g
        for tile in range(len(self.box.tile_ids)):
            if self.box.tile_demand[tile] != demand or tile in self._row(row):
                continue
            for pile in (g.tile_stack, g.grid_tile):
                if tile in pile:
                    pile[pile.index(tile)] = g.tiles_gone.pop(0)
                    g.tiles_gone.append(tile)
            if tile in g.tiles_gone:
                return tile
        raise AssertionError(f"no tile of {demand} left")

    def _row(self, row: int) -> list[int]:
        return self.g.grid_tile[row * COLUMNS : (row + 1) * COLUMNS]

    def printed(self, goods: str, middle: int = 0) -> Self:
        """A row without tiles, with goods on the printed middle space."""
        self.demand(goods, None, None, None)
        self.g.grid_goods[self.box.goods_ids.index(goods) * COLUMNS + 1] = middle
        return self

    def no_tile_stack(self) -> Self:
        self.g.tiles_gone += self.g.tile_stack
        self.g.tile_stack = []
        return self

    def build(self, seat: int, decade: int, building: str) -> Self:
        """A building in a seat's row, wherever it came from."""
        g = self.g
        tile = self.box.building_ids.index(building)
        for pile in [*g.building_stacks, *g.hands, *g.discarded]:
            if tile in pile:
                pile.remove(tile)
        if tile in g.built:
            g.built[g.built.index(tile)] = NONE
        g.built[seat * self.box.decades + decade - 1] = tile
        return self

    def hand(self, seat: int, *buildings: str) -> Self:
        """Exchange a seat's hand for these tiles of the stacks and other hands."""
        g = self.g
        g.building_stacks[2] += g.hands[seat]
        g.hands[seat] = []
        for building in buildings:
            tile = self.box.building_ids.index(building)
            for pile in [*g.building_stacks, *g.hands]:
                if tile in pile:
                    pile.remove(tile)
            g.hands[seat].append(tile)
        g.hands[seat].sort()
        return self

    def decade(self, number: int) -> Self:
        self.g.decade = number
        return self

    # --- starting a part of the game ------------------------------------------------------

    def start(self, phase: int, step: int, arg: int = 0) -> Self:
        self.g.phase = phase
        self.g.agenda = []
        self.g.then(step, arg)
        self.g.settle()
        return self

    def stock_phase(self) -> Self:
        return self.start(STOCKS, STOCK_PHASE)

    def stock_turn(self, seat: int) -> Self:
        return self.start(STOCKS, STOCK_TURN, seat)

    def stock_end(self) -> Self:
        return self.start(STOCKS, STOCK_END)

    def building_phase(self) -> Self:
        return self.start(STOCKS, BUILDING_PHASE)

    def action_phase(self) -> Self:
        return self.start(ACTIONS, ACTION_PHASE)

    def action_turn(self, seat: int) -> Self:
        """One turn alone; afterwards the game stands still."""
        return self.start(ACTIONS, ACTION_TURN, seat)

    def operate(self, *names: str) -> Self:
        """These companies are still to operate; the highest appeal comes first."""
        for company in range(COMPANIES):
            self.g.operated[company] = int(self.box.company_ids[company] not in names)
        return self.start(OPERATIONS, OPERATE)

    def supply_chain(self) -> Self:
        return self.start(OPERATIONS, SUPPLY_CHAIN)

    def clean_up(self) -> Self:
        return self.start(OPERATIONS, CLEAN_UP)


def table(seats: int = 3, seed: str = "table", **options: OptionValue) -> Table:
    """Dealt, before the first founding."""
    return Table(new_game(TITLE, seats, seed, options, None))


def running(seats: int = 3, options: dict[str, OptionValue] | None = None, **who: int) -> Table:
    """Companies in play: each founded at $50 by a seat; treasuries hold $150, purses $175."""
    t = Table(new_game(TITLE, seats, "table", options, None))
    for name, seat in who.items():
        t.found(name, seat)
    return t


def advanced(seats: int = 3, **who: int) -> Table:
    return running(seats, {"mode": "advanced"}, **who)


def special(seats: int = 3, **who: int) -> Table:
    return running(seats, {"special_companies": True}, **who)
