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
    gains, `prestige` a prestige building to come.  In the last round a level is worth `last_level`,
    its point and what it brings in the wards, and a building takes `taken` points of ward control
    from all others together.  `behind` is the chance of a project that one could still catch up in,
    `threat` that of losing one with the smallest lead.
    """

    marker: float = 1.18
    neighborhood: float = 0.219
    set_part: float = 0.0459
    level: float = 0.77
    raised: float = 8.09
    last_level: float = 2.4
    taken: float = 2.2
    moved: float = 2.64
    prestige: float = 5.36
    behind: float = 0.172
    threat: float = 0.612
    token: float = 0.472
    spare: float = 0.156
    wild: float = 0.675
    favor: float = 2.46
    step: float = 0.492
    column: float = 0.302
    track_end: float = 6.14
    halfway: float = 1.15
    expansion: float = 0.533
    poverty_step: float = 3.63
    reserve: float = 1.41
    asterisk: float = 1.7
    tile: float = 0.872


WEIGHTS: Final = Weights()
