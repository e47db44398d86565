"""Rooms as rows, and back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeVar

import msgspec
from sqlalchemy import RowMapping

from burnham.kernel.codec import facts_json, facts_of
from burnham.kernel.journal import Entry
from burnham.table.room.room import (
    CancelAsked,
    Ending,
    Header,
    Lead,
    Line,
    Note,
    Plan,
    Removed,
    Seat,
    StandInVote,
    Study,
    UndoAsked,
)
from burnham.table.room.shelf import Edition

HEADER_FIELDS = tuple(field.name for field in fields(Header))
SEAT_FIELDS = tuple(field.name for field in fields(Seat) if field.name != "member")
T = TypeVar("T")
U = TypeVar("U")
LINE_FIELDS = tuple(field.name for field in fields(Line))


def header_row(header: Header) -> dict[str, Any]:
    row = {name: getattr(header, name) for name in HEADER_FIELDS}
    row["options"] = msgspec.json.encode(header.options).decode()
    row["winners"] = msgspec.json.encode(header.winners).decode()
    row["ranks"] = msgspec.json.encode(header.ranks).decode()
    row["pause"] = msgspec.json.encode(header.pause).decode()
    row["request"] = msgspec.json.encode(header.request).decode() if header.request else None
    row["vote"] = msgspec.json.encode(header.vote).decode() if header.vote else None
    row["edition"] = msgspec.json.encode(header.edition).decode() if header.edition else None
    row["study"] = msgspec.json.encode(header.study).decode() if header.study else None
    row["lead"] = msgspec.json.encode(header.lead).decode() if header.lead else None
    row["cancel"] = msgspec.json.encode(header.cancel).decode() if header.cancel else None
    row["ending"] = msgspec.json.encode(header.ending).decode() if header.ending else None
    return row


def header_from(row: RowMapping) -> Header:
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["winners"] = tuple(msgspec.json.decode(values["winners"]))
    values["ranks"] = tuple(msgspec.json.decode(values["ranks"]))
    values["pause"] = tuple(msgspec.json.decode(values["pause"]))
    if values["request"] is not None:
        values["request"] = msgspec.json.decode(values["request"], type=UndoAsked)
    if values["vote"] is not None:
        values["vote"] = msgspec.json.decode(values["vote"], type=StandInVote)
    if values["edition"] is not None:
        values["edition"] = msgspec.json.decode(values["edition"], type=Edition)
    if values["study"] is not None:
        values["study"] = msgspec.json.decode(values["study"], type=Study)
    if values["lead"] is not None:
        values["lead"] = msgspec.json.decode(values["lead"], type=Lead)
    if values["cancel"] is not None:
        values["cancel"] = msgspec.json.decode(values["cancel"], type=CancelAsked)
    if values["ending"] is not None:
        values["ending"] = msgspec.json.decode(values["ending"], type=Ending)
    return Header(**values)


def listed_header_from(row: RowMapping) -> Header:
    """The header for a list of tables, which needs little of it; so one that cannot be read as a
    whole is in the list all the same."""
    read: dict[str, Any] = {
        "winners": if_readable(row["winners"], tuple[int, ...], ()),
        "ranks": if_readable(row["ranks"], tuple[int, ...], ()),
        "pause": (),
        "study": row["study"] and if_readable(row["study"], Study, Study()),
        "ending": row["ending"] and if_readable(row["ending"], Ending, Ending("host")),
    }
    unread = dict.fromkeys(("request", "edition", "lead", "cancel"))
    return Header(**{**row, "options": {}, **unread, **read})


def if_readable(text: str, kind: type[T], otherwise: U) -> T | U:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        return otherwise


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


def note_row(table: str, number: int, note: Note) -> dict[str, Any]:
    lit = msgspec.json.encode(note.lit).decode()
    return {"table_id": table, "number": number, "text": note.text, "lit": lit}


def note_from(row: RowMapping) -> Note:
    return Note(row["text"], msgspec.json.decode(row["lit"], type=tuple[str, ...]))


def plan_row(table: str, seat: int, plan: Plan) -> dict[str, Any]:
    text = msgspec.json.encode(plan).decode()
    return {"table_id": table, "seat": seat, "size": len(plan.answers), "plan": text}


def plan_from(row: RowMapping) -> Plan:
    return msgspec.json.decode(row["plan"], type=Plan)


def removed_row(table: str, person: str, removed: Removed) -> dict[str, Any]:
    return {"table_id": table, "person": person, "by": removed.by, "reason": removed.reason}


def removed_from(row: RowMapping) -> Removed:
    return Removed(row["by"], row["reason"])
