"""Fields declare how many numbers they can hold, and how large: positions are held to it."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games import titles
from burnham.kernel.checks import Flaw, sound
from burnham.kernel.codec import whole
from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, UNKNOWN, Field, fields, width
from burnham.kernel.game import new_game
from burnham.kernel.limits import beyond_limits
from burnham.kernel.position import DICE_FIELDS
from burnham.kernel.title import Title
from tests import toy
from tests.toy.position import Toll

TITLES = [*titles().values(), toy.TITLE]
each_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def dealt(title: Title = toy.TITLE, seats: int = 3) -> Any:
    return new_game(title, seats, "limits", {}, None).position


def test_how_many_numbers_a_field_can_hold() -> None:
    assert width(Field("year", INT), 3) == 1
    assert width(Field("owner", INTS, by="site", cap=40), 3) == 40
    assert width(Field("money", INTS, by="seat"), 3) == 3
    assert width(Field("since", INTS, by="seat goal", cap=4), 3) == 12
    assert width(Field("at_space", INTS, by="space seat", cap=10), 3) == 30
    assert width(Field("hands", ROWS, by="seat", cap=5), 3) == 15
    assert width(Field("stacks", ROWS, rows=2, cap=7), 3) == 14


def test_fields_declared_together_have_the_same_limits() -> None:
    for field in fields(INTS, PUBLIC, "a b", by="seat", of="permit", cap=2, low=-1, high=5):
        assert (field.by, field.of, field.cap, field.low, field.high) == (
            "seat",
            "permit",
            2,
            -1,
            5,
        )


@each_title
def test_limits_are_declared(title: Title) -> None:
    """Whatever belongs to an owner is by seat; what can be hidden is never so low as UNKNOWN."""
    for field in dealt(title, title.rules.max_seats).all_fields:
        if field in DICE_FIELDS:
            continue
        assert field.low <= field.high, field.name
        assert field.cap > 0, field.name
        assert field.rows > 0, field.name
        assert field.seen != OWNER or field.by.split()[0] == "seat", field.name
        assert field.of != "player" or field.high >= title.rules.max_seats - 1, field.name
        if field.seen != PUBLIC or field.shape != INT:
            assert field.low > UNKNOWN, field.name


@each_title
def test_positions_and_views_keep_the_limits(title: Title) -> None:
    g = dealt(title)
    for position in (g, g.seen_by(0), g.seen_by(-1), g.imagine(0, "limits")):
        assert not beyond_limits(position)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("coins", [1, -1, 2], "coins has -1, not 0 to 111"),
        ("coins", [1, 2], "coins has 2 entries for 3 players"),
        ("coins", [1] * 6, "coins has 6 entries, and 3 are the most"),
        ("coins", [], "coins has none by seat"),
        ("toll", 10, "toll has 10, not 0 to 9"),
        ("played", [0] * 13, "played has 13 entries, and 12 are the most"),
        ("hands", [[0], [1]], "hands has 2 rows for 3 players"),
        ("hands", [[0] * 13, [], []], "hands has a row of 13, and 12 are the most"),
        ("hands", [[12], [], []], "hands has 12, not 0 to 11"),
        ("deck", [UNKNOWN], "deck has -2, not 0 to 11"),
        ("agenda", [0] * 300, "agenda has 300 entries, and 192 are the most"),
    ],
)
def test_what_is_beyond_a_limit_is_told(name: str, value: Any, told: str) -> None:
    g = dealt()
    setattr(g, name, value)
    assert told in beyond_limits(g)


def test_rows_that_are_not_by_seat() -> None:
    title = titles()["chicago_1875"]
    g = dealt(title)
    g.building_stacks.append([])
    assert beyond_limits(g) == ["building_stacks has 4 rows, and 3 are the most"]


def test_a_view_may_hide_and_a_position_may_not() -> None:
    g = dealt()
    view = g.seen_by(1)
    assert not beyond_limits(view)
    g.hands = view.hands
    assert beyond_limits(g)


def test_a_position_beyond_its_limits_is_neither_sound_nor_read() -> None:
    g = dealt()
    g.coins[1] = 10**6
    assert isinstance(g, Toll)
    assert not g.flaws()
    with pytest.raises(Flaw, match="beyond the limits of its field: coins"):
        sound(g)
    with pytest.raises(ValueError, match="coins has 1000000, not 0 to 111"):
        whole(g, 3)
