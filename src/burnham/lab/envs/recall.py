"""A game that is played roll by roll, and what every seat has heard of it: a value, never changed.

What a seat knows is what it sees now, what it has heard and what it has answered.  An imagined game
keeps of the past what the one who imagines has heard, and nothing else.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from burnham.kernel.codec import plain_fact
from burnham.kernel.journal import Chain, chain_of
from burnham.kernel.position import DICE_FIELDS, EVERYONE, Position
from burnham.kernel.records import canonical
from burnham.lab.rolls import Deal, Rolls

DICE = {field.name for field in DICE_FIELDS}


class Line(NamedTuple):
    """Something that a seat, or everybody, came to know."""

    text: str
    only: int

    def known_to(self, seat: int) -> bool:
        return self.only in (EVERYONE, seat)


class Recalled:
    """The present of a game, and the lines of its past."""

    def __init__(self, rolls: Rolls, lines: Chain[Line]) -> None:
        self.rolls = rolls
        self.lines = lines

    @classmethod
    def begun(cls, deal: Deal) -> Recalled:
        return cls(Rolls(deal), Chain())._with_facts()

    def after_roll(self, roll: int) -> Recalled:
        rolls = self.rolls.clone()
        rolls.tell(roll)
        return Recalled(rolls, self.lines)._with_facts()

    def after_answer(self, answer: int) -> Recalled:
        rolls, asked = self.rolls.clone(), self.rolls.asked
        rolls.take(answer)
        own = Line(f"{asked.step.name}: {asked.step.word(answer)}", asked.seat)
        return Recalled(rolls, self.lines.plus(own))._with_facts()

    def _with_facts(self) -> Recalled:
        if not self.rolls.sides:
            for fact in self.rolls.facts:
                self.lines = self.lines.plus(Line(canonical(plain_fact(fact)[:3]), fact.only))
        return self

    def imagined(self, seat: int, seed: str) -> Recalled:
        """A game that the seat cannot tell from this one; a roll must not be under way."""
        if self.rolls.position is None:
            return Recalled.begun(self.rolls.deal)
        dream = self.rolls.asked.imagine(seat, seed)
        known = chain_of(line for line in self.lines if line.known_to(seat))
        return Recalled(Rolls.going_on(self.rolls.deal, dream), known)

    def view(self, seat: int) -> Position | None:
        """What a seat sees, or saw when somebody was last asked; None before the deal is done."""
        position = self.rolls.position
        return None if position is None else position.seen_by(seat)

    def seen(self, seat: int) -> str:
        """What a seat sees, as text."""
        view = self.view(seat)
        if view is None:
            return "not dealt"
        return canonical({name: v for name, v in view.values().items() if name not in DICE})

    def known(self, seat: int) -> str:
        """All that a seat has heard and answered, line by line, and what it sees."""
        heard = [line.text for line in self.lines if line.known_to(seat)]
        return "\n".join([*heard, self.seen(seat)])

    def __str__(self) -> str:
        """The whole state, secrets and all."""
        rolls = self.rolls
        told = f" {rolls.answer} {rolls.script} of {rolls.sides}" if rolls.sides else ""
        position = rolls.position
        return f"{'not dealt' if position is None else canonical(position.values())}{told}"

    def __deepcopy__(self, memo: dict[int, Any]) -> Recalled:
        return self
