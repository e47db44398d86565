"""Setting up.  RH-002, RH-003"""

from __future__ import annotations

from burnham.kernel.title import Options
from burnham.scaffold.row_house.box import Box
from burnham.scaffold.row_house.position import RowHouse
from burnham.scaffold.row_house.questions import TURN


def setup(box: Box, seats: int, options: Options, seed: str, dice: str) -> RowHouse:
    g = RowHouse(box, seats)
    g.reseed(seed, dice)
    g.long_rows = int(options["long_rows"])
    g.stack = list(range(len(box.numbers)))
    g.shuffle(g.stack)
    for hand in g.hands:
        hand.extend(g.stack.pop() for _ in range(box.hand))
    g.then(TURN, 0)
    return g
