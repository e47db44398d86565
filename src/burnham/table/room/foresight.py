"""A seat's next question, foreseen while others are asked.

Nothing here knows more than the seat: a few positions are imagined from what it sees, and in all of
them the others give the same answers, of those that they have for certain the ones that change
least.  What differs between them when the seat is asked the seat cannot know yet; then its question
is not foreseen.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from burnham.kernel.position import KERNEL_FIELDS, Position

log = logging.getLogger(__name__)

DREAMS: Final = 6
"""So many positions are imagined."""
FAR: Final = 60
"""So many answers of others are looked through until the seat is asked, at most."""

Cell = tuple[str, int, int]
"""A place of a view: a field, and where in it."""
Sight = dict[Cell, int]
"""What a seat sees, place by place, without the agenda and the dice."""

_KERNEL: Final = {field.name for field in KERNEL_FIELDS}


def sight(position: Position, seat: int) -> Sight:
    seen = position.seen_by(seat).values()
    return {
        (name, row, place): number
        for name, value in seen.items()
        if name not in _KERNEL
        for row, numbers in enumerate(_rows(value))
        for place, number in enumerate(numbers)
    }


def differing(one: Sight, two: Sight) -> set[Cell]:
    """The places that do not show the same; one that is only in one of them does not."""
    return {cell for cell in {*one, *two} if one.get(cell) != two.get(cell)}


def dreams(position: Position, seat: int) -> list[Position]:
    """What a seat imagines, always the same of the same view."""
    seen = position if position.viewer == seat else position.seen_by(seat)
    return [seen.imagine(seat, f"foresight {n}") for n in range(DREAMS)]


class Foresight:
    """How far a seat can see: to its next question, then to that after its answer, and so on."""

    def __init__(self, position: Position, seat: int) -> None:
        self.seat = seat
        self._dreams = dreams(position, seat)
        self._go_on()

    @property
    def position(self) -> Position | None:
        """A position in which the seat is asked, as it sees it; None if that is not foreseen."""
        return self._dreams[0] if self._dreams else None

    def answer(self, answer: int) -> None:
        """Look beyond this answer to the question."""
        for dream in self._dreams:
            dream.take(answer)
        self._go_on()

    def _go_on(self) -> None:
        """On to the seat's question; what an answer brings that cannot be known ends it."""
        try:
            if not self._agree():
                self._dreams = []
            for _ in range(FAR):
                if not self._dreams or self._dreams[0].over or self._dreams[0].seat == self.seat:
                    break
                self._let_other_answer()
            if not self._agree() or self._dreams[0].seat != self.seat:
                self._dreams = []
        except Exception:  # to plan is a courtesy: without it the table still works
            log.exception("seat %s cannot look ahead", self.seat)
            self._dreams = []

    def _let_other_answer(self) -> None:
        """If possible by an answer that the other has for certain: in one dream they may hold other
        cards than in another, or it may be somebody else's turn."""
        first = self._dreams[0]
        certain = set(first.answers())
        for dream in self._dreams:
            if not dream.over and dream.seat == first.seat:
                certain.intersection_update(dream.answers())
        answer = quietest(first, sorted(certain) or first.answers())
        for dream in self._dreams:
            if dream.over or dream.seat == self.seat:
                continue
            offered = dream.answers()
            dream.take(answer if answer in offered else quietest(dream, offered))

    def _agree(self) -> bool:
        """Whether the seat sees, and is asked, the same in all of them."""
        if not self._dreams:
            return False
        first, *others = self._dreams
        asked, seen = first.agenda[-3:], sight(first, self.seat)
        return all(one.agenda[-3:] == asked and sight(one, self.seat) == seen for one in others)


def quietest(position: Position, answers: list[int]) -> int:
    """The one of these answers that changes least on the table; the first of equal ones."""
    if len(answers) == 1:
        return answers[0]
    before = position.values()
    return min(answers, key=lambda answer: _changes(before, position.after(answer).values()))


def _changes(before: dict[str, Any], after: dict[str, Any]) -> int:
    """In how many places two positions differ."""
    return sum(
        _distance(value, after[name])
        for name, value in before.items()
        if name not in _KERNEL and value != after[name]
    )


def _distance(one: Any, two: Any) -> int:
    if isinstance(one, int):
        return int(one != two)
    shorter = sum(map(_distance, one, two))
    return shorter + abs(len(one) - len(two))


def _rows(value: Any) -> list[list[int]]:
    if isinstance(value, int):
        return [[value]]
    return value if value and isinstance(value[0], list) else [value]
