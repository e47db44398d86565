"""What one viewer can know of a position.  Everything that is drawn, said or sent comes from here.

`seen` is the position with the unknown masked.  Where the rules have to be asked (what may I
answer, why not, what would it give) they are asked on imagined positions, which hold nothing that
the viewer does not know.  Two of them: what differs between them the viewer cannot know, and is
not said.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeVar

from burnham.kernel.position import NOBODY, Position

log = logging.getLogger(__name__)
T = TypeVar("T")


class Eyes:
    """A viewer's look at a position: `seat`, or NOBODY for a spectator."""

    def __init__(self, position: Position, seat: int | None) -> None:
        self.seat = NOBODY if seat is None else seat
        self.seen = position.seen_by(self.seat)
        self._dreams: tuple[Position, Position] | None = None

    @property
    def dreams(self) -> tuple[Position, Position]:
        if self._dreams is None:
            one, two = (self.seen.imagine(self.seat, f"eyes {n}") for n in (1, 2))
            self._dreams = one, two
        return self._dreams

    @property
    def is_asked(self) -> bool:
        return not self.seen.over and self.seen.seat == self.seat

    def answers(self) -> list[int]:
        """What the viewer may answer; empty when somebody else is asked."""
        return self.dreams[0].answers() if self.is_asked else []

    def agreed(self, told: Callable[[Position], T]) -> T | None:
        """What the rules say, if it is the same in both imaginings; else None."""
        one, two = (told(dream) for dream in self.dreams)
        return one if one == two else None

    def gives(self, answer: int) -> dict[str, int]:
        """What an answer changes of the viewer's tally, as far as it is certain."""
        try:
            return self.agreed(lambda dream: _difference(dream, self.seat, answer)) or {}
        except Exception:  # a preview is a courtesy: without it the table still works
            log.exception("no preview of answer %s to %s", answer, self.seen.step.name)
            return {}


def _difference(dream: Position, seat: int, answer: int) -> dict[str, int] | None:
    """The tally after an answer less that before; None if it rolled or turned something up."""
    before = dream.tally(seat)
    after = dream.clone()
    after.carry_out(answer)
    if after.marked:
        return None
    now = after.tally(seat)
    return {name: n - before.get(name, 0) for name, n in now.items() if n != before.get(name, 0)}
