"""Whether a position keeps the limits that its fields declare: lengths, rows and ranges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burnham.kernel.errors import shown
from burnham.kernel.fields import INT, INTS, ROWS, UNKNOWN, Field
from burnham.kernel.flat import EMPTY, MOST, Flat
from burnham.kernel.position import DICE_FIELDS, EVERYTHING, Position


def beyond_limits(g: Position) -> list[str]:
    """What is beyond the limits of its field, each in a sentence; empty in every position of every
    game, and in every view of one."""
    found: list[str] = []
    for field in g.all_fields:
        if field not in DICE_FIELDS:
            value = getattr(g, field.name)
            found += _lengths(field, value, g.players)
            found += _numbers(field, value, g.viewer != EVERYTHING)
    return found


def beyond_ranges(flat: Flat, told: list[int]) -> list[str]:
    """The numbers of a view, as `flat` tells it, that are beyond the ranges of their columns."""
    return [
        f"{name}: {number}"
        for name, number, (low, high) in zip(flat.columns(), told, flat.ranges(), strict=True)
        if number not in (UNKNOWN, EMPTY) and not low <= min(number, MOST) <= high
    ]


def _lengths(field: Field, value: Any, players: int) -> Iterator[str]:
    name, cap = field.name, field.cap
    if field.shape == ROWS:
        if field.by_seat and len(value) != players:
            yield f"{name} has {len(value)} rows for {players} players"
        if not field.by_seat and len(value) > field.rows:
            yield f"{name} has {len(value)} rows, and {field.rows} are the most"
        longest = max(map(len, value), default=0)
        if longest > cap:
            yield f"{name} has a row of {longest}, and {cap} are the most"
    elif field.shape == INTS:
        most = cap * players if field.by_seat else cap
        if len(value) > most:
            yield f"{name} has {len(value)} entries, and {most} are the most"
        if field.by and not value:
            yield f"{name} has none by {field.by}"
        if field.by_seat and len(value) % players:
            yield f"{name} has {len(value)} entries for {players} players"


def _numbers(field: Field, value: Any, is_view: bool) -> Iterator[str]:
    numbers = numbers_of(field, value)
    if is_view:
        numbers = [number for number in numbers if number != UNKNOWN]
    if not numbers:
        return
    for number in (min(numbers), max(numbers)):
        if not field.low <= number <= field.high:
            yield f"{field.name} has {shown(number)}, not {field.low} to {field.high}"
            return


def numbers_of(field: Field, value: Any) -> list[int]:
    """All numbers of a field's value, one after the other."""
    if field.shape == INT:
        return [value]
    return value if field.shape == INTS else [number for row in value for number in row]
