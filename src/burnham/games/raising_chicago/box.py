"""The box of Raising Chicago: components.toml as flat lists of ints.

Things are counted from 0 in the order of their printed numbers: project 16 is 15, the final
projects follow the 36 numbered ones, plot 21 is 20, empty plot tile 4 is 3, column 1 is 0.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.allowed import Span
from burnham.kernel.box import PrintedBox
from burnham.kernel.tables import Rows, Tables

FREE: Final = -1
"""No owner, no tile, no winner."""

NEUTRAL: Final = 4
"""The owner number of the non-player color; seats are 0 to 3."""

PRESTIGE_OWNER: Final = 5
"""What stands in `plot_owner` for a prestige building: it belongs to nobody."""

SEATS: Final = 4

PROJECTS: Final = 5
"""Slots of the project area, and projects of a round."""

SQUARES: Final = 4
"""Squares of a resource card."""

SYMBOLS: Final = 6
"""Kinds of symbol tokens, the asterisk last."""

# The basic resources, also their expertise tracks and banners.
LUMBER: Final = 0
MASONRY: Final = 1
JACKSCREW: Final = 2
BASIC: Final = ["lumber", "masonry", "jackscrew"]

TYPE_SETS: Final = [0, 1, 2, 4, 3, 5, 6, 7]
"""The sets of basic resources, small ones first; each a number with a bit for each resource."""

# What a reward gives; RESOURCE and EXPERTISE also say of which kind.
NOTHING: Final = 0
RESOURCE: Final = 1
WILD: Final = 2
FAVOR: Final = 3
REPUTATION: Final = 4
EXPERTISE: Final = 5
EXPANSION: Final = 6
REWARDS: Final = [
    "none",
    "resource",
    "wild",
    "favor",
    "reputation",
    "expertise",
    "expansion",
]

RAISE: Final = 0
MOVE: Final = 1

NUMBERED: Final = 36
"""How many projects have numbers; those from here on are final projects."""

FINALS: Final = 10
LAST_PROJECT: Final = NUMBERED + FINALS - 1
CARDS: Final = 54
PLOTS: Final = 40
OUTSKIRTS: Final = 8
EMPTY_PLOT_TILES: Final = 12
PRESTIGE_TILES: Final = 10
DISPLAYED: Final = 3
NEIGHBORHOODS: Final = 18
WARDS: Final = 4
BANNERS: Final = 9
COUNCIL: Final = 4
"""Members in a game."""
MOST_MEMBERS: Final = 12
ROUNDS: Final = 8
SIDES: Final = ["red", "yellow"]

ASTERISK: Final = 5
"""The symbol after the five that sets are made of."""

UL: Final = 0
"""The pay square of a card; the other three show resources."""

JOKER: Final = 4
"""The letter of a card that shows all four."""

PRESTIGE_BANNER: Final = 8
"""The banner space of the prestige area, after those of the eight columns."""

STEPS_NESW: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]
"""The four neighbours of a plot, in the order of the bits of arrows: north, east, south, west."""

# The effects of the empty plot tiles that need more than taking what is printed.
TAKE: Final = 0
CLEAR: Final = 1
MARKET: Final = 2
COMPANY: Final = 3
LEVEL: Final = 4
STEPS: Final = 5
BASICS: Final = 6
SWAP: Final = 7
COPY: Final = 8
EFFECTS: Final = {
    "favors": TAKE,
    "favor_and_wild": TAKE,
    "reputation": TAKE,
    "wilds": TAKE,
    "visible_squares_of_one_card": CLEAR,
    "round_bonuses_project_area": MARKET,
    "round_bonuses_own_company": COMPANY,
    "extra_level": LEVEL,
    "expertise_one_track": STEPS,
    "any_basic_resources": BASICS,
    "reputation_and_swap_banners": SWAP,
    "copy_two_neighborhoods": COPY,
}

MEMBERS: Final = [
    "buildings_in_ward",
    "buildings_in_outskirts",
    "symbol_sets",
    "permanent_resources",
    "markers_on_bidding_board",
    "neighborhood_tiles",
    "favor_tokens",
    "company_expansions",
    "ward_control_tokens",
]

AMOUNT: Final = Span(0, 60)
"""No amount in the box is larger, so that sums of them fit into bundles."""

COLUMNS: Final = Span(1, 20)
"""Of a company board."""

MARKERS: Final = Span(25, 60)
"""Of a player, for bids and levels."""

POVERTY: Final = Span(1, 60)
"""Spaces of the poverty track."""

MOST_BIDS: Final = 5
MOST_NEUTRAL: Final = 2

COST: Final = Span(0, 9)
"""Of a project, in each resource."""

Path = tuple[str | int, ...]


class Reward:
    """What a tile, card, plot or column gives: `amount` of a kind, `which` resource or track."""

    def __init__(self, kind: int, which: int, amount: int) -> None:
        self.kind = kind
        self.which = which
        self.amount = amount


# A bundle is several amounts in one number: a kind like others, named by one number, so that one
# place (names.py) can tell "2 lumber and 1 wild", which needs all amounts for its commas and "and".
BUNDLE_BITS: Final = 7
BUNDLE: Final = ["lumber", "masonry", "jackscrew", "wild", "favor", "reputation", "expansion"]


def bundle(
    lumber: int = 0,
    masonry: int = 0,
    jackscrew: int = 0,
    wild: int = 0,
    favor: int = 0,
    reputation: int = 0,
    expansion: int = 0,
) -> int:
    """Amounts of tokens in one number."""
    return (
        lumber
        | masonry << BUNDLE_BITS
        | jackscrew << 2 * BUNDLE_BITS
        | wild << 3 * BUNDLE_BITS
        | favor << 4 * BUNDLE_BITS
        | reputation << 5 * BUNDLE_BITS
        | expansion << 6 * BUNDLE_BITS
    )


def bundle_of_one(resource: int, amount: int) -> int:
    """So much of a basic resource."""
    return amount << BUNDLE_BITS * resource


def bundle_of(reward: Reward) -> int:
    """What a reward gives, as a bundle; 0 for a step of expertise, which is told by itself."""
    if reward.kind == RESOURCE:
        return bundle_of_one(reward.which, reward.amount)
    if reward.kind == WILD:
        return bundle(wild=reward.amount)
    if reward.kind == FAVOR:
        return bundle(favor=reward.amount)
    if reward.kind == REPUTATION:
        return bundle(reputation=reward.amount)
    if reward.kind == EXPANSION:
        return bundle(expansion=reward.amount)
    return 0


def unbundled(number: int) -> list[int]:
    """The amounts of a bundle, in the order of BUNDLE."""
    return [number >> BUNDLE_BITS * i & (1 << BUNDLE_BITS) - 1 for i in range(len(BUNDLE))]


class Side:
    """One side of the 54 resource cards."""

    def __init__(self, tables: Tables, colour: str) -> None:
        cards = Rows(tables, "resource_cards", "cards", count=CARDS)
        shown = [cards.choices(BASIC, colour, square) for square in ("UR", "LL", "LR")]
        self.squares: list[int] = []
        for card in cards.indices:
            self.squares += [-1, shown[0][card], shown[1][card], shown[2][card]]
        self.bonus = rewards(cards, colour, "bonus")
        self.once = cards.choices(["round", "once"], colour, "bonus", "timing")


class Setup:
    """What depends on the number of players."""

    def __init__(self, tables: Tables, seats: int, sides: list[Side]) -> None:
        path = ("players", f"setup_{seats}")
        self.side = sides[tables.one_of(SIDES, *path, "card_side")]
        self.resources = [tables.number(AMOUNT, *path, "start_resources", name) for name in BASIC]
        self.new_markers = tables.number(Span(1, 3), *path, "bidding_markers_added_per_round_max")
        self.most_markers = tables.number(Span(1, MOST_BIDS), *path, "bidding_markers_max_on_board")
        self.neutral = int(tables.flag(*path, "non_player_color"))
        self.neutral_markers = tables.number(
            Span(0, MOST_NEUTRAL), *path, "non_player_markers_per_player_and_round"
        )
        self.qualify = tables.number(Span(1, 60), *path, "council_qualify")
        self.double = tables.number(Span(self.qualify, 60), *path, "council_double")
        last = tables.number(COLUMNS, "company_board", "last_column")
        self.start_column = tables.number(
            Span(0, last), "company_board", "start_column", str(seats)
        )
        columns = tables.numbers(
            Span(0, last), "company_board", "permanent_columns", str(seats), count=COLUMNS
        )
        self.permanents = [sum(1 for c in columns if c <= at) for at in range(last + 1)]


class Box(PrintedBox):
    """Everything printed, read once and shared by all positions."""

    def __init__(self, tables: Tables) -> None:
        self._read_players(tables)
        self._read_projects(tables)
        self._read_tiles(tables)
        self._read_boards(tables)
        self._read_city(tables)
        self._read_council(tables)

    def _read_players(self, tables: Tables) -> None:
        self.rounds = tables.number(Span(ROUNDS, ROUNDS), "meta", "rounds")
        self.colours = tables.ids("players", "colors", count=SEATS)
        self.companies = [tables.word("players", "companies", name) for name in self.colours]
        self.markers = tables.number(MARKERS, "counts", "bidding_markers_per_color")
        self.slots = tables.number(Span(1, 9), "counts", "company_card_slots")
        self.outskirts = tables.number(Span(OUTSKIRTS, OUTSKIRTS), "counts", "outskirts_plots")
        self.displayed = tables.number(
            Span(DISPLAYED, DISPLAYED), "counts", "prestige_display_spaces"
        )
        self.expansions = tables.number(AMOUNT, "company_expansions", "tiles")
        self.trade = tables.number(Span(2, 3), "resources", "trade_give")
        sides = [Side(tables, colour) for colour in SIDES]
        self.setups = [Setup(tables, seats, sides) for seats in (2, 3, 4)]
        cards = Rows(tables, "resource_cards", "cards", count=CARDS)
        self.letters = cards.choices(["A", "B", "C", "D", "ABCD"], "letters")

    def _read_projects(self, tables: Tables) -> None:
        self.symbols = tables.ids("symbols", "types", count=SYMBOLS)
        self.set_reputation = tables.number(AMOUNT, "symbols", "set_reputation")
        self.match_reputation = tables.number(AMOUNT, "symbols", "final_project_match_reputation")
        tiles = Rows(tables, "projects", "tiles", count=NUMBERED)
        finals = Rows(tables, "final_projects", "tiles", count=FINALS)
        self.kinds = tiles.choices(["raise", "move"], "kind") + [RAISE] * FINALS
        self.project_symbols = tiles.choices(self.symbols, "symbol") + [-1] * FINALS
        self.final_symbols = finals.lists(self.symbols[:ASTERISK], "symbols", count=Span(0, 5))
        self.project_rewards = rewards(tiles, "reward")
        for reputation in finals.numbers(AMOUNT, "reputation"):
            self.project_rewards.append(Reward(REPUTATION, -1, reputation))
        costs = [
            tiles.numbers(COST, "cost", name) + finals.numbers(COST, "cost", name) for name in BASIC
        ]
        self.costs = [costs[t][tile] for tile in range(NUMBERED + FINALS) for t in range(3)]
        self.finals_drawn = tables.number(Span(4, 4), "final_projects", "drawn_per_game")
        self.usual_costs = [self._usual_cost(number) for number in range(1, self.rounds + 1)]

    def _usual_cost(self, number: int) -> float:
        """What a project of a round costs of one resource, on the average."""
        first = 3 * 5 * (number - 1)
        costs = self.costs[first : first + 15] if number < self.rounds else self.costs[first:]
        return sum(costs) / len(costs)

    def _read_tiles(self, tables: Tables) -> None:
        prestige = Rows(tables, "prestige_buildings", "tiles", count=PRESTIGE_TILES)
        self.prestige_values = prestige.numbers(AMOUNT, "reputation")
        arrows = prestige.lists(["N", "E", "S", "W"], "arrows", count=Span(0, 4))
        self.prestige_arrows = [sum(1 << arrow for arrow in sorted(set(row))) for row in arrows]
        self.neighborhood_rewards = rewards(
            Rows(tables, "neighborhood_tiles", "tiles", count=NEIGHBORHOODS), "reward"
        )
        tiles = Rows(tables, "empty_plot_tiles", "tiles", count=EMPTY_PLOT_TILES)
        effects = list(EFFECTS)
        self.tile_effects = [EFFECTS[effects[i]] for i in tiles.choices(effects, "effect")]
        self.tile_favors = tiles.numbers_or_0(AMOUNT, "favor")
        self.tile_wilds = tiles.numbers_or_0(AMOUNT, "wild")
        self.tile_reputation = tiles.numbers_or_0(AMOUNT, "reputation")
        self.tile_steps = tiles.numbers_or_0(AMOUNT, "steps")
        self.tile_basics = [min(4, count) for count in tiles.numbers_or_0(AMOUNT, "amount")]
        tokens = Rows(tables, "ward_control_tokens", "tokens", count=WARDS)
        self.ward_first = tokens.numbers(AMOUNT, "first")
        self.ward_second = tokens.numbers(AMOUNT, "second")
        self.banners = Rows(tables, "expertise_banners", "banners", count=BANNERS).choices(
            BASIC, "track"
        )

    def _read_boards(self, tables: Tables) -> None:
        self.last_column = tables.number(COLUMNS, "company_board", "last_column")
        columns = Rows(tables, "company_board", "column_rewards", count=self.last_column)
        self.column_rewards = [Reward(NOTHING, -1, 0), *rewards(columns)]
        self.bidding_first = tables.number(AMOUNT, "bidding_board", "first")
        self.bidding_second = tables.number(AMOUNT, "bidding_board", "second")
        spaces = Rows(tables, "poverty_track", "spaces", count=POVERTY)
        self.poverty = spaces.numbers(Span(-999, 0), "reputation")
        self.section_size = tables.number(AMOUNT, "personal_projects", "section_size")
        self.section_reputation = tables.number(AMOUNT, "personal_projects", "section_reputation")
        self.complete_bonus = tables.number(AMOUNT, "personal_projects", "complete_bonus")

    def _read_city(self, tables: Tables) -> None:
        plots = Rows(tables, "city", "plots", count=PLOTS)
        self.plot_ward = [ward - 1 for ward in plots.numbers(Span(1, 4), "ward")]
        self.plot_column = [c - 1 for c in plots.numbers(Span(1, 8), "column")]
        self.plot_row = [row - 1 for row in plots.numbers(Span(1, 5), "row")]
        self.interior = plots.flags("interior")
        self.plot_rewards = rewards(plots, "reward")
        at = {(self.plot_column[i], self.plot_row[i]): i for i in plots.indices}
        self.beside = [
            [at.get((c + right, r + down), -1) for right, down in STEPS_NESW]
            for c, r in zip(self.plot_column, self.plot_row, strict=True)
        ]
        spaces = Rows(tables, "city", "neighborhood_spaces", count=NEIGHBORHOODS)
        number = Span(1, PLOTS)
        self.space_plots = [
            [p - 1 for p in tables.numbers(number, *spaces.path, i, "plots", count=4)]
            for i in spaces.indices
        ]
        self.spaces_at = [
            [space for space, around in enumerate(self.space_plots) if i in around]
            for i in plots.indices
        ]

    def _read_council(self, tables: Tables) -> None:
        members = Rows(tables, "council", "members", count=MOST_MEMBERS)
        self.members = members.choices(MEMBERS, "scoring")
        self.member_ward = [ward - 1 for ward in members.numbers_or_0(Span(0, 4), "ward")]
        self.member_value = members.numbers(AMOUNT, "per")


def rewards(rows: Rows, *keys: str) -> list[Reward]:
    return [read_reward(rows.tables, (*rows.path, i, *keys)) for i in rows.indices]


def read_reward(tables: Tables, path: Path) -> Reward:
    """A reward as the tables write it; three of one resource are written as `resources`."""
    if tables.word(*path, "type") == "resources":
        amounts = [tables.number(AMOUNT, *path, "resources", name) for name in BASIC]
        most = max(amounts)
        return Reward(RESOURCE, amounts.index(most), most)
    kind = tables.one_of(REWARDS, *path, "type")
    if kind == NOTHING:
        return Reward(NOTHING, -1, 0)
    which = -1
    if kind == RESOURCE:
        which = tables.one_of(BASIC, *path, "resource")
    if kind == EXPERTISE:
        which = tables.one_of(BASIC, *path, "track")
    return Reward(kind, which, tables.number(AMOUNT, *path, "amount"))
