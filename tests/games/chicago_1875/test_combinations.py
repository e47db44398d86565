"""Every combination of options can be played, at every number of seats in turn."""

from __future__ import annotations

from itertools import product

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.kernel.checks import play_on
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import OptionValue

NAMES = [option.name for option in TITLE.rules.options]
COMBINATIONS = list(product(*(option.choices for option in TITLE.rules.options)))


@pytest.mark.parametrize("number", range(8))
def test_combinations_are_sound(number: int) -> None:
    """An eighth of all combinations, two decades each, under the conservation laws."""
    for place, choices in list(enumerate(COMBINATIONS))[number::8]:
        options: dict[str, OptionValue] = dict(zip(NAMES, choices, strict=True))
        game = new_game(TITLE, 2 + place % 3, str(choices), options, None)
        dice = Dice(str(choices))
        for _ in range(8):
            play_on(game.position, dice, 8)
            assert game.position.flaws() == [], options


def test_steps_have_names_of_their_own() -> None:
    names = [step.name for step in TITLE.rules.steps]
    assert len(set(names)) == len(names)
