"""One answer ahead: what the game's judgement likes best in a few imaginings of what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burnham.bots.looks import mean_look
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position

DREAMS: Final = 3


class Greedy:
    """Takes the answer after which it expects the largest lead over the mean of its rivals, in so
    many `dreams` together."""

    def __init__(
        self, judge_all: Callable[[Any], list[float]], seed: str, dreams: int = DREAMS
    ) -> None:
        self.judge_all = judge_all
        self.dice = Dice(seed)
        self.dreams = dreams

    def choose(self, seen: Position, seat: int) -> int:
        answers = seen.answers()
        if len(answers) == 1:
            return answers[0]
        worths = self.worths(seen, seat, answers)
        best = max(worths)
        return self.dice.pick([answers[i] for i, worth in enumerate(worths) if worth == best])

    def worths(self, seen: Position, seat: int, answers: list[int]) -> list[float]:
        """What the judgement says of each answer, in the mean of the dreams."""

        def look(number: int) -> list[float]:
            dream = seen.imagine(seat, str(self.dice.random_word()))
            return [self.lead(dream.after(answer), seat) for answer in answers]

        return mean_look(seen, self.dreams, look)

    def lead(self, g: Position, seat: int) -> float:
        values = self.judge_all(g)
        if len(values) == 1:
            return values[0]
        others = 0.0
        for other, value in enumerate(values):
            if other != seat:
                others += value
        return values[seat] - others / (len(values) - 1)
