"""The answers to one question run a race: each meets the same imaginings, one after the other.

First sight counts like some tries.  Since tries may lie on another level than first sight, two
answers are compared only over the imaginings that both have met.
"""

from __future__ import annotations

import math
from typing import Final

BETWEEN_LOOKS: Final = 4
"""Rounds of the race between two looks at who has fallen behind."""

SURPRISE: Final = 0.1
"""How far shares may differ though they did not in the imaginings so far."""


class Runner:
    """One of the answers, what the judgement thinks of it at `sight`, for how many tries that
    counts, and what came of it in each imagining: its seat's share of the victory, and its lead."""

    def __init__(self, answer: int, sight: float, first_sight: float, players: int) -> None:
        self.answer = answer
        self.sight = sight
        self.first_sight = first_sight
        self.shares: list[float] = []
        self.leads: list[float] = []
        self.totals = [0.0] * players
        self.out = False

    def came_in(self, shares: list[float], seat: int, lead: float) -> None:
        """What came of one more imagining, for all players."""
        self.shares.append(shares[seat])
        self.leads.append(lead)
        for player in range(len(shares)):
            self.totals[player] += shares[player]

    @property
    def tries(self) -> int:
        return len(self.shares)

    @property
    def worth(self) -> float:
        return sum(self.shares) / max(1, len(self.shares))

    @property
    def lead(self) -> float:
        return sum(self.leads) / max(1, len(self.leads))

    def merit(self, tries: int) -> float:
        """What it is worth after so many tries, together with first sight."""
        total = self.first_sight * self.sight + sum(self.shares[:tries])
        return total / (self.first_sight + tries)

    def lag(self, other: Runner) -> float:
        """How much less it is worth than another one."""
        tries = min(self.tries, other.tries)
        return other.merit(tries) - self.merit(tries)

    def points_lag(self, other: Runner) -> float:
        """How many points of lead that costs; nothing is known of one that never ran."""
        tries = min(self.tries, other.tries)
        return sum([other.leads[i] - self.leads[i] for i in range(tries)]) / max(1, tries)

    def behind(self, other: Runner, doubt: float) -> bool:
        """Worse than the other by more than chance explains, imagining by imagining."""
        tries = min(self.tries, other.tries)
        if tries < BETWEEN_LOOKS:
            return False
        lags = [other.shares[i] - self.shares[i] for i in range(tries)]
        mean = sum(lags) / tries
        spread = sum([(lag - mean) * (lag - mean) for lag in lags]) / (tries - 1)
        error = math.sqrt((spread + SURPRISE * SURPRISE) / (self.first_sight + tries))
        return self.lag(other) > doubt * error


def in_front(running: list[Runner]) -> Runner:
    """The best of those who run, over the rounds that all have finished."""
    rounds = min([runner.tries for runner in running])
    return max(running, key=lambda runner: runner.merit(rounds))
