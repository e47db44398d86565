"""The scale and the worth of first sight are found again where they are known."""

from __future__ import annotations

import math

import pytest

from burnham.bots.search.race import Runner
from burnham.kernel.playout import Dice
from burnham.lab.calibrate import Moment, best_scale, compared, first_sight, game, likelihood
from tests import toy


def won_by_chance(lead: float, scale: float, dice: Dice) -> Moment:
    chance = 1.0 / (1.0 + math.exp(-lead / scale))
    first = dice.source.random_word() / 0x100000000 < chance
    return Moment([lead, 0.0], [0 if first else 1])


@pytest.mark.parametrize("scale", [5.0, 20.0])
def test_a_known_scale_is_found(scale: float) -> None:
    dice = Dice("leads")
    found = [won_by_chance(float(dice.source.roll(41) - 20), scale, dice) for _ in range(4000)]
    assert best_scale(found, 10.0) == pytest.approx(scale, rel=0.25)
    assert likelihood(found, scale) > likelihood(found, 10.0 * scale)


def test_a_game_is_seen_from_time_to_time() -> None:
    found = game(toy.TITLE, 3, "seen")
    assert found
    assert all(len(moment.values) == 3 and moment.winners for moment in found)


def runner(sight: float, shares: list[float]) -> Runner:
    made = Runner(0, sight, 1.0, 2)
    made.shares = shares
    return made


def test_what_differs_between_imaginings_is_luck() -> None:
    """The first is ahead by 0.1 on average and by 0.3 at first sight: an error of 0.2."""
    found = compared(runner(0.8, [0.7, 0.5] * 50), runner(0.5, [0.4, 0.6] * 50))
    luck = 0.2 * 0.2
    assert found.luck == pytest.approx(luck, rel=0.02)
    assert found.error == pytest.approx(0.2 * 0.2 - luck / 100, rel=0.02)
    assert found.tries == pytest.approx(1.0, rel=0.05)


def test_luck_and_error_of_a_game_are_measured() -> None:
    found = first_sight(toy.TITLE, 2, 4, 10, "sight")
    assert found.luck > 0.0
