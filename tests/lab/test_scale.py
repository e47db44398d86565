"""The scale is found again in games whose victories follow from it."""

from __future__ import annotations

import math

import pytest

from burnham.kernel.playout import Dice
from burnham.lab.scale import Moment, best_scale, game, likelihood
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
