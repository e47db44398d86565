"""What lies on the table of Chicago 1875: every field, declared once."""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.box import (
    ASSET_SPACES,
    ASSETS,
    BUILDINGS,
    COLUMNS,
    COMMONS,
    COMPANIES,
    DECADES,
    ERAS,
    FACTORIES,
    FEW,
    GOALS,
    GOODS,
    GOODS_TYPES,
    HAND,
    LAST_SEAT,
    LINES,
    MONEY,
    MOST_APPEAL,
    MOST_CUBES,
    MOST_MARKERS,
    MOST_TILES,
    MOST_WORKERS,
    POSTS,
    PRICES,
    RESOURCES,
    ROW_SPACES,
    SEATS,
    SLOTS,
    SPACES,
    STOCK_SPACES,
    SUPPLY_SPACES,
    Box,
)
from burnham.games.chicago_1875.questions import (
    BANK_POOL,
    ENDED,
    GAINED,
    NONE,
    NOT_IN_GAME,
    SETUP,
    STEPS,
    UNFOUNDED,
)
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

DRAFTED: Final = 7
"""Tiles that a seat notes of a decade's draft."""
MOST_PARTNERS: Final = 9 + 3
"""At the start, and those to be gained: by appeal, by the third building, by the start company."""

# What a company can come to have in a whole game.  In a decade its factories make 9 goods and 9 for
# each of 9 workers, one more and 9 by the manager; every asset, every building and a swap give up
# to 9, and so do bonus goods.  Every partner's action, every step of appeal and every asset can
# bring up to 9 salespeople.
MOST_GOODS: Final = DECADES * (
    FACTORIES * (FEW.most + FEW.most * FEW.most + 1 + FEW.most)
    + MOST_MARKERS
    + FEW.most * (ASSETS + BUILDINGS + 1)
)
MOST_SALESPEOPLE: Final = (
    DECADES * FEW.most * (SEATS.most * MOST_PARTNERS + ASSETS) + MOST_APPEAL + PRICES
)
MOST_PRICE: Final = MONEY.most * (1 + MOST_SALESPEOPLE + ASSETS)
MOST_REVENUE: Final = MOST_GOODS * MOST_PRICE + MONEY.most * (COLUMNS + 2 * ASSETS)
MOST_MONEY: Final = 2 * DECADES * COMPANIES * MOST_REVENUE
"""All that the bank ever pays: every revenue, and far less by everything else."""

FIELDS: Final = [
    *KERNEL_FIELDS,
    # options
    *fields(INT, PUBLIC, "advanced chief draft friendly rows_in_use buy_in_production"),
    # sequence of play
    *fields(INT, PUBLIC, "decade", "1", low=1, high=DECADES),
    *fields(INT, PUBLIC, "phase", "SETUP", low=SETUP, high=ENDED),
    *fields(INT, PUBLIC, "deal", of="player", high=LAST_SEAT),
    *fields(INT, PUBLIC, "passes", high=SEATS.most),
    *fields(INT, PUBLIC, "last_actor", "NONE", of="player", low=NONE, high=LAST_SEAT),
    # the stock turn under way; sold_now is a set of companies, one bit each
    *fields(INT, PUBLIC, "acted"),
    *fields(INT, PUBLIC, "sold_now", high=2**COMPANIES - 1),
    *fields(INT, PUBLIC, "surplus", high=7 * COMPANIES),
    # shared supplies
    *fields(INT, PUBLIC, "job_market", high=MOST_WORKERS),
    *fields(INT, PUBLIC, "marker_supply", high=MOST_MARKERS),
    *fields(INT, PUBLIC, "bank", low=-MOST_MONEY, high=0),
    *fields(INT, PUBLIC, "bought", "NONE", of="asset", low=NONE, high=ASSETS - 1),
    # the operating turn under way; spaces_sold is a set of columns, one bit each
    *fields(INT, PUBLIC, "operating", "NONE", of="company", low=NONE, high=COMPANIES - 1),
    *fields(INT, PUBLIC, "line", "NONE", of="line", low=NONE, high=LINES - 1),
    *fields(INT, PUBLIC, "factories_run", high=FACTORIES),
    *fields(INT, PUBLIC, "goods_sold", high=MOST_GOODS),
    *fields(INT, PUBLIC, "revenue", high=MOST_REVENUE),
    *fields(INT, PUBLIC, "price_bonus", high=ASSETS * MONEY.most),
    *fields(INT, PUBLIC, "must_withhold"),
    *fields(INT, PUBLIC, "spaces_sold", high=2 ** (COLUMNS + 1) - 1),
    # players
    *fields(INTS, PUBLIC, "cash", by="seat", high=MOST_MONEY),
    *fields(INTS, PUBLIC, "partners available", by="seat", high=MOST_PARTNERS),
    *fields(INTS, PUBLIC, "appeal_partner row_partner", by="seat"),
    *fields(INTS, PUBLIC, "start_partner", by="seat", low=NONE, high=GAINED),
    *fields(INTS, PUBLIC, "sold_in_decade", by="seat", high=2**COMPANIES - 1),
    *fields(INTS, PUBLIC, "initiative", of="player", cap=SEATS.most, high=LAST_SEAT),
    *fields(INTS, PUBLIC, "commons", by="seat company", cap=COMPANIES, high=COMMONS),
    # companies
    *fields(INTS, PUBLIC, "state", by="company", cap=COMPANIES, low=UNFOUNDED, high=NOT_IN_GAME),
    *fields(
        INTS, PUBLIC, "director", by="company", of="player", cap=COMPANIES, low=NONE, high=LAST_SEAT
    ),
    *fields(
        INTS,
        PUBLIC,
        "preferred",
        by="company",
        of="player",
        cap=COMPANIES,
        low=NONE,
        high=BANK_POOL,
    ),
    *fields(INTS, PUBLIC, "treasury", by="company", cap=COMPANIES, high=MOST_MONEY),
    *fields(INTS, PUBLIC, "goods", by="company", cap=COMPANIES, high=MOST_GOODS),
    *fields(INTS, PUBLIC, "stock", by="company", cap=COMPANIES, high=STOCK_SPACES - 1),
    *fields(INTS, PUBLIC, "appeal", by="company", cap=COMPANIES, high=MOST_APPEAL),
    *fields(INTS, PUBLIC, "salespeople", by="company", cap=COMPANIES, high=MOST_SALESPEOPLE),
    *fields(INTS, PUBLIC, "bonus_goods", by="company", cap=COMPANIES, high=MOST_MARKERS),
    *fields(INTS, PUBLIC, "operated swapped", by="company", cap=COMPANIES),
    *fields(
        INTS, PUBLIC, "commons_bank commons_treasury", by="company", cap=COMPANIES, high=COMMONS
    ),
    *fields(
        INTS,
        PUBLIC,
        "workers automated",
        by="company factory",
        cap=COMPANIES * FACTORIES,
        high=FEW.most,
    ),
    *fields(INTS, PUBLIC, "managers", by="company factory", cap=COMPANIES * FACTORIES, high=POSTS),
    *fields(
        INTS, PUBLIC, "cubes", by="company resource", cap=COMPANIES * RESOURCES, high=MOST_CUBES
    ),
    *fields(INTS, PUBLIC, "appeal_order", of="company", cap=COMPANIES, high=COMPANIES - 1),
    # markets
    *fields(INTS, PUBLIC, "haymarket", by="resource", cap=RESOURCES, high=MOST_CUBES),
    *fields(INTS, PUBLIC, "rows", by="resource", cap=RESOURCES, high=ROW_SPACES),
    *fields(INTS, PUBLIC, "bag", by="resource", cap=RESOURCES, high=MOST_CUBES),
    *fields(
        INTS, PUBLIC, "supply", by="space resource", cap=SUPPLY_SPACES * RESOURCES, high=MOST_CUBES
    ),
    *fields(
        INTS,
        PUBLIC,
        "grid_tile",
        by="demand",
        of="tile",
        cap=GOODS_TYPES * COLUMNS,
        low=NONE,
        high=MOST_TILES - 1,
    ),
    *fields(INTS, PUBLIC, "grid_goods", by="demand", cap=GOODS_TYPES * COLUMNS, high=GOODS.most),
    *fields(INTS, PUBLIC, "tiles_gone", of="tile", cap=MOST_TILES, high=MOST_TILES - 1),
    *fields(INTS, SECRET, "tile_stack", of="tile", cap=MOST_TILES, high=MOST_TILES - 1),
    # assets; two slots a company, slots[company * 2 + number]
    *fields(
        INTS,
        PUBLIC,
        "asset_row",
        by="space",
        of="asset",
        cap=ASSET_SPACES,
        low=NONE,
        high=ASSETS - 1,
    ),
    *fields(
        INTS,
        PUBLIC,
        "slots",
        by="company slot",
        of="asset",
        cap=COMPANIES * SLOTS,
        low=NONE,
        high=ASSETS - 1,
    ),
    *fields(INTS, PUBLIC, "asset_ready", by="asset", cap=ASSETS),
    *fields(INTS, PUBLIC, "assets_gone", of="asset", cap=ASSETS, high=ASSETS - 1),
    *fields(INTS, SECRET, "asset_stack", of="asset", cap=ASSETS, high=ASSETS - 1),
    # buildings and partners on spaces
    *fields(
        INTS,
        PUBLIC,
        "built",
        by="seat decade",
        of="building",
        cap=DECADES,
        low=NONE,
        high=BUILDINGS - 1,
    ),
    *fields(
        INTS,
        PUBLIC,
        "building_user",
        by="building",
        of="player",
        cap=BUILDINGS,
        low=NONE,
        high=LAST_SEAT,
    ),
    *fields(INTS, PUBLIC, "at_space", by="space seat", cap=SPACES, high=MOST_PARTNERS),
    *fields(INTS, PUBLIC, "goals", of="goal", cap=GOALS, high=GOALS - 1),
    *fields(INTS, OWNER, "choice", by="seat", of="building", low=NONE, high=BUILDINGS - 1),
    *fields(
        ROWS,
        SECRET,
        "building_stacks",
        by="era",
        of="building",
        rows=ERAS,
        cap=BUILDINGS,
        high=BUILDINGS - 1,
    ),
    # notes: what a seat remembers of the building draft (see imagining)
    *fields(ROWS, OWNER, "hands", by="seat", of="building", cap=HAND, high=BUILDINGS - 1),
    *fields(ROWS, OWNER, "discarded", by="seat", of="building", cap=DECADES, high=BUILDINGS - 1),
    *fields(
        ROWS, OWNER, "notes", by="seat", of="building", cap=DECADES * DRAFTED, high=BUILDINGS - 1
    ),
]

# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---


class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
            self.advanced = 0
            self.chief = 0
            self.draft = 0
            self.friendly = 0
            self.rows_in_use = 0
            self.buy_in_production = 0
            self.decade = 1
            self.phase = SETUP
            self.deal = 0
            self.passes = 0
            self.last_actor = NONE
            self.acted = 0
            self.sold_now = 0
            self.surplus = 0
            self.job_market = 0
            self.marker_supply = 0
            self.bank = 0
            self.bought = NONE
            self.operating = NONE
            self.line = NONE
            self.factories_run = 0
            self.goods_sold = 0
            self.revenue = 0
            self.price_bonus = 0
            self.must_withhold = 0
            self.spaces_sold = 0
            self.cash: list[int] = []
            self.partners: list[int] = []
            self.available: list[int] = []
            self.appeal_partner: list[int] = []
            self.row_partner: list[int] = []
            self.start_partner: list[int] = []
            self.sold_in_decade: list[int] = []
            self.initiative: list[int] = []
            self.commons: list[int] = []
            self.state: list[int] = []
            self.director: list[int] = []
            self.preferred: list[int] = []
            self.treasury: list[int] = []
            self.goods: list[int] = []
            self.stock: list[int] = []
            self.appeal: list[int] = []
            self.salespeople: list[int] = []
            self.bonus_goods: list[int] = []
            self.operated: list[int] = []
            self.swapped: list[int] = []
            self.commons_bank: list[int] = []
            self.commons_treasury: list[int] = []
            self.workers: list[int] = []
            self.automated: list[int] = []
            self.managers: list[int] = []
            self.cubes: list[int] = []
            self.appeal_order: list[int] = []
            self.haymarket: list[int] = []
            self.rows: list[int] = []
            self.bag: list[int] = []
            self.supply: list[int] = []
            self.grid_tile: list[int] = []
            self.grid_goods: list[int] = []
            self.tiles_gone: list[int] = []
            self.tile_stack: list[int] = []
            self.asset_row: list[int] = []
            self.slots: list[int] = []
            self.asset_ready: list[int] = []
            self.assets_gone: list[int] = []
            self.asset_stack: list[int] = []
            self.built: list[int] = []
            self.building_user: list[int] = []
            self.at_space: list[int] = []
            self.goals: list[int] = []
            self.choice: list[int] = []
            self.building_stacks: list[list[int]] = []
            self.hands: list[list[int]] = []
            self.discarded: list[list[int]] = []
            self.notes: list[list[int]] = []
        else:
            self.advanced = other.advanced
            self.chief = other.chief
            self.draft = other.draft
            self.friendly = other.friendly
            self.rows_in_use = other.rows_in_use
            self.buy_in_production = other.buy_in_production
            self.decade = other.decade
            self.phase = other.phase
            self.deal = other.deal
            self.passes = other.passes
            self.last_actor = other.last_actor
            self.acted = other.acted
            self.sold_now = other.sold_now
            self.surplus = other.surplus
            self.job_market = other.job_market
            self.marker_supply = other.marker_supply
            self.bank = other.bank
            self.bought = other.bought
            self.operating = other.operating
            self.line = other.line
            self.factories_run = other.factories_run
            self.goods_sold = other.goods_sold
            self.revenue = other.revenue
            self.price_bonus = other.price_bonus
            self.must_withhold = other.must_withhold
            self.spaces_sold = other.spaces_sold
            self.cash = other.cash[:]
            self.partners = other.partners[:]
            self.available = other.available[:]
            self.appeal_partner = other.appeal_partner[:]
            self.row_partner = other.row_partner[:]
            self.start_partner = other.start_partner[:]
            self.sold_in_decade = other.sold_in_decade[:]
            self.initiative = other.initiative[:]
            self.commons = other.commons[:]
            self.state = other.state[:]
            self.director = other.director[:]
            self.preferred = other.preferred[:]
            self.treasury = other.treasury[:]
            self.goods = other.goods[:]
            self.stock = other.stock[:]
            self.appeal = other.appeal[:]
            self.salespeople = other.salespeople[:]
            self.bonus_goods = other.bonus_goods[:]
            self.operated = other.operated[:]
            self.swapped = other.swapped[:]
            self.commons_bank = other.commons_bank[:]
            self.commons_treasury = other.commons_treasury[:]
            self.workers = other.workers[:]
            self.automated = other.automated[:]
            self.managers = other.managers[:]
            self.cubes = other.cubes[:]
            self.appeal_order = other.appeal_order[:]
            self.haymarket = other.haymarket[:]
            self.rows = other.rows[:]
            self.bag = other.bag[:]
            self.supply = other.supply[:]
            self.grid_tile = other.grid_tile[:]
            self.grid_goods = other.grid_goods[:]
            self.tiles_gone = other.tiles_gone[:]
            self.tile_stack = other.tile_stack[:]
            self.asset_row = other.asset_row[:]
            self.slots = other.slots[:]
            self.asset_ready = other.asset_ready[:]
            self.assets_gone = other.assets_gone[:]
            self.asset_stack = other.asset_stack[:]
            self.built = other.built[:]
            self.building_user = other.building_user[:]
            self.at_space = other.at_space[:]
            self.goals = other.goals[:]
            self.choice = other.choice[:]
            self.building_stacks = [row[:] for row in other.building_stacks]
            self.hands = [row[:] for row in other.hands]
            self.discarded = [row[:] for row in other.discarded]
            self.notes = [row[:] for row in other.notes]
            self.copy_kernel(other)
