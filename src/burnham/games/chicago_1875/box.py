"""The box of Chicago 1875 as typed, flat lists: read from components.toml once per edition.

Things are numbered in the order of the tables.  A factory is `company * 3 + index`, so that every
factory of the game has one number; lists of cubes are `thing * 4 + resource`.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.allowed import Span
from burnham.kernel.box import PrintedBox
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
ROW_SPACES: Final = 20
PRICES: Final = 10
SLOTS: Final = 2
"""For assets, on a charter."""
POSTS: Final = 2
"""For managers, in a factory."""
COMMONS: Final = 5
"""Common certificates of a company."""
DECADES: Final = 5
ERAS: Final = 3
MOST_TILES: Final = 60
"""Demand tiles."""
MOST_CUBES: Final = 99
"""Of a resource."""
MOST_MARKERS: Final = 99
"""For bonus goods."""
MOST_APPEAL: Final = 40
MOST_WORKERS: Final = 40
"""In the job market."""
MOST_CERTIFICATES: Final = 99
"""That a player may hold."""
HAND: Final = 3
"""Buildings to choose from."""

MONEY: Final = Span(0, 5000)
FEW: Final = Span(0, 9)
"""People, goods, steps and cubes that one thing takes or gives."""
STOCK_VALUE: Final = Span(0, 5000)
GOODS: Final = Span(0, 60)
"""That one demand space takes."""
SEATS: Final = Span(2, 4)
LAST_SEAT: Final = SEATS.most - 1
ERA: Final = Span(1, ERAS)

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


class Box(PrintedBox):
    """Everything printed.  `resource_ids` and its like name things for text and drawing."""

    def __init__(self, tables: Tables) -> None:
        resources = Rows(tables, "resources", count=RESOURCES)
        self.resource_ids = resources.ids()
        self.cube_totals = resources.numbers(Span(0, MOST_CUBES), "total")
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
        goals.ids_are(GOAL_NAMES)
        self.goal_ids = GOAL_NAMES
        self.goal_reward = goals.numbers(MONEY, "reward")
        self.closing_director = tables.number(MONEY, "variants", "friendly_closing_director")
        self.closing_share = tables.number(MONEY, "variants", "friendly_closing_per_share")

    def _read_setup(self, tables: Tables) -> None:
        self.starting_cash = tables.number(MONEY, "setup", "starting_cash")
        self.partners_at_start = tables.number(Span(1, 9), "setup", "partners_available_at_start")
        self.era1_dealt = tables.number(Span(HAND, HAND), "setup", "era1_buildings_dealt")
        self.starting_workers = tables.number(Span(0, MOST_WORKERS), "setup", "job_market_workers")
        self.haymarket_start = tables.number(FEW, "setup", "haymarket_cubes_per_resource")
        self.supply_start = tables.number(FEW, "setup", "supply_cubes_per_space")
        self.goals_drawn = tables.number(Span(0, GOALS), "setup", "goals_drawn")
        self.colour_ids = tables.ids("player_colours", count=SEATS.most)
        counts = Rows(tables, "player_counts", count=3)
        players = counts.numbers(SEATS, "players")
        limits = counts.numbers(Span(2, MOST_CERTIFICATES), "certificate_limit")
        self.certificate_limit = [0] * 5
        for index, count in enumerate(players):
            self.certificate_limit[count] = limits[index]
        self.decades = tables.number(Span(1, DECADES), "meta", "decade_count")
        decades = Rows(tables, "decades", count=self.decades)
        self.year = decades.numbers(Span(0, 9999), "year")
        self.building_era = decades.numbers(ERA, "building_era")
        self.buildings_dealt = [  # one tile is kept, so that there are always three to choose from
            tables.number(Span(dealt, dealt), "decades", decade, "buildings_dealt")
            for decade, dealt in enumerate([0] + [2] * (self.decades - 1))
        ]
        self.supply_refill = decades.numbers(Span(0, 20), "supply_refill")
        self.partner_gained = decades.flags("partner_gained")
        self.has_cleanup = decades.flags("has_cleanup")
        self.draft_left = [
            1 - side for side in decades.choices(["left", "right"], "draft_direction")
        ]

    def _read_tracks(self, tables: Tables) -> None:
        self.stock = tables.numbers(STOCK_VALUE, "stock_track", "spaces", count=STOCK_SPACES)
        founding = ("stock_track", "founding_values")
        self.founding = [
            1 + tables.amount_of(self.stock[1:], STOCK_VALUE, *founding, index)
            for index in range(tables.length(*founding, count=Span(1, STOCK_SPACES - 1)))
        ]
        self.triple_from = tables.number(STOCK_VALUE, "stock_track", "triple_step_min_value")
        shares = [
            tables.number(Span(printed, printed), "certificate_types", index, "shares")
            for index, printed in enumerate((3, 2, 1))  # ten shares make a company
        ]
        self.director_shares, self.preferred_shares, _ = shares
        self.commons = tables.number(Span(COMMONS, COMMONS), "certificate_types", 2, "count")
        self.max_shares = tables.number(Span(5, 10), "certificates", "max_shares_per_player")
        self.appeal_top = tables.number(Span(1, MOST_APPEAL), "appeal_track", "max")
        self.bonus_cash = tables.number(MONEY, "appeal_track", "cash_instead_of_bonus")
        self.bonus_goods = tables.number(
            Span(0, MOST_MARKERS), "appeal_track", "bonus_goods_markers"
        )
        self.appeal_bonus = [NO_BONUS] * (self.appeal_top + 1)
        bonuses = Rows(tables, "appeal_bonuses", count=Span(0, self.appeal_top))
        kinds = bonuses.choices(BONUSES, "bonus")
        for index, space in enumerate(bonuses.numbers(Span(1, self.appeal_top), "space")):
            self.appeal_bonus[space] = kinds[index]
        self.market_size = tables.number(Span(1, MOST_WORKERS), "job_market", "capacity")
        self.worker_price = [tables.number(MONEY, "job_market", "price_when_empty")]
        groups = Rows(tables, "job_market_groups", count=Span(1, 12))
        prices = groups.numbers(MONEY, "price")
        spaces = groups.numbers(Span(1, MOST_WORKERS), "spaces")
        # The next worker is the cheapest one there, so dear spaces empty last.
        for index in range(len(prices) - 1, -1, -1):
            self.worker_price += [prices[index]] * spaces[index]

    def _read_supply(self, tables: Tables) -> None:
        self.supply_price = Rows(tables, "supply_spaces", count=SUPPLY_SPACES).numbers(
            MONEY, "price"
        )
        self.trade_give = tables.number(Span(2, 9), "supply_chain", "haymarket_trade_give")
        self.restock = tables.number(FEW, "supply_chain", "haymarket_restock_per_resource")
        self.row_price = tables.numbers(
            MONEY, "advanced_supply_chain", "columns", count=Span(1, ROW_SPACES)
        )
        last = len(self.row_price) - 1
        self.row_start = [
            tables.number(Span(0, last + 1), "advanced_supply_chain", "initial", name)
            for name in self.resource_ids
        ]
        self.row_draw = [0] * len(self.row_price)
        sections = Rows(tables, "advanced_supply_sections", count=Span(0, ROW_SPACES))
        ends = sections.numbers(Span(0, last), "last_column")
        draws = sections.numbers(FEW, "draw")
        for index, first in enumerate(sections.numbers(Span(0, last), "first_column")):
            for place in range(first, ends[index] + 1):
                self.row_draw[place] = draws[index]

    def _read_demand(self, tables: Tables) -> None:
        self.goods_ids = Rows(tables, "goods_types", count=GOODS_TYPES).ids()
        columns = Rows(tables, "board_demand", count=COLUMNS)
        self.completion_bonus = columns.numbers(MONEY, "completion_bonus")
        self.printed_capacity = columns.numbers(GOODS, "printed_capacity")
        self.printed = columns.choices(PRINTED, "printed")
        tiles = Rows(tables, "demand_tiles", count=Span(12, MOST_TILES))
        self.tile_ids = tiles.ids()
        self.tile_stack = tiles.numbers(Span(1, 9), "stack")
        self.tile_demand = tiles.numbers(GOODS, "demand")
        self.tile_players = tiles.numbers(SEATS, "min_players")

    def _read_companies(self, tables: Tables) -> None:
        companies = Rows(tables, "companies", count=COMPANIES)
        self.company_ids = companies.ids()
        self.company_names = companies.words("short_name")
        self.company_titles = companies.words("name_en")
        self.special = companies.flags("special")
        self.goods_type = companies.choices(self.goods_ids, "goods_type")
        self.start_appeal = companies.numbers(Span(0, self.appeal_top), "appeal")
        self.asset_slots = companies.numbers(Span(0, SLOTS), "asset_slots")
        self.prices = companies.number_lists(MONEY, "prices", count=Span(1, PRICES))
        self.may_automate = companies.flags("can_automate", default=True)
        self.may_sell_by_people = companies.flags("can_hire_salespeople", default=True)
        self.may_buy_cubes = companies.flags("can_buy_resources", default=True)
        self.may_manage = companies.flags("can_hire_managers", default=True)
        self.endless_salespeople = companies.flags("salespeople_unlimited", default=False)
        self.salespeople_per_step = companies.numbers_or_0(FEW, "salespeople_per_step")
        self.price_step = companies.numbers_or_0(MONEY, "price_step")
        self.both_managers_price = companies.numbers_or_0(MONEY, "both_managers_price")
        self.both_managers_appeal = companies.numbers_or_0(FEW, "both_managers_appeal")
        self.catalog_extra = companies.numbers_or_0(MONEY, "catalog_extra")
        self.wage = companies.numbers_or_0(MONEY, "wage_per_worker")
        self.free_automation = companies.numbers_or_0(FEW, "free_automation_after_hiring")
        self.workers_to_market = [
            int(tables.has("companies", c, "automated_worker_to")) for c in range(COMPANIES)
        ]
        self.swap_steel = companies.numbers_or_0(FEW, "manager_swap", "pay_steel")
        self.swap_goods = companies.numbers_or_0(FEW, "manager_swap", "goods")
        self.swap_appeal = companies.numbers_or_0(FEW, "manager_swap", "appeal")
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
            rows = tables.rows("companies", company, "factories", count=Span(1, FACTORIES))
            self.factory_count[company] = len(rows)
            for index in range(len(rows)):
                self._read_factory(tables, company, index)

    def _read_factory(self, tables: Tables, company: int, index: int) -> None:
        at = ("companies", company, "factories", index)
        factory = company * FACTORIES + index
        workers = tables.number(FEW, *at, "workers")
        self.factory_workers[factory] = workers
        self.factory_least[factory] = tables.number_or(
            workers, Span(0, workers), *at, "min_workers"
        )
        self.factory_octagons[factory] = tables.number(Span(0, workers), *at, "automation")
        self.factory_goods[factory] = tables.number(FEW, *at, "goods")
        self.factory_per_worker[factory] = tables.number_or_0(FEW, *at, "goods_per_worker")
        self.manager_slots[factory] = tables.number(Span(0, POSTS), *at, "manager_slots")
        self.manager_goods[factory] = tables.number_or_0(FEW, *at, "manager", "goods")
        self.manager_cubes[factory] = tables.number_or_0(FEW, *at, "manager", "resources")
        self.manager_automate[factory] = tables.number_or_0(FEW, *at, "manager", "automate")
        self.manager_appeal[factory] = tables.number_or_0(FEW, *at, "manager", "appeal")
        for resource, amount in enumerate(self.cubes(tables, *at, "resources")):
            self.factory_cubes[factory * RESOURCES + resource] = amount
        if not tables.has(*at, "lines"):
            return
        for number in range(tables.length(*at, "lines", count=Span(0, LINES))):
            line = (*at, "lines", number)
            self.line_workers[company].append(tables.number(Span(0, workers), *line, "workers"))
            self.line_goods[company].append(tables.number(FEW, *line, "goods"))
            self.line_price[company].append(tables.number(MONEY, *line, "price"))
            self.line_cubes[company] += self.cubes(tables, *line, "resources")

    def _read_spaces(self, tables: Tables) -> None:
        spaces = Rows(tables, "general_spaces", count=SPACES)
        self.space_ids = spaces.ids()
        self.space_endless = spaces.flags("unlimited")
        self.space_decade = spaces.numbers(Span(1, self.decades + 1), "from_decade")
        self.space_amount = spaces.numbers(MONEY, "amount")
        self.space_effect = spaces.choices(SPACE_EFFECTS, "effect")

    def _read_buildings(self, tables: Tables) -> None:
        buildings = Rows(tables, "buildings", count=BUILDINGS)
        self.building_ids = buildings.ids()
        self.building_age = buildings.numbers(ERA, "era")
        self.building_players = buildings.numbers(SEATS, "min_players")
        self.building_workers = buildings.numbers(FEW, "workers")
        self.building_amount = buildings.numbers(MONEY, "amount")
        categories = buildings.words("category")
        self.building_resource = [int(category == "resource") for category in categories]
        self.company_pays = buildings.choices(["bank", "company"], "payer")
        self.gives_cubes = self.cube_rows(tables, BUILDINGS, "buildings", "gives")
        self.gives_like = buildings.numbers_or_0(FEW, "gives", "like")
        self.gives_unlike = buildings.numbers_or_0(FEW, "gives", "unlike")
        self.gives_appeal = buildings.numbers_or_0(FEW, "gives", "appeal")
        self.gives_managers = buildings.numbers_or_0(FEW, "gives", "managers")
        self.gives_salespeople = buildings.numbers_or_0(FEW, "gives", "salespeople")
        self.gives_workers = buildings.numbers_or_0(FEW, "gives", "workers")
        self.gives_goods = buildings.numbers_or_0(FEW, "gives", "goods")
        self.gives_automation = buildings.numbers_or_0(FEW, "gives", "automate")
        self.gives_discount = buildings.numbers_or_0(MONEY, "gives", "asset_discount")
        self.gives_dividends = buildings.numbers_or_0(MONEY, "gives", "dividends")

    def _read_assets(self, tables: Tables) -> None:
        assets = Rows(tables, "assets", count=ASSETS)
        self.asset_ids = assets.ids()
        self.asset_names = assets.words("name_en")
        self.asset_starting = assets.flags("starting")
        self.asset_first = tables.one_of(self.asset_ids, "setup", "asset_on_80")
        self.asset_chief = assets.flags("chief")
        self.asset_catalog = assets.flags("catalog")
        self.asset_cost = assets.numbers(MONEY, "use_cost")
        self.asset_timing = assets.choices(TIMINGS, "timing")
        self.once_automate = assets.numbers_or_0(FEW, "immediate", "automate")
        self.once_appeal = assets.numbers_or_0(FEW, "immediate", "appeal")
        self.once_workers = assets.numbers_or_0(FEW, "immediate", "workers")
        self.use_cubes = self.cube_rows(tables, ASSETS, "assets", "use")
        self.use_any = assets.numbers_or_0(FEW, "use", "any_resources")
        self.use_appeal = assets.numbers_or_0(FEW, "use", "appeal")
        self.use_automate = assets.numbers_or_0(FEW, "use", "automate")
        self.use_goods = assets.numbers_or_0(FEW, "use", "goods")
        self.use_staff = assets.numbers_or_0(FEW, "use", "manager_or_salesperson")
        self.use_revenue = assets.numbers_or_0(MONEY, "use", "revenue")
        self.use_stock = assets.numbers_or_0(FEW, "use", "stock_steps")
        self.use_price = assets.numbers_or_0(MONEY, "use", "price_bonus")
        self.use_shield = assets.numbers_or_0(FEW, "use", "prevent_drop")
        self.asset_price = Rows(tables, "asset_spaces", count=ASSET_SPACES).numbers(MONEY, "price")

    # --- cubes ----------------------------------------------------------------------------

    def cubes(self, tables: Tables, *path: str | int) -> list[int]:
        """A table of cubes by name as four numbers."""
        for name in tables.table(*path):
            if name not in self.resource_ids:
                known = ", ".join(self.resource_ids)
                raise tables.wrong((*path, name), "box-choice", given=name, choices=known)
        return [tables.number_or_0(FEW, *path, name) for name in self.resource_ids]

    def cube_rows(self, tables: Tables, count: int, table: str, key: str) -> list[int]:
        """The named cubes that each row of a table gives, four numbers a row."""
        found: list[int] = []
        for index in range(count):
            path: tuple[str | int, ...] = (table, index, key, "resources")
            found += self.cubes(tables, *path) if tables.has(*path) else [0] * RESOURCES
        return found
