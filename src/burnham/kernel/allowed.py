"""What may stand in a place of the box: the span of a number, the length of a list or text, the
words of a choice.

A box says it where it reads the place, `tables.number(Span(1, 20), "supply", "figures")`, and can
be asked afterwards what it has said: `tables.allowed[("supply", "figures")]`.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Place = tuple[str | int, ...]
"""Where something lies in the tables: `("permits", 3, "colour")`."""

MOST_BYTES: Final = 500_000
"""Of an edition file; the largest printed box has a seventh of it."""

MOST_ENTRIES: Final = 1000
"""Of any list of an edition."""

MOST_LETTERS: Final = 500
"""Of any text of an edition."""

MOST_DEPTH: Final = 10
"""How many keys lead to any value of an edition."""

FARTHEST: Final = 2**53 - 1
"""How far any number of an edition may be from 0, also where no rule looks: what every reader of
JSON keeps exactly."""


class Span(NamedTuple):
    """A number may be from `least` to `most`, a list may have so many entries."""

    least: int
    most: int

    def has(self, number: int) -> bool:
        return self.least <= number <= self.most


class Allowed(NamedTuple):
    """What may stand in one place: a number within the span, a text of so many letters, a list of
    so many entries, one of the choices, true or false."""

    kind: Literal["number", "text", "list", "choice", "flag"]
    span: Span = Span(0, 0)
    choices: tuple[str, ...] = ()


TEXT: Final = Allowed("text", Span(0, MOST_LETTERS))
FLAG: Final = Allowed("flag")


def span_of(count: int | Span) -> Span:
    """So many, or from so many to so many."""
    return Span(count, count) if isinstance(count, int) else count
