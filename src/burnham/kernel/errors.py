"""What can go wrong from outside.  Each says in one sentence what and, where it helps, where."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from burnham.kernel.fluent import SHARED, bundle, format_message

LONG = 80


def shown(value: object) -> str:
    """What somebody gave us, short enough for a sentence."""
    try:
        text = str(value)
    except ValueError:  # a number of thousands of digits
        text = type(value).__name__
    return text if len(text) <= LONG else f"{text[:LONG]}…"


class BurnhamError(Exception):
    """The root of all errors that are the caller's or a file's fault, never a bug of ours.

    `BadOption("no-bot", bot=name)` is told by the text `error-no-bot` of kernel/words, in English
    as `str(error)` and in any language by `said`.  A sentence of one's own is told as it is, or as
    the fact that is named by the language.  A fact may be another error, which is then told in the
    same language.
    """

    def __init__(self, key: str, **facts: str | int | BurnhamError) -> None:
        self.key = key
        self.facts = facts
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        words = bundle(SHARED, lang)
        if not words.has_message(f"error-{self.key}"):
            return str(self.facts.get(lang, self.key))
        told = {
            name: fact.said(lang) if isinstance(fact, BurnhamError) else fact
            for name, fact in self.facts.items()
        }
        return format_message(words, f"error-{self.key}", told)


class Refused(BurnhamError):
    """An answer that is not legal now.  The position has not changed."""


class BadOption(BurnhamError):
    """Unknown game, bot or language, wrong seats, or an option that does not exist or fit."""


class BadComponents(BurnhamError):
    """A component or edition file that cannot be used; names file, line and key.  `at` is the place
    in the tables, if it is one."""

    at: tuple[str | int, ...] = ()


class Stuck(BurnhamError):
    """The rules cannot go on: a question without an answer, or steps that never come to one.  The
    position stays as it was left, and nothing can be done with it."""


class BadRecord(BurnhamError):
    """A record or saved position that cannot be used.  `number` is the answer at fault, from 1."""

    def __init__(
        self, key: str, number: int | None = None, **facts: str | int | BurnhamError
    ) -> None:
        super().__init__(key, **facts, **({} if number is None else {"number": number}))
        self.number = number


IMPOSSIBLE = (LookupError, ValueError, TypeError, ArithmeticError)
"""What the rules raise in a position, or with components, that cannot be."""


@contextmanager
def blamed_on_file(foreign: bool) -> Iterator[None]:
    """A position or components from a file can be impossible in ways that no law tells: then the
    file is at fault, and BadRecord says so.  All else is a fault of ours."""
    try:
        yield
    except IMPOSSIBLE as error:
        if not foreign:
            raise
        raise BadRecord("record-impossible", detail=shown(repr(error))) from None
