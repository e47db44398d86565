"""Tollhouse near its end: positions small enough to know what is best."""

from __future__ import annotations

from tests import toy
from tests.toy import Toll

LOW, HIGH = 0, 10
"""Cards of Tollhouse: one of value 1 and one of value 6."""


def endgame(coins: list[int], hand: list[int], deck: list[int]) -> Toll:
    """Seat 0 alone still has cards."""
    g = Toll(toy.TITLE.box(toy.TITLE.tables()), 2)
    g.reseed("endgame")
    g.coins = coins
    g.hands = [hand, []]
    g.deck = deck
    g.played = [card for card in range(12) if card not in hand + deck]
    g.then(toy.TURN, 0)
    g.settle()
    return g
