"""The box of Chicago 1875 as typed, flat lists: read from components.toml once per edition.

Things are numbered in the order of the tables.  A factory is `company * 3 + index`, so that every
factory of the game has one number; lists of cubes are `thing * 4 + resource`.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.tables import Rows, Tables

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
        resources = Rows(tables, "resources", count=RESOURCES)
        self.resource_ids = resources.ids()
        self.cube_totals = resources.numbers("total")
        self._read_setup(tables)
        self._read_tracks(tables)
        self._read_supply(tables)
        self._read_demand(tables)
        self._read_companies(tables)
        self._read_spaces(tables)
        self._read_buildings(tables)
        self._read_assets(tables)
        self.steel = self.resource_ids.index("steel")
        goals = Rows(tables, "goals", count=GOALS)
        self.goal_ids = goals.ids()
        for index, goal in enumerate(self.goal_ids):
            if goal != GOAL_NAMES[index]:
                raise tables.wrong(("goals", index, "id"), f"must be {GOAL_NAMES[index]!r}")
        self.goal_reward = goals.numbers("reward")
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
        counts = Rows(tables, "player_counts")
        players = counts.numbers("players")
        limits = counts.numbers("certificate_limit")
        self.certificate_limit = [0] * 5
        for index, count in enumerate(players):
            self.certificate_limit[count] = limits[index]
        self.decades = tables.number("meta", "decade_count")
        decades = Rows(tables, "decades")
        self.year = decades.numbers("year")
        self.building_era = decades.numbers("building_era")
        self.buildings_dealt = decades.numbers("buildings_dealt")
        self.supply_refill = decades.numbers("supply_refill")
        self.partner_gained = decades.flags("partner_gained")
        self.has_cleanup = decades.flags("has_cleanup")
        self.draft_left = [
            1 - side for side in decades.choices(["left", "right"], "draft_direction")
        ]

    def _read_tracks(self, tables: Tables) -> None:
        self.stock = tables.numbers("stock_track", "spaces")
        if len(self.stock) != STOCK_SPACES:
            raise tables.wrong(("stock_track", "spaces"), f"must have {STOCK_SPACES} spaces")
        self.founding = [
            self.stock.index(value) for value in tables.numbers("stock_track", "founding_values")
        ]
        self.triple_from = tables.number("stock_track", "triple_step_min_value")
        certificates = Rows(tables, "certificate_types", count=3)
        self.director_shares, self.preferred_shares, _ = certificates.numbers("shares")
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
        groups = Rows(tables, "job_market_groups")
        prices = groups.numbers("price")
        spaces = groups.numbers("spaces")
        # The next worker is the cheapest one there, so dear spaces empty last.
        for index in range(len(prices) - 1, -1, -1):
            self.worker_price += [prices[index]] * spaces[index]

    def _read_supply(self, tables: Tables) -> None:
        self.supply_price = Rows(tables, "supply_spaces").numbers("price")
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
        self.goods_ids = Rows(tables, "goods_types", count=GOODS_TYPES).ids()
        columns = Rows(tables, "board_demand", count=COLUMNS)
        self.completion_bonus = columns.numbers("completion_bonus")
        self.printed_capacity = columns.numbers("printed_capacity")
        self.printed = columns.choices(PRINTED, "printed")
        self.tile_ids = tables.ids("demand_tiles")
        tiles = Rows(tables, "demand_tiles")
        self.tile_stack = tiles.numbers("stack")
        self.tile_demand = tiles.numbers("demand")
        self.tile_players = tiles.numbers("min_players")

    def _read_companies(self, tables: Tables) -> None:
        companies = Rows(tables, "companies", count=COMPANIES)
        self.company_ids = companies.ids()
        self.company_names = companies.words("short_name")
        self.company_titles = companies.words("name_en")
        self.special = companies.flags("special")
        self.goods_type = companies.choices(self.goods_ids, "goods_type")
        self.start_appeal = companies.numbers("appeal")
        self.asset_slots = companies.numbers("asset_slots")
        self.prices = [tables.numbers("companies", c, "prices") for c in range(COMPANIES)]
        self.may_automate = companies.flags("can_automate", default=True)
        self.may_sell_by_people = companies.flags("can_hire_salespeople", default=True)
        self.may_buy_cubes = companies.flags("can_buy_resources", default=True)
        self.may_manage = companies.flags("can_hire_managers", default=True)
        self.endless_salespeople = companies.flags("salespeople_unlimited", default=False)
        self.salespeople_per_step = companies.numbers_or_0("salespeople_per_step")
        self.price_step = companies.numbers_or_0("price_step")
        self.both_managers_price = companies.numbers_or_0("both_managers_price")
        self.both_managers_appeal = companies.numbers_or_0("both_managers_appeal")
        self.catalog_extra = companies.numbers_or_0("catalog_extra")
        self.wage = companies.numbers_or_0("wage_per_worker")
        self.free_automation = companies.numbers_or_0("free_automation_after_hiring")
        self.workers_to_market = [
            int("automated_worker_to" in row) for row in tables.rows("companies")
        ]
        self.swap_steel = companies.numbers_or_0("manager_swap", "pay_steel")
        self.swap_goods = companies.numbers_or_0("manager_swap", "goods")
        self.swap_appeal = companies.numbers_or_0("manager_swap", "appeal")
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
        self.factory_per_worker[factory] = tables.number_or_0(*at, "goods_per_worker")
        self.manager_slots[factory] = tables.number(*at, "manager_slots")
        self.manager_goods[factory] = tables.number_or_0(*at, "manager", "goods")
        self.manager_cubes[factory] = tables.number_or_0(*at, "manager", "resources")
        self.manager_automate[factory] = tables.number_or_0(*at, "manager", "automate")
        self.manager_appeal[factory] = tables.number_or_0(*at, "manager", "appeal")
        for resource, amount in enumerate(self.cubes(tables, *at, "resources")):
            self.factory_cubes[factory * RESOURCES + resource] = amount
        for number in range(len(tables.rows(*at, "lines")) if "lines" in row else 0):
            line = (*at, "lines", number)
            self.line_workers[company].append(tables.number(*line, "workers"))
            self.line_goods[company].append(tables.number(*line, "goods"))
            self.line_price[company].append(tables.number(*line, "price"))
            self.line_cubes[company] += self.cubes(tables, *line, "resources")

    def _read_spaces(self, tables: Tables) -> None:
        spaces = Rows(tables, "general_spaces", count=SPACES)
        self.space_ids = spaces.ids()
        self.space_endless = spaces.flags("unlimited")
        self.space_decade = spaces.numbers("from_decade")
        self.space_amount = spaces.numbers("amount")
        self.space_effect = spaces.choices(SPACE_EFFECTS, "effect")

    def _read_buildings(self, tables: Tables) -> None:
        buildings = Rows(tables, "buildings", count=BUILDINGS)
        self.building_ids = buildings.ids()
        self.building_age = buildings.numbers("era")
        self.building_players = buildings.numbers("min_players")
        self._check_stacks(tables)
        self.building_workers = buildings.numbers("workers")
        self.building_amount = buildings.numbers("amount")
        categories = buildings.words("category")
        self.building_resource = [int(category == "resource") for category in categories]
        self.company_pays = buildings.choices(["bank", "company"], "payer")
        self.gives_cubes = self.cube_rows(tables, BUILDINGS, "buildings", "gives")
        self.gives_like = buildings.numbers_or_0("gives", "like")
        self.gives_unlike = buildings.numbers_or_0("gives", "unlike")
        self.gives_appeal = buildings.numbers_or_0("gives", "appeal")
        self.gives_managers = buildings.numbers_or_0("gives", "managers")
        self.gives_salespeople = buildings.numbers_or_0("gives", "salespeople")
        self.gives_workers = buildings.numbers_or_0("gives", "workers")
        self.gives_goods = buildings.numbers_or_0("gives", "goods")
        self.gives_automation = buildings.numbers_or_0("gives", "automate")
        self.gives_discount = buildings.numbers_or_0("gives", "asset_discount")
        self.gives_dividends = buildings.numbers_or_0("gives", "dividends")

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
        assets = Rows(tables, "assets", count=ASSETS)
        self.asset_ids = assets.ids()
        self.asset_names = assets.words("name_en")
        self.asset_starting = assets.flags("starting")
        self.asset_first = tables.one_of(self.asset_ids, "setup", "asset_on_80")
        self.asset_chief = assets.flags("chief")
        self.asset_catalog = assets.flags("catalog")
        self.asset_cost = assets.numbers("use_cost")
        self.asset_timing = assets.choices(TIMINGS, "timing")
        self.once_automate = assets.numbers_or_0("immediate", "automate")
        self.once_appeal = assets.numbers_or_0("immediate", "appeal")
        self.once_workers = assets.numbers_or_0("immediate", "workers")
        self.use_cubes = self.cube_rows(tables, ASSETS, "assets", "use")
        self.use_any = assets.numbers_or_0("use", "any_resources")
        self.use_appeal = assets.numbers_or_0("use", "appeal")
        self.use_automate = assets.numbers_or_0("use", "automate")
        self.use_goods = assets.numbers_or_0("use", "goods")
        self.use_staff = assets.numbers_or_0("use", "manager_or_salesperson")
        self.use_revenue = assets.numbers_or_0("use", "revenue")
        self.use_stock = assets.numbers_or_0("use", "stock_steps")
        self.use_price = assets.numbers_or_0("use", "price_bonus")
        self.use_shield = assets.numbers_or_0("use", "prevent_drop")
        self.asset_price = Rows(tables, "asset_spaces").numbers("price")

    # --- cubes ----------------------------------------------------------------------------

    def cubes(self, tables: Tables, *path: str | int) -> list[int]:
        """A table of cubes by name as four numbers."""
        for name in tables.get(*path):
            if name not in self.resource_ids:
                raise tables.wrong((*path, name), "is no resource")
        return [tables.number_or_0(*path, name) for name in self.resource_ids]

    def cube_rows(self, tables: Tables, count: int, table: str, key: str) -> list[int]:
        """The named cubes that each row of a table gives, four numbers a row."""
        found: list[int] = []
        for index in range(count):
            named_cubes = "resources" in tables.get(table, index, key)
            path: tuple[str | int, ...] = (table, index, key, "resources")
            found += self.cubes(tables, *path) if named_cubes else [0] * RESOURCES
        return found
