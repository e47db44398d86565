"""Positions and facts as they are kept: in saves, in records that start from a position, in stores.

Fields are kept by name and the agenda with the names of its steps, so that a position outlives a
change of the rules: new fields start as the box deals them, unknown ones are dropped.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from burnham.kernel.errors import IMPOSSIBLE, BadRecord
from burnham.kernel.fields import fits, is_int
from burnham.kernel.limits import beyond_limits
from burnham.kernel.position import EVERYTHING, Fact, Position
from burnham.kernel.records import canonical
from burnham.kernel.title import Title

MOST_FLAWS: Final = 5
"""So many are told of a position that cannot be: a sentence has an end."""


def position_hash(position: Position) -> str:
    """Names a position: equal for equal positions on every machine."""
    return hashlib.sha256(canonical(position.values()).encode()).hexdigest()[:32]


# --- positions --------------------------------------------------------------------------------


def plain(position: Position) -> dict[str, Any]:
    """All fields by name, the agenda as [step's name, seat, argument]."""
    flat, steps = position.agenda, position.steps
    named = [[steps[flat[i]].name, flat[i + 1], flat[i + 2]] for i in range(0, len(flat), 3)]
    return {**position.values(), "agenda": named}


def exact(kept: Mapping[str, Any], title: Title, box: Any, seats: int) -> Position:
    """The position as it was kept under these very rules; ValueError if a field is not as it was
    declared."""
    position = title.rules.blank(box, seats)
    position.restore(_with_numbers(kept, title))
    return position


def renewed(kept: Mapping[str, Any], title: Title, box: Any, seats: int) -> Position:
    """The position under the rules of today, whichever it was kept under."""
    position = title.rules.blank(box, seats)
    known = {field.name: field for field in position.all_fields}
    values = _with_numbers(kept, title)
    fitting = {n: v for n, v in values.items() if n in known and fits(known[n], v)}
    position.restore({**position.values(), **fitting})
    return position


def whole(position: Position, seats: int) -> Position:
    """The position, if nothing is hidden in it, it keeps the laws and limits and can be asked."""
    if position.viewer != EVERYTHING:
        raise ValueError("a seat's view cannot be played on")
    if position.seats != seats:
        raise ValueError("its parts do not fit together")
    try:
        flaws = position.flaws() + beyond_limits(position)
        playable = position.over or bool(position.answers())
    except IMPOSSIBLE as error:
        raise ValueError(f"the position is impossible ({error!r})") from None
    if not position.are_dice():
        flaws.append("its dice are impossible")
    if flaws or not playable:
        raise ValueError("; ".join(flaws[:MOST_FLAWS]) or "its question has no answer")
    return position


def packed(position: Position) -> bytes:
    return zlib.compress(msgspec.json.encode(plain(position)))


def unpacked(data: bytes, title: Title, box: Any) -> Position:
    """The packed position again, under the rules of today."""
    kept = msgspec.json.decode(zlib.decompress(data))
    try:
        return renewed(kept, title, box, kept["seats"])
    except ValueError as error:
        raise BadRecord("save-broken", detail=str(error)) from None


def _with_numbers(kept: Mapping[str, Any], title: Title) -> dict[str, Any]:
    """With the numbers that the steps have today.  (Saves of version 0.1 hold numbers already, its
    stores names that were written with hyphens.)"""
    agenda = kept.get("agenda")
    if not isinstance(agenda, list) or not all(map(_is_named, agenda)):
        return dict(kept)
    numbers = {step.name: number for number, step in enumerate(title.rules.steps)}
    names = [name.replace("-", "_") for name, _, _ in agenda]
    gone = [name for name in names if name not in numbers]
    if gone:
        raise ValueError(f"{title.id} no longer asks {gone[0]}")
    flat: list[int] = []
    for name, (_, seat, arg) in zip(names, agenda, strict=True):
        flat += [numbers[name], seat, arg]
    return {**kept, "agenda": flat}


def _is_named(question: Any) -> bool:
    return (
        isinstance(question, list)
        and len(question) == 3
        and isinstance(question[0], str)
        and is_int(question[1])
        and is_int(question[2])
    )


# --- facts ------------------------------------------------------------------------------------


def plain_fact(fact: Fact) -> list[Any]:
    return [fact.key, fact.seat, fact.args, fact.only]


def facts_json(facts: Iterable[Fact]) -> str:
    return msgspec.json.encode([plain_fact(fact) for fact in facts]).decode()


def facts_of(text: str) -> tuple[Fact, ...]:
    return tuple(Fact(*fact) for fact in msgspec.json.decode(text))
