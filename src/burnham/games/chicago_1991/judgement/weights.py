"""The free numbers of judgement and glance.  What the rules fix is computed from the box."""

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


@dataclass
class Habits:
    """What a player at a glance goes for, in FT.  By self-play: docs/bots.md says how.

    `bar` is the part of its value that a building not yet owned brings, `later` how much of that
    each later phase adds.  `goal0` is the building that completes a goal, `goal1` and `goal2` one
    after which so many are missing; `deny0` to `deny2` one of a rival who misses so many; `four`
    the four-ring member that completes its goal, `deny_four` one of a rival who has enough of them.
    They count in full when no foe moves any more in this phase, earlier less: `late` is the power
    of that.  `kill`, `lose` and `rise` are a foe of so many rings, a member of so many, and one
    more ring for such a member.  `post` is the part of a building's value that its guard minds when
    leaving, `point` a point of the way, `far` the way that makes a target half as good.  A member
    to be placed likes `in_casino`, and to be near the next casino `clockwise`, the one `back`, and
    the `plaza`.
    """

    bar: float = 0.37
    later: float = 0.18
    goal0: float = 87_000.0
    goal1: float = 21_000.0
    goal2: float = 3_100.0
    deny0: float = 240_000.0
    deny1: float = 34_000.0
    deny2: float = 3_600.0
    four: float = 37_000.0
    deny_four: float = 600_000.0
    late: float = 3.7
    kill1: float = 5_300.0
    kill2: float = 23_000.0
    kill3: float = 61_000.0
    kill4: float = 151_000.0
    lose1: float = 40_000.0
    lose2: float = 38_000.0
    lose3: float = 72_000.0
    lose4: float = 266_000.0
    rise1: float = 17_000.0
    rise2: float = 48_000.0
    rise3: float = 66_000.0
    post: float = 0.2
    point: float = 230.0
    far: float = 5.4
    in_casino: float = 17.0
    clockwise: float = 0.69
    back: float = 0.27
    plaza: float = 0.14


HABITS: Final = Habits()

GATHERER: Final = Habits(
    bar=0.55,
    later=1.7,
    goal0=330_000.0,
    goal1=183_000.0,
    goal2=60.0,
    deny0=33_000.0,
    deny1=129_000.0,
    deny2=1_000.0,
    four=94_000.0,
    deny_four=270_000.0,
    late=0.7,
    kill1=17_000.0,
    kill2=63_000.0,
    kill3=102_000.0,
    kill4=96_000.0,
    lose1=34_000.0,
    lose2=71_000.0,
    lose3=183_000.0,
    lose4=36_000.0,
    rise1=0.0,
    rise2=30_000.0,
    rise3=50_000.0,
    post=0.0,
    point=0.2,
    far=150.0,
    in_casino=160.0,
    clockwise=1.7,
    back=0.0,
    plaza=1.0,
)
"""Habits that answer most like `normal`, who gathers casinos (docs/experiments/chicago_1991.md)."""
