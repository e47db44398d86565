"""Every setup of every game of the house: all seat counts, every value of every option."""

from __future__ import annotations

from typing import NamedTuple

from burnham.games import titles
from burnham.kernel.playout import Dice
from burnham.lab.setups import Setup, every_setup


class Case(NamedTuple):
    game: str
    setup: Setup

    def __str__(self) -> str:
        return f"{self.game} {self.setup}"


CASES = [
    Case(game, setup)
    for game, title in titles().items()
    for setup in every_setup(title, Dice(game), more=0)
]
SOLO = [case for case in CASES if case.setup.seats == 1]
TOGETHER = [case for case in CASES if case.setup.seats > 1]
