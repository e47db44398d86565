"""The bots one can choose at the table."""

from __future__ import annotations

from burnham.bots import LEVELS
from burnham.table.room.refusals import Wrong
from burnham.table.speech import Speech

USUAL = "normal"
"""The level offered first, and the bot that sits in for those who leave."""


def read_level(name: str) -> str:
    if name not in LEVELS:
        raise Wrong("level", level=name[:20])
    return name


def level_label(say: Speech, name: str) -> str:
    """A bot's level in words; one of an older time is called by its name."""
    return say(f"level-{name}") if name in LEVELS else name
