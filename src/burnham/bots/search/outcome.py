"""What a position comes to: every player's share of the victory, and the lead of one."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

from burnham.kernel.position import Position
from burnham.kernel.scores import Scores

VICTORY: Final = 0.8
"""The part of the end that is for the victory itself; the rest rewards the lead."""


class Judge:
    """The game's judgement before the end, its scores at the end.  `scale` is how many points make
    a lead comfortable."""

    def __init__(
        self, judge: Callable[[Any, int], float], scores: Callable[[Any], Scores], scale: float
    ) -> None:
        self.judge = judge
        self.scores = scores
        self.scale = scale

    def values(self, g: Position) -> list[float]:
        """The points that every player may expect."""
        if g.agenda:
            return [self.judge(g, player) for player in range(g.players)]
        return [float(total) for total in self.scores(g).totals]

    def shares(self, g: Position, values: list[float]) -> list[float]:
        """Every player's share of the victory, given the points to expect."""
        lead = soft_shares(values, self.scale)
        if g.agenda:
            return lead
        ranks = self.scores(g).ranks()
        each = VICTORY / ranks.count(1)
        return [
            (1.0 - VICTORY) * lead[player] + (each if ranks[player] == 1 else 0.0)
            for player in range(len(lead))
        ]


def lead_of(values: list[float], player: int) -> float:
    """Points ahead of the best rival."""
    if len(values) == 1:
        return values[0]
    best = -math.inf
    for other in range(len(values)):
        if other != player:
            best = max(best, values[other])
    return values[player] - best


def soft_shares(values: list[float], scale: float) -> list[float]:
    """Shares that add to one: even for equal values, all for a lead of many `scale`s."""
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
