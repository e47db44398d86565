"""What a report says, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime.types import FluentType

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.fluent import LANGUAGES, bundle, format_message
from burnham.kernel.text import Text
from burnham.lab.report.count import Estimate

Unit = Callable[[str, str], str]
"""A number with its sign as what it counts: $12, 12 points."""

FOLDER = Path(__file__).parent / "words"
SOFT_HYPHEN = "\u00ad"
MINUS = "−"

LARGE = 100
"""From here on numbers are told without what is behind the point."""


class Words:
    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise BadOption("no-language", lang=shown(lang), languages=", ".join(LANGUAGES))
        self.lang = lang
        self.words = bundle(FOLDER, lang)

    def say(self, key: str, **args: str | int | float) -> str:
        return format_message(self.words, key, args)

    def share(self, share: float) -> str:
        short = round(share, 3) + 0.0  # no 0 has a sign
        return self.say("share", share=short).replace("-", MINUS)

    def number(self, number: float) -> str:
        short = round(number, 0 if abs(number) >= LARGE else 2) + 0.0
        return self.say("number", number=short).replace("-", MINUS)

    def told(
        self, estimate: Estimate, percent: bool, sign: bool = False, unit: Unit | None = None
    ) -> str:
        """A number and its interval: 35 % (31 % to 38 %).  `unit` says what the number counts."""
        tell = self.share if percent else self.number
        value, low, high = map(tell, estimate)
        more = "+" if sign and estimate.value > 0 else ""
        named = unit(more, value) if unit else more + value
        return self.say("estimate", value=named, low=low, high=high)


def plain(name: str) -> str:
    """Without the soft hyphens that narrow boards need; a chart breaks no lines."""
    return name.replace(SOFT_HYPHEN, "")


class Open(FluentType):
    """What stands where a question says what it is about, which is another thing every time.  Where
    there are several wordings it is as none: in the plural, as fluent compares numbers."""

    def format(self, locale: Any) -> str:
        return "…"

    def __eq__(self, other: object) -> bool:
        return other == "other" or other is self

    def __hash__(self) -> int:
        return id(self)


def question(text: Text, step: str) -> str:
    """What a player is asked: `What does … buy?`"""
    names = _variables(text.title.folder / "text" / f"{text.lang}.ftl")
    return text.say(f"q-{step}", **dict.fromkeys(names, Open()))


@cache
def _variables(texts: Path) -> frozenset[str]:
    """All that the sentences of a game may name."""
    return frozenset(re.findall(r"\$([\w-]+)", texts.read_text("utf-8")))
