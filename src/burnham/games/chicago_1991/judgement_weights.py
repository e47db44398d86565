"""The free numbers of the judgement.  What the rules fix is computed from the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """What things are worth to the judgement.  By self-play: docs/bots.md says how.

    `victory` is a victory by goal in FT, `threat` how much of it a rival's takes away.  `attack`
    and `raid` are how likely a rival, and one's own side, does what it could do to a goal's
    building; `rise` and `fall` how likely a three-ring member gets its fourth ring and a four-ring
    member loses one; `later_goal` the chance of a goal in a later phase with nothing missing, and
    `later_step` what is left of it for each thing missing.

    `later` is the part of later payouts that a building of today still brings, `loss` and
    `loss_end` how likely a foe who can take it has it when a phase ends, seen from its beginning
    and its end, `wear` how likely a cheap bar is lost in a phase.  `set_now` and
    `set_later` are the parts of a broken set's bonus that are hoped for.  `home` is one's own home
    bar.  The first member counts `crew` FT a phase beyond its value, each further one `crew_fade`
    of that; `prospect` and `danger` are the parts of its best target and of its value at stake.
    `stake` is how much the value of members won or lost counts, `point` a point not yet spent.
    """

    victory: float = 100_000.0
    threat: float = 0.5
    attack: float = 0.7
    raid: float = 0.4
    rise: float = 0.25
    fall: float = 0.3
    later_goal: float = 0.4
    later_step: float = 0.4
    later: float = 0.5
    loss: float = 0.1
    loss_end: float = 0.8
    wear: float = 0.12
    home: float = 4_000.0
    set_now: float = 0.55
    set_later: float = 0.4
    crew: float = 2_500.0
    crew_fade: float = 0.88
    prospect: float = 0.05
    danger: float = 0.1
    stake: float = 1.3
    point: float = 200.0


WEIGHTS: Final = Weights()
