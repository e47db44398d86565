"""Positions and facts as the store keeps them.

The agenda is kept with the names of its steps, and fields by name, so that a position outlives a
change of the rules: new fields start as the box deals them, unknown ones are dropped.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from burnham.kernel.errors import BadRecord
from burnham.kernel.fields import fits
from burnham.kernel.position import Fact, Position
from burnham.kernel.title import Title


def packed(position: Position) -> bytes:
    values = position.values()
    values["agenda"] = _named(position)
    return zlib.compress(msgspec.json.encode(values))


def unpacked(data: bytes, title: Title, box: Any, seats: int) -> Position:
    """The position again, under the rules of today."""
    kept = msgspec.json.decode(zlib.decompress(data))
    kept["agenda"] = _numbered(kept["agenda"], title)
    position = title.blank(box, seats)
    known = {field.name: field for field in position.all_fields}
    fitting = {n: v for n, v in kept.items() if n in known and fits(known[n], v)}
    position.restore({**position.values(), **fitting})
    return position


def facts_json(facts: Iterable[Fact]) -> str:
    plain = [[fact.key, fact.seat, fact.args, fact.only] for fact in facts]
    return msgspec.json.encode(plain).decode()


def facts_of(text: str) -> tuple[Fact, ...]:
    return tuple(Fact(*fact) for fact in msgspec.json.decode(text))


def _named(position: Position) -> list[list[Any]]:
    flat = position.agenda
    names = [step.name for step in position.steps]
    return [[names[flat[i]], flat[i + 1], flat[i + 2]] for i in range(0, len(flat), 3)]


def _numbered(agenda: list[list[Any]], title: Title) -> list[int]:
    numbers = {step.name: number for number, step in enumerate(title.steps)}
    gone = [name for name, _, _ in agenda if name not in numbers]
    if gone:
        raise BadRecord("save-broken", detail=f"{title.id} no longer asks {gone[0]}")
    return [part for name, seat, arg in agenda for part in (numbers[name], seat, arg)]
