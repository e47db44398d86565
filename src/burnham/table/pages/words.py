"""The table's own words, in the reader's language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from burnham.kernel.text import bundle, format_message

FOLDER = Path(__file__).parent.parent / "words"


class Words:
    """`say("undo")`: a message of words/<lang>.ftl.  A missing key is a bug and says so."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = bundle(FOLDER, lang)

    def __call__(self, key: str, **args: Any) -> str:
        return format_message(self._bundle, key, args)


@cache
def words_in(lang: str) -> Words:
    return Words(lang)
