"""The bots one can choose at the table."""

from __future__ import annotations

from burnham.bots import BOTS
from burnham.table.refusals import Wrong
from burnham.table.speech import Speech

ORDER = ("easy", "normal", "hard", "greedy", "random")
"""As they are offered; bots that the table has no words for are not."""


def levels() -> list[str]:
    return [name for name in ORDER if name in BOTS]


def usual_level() -> str:
    """The level offered first, and the bot that sits in for those who leave."""
    known = levels()
    return "normal" if "normal" in known else known[0]


def read_level(name: str) -> str:
    if name not in levels():
        raise Wrong("level", level=name[:20])
    return name


def level_label(say: Speech, name: str) -> str:
    """A bot's level in words; one of an older time is called by its name."""
    return say(f"level-{name}") if name in ORDER else name
