"""The box of Chicago: gangs, strengths, dice and the city, as flat lists of numbers.

The city is one graph.  Its fields are the 92 buildings (gang by gang, letter by letter) and then
the street fields, column by column.  A step to a field `around` costs one point.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.allowed import Span
from burnham.kernel.box import PrintedBox
from burnham.kernel.tables import Rows, Tables

GANGS: Final = 4
FIGURES: Final = 20
MEMBERS: Final = 80
QUARTER: Final = 23
"""Buildings of one quarter."""
BUILDINGS: Final = 92
FIELDS: Final = 640
"""The most fields a board may have: an edition may draw its streets otherwise than ours."""
EDGES: Final = 40
"""The most edge fields: each is a step from every other."""
STRENGTHS: Final = 5
"""Rings run from 0 to 4."""
NO_GANG: Final = -1
NONE: Final = -1
OFF_BOARD: Final = -1
"""The field of a member in reserve, to be placed, in line at the home bar, or removed."""

HOME: Final = 0
BAR: Final = 1
CASINO: Final = 2
INNER: Final = 3
AVENUE: Final = 4
PLAZA: Final = 5
EDGE: Final = 6
FIELD_KINDS: Final = ["home", "bar", "casino", "inner", "avenue", "plaza", "edge"]
STREET_SIGNS: Final = ".=+@"
ISLAND: Final = "#"
GREEN: Final = "~"
DRAWN: Final = ("board", "quarter", "rows")
"""Where the quarter is drawn with these signs."""

ATTACKER: Final = 0
DEFENDER: Final = 1
NEITHER: Final = 2
"""The sides of a duel."""

COLOURS: Final = ["yellow", "red", "green", "blue"]
DICE: Final = ["special", "plain", "three_dice"]

MOST_ROUNDS: Final = 12
MOST_RINGS: Final = 1000
TRIPLES: Final = Span(1, 8)
FACTOR: Final = Span(1, 10)
MONEY: Final = Span(0, 1_000_000)
FACE: Final = Span(1, 24)
"""Of the movement dice; an edition may have up to three."""
SIDES: Final = Span(1, 20)

CASINOS: Final = 0
PLAZA_BARS: Final = 1
FOUR_RINGS: Final = 2
GOALS: Final = 3


class StepTo:
    """A step onto a field, and the steps that lead on from there."""

    def __init__(self, field: int) -> None:
        self.field = field
        self.onward: list[StepTo] = []


def outsets(around: list[list[int]]) -> list[StepTo]:
    """Where a way begins, for every field: all fields around it lie onward; later none back."""
    found = [StepTo(field) for field in range(len(around))]
    for outset in found:
        outset.onward = [StepTo(other) for other in around[outset.field]]
    for outset in found:
        for step in outset.onward:
            beyond = found[step.field].onward
            step.onward = [on for on in beyond if on.field != outset.field]
    return found


class Box(PrintedBox):
    """Everything printed or counted in the box.  Indices are gangs, rings, fields as they come."""

    def __init__(self, tables: Tables) -> None:
        self._read_supply(tables)
        self._read_strengths(tables)
        self._read_play(tables)
        self._read_buildings(tables)
        self._draw_city(tables)
        self._link_city(tables)
        self._measure()

    # --- supply, strengths, rules of play -------------------------------------------------

    def _read_supply(self, tables: Tables) -> None:
        self.figures = tables.number(Span(1, FIGURES), "supply", "figures_per_gang")
        self.rings = tables.number(Span(1, MOST_RINGS), "supply", "rings_total")
        self.start_rings = tables.number(Span(1, STRENGTHS - 1), "supply", "start_rings_per_gang")
        self.chips = tables.number(Span(0, BUILDINGS), "supply", "chips_per_gang")
        self.start_cash = tables.number(MONEY, "supply", "start_cash_per_gang")
        gangs = Rows(tables, "gang", count=GANGS)
        self.gang_ids = gangs.ids()
        self.gang_names = [COLOURS[colour] for colour in gangs.choices(COLOURS, "name")]
        self.turns = gangs.numbers(Span(0, GANGS - 1), "quarter_turns")
        for gang, turns in enumerate(self.turns):
            if turns in self.turns[:gang]:
                at = ("gang", gang, "quarter_turns")
                raise tables.wrong(at, "box-twice", given=str(turns))
        self.starts = gangs.words("starts_phase")

    def _read_strengths(self, tables: Tables) -> None:
        strengths = Rows(tables, "strength", count=STRENGTHS - 1)
        for row in strengths.indices:
            tables.number(Span(row + 1, row + 1), "strength", row, "rings")
        self.value = [0, *strengths.numbers(MONEY, "value")]
        self.price = [0, *strengths.numbers(MONEY, "price")]
        self.duel_die = [[], *strengths.number_lists(FACE, "duel_die", count=SIDES)]
        at_start, in_turn = strengths.flags("hire_phase_start"), strengths.flags("hire_in_turn")
        self.hired_at_start = [row + 1 for row in strengths.indices if at_start[row]]
        self.hired_in_turn = [row + 1 for row in strengths.indices if in_turn[row]]
        self._weigh_duels()

    def _weigh_duels(self) -> None:
        """How every duel can end: `ends[a][d]` lists (chance, ties before, who survives), and
        `win[a][d]` is the chance that the attacker does."""
        self.ends = [[self._last_ring(a, d) for d in range(STRENGTHS)] for a in range(STRENGTHS)]
        for a in range(1, STRENGTHS):
            for d in range(1, STRENGTHS):
                self.ends[a][d] = self._thrown(self.duel_die[a], self.duel_die[d])
                tie = 1.0 - self.ends[a][d][0][0] - self.ends[a][d][1][0]
                for chance, ties, who in self.ends[a - 1][d - 1]:
                    self.ends[a][d].append((tie * chance, ties + 1, who))
        self.win: list[list[float]] = [
            [sum(chance for chance, _, who in ends if who == ATTACKER) for ends in row]
            for row in self.ends
        ]
        self.win_over = [[row[d] for row in self.win] for d in range(STRENGTHS)]
        """The same by the defender's rings first."""

    def _last_ring(self, a: int, d: int) -> list[tuple[float, int, int]]:
        """The end of a duel in which somebody has no ring left."""
        if a == 0 and d == 0:
            return [(1.0, 0, NEITHER)]
        return [(1.0, 0, DEFENDER if a == 0 else ATTACKER)]

    def _thrown(self, die: list[int], die2: list[int]) -> list[tuple[float, int, int]]:
        """One throw decides: the chances of the attacker and of the defender."""
        pairs = [(x, y) for x in die for y in die2]
        wins = sum(1 for x, y in pairs if x > y) / len(pairs)
        losses = sum(1 for x, y in pairs if x < y) / len(pairs)
        return [(wins, 0, ATTACKER), (losses, 0, DEFENDER)]

    def _read_play(self, tables: Tables) -> None:
        self.phases = tables.words("game", "phases", count=Span(1, GANGS))
        self.start_gang = tables.each_of(self.starts, "game", "phases", count=Span(1, GANGS))
        self.rounds = tables.number(Span(1, MOST_ROUNDS), "game", "rounds_per_phase")
        tables.length("two_players", "gangs", count=2)
        self.pairs = [
            tables.each_of(self.gang_ids, "two_players", "gangs", seat, count=2)
            for seat in range(2)
        ]
        self.threes_a_phase = tables.number(Span(0, FIGURES), "hiring", "three_ring_per_phase")
        self.unevenness = tables.number(Span(0, FIGURES), "hiring", "evenness_max_difference")
        self.dice_options = tables.words("movement_die", "choice", "options", count=len(DICE))
        plain, earlier = ("movement_die", "plain"), ("movement_die", "earlier_edition")
        self.die_faces = [
            tables.numbers(FACE, *die, "faces", count=SIDES)
            for die in (("movement_die",), plain, earlier)
        ]
        self.die_count = [1, *[tables.number(Span(1, 3), *die, "dice") for die in (plain, earlier)]]
        self.needed = [
            tables.number(Span(1, GANGS), "goals", "casinos_needed"),
            tables.number(Span(1, BUILDINGS), "goals", "plaza_bars_needed"),
            tables.number(Span(3, MEMBERS), "goals", "four_ring_members_needed"),
        ]
        self.casinos_for_two = tables.number(Span(1, GANGS), "goals", "casinos_needed_two_players")
        self.triple_factor = tables.number(FACTOR, "payout", "triple_factor")
        self.triple_values = tables.numbers(MONEY, "payout", "triple_values", count=TRIPLES)

    # --- the city -------------------------------------------------------------------------

    def _read_buildings(self, tables: Tables) -> None:
        buildings = Rows(tables, "building", count=QUARTER)
        self.letters = buildings.ids()
        self.kind = buildings.choices(FIELD_KINDS[: CASINO + 1], "kind") * GANGS
        self.worth = buildings.numbers(MONEY, "value") * GANGS
        preowned = buildings.flags("preowned")
        names = [tables.words("building", i, "names", count=GANGS) for i in buildings.indices]
        self.printed = [
            gang if preowned[i] else NO_GANG for gang in range(GANGS) for i in range(QUARTER)
        ]
        self.names = [names[i][gang] for gang in range(GANGS) for i in range(QUARTER)]
        self.home = [self._only(gang, HOME, tables) for gang in range(GANGS)]
        self.casino = [self._only(gang, CASINO, tables) for gang in range(GANGS)]
        self.by_worth = sorted(range(BUILDINGS), key=lambda b: -self.worth[b])
        self.sets = [
            [b for b in quarter(gang) if self.kind[b] != CASINO and self.worth[b] == value]
            for gang in range(GANGS)
            for value in self.triple_values
        ]
        self.set_of = [-1] * BUILDINGS
        """Which of the threefold values a bar belongs to, or -1."""
        for row, whole in enumerate(self.sets):
            for b in whole:
                self.set_of[b] = row % len(self.triple_values)

    def _only(self, gang: int, kind: int, tables: Tables) -> int:
        found = [b for b in quarter(gang) if self.kind[b] == kind]
        if len(found) != 1:
            name, given = FIELD_KINDS[kind], len(found)
            raise tables.wrong(("building",), "box-only-one", kind=name, given=given)
        return found[0]

    def _draw_city(self, tables: Tables) -> None:
        """Turn the quarter into the board: where every field lies, in cells from the top left."""
        self.size = tables.number(Span(2, 32), "board", "size")
        half = Span(1, self.size // 2)
        rows = tables.words(*DRAWN, count=half)
        signs: dict[tuple[int, int], str] = {}
        grounds: list[list[tuple[int, int]]] = [[] for _ in range(BUILDINGS)]
        self.islands: list[tuple[int, int]] = []
        self.greens: list[tuple[int, int]] = []
        for gang in range(GANGS):
            for y, row in enumerate(rows):
                if len(row) > half.most:
                    most, given = half.most, len(row)
                    raise tables.wrong((*DRAWN, y), "box-letters", most=most, given=given)
                for x, sign in enumerate(row):
                    cell = self.turned(x, y, gang)
                    if sign in STREET_SIGNS:
                        signs[cell] = sign
                    elif sign == ISLAND:
                        self.islands.append(cell)
                    elif sign == GREEN:
                        self.greens.append(cell)
                    elif sign in self.letters:
                        grounds[gang * QUARTER + self.letters.index(sign)].append(cell)
                    else:
                        raise tables.wrong((*DRAWN, y), "box-no-sign", given=repr(sign))
        self._lay_out(signs, grounds, tables)

    def turned(self, x: int, y: int, gang: int) -> tuple[int, int]:
        """A cell of the drawn quarter, turned clockwise into a gang's quarter."""
        for _ in range(self.turns[gang]):
            x, y = self.size - 1 - y, x
        return (x, y)

    def _lay_out(
        self,
        signs: dict[tuple[int, int], str],
        grounds: list[list[tuple[int, int]]],
        tables: Tables,
    ) -> None:
        self.left: list[int] = []
        self.top: list[int] = []
        self.wide: list[int] = []
        self.high: list[int] = []
        for building, ground in enumerate(grounds):
            if not ground:
                raise tables.wrong(DRAWN, "box-lacks", wanted=self.label(building))
            self._place(ground)
        self.field_at: dict[tuple[int, int], int] = {}
        for cell in sorted(signs):
            self.field_at[cell] = len(self.kind)
            self.kind.append(INNER + STREET_SIGNS.index(signs[cell]))
            self._place([cell])
        self.fields = len(self.kind)
        if self.fields > FIELDS:
            raise tables.wrong(DRAWN, "box-fields", most=FIELDS, given=self.fields)

    def _place(self, cells: list[tuple[int, int]]) -> None:
        xs = [x for x, _ in cells]
        ys = [y for _, y in cells]
        self.left.append(min(xs))
        self.top.append(min(ys))
        self.wide.append(max(xs) - min(xs) + 1)
        self.high.append(max(ys) - min(ys) + 1)

    def _link_city(self, tables: Tables) -> None:
        """Which fields border on each field: one step `around` it, sorted.  `outset` has the
        same as steps."""
        around: list[list[int]] = [[] for _ in range(self.fields)]
        self.edges = [f for f in range(BUILDINGS, self.fields) if self.kind[f] == EDGE]
        if len(self.edges) > EDGES:
            raise tables.wrong(DRAWN, "box-edges", most=EDGES, given=len(self.edges))
        for (x, y), field in self.field_at.items():
            for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if cell in self.field_at:
                    around[field].append(self.field_at[cell])
        for field in self.edges:
            around[field] += [e for e in self.edges if e != field and e not in around[field]]
        self.doors: list[list[int]] = []
        self.opens = [-1] * self.fields
        for building in range(BUILDINGS):
            self.doors.append(self._doors(building, tables))
            for door in self.doors[building]:
                around[building].append(door)
                around[door].append(building)
                self.opens[door] = building
        self.around = [sorted(neighbours) for neighbours in around]
        self.outset = outsets(self.around)
        self.plaza_bars = [
            b for b in range(BUILDINGS) if any(self.kind[door] == PLAZA for door in self.doors[b])
        ]

    def _doors(self, building: int, tables: Tables) -> list[int]:
        gang, letter = building // QUARTER, building % QUARTER
        found: list[int] = []
        for i in range(tables.length("building", letter, "doors", count=Span(1, 4))):
            at = ("building", letter, "doors", i)
            x, y = tables.numbers(Span(0, self.size - 1), *at, count=2)
            cell = self.turned(x, y, gang)
            if cell not in self.field_at:
                raise tables.wrong(at, "box-no-street", given=f"{x}, {y}")
            door = self.field_at[cell]
            if self.opens[door] >= 0:
                raise tables.wrong(at, "box-door", given=f"{x}, {y}")
            found.append(door)
        return found

    def _measure(self) -> None:
        """`distance[a][b]`: points from field to field with nobody in the way."""
        self.distance = [self.distances_from(field) for field in range(self.fields)]
        self.farthest = max(max(row) for row in self.distance)
        self.soon = [self._soon(die) for die in range(len(self.die_faces))]

    def _soon(self, die: int) -> list[list[float]]:
        """`soon[die][turns][distance]`: the chance that so many turns take one so far; a turn more
        to wait counts half.  Of two turns at least: some things are looked at so far ahead."""
        rows = [[0.0] * (self.farthest + 1)]
        sums = {0: 1.0}
        before = rows[0]
        for turn in range(max(2, self.rounds)):
            sums = self._one_turn_more(die, sums)
            chance = [
                sum(part for total, part in sums.items() if total >= far)
                for far in range(self.farthest + 1)
            ]
            rows.append(
                [
                    rows[-1][far] + 0.5**turn * (chance[far] - before[far])
                    for far in range(self.farthest + 1)
                ]
            )
            before = chance
        return rows

    def _one_turn_more(self, die: int, sums: dict[int, float]) -> dict[int, float]:
        """The points after one turn more, each total with its chance."""
        for _ in range(self.die_count[die]):
            after: dict[int, float] = {}
            for total, part in sums.items():
                for face in self.die_faces[die]:
                    share = part / len(self.die_faces[die])
                    after[total + face] = after.get(total + face, 0.0) + share
            sums = after
        return sums

    def distances_from(self, start: int) -> list[int]:
        found = [-1] * self.fields
        found[start] = 0
        queue = [start]
        for field in queue:
            for other in self.around[field]:
                if found[other] < 0:
                    found[other] = found[field] + 1
                    queue.append(other)
        return found

    # --- names ----------------------------------------------------------------------------

    def label(self, field: int) -> str:
        """The short id of a field: `YA` for a building, `s1501` for a street field."""
        if field < BUILDINGS:
            return self.gang_ids[field // QUARTER] + self.letters[field % QUARTER]
        return f"s{self.left[field]:02d}{self.top[field]:02d}"


def quarter(gang: int) -> range:
    """The buildings of a gang's quarter."""
    return range(gang * QUARTER, gang * QUARTER + QUARTER)
