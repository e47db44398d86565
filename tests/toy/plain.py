"""Tollhouse as plain text."""

from __future__ import annotations

from burnham.kernel.text import Text
from tests.toy.position import Toll


def plain(seen: Toll, text: Text) -> str:
    return "\n".join(f"{text.seat(s)}: {seen.coins[s]}" for s in range(seen.seats))
