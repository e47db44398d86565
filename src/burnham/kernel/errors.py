"""What can go wrong from outside.  Each says in one sentence what and, where it helps, where."""

from __future__ import annotations

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
    as `str(error)` and in any language by `said`; a sentence of one's own is told as it is.
    """

    def __init__(self, key: str, **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(self.said("en"))

    def said(self, lang: str) -> str:
        words = bundle(SHARED, lang)
        if not words.has_message(f"error-{self.key}"):
            return self.key
        return format_message(words, f"error-{self.key}", self.facts)


class Refused(BurnhamError):
    """An answer that is not legal now.  The position has not changed."""


class BadOption(BurnhamError):
    """Unknown game, bot or language, wrong seats, or an option that does not exist or fit."""


class BadComponents(BurnhamError):
    """A component or edition file that cannot be used; names file, line and key."""


class BadRecord(BurnhamError):
    """A record or saved position that cannot be used.  `number` is the answer at fault, from 1."""

    def __init__(self, key: str, number: int | None = None, **facts: str | int) -> None:
        super().__init__(key, **facts, **({} if number is None else {"number": number}))
        self.number = number
