"""What the battery plays: every game, its seat counts, every value of every option, some mixtures.

`BATTERY=toy,san_francisco pytest tests/battery` plays only these games.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from burnham.games import names, title_of
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import Title
from burnham.lab.setups import Setup, every_setup
from tests import toy

MIXTURES = 4
GAMES = os.environ["BATTERY"].split(",") if os.environ.get("BATTERY") else ["toy", *names()]
TITLES: dict[str, Title] = {name: toy.TITLE if name == "toy" else title_of(name) for name in GAMES}


class Case(NamedTuple):
    """One way to set up one game."""

    game: str
    setup: Setup

    @property
    def title(self) -> Title:
        return TITLES[self.game]

    def __str__(self) -> str:
        return f"{self.game} {self.setup}"

    def new(self, seed: str) -> Game:
        return new_game(self.title, self.setup.seats, seed, self.setup.options, None)


def cases_of(game: str) -> list[Case]:
    setups = every_setup(TITLES[game], Dice(f"battery of {game}"), MIXTURES)
    return [Case(game, setup) for setup in setups]


CASES = [case for game in GAMES for case in cases_of(game)]
