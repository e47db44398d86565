"""The format of records and saved games; what comes from outside is checked here, key by key."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from burnham.kernel.errors import BadRecord, shown

FORMAT = 1


class Edition(msgspec.Struct):
    """The box of a game: the hash of all its tables, and those that an edition file changed."""

    hash: str
    tables: dict[str, Any] = {}


class Start(msgspec.Struct):
    """The position with which a game began that was not dealt, and its hash."""

    position: dict[str, Any]
    hash: str


class Record(msgspec.Struct, kw_only=True):
    """Everything needed to play a game again to the same position."""

    format: int
    game: str
    rules: int
    edition: Edition
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    start: Start | None = None
    answers: list[str]
    hash: str | None = None


class Save(Record, kw_only=True):
    """A record with the position itself: loads at once, also after a rule fix."""

    position: dict[str, Any]
    taken: list[int]
    by: list[int] = []
    marks: list[int]
    log: list[tuple[int, str, int, dict[str, int], int]]


def parsed(source: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    """A record as JSON text or already as a mapping; BadRecord if it is neither."""
    if isinstance(source, Mapping):
        return source
    try:
        data = json.loads(source)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord("not-json", detail=str(error)) from None
    if not isinstance(data, dict):
        raise BadRecord("no-record")
    return data


R = TypeVar("R", bound=Record)


def read_record(data: Mapping[str, Any], kind: type[R]) -> R:
    """The data as a record or save; BadRecord names the key at fault.  Unknown keys are let be."""
    if data.get("format", FORMAT) != FORMAT:
        raise BadRecord("record-format", format=shown(data["format"]), ours=FORMAT)
    try:
        return msgspec.convert(dict(data), kind, strict=True)
    except (msgspec.ValidationError, RecursionError, TypeError) as error:
        raise BadRecord("record-broken", detail=str(error)) from None


def canonical(value: Any) -> str:
    """JSON with sorted keys and no spaces: the same text for the same value."""
    return msgspec.json.encode(value, order="deterministic").decode()
