"""The box: what components.toml must hold, and the city that is built from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import (
    AVENUE,
    BAR,
    BUILDINGS,
    CASINO,
    EDGE,
    FIELD_KINDS,
    GANGS,
    HOME,
    INNER,
    NO_GANG,
    PLAZA,
    QUARTER,
    Box,
    quarter,
)
from burnham.kernel.errors import BadComponents
from burnham.kernel.game import new_game
from burnham.kernel.tables import Tables, with_overrides
from tests.rules import rule

TABLES = TITLE.tables()
BOX: Box = TITLE.box(TABLES)
FIELD = {BOX.label(field): field for field in range(BOX.fields)}
SOURCES = ("rules", "published", "reconstruction")


def around(field: int) -> list[int]:
    return BOX.around[field]


def streets_around(field: int) -> list[int]:
    return [other for other in around(field) if other >= BUILDINGS]


def turned(field: int) -> int:
    """The field that lies where this one does after a quarter turn of the board."""
    if field < BUILDINGS:
        return (field + QUARTER) % BUILDINGS
    return BOX.field_at[(BOX.size - 1 - BOX.top[field], BOX.left[field])]


def of_kind(kind: int) -> list[int]:
    return [field for field in range(BOX.fields) if BOX.kind[field] == kind]


def tables_in(data: Any, path: str) -> Iterator[tuple[str, dict[str, Any]]]:
    if isinstance(data, dict):
        yield path, data
        for key, value in data.items():
            yield from tables_in(value, f"{path}.{key}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from tables_in(value, f"{path}[{number}]")


def test_every_table_names_its_source() -> None:
    nameless = [
        path for path, table in tables_in(TABLES.data, "") if table.get("source") not in SOURCES
    ]
    assert not nameless


def test_supply() -> None:
    supply = TABLES.get("supply")
    assert (supply["figures_per_gang"], supply["chips_per_gang"]) == (20, 20)
    assert supply["rings_total"] == 150
    notes = supply["notes"]
    assert sum(notes["denominations"]) * notes["count_each"] == notes["total"]


@rule("CH-008")
def test_values_and_duel_dice() -> None:
    assert BOX.value == [0, 10_000, 25_000, 40_000, 50_000]
    assert BOX.duel_die[1:] == [
        [1, 2, 3, 4, 5, 6],
        [3, 3, 4, 4, 5, 6],
        [4, 4, 5, 5, 6, 6],
        [5, 5, 5, 6, 6, 6],
    ]


@rule("CH-009")
def test_movement_dice_fit_the_track() -> None:
    assert BOX.dice_options == ["special", "plain", "three_dice"]
    assert BOX.die_faces[0] == list(range(11, 23))
    assert BOX.die_faces[1] == list(range(1, 13))
    assert (BOX.die_faces[2], BOX.die_count) == ([1, 2, 3, 4, 5, 6], [1, 1, 3])
    highest = [max(faces) * BOX.die_count[i] for i, faces in enumerate(BOX.die_faces)]
    assert max(highest) == TABLES.data["movement_track"]["values_to"]


@rule("CH-088")
def test_duel_chances() -> None:
    """Exact fractions from the dice and the tie rule, and the box's own numbers beside them."""

    @cache
    def odds(a: int, d: int) -> tuple[Fraction, Fraction, Fraction]:
        if a == 0 or d == 0:
            return Fraction(int(a > 0)), Fraction(int(d > 0)), Fraction(int(a == d))
        pairs = [(x, y) for x in BOX.duel_die[a] for y in BOX.duel_die[d]]
        win = Fraction(sum(x > y for x, y in pairs), len(pairs))
        loss = Fraction(sum(x < y for x, y in pairs), len(pairs))
        deeper = odds(a - 1, d - 1)
        tie = 1 - win - loss
        return win + tie * deeper[0], loss + tie * deeper[1], tie * deeper[2]

    for a, d, win, loss, both in TABLES.get("expected_duel", "rows"):
        expected = (Fraction(win), Fraction(loss), Fraction(both))
        assert odds(a, d) == expected
        assert BOX.win[a][d] == pytest.approx(float(expected[0]))
        assert BOX.win[d][a] == pytest.approx(float(expected[1]))
        ends = [sum(p for p, _, who in BOX.ends[a][d] if who == side) for side in range(3)]
        assert ends == pytest.approx([float(part) for part in expected])


def test_options_are_those_of_the_box() -> None:
    options = {option.name: option for option in TITLE.rules.options}
    die, hiring = TABLES.get("movement_die", "choice"), TABLES.get("hiring", "in_turn")
    assert list(options["movement_die"].choices) == die["options"]
    assert options["movement_die"].default == die["default"]
    assert list(options["hiring_in_turn"].choices) == hiring["options"]
    assert options["hiring_in_turn"].default == hiring["default"]
    assert list(options["absent_gang"].choices) == BOX.gang_names
    absent = BOX.gang_ids.index(TABLES.get("three_players")["default_unused_gang"])
    assert options["absent_gang"].default == BOX.gang_names[absent]


def test_sets_that_pay_threefold() -> None:
    payout = TABLES.get("payout")
    for gang in range(GANGS):
        sets = BOX.sets[gang * 2 : gang * 2 + 2]
        assert [len(whole) for whole in sets] == payout["triple_set_sizes"]
        plain = [sum(BOX.worth[b] for b in whole) for whole in sets]
        assert [worth * BOX.triple_factor for worth in plain] == payout["triple_totals"]


# --- quarters and buildings ---------------------------------------------------------------


@rule("CH-001")
def test_a_quarter_turn_maps_the_city_onto_itself() -> None:
    for field in range(BOX.fields):
        assert sorted(turned(other) for other in around(field)) == around(turned(field))
        assert BOX.kind[turned(field)] == BOX.kind[field]
        if field < BUILDINGS:
            assert BOX.worth[turned(field)] == BOX.worth[field]
            assert (BOX.printed[turned(field)] == NO_GANG) == (BOX.printed[field] == NO_GANG)


@rule("CH-002")
def test_buildings_of_a_quarter() -> None:
    for gang in range(GANGS):
        bars = [b for b in quarter(gang) if BOX.kind[b] != CASINO]
        assert Counter(BOX.worth[b] for b in bars) == {1000: 8, 2000: 6, 3000: 3, 4000: 2, 5000: 3}
        assert [BOX.worth[b] for b in quarter(gang) if BOX.kind[b] == CASINO] == [20_000]
        assert sum(BOX.worth[b] for b in quarter(gang)) == 72_000
        assert sum(BOX.kind[b] == HOME for b in bars) == 1


@rule("CH-003")
def test_casinos_and_four_plaza_bars_have_two_doors() -> None:
    two = [b for b in range(BUILDINGS) if len(BOX.doors[b]) == 2]
    assert sorted(BOX.label(b) for b in two) == sorted(f"{g}{x}" for g in "YRGB" for x in "TW")
    assert all(b in BOX.casino or b in BOX.plaza_bars for b in two)
    assert all(len(BOX.doors[b]) == 1 for b in range(BUILDINGS) if b not in two)


@rule("CH-004")
def test_two_bars_a_quarter_have_a_door_on_the_plaza() -> None:
    assert [BOX.label(b) for b in BOX.plaza_bars] == [
        f"{gang}{letter}" for gang in "YRGB" for letter in "QT"
    ]


@rule("CH-005")
def test_eight_edge_fields_two_on_each_side() -> None:
    last = BOX.size - 1
    edges = [(BOX.left[f], BOX.top[f]) for f in BOX.edges]
    sides = [[c for c in edges if c[0] == 0], [c for c in edges if c[0] == last]]
    sides += [[c for c in edges if c[1] == 0], [c for c in edges if c[1] == last]]
    assert [len(side) for side in sides] == [2, 2, 2, 2]
    border = [c for c in BOX.field_at if 0 in c or last in c]
    assert sorted(border) == sorted(edges)


@rule("CH-006")
def test_islands_and_greenery_are_no_fields() -> None:
    assert len(BOX.islands) == 4
    for cell in BOX.islands + BOX.greens:
        assert cell not in BOX.field_at
    for x, y in BOX.islands:
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        assert all(BOX.kind[BOX.field_at[cell]] == PLAZA for cell in beside)


@rule("CH-007")
def test_each_door_field_opens_one_building() -> None:
    doors = [door for b in range(BUILDINGS) for door in BOX.doors[b]]
    assert len(doors) == len(set(doors)) == TABLES.data["expected_board"]["door_fields"]
    assert not set(doors) & set(BOX.edges)
    for b in range(BUILDINGS):
        assert all(BOX.opens[door] == b for door in BOX.doors[b])
        assert all(touches(b, door) for door in BOX.doors[b])


def touches(building: int, door: int) -> bool:
    x, y = BOX.left[door], BOX.top[door]
    right, foot = BOX.left[building] + BOX.wide[building], BOX.top[building] + BOX.high[building]
    across = BOX.left[building] <= x < right and y in (BOX.top[building] - 1, foot)
    down = BOX.top[building] <= y < foot and x in (BOX.left[building] - 1, right)
    return across or down


@rule("CH-012")
def test_printed_owners() -> None:
    for gang, letter in enumerate("YRGB"):
        printed = [BOX.label(b) for b in range(BUILDINGS) if BOX.printed[b] == gang]
        assert printed == [letter + x for x in "ABDFHJKLW"]


# --- the city -----------------------------------------------------------------------------


def test_expected_counts() -> None:
    expected = TABLES.get("expected_board")
    assert BOX.fields == expected["nodes"]
    assert BOX.fields - BUILDINGS == expected["street_fields"]
    assert len(of_kind(INNER)) == expected["inner_street_fields"]
    assert len(of_kind(AVENUE)) == expected["avenue_fields"]
    assert len(of_kind(PLAZA)) == expected["plaza_fields"]
    assert len(of_kind(EDGE)) == expected["edge_fields"]
    assert len(of_kind(BAR) + of_kind(HOME) + of_kind(CASINO)) == expected["buildings"]
    assert len(BOX.islands) == expected["islands"]


def test_every_cell_of_the_board_is_used_once() -> None:
    grounds = sum(BOX.wide[b] * BOX.high[b] for b in range(BUILDINGS))
    used = grounds + len(BOX.field_at) + len(BOX.islands) + len(BOX.greens)
    assert used == BOX.size**2


def test_a_home_bar_in_every_corner() -> None:
    corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
    for gang, (right, bottom) in enumerate(corners):
        home = BOX.home[gang]
        x = BOX.left[home] + BOX.wide[home] if right else BOX.left[home]
        y = BOX.top[home] + BOX.high[home] if bottom else BOX.top[home]
        assert (x, y) == (right * BOX.size, bottom * BOX.size)


@pytest.mark.parametrize(("start", "end", "length"), TABLES.get("expected_distance", "pairs"))
def test_distances(start: str, end: str, length: int) -> None:
    assert BOX.distances_from(FIELD[start])[FIELD[end]] == length


def test_the_streets_are_connected_even_without_the_way_round_the_board() -> None:
    seen = {FIELD["s0201"]}
    queue = [FIELD["s0201"]]
    for field in queue:
        for other in streets_around(field):
            near = abs(BOX.left[field] - BOX.left[other]) + abs(BOX.top[field] - BOX.top[other])
            if near == 1 and other not in seen:
                seen.add(other)
                queue.append(other)
    assert len(seen) == BOX.fields - BUILDINGS


def test_gateways_are_the_only_ways_out_of_the_inner_streets() -> None:
    half = BOX.size // 2
    inner = [f for f in of_kind(INNER) if BOX.left[f] < half and BOX.top[f] < half]
    ways_out = [f for f in inner if any(other not in inner for other in streets_around(f))]
    gateways = [BOX.field_at[(x, y)] for x, y in TABLES.get("board", "places", "gateways")]
    assert sorted(ways_out) == sorted(gateways)
    assert all(len(streets_around(gate)) == 2 for gate in gateways)
    ends = [f for f in inner if len(streets_around(f)) == 1]
    listed = [BOX.field_at[(x, y)] for x, y in TABLES.get("board", "places", "dead_ends")]
    assert sorted(ends) == sorted(listed)
    assert all(BOX.opens[end] >= 0 for end in ends)


def test_the_largest_opening_gang_finds_room() -> None:
    hires = [
        threes + ones + twos
        for threes in (0, 1)
        for ones in range(13)
        for twos in range(6)
        if abs(ones - twos) <= 1
        and 40_000 * threes + 10_000 * ones + 25_000 * twos <= BOX.start_cash
    ]
    assert max(hires) + 1 <= BOX.printed.count(0)


def test_building_names_are_unique() -> None:
    assert len(set(BOX.names)) == BUILDINGS


# --- editions -----------------------------------------------------------------------------


def test_the_same_tables_give_the_same_box() -> None:
    again = Tables(TABLES.data, TABLES.text, TABLES.file)
    assert TITLE.box(again) is TITLE.box(TABLES)


def test_an_edition_can_correct_a_building() -> None:
    other = Box(with_overrides(TABLES, {"building": [{"id": "C", "value": 4000}]}, "mine"))
    assert other.worth[FIELD["YC"]] == other.worth[FIELD["BC"]] == 4000
    assert BOX.worth[FIELD["YC"]] == 1000


def rows() -> list[str]:
    return list(TABLES.data["board"]["quarter"]["rows"])


def walled_in() -> list[str]:
    """A street field among the greenery, where no street leads."""
    return [row.replace("~~~....", "~.~....") for row in rows()]


def all_edges() -> list[str]:
    return [row.replace("=", "@") for row in rows()]


def hired_in_turn(rings: int) -> list[dict[str, Any]]:
    return [{**row, "hire_in_turn": row["rings"] <= rings} for row in TABLES.data["strength"]]


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({"building": [{"id": "X"}]}, "building"),
        ({"building": [{"id": "C", "kind": "church"}]}, "church"),
        ({"building": [{"id": "C", "doors": [[0, 0]]}]}, "no street field"),
        ({"building": [{"id": "C", "doors": [[4, 2]]}]}, "door already"),
        ({"building": [{"id": "A", "kind": "bar"}]}, "one home"),
        ({"supply": {"figures_per_gang": 30}}, "must be between 1 and 20, not 30"),
        ({"strength": [{"rings": 2}]}, "strength must have 4 entries, not 1"),
        ({"board": {"quarter": {"rows": ["?"]}}}, "no sign"),
        ({"board": {"quarter": {"rows": ["."]}}}, "lacks YA"),
        (
            {"movement_die": {"plain": {"dice": 1_000_000_003}}},
            "plain.dice must be between 1 and 3, not 1000000003",
        ),
        ({"movement_die": {"faces": []}}, "must have 1 to 20 entries, not 0"),
        ({"movement_die": {"choice": {"options": ["plain", "special", "x"]}}}, "must be special"),
        ({"gang": [{"id": "Y", "name": "red"}]}, "red stands there twice"),
        ({"gang": [{"id": "Y", "quarter_turns": 1}]}, "1 stands there twice"),
        ({"two_players": {"gangs": [["Y", "Y"], ["R", "B"]]}}, "lacks G"),
        ({"game": {"phases": ["A", "E"]}}, "'E' is none of A, B, C, D"),
        ({"supply": {"rings_total": 15}}, "must be 16 at least, not 15"),
        ({"goals": {"casinos_needed": 1}}, "must be 2 at least, not 1"),
        ({"goals": {"casinos_needed_two_players": 2}}, "must be 3 at least, not 2"),
        ({"building": [{"id": "A", "preowned": False}]}, "preowned must be true"),
        ({"building": [{"id": "C", "doors": []}]}, "must have 1 to 4 entries, not 0"),
        ({"board": {"quarter": {"rows": walled_in()}}}, "leaves s0410 out of reach"),
        ({"board": {"quarter": {"rows": all_edges()}}}, "edge fields; a board may have 40"),
        ({"strength": hired_in_turn(3)}, "hire_in_turn must be false"),
    ],
)
def test_a_bad_edition_is_refused_with_a_reason(overrides: dict[str, Any], message: str) -> None:
    with pytest.raises(BadComponents, match=message):
        TITLE.box(with_overrides(TABLES, overrides, "mine"))


def test_bots_judge_a_game_of_one_round_a_phase() -> None:
    game = new_game(TITLE, 2, "short", None, {"game": {"rounds_per_phase": 1}})
    assert len(TITLE.thinking.judge_all(game.position)) == 2


def test_field_kinds_have_names() -> None:
    assert FIELD_KINDS[HOME] == "home"
    assert FIELD_KINDS[EDGE] == "edge"
