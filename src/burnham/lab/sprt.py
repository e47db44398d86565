"""A sequential test: play as many deals as it takes to decide, and no more.

What is observed is the *deal*: played in all rotations of the line-up, it gives one share of the
victory between 0 and 1, in which luck of the deal and of the seat has cancelled out.  Two claims
about the share of a bot are weighed, `low` and `high`.  After every deal the evidence is the
logarithm of how much better `high` explains all deals than `low`; the test stops when it leaves
the span that the two error rates allow (Wald).  How deals are spread is not known beforehand, so
each claim is given the spread that suits it best (a generalised test, as chess engines are
tested): with mean m and variance v of n deals that comes to n/2 · log((v + (m - low)²) / (v +
(m - high)²)).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from burnham.kernel.errors import BadOption

CERTAINTY = 1.959964
"""Standard deviations to both sides that hold 95 %."""

ALONG = 2
"""So many deals lost and as many won are counted along where the spread is asked for: a few equal
deals do not mean that there is none."""


class Verdict(StrEnum):
    ABOVE = "above"
    """More than the low share: that much would hardly come of it."""

    BELOW = "below"
    """Less than the high share."""

    UNDECIDED = "undecided"


class Bounds(NamedTuple):
    """Two claims about a share, and how often each may be given up though it is true."""

    low: float
    high: float
    alpha: float = 0.05
    """How often a bot of the low share may pass for more."""

    beta: float = 0.05
    """How often a bot of the high share may pass for less."""

    least: int = 20
    """Deals before anything is decided."""

    most: int = 1000
    """Deals after which it stays undecided."""

    def checked(self) -> Bounds:
        """These, or BadOption if nothing can be decided by them."""
        rates = 0 < self.alpha < 0.5 and 0 < self.beta < 0.5
        if not (0 < self.low < self.high < 1 and rates):
            raise BadOption("sprt")
        return self


@dataclass(frozen=True)
class Deals:
    """What deals come to: how many, the sum of their shares and of the squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def and_one(self, share: float) -> Deals:
        return Deals(self.count + 1, self.total + share, self.squares + share * share)

    @property
    def share(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of one deal, with those counted along."""
        return self._more.squares / self._more.count - self.middle**2

    @property
    def middle(self) -> float:
        """The share with those counted along: never quite 0 or 1."""
        return self._more.total / self._more.count

    @property
    def error(self) -> float:
        """The standard error of `middle`."""
        return math.sqrt(self.variance / self._more.count)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Agresti and Coull's, for deals), as if it had been known
        beforehand how many would be played."""
        reach = CERTAINTY * self.error
        return (max(0.0, self.middle - reach), min(1.0, self.middle + reach))

    @property
    def _more(self) -> Deals:
        return Deals(self.count + 2 * ALONG, self.total + ALONG, self.squares + ALONG)


class Finding(NamedTuple):
    verdict: Verdict
    deals: Deals


def evidence(deals: Deals, bounds: Bounds) -> float:
    """For the high share if positive, for the low one if negative."""
    far, near = ((deals.share - claim) ** 2 for claim in (bounds.low, bounds.high))
    return deals.count / 2 * math.log((deals.variance + far) / (deals.variance + near))


def decide(deals: Deals, bounds: Bounds) -> Verdict:
    """What these deals say, if it was undecided until the last."""
    weight = evidence(deals, bounds)
    if deals.count < bounds.least:
        return Verdict.UNDECIDED
    if weight >= math.log((1 - bounds.beta) / bounds.alpha):
        return Verdict.ABOVE
    if weight <= math.log(bounds.beta / (1 - bounds.alpha)):
        return Verdict.BELOW
    return Verdict.UNDECIDED


def find(shares: Iterable[float], bounds: Bounds) -> Finding:
    """Takes shares of deals in order, only until they decide."""
    deals, verdict = Deals(), Verdict.UNDECIDED
    for share in shares:
        deals = deals.and_one(share)
        verdict = decide(deals, bounds)
        if verdict != Verdict.UNDECIDED or deals.count >= bounds.most:
            break
    return Finding(verdict, deals)
