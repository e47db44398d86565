"""The free numbers of the judgement.  What the rules fix is computed from the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """What things are worth to the judgement, in points; `burnham.lab.tune` can tune them.

    `turn` is a turn that serves no building: a step, a tender, some money.  `development` is what
    developments add to a building (times `crowded` for every player beyond two), `building` what it
    is worth through tenders still to come, `money` what a dollar is worth beyond its share of a
    point while there are `time_to_use` turns.
    `pair` and `rival` are the parts of a tender that a free neighbour promises, `majority` how much
    a lead of one counts early, `majority_late` how much more at the end.  `rich_tender` and
    `plain_tender` are what a new tender brings with each of the buildings to come.
    """

    turn: float = 2.01
    permits_a_building: float = 1.66
    permit: float = 0.68
    yearly_income: float = 1.7
    early_choice: float = 0.253
    development: float = 6.3
    crowded: float = 0.69
    building: float = 1.32
    money: float = 0.627
    time_to_use: float = 7.12
    pair: float = 0.179
    rival: float = 0.362
    light: float = 0.581
    majority: float = 0.371
    majority_late: float = 0.474
    rich_tender: float = 0.436
    plain_tender: float = 0.853


WEIGHTS: Final = Weights()
