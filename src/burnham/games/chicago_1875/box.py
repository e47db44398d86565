"""The box of Chicago 1875 as typed, flat lists: read from components.toml once per edition.

Things are numbered in the order of the tables.  A factory is `company * 3 + index`, so that every
factory of the game has one number; lists of cubes are `thing * 4 + resource`.
"""

from __future__ import annotations

from typing import Final

from burnham.games.chicago_1875.reading import (
    column,
    flags,
    gifts,
    named,
    optional_column,
    optional_flags,
    optional_part,
    part,
    words,
)
from burnham.kernel.tables import Tables

RESOURCES: Final = 4
COMPANIES: Final = 15
FACTORIES: Final = 3
ASSETS: Final = 20
BUILDINGS: Final = 44
SPACES: Final = 10
GOODS_TYPES: Final = 4
COLUMNS: Final = 3
GOALS: Final = 10
SUPPLY_SPACES: Final = 4
ASSET_SPACES: Final = 5
LINES: Final = 3
STOCK_SPACES: Final = 21

SPACE_EFFECTS: Final = [
    "hire_workers",
    "appeal_1_and_optional_first_player",
    "manager",
    "salesperson",
    "asset",
    "dividends",
    "fundraising",
    "personal_cash",
]
HIRE_WORKERS: Final = 0
ADVERTISE: Final = 1
HIRE_MANAGER: Final = 2
HIRE_SALESPERSON: Final = 3
BUY_ASSET: Final = 4
PAY_DIVIDENDS: Final = 5
FUNDRAISING: Final = 6
PERSONAL_CASH: Final = 7

TIMINGS: Final = ["free", "revenue", "selling", "end_of_turn", "reaction"]
FREE: Final = 0
REVENUE: Final = 1
SELLING: Final = 2
END_OF_TURN: Final = 3

BONUSES: Final = ["worker", "salesperson", "automation", "partner", "bonus_good", "stock_step"]
NO_BONUS: Final = -1
WORKER: Final = 0
SALESPERSON: Final = 1
AUTOMATION: Final = 2
PARTNER: Final = 3
BONUS_GOOD: Final = 4
STOCK_STEP: Final = 5

PRINTED: Final = ["blocked", "demand", "half_price"]
HALF_PRICE: Final = 2

GOAL_NAMES: Final = [
    "managers",
    "top_appeal",
    "salespeople",
    "richest_company",
    "assets",
    "partners",
    "workers",
    "common_certificates",
    "automation",
    "preferred_certificates",
]


class Box:
    """Everything printed.  `resource_ids` and its like name things for text and drawing."""

    def __init__(self, tables: Tables) -> None:
        self.resource_ids = named(tables, RESOURCES, "resources")
        self.cube_totals = column(tables, "total", "resources")
        self._read_setup(tables)
        self._read_tracks(tables)
        self._read_supply(tables)
        self._read_demand(tables)
        self._read_companies(tables)
        self._read_spaces(tables)
        self._read_buildings(tables)
        self._read_assets(tables)
        self.steel = self.resource_ids.index("steel")
        self.goal_ids = named(tables, GOALS, "goals")
        for index, goal in enumerate(self.goal_ids):
            if goal != GOAL_NAMES[index]:
                raise tables.wrong(("goals", index, "id"), f"must be {GOAL_NAMES[index]!r}")
        self.goal_reward = column(tables, "reward", "goals")
        self.closing_director = tables.number("variants", "friendly_closing_director")
        self.closing_share = tables.number("variants", "friendly_closing_per_share")

    def _read_setup(self, tables: Tables) -> None:
        self.starting_cash = tables.number("setup", "starting_cash")
        self.partners_at_start = tables.number("setup", "partners_available_at_start")
        self.era1_dealt = tables.number("setup", "era1_buildings_dealt")
        self.starting_workers = tables.number("setup", "job_market_workers")
        self.haymarket_start = tables.number("setup", "haymarket_cubes_per_resource")
        self.supply_start = tables.number("setup", "supply_cubes_per_space")
        self.goals_drawn = tables.number("setup", "goals_drawn")
        self.colour_ids = tables.ids("player_colours")
        players = column(tables, "players", "player_counts")
        limits = column(tables, "certificate_limit", "player_counts")
        self.certificate_limit = [0] * 5
        for index, count in enumerate(players):
            self.certificate_limit[count] = limits[index]
        self.decades = tables.number("meta", "decade_count")
        self.year = column(tables, "year", "decades")
        self.building_era = column(tables, "building_era", "decades")
        self.buildings_dealt = column(tables, "buildings_dealt", "decades")
        self.supply_refill = column(tables, "supply_refill", "decades")
        self.partner_gained = flags(tables, "partner_gained", "decades")
        self.has_cleanup = flags(tables, "has_cleanup", "decades")
        self.draft_left = [
            1 - tables.one_of(["left", "right"], "decades", d, "draft_direction")
            for d in range(self.decades)
        ]

    def _read_tracks(self, tables: Tables) -> None:
        self.stock = tables.numbers("stock_track", "spaces")
        if len(self.stock) != STOCK_SPACES:
            raise tables.wrong(("stock_track", "spaces"), f"must have {STOCK_SPACES} spaces")
        self.founding = [
            self.stock.index(value) for value in tables.numbers("stock_track", "founding_values")
        ]
        self.triple_from = tables.number("stock_track", "triple_step_min_value")
        self.director_shares, self.preferred_shares, _ = column(
            tables, "shares", "certificate_types"
        )
        self.commons = tables.number("certificate_types", 2, "count")
        self.max_shares = tables.number("certificates", "max_shares_per_player")
        self.appeal_top = tables.number("appeal_track", "max")
        self.bonus_cash = tables.number("appeal_track", "cash_instead_of_bonus")
        self.bonus_goods = tables.number("appeal_track", "bonus_goods_markers")
        self.appeal_bonus = [NO_BONUS] * (self.appeal_top + 1)
        for index in range(len(tables.rows("appeal_bonuses"))):
            space = tables.number("appeal_bonuses", index, "space")
            self.appeal_bonus[space] = tables.one_of(BONUSES, "appeal_bonuses", index, "bonus")
        self.market_size = tables.number("job_market", "capacity")
        self.worker_price = [tables.number("job_market", "price_when_empty")]
        prices = column(tables, "price", "job_market_groups")
        spaces = column(tables, "spaces", "job_market_groups")
        # The next worker is the cheapest one there, so dear spaces empty last.
        for index in range(len(prices) - 1, -1, -1):
            self.worker_price += [prices[index]] * spaces[index]

    def _read_supply(self, tables: Tables) -> None:
        self.supply_price = column(tables, "price", "supply_spaces")
        self.trade_give = tables.number("supply_chain", "haymarket_trade_give")
        self.restock = tables.number("supply_chain", "haymarket_restock_per_resource")
        self.row_price = tables.numbers("advanced_supply_chain", "columns")
        self.row_start = [
            tables.number("advanced_supply_chain", "initial", name) for name in self.resource_ids
        ]
        self.row_draw = [0] * len(self.row_price)
        for index in range(len(tables.rows("advanced_supply_sections"))):
            first = tables.number("advanced_supply_sections", index, "first_column")
            last = tables.number("advanced_supply_sections", index, "last_column")
            for place in range(first, last + 1):
                self.row_draw[place] = tables.number("advanced_supply_sections", index, "draw")

    def _read_demand(self, tables: Tables) -> None:
        self.goods_ids = named(tables, GOODS_TYPES, "goods_types")
        self.completion_bonus = column(tables, "completion_bonus", "board_demand")
        self.printed_capacity = column(tables, "printed_capacity", "board_demand")
        self.printed = [
            tables.one_of(PRINTED, "board_demand", index, "printed") for index in range(COLUMNS)
        ]
        self.tile_ids = tables.ids("demand_tiles")
        self.tile_stack = column(tables, "stack", "demand_tiles")
        self.tile_demand = column(tables, "demand", "demand_tiles")
        self.tile_players = column(tables, "min_players", "demand_tiles")

    def _read_companies(self, tables: Tables) -> None:
        self.company_ids = named(tables, COMPANIES, "companies")
        self.company_names = words(tables, "short_name", "companies")
        self.company_titles = words(tables, "name_en", "companies")
        self.special = flags(tables, "special", "companies")
        self.goods_type = [
            tables.one_of(self.goods_ids, "companies", c, "goods_type") for c in range(COMPANIES)
        ]
        self.start_appeal = column(tables, "appeal", "companies")
        self.asset_slots = column(tables, "asset_slots", "companies")
        self.prices = [tables.numbers("companies", c, "prices") for c in range(COMPANIES)]
        self.may_automate = optional_flags(tables, True, "can_automate")
        self.may_sell_by_people = optional_flags(tables, True, "can_hire_salespeople")
        self.may_buy_cubes = optional_flags(tables, True, "can_buy_resources")
        self.may_manage = optional_flags(tables, True, "can_hire_managers")
        self.endless_salespeople = optional_flags(tables, False, "salespeople_unlimited")
        self.salespeople_per_step = optional_column(tables, "salespeople_per_step")
        self.price_step = optional_column(tables, "price_step")
        self.both_managers_price = optional_column(tables, "both_managers_price")
        self.both_managers_appeal = optional_column(tables, "both_managers_appeal")
        self.catalog_extra = optional_column(tables, "catalog_extra")
        self.wage = optional_column(tables, "wage_per_worker")
        self.free_automation = optional_column(tables, "free_automation_after_hiring")
        self.workers_to_market = [
            int("automated_worker_to" in row) for row in tables.rows("companies")
        ]
        self.swap_steel = optional_part(tables, "manager_swap", "pay_steel")
        self.swap_goods = optional_part(tables, "manager_swap", "goods")
        self.swap_appeal = optional_part(tables, "manager_swap", "appeal")
        self._read_factories(tables)
        self.best_revenue = [self._best_revenue(c) for c in range(COMPANIES)]

    def _best_revenue(self, company: int) -> int:
        """What a turn brings with all people, fully automated: for judgement."""
        most = max(self.prices[company][-1], self.both_managers_price[company])
        output = 0
        first = company * FACTORIES
        for factory in range(first, first + self.factory_count[company]):
            output += self.factory_goods[factory] + int(self.factory_octagons[factory] > 0)
            output += self.factory_per_worker[factory] * self.factory_workers[factory]
        made, prices = self.line_goods[company], self.line_price[company]
        lines = [goods * price for goods, price in zip(made, prices, strict=True)]
        return max([output * most, *lines])

    def _read_factories(self, tables: Tables) -> None:
        count = COMPANIES * FACTORIES
        self.factory_count = [0] * COMPANIES
        self.factory_workers = [0] * count
        self.factory_least = [0] * count
        self.factory_octagons = [0] * count
        self.factory_goods = [0] * count
        self.factory_per_worker = [0] * count
        self.factory_cubes = [0] * (count * RESOURCES)
        self.manager_slots = [0] * count
        self.manager_goods = [0] * count
        self.manager_cubes = [0] * count
        self.manager_automate = [0] * count
        self.manager_appeal = [0] * count
        self.line_workers: list[list[int]] = [[] for _ in range(COMPANIES)]
        self.line_cubes: list[list[int]] = [[] for _ in range(COMPANIES)]
        self.line_goods: list[list[int]] = [[] for _ in range(COMPANIES)]
        self.line_price: list[list[int]] = [[] for _ in range(COMPANIES)]
        for company in range(COMPANIES):
            rows = tables.rows("companies", company, "factories")
            if not 1 <= len(rows) <= FACTORIES:
                raise tables.wrong(("companies", company, "factories"), "must be 1 to 3")
            self.factory_count[company] = len(rows)
            for index in range(len(rows)):
                self._read_factory(tables, company, index)

    def _read_factory(self, tables: Tables, company: int, index: int) -> None:
        at = ("companies", company, "factories", index)
        row = tables.rows("companies", company, "factories")[index]
        factory = company * FACTORIES + index
        workers = tables.number(*at, "workers")
        self.factory_workers[factory] = workers
        self.factory_least[factory] = (
            tables.number(*at, "min_workers") if "min_workers" in row else workers
        )
        self.factory_octagons[factory] = tables.number(*at, "automation")
        self.factory_goods[factory] = tables.number(*at, "goods")
        self.factory_per_worker[factory] = part(tables, row, "goods_per_worker", *at)
        self.manager_slots[factory] = tables.number(*at, "manager_slots")
        manager = tables.get(*at, "manager")
        self.manager_goods[factory] = part(tables, manager, "goods", *at, "manager")
        self.manager_cubes[factory] = part(tables, manager, "resources", *at, "manager")
        self.manager_automate[factory] = part(tables, manager, "automate", *at, "manager")
        self.manager_appeal[factory] = part(tables, manager, "appeal", *at, "manager")
        for resource, amount in enumerate(self.cubes(tables, *at, "resources")):
            self.factory_cubes[factory * RESOURCES + resource] = amount
        for number in range(len(tables.rows(*at, "lines")) if "lines" in row else 0):
            line = (*at, "lines", number)
            self.line_workers[company].append(tables.number(*line, "workers"))
            self.line_goods[company].append(tables.number(*line, "goods"))
            self.line_price[company].append(tables.number(*line, "price"))
            self.line_cubes[company] += self.cubes(tables, *line, "resources")

    def _read_spaces(self, tables: Tables) -> None:
        self.space_ids = named(tables, SPACES, "general_spaces")
        self.space_endless = flags(tables, "unlimited", "general_spaces")
        self.space_decade = column(tables, "from_decade", "general_spaces")
        self.space_amount = column(tables, "amount", "general_spaces")
        self.space_effect = [
            tables.one_of(SPACE_EFFECTS, "general_spaces", s, "effect") for s in range(SPACES)
        ]

    def _read_buildings(self, tables: Tables) -> None:
        self.building_ids = named(tables, BUILDINGS, "buildings")
        self.building_age = column(tables, "era", "buildings")
        self.building_players = column(tables, "min_players", "buildings")
        self._check_stacks(tables)
        self.building_workers = column(tables, "workers", "buildings")
        self.building_amount = column(tables, "amount", "buildings")
        categories = words(tables, "category", "buildings")
        self.building_resource = [int(category == "resource") for category in categories]
        self.company_pays = [
            tables.one_of(["bank", "company"], "buildings", b, "payer") for b in range(BUILDINGS)
        ]
        self.gives_cubes = self.cube_rows(tables, BUILDINGS, "buildings", "gives")
        self.gives_like = gifts(tables, "like", "buildings", "gives")
        self.gives_unlike = gifts(tables, "unlike", "buildings", "gives")
        self.gives_appeal = gifts(tables, "appeal", "buildings", "gives")
        self.gives_managers = gifts(tables, "managers", "buildings", "gives")
        self.gives_salespeople = gifts(tables, "salespeople", "buildings", "gives")
        self.gives_workers = gifts(tables, "workers", "buildings", "gives")
        self.gives_goods = gifts(tables, "goods", "buildings", "gives")
        self.gives_automation = gifts(tables, "automate", "buildings", "gives")
        self.gives_discount = gifts(tables, "asset_discount", "buildings", "gives")
        self.gives_dividends = gifts(tables, "dividends", "buildings", "gives")

    def _check_stacks(self, tables: Tables) -> None:
        """Every seat must get all its tiles: no hand is ever short."""
        for seats in range(2, len(self.certificate_limit)):
            for era in set(self.building_era):
                there = [
                    age == era and players <= seats
                    for age, players in zip(self.building_age, self.building_players, strict=True)
                ]
                dealt = self.era1_dealt if era == 1 else 0
                for decade, each in enumerate(self.buildings_dealt):
                    dealt += each if self.building_era[decade] == era else 0
                if sum(there) < dealt * seats:
                    message = f"has too few tiles of era {era} for {seats} players"
                    raise tables.wrong(("buildings",), message)

    def _read_assets(self, tables: Tables) -> None:
        self.asset_ids = named(tables, ASSETS, "assets")
        self.asset_names = words(tables, "name_en", "assets")
        self.asset_starting = flags(tables, "starting", "assets")
        self.asset_first = tables.one_of(self.asset_ids, "setup", "asset_on_80")
        self.asset_chief = flags(tables, "chief", "assets")
        self.asset_catalog = flags(tables, "catalog", "assets")
        self.asset_cost = column(tables, "use_cost", "assets")
        self.asset_timing = [tables.one_of(TIMINGS, "assets", a, "timing") for a in range(ASSETS)]
        self.once_automate = gifts(tables, "automate", "assets", "immediate")
        self.once_appeal = gifts(tables, "appeal", "assets", "immediate")
        self.once_workers = gifts(tables, "workers", "assets", "immediate")
        self.use_cubes = self.cube_rows(tables, ASSETS, "assets", "use")
        self.use_any = gifts(tables, "any_resources", "assets", "use")
        self.use_appeal = gifts(tables, "appeal", "assets", "use")
        self.use_automate = gifts(tables, "automate", "assets", "use")
        self.use_goods = gifts(tables, "goods", "assets", "use")
        self.use_staff = gifts(tables, "manager_or_salesperson", "assets", "use")
        self.use_revenue = gifts(tables, "revenue", "assets", "use")
        self.use_stock = gifts(tables, "stock_steps", "assets", "use")
        self.use_price = gifts(tables, "price_bonus", "assets", "use")
        self.use_shield = gifts(tables, "prevent_drop", "assets", "use")
        self.asset_price = column(tables, "price", "asset_spaces")

    # --- cubes ----------------------------------------------------------------------------

    def cubes(self, tables: Tables, *path: str | int) -> list[int]:
        """A table of cubes by name as four numbers."""
        for name in tables.get(*path):
            if name not in self.resource_ids:
                raise tables.wrong((*path, name), "is no resource")
        return [part(tables, tables.get(*path), name, *path) for name in self.resource_ids]

    def cube_rows(self, tables: Tables, count: int, table: str, key: str) -> list[int]:
        """The named cubes that each row of a table gives, four numbers a row."""
        found: list[int] = []
        for index in range(count):
            named_cubes = "resources" in tables.get(table, index, key)
            path: tuple[str | int, ...] = (table, index, key, "resources")
            found += self.cubes(tables, *path) if named_cubes else [0] * RESOURCES
        return found
