"""Tollhouse without an end: when all cards are played they are dealt anew.

A server finds this shelf on its path, whichever commit it is of; so nothing but the kernel and the
toy game of the tests is used.
"""

from __future__ import annotations

from burnham.kernel.title import Title
from tests.table.site import titles as tollhouse
from tests.toy import STEPS, TURN, Toll
from tests.toy.steps import Turn as OnceAround

HAND = 3


class Turn(OnceAround):
    def run(self, g: Toll, arg: int) -> None:
        if not any(g.hands):
            g.deck += g.played
            g.played = []
            g.shuffle(g.deck)
            for hand in g.hands:
                hand.extend(g.deck.pop() for _ in range(HAND))
        super().run(g, arg)


def titles() -> dict[str, Title]:
    """The shelf; this process plays no other Tollhouse."""
    STEPS[TURN] = Turn("turn")
    return tollhouse()
