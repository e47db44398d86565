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
    DRAFTED,
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
    MOST_GOODS,
    MOST_MARKERS,
    MOST_MONEY,
    MOST_PARTNERS,
    MOST_REVENUE,
    MOST_SALESPEOPLE,
    MOST_TILES,
    MOST_WORKERS,
    POSTS,
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
    *fields(INTS, PUBLIC, "cash", "[0] * seats", by="seat", high=MOST_MONEY),
    *fields(INTS, PUBLIC, "partners available", "[0] * seats", by="seat", high=MOST_PARTNERS),
    *fields(INTS, PUBLIC, "appeal_partner row_partner", "[0] * seats", by="seat"),
    *fields(INTS, PUBLIC, "start_partner", "[NONE] * seats", by="seat", low=NONE, high=GAINED),
    *fields(INTS, PUBLIC, "sold_in_decade", "[0] * seats", by="seat", high=2**COMPANIES - 1),
    *fields(INTS, PUBLIC, "initiative", of="player", cap=SEATS.most, high=LAST_SEAT),
    *fields(
        INTS,
        PUBLIC,
        "commons",
        "[0] * (seats * COMPANIES)",
        by="seat company",
        cap=COMPANIES,
        high=COMMONS,
    ),
    # companies
    *fields(
        INTS,
        PUBLIC,
        "state",
        "[UNFOUNDED] * COMPANIES",
        by="company",
        cap=COMPANIES,
        low=UNFOUNDED,
        high=NOT_IN_GAME,
    ),
    *fields(
        INTS,
        PUBLIC,
        "director",
        "[NONE] * COMPANIES",
        by="company",
        of="player",
        cap=COMPANIES,
        low=NONE,
        high=LAST_SEAT,
    ),
    *fields(
        INTS,
        PUBLIC,
        "preferred",
        "[NONE] * COMPANIES",
        by="company",
        of="player",
        cap=COMPANIES,
        low=NONE,
        high=BANK_POOL,
    ),
    *fields(
        INTS, PUBLIC, "treasury", "[0] * COMPANIES", by="company", cap=COMPANIES, high=MOST_MONEY
    ),
    *fields(INTS, PUBLIC, "goods", "[0] * COMPANIES", by="company", cap=COMPANIES, high=MOST_GOODS),
    *fields(
        INTS, PUBLIC, "stock", "[0] * COMPANIES", by="company", cap=COMPANIES, high=STOCK_SPACES - 1
    ),
    *fields(
        INTS, PUBLIC, "appeal", "[0] * COMPANIES", by="company", cap=COMPANIES, high=MOST_APPEAL
    ),
    *fields(
        INTS,
        PUBLIC,
        "salespeople",
        "[0] * COMPANIES",
        by="company",
        cap=COMPANIES,
        high=MOST_SALESPEOPLE,
    ),
    *fields(
        INTS,
        PUBLIC,
        "bonus_goods",
        "[0] * COMPANIES",
        by="company",
        cap=COMPANIES,
        high=MOST_MARKERS,
    ),
    *fields(INTS, PUBLIC, "operated swapped", "[0] * COMPANIES", by="company", cap=COMPANIES),
    *fields(
        INTS,
        PUBLIC,
        "commons_bank commons_treasury",
        "[0] * COMPANIES",
        by="company",
        cap=COMPANIES,
        high=COMMONS,
    ),
    *fields(
        INTS,
        PUBLIC,
        "workers automated",
        "[0] * (COMPANIES * FACTORIES)",
        by="company factory",
        cap=COMPANIES * FACTORIES,
        high=FEW.most,
    ),
    *fields(
        INTS,
        PUBLIC,
        "managers",
        "[0] * (COMPANIES * FACTORIES)",
        by="company factory",
        cap=COMPANIES * FACTORIES,
        high=POSTS,
    ),
    *fields(
        INTS,
        PUBLIC,
        "cubes",
        "[0] * (COMPANIES * RESOURCES)",
        by="company resource",
        cap=COMPANIES * RESOURCES,
        high=MOST_CUBES,
    ),
    *fields(INTS, PUBLIC, "appeal_order", of="company", cap=COMPANIES, high=COMPANIES - 1),
    # markets
    *fields(
        INTS, PUBLIC, "haymarket", "[0] * RESOURCES", by="resource", cap=RESOURCES, high=MOST_CUBES
    ),
    *fields(INTS, PUBLIC, "rows", "[0] * RESOURCES", by="resource", cap=RESOURCES, high=ROW_SPACES),
    *fields(INTS, PUBLIC, "bag", "[0] * RESOURCES", by="resource", cap=RESOURCES, high=MOST_CUBES),
    *fields(
        INTS,
        PUBLIC,
        "supply",
        "[0] * (SUPPLY_SPACES * RESOURCES)",
        by="space resource",
        cap=SUPPLY_SPACES * RESOURCES,
        high=MOST_CUBES,
    ),
    *fields(
        INTS,
        PUBLIC,
        "grid_tile",
        "[NONE] * (GOODS_TYPES * COLUMNS)",
        by="demand",
        of="tile",
        cap=GOODS_TYPES * COLUMNS,
        low=NONE,
        high=MOST_TILES - 1,
    ),
    *fields(
        INTS,
        PUBLIC,
        "grid_goods",
        "[0] * (GOODS_TYPES * COLUMNS)",
        by="demand",
        cap=GOODS_TYPES * COLUMNS,
        high=GOODS.most,
    ),
    *fields(INTS, PUBLIC, "tiles_gone", of="tile", cap=MOST_TILES, high=MOST_TILES - 1),
    *fields(INTS, SECRET, "tile_stack", of="tile", cap=MOST_TILES, high=MOST_TILES - 1),
    # assets; two slots a company, slots[company * 2 + number]
    *fields(
        INTS,
        PUBLIC,
        "asset_row",
        "[NONE] * ASSET_SPACES",
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
        "[NONE] * (COMPANIES * 2)",
        by="company slot",
        of="asset",
        cap=COMPANIES * SLOTS,
        low=NONE,
        high=ASSETS - 1,
    ),
    *fields(INTS, PUBLIC, "asset_ready", "[0] * ASSETS", by="asset", cap=ASSETS),
    *fields(INTS, PUBLIC, "assets_gone", of="asset", cap=ASSETS, high=ASSETS - 1),
    *fields(INTS, SECRET, "asset_stack", of="asset", cap=ASSETS, high=ASSETS - 1),
    # buildings and partners on spaces
    *fields(
        INTS,
        PUBLIC,
        "built",
        "[NONE] * (seats * box.decades)",
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
        "[NONE] * BUILDINGS",
        by="building",
        of="player",
        cap=BUILDINGS,
        low=NONE,
        high=LAST_SEAT,
    ),
    *fields(
        INTS,
        PUBLIC,
        "at_space",
        "[0] * (SPACES * seats)",
        by="space seat",
        cap=SPACES,
        high=MOST_PARTNERS,
    ),
    *fields(INTS, PUBLIC, "goals", of="goal", cap=GOALS, high=GOALS - 1),
    *fields(
        INTS,
        OWNER,
        "choice",
        "[NONE] * seats",
        by="seat",
        of="building",
        low=NONE,
        high=BUILDINGS - 1,
    ),
    *fields(
        ROWS,
        SECRET,
        "building_stacks",
        "[[], [], []]",
        by="era",
        of="building",
        rows=ERAS,
        cap=BUILDINGS,
        high=BUILDINGS - 1,
    ),
    # notes: what a seat remembers of the building draft (see imagining)
    *fields(
        ROWS,
        OWNER,
        "hands",
        "[[] for _ in range(seats)]",
        by="seat",
        of="building",
        cap=HAND,
        high=BUILDINGS - 1,
    ),
    *fields(
        ROWS,
        OWNER,
        "discarded",
        "[[] for _ in range(seats)]",
        by="seat",
        of="building",
        cap=DECADES,
        high=BUILDINGS - 1,
    ),
    *fields(
        ROWS,
        OWNER,
        "notes",
        "[[] for _ in range(seats)]",
        by="seat",
        of="building",
        cap=DECADES * DRAFTED,
        high=BUILDINGS - 1,
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
            self.cash: list[int] = [0] * seats
            self.partners: list[int] = [0] * seats
            self.available: list[int] = [0] * seats
            self.appeal_partner: list[int] = [0] * seats
            self.row_partner: list[int] = [0] * seats
            self.start_partner: list[int] = [NONE] * seats
            self.sold_in_decade: list[int] = [0] * seats
            self.initiative: list[int] = []
            self.commons: list[int] = [0] * (seats * COMPANIES)
            self.state: list[int] = [UNFOUNDED] * COMPANIES
            self.director: list[int] = [NONE] * COMPANIES
            self.preferred: list[int] = [NONE] * COMPANIES
            self.treasury: list[int] = [0] * COMPANIES
            self.goods: list[int] = [0] * COMPANIES
            self.stock: list[int] = [0] * COMPANIES
            self.appeal: list[int] = [0] * COMPANIES
            self.salespeople: list[int] = [0] * COMPANIES
            self.bonus_goods: list[int] = [0] * COMPANIES
            self.operated: list[int] = [0] * COMPANIES
            self.swapped: list[int] = [0] * COMPANIES
            self.commons_bank: list[int] = [0] * COMPANIES
            self.commons_treasury: list[int] = [0] * COMPANIES
            self.workers: list[int] = [0] * (COMPANIES * FACTORIES)
            self.automated: list[int] = [0] * (COMPANIES * FACTORIES)
            self.managers: list[int] = [0] * (COMPANIES * FACTORIES)
            self.cubes: list[int] = [0] * (COMPANIES * RESOURCES)
            self.appeal_order: list[int] = []
            self.haymarket: list[int] = [0] * RESOURCES
            self.rows: list[int] = [0] * RESOURCES
            self.bag: list[int] = [0] * RESOURCES
            self.supply: list[int] = [0] * (SUPPLY_SPACES * RESOURCES)
            self.grid_tile: list[int] = [NONE] * (GOODS_TYPES * COLUMNS)
            self.grid_goods: list[int] = [0] * (GOODS_TYPES * COLUMNS)
            self.tiles_gone: list[int] = []
            self.tile_stack: list[int] = []
            self.asset_row: list[int] = [NONE] * ASSET_SPACES
            self.slots: list[int] = [NONE] * (COMPANIES * 2)
            self.asset_ready: list[int] = [0] * ASSETS
            self.assets_gone: list[int] = []
            self.asset_stack: list[int] = []
            self.built: list[int] = [NONE] * (seats * box.decades)
            self.building_user: list[int] = [NONE] * BUILDINGS
            self.at_space: list[int] = [0] * (SPACES * seats)
            self.goals: list[int] = []
            self.choice: list[int] = [NONE] * seats
            self.building_stacks: list[list[int]] = [[], [], []]
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.discarded: list[list[int]] = [[] for _ in range(seats)]
            self.notes: list[list[int]] = [[] for _ in range(seats)]
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
