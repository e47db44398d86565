"""What is in the box: the tables of components.toml as flat lists of numbers.

Things are numbered in the order of their tables.  Sites run plot by plot (0-39); fields of the
action cards run over the 3-4 player sides first (card by card, five each), then over the 1-2
player sides (three each), so that a field's number says everything about it.  Sites are also
kept as bits of one number, which makes "is there any fitting site" a few bit operations.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.tables import Tables

COLOURS: Final = ["yellow", "green", "blue", "red"]
DEVELOPMENTS: Final = ["street_light", "cable_car", "hydrant", "park"]
STREET_LIGHT: Final = 0
PARK: Final = 3
LEVELS: Final = ["normal", "hard"]

# What can be done on a field or as a year bonus, in the order of ACTIONS.
INCOME: Final = 0
MATERIAL: Final = 1
PERMIT: Final = 2
TENDER: Final = 3
DEVELOP: Final = 4
CLEAR: Final = 5
BUILD: Final = 6
BUILD_ANY_COLOUR: Final = 7
BUILD_ANY_NUMBER: Final = 8
PASS: Final = 9
MONEY: Final = 10
MONEY_PER_BUILDING: Final = 11
ACTIONS: Final = [
    "income",
    "material",
    "permit",
    "tender",
    "develop",
    "clear",
    "build",
    "build_any_colour",
    "build_any_number",
    "pass",
    "money",
    "money_per_building",
]

# How a private tender scores, in the order of PRIVATE_SCORING.
PER_BUILDING: Final = 0
OWN_PAIRS: Final = 1
NEXT_TO_RIVAL: Final = 2
SURROUNDED_CORNER: Final = 3
FREESTANDING: Final = 4
SITE_COLOUR: Final = 5
COLOUR_SETS: Final = 6
PER_RUBBLE: Final = 7
DEVELOPMENT_TYPE: Final = 8
DEVELOPMENT_SETS: Final = 9
PRIVATE_SCORING: Final = [
    "per_building",
    "own_pairs",
    "next_to_rival",
    "surrounded_corner",
    "freestanding",
    "site_colour",
    "colour_sets",
    "per_rubble",
    "development_type",
    "development_sets",
]

# How a public tender scores; those before GOLD_ROW compare the players.
MOST_OF_COLOUR: Final = 0
MOST_RUBBLE: Final = 1
MOST_MONEY: Final = 2
GOLD_ROW: Final = 3
GREEN_COLUMN: Final = 4
METRICS: Final = ["buildings_on_colour", "rubble", "money"]

# The largest numbers a question can name; an edition may not exceed them.
SITES: Final = 40
PLOTS: Final = 8
PERMITS: Final = 42
TENDERS: Final = 16
PUBLIC_TENDERS: Final = 8
CARDS_IN_RING: Final = 6
FIELDS_3_4: Final = 5
FIELDS_1_2: Final = 3
FIELDS: Final = CARDS_IN_RING * (FIELDS_3_4 + FIELDS_1_2)
INCOMES: Final = 4
YEARS: Final = 7
BONUSES_A_YEAR: Final = 3
BONUSES: Final = YEARS * BONUSES_A_YEAR
SLOTS: Final = 3

FREESTANDING_NUMBER: Final = 1
ANY_NUMBER: Final = -1
ANY_COLOUR: Final = 5
"""Of the two wild permits; 4 stands for "no colour", number 0 for "no number"."""


class Box:
    """All tables; `Box(tables)` checks them and raises BadComponents where they do not fit."""

    def __init__(self, t: Tables) -> None:
        self._read_costs(t)
        self._read_plan(t)
        self._read_layouts(t)
        self._read_permits(t)
        self._read_cards(t)
        self._read_years(t)
        self._read_progress(t)
        self._read_developments(t)
        self._read_tenders(t)
        self._read_solo(t)

    def _read_costs(self, t: Tables) -> None:
        self.buildings = t.number("counts", "buildings_per_player")
        self.rubble_markers = t.number("counts", "rubble_markers")
        self.permit_limit = t.number("setup", "permit_limit")
        self.public_drawn = t.number("setup", "public_tenders_drawn")
        self.remote_fee = t.number("costs", "remote_action_per_field")
        self.develop_cost = t.number("costs", "develop")
        self.move_up_cost = t.number("costs", "clear_move_only")
        self.clear_cost = t.number("costs", "clear_with_rubble")
        self.corner_reward = t.number("costs", "top_right_reward")
        self.money_per_vp = t.number("costs", "money_per_vp")
        self.builder_vp = t.number("builder_tender", "vp")

    # --- the city plan --------------------------------------------------------------------

    def _read_plan(self, t: Tables) -> None:
        self.plot_ids = t.ids("plots")
        exactly(t, len(self.plot_ids), PLOTS, "plots")
        self.site_ids: list[str] = []
        self.site_plot: list[int] = []
        self.site_row: list[int] = []
        self.site_col: list[int] = []
        self.site_colour: list[int] = []
        self.site_number: list[int] = []
        self.site_corner: list[int] = []
        self.rubble_a: list[int] = []
        self.rubble_b: list[int] = []
        for plot in range(PLOTS):
            for i, site in enumerate(t.ids("plots", plot, "sites")):
                self.site_ids.append(site)
                self.site_plot.append(plot)
                self._read_site(t, plot, i)
        exactly(t, len(self.site_ids), SITES, "plots")
        self.neighbours = self._neighbours(t)
        self.colour_sites = [bits(self.site_colour, colour) for colour in range(len(COLOURS))]
        self.number_sites = [bits(self.site_number, number) for number in range(6)]
        self.all_sites = (1 << SITES) - 1

    def _read_site(self, t: Tables, plot: int, i: int) -> None:
        where: tuple[str | int, ...] = ("plots", plot, "sites", i)
        self.site_row.append(t.number(*where, "row"))
        self.site_col.append(t.number(*where, "col"))
        self.site_colour.append(t.one_of(COLOURS, *where, "colour"))
        self.site_number.append(within(t, 1, 5, *where, "number"))
        self.site_corner.append(int(t.flag(*where, "corner")))
        self.rubble_a.append(int(t.flag(*where, "rubble_a")))
        self.rubble_b.append(int(t.flag(*where, "rubble_b")))

    def _neighbours(self, t: Tables) -> list[list[int]]:
        found: list[list[int]] = []
        for plot in range(PLOTS):
            for i in range(len(t.rows("plots", plot, "sites"))):
                where: tuple[str | int, ...] = ("plots", plot, "sites", i, "neighbours")
                count = len(t.words(*where))
                found.append([t.one_of(self.site_ids, *where, k) for k in range(count)])
        return found

    def _read_layouts(self, t: Tables) -> None:
        """`layouts[seats]`: rows of plot cards; `reading_order[seats]`: their sites."""
        self.layouts: list[list[list[int]]] = [[] for _ in range(5)]
        self.reading_order: list[list[int]] = [[] for _ in range(5)]
        for i in range(len(t.rows("layouts"))):
            rows: list[list[int]] = []
            for r in range(len(t.get("layouts", i, "rows"))):
                count = len(t.words("layouts", i, "rows", r))
                row = [t.one_of(self.plot_ids, "layouts", i, "rows", r, c) for c in range(count)]
                rows.append(row)
            for k in range(len(t.numbers("layouts", i, "players"))):
                seats = within(t, 1, 4, "layouts", i, "players", k)
                self.layouts[seats] = rows
                self.reading_order[seats] = self._in_reading_order(rows)
        if [] in self.layouts[1:]:
            raise t.wrong(("layouts",), "must have one for 1, 2, 3 and 4 players")

    def _in_reading_order(self, rows: list[list[int]]) -> list[int]:
        """Sites top to bottom and left to right over the whole plan of 3 × 3 cards."""
        cells: list[tuple[int, int, int]] = []
        for r, row in enumerate(rows):
            for c, plot in enumerate(row):
                for site in range(SITES):
                    if self.site_plot[site] == plot:
                        cell = (3 * r + self.site_row[site], 3 * c + self.site_col[site], site)
                        cells.append(cell)
        return [site for _, _, site in sorted(cells)]

    # --- cards ----------------------------------------------------------------------------

    def _read_permits(self, t: Tables) -> None:
        """Besides colour and number: the sites a permit's colour and its number allow, as bits."""
        self.permit_ids = t.ids("permits")
        exactly(t, len(self.permit_ids), PERMITS, "permits")
        self.permit_colour: list[int] = []
        self.permit_number: list[int] = []
        self.permit_symbols: list[list[int]] = []
        self.permit_colour_sites: list[int] = []
        self.permit_number_sites: list[int] = []
        self.permit_symbol_bits: list[int] = []
        for permit in range(PERMITS):
            colour = t.one_of([*COLOURS, "none", "any"], "permits", permit, "colour")
            number = within(t, ANY_NUMBER, 5, "permits", permit, "number")
            exactly(t, len(t.words("permits", permit, "symbols")), 2, "permits")
            symbols = [t.one_of(DEVELOPMENTS, "permits", permit, "symbols", i) for i in (0, 1)]
            self.permit_colour.append(colour)
            self.permit_number.append(number)
            self.permit_symbols.append(symbols)
            self.permit_symbol_bits.append(sum(1 << symbol for symbol in symbols))
            self.permit_colour_sites.append([*self.colour_sites, 0, self.all_sites][colour])
            self.permit_number_sites.append([*self.number_sites, self.all_sites][number])

    def _read_cards(self, t: Tables) -> None:
        """`field_rank` counts the fields from the left without the pass field: distances are
        differences of ranks."""
        exactly(t, len(t.ids("action_cards")), CARDS_IN_RING, "action_cards")
        self.card_labels = [t.word("action_cards", c, "label") for c in range(CARDS_IN_RING)]
        self.field_card: list[int] = []
        self.field_kind: list[int] = []
        self.field_amount: list[int] = []
        self.field_rank: list[int] = []
        for side, size in (("fields_3_4", FIELDS_3_4), ("fields_1_2", FIELDS_1_2)):
            for card in range(CARDS_IN_RING):
                exactly(t, len(t.rows("action_cards", card, side)), size, "action_cards")
                rank = 0
                for i in range(size):
                    kind = t.one_of(ACTIONS, "action_cards", card, side, i, "kind")
                    pays = kind == INCOME
                    amount = t.number("action_cards", card, side, i, "amount") if pays else 0
                    self.field_card.append(card)
                    self.field_kind.append(kind)
                    self.field_amount.append(amount)
                    self.field_rank.append(rank)
                    rank += kind != PASS

    def _read_developments(self, t: Tables) -> None:
        """`development_stack[type]` holds the cards of a type from the top down."""
        if t.ids("development_types") != DEVELOPMENTS:
            raise t.wrong(("development_types",), f"must be {', '.join(DEVELOPMENTS)}")
        self.development_cost = [t.number("development_types", k, "gain_cost") for k in range(4)]
        self.street_light_vp = t.numbers("development_types", 0, "set_vp")
        self.development_ids = t.ids("developments")
        self.development_type: list[int] = []
        self.development_vp: list[int] = []
        self.development_stack: list[list[int]] = [[] for _ in DEVELOPMENTS]
        for card in range(len(self.development_ids)):
            kind = t.one_of(DEVELOPMENTS, "developments", card, "type")
            self.development_type.append(kind)
            self.development_vp.append(t.number("developments", card, "vp"))
            self.development_stack[kind].append(card)
        if len(self.street_light_vp) <= len(self.development_stack[0]):
            raise t.wrong(("development_types", 0, "set_vp"), "must name a value for every card")

    def _read_tenders(self, t: Tables) -> None:
        """`about` is the colour or the development type that a tender means, else 0."""
        self.tender_ids = t.ids("private_tenders")
        exactly(t, len(self.tender_ids), TENDERS, "private_tenders")
        self.tender_scoring: list[int] = []
        self.tender_about: list[int] = []
        self.tender_vp: list[int] = []
        self.tender_vp_two: list[int] = []
        for i in range(TENDERS):
            row: tuple[str | int, ...] = ("private_tenders", i)
            scoring = t.one_of(PRIVATE_SCORING, *row, "scoring")
            about = 0
            if scoring == SITE_COLOUR:
                about = t.one_of(COLOURS, *row, "colour")
            elif scoring == DEVELOPMENT_TYPE:
                about = t.one_of(DEVELOPMENTS, *row, "type")
            self.tender_scoring.append(scoring)
            self.tender_about.append(about)
            self.tender_vp.append(t.number(*row, "vp"))
            self.tender_vp_two.append(t.number(*row, "vp_two_players"))
        self._read_public_tenders(t)

    def _read_public_tenders(self, t: Tables) -> None:
        self.public_ids = t.ids("public_tenders")
        exactly(t, len(self.public_ids), PUBLIC_TENDERS, "public_tenders")
        self.public_scoring: list[int] = []
        self.public_about: list[int] = []
        for i in range(PUBLIC_TENDERS):
            row: tuple[str | int, ...] = ("public_tenders", i)
            board = t.one_of(["compare", "gold_row", "green_column"], *row, "scoring")
            scoring = GOLD_ROW + board - 1 if board else t.one_of(METRICS, *row, "metric")
            colour = scoring == MOST_OF_COLOUR
            self.public_scoring.append(scoring)
            self.public_about.append(t.one_of(COLOURS, *row, "colour") if colour else 0)
        self.comparison: list[list[int]] = [[] for _ in range(5)]
        for i in range(len(t.rows("comparison_points"))):
            players = within(t, 2, 4, "comparison_points", i, "players")
            self.comparison[players] = t.numbers("comparison_points", i, "vp")
        for players in (2, 3, 4):
            exactly(t, len(self.comparison[players]), players, "comparison_points")

    # --- boards ---------------------------------------------------------------------------

    def _read_years(self, t: Tables) -> None:
        """Bonus `year * 3 + i` is the i-th printed bonus of a year, from the left."""
        self.incomes = t.numbers("income_track", "fields")
        exactly(t, len(self.incomes), INCOMES, "income_track")
        exactly(t, len(t.rows("years")), YEARS, "years")
        self.years = [t.number("years", year, "year") for year in range(YEARS)]
        self.build_cost = [t.number("years", year, "build_cost") for year in range(YEARS)]
        modes = ["one", "all"]
        self.bonus_all = [t.one_of(modes, "years", year, "bonus_mode") for year in range(YEARS)]
        self.bonus_count = [len(t.rows("years", year, "bonus")) for year in range(YEARS)]
        self.bonus_kind = [PASS] * BONUSES
        self.bonus_amount = [0] * BONUSES
        for year in range(YEARS):
            if self.bonus_count[year] > BONUSES_A_YEAR:
                raise t.wrong(("years", year, "bonus"), f"has more than {BONUSES_A_YEAR} options")
            for i in range(self.bonus_count[year]):
                self._read_bonus(t, year, i)

    def _read_bonus(self, t: Tables, year: int, i: int) -> None:
        kind = t.one_of(ACTIONS, "years", year, "bonus", i, "kind")
        self.bonus_kind[year * BONUSES_A_YEAR + i] = kind
        if kind in (MONEY, MONEY_PER_BUILDING):
            amount = t.number("years", year, "bonus", i, "amount")
            self.bonus_amount[year * BONUSES_A_YEAR + i] = amount

    def _read_progress(self, t: Tables) -> None:
        """`progress_vp[row][col]` with row 0 at the bottom."""
        self.cols = t.number("progress_board", "cols")
        self.rows = t.number("progress_board", "rows")
        exactly(t, len(t.get("progress_board", "vp_rows")), self.rows, "progress_board")
        from_top = [t.numbers("progress_board", "vp_rows", r) for r in range(self.rows)]
        self.progress_vp = from_top[::-1]
        self.gold_row = t.numbers("progress_board", "gold_row")
        self.green_column = t.numbers("progress_board", "green_column")
        exactly(t, len(self.gold_row), self.cols, "progress_board")
        exactly(t, len(self.green_column), self.rows, "progress_board")
        for row in self.progress_vp:
            exactly(t, len(row), self.cols, "progress_board")

    # --- solo -----------------------------------------------------------------------------

    def _read_solo(self, t: Tables) -> None:
        """The aid card by level: slot for a number (1-5), and the slots to try after it."""
        removed = t.words("solo", "removed_permits")
        self.solo_permits = [p for p in range(PERMITS) if self.permit_ids[p] not in removed]
        self.committee_permits = t.number("solo", "permit_threshold")
        self.committee_income = self._income(t, "solo", "committee_start_income_field")
        self.aid_slot: list[list[int]] = []
        self.aid_fallback: list[list[list[int]]] = []
        self.blocked_income: list[int] = []
        self.committee_money_per_vp: list[int] = []
        self.committee_tender_vp: list[int] = []
        if t.ids("solo_levels") != LEVELS:
            raise t.wrong(("solo_levels",), f"must be {', '.join(LEVELS)}")
        for i in range(len(LEVELS)):
            self.aid_slot.append([0, *t.numbers("solo_levels", i, "slot_for_number")])
            exactly(t, len(self.aid_slot[i]), 6, "solo_levels")
            fallback = [t.numbers("solo_levels", i, "fallback", s) for s in range(SLOTS)]
            self.aid_fallback.append(fallback)
            self.blocked_income.append(self._income(t, "solo_levels", i, "blocked_income_field"))
            self.committee_money_per_vp.append(t.number("solo_levels", i, "money_per_vp"))
            self.committee_tender_vp.append(t.number("solo_levels", i, "private_tender_vp"))

    def _income(self, t: Tables, *path: str | int) -> int:
        amount = t.number(*path)
        if amount not in self.incomes:
            raise t.wrong(path, f"${amount} is no income field")
        return self.incomes.index(amount)


def exactly(t: Tables, found: int, wanted: int, table: str) -> None:
    if found != wanted:
        raise t.wrong((table,), f"must have {wanted} entries, not {found}")


def within(t: Tables, low: int, high: int, *path: str | int) -> int:
    number = t.number(*path)
    if not low <= number <= high:
        raise t.wrong(path, f"must be {low} to {high}, not {number}")
    return number


def bits(values: list[int], wanted: int) -> int:
    """The places of `wanted` among the values, as bits of one number."""
    found = 0
    for i, value in enumerate(values):
        if value == wanted:
            found |= 1 << i
    return found
