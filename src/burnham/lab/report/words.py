"""What a report says, in one language."""

from __future__ import annotations

from pathlib import Path

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.fluent import LANGUAGES, bundle, format_message
from burnham.lab.report.count import Estimate

FOLDER = Path(__file__).parent / "words"
SOFT_HYPHEN = "\u00ad"


class Words:
    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise BadOption("no-language", lang=shown(lang), languages=", ".join(LANGUAGES))
        self.lang = lang
        self.words = bundle(FOLDER, lang)

    def say(self, key: str, **args: str | int | float) -> str:
        return format_message(self.words, key, args)

    def share(self, share: float) -> str:
        return self.say("share", share=share)

    def number(self, number: float) -> str:
        return self.say("number", number=number)

    def told(self, estimate: Estimate, percent: bool, sign: bool = False) -> str:
        """A number and its interval: 35 % (31 % to 38 %)."""
        value, low, high = (self.share(n) if percent else self.number(n) for n in estimate)
        more = "+" if sign and estimate.value > 0 else ""
        return self.say("estimate", value=more + value, low=low, high=high)


def plain(name: str) -> str:
    """Without the soft hyphens that narrow boards need; a chart breaks no lines."""
    return name.replace(SOFT_HYPHEN, "")
