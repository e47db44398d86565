"""What lies on the table of Chicago 1875: every field, declared once."""

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
from burnham.games.chicago_1875.questions import NONE, SETUP, STEPS, UNFOUNDED
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position

FIELDS: Final = [
    *KERNEL_FIELDS,
    # options
    *fields(INT, PUBLIC, "advanced chief draft friendly rows_in_use buy_in_production"),
    # sequence of play
    *fields(INT, PUBLIC, "decade", "1"),
    *fields(INT, PUBLIC, "phase", "SETUP"),
    *fields(INT, PUBLIC, "deal passes"),
    *fields(INT, PUBLIC, "last_actor", "NONE"),
    # the stock turn under way; sold_now is a set of companies, one bit each
    *fields(INT, PUBLIC, "acted sold_now surplus"),
    # shared supplies
    *fields(INT, PUBLIC, "job_market marker_supply bank"),
    *fields(INT, PUBLIC, "bought", "NONE"),
    # the operating turn under way; spaces_sold is a set of columns, one bit each
    *fields(INT, PUBLIC, "operating line", "NONE"),
    *fields(INT, PUBLIC, "factories_run goods_sold revenue price_bonus"),
    *fields(INT, PUBLIC, "must_withhold spaces_sold"),
    # players
    *fields(INTS, PUBLIC, "cash partners available appeal_partner row_partner", "[0] * seats"),
    *fields(INTS, PUBLIC, "start_partner", "[NONE] * seats"),
    *fields(INTS, PUBLIC, "sold_in_decade", "[0] * seats"),
    *fields(INTS, PUBLIC, "initiative"),
    *fields(INTS, PUBLIC, "commons", "[0] * (seats * COMPANIES)"),
    # companies
    *fields(INTS, PUBLIC, "state", "[UNFOUNDED] * COMPANIES"),
    *fields(INTS, PUBLIC, "director preferred", "[NONE] * COMPANIES"),
    *fields(INTS, PUBLIC, "treasury goods stock appeal salespeople", "[0] * COMPANIES"),
    *fields(INTS, PUBLIC, "bonus_goods operated swapped", "[0] * COMPANIES"),
    *fields(INTS, PUBLIC, "commons_bank commons_treasury", "[0] * COMPANIES"),
    *fields(INTS, PUBLIC, "workers automated managers", "[0] * (COMPANIES * FACTORIES)"),
    *fields(INTS, PUBLIC, "cubes", "[0] * (COMPANIES * RESOURCES)"),
    *fields(INTS, PUBLIC, "appeal_order"),
    # markets
    *fields(INTS, PUBLIC, "haymarket rows bag", "[0] * RESOURCES"),
    *fields(INTS, PUBLIC, "supply", "[0] * (SUPPLY_SPACES * RESOURCES)"),
    *fields(INTS, PUBLIC, "grid_tile", "[NONE] * (GOODS_TYPES * COLUMNS)"),
    *fields(INTS, PUBLIC, "grid_goods", "[0] * (GOODS_TYPES * COLUMNS)"),
    *fields(INTS, PUBLIC, "tiles_gone"),
    *fields(INTS, SECRET, "tile_stack"),
    # assets; two slots a company, slots[company * 2 + number]
    *fields(INTS, PUBLIC, "asset_row", "[NONE] * ASSET_SPACES"),
    *fields(INTS, PUBLIC, "slots", "[NONE] * (COMPANIES * 2)"),
    *fields(INTS, PUBLIC, "asset_ready", "[0] * ASSETS"),
    *fields(INTS, PUBLIC, "assets_gone"),
    *fields(INTS, SECRET, "asset_stack"),
    # buildings and partners on spaces
    *fields(INTS, PUBLIC, "built", "[NONE] * (seats * box.decades)"),
    *fields(INTS, PUBLIC, "building_user", "[NONE] * BUILDINGS"),
    *fields(INTS, PUBLIC, "at_space", "[0] * (SPACES * seats)"),
    *fields(INTS, PUBLIC, "goals"),
    *fields(INTS, OWNER, "choice", "[NONE] * seats"),
    *fields(ROWS, SECRET, "building_stacks", "[[], [], []]"),
    # notes: what a seat remembers of the building draft (see imagining)
    *fields(ROWS, OWNER, "hands discarded notes", "[[] for _ in range(seats)]"),
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
