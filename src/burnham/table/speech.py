"""What the table itself says: whose turn it is, notices, refusals, and the words of its pages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from burnham.kernel.text import bundle, format_message

FOLDER = Path(__file__).parent / "text"


class Speech:
    """`say("your-turn")`: a message of text/<lang>.ftl.  A missing key is a bug and says so."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words = bundle(FOLDER, lang)

    def __call__(self, key: str, **args: Any) -> str:
        return format_message(self._words, key, args)

    def number(self, n: int) -> str:
        """A number as it is written: 277,000 or −3, with a minus that is as wide as a plus."""
        return ("−" if n < 0 else "") + self("number", n=abs(n))

    def listed(self, names: Sequence[str]) -> str:
        """Ada, Bruno and Clara."""
        *first, last = names or [""]
        return self("and", first=", ".join(first), last=last) if first else last

    def has(self, key: str) -> bool:
        return bool(self._words.has_message(key))


@cache
def speech_in(lang: str) -> Speech:
    return Speech(lang)
