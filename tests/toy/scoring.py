"""The richest wins; of equals the one with more cards."""

from __future__ import annotations

from burnham.kernel.scores import Item, Scores
from tests.toy.position import Toll


def scores(g: Toll) -> Scores:
    return Scores([("coins", g.coins)], [("cards", [len(hand) for hand in g.hands])])


def items(g: Toll) -> list[Item]:
    return [Item("coins", seat, "purse", coins, {}) for seat, coins in enumerate(g.coins)]
