"""A view told in numbers: where each stands, what is hidden, what is not there."""

from __future__ import annotations

import re
from array import array
from typing import Any

import pytest

from burnham.games import titles
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, UNKNOWN, Field
from burnham.kernel.flat import EMPTY, MOST, WAITING, Flat, columns, flat_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.position import KERNEL_FIELDS, NOBODY, NOTHING, Position
from burnham.kernel.title import Title
from tests import toy

TITLES = [*titles().values(), toy.TITLE]
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)

FIELDS = [
    *KERNEL_FIELDS,
    Field("year", INT, PUBLIC, high=9),
    Field("leader", INT, PUBLIC, of="player", low=-1, high=5),
    Field("money", INTS, PUBLIC, by="seat", high=10**12),
    Field("goods", INTS, PUBLIC, by="seat kind", cap=3, high=9),
    Field("guests", INTS, PUBLIC, by="house seat", cap=2, high=9),
    Field("owner", INTS, PUBLIC, by="site", of="player", cap=4, low=-1, high=5),
    Field("deck", INTS, SECRET, cap=4, high=9),
    Field("hands", ROWS, OWNER, by="seat", cap=3, high=9),
    Field("piles", ROWS, PUBLIC, of="player", rows=2, cap=2, high=5),
]


class Small(Position):
    """Three players and a field of every kind."""

    def __init__(self) -> None:
        super().__init__([], FIELDS, 3)
        self.year = 4
        self.leader = 2
        self.money = [10, 11, 12]
        self.goods = [1, 2, 3, 4, 5, 6]  # two kinds of three, seat by seat
        self.guests = [0, 1, 2, 3, 4, 5]  # of three seats in two houses
        self.owner = [-1, 0, 2]
        self.deck = [7, 8]
        self.hands = [[1, 2], [], [3]]
        self.piles = [[0, 1]]
        self.ask(0, 1, 7)

    def clone(self) -> Small:
        twin = Small()
        for field in FIELDS[len(KERNEL_FIELDS) :]:
            setattr(twin, field.name, getattr(self, field.name))
        twin.copy_kernel(self)
        return twin


def told(view: Position, relative: bool = False) -> dict[str, int]:
    """The numbers by the names of their columns, without what is not there."""
    flat = Flat(view, relative)
    found = zip(flat.columns(), flat.numbers(view), strict=True)
    return {name: number for name, number in found if number != EMPTY}


def read_back(title: Title, view: Position) -> dict[str, Any]:
    """The fields of a view as they are read from its numbers."""
    found: dict[str, Any] = {}
    for field in view.all_fields[len(KERNEL_FIELDS) :]:
        rows = view.players if field.by_seat else field.rows
        found[field.name] = [[] for _ in range(rows)] if field.shape == ROWS else []
    kinds = {field.name: field for field in view.all_fields}
    for name, number in told(view).items():
        field_name, *places = re.split(r"[\[\].]+", name)
        if field_name not in found:
            continue
        if kinds[field_name].shape == INT:
            found[field_name] = number
        elif kinds[field_name].shape == INTS:
            found[field_name].append(number)
        else:
            found[field_name][int(places[0])].append(number)
    return found


def agenda_of(numbers: list[int]) -> list[int]:
    """The agenda as the first columns tell it."""
    triples = [numbers[at : at + 3] for at in range(1, 4 + 3 * WAITING, 3)]
    asked = [triple for triple in triples if EMPTY not in triple]
    return [number for seat, step, arg in reversed(asked) for number in (step, seat, arg)]


@each_title
def test_the_numbers_tell_the_whole_view(title: Title) -> None:
    for seats in {title.rules.min_seats, title.rules.max_seats}:
        g = new_game(title, seats, "flat", {}, None).position
        dice = Dice("flat")
        while True:
            view = g.seen_by(0)
            values = view.values()
            assert read_back(title, view) == {
                field.name: values[field.name] for field in g.all_fields[len(KERNEL_FIELDS) :]
            }
            numbers = Flat(view).numbers(view)
            assert numbers[0] == view.viewer
            assert agenda_of(numbers) == view.agenda
            if g.over:
                break
            play_random(g, dice, 40)


@each_title
def test_every_view_has_the_same_columns(title: Title) -> None:
    for seats in range(title.rules.min_seats, title.rules.max_seats + 1):
        flat = flat_of(title, seats)
        assert columns(title, seats) == flat.columns()
        assert len(flat.columns()) == len(set(flat.columns())) == len(flat.ranges()) == flat.width
        g = new_game(title, seats, "columns", {}, None).position
        assert len(flat.numbers(g.seen_by(0))) == flat.width
        play_random(g, Dice("columns"))
        assert len(flat.numbers(g.seen_by(NOBODY))) == flat.width


def test_hidden_and_empty_and_nothing_are_three_numbers() -> None:
    assert len({UNKNOWN, EMPTY, -1}) == 3
    for title in TITLES:
        box = title.box(title.tables())
        for field in title.rules.blank(box, title.rules.max_seats).all_fields:
            if field.shape != INT or field.seen != PUBLIC:
                assert field.low > max(UNKNOWN, EMPTY), f"{title.id}: {field.name}"


def test_what_is_hidden_tells_how_much_there_is() -> None:
    seen = told(Small().seen_by(1))
    assert [seen[f"deck[{place}]"] for place in (0, 1)] == [UNKNOWN, UNKNOWN]
    assert "deck[2]" not in seen, "a column that is empty"
    assert [seen["hands[0][0]"], seen["hands[0][1]"]] == [UNKNOWN, UNKNOWN]
    assert not any(name.startswith("hands[1]") for name in seen), "an empty hand"


def test_each_number_stands_in_its_column() -> None:
    seen = told(Small().seen_by(2))
    assert (seen["viewer"], seen["year"], seen["leader"]) == (2, 4, 2)
    assert [seen[f"money[{seat}]"] for seat in range(3)] == [10, 11, 12]
    assert (seen["goods[1][0]"], seen["goods[1][1]"]) == (3, 4), "two of three kinds are there"
    assert "goods[1][2]" not in seen
    assert (seen["guests[0][2]"], seen["guests[1][2]"]) == (2, 5)
    assert (seen["owner[0]"], seen["owner[1]"], seen["owner[2]"]) == (-1, 0, 2)
    assert seen["hands[2][0]"] == 3
    assert (seen["piles[0][0]"], seen["piles[0][1]"]) == (0, 1)
    assert "piles[1][0]" not in seen
    assert not any(name.startswith("rng") for name in seen)


def test_relative_numbers_begin_with_the_viewer() -> None:
    seen = told(Small().seen_by(2), relative=True)
    assert (seen["viewer"], seen["year"], seen["leader"]) == (0, 4, 0)
    assert [seen[f"money[{seat}]"] for seat in range(3)] == [12, 10, 11]
    assert [seen[f"goods[{seat}][1]"] for seat in range(3)] == [6, 2, 4]
    assert [seen[f"guests[1][{seat}]"] for seat in range(3)] == [5, 3, 4]
    assert (seen["owner[0]"], seen["owner[1]"], seen["owner[2]"]) == (-1, 1, 0)
    assert seen["hands[0][0]"] == 3
    assert [seen["hands[1][0]"], seen["hands[1][1]"]] == [UNKNOWN, UNKNOWN]
    assert (seen["piles[0][0]"], seen["piles[0][1]"]) == (1, 2), "players counted, rows as they lie"


def test_what_is_no_player_is_not_counted_from_the_viewer() -> None:
    g = Small()
    g.leader, g.owner = 5, [3, 4, -1, 1]
    seen = told(g.seen_by(1), relative=True)
    assert seen["leader"] == 5
    assert [seen[f"owner[{site}]"] for site in range(4)] == [3, 4, -1, 0]


def test_nobody_sees_relative_numbers_as_they_are() -> None:
    view = Small().seen_by(NOBODY)
    assert told(view, relative=True) == told(view)


def test_the_question_comes_first_and_then_those_that_wait() -> None:
    g = Small()
    for number in range(WAITING + 3):
        g.ask(number, number % 3, 100 + number)
    seen = told(g.seen_by(1), relative=True)
    last = WAITING + 2
    assert (seen["step"], seen["argument"]) == (last, 100 + last)
    assert seen["seat"] == (last - 1) % 3
    assert seen["waiting[0].step"] == last - 1
    assert seen[f"waiting[{WAITING - 1}].argument"] == 100 + last - WAITING
    assert len(Flat(g).numbers(g.seen_by(1))) == Flat(g).width, "deeper ones are left out"


def test_when_the_game_is_over_nothing_is_asked() -> None:
    g = Small()
    g.agenda = []
    seen = told(g.seen_by(0))
    assert (seen["seat"], seen["step"]) == (NOBODY, NOTHING)
    assert not any(name.startswith(("argument", "waiting")) for name in seen)


def test_numbers_are_written_into_a_buffer() -> None:
    g = Small()
    g.money = [10**11, 11, 12]
    flat, view = Flat(g), g.seen_by(0)
    buffer = bytearray(4 * (flat.width + 2))
    flat.write(view, buffer, 4)
    found = array("i")
    found.frombytes(bytes(buffer))
    assert list(found) == [0, *(min(MOST, number) for number in flat.numbers(view)), 0]
    assert MOST in found


def test_only_a_view_is_told() -> None:
    with pytest.raises(ValueError, match="seen_by"):
        Flat(Small()).numbers(Small())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("money", [1, 2, 3, 4]),
        ("owner", [0] * 5),
        ("deck", [0] * 5),
        ("hands", [[], [1] * 4, []]),
        ("piles", [[], [], []]),
    ],
)
def test_more_than_a_field_declares_is_an_error(name: str, value: Any) -> None:
    g = Small()
    setattr(g, name, value)
    with pytest.raises(ValueError, match=f"{name} holds more"):
        Flat(g).numbers(g.seen_by(0))
