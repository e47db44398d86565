"""Sensible, but human: looks one answer ahead and misjudges what it sees."""

from __future__ import annotations

from burnham.bots.greedy import Greedy
from burnham.kernel.position import Position


class Easy(Greedy):
    """Greedy whose judgement errs by up to the mean lag of all answers behind the best: it takes a
    good one for the best, but no bad one for a good one."""

    def worths(self, seen: Position, seat: int, answers: list[int]) -> list[float]:
        worths = super().worths(seen, seat, answers)
        error = max(worths) - sum(worths) / len(worths)
        return [worth + error * self.slip() for worth in worths]

    def slip(self) -> float:
        """Anything from -1 to 1."""
        return self.dice.random_word() / 0x80000000 - 1.0
