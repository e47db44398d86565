"""What lies on the table of Chicago 1875, and the verbs that many rules share.

Companies are numbered 0 … 14, factories `company * 3 + index`, cubes `place * 4 + resource`,
demand spaces `row * 3 + column`, common certificates `seat * 15 + company`.  Money is always
moved from one named purse to another; `bank` is what the bank has taken in minus what it paid.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import (
    ASSET_SPACES,
    ASSETS,
    BUILDINGS,
    COLUMNS,
    COMPANIES,
    FACTORIES,
    GOODS_TYPES,
    RESOURCES,
    SPACES,
    SUPPLY_SPACES,
    Box,
)
from burnham.games.chicago_1875.imagining.filling import fill
from burnham.games.chicago_1875.laws import flaws
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    IN_PLAY,
    NONE,
    SETUP,
    STEPS,
    TREASURY,
    UNFOUNDED,
)
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INT, PUBLIC, "advanced chief draft friendly rows_in_use buy_in_production"),
    *fields(INT, PUBLIC, "decade phase deal passes last_actor"),
    *fields(INT, PUBLIC, "acted sold_now surplus"),
    *fields(INT, PUBLIC, "job_market marker_supply bank bought"),
    *fields(INT, PUBLIC, "operating factories_run line goods_sold revenue price_bonus"),
    *fields(INT, PUBLIC, "must_withhold spaces_sold"),
    *fields(INTS, PUBLIC, "cash partners available appeal_partner row_partner start_partner"),
    *fields(INTS, PUBLIC, "sold_in_decade initiative commons"),
    *fields(INTS, PUBLIC, "state director preferred treasury goods stock appeal salespeople"),
    *fields(INTS, PUBLIC, "bonus_goods operated swapped commons_bank commons_treasury"),
    *fields(INTS, PUBLIC, "workers automated managers cubes appeal_order"),
    *fields(INTS, PUBLIC, "haymarket supply rows bag"),
    *fields(INTS, PUBLIC, "grid_tile grid_goods tiles_gone"),
    *fields(INTS, PUBLIC, "asset_row slots asset_ready assets_gone"),
    *fields(INTS, PUBLIC, "built building_user at_space goals"),
    *fields(INTS, SECRET, "tile_stack asset_stack"),
    *fields(INTS, OWNER, "choice"),
    *fields(ROWS, SECRET, "building_stacks"),
    *fields(ROWS, OWNER, "hands discarded notes"),
]


class BigShoulders(Position):
    """One table.  `notes` is what a seat remembers of the building draft (see imagining.py)."""

    def __init__(self, box: Box, seats: int, empty: bool = True) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if empty:  # a clone gets its lists from elsewhere: that halves its time
            self.lay_out()

    def lay_out(self) -> None:
        """An empty table."""
        box, seats = self.box, self.seats
        # options
        self.advanced = 0
        self.chief = 0
        self.draft = 0
        self.friendly = 0
        self.rows_in_use = 0
        self.buy_in_production = 0
        # sequence of play
        self.decade = 1
        self.phase = SETUP
        self.deal = 0
        self.passes = 0
        self.last_actor = NONE
        # the stock turn under way; sold_now is a set of companies, one bit each
        self.acted = 0
        self.sold_now = 0
        self.surplus = 0
        # shared supplies
        self.job_market = 0
        self.marker_supply = 0
        self.bank = 0
        self.bought = NONE
        # the operating turn under way; spaces_sold is a set of columns, one bit each
        self.operating = NONE
        self.factories_run = 0
        self.line = NONE
        self.goods_sold = 0
        self.revenue = 0
        self.price_bonus = 0
        self.must_withhold = 0
        self.spaces_sold = 0
        # players
        self.cash = [0] * seats
        self.partners = [0] * seats
        self.available = [0] * seats
        self.appeal_partner = [0] * seats
        self.row_partner = [0] * seats
        self.start_partner = [NONE] * seats
        self.sold_in_decade = [0] * seats
        self.initiative: list[int] = []
        self.commons = [0] * (seats * COMPANIES)
        # companies
        self.state = [UNFOUNDED] * COMPANIES
        self.director = [NONE] * COMPANIES
        self.preferred = [NONE] * COMPANIES
        self.treasury = [0] * COMPANIES
        self.goods = [0] * COMPANIES
        self.stock = [0] * COMPANIES
        self.appeal = [0] * COMPANIES
        self.salespeople = [0] * COMPANIES
        self.bonus_goods = [0] * COMPANIES
        self.operated = [0] * COMPANIES
        self.swapped = [0] * COMPANIES
        self.commons_bank = [0] * COMPANIES
        self.commons_treasury = [0] * COMPANIES
        self.workers = [0] * (COMPANIES * FACTORIES)
        self.automated = [0] * (COMPANIES * FACTORIES)
        self.managers = [0] * (COMPANIES * FACTORIES)
        self.cubes = [0] * (COMPANIES * RESOURCES)
        self.appeal_order: list[int] = []
        # markets
        self.haymarket = [0] * RESOURCES
        self.supply = [0] * (SUPPLY_SPACES * RESOURCES)
        self.rows = [0] * RESOURCES
        self.bag = [0] * RESOURCES
        self.grid_tile = [NONE] * (GOODS_TYPES * COLUMNS)
        self.grid_goods = [0] * (GOODS_TYPES * COLUMNS)
        self.tiles_gone: list[int] = []
        self.tile_stack: list[int] = []
        # assets; two slots a company, slots[company * 2 + number]
        self.asset_row = [NONE] * ASSET_SPACES
        self.slots = [NONE] * (COMPANIES * 2)
        self.asset_ready = [0] * ASSETS
        self.assets_gone: list[int] = []
        self.asset_stack: list[int] = []
        # buildings and partners on spaces
        self.built = [NONE] * (seats * box.decades)
        self.building_user = [NONE] * BUILDINGS
        self.at_space = [0] * (SPACES * seats)
        self.goals: list[int] = []
        self.choice = [NONE] * seats
        self.building_stacks: list[list[int]] = [[], [], []]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discarded: list[list[int]] = [[] for _ in range(seats)]
        self.notes: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> BigShoulders:
        twin = BigShoulders(self.box, self.seats, False)
        twin.copy_kernel(self)
        twin.advanced = self.advanced
        twin.chief = self.chief
        twin.draft = self.draft
        twin.friendly = self.friendly
        twin.rows_in_use = self.rows_in_use
        twin.buy_in_production = self.buy_in_production
        twin.decade = self.decade
        twin.phase = self.phase
        twin.deal = self.deal
        twin.passes = self.passes
        twin.last_actor = self.last_actor
        twin.acted = self.acted
        twin.sold_now = self.sold_now
        twin.surplus = self.surplus
        twin.job_market = self.job_market
        twin.marker_supply = self.marker_supply
        twin.bank = self.bank
        twin.bought = self.bought
        twin.operating = self.operating
        twin.factories_run = self.factories_run
        twin.line = self.line
        twin.goods_sold = self.goods_sold
        twin.revenue = self.revenue
        twin.price_bonus = self.price_bonus
        twin.must_withhold = self.must_withhold
        twin.spaces_sold = self.spaces_sold
        twin.cash = self.cash[:]
        twin.partners = self.partners[:]
        twin.available = self.available[:]
        twin.appeal_partner = self.appeal_partner[:]
        twin.row_partner = self.row_partner[:]
        twin.start_partner = self.start_partner[:]
        twin.sold_in_decade = self.sold_in_decade[:]
        twin.initiative = self.initiative[:]
        twin.commons = self.commons[:]
        twin.state = self.state[:]
        twin.director = self.director[:]
        twin.preferred = self.preferred[:]
        twin.treasury = self.treasury[:]
        twin.goods = self.goods[:]
        twin.stock = self.stock[:]
        twin.appeal = self.appeal[:]
        twin.salespeople = self.salespeople[:]
        twin.bonus_goods = self.bonus_goods[:]
        twin.operated = self.operated[:]
        twin.swapped = self.swapped[:]
        twin.commons_bank = self.commons_bank[:]
        twin.commons_treasury = self.commons_treasury[:]
        twin.workers = self.workers[:]
        twin.automated = self.automated[:]
        twin.managers = self.managers[:]
        twin.cubes = self.cubes[:]
        twin.appeal_order = self.appeal_order[:]
        twin.haymarket = self.haymarket[:]
        twin.supply = self.supply[:]
        twin.rows = self.rows[:]
        twin.bag = self.bag[:]
        twin.grid_tile = self.grid_tile[:]
        twin.grid_goods = self.grid_goods[:]
        twin.tiles_gone = self.tiles_gone[:]
        twin.tile_stack = self.tile_stack[:]
        twin.asset_row = self.asset_row[:]
        twin.slots = self.slots[:]
        twin.asset_ready = self.asset_ready[:]
        twin.assets_gone = self.assets_gone[:]
        twin.asset_stack = self.asset_stack[:]
        twin.built = self.built[:]
        twin.building_user = self.building_user[:]
        twin.at_space = self.at_space[:]
        twin.goals = self.goals[:]
        twin.choice = self.choice[:]
        twin.building_stacks = [pile[:] for pile in self.building_stacks]
        twin.hands = [hand[:] for hand in self.hands]
        twin.discarded = [row[:] for row in self.discarded]
        twin.notes = [row[:] for row in self.notes]
        return twin

    # --- views ----------------------------------------------------------------------------

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def flaws(self) -> list[str]:
        return flaws(self)

    def status(self) -> dict[str, int]:
        return {"decade": self.decade - 1, "phase": self.phase}

    def tally(self, seat: int) -> dict[str, int]:
        mine = self.directed(seat)
        factories = [c * FACTORIES + f for c in mine for f in range(self.box.factory_count[c])]
        return {
            "cash": self.cash[seat],
            "shares": self.share_worth(seat),
            "certificates": self.certificates(seat),
            "partners": self.available[seat],
            "treasury": sum([self.treasury[c] for c in mine]),
            "cubes": sum([self.cubes[c * RESOURCES + r] for c in mine for r in range(RESOURCES)]),
            "goods": sum([self.goods[c] for c in mine]),
            "workers": sum([self.workers[f] for f in factories]),
            "automation": sum([self.automated[f] for f in factories]),
            "managers": sum([self.managers[f] for f in factories]),
            "salespeople": sum([self.salespeople[c] for c in mine]),
            "appeal": sum([self.appeal[c] for c in mine]),
        }

    # --- money: every payment has two purses ----------------------------------------------

    def bank_pays_seat(self, seat: int, amount: int) -> None:
        self.bank -= amount
        self.cash[seat] += amount

    def seat_pays_bank(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def seat_pays_company(self, seat: int, company: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.treasury[company] += amount

    def company_pays_seat(self, company: int, seat: int, amount: int) -> None:
        self.treasury[company] -= amount
        self.cash[seat] += amount

    def bank_pays_company(self, company: int, amount: int) -> None:
        self.bank -= amount
        self.treasury[company] += amount

    def company_pays_bank(self, company: int, amount: int) -> None:
        self.treasury[company] -= amount
        self.bank += amount

    # --- shares and certificates ----------------------------------------------------------

    def value(self, company: int) -> int:
        """What one share is worth."""
        return self.box.stock[self.stock[company]]

    def move_stock(self, company: int, steps: int) -> None:
        """Up or down the stock track, stopping at Closed and at the top.  BS-061"""
        before = self.stock[company]
        after = min(len(self.box.stock) - 1, max(0, before + steps))
        self.stock[company] = after
        if after != before:
            key = "rises" if after > before else "falls"
            self.note(key, self.director[company], "company", company, "stock", after)

    def commons_of(self, seat: int, company: int) -> int:
        return self.commons[seat * COMPANIES + company]

    def shares(self, seat: int, company: int) -> int:
        found = self.commons[seat * COMPANIES + company]
        if self.director[company] == seat:
            found += self.box.director_shares
        if self.preferred[company] == seat:
            found += self.box.preferred_shares
        return found

    def treasury_shares(self, company: int) -> int:
        preferred = self.box.preferred_shares if self.preferred[company] == TREASURY else 0
        return self.commons_treasury[company] + preferred

    def bank_shares(self, company: int) -> int:
        preferred = self.box.preferred_shares if self.preferred[company] == BANK_POOL else 0
        return self.commons_bank[company] + preferred

    def certificates(self, seat: int) -> int:
        """Every certificate counts one, whatever its shares.  BS-037"""
        found = 0
        for company in range(COMPANIES):
            found += self.commons[seat * COMPANIES + company]
            if self.director[company] == seat:
                found += 1
            if self.preferred[company] == seat:
                found += 1
        return found

    def limit(self) -> int:
        return self.box.certificate_limit[self.seats]

    def share_worth(self, seat: int) -> int:
        worth = 0
        for company in range(COMPANIES):
            if self.state[company] == IN_PLAY:
                worth += self.shares(seat, company) * self.value(company)
        return worth

    def directed(self, seat: int) -> list[int]:
        return [company for company in range(COMPANIES) if self.director[company] == seat]

    # --- companies ------------------------------------------------------------------------

    def free_slot(self, company: int) -> int:
        """The first free asset slot of a charter, NONE if there is none."""
        for slot in range(company * 2, company * 2 + self.box.asset_slots[company]):
            if self.slots[slot] == NONE:
                return slot
        return NONE

    def asset_owner(self, asset: int) -> int:
        """The company on whose charter the tile lies, else NONE."""
        return self.slots.index(asset) // 2 if asset in self.slots else NONE

    def to_market(self, count: int) -> None:
        """Workers walk to the dearest free spaces; beyond the last they go to the supply."""
        self.job_market = min(self.box.market_size, self.job_market + count)

    # --- cubes ----------------------------------------------------------------------------

    def haymarket_types(self) -> int:
        """How many kinds of cubes lie on Haymarket Square."""
        return sum([1 for count in self.haymarket if count > 0])

    def take_cube(self, company: int, resource: int, also_rows: bool = False) -> bool:
        """One cube from Haymarket Square (or, if it has none, from the variant's row)."""
        if self.haymarket[resource] > 0:
            self.haymarket[resource] -= 1
        elif also_rows and self.rows[resource] > 0:
            self.rows[resource] -= 1
        else:
            return False
        self.cubes[company * RESOURCES + resource] += 1
        return True
