"""The judgement of Tollhouse."""

from __future__ import annotations

from tests.toy.position import Toll


def value(g: Toll, seat: int) -> float:
    return float(g.coins[seat])
