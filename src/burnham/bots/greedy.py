"""One answer ahead: what the game's judgement likes best in a few imaginings of what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from burnham.bots.looks import mean_look
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position

DREAMS: Final = 3

FARTHER: Final = 12
"""So many answers farther on what the judgement likes equally well is judged again."""


class Greedy:
    """Takes the answer after which it expects the largest lead over the mean of its rivals, in so
    many `dreams` together.  Between equals it looks farther, if it is told everybody's
    `quick_answer`."""

    def __init__(
        self,
        judge_all: Callable[[Any], list[float]],
        seed: str,
        dreams: int = DREAMS,
        quick_answer: Callable[[Any], int] | None = None,
    ) -> None:
        self.judge_all = judge_all
        self.dice = Dice(seed)
        self.dreams = dreams
        self.quick_answer = quick_answer

    def choose(self, seen: Position, seat: int) -> int:
        answers = seen.answers()
        if len(answers) == 1:
            return answers[0]
        liked = best_of(answers, self.worths(seen, seat, answers))
        if len(liked) > 1 and self.quick_answer is not None:
            liked = best_of(liked, self.farther(seen, seat, liked, self.quick_answer))
        return self.dice.pick(liked)

    def worths(self, seen: Position, seat: int, answers: list[int]) -> list[float]:
        """What the judgement says of each answer, in the mean of the dreams."""

        def look(number: int) -> list[float]:
            dream = seen.imagine(seat, str(self.dice.random_word()))
            return [self.lead(dream.after(answer), seat) for answer in answers]

        return mean_look(seen, self.dreams, look)

    def farther(
        self, seen: Position, seat: int, answers: list[int], quick_answer: Callable[[Any], int]
    ) -> list[float]:
        """What the judgement says of each answer after some more, in one dream."""
        dream = seen.imagine(seat, str(self.dice.random_word()))
        found: list[float] = []
        for answer in answers:
            g = dream.after(answer)
            for _ in range(FARTHER):
                if g.over:
                    break
                g.take(quick_answer(g))
            found.append(self.lead(g, seat))
        return found

    def lead(self, g: Position, seat: int) -> float:
        values = self.judge_all(g)
        if len(values) == 1:
            return values[0]
        others = 0.0
        for other, value in enumerate(values):
            if other != seat:
                others += value
        return values[seat] - others / (len(values) - 1)


def best_of(answers: list[int], worths: list[float]) -> list[int]:
    best = max(worths)
    return [answers[i] for i, worth in enumerate(worths) if worth == best]
