"""Rooms as rows, and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
from sqlalchemy import RowMapping

from burnham.kernel.codec import facts_json, facts_of
from burnham.kernel.journal import Entry
from burnham.table.room.room import Header, Line, Seat, StandInVote, UndoAsked
from burnham.table.room.shelf import Edition

HEADER_FIELDS = tuple(field.name for field in fields(Header))
SEAT_FIELDS = tuple(field.name for field in fields(Seat))
LINE_FIELDS = tuple(field.name for field in fields(Line))


def header_row(header: Header) -> dict[str, Any]:
    row = {name: getattr(header, name) for name in HEADER_FIELDS}
    row["options"] = msgspec.json.encode(header.options).decode()
    row["winners"] = msgspec.json.encode(header.winners).decode()
    row["request"] = msgspec.json.encode(header.request).decode() if header.request else None
    row["vote"] = msgspec.json.encode(header.vote).decode() if header.vote else None
    row["edition"] = msgspec.json.encode(header.edition).decode() if header.edition else None
    return row


def header_from(row: RowMapping) -> Header:
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["winners"] = tuple(msgspec.json.decode(values["winners"]))
    if values["request"] is not None:
        values["request"] = msgspec.json.decode(values["request"], type=UndoAsked)
    if values["vote"] is not None:
        values["vote"] = msgspec.json.decode(values["vote"], type=StandInVote)
    if values["edition"] is not None:
        values["edition"] = msgspec.json.decode(values["edition"], type=Edition)
    return Header(**values)


def listed_header_from(row: RowMapping) -> Header:
    """The header for a list of tables, which needs little of it; so one that cannot be read as a
    whole is in the list all the same."""
    try:
        winners = msgspec.json.decode(row["winners"], type=tuple[int, ...])
    except msgspec.DecodeError:
        winners = ()
    unread: dict[str, Any] = {"options": {}, "request": None, "edition": None, "winners": winners}
    return Header(**{**row, **unread})


def seat_row(table: str, seat: Seat) -> dict[str, Any]:
    return {"table_id": table, **{name: getattr(seat, name) for name in SEAT_FIELDS}}


def seat_from(row: RowMapping) -> Seat:
    return Seat(**{name: row[name] for name in SEAT_FIELDS})


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {**entry._asdict(), "table_id": table, "facts": facts_json(entry.facts)}


def entry_from(row: RowMapping) -> Entry:
    values = {name: row[name] for name in Entry._fields}
    return Entry(**{**values, "facts": facts_of(row["facts"])})


def line_row(table: str, line: Line) -> dict[str, Any]:
    return {"table_id": table, **{name: getattr(line, name) for name in LINE_FIELDS}}


def line_from(row: RowMapping) -> Line:
    return Line(**{name: row[name] for name in LINE_FIELDS})
