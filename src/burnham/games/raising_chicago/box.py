"""The box of Raising Chicago: components.toml as flat lists of ints.

Things are counted from 0 in the order of their printed numbers: project 16 is 15, the final
projects follow the 36 numbered ones, plot 21 is 20, empty plot tile 4 is 3, column 1 is 0.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.tables import Tables

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
CLEAR_CARD: Final = 1
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
    "visible_squares_of_one_card": CLEAR_CARD,
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

Path = tuple[str | int, ...]


class Reward:
    """What a tile, card, plot or column gives: `amount` of a kind, `which` resource or track."""

    def __init__(self, kind: int, which: int, amount: int) -> None:
        self.kind = kind
        self.which = which
        self.amount = amount


# A bundle is several amounts in one number, so that a sentence can tell "2 lumber and 1 wild".
BUNDLE_BITS: Final = 6
BUNDLE: Final = ["lumber", "masonry", "jackscrew", "wild", "favor", "reputation", "expansion"]


def bundle(lumber: int, masonry: int, jackscrew: int, wild: int = 0) -> int:
    """Amounts of tokens in one number."""
    return lumber | masonry << 6 | jackscrew << 12 | wild << 18


def bundle_of(reward: Reward) -> int:
    """What a reward gives, as a bundle; 0 for a step of expertise, which is told by itself."""
    if reward.kind == RESOURCE:
        return reward.amount << BUNDLE_BITS * reward.which
    if reward.kind == WILD:
        return reward.amount << 18
    if reward.kind == FAVOR:
        return reward.amount << 24
    if reward.kind == REPUTATION:
        return reward.amount << 30
    if reward.kind == EXPANSION:
        return reward.amount << 36
    return 0


def unbundled(number: int) -> list[int]:
    """The amounts of a bundle, in the order of BUNDLE."""
    return [number >> BUNDLE_BITS * i & 63 for i in range(len(BUNDLE))]


class Side:
    """One side of the 54 resource cards."""

    def __init__(self, tables: Tables, colour: str) -> None:
        count = len(tables.rows("resource_cards", "cards"))
        self.squares: list[int] = []
        self.bonus: list[Reward] = []
        self.once: list[int] = []
        for card in range(count):
            path: Path = ("resource_cards", "cards", card, colour)
            self.squares.append(-1)
            for square in ("UR", "LL", "LR"):
                self.squares.append(tables.one_of(BASIC, *path, square))
            self.bonus.append(read_reward(tables, (*path, "bonus")))
            self.once.append(tables.one_of(["round", "once"], *path, "bonus", "timing"))


class Setup:
    """What depends on the number of players."""

    def __init__(self, tables: Tables, seats: int, sides: dict[str, Side]) -> None:
        table = f"setup_{seats}"
        colour = tables.word("players", table, "card_side")
        self.side = sides[colour]
        self.resources = [
            tables.number("players", table, "start_resources", name) for name in BASIC
        ]
        self.new_markers = tables.number("players", table, "bidding_markers_added_per_round_max")
        self.most_markers = tables.number("players", table, "bidding_markers_max_on_board")
        self.neutral = int(tables.flag("players", table, "non_player_color"))
        self.neutral_markers = tables.number(
            "players", table, "non_player_markers_per_player_and_round"
        )
        self.qualify = tables.number("players", table, "council_qualify")
        self.double = tables.number("players", table, "council_double")
        self.start_column = tables.number("company_board", "start_column", str(seats))
        columns = tables.numbers("company_board", "permanent_columns", str(seats))
        last = tables.number("company_board", "last_column")
        self.permanents = [sum(1 for c in columns if c <= at) for at in range(last + 1)]


class Box:
    """Everything printed, read once and shared by all positions."""

    def __init__(self, tables: Tables) -> None:
        self._read_players(tables)
        self._read_projects(tables)
        self._read_tiles(tables)
        self._read_boards(tables)
        self._read_city(tables)
        self._read_council(tables)

    def _read_players(self, tables: Tables) -> None:
        self.rounds = tables.number("meta", "rounds")
        self.colours = tables.ids("players", "colors")
        self.companies = [tables.word("players", "companies", name) for name in self.colours]
        self.markers = tables.number("counts", "bidding_markers_per_color")
        self.slots = tables.number("counts", "company_card_slots")
        self.outskirts = tables.number("counts", "outskirts_plots")
        self.displayed = tables.number("counts", "prestige_display_spaces")
        self.expansions = tables.number("company_expansions", "tiles")
        self.trade = tables.number("resources", "trade_give")
        sides = {colour: Side(tables, colour) for colour in ("red", "yellow")}
        self.setups = [Setup(tables, seats, sides) for seats in (2, 3, 4)]
        cards = range(len(tables.rows("resource_cards", "cards")))
        letters = [tables.word("resource_cards", "cards", card, "letters") for card in cards]
        self.letters = [JOKER if len(word) > 1 else "ABCD".index(word) for word in letters]

    def _read_projects(self, tables: Tables) -> None:
        self.symbols = tables.ids("symbols", "types")
        self.set_reputation = tables.number("symbols", "set_reputation")
        self.match_reputation = tables.number("symbols", "final_project_match_reputation")
        self.kinds: list[int] = []
        self.costs: list[int] = []
        self.project_symbols: list[int] = []
        self.project_rewards: list[Reward] = []
        for index in range(len(tables.rows("projects", "tiles"))):
            path: Path = ("projects", "tiles", index)
            self.kinds.append(tables.one_of(["raise", "move"], *path, "kind"))
            self.costs.extend(tables.number(*path, "cost", name) for name in BASIC)
            self.project_symbols.append(tables.one_of(self.symbols, *path, "symbol"))
            self.project_rewards.append(read_reward(tables, (*path, "reward")))
        self.final_symbols: list[list[int]] = []
        for index in range(len(tables.rows("final_projects", "tiles"))):
            path = ("final_projects", "tiles", index)
            self.kinds.append(RAISE)
            self.costs.extend(tables.number(*path, "cost", name) for name in BASIC)
            self.project_symbols.append(-1)
            gain = Reward(REPUTATION, -1, tables.number(*path, "reputation"))
            self.project_rewards.append(gain)
            names = tables.words(*path, "symbols")
            self.final_symbols.append([self.symbols.index(name) for name in names])
        self.finals_drawn = tables.number("final_projects", "drawn_per_game")
        self.usual_costs = [self._usual_cost(number) for number in range(1, self.rounds + 1)]

    def _usual_cost(self, number: int) -> float:
        """What a project of a round costs of one resource, on the average."""
        first = 3 * 5 * (number - 1)
        costs = self.costs[first : first + 15] if number < self.rounds else self.costs[first:]
        return sum(costs) / len(costs)

    def _read_tiles(self, tables: Tables) -> None:
        count = len(tables.rows("prestige_buildings", "tiles"))
        self.prestige_values = [
            tables.number("prestige_buildings", "tiles", i, "reputation") for i in range(count)
        ]
        self.prestige_arrows = [
            sum(1 << "NESW".index(arrow) for arrow in arrows)
            for arrows in [
                tables.words("prestige_buildings", "tiles", i, "arrows") for i in range(count)
            ]
        ]
        self.neighborhood_rewards = [
            read_reward(tables, ("neighborhood_tiles", "tiles", i, "reward"))
            for i in range(len(tables.rows("neighborhood_tiles", "tiles")))
        ]
        rows = tables.rows("empty_plot_tiles", "tiles")
        effects = list(EFFECTS)
        self.tile_effects = [
            EFFECTS[effects[tables.one_of(effects, "empty_plot_tiles", "tiles", i, "effect")]]
            for i in range(len(rows))
        ]
        self.tile_favors = [int(row.get("favor", 0)) for row in rows]
        self.tile_wilds = [int(row.get("wild", 0)) for row in rows]
        self.tile_reputation = [int(row.get("reputation", 0)) for row in rows]
        self.tile_steps = [int(row.get("steps", 0)) for row in rows]
        self.tile_basics = [int(row.get("amount", 0)) for row in rows]
        tokens = range(len(tables.rows("ward_control_tokens", "tokens")))
        self.ward_first = [
            tables.number("ward_control_tokens", "tokens", i, "first") for i in tokens
        ]
        self.ward_second = [
            tables.number("ward_control_tokens", "tokens", i, "second") for i in tokens
        ]
        self.banners = [
            tables.one_of(BASIC, "expertise_banners", "banners", i, "track")
            for i in range(len(tables.rows("expertise_banners", "banners")))
        ]

    def _read_boards(self, tables: Tables) -> None:
        self.last_column = tables.number("company_board", "last_column")
        self.column_rewards = [Reward(NOTHING, -1, 0)] + [
            read_reward(tables, ("company_board", "column_rewards", i))
            for i in range(self.last_column)
        ]
        self.bidding_first = tables.number("bidding_board", "first")
        self.bidding_second = tables.number("bidding_board", "second")
        self.poverty = [
            tables.number("poverty_track", "spaces", i, "reputation")
            for i in range(len(tables.rows("poverty_track", "spaces")))
        ]
        self.section_size = tables.number("personal_projects", "section_size")
        self.section_reputation = tables.number("personal_projects", "section_reputation")
        self.complete_bonus = tables.number("personal_projects", "complete_bonus")

    def _read_city(self, tables: Tables) -> None:
        plots = range(len(tables.rows("city", "plots")))
        self.plot_ward = [tables.number("city", "plots", i, "ward") - 1 for i in plots]
        self.plot_column = [tables.number("city", "plots", i, "column") - 1 for i in plots]
        self.plot_row = [tables.number("city", "plots", i, "row") - 1 for i in plots]
        self.interior = [int(tables.flag("city", "plots", i, "interior")) for i in plots]
        self.plot_rewards = [read_reward(tables, ("city", "plots", i, "reward")) for i in plots]
        at = {(self.plot_column[i], self.plot_row[i]): i for i in plots}
        self.beside = [
            [at.get((c + right, r + down), -1) for right, down in STEPS_NESW]
            for c, r in zip(self.plot_column, self.plot_row, strict=True)
        ]
        self.space_plots = [
            [number - 1 for number in tables.numbers("city", "neighborhood_spaces", i, "plots")]
            for i in range(len(tables.rows("city", "neighborhood_spaces")))
        ]
        self.spaces_at = [
            [space for space, around in enumerate(self.space_plots) if i in around] for i in plots
        ]

    def _read_council(self, tables: Tables) -> None:
        rows = tables.rows("council", "members")
        self.members = [
            tables.one_of(MEMBERS, "council", "members", i, "scoring") for i in range(len(rows))
        ]
        self.member_ward = [int(row.get("ward", 0)) - 1 for row in rows]
        self.member_value = [
            tables.number("council", "members", i, "per") for i in range(len(rows))
        ]


def read_reward(tables: Tables, path: Path) -> Reward:
    """A reward as the tables write it; three of one resource are written as `resources`."""
    kind = tables.word(*path, "type")
    if kind == "resources":
        amounts = [tables.number(*path, "resources", name) for name in BASIC]
        most = max(amounts)
        return Reward(RESOURCE, amounts.index(most), most)
    number = tables.one_of(REWARDS, *path, "type")
    if number == NOTHING:
        return Reward(NOTHING, -1, 0)
    which = -1
    if number == RESOURCE:
        which = tables.one_of(BASIC, *path, "resource")
    if number == EXPERTISE:
        which = tables.one_of(BASIC, *path, "track")
    return Reward(number, which, tables.number(*path, "amount"))
