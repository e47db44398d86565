"""Setting up: CH-010 to CH-014, CH-134."""

from __future__ import annotations

import pytest

from burnham.kernel.errors import BadOption
from tests.games.chicago_1991.builders import empty, phase_start, start, table
from tests.rules import rule

PRINTED = "ABDFHJKLW"


@rule("CH-010")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_gang_starts_alike(seats: int) -> None:
    t = start(seats)
    for letter in "YRG" if seats == 3 else "YRGB":
        assert t.cash(letter) == 125_000
        assert t.reserve(letter) == 19
        assert t.rings(f"{letter}01") == 4
        assert t.where(f"{letter}01") is None
        assert t.rings(f"{letter}02") == 0


@rule("CH-011")
@pytest.mark.parametrize(("seats", "bank"), [(2, 134), (3, 138), (4, 134)])
def test_rings_in_the_bank(seats: int, bank: int) -> None:
    assert start(seats).g.bank == bank


@rule("CH-012")
def test_owners_are_as_printed() -> None:
    t = start()
    for letter in "YRGB":
        assert t.buildings(letter) == [letter + building for building in PRINTED]


@rule("CH-013")
@pytest.mark.parametrize(
    ("absent", "letter"), [("yellow", "Y"), ("red", "R"), ("green", "G"), ("blue", "B")]
)
def test_the_missing_colour_owns_nothing(absent: str, letter: str) -> None:
    t = start(3, absent_gang=absent)
    assert all(t.owner(letter + building) is None for building in PRINTED)
    assert t.cash(letter) == t.reserve(letter) == t.rings(f"{letter}01") == 0
    others = [other for other in "YRGB" if other != letter]
    assert [t.g.leader[t.gang(other)] for other in others] == [0, 1, 2]


@rule("CH-014")
def test_two_players_run_opposite_gangs() -> None:
    assert start(2).g.leader == [0, 1, 0, 1]


@rule("CH-134")
def test_the_home_bar_of_a_missing_colour_is_no_hiring_place() -> None:
    t = table("Y01:4@BA", seats=3, before_roll=True, owners={"R": "YA"})
    assert t.owner("BA") == "Y"
    assert t.why("hire rings=1") == "home-lost"
    assert t.g.order() == [0, 1, 2], "blue has no turn in which it could hire"
    asked = phase_start(empty("Y01:4@BA", "R01:4@RW", "G01:4@GW", seats=3), "D")
    assert asked.g.arg != asked.gang("B")


def test_a_missing_colour_is_for_three() -> None:
    with pytest.raises(BadOption):
        start(4, absent_gang="red")
    with pytest.raises(BadOption):
        start(5)
