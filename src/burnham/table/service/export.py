"""All that is stored of a person as one JSON document, told piece by piece: games are read one at a
time, however many there are.  Nothing in it is hidden from the person at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from anyio import to_thread
from sqlalchemy.exc import SQLAlchemyError

from burnham.table.room.records import record
from burnham.table.room.refusals import NotYours, Unavailable
from burnham.table.room.room import Room
from burnham.table.service.rooms import Rooms
from burnham.table.store import Personal

FORMAT = "burnham-person"
VERSION = 1


async def exported(rooms: Rooms, person: str) -> AsyncIterator[bytes]:
    mine = await Personal(rooms.store.database).of(person)
    first = {
        "format": FORMAT,
        "version": VERSION,
        "person": mine.person,
        "stored": mine.rows,
        "lines": mine.lines,
    }
    yield msgspec.json.encode(first)[:-1] + b',"games":['
    for number, table in enumerate(mine.tables):
        told = msgspec.json.encode(await _told(rooms, table, person))
        yield b"," + told if number else told
    yield b"]}"


async def _told(rooms: Rooms, table: str, person: str) -> dict[str, Any]:
    """A game; past the rooms in use, which it must not push out of the memory."""
    store = rooms.store
    try:
        room = await store.database.read(lambda c: store.load(c, table, None))
        return await to_thread.run_sync(_game, rooms, room, person)
    except (SQLAlchemyError, Unavailable):
        raise
    except Exception:  # whatever is wrong with what is stored concerns this table only
        return {"table": table, "unreadable": True}


def _game(rooms: Rooms, room: Room, person: str) -> dict[str, Any]:
    header = room.header
    told: dict[str, Any] = {
        "table": room.id,
        "game": header.game,
        "options": header.options,
        "status": header.status,
        "opened": header.created,
        "ended": header.ended,
        "my_seats": room.seats_of(person),
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in room.seats],
    }
    try:
        return {**told, "record": record(room, rooms.boxed(room), person)}
    except NotYours:  # it is not over
        return told
