"""The free numbers of the judgement.  What the rules fix is computed from the box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Weights:
    """What things are worth to the judgement, in points; `burnham.lab.tune` can tune them.

    Time: `turn` is a turn that serves no building: a step, a tender, some money.  `pace` is how
    many turns it takes to get a thing that a building needs: not every card has it; for the `build`
    itself as many times as long.  `year` is what
    a year brings besides turns.  `early_choice` is moving first on the next card.

    Buildings: `development` is what part of a good development a later building brings (times
    `crowded` for every player beyond two), `building` what a building is worth through tenders
    still to come, `choice` how much more than a mean site a later one is worth, as a part of
    what the best is worth more; `finish` the part of the builder tender that counts as soon as
    all buildings are in reach.

    Permits: `permits_a_building` is how many a good building takes, `permit` what it costs to get
    one more of them, `suits` and `symbols` what part of a site and of a development a permit
    promises.

    Money: a dollar is worth `money` more than its share of a point while there are `time_to_use`
    turns; less and less of that beyond `spent` and `spent_a_turn`, which is what can still be used.
    Later payments count `price` of that.

    Tenders: `pair` and `rival` are the parts that a free neighbour promises, `light` what a street
    light is worth through the next ones, all that while there are `time_to_finish` turns;
    `majority` is how much a lead of one counts early,
    `majority_late` how much more at the end, `new_tender` what part of it a tender brings that is
    not yet chosen.
    """

    turn: float = 0.5
    pace: float = 2.27
    build: float = 1.43
    year: float = 4.0
    early_choice: float = 0.253
    development: float = 0.9
    crowded: float = 0.9
    building: float = 0.67
    choice: float = 0.46
    finish: float = 0.5
    permits_a_building: float = 1.8
    permit: float = 1.1
    suits: float = 0.09
    symbols: float = 0.09
    money: float = 0.8
    time_to_use: float = 3.0
    price: float = 0.4
    spent: float = 12.0
    spent_a_turn: float = 0.3
    pair: float = 0.1
    rival: float = 0.362
    light: float = 0.4
    time_to_finish: float = 12.0
    majority: float = 0.371
    majority_late: float = 0.474
    new_tender: float = 1.2


WEIGHTS: Final = Weights()
