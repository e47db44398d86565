"""The judgement of Tollhouse."""

from __future__ import annotations

from typing import Final

from burnham.kernel.learned import Learned
from tests.toy.position import Toll

TERMS: Final = ("coins",)
LEARNED: Final = Learned(TERMS)


def weigh(g: Toll, seat: int) -> list[float]:
    """What a seat may expect, by TERMS."""
    parts = [float(g.coins[seat])]
    return parts if g.over else LEARNED.corrected(parts, stage(g))


def value(g: Toll, seat: int) -> float:
    return sum(weigh(g, seat))


def stage(g: Toll) -> float:
    """How far the game is: the part of all cards that has been played."""
    return len(g.played) / len(g.box.cards)
