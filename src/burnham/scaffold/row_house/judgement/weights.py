"""The free numbers of the judgement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """`step` is by how much a row climbs with each tile, `hope` how many of the turns to come lay
    one.  First guesses: `python -m burnham.lab.tune row_house` finds better ones."""

    step: float = 3.0
    hope: float = 0.6


WEIGHTS: Final = Weights()
