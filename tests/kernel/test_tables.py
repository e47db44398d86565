"""Rows of a table are read column by column, and what does not fit is named."""

from __future__ import annotations

import tomllib

import pytest

from burnham.kernel.allowed import Span
from burnham.kernel.errors import BadComponents
from burnham.kernel.tables import Rows, Tables

TEXT = """
[[houses]]
id = "hall"
colour = "red"
doors = ["north", "east"]
open = true
price = { wood = 3, stone = 1 }

[[houses]]
id = "barn"
colour = "blue"
doors = []
price = { wood = 12 }
rent = 5
"""
SIDES = ["north", "east"]
ANY = Span(0, 99)


def houses(text: str = TEXT, count: int | Span = 2) -> Rows:
    return Rows(Tables(tomllib.loads(text), text, "toy.toml"), "houses", count=count)


def test_columns() -> None:
    rows = houses()
    assert rows.ids() == ["hall", "barn"]
    assert rows.words("colour") == ["red", "blue"]
    assert rows.choices(["blue", "red"], "colour") == [1, 0]
    assert rows.lists(SIDES, "doors", count=Span(0, 2)) == [[0, 1], []]
    assert rows.numbers(ANY, "price", "wood") == [3, 12]


def test_what_may_be_left_out() -> None:
    rows = houses()
    assert rows.numbers_or_0(ANY, "rent") == [0, 5]
    assert rows.numbers_or_0(ANY, "price", "stone") == [1, 0]
    assert rows.numbers_or_0(ANY, "garden", "trees") == [0, 0]
    assert rows.flags("open", default=False) == [1, 0]
    assert rows.flags("empty", default=True) == [1, 1]


def test_the_number_of_rows() -> None:
    assert list(houses(count=Span(0, 9)).indices) == [0, 1]
    with pytest.raises(BadComponents, match="houses must have 3 entries, not 2"):
        houses(count=3)


def test_numbers_outside_their_span() -> None:
    assert houses().numbers(Span(3, 12), "price", "wood") == [3, 12]
    with pytest.raises(BadComponents, match=r"houses\.1\.price\.wood must be between 0 and 9"):
        houses().numbers(Span(0, 9), "price", "wood")
    with pytest.raises(BadComponents, match=r"toy\.toml:14: houses\.1\.rent must be between 6"):
        houses().numbers_or_0(Span(6, 9), "rent")


def test_what_is_missing_or_of_another_type() -> None:
    with pytest.raises(BadComponents, match=r"houses\.1\.open is missing"):
        houses().flags("open")
    with pytest.raises(BadComponents, match=r"houses\.0\.price\.stone must be a whole number"):
        houses(TEXT.replace("stone = 1", 'stone = "one"')).numbers_or_0(ANY, "price", "stone")
    with pytest.raises(BadComponents, match=r"houses\.1\.price\.wood is missing"):
        houses(TEXT.replace("{ wood = 12 }", "12")).numbers_or_0(ANY, "price", "wood")


def test_a_list_of_choices_is_read_as_numbers() -> None:
    tables = houses().tables
    assert tables.each_of(SIDES, "houses", 0, "doors", count=2) == [0, 1]
    with pytest.raises(BadComponents, match="east"):
        tables.each_of(["north"], "houses", 0, "doors", count=2)


def test_an_amount_is_known_by_its_place_among_others() -> None:
    tables = houses().tables
    assert tables.amount_of([3, 5, 8], ANY, "houses", 1, "rent") == 1
    with pytest.raises(BadComponents, match="rent"):
        tables.amount_of([3, 8], ANY, "houses", 1, "rent")


def test_rows_that_the_rules_know_by_number() -> None:
    houses().ids_are(["hall", "barn"])
    with pytest.raises(BadComponents, match="must be shed"):
        houses().ids_are(["hall", "shed"])


def test_columns_of_lists_of_numbers() -> None:
    rows = houses('[[houses]]\nid = "hall"\nsteps = [1, 2]\n', count=1)
    assert rows.number_lists(ANY, "steps", count=2) == [[1, 2]]


def test_a_number_that_is_left_out_has_a_default() -> None:
    tables = houses().tables
    assert tables.number_or(7, ANY, "houses", 0, "rent") == 7
    assert tables.number_or(7, ANY, "houses", 1, "rent") == 5
