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

    def __init__(self, judge: Callable[[Any, int], float], seed: str, dreams: int = DREAMS) -> None:
        self.judge = judge
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
        rivals = g.players - 1
        own = self.judge(g, seat)
        if rivals == 0:
            return own
        others = 0.0
        for other in range(g.players):
            if other != seat:
                others += self.judge(g, other)
        return own - others / rivals
