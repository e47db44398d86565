"""Tournaments, their entries and rounds; results are read from the tables."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from burnham.table.room.refusals import Missing
from burnham.table.room.tournaments import Entry, Pairing, Tournament
from burnham.table.store.club_schema import tournament_entries, tournament_tables, tournaments
from burnham.table.store.engine import Database
from burnham.table.store.schema import seats, tables

LISTED = 40
COLUMNS = tuple(column.name for column in tournaments.c)


class Tournaments:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str) -> Tournament:
        return await self.database.read(lambda c: read(c, id))

    async def latest(self) -> list[Tournament]:
        """Those that can be entered or are played, then those that are over."""
        ended = tournaments.c.status.in_(("over", "closed"))
        query = (
            select(tournaments.c.id)
            .where(tournaments.c.status != "closed")
            .order_by(ended, tournaments.c.created.desc())
            .limit(LISTED)
        )
        return await self.database.read(lambda c: [read(c, id) for id in c.scalars(query).all()])

    async def running(self) -> list[str]:
        query = select(tournaments.c.id).where(tournaments.c.status == "running")
        return await self.database.read(lambda c: list(c.scalars(query)))

    async def entered_by(self, person: str) -> list[str]:
        """Tournaments that are not over in which somebody takes part."""
        mine = tournament_entries.c.person == person, tournament_entries.c.gone.is_(False)
        query = (
            select(tournaments.c.id)
            .join(tournament_entries, tournament_entries.c.tournament == tournaments.c.id)
            .where(*mine, tournaments.c.status.in_(("open", "running")))
        )
        return await self.database.read(lambda c: list(c.scalars(query)))

    async def waiting_of(self, host: str) -> list[str]:
        """Tournaments of this host that nobody has started."""
        query = select(tournaments.c.id).where(
            tournaments.c.host == host, tournaments.c.status == "open"
        )
        return await self.database.read(lambda c: list(c.scalars(query)))

    async def open_of(self, host: str) -> int:
        """How many tournaments of this host are not over."""
        query = select(func.count()).where(
            tournaments.c.host == host, tournaments.c.status.in_(("open", "running"))
        )
        return await self.database.read(lambda c: c.scalar(query)) or 0

    async def add(self, new: Tournament) -> None:
        row = {name: getattr(new, name) for name in COLUMNS}
        row["options"] = msgspec.json.encode(new.options).decode()
        await self.database.write(lambda c: c.execute(insert(tournaments), [row]))

    async def change(self, id: str, act: Callable[[Connection, Tournament], None]) -> Tournament:
        """Nobody else changes this tournament until `act` is through; raising undoes all."""

        def doing(connection: Connection) -> Tournament:
            lock(connection, id)
            act(connection, read(connection, id))
            return read(connection, id)

        return await self.database.write(doing)


def lock(connection: Connection, id: str) -> None:
    """SQLite has one writer anyway."""
    query = select(tournaments.c.id).where(tournaments.c.id == id)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    connection.execute(query)


def enter(connection: Connection, tournament: Tournament, person: str) -> None:
    number = 1 + max((entry.number for entry in tournament.entries), default=0)
    row = {"tournament": tournament.id, "person": person, "number": number, "gone": False}
    connection.execute(insert(tournament_entries), [row])


def leave(connection: Connection, tournament: Tournament, person: str) -> None:
    """Before the start as if one had never entered; later one stays in the standings."""
    mine = (
        tournament_entries.c.tournament == tournament.id,
        tournament_entries.c.person == person,
    )
    if tournament.status == "open":
        connection.execute(delete(tournament_entries).where(*mine))
    else:
        connection.execute(update(tournament_entries).where(*mine).values(gone=True))


def set_status(connection: Connection, id: str, status: str) -> None:
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(status=status))


def add_pairings(connection: Connection, id: str, new: list[Pairing]) -> None:
    rows = [
        {
            "tournament": id,
            "round": one.round,
            "number": one.number,
            "people": msgspec.json.encode(one.people).decode(),
            "table_id": one.table,
        }
        for one in new
    ]
    connection.execute(insert(tournament_tables), rows)


def read(connection: Connection, id: str) -> Tournament:
    found = connection.execute(select(tournaments).where(tournaments.c.id == id)).mappings().first()
    if found is None:
        raise Missing("tournament")
    values = {**found, "options": msgspec.json.decode(found["options"])}
    mine = tournament_entries.c.tournament == id
    entered = select(tournament_entries).where(mine).order_by(tournament_entries.c.number)
    entries = [Entry(row.person, row.number, row.gone) for row in connection.execute(entered)]
    pairings = _pairings(connection, tournament_tables.c.tournament == id)
    return Tournament(**values, entries=tuple(entries), pairings=tuple(pairings))


def _pairings(connection: Connection, which: ColumnElement[bool]) -> list[Pairing]:
    query = (
        select(tournament_tables, tables.c.status, tables.c.ranks)
        .outerjoin(tables, tables.c.id == tournament_tables.c.table_id)
        .where(which)
        .order_by(tournament_tables.c.round, tournament_tables.c.number)
    )
    rows = connection.execute(query).all()
    left = _left(connection, [row.table_id for row in rows if row.table_id])
    return [_pairing(row, left) for row in rows]


def _left(connection: Connection, ids: list[str]) -> dict[str, tuple[bool, ...]]:
    """By table and seat, who has left."""
    query = select(seats.c.table_id, seats.c.resigned, seats.c.stand_in).where(
        seats.c.table_id.in_(ids)
    )
    found: dict[str, list[bool]] = defaultdict(list)
    for row in connection.execute(query.order_by(seats.c.table_id, seats.c.seat)):
        found[row.table_id].append(row.resigned or row.stand_in != "")
    return {table: tuple(gone) for table, gone in found.items()}


def _pairing(row: Any, left: dict[str, tuple[bool, ...]]) -> Pairing:
    return Pairing(
        row.round,
        row.number,
        msgspec.json.decode(row.people, type=tuple[str, ...]),
        row.table_id,
        row.status or "over",
        msgspec.json.decode(row.ranks, type=tuple[int, ...]) if row.ranks else (),
        left.get(row.table_id, ()),
    )
