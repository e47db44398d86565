"""Sensible, but human: looks one answer ahead and misjudges what it sees."""

from __future__ import annotations

from burnham.bots.greedy import Greedy
from burnham.kernel.position import Position
from burnham.kernel.title import Title


class Easy(Greedy):
    """Greedy whose judgement errs by up to half a comfortable lead either way."""

    def __init__(self, title: Title, seed: str) -> None:
        super().__init__(title.judge, seed)
        self.error = 0.5 * title.scale

    def lead(self, g: Position, seat: int) -> float:
        slip = self.dice.source.random_word() / 0x80000000 - 1.0
        return super().lead(g, seat) + self.error * slip
