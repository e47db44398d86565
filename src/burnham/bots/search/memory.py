"""What the tries of a question have liked so far is the short list of those to come."""

from __future__ import annotations

from typing import Final

from burnham.bots.search.outcome import Outlook
from burnham.kernel.position import Position
from burnham.kernel.step import MOST_ANSWERS

MOST_SEATS: Final = 16

FEW: Final = 4
"""So many of the answers that were liked before are looked at again."""

FIRST: Final = 2
AFRESH: Final = 8
"""The first tries of every answer, and then one in so many, look at everything."""


class Memory:
    """Plays on for a tree.  Its tries begin alike and come to the same questions again and again,
    so most of them look only at answers that earlier ones liked best there."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.liked: dict[int, int] = {}

    def quick_answer(self, g: Position, number: int, as_rival: bool = False) -> int:
        """The answer liked best, in the try of this number."""
        answers = self.outlook.short(g, as_rival)
        if len(answers) <= FEW:
            return self.outlook.favourites(g, answers, 1)[0]
        if number >= FIRST and number % AFRESH:
            answers = self.liked_before(g, answers)
        answer = self.outlook.favourites(g, answers, 1)[0]
        key = key_of(g, answer)
        self.liked[key] = self.liked.get(key, 0) + 1
        return answer

    def liked_before(self, g: Position, answers: list[int]) -> list[int]:
        """The few liked most often; all answers if hardly any was."""
        first = key_of(g, 0)
        known: list[tuple[int, int]] = []
        for answer in answers:
            times = self.liked.get(first + answer, 0)
            if times:
                known.append((-times, answer))
        if len(known) < 2:
            return answers
        if len(known) > FEW:
            known.sort()
        return [answer for _, answer in known[:FEW]]


def key_of(g: Position, answer: int) -> int:
    """A number for an answer to the question at hand, different for every step and seat."""
    return (g.asked_step * MOST_SEATS + g.seat) * MOST_ANSWERS + answer
