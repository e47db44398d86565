"""The answers to one question run a race: each meets the same imaginings, one after the other.

First sight counts like some tries.  Since tries may lie on another level than first sight, two
answers are compared only over the imaginings that both have met.  Where a game can tell how lucky
its dice fell, luck is taken out of what came of the tries.
"""

from __future__ import annotations

import math
from typing import Any, Final

BETWEEN_LOOKS: Final = 4
"""Rounds of the race between two looks at who has fallen behind."""

SURPRISE: Final = 0.1
"""How far shares may differ though they did not in the imaginings so far."""


class Runner:
    """One of the answers, what the judgement thinks of it at `sight`, for how many tries that
    counts, and what came of it in each imagining: its seat's share of the victory, and its lead.
    `came` has both as they came, with the luck that was in them; `shares` and `leads` without.
    `endings` is what a witness noted of each try, if there was one."""

    def __init__(self, answer: int, sight: float, first_sight: float, players: int) -> None:
        self.answer = answer
        self.sight = sight
        self.first_sight = first_sight
        self.shares: list[float] = []
        self.leads: list[float] = []
        self.came: list[tuple[float, float, float]] = []
        self.endings: list[Any] = []
        self.totals = [0.0] * players
        self.out = False

    def came_in(self, shares: list[float], seat: int, lead: float, luck: float = 0.0) -> None:
        """What came of one more imagining, for all players."""
        self.came.append((shares[seat], lead, luck))
        self.shares.append(shares[seat])
        self.leads.append(lead)
        for player in range(len(shares)):
            self.totals[player] += shares[player]

    @property
    def tries(self) -> int:
        return len(self.shares)

    @property
    def worth(self) -> float:
        return sum(self.shares) / len(self.shares) if self.shares else self.sight

    @property
    def lead(self) -> float:
        return sum(self.leads) / max(1, len(self.leads))

    def means(self) -> tuple[float, float, float]:
        """Share, lead and luck, as they came."""
        share, lead, luck = 0.0, 0.0, 0.0
        for came in self.came:
            share += came[0]
            lead += came[1]
            luck += came[2]
        tries = max(1, len(self.came))
        return share / tries, lead / tries, luck / tries

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


def take_out_luck(runners: list[Runner]) -> None:
    """Dice are kinder to one answer than to another.  Luck is nothing on average, so what goes
    along with it in all tries together can be taken away from each, and less chance is left."""
    of_share, of_lead, squares = 0.0, 0.0, 0.0
    for runner in runners:
        share, lead, luck = runner.means()
        for came in runner.came:
            more = came[2] - luck
            of_share += (came[0] - share) * more
            of_lead += (came[1] - lead) * more
            squares += more * more
    if squares == 0.0:
        return
    for runner in runners:
        runner.shares = [came[0] - of_share / squares * came[2] for came in runner.came]
        runner.leads = [came[1] - of_lead / squares * came[2] for came in runner.came]
