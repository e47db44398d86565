"""Ratings from matches of two kinds of bot (Bradley and Terry's model).

Every bot has a strength, and wins in proportion to it: one of strength a beats k others of strength
b with the chance a / (a + k·b).  So every match tells the logarithm of a / b, with an error; the
ratings are what fits all of them best, each weighted by how sure it is.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from burnham.lab.sprt import CERTAINTY, Deals

POINTS = 400 / math.log(10)
"""As in chess: 400 points are ten to one."""

Contest = tuple[str, str, Deals]
"""Of whom the shares are, all others' name, and the deals."""

Matrix = list[list[float]]


class Rating(NamedTuple):
    bot: str
    rating: float
    interval: tuple[float, float]
    """95 %, of the distance to the first bot."""


def rate(bots: Sequence[str], contests: Sequence[Contest], seats: int) -> list[Rating]:
    """The first bot has 0.  Every bot must have met the first, or one that is linked to it."""
    count = len(bots)
    weights: Matrix = [[0.0] * count for _ in bots]
    pulls = [0.0] * count
    for one, other, deals in contests:
        lead, weight = _lead(deals, seats - 1)
        for bot, rival, sign in ((one, other, 1), (other, one, -1)):
            own = bots.index(bot)
            weights[own][own] += weight
            weights[own][bots.index(rival)] -= weight
            pulls[own] += sign * weight * lead
    errors = inverse([row[1:] for row in weights[1:]])
    found = [Rating(bots[0], 0.0, (0.0, 0.0))]
    for place, row in enumerate(errors):
        middle = POINTS * sum(part * pull for part, pull in zip(row, pulls[1:], strict=True))
        reach = POINTS * CERTAINTY * math.sqrt(row[place])
        found.append(Rating(bots[place + 1], middle, (middle - reach, middle + reach)))
    return found


def _lead(deals: Deals, others: int) -> tuple[float, float]:
    """The logarithm of how much stronger one is than each of the others, and what weight it has."""
    share = deals.middle
    slope = share * (1 - share)
    return math.log(share / (1 - share) * others), (slope / deals.error) ** 2


def inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if i != j:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
