"""The scale is found again where it is known; tries gain where first sight errs."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from burnham.bots.search.race import Runner
from burnham.kernel.playout import Dice
from burnham.lab.calibrate import (
    TRIES,
    Gains,
    Moment,
    best_scale,
    choice,
    game,
    likelihood,
    lined_up,
    somewhere,
    standard_error,
    tried,
)
from tests import toy
from tests.toy.endgame import HIGH, LOW, endgame


def won_by_chance(lead: float, scale: float, dice: Dice) -> Moment:
    chance = 1.0 / (1.0 + math.exp(-lead / scale))
    first = dice.random_word() / 0x100000000 < chance
    return Moment([lead, 0.0], [0 if first else 1])


@pytest.mark.parametrize("scale", [5.0, 20.0])
def test_a_known_scale_is_found(scale: float) -> None:
    dice = Dice("leads")
    found = [won_by_chance(float(dice.roll(41) - 20), scale, dice) for _ in range(4000)]
    assert best_scale(found, 10.0) == pytest.approx(scale, rel=0.25)
    assert likelihood(found, scale) > likelihood(found, 10.0 * scale)


def test_a_game_is_seen_from_time_to_time() -> None:
    found = game(toy.TITLE, 3, "seen")
    assert found
    assert all(len(moment.values) == 3 and moment.winners for moment in found)


def runner(answer: int, sight: float, shares: list[float]) -> Runner:
    made = Runner(answer, sight, 1.0, 2)
    made.shares = shares
    return made


def test_the_choice_weighs_tries_against_first_sight() -> None:
    liked, better = runner(1, 0.8, [0.4, 0.4]), runner(2, 0.5, [0.6, 0.6])
    assert choice([liked, better], 0, 0.0) == 1
    assert choice([liked, better], 2, 0.0) == 2
    assert choice([liked, better], 2, 1.0) == 2
    assert choice([liked, better], 2, 10.0) == 1


def test_tries_gain_where_first_sight_sees_only_the_toll() -> None:
    """One of a draw and a play wins; first sight likes the other one."""
    gains = Gains(toy.TITLE, [10])
    gains.look(endgame([4, 8], [LOW], [HIGH]))
    assert gains.found[10, 16, 0.0][0] > 0.3
    assert gains.found[10, 16, 0.0][0] >= gains.found[10, 16, 60.0][0]
    assert len(list(gains.lines())) == 2 + len(TRIES)


def test_all_tries_are_of_the_answers_that_are_measured() -> None:
    """Another first sight may line up others, of which nothing is known: those do not run."""
    gains = Gains(toy.TITLE, [4])
    for seed in range(12):
        g = somewhere(toy.TITLE, 3, str(seed))
        assert g is not None
        first, second = (lined_up(toy.TITLE, g, 4, sight) for sight in ("measure", "try 4"))
        racing = {runner.answer for runner in first.runners[:2]}
        assert {runner.answer for runner in tried(second, racing, 1)} == racing
        gains.look(g)
    assert all(len(row) == 12 for row in gains.found.values())


def test_how_sure_a_gain_is() -> None:
    assert standard_error([0.1, 0.1, 0.1]) == 0.0
    assert standard_error([0.0, 1.0] * 50) == pytest.approx(0.05, rel=0.02)


def test_a_choice_from_somewhere_is_a_real_one() -> None:
    for seed in range(5):
        g = somewhere(toy.TITLE, 3, str(seed))
        assert g is not None
        assert len(g.answers()) > 1


def test_it_tells_how_much_of_chance_is_luck() -> None:
    """The last card is played or gambled: the die is all the chance there is."""

    def luck(g: Any, answer: int, seat: int) -> float:
        gambles = g.seat == seat and g.step.word(answer).startswith("gamble")
        before = g.coins[seat]
        g.take(answer)
        return g.coins[seat] - before - 3.5 if gambles else 0.0

    gains = Gains(replace(toy.TITLE, thinking=replace(toy.TITLE.thinking, luck=luck)), [4])
    gains.look(endgame([3, 6], [LOW], []))
    assert gains.chance > 0.0
    assert gains.chance_left < 0.5 * gains.chance
    assert "luck" in list(gains.lines())[-1]
    assert "luck" not in list(Gains(toy.TITLE, [4]).lines())[-1]
