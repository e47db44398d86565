"""A point of the tree: what is known of the answers there."""

from __future__ import annotations

import math
from typing import Final

EVEN: Final = 0.1
"""The part of the curiosity that all answers share alike."""


class Node:
    """The answers ever met at one point, a row each; `rows` and `priors` are those of the answers
    that are legal just now, in their order.

    A node is a way of answering, not a position: what was imagined decides which question is asked
    here and which answers it has.  `question` tells questions (and who is asked) apart.  `likes`
    are what the judgement said of each answer, `drift` by how much playouts came out otherwise.
    """

    def __init__(self) -> None:
        self.visits = 0
        self.drift = 0.0
        self.known: dict[int, int] = {}
        self.tries: list[int] = []
        self.worth: list[float] = []
        self.leads: list[float] = []
        self.likes: list[float] = []
        self.children: list[Node | None] = []
        self.question = -1
        self.answers: list[int] = []
        self.rows: list[int] = []
        self.priors: list[float] = []

    def asked(self, question: int, answers: list[int]) -> bool:
        """This is what was asked here last: rows and priors are ready."""
        return question == self.question and answers == self.answers

    def row(self, question: int, answer: int) -> int:
        """The row of an answer, -1 if it was never legal here before."""
        return self.known.get(question * 4096 + answer, -1)

    def add(self, question: int, answer: int, like: float) -> None:
        row = len(self.tries)
        self.known[question * 4096 + answer] = row
        self.tries.append(0)
        self.worth.append(0.0)
        self.leads.append(0.0)
        self.likes.append(like)
        self.children.append(None)

    def record(self, row: int, share: float, lead: float) -> None:
        self.visits += 1
        self.drift += share - self.likes[row]
        self.tries[row] += 1
        self.worth[row] += share
        self.leads[row] += lead

    def line_up(self, question: int, answers: list[int], sharpness: float) -> None:
        """Make ready to choose among these answers, all of which have a row.  The more the
        judgement likes what an answer leads to, the more curious we are about it."""
        self.question = question
        self.answers = answers
        self.rows = [self.row(question, answer) for answer in answers]
        best = max([self.likes[row] for row in self.rows])
        liked = [math.exp(sharpness * (self.likes[row] - best)) for row in self.rows]
        part = (1.0 - EVEN) / sum(liked)
        even = EVEN / len(answers)
        self.priors = [part * like + even for like in liked]

    def worth_of(self, row: int, trust: float) -> float:
        """What came of an answer.  What the judgement said of it counts as `trust` tries, mended by
        how the answers tried came out, so that it can be compared with them."""
        judged = self.likes[row] + self.drift / max(self.visits, 1)
        return (self.worth[row] + trust * judged) / (self.tries[row] + trust)

    def most_promising(self, explore: float, trust: float) -> int:
        """The place among the answers: worth so far, plus curiosity that fades with the tries."""
        curiosity = explore * math.sqrt(self.visits + 1.0)
        drift = trust * self.drift / max(self.visits, 1)
        best, found = -math.inf, 0
        for place in range(len(self.rows)):
            row = self.rows[place]
            tries = self.tries[row]
            promise = (self.worth[row] + trust * self.likes[row] + drift) / (tries + trust)
            promise += curiosity * self.priors[place] / (tries + 1)
            if promise > best:
                best, found = promise, place
        return found
