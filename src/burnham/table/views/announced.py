"""What the hosts say on the home page: the message of the day."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.kernel.fluent import Lang
from burnham.table.store.hosts import Rules
from burnham.table.views.frame import stamp_of


@dataclass(frozen=True)
class Announced:
    message: str
    stamp: str  # by which a browser remembers that it was read


def announced(lang: Lang, rules: Rules, read: str) -> Announced | None:
    """`read`: the stamp of the last message that was put away.  A message in one language is for
    all."""
    texts = rules.messages
    message = texts.get(lang) or next(filter(None, texts.values()), "")
    stamp = stamp_of(tuple(texts.items()))
    return Announced(message, stamp) if message and stamp != read else None
