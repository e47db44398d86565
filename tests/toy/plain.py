"""Tollhouse as plain text."""

from __future__ import annotations

from burnham.kernel.text import Text
from burnham.kernel.title import Section
from tests.toy.position import Toll


def plain(seen: Toll, text: Text) -> list[Section]:
    coins = [f"{text.seat(seat)}: {seen.coins[seat]}" for seat in range(seen.seats)]
    return [
        Section(text.say("game-name"), [text.tell("status", seen.status())]),
        Section(text.say("score-coins"), coins),
    ]
