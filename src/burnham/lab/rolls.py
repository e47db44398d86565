"""Chance roll by roll: a game in which every roll, of the deal too, is told from outside.

Search needs chance as a move of its own: how many sides the next roll has, and what comes of each.
The rules roll in the middle of what they do; so an answer is tried on a copy with the rolls that
are told so far, and once more with every further roll, until it is done.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from burnham.kernel.chance import TOLD, NeedRoll
from burnham.kernel.position import Fact, Position
from burnham.kernel.title import Options, Title


@dataclass(frozen=True)
class Deal:
    """What is settled before the first roll."""

    title: Title
    box: Any
    seats: int
    options: Options

    def made(self, rolls: Iterable[int], facts: list[Fact] | None) -> Position:
        """The dealt position, ready for its first question; NeedRoll if one roll more is needed."""
        told = " ".join(map(str, rolls))
        position = self.title.rules.setup(self.box, self.seats, self.options, told, TOLD)
        position.facts = facts
        position.settle()
        return position


class Rolls:
    """A game that waits for a roll, or for a seat's answer.

    `sides` is how many the roll has that is needed now, 0 if none is.  `position` is the last one
    in which somebody was asked, None before the deal; `answer` and `script` are what was answered
    there and rolled since, while a roll is needed.  `facts` is what the last answer (or the deal)
    told, known once it is done.
    """

    def __init__(self, deal: Deal) -> None:
        """Before the deal."""
        self.deal = deal
        self.position: Position | None = None
        self.answer = 0
        self.script: list[int] = []
        self.facts: list[Fact] = []
        self.sides = 0
        self._go_on()

    @classmethod
    def going_on(cls, deal: Deal, position: Position) -> Rolls:
        """From a position in which nothing is hidden; its own dice are put away."""
        rolls = cls.__new__(cls)
        rolls.deal = deal
        rolls.answer, rolls.script, rolls.facts, rolls.sides = 0, [], [], 0
        rolls.position = position.clone()
        rolls.position.reseed("", TOLD)
        return rolls

    @property
    def asked(self) -> Position:
        """The position in which a seat is asked now, or the last one."""
        if self.sides or self.position is None:
            raise ValueError(f"a roll of {self.sides} sides comes first")
        return self.position

    def take(self, answer: int) -> None:
        """Give a legal answer; it may need rolls."""
        self.answer, self.script = self._legal(answer), []
        self._go_on()

    def tell(self, roll: int) -> None:
        """Say how the roll falls that is needed."""
        if not 0 <= roll < self.sides:
            raise ValueError(f"{roll} is no roll of {self.sides} sides")
        self.script = [*self.script, roll]
        self._go_on()

    def clone(self) -> Rolls:
        """A copy; positions are never changed once they are reached, so both may share them."""
        twin = Rolls.__new__(Rolls)
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Rolls:
        return self.clone()

    def _legal(self, answer: int) -> int:
        if answer not in self.asked.answers():
            raise ValueError(f"{answer} is no answer to this question")
        return answer

    def _go_on(self) -> None:
        facts: list[Fact] = []
        try:
            reached = self._tried(facts)
        except NeedRoll as need:
            self.sides = need.sides
            return
        self.position, self.sides, self.script = reached, 0, []
        self.facts = facts

    def _tried(self, facts: list[Fact]) -> Position:
        """What comes of the answer, or the deal, with the rolls told so far."""
        if self.position is None:
            return self.deal.made(self.script, facts)
        twin = self.position.clone()
        twin.scripted = self.script[:]
        twin.facts = facts
        twin.take(self.answer)
        twin.facts = None
        return twin
