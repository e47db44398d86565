"""Tollhouse dealt: three cards a seat."""

from __future__ import annotations

from burnham.kernel.title import Options
from tests.toy.box import Box
from tests.toy.position import Toll
from tests.toy.questions import TURN


def setup(box: Box, seats: int, options: Options, seed: str, dice: str) -> Toll:
    g = Toll(box, seats)
    g.reseed(seed, dice)
    g.deck = list(range(len(box.cards)))
    g.shuffle(g.deck)
    for hand in g.hands:
        hand.extend(g.deck.pop() for _ in range(3))
    if options["free"]:
        g.toll = 0
    g.then(TURN, 0)
    return g
