"""The free numbers of the judgement.  What the rules fix is computed from the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """What things are worth to the judgement, in points; `burnham.lab.tune` can tune them.

    `spare` is a token beyond what the next round will need (`reserve` times the usual), `step` one
    of expertise, `track_end` and `halfway` what is special about the end of a track and the way to
    the next permanent.  `raised`, `level` and `moved` are what building brings beside its printed
    gains, `prestige` a prestige building to come.  `behind` is the chance of a project that one
    could still catch up in, `threat` that of losing one with the smallest lead.
    """

    marker: float = 1.1
    neighborhood: float = 0.25
    set_part: float = 0.033
    level: float = 1.5
    raised: float = 3.5
    moved: float = 2.4
    prestige: float = 5.0
    behind: float = 0.2
    threat: float = 0.55
    token: float = 0.7
    spare: float = 0.2
    wild: float = 0.85
    favor: float = 2.8
    step: float = 0.55
    column: float = 0.35
    track_end: float = 4.5
    halfway: float = 0.8
    expansion: float = 0.45
    poverty_step: float = 4.5
    reserve: float = 1.0
    asterisk: float = 2.0
    tile: float = 1.0


WEIGHTS: Final = Weights()
