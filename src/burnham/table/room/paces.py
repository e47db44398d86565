"""How fast bots answer: slow enough to follow, or quick for those who would rather not wait."""

from __future__ import annotations

from collections.abc import Mapping

from burnham.table.room.refusals import Wrong
from burnham.table.room.room import Pace

SECONDS: Mapping[Pace, float] = {"quick": 0.0, "normal": 0.6, "slow": 1.5}
"""So long a bot's answer comes after the one before it, at least."""


def read_pace(name: str) -> Pace:
    for pace in SECONDS:
        if pace == name:
            return pace
    raise Wrong("pace", pace=name[:20])
