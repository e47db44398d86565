"""The free numbers of the judgement.  What the rules fix is computed from the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """What things are worth to the judgement, in points; `burnham.lab.tune` can tune them.

    `turn` is a turn that serves no building: a step, a tender, some money.  `development` is what
    developments add to a building, `building` what it is worth through tenders still to come,
    `money` what a dollar is worth beyond its share of a point while there are `time_to_use` turns.
    `pair` and `rival` are the parts of a tender that a free neighbour promises, `majority` how much
    a lead of one counts early, `majority_late` how much more at the end.  `rich_tender` and
    `plain_tender` are what a new tender brings with each of the buildings to come.
    """

    turn: float = 0.9
    permits_a_building: float = 1.5
    permit: float = 0.4
    yearly_income: float = 2.5
    early_choice: float = 0.25
    development: float = 3.0
    building: float = 0.8
    money: float = 0.34
    time_to_use: float = 8.0
    pair: float = 0.25
    rival: float = 0.4
    light: float = 0.5
    majority: float = 0.4
    majority_late: float = 0.4
    rich_tender: float = 0.3
    plain_tender: float = 0.7


WEIGHTS: Final = Weights()
