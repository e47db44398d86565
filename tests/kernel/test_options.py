"""Games, seats, seeds, options: what does not fit is told in one sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import burnham
from burnham import BadOption
from tests.toy import TITLE


def test_the_shelf_says_what_can_be_played() -> None:
    about = burnham.catalogue()["toy"]
    assert about["names"] == {"en": "Tollhouse", "de": "Zollhaus"}
    assert about["seats"] == [2, 3]
    assert about["options"] == {"free": {"choices": [False, True], "default": False, "seats": [2]}}
    assert about["rules_version"] == 1
    assert about["complete"] is True


@pytest.mark.parametrize("game", ["nim", "", "TOY", None, 3, [], "../toy", "kernel"])
def test_unknown_game(game: Any) -> None:
    with pytest.raises(BadOption, match=r"There is no game .*toy"):
        burnham.new(game, seats=2)


@pytest.mark.parametrize("seats", [1, 4, 0, -2, 10**12, True, 2.0, "2", None])
def test_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(BadOption, match="toy is for 2 to 3 seats"):
        burnham.new("toy", seats=seats)


@pytest.mark.parametrize("seed", [None, 1.5, True, [1], "\ud800", b"1"])
def test_what_is_no_seed(seed: Any) -> None:
    with pytest.raises(BadOption, match="A seed is a whole number or a text"):
        burnham.new("toy", seats=2, seed=seed)


def test_a_number_too_long_to_be_written_is_no_seed() -> None:
    with pytest.raises(BadOption, match="A seed is a whole number or a text"):
        burnham.new("toy", seats=2, seed=10**5000)


@pytest.mark.parametrize("seed", [0, -5, 10**40, "", "Burnham", "🎲", "a" * 10_000])
def test_what_is_a_seed(seed: int | str) -> None:
    assert burnham.new("toy", seats=2, seed=seed).record()["seed"] == str(seed)


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(BadOption, match="toy has no option “solo”; it has free"):
        burnham.new("toy", seats=2, options={"solo": True})


@pytest.mark.parametrize("value", [1, 0, "true", None, 2, [True], 10**30])
def test_a_value_that_the_option_does_not_have(value: Any) -> None:
    with pytest.raises(BadOption, match=r"free=.* is not possible"):
        burnham.new("toy", seats=2, options={"free": value})


def test_an_option_that_does_not_fit_the_seats() -> None:
    with pytest.raises(BadOption, match="free=True is not possible with 3 seats"):
        burnham.new("toy", seats=3, options={"free": True})
    assert burnham.new("toy", seats=3, options={"free": False}).options == {"free": False}


@pytest.mark.parametrize("options", ["free", [("free", True)], 3, {"free"}])
def test_options_that_are_no_pairs(options: Any) -> None:
    with pytest.raises(BadOption, match="Options are pairs"):
        burnham.new("toy", seats=2, options=options)


def test_an_option_is_read_from_a_word() -> None:
    free = TITLE.rules.options[0]
    assert free.read("true") is True
    assert free.read("False") is False
    with pytest.raises(BadOption, match="free must be one of false, true, not “yes”"):
        free.read("yes")


def test_errors_speak_german_too() -> None:
    with pytest.raises(BadOption) as error:
        burnham.new("toy", seats=9)
    assert error.value.said("de") == "toy ist für 2 bis 3 Plätze, nicht für 9."


def test_what_is_suggested_is_preset_for_people_alone() -> None:
    free = replace(TITLE.rules.options[0], suggested=True)
    title = replace(TITLE, rules=replace(TITLE.rules, options=(free,)))
    assert title.presets(2) == {"free": True}
    assert title.presets(3) == {}, "it means nothing there"
    assert title.full_options(2, {}) == {"free": False}
    assert TITLE.presets(2) == {"free": False}
