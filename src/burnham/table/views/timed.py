"""Sentences with a time in them, which a page tells in the reader's own zone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from burnham.table.speech import Speech

HOLE = "\N{OBJECT REPLACEMENT CHARACTER}"


@dataclass(frozen=True)
class Timed:
    before: str
    at: float  # seconds since the epoch
    after: str


def timed(say: Speech, key: str, at: float, **more: Any) -> Timed:
    """The sentence `key`, whose argument `time` is this moment."""
    before, _, after = say(key, time=HOLE, **more).partition(HOLE)
    return Timed(before, at, after)
