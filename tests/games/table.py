"""A table to answer at in the words of the component file: `take("place build", "use build")`."""

from __future__ import annotations

from typing import Self

from burnham.kernel.game import Game
from burnham.kernel.position import Position

MADE: list[object] = []
"""The tables of the running test: conftest.py prints them if it fails."""


class AnyTable:
    """A game under way whose position may be rearranged at will."""

    def __init__(self, game: Game) -> None:
        self.game = game
        MADE.append(self)

    @property
    def seat(self) -> int | None:
        return self.game.seat

    @property
    def question(self) -> str | None:
        return self.game.question

    def __str__(self) -> str:
        asked = "over" if self.game.over else f"{self.question} of {self.seat}: {self.offers()}"
        return f"{self.game.text('en')}\n\n{asked}"

    # --- answering ------------------------------------------------------------------------

    def offers(self) -> list[str]:
        """The legal answers in the test's words."""
        return [self.told(answer) for answer in self._position().answers()]

    def take(self, *words: str) -> Self:
        for word in words:
            self.game.take(self.answer(word))
        return self

    def why(self, word: str) -> str:
        """The key of the reason why an answer is refused; empty if it is legal."""
        g, answer = self._position(), self.answer(word)
        reason: str = g.step.refusal(g, g.seat, g.arg, answer)
        assert (answer in g.answers()) == (not reason), f"{word}: {reason or 'legal'}"
        return reason

    def answer(self, word: str) -> int:
        """The answer told by a word; where several are told alike a legal one, or one at hand."""
        g = self._position()
        told = [a for a in range(g.step.size) if self.told(a) == word]
        assert told, f"{word!r} is no answer to {self.question}"
        near = [*g.answers(), *g.step.candidates(g, g.seat, g.arg)]
        return next((a for a in near if a in told), told[0])

    def _position(self) -> Position:
        """The position, whose fields a test may have changed by hand."""
        self.game.position.touched()
        return self.game.position

    def told(self, answer: int) -> str:
        """An answer in the test's words: its verb, and what it is about."""
        step = self.game.position.step
        parts = [step.verb(answer).name]
        parts += [self.called(kind, value) for kind, value in step.arguments(answer).items()]
        return " ".join(part for part in parts if part)

    def called(self, kind: str, value: int) -> str:
        """A thing by its name in the component file."""
        raise NotImplementedError
