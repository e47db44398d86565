"""What is in the box: the tables of components.toml as flat lists of numbers.

Things are numbered in the order of their tables.  Sites run plot by plot (0-39); fields of the
action cards run over the 3-4 player sides first (card by card, five each), then over the 1-2
player sides (three each), so that a field's number says everything about it.  Sites are also
kept as bits of one number, which makes "is there any fitting site" a few bit operations.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.allowed import Span
from burnham.kernel.box import PrintedBox
from burnham.kernel.tables import Rows, Tables

NONE: Final = -1
"""An empty slot, a site without building, a stone that is not there."""

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
SEATS: Final = 4
SITES: Final = 40
PLOTS: Final = 8
PERMITS: Final = 42
TENDERS: Final = 16
PUBLIC_TENDERS: Final = 8
MOST_DEVELOPMENTS: Final = 40
MOST_BUILDINGS: Final = 10
MOST_IN_HAND: Final = 20
"""Permits of a player, or of the Committee."""
MOST_STEPS: Final = 12
"""Columns, and rows, of the progress board."""
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

DOLLARS: Final = Span(0, 50)
POINTS: Final = Span(-50, 50)
PER_POINT: Final = Span(1, 50)
"""Dollars that make one point."""

CARD_ACTIONS: Final = ACTIONS[:MONEY]
SMALL_CARD_ACTIONS: Final = ACTIONS[:PASS]
"""On the sides for 1 and 2 players nobody passes."""
BONUS_ACTIONS: Final = [*ACTIONS[MATERIAL:PASS], *ACTIONS[MONEY:]]


class Box(PrintedBox):
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
        self.buildings = t.number(Span(1, MOST_BUILDINGS), "counts", "buildings_per_player")
        self.rubble_markers = t.number(Span(0, SITES), "counts", "rubble_markers")
        self.permit_limit = t.number(Span(1, MOST_IN_HAND), "setup", "permit_limit")
        self.public_drawn = t.number(Span(0, PUBLIC_TENDERS), "setup", "public_tenders_drawn")
        self.remote_fee = t.number(DOLLARS, "costs", "remote_action_per_field")
        self.develop_cost = t.number(DOLLARS, "costs", "develop")
        self.move_up_cost = t.number(DOLLARS, "costs", "clear_move_only")
        self.clear_cost = t.number(DOLLARS, "costs", "clear_with_rubble")
        self.corner_reward = t.number(DOLLARS, "costs", "top_right_reward")
        self.money_per_vp = t.number(PER_POINT, "costs", "money_per_vp")
        self.builder_vp = t.number(POINTS, "builder_tender", "vp")

    # --- the city plan --------------------------------------------------------------------

    def _read_plan(self, t: Tables) -> None:
        self.plot_ids = t.ids("plots", count=PLOTS)
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
            for i, site in enumerate(t.ids("plots", plot, "sites", count=Span(1, 9))):
                self.site_ids.append(site)
                self.site_plot.append(plot)
                self._read_site(t, plot, i)
        if len(self.site_ids) != SITES:
            raise t.wrong(("plots",), "box-sites", wanted=SITES, given=len(self.site_ids))
        self.neighbours = self._neighbours(t)
        self.colour_sites = [bits(self.site_colour, colour) for colour in range(len(COLOURS))]
        self.number_sites = [bits(self.site_number, number) for number in range(6)]
        self.all_sites = (1 << SITES) - 1

    def _read_site(self, t: Tables, plot: int, i: int) -> None:
        where: tuple[str | int, ...] = ("plots", plot, "sites", i)
        self.site_row.append(t.number(Span(0, 2), *where, "row"))
        self.site_col.append(t.number(Span(0, 2), *where, "col"))
        self.site_colour.append(t.one_of(COLOURS, *where, "colour"))
        self.site_number.append(t.number(Span(1, 5), *where, "number"))
        self.site_corner.append(int(t.flag(*where, "corner")))
        self.rubble_a.append(int(t.flag(*where, "rubble_a")))
        self.rubble_b.append(int(t.flag(*where, "rubble_b")))

    def _neighbours(self, t: Tables) -> list[list[int]]:
        found: list[list[int]] = []
        for plot in range(PLOTS):
            for i in range(self.site_plot.count(plot)):
                where: tuple[str | int, ...] = ("plots", plot, "sites", i, "neighbours")
                found.append(t.each_of(self.site_ids, *where, count=Span(0, 4)))
        return found

    def _read_layouts(self, t: Tables) -> None:
        """`layouts[seats]`: rows of plot cards; `reading_order[seats]`: their sites."""
        self.layouts: list[list[list[int]]] = [[] for _ in range(5)]
        self.reading_order: list[list[int]] = [[] for _ in range(5)]
        for i in range(len(t.rows("layouts", count=Span(1, 4)))):
            rows = [
                t.each_of(self.plot_ids, "layouts", i, "rows", r, count=Span(1, 4))
                for r in range(t.length("layouts", i, "rows", count=Span(1, 4)))
            ]
            for seats in t.numbers(Span(1, 4), "layouts", i, "players", count=Span(1, 4)):
                self.layouts[seats] = rows
                self.reading_order[seats] = self._in_reading_order(rows)
        if [] in self.layouts[1:]:
            raise t.wrong(("layouts",), "box-for-players", players="1, 2, 3, 4")

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
        self.permit_ids = t.ids("permits", count=PERMITS)
        self.permit_colour: list[int] = []
        self.permit_number: list[int] = []
        self.permit_symbols: list[list[int]] = []
        self.permit_colour_sites: list[int] = []
        self.permit_number_sites: list[int] = []
        self.permit_symbol_bits: list[int] = []
        for permit in range(PERMITS):
            colour = t.one_of([*COLOURS, "none", "any"], "permits", permit, "colour")
            number = t.number(Span(ANY_NUMBER, 5), "permits", permit, "number")
            symbols = t.each_of(DEVELOPMENTS, "permits", permit, "symbols", count=2)
            self.permit_colour.append(colour)
            self.permit_number.append(number)
            self.permit_symbols.append(symbols)
            self.permit_symbol_bits.append(sum(1 << symbol for symbol in symbols))
            self.permit_colour_sites.append([*self.colour_sites, 0, self.all_sites][colour])
            self.permit_number_sites.append([*self.number_sites, self.all_sites][number])

    def _read_cards(self, t: Tables) -> None:
        """`field_rank` counts the fields from the left without the pass field: distances are
        differences of ranks."""
        self.card_labels = Rows(t, "action_cards", count=CARDS_IN_RING).words("label")
        self.field_card: list[int] = []
        self.field_kind: list[int] = []
        self.field_amount: list[int] = []
        self.field_rank: list[int] = []
        for side, size, actions in (
            ("fields_3_4", FIELDS_3_4, CARD_ACTIONS),
            ("fields_1_2", FIELDS_1_2, SMALL_CARD_ACTIONS),
        ):
            for card in range(CARDS_IN_RING):
                fields = Rows(t, "action_cards", card, side, count=size)
                rank = 0
                for i, kind in enumerate(fields.choices(actions, "kind")):
                    at = ("action_cards", card, side, i, "amount")
                    amount = t.number(DOLLARS, *at) if kind == INCOME else 0
                    self.field_card.append(card)
                    self.field_kind.append(kind)
                    self.field_amount.append(amount)
                    self.field_rank.append(rank)
                    rank += kind != PASS

    def _read_developments(self, t: Tables) -> None:
        """`development_stack[type]` holds the cards of a type from the top down."""
        types = Rows(t, "development_types", count=len(DEVELOPMENTS))
        types.ids_are(DEVELOPMENTS)
        self.development_cost = types.numbers(DOLLARS, "gain_cost")
        self.street_light_vp = t.numbers(
            POINTS, "development_types", 0, "set_vp", count=Span(1, 1 + MOST_DEVELOPMENTS)
        )
        cards = Rows(t, "developments", count=Span(1, MOST_DEVELOPMENTS))
        self.development_ids = cards.ids()
        self.development_type = cards.choices(DEVELOPMENTS, "type")
        self.development_vp = cards.numbers(POINTS, "vp")
        self.development_stack: list[list[int]] = [[] for _ in DEVELOPMENTS]
        for card, kind in enumerate(self.development_type):
            self.development_stack[kind].append(card)

    def _read_tenders(self, t: Tables) -> None:
        """`about` is the colour or the development type that a tender means, else 0."""
        tenders = Rows(t, "private_tenders", count=TENDERS)
        self.tender_ids = tenders.ids()
        self.tender_scoring = tenders.choices(PRIVATE_SCORING, "scoring")
        self.tender_vp = tenders.numbers(POINTS, "vp")
        self.tender_vp_two = tenders.numbers(POINTS, "vp_two_players")
        self.tender_about: list[int] = []
        for i, scoring in enumerate(self.tender_scoring):
            row: tuple[str | int, ...] = ("private_tenders", i)
            about = 0
            if scoring == SITE_COLOUR:
                about = t.one_of(COLOURS, *row, "colour")
            elif scoring == DEVELOPMENT_TYPE:
                about = t.one_of(DEVELOPMENTS, *row, "type")
            self.tender_about.append(about)
        self._read_public_tenders(t)

    def _read_public_tenders(self, t: Tables) -> None:
        self.public_ids = t.ids("public_tenders", count=PUBLIC_TENDERS)
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
        players = Rows(t, "comparison_points", count=3).numbers(Span(2, 4), "players")
        for i, count in enumerate(players):
            self.comparison[count] = t.numbers(POINTS, "comparison_points", i, "vp", count=count)
        if [] in self.comparison[2:]:
            raise t.wrong(("comparison_points",), "box-for-players", players="2, 3, 4")

    # --- boards ---------------------------------------------------------------------------

    def _read_years(self, t: Tables) -> None:
        """Bonus `year * 3 + i` is the i-th printed bonus of a year, from the left."""
        self.incomes = t.numbers(DOLLARS, "income_track", "fields", count=INCOMES)
        years = Rows(t, "years", count=YEARS)
        self.years = years.numbers(Span(0, 9999), "year")
        self.build_cost = years.numbers(DOLLARS, "build_cost")
        self.bonus_all = years.choices(["one", "all"], "bonus_mode")
        self.bonus_count = [
            t.length("years", year, "bonus", count=Span(0, BONUSES_A_YEAR)) for year in range(YEARS)
        ]
        self.bonus_kind = [PASS] * BONUSES
        self.bonus_amount = [0] * BONUSES
        for year in range(YEARS):
            for i in range(self.bonus_count[year]):
                self._read_bonus(t, year, i)

    def _read_bonus(self, t: Tables, year: int, i: int) -> None:
        chosen = t.one_of(BONUS_ACTIONS, "years", year, "bonus", i, "kind")
        kind = ACTIONS.index(BONUS_ACTIONS[chosen])
        self.bonus_kind[year * BONUSES_A_YEAR + i] = kind
        if kind in (MONEY, MONEY_PER_BUILDING):
            amount = t.number(DOLLARS, "years", year, "bonus", i, "amount")
            self.bonus_amount[year * BONUSES_A_YEAR + i] = amount

    def _read_progress(self, t: Tables) -> None:
        """`progress_vp[row][col]` with row 0 at the bottom."""
        self.cols = t.number(Span(2, MOST_STEPS), "progress_board", "cols")
        self.rows = t.number(Span(2, MOST_STEPS), "progress_board", "rows")
        t.length("progress_board", "vp_rows", count=self.rows)
        from_top = [
            t.numbers(POINTS, "progress_board", "vp_rows", r, count=self.cols)
            for r in range(self.rows)
        ]
        self.progress_vp = from_top[::-1]
        self.gold_row = t.numbers(POINTS, "progress_board", "gold_row", count=self.cols)
        self.green_column = t.numbers(POINTS, "progress_board", "green_column", count=self.rows)

    # --- solo -----------------------------------------------------------------------------

    def _read_solo(self, t: Tables) -> None:
        """The aid card by level: slot for a number (1-5), and the slots to try after it."""
        removed = t.each_of(self.permit_ids, "solo", "removed_permits", count=Span(0, PERMITS))
        self.solo_permits = [p for p in range(PERMITS) if p not in removed]
        self.committee_permits = t.number(Span(1, MOST_IN_HAND), "solo", "permit_threshold")
        self.committee_income = t.amount_of(
            self.incomes, DOLLARS, "solo", "committee_start_income_field"
        )
        self.aid_slot: list[list[int]] = []
        self.aid_fallback: list[list[list[int]]] = []
        self.blocked_income: list[int] = []
        levels = Rows(t, "solo_levels", count=len(LEVELS))
        levels.ids_are(LEVELS)
        self.committee_money_per_vp = levels.numbers(PER_POINT, "money_per_vp")
        self.committee_tender_vp = levels.numbers(POINTS, "private_tender_vp")
        slot = Span(0, SLOTS - 1)
        for i in levels.indices:
            numbers = t.numbers(slot, "solo_levels", i, "slot_for_number", count=5)
            self.aid_slot.append([0, *numbers])
            t.length("solo_levels", i, "fallback", count=SLOTS)
            others = [
                t.numbers(slot, "solo_levels", i, "fallback", s, count=SLOTS - 1)
                for s in range(SLOTS)
            ]
            self.aid_fallback.append(others)
            self.blocked_income.append(
                t.amount_of(self.incomes, DOLLARS, "solo_levels", i, "blocked_income_field")
            )


def bits(values: list[int], wanted: int) -> int:
    """The places of `wanted` among the values, as bits of one number."""
    found = 0
    for i, value in enumerate(values):
        if value == wanted:
            found |= 1 << i
    return found
