"""What is stored of one person: to be handed out, and to be deleted.

Whatever table has a column `person` is that person's own, and is deleted with them, unless it is
named here.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, or_, select, union_all, update

from burnham.table.store.engine import Database
from burnham.table.store.rewriting import rewrite
from burnham.table.store.schema import (
    chat,
    gallery,
    metadata,
    people,
    presence,
    seats,
    sessions,
    tables,
)

SHARED = frozenset((seats.name, chat.name, gallery.name, "tournament_entries", "host_deeds"))
"""Others have a part in these: they stay, without a name."""
UNTOLD = {sessions.name: ("id", "person"), presence.name: None}
"""Columns that are of no use to anybody; a table that is empty when nobody is here."""
ERASED = "erased"
"""The note in place of what a former player said."""


class Mine(NamedTuple):
    """All of a person's, but the games themselves."""

    person: dict[str, Any]
    rows: dict[str, list[dict[str, Any]]]  # by the store's table
    lines: list[dict[str, Any]]  # of chat
    tables: list[str]  # where they sit


class Personal:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> Mine:
        return await self.database.read(lambda c: _mine(c, person))

    async def running(self, person: str) -> list[str]:
        """The tables that a person has a part in and that are not over."""
        sat = select(seats.c.table_id).where(seats.c.person == person)
        query = select(tables.c.id).where(
            or_(tables.c.id.in_(sat), tables.c.host == person),
            tables.c.status.in_(("open", "playing")),
        )
        return await self.database.read(lambda c: list(c.scalars(query)))


def _mine(connection: Connection, person: str) -> Mine:
    known = select(people.c.id, people.c.name, people.c.login, people.c.created, people.c.consent)
    me = connection.execute(known.where(people.c.id == person)).mappings().one()
    said = [
        select(one.c.table_id, one.c.made, one.c.text).where(one.c.person == person)
        for one in (chat, gallery)
    ]
    lines = connection.execute(union_all(*said).order_by("made")).mappings()
    sat = select(tables.c.id).where(
        tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
    )
    return Mine(
        dict(me),
        {table.name: _rows(connection, table, person) for table in owned() if _is_told(table)},
        [dict(line) for line in lines],
        list(connection.scalars(sat.order_by(tables.c.created))),
    )


def owned() -> list[Table]:
    """The store's tables whose rows belong to one person each."""
    return [one for one in metadata.sorted_tables if "person" in one.c and one.name not in SHARED]


def _is_told(table: Table) -> bool:
    return UNTOLD.get(table.name, ()) is not None


def _rows(connection: Connection, table: Table, person: str) -> list[dict[str, Any]]:
    hidden = UNTOLD.get(table.name) or ("person",)
    columns = [column for column in table.c if column.name not in hidden]
    query = select(*columns).where(table.c.person == person)
    return [dict(row) for row in connection.execute(query).mappings()]


def forget(connection: Connection, person: str, now: float) -> dict[str, int]:
    """Delete what is a person's own; take the name out of what they share with others.  The tables
    it concerns, and their new stamps.  The row stays, empty: games must not lose a player."""
    stamps = _erase(connection, person)
    for table in reversed(owned()):
        _delete_rows(connection, table, person)
    login = connection.scalar(select(people.c.login).where(people.c.id == person))
    empty = {"name": "", "login": None, "password": None, "consent": False}
    gone = now if login is not None else None  # a guest has no games that count
    connection.execute(update(people).where(people.c.id == person).values(**empty, gone=gone))
    return stamps


def _delete_rows(connection: Connection, table: Table, person: str) -> None:
    """Somebody's rows of a table, and before them what hangs on them: notices on their channels."""
    mine = table.c.person == person
    for other in metadata.tables.values():
        for key in other.foreign_keys:
            if key.column.table is table:
                hangs = key.parent.in_(select(key.column).where(mine))
                connection.execute(delete(other).where(hangs))
    connection.execute(delete(table).where(mine))


def _erase(connection: Connection, person: str) -> dict[str, int]:
    sat = select(seats.c.table_id).where(seats.c.person == person)
    spoke = [select(said.c.table_id).where(said.c.person == person) for said in (chat, gallery)]
    concerned = or_(tables.c.id.in_(sat.union(*spoke)), tables.c.host == person)
    stamps = rewrite(connection, concerned, erased=tables.c.erased + 1)
    mine = seats.c.person == person, seats.c.table_id == chat.c.table_id
    about_me = select(seats.c.seat).where(*mine, seats.c.seat == chat.c.seat).exists()
    silence = {"text": "", "note": ERASED, "person": None, "name": ""}
    for said in (chat, gallery):
        connection.execute(update(said).where(said.c.person == person).values(**silence))
    connection.execute(update(chat).where(about_me).values(name=""))
    nobody = {"name": "", "former": True, "consent": "no"}
    connection.execute(update(seats).where(seats.c.person == person).values(**nobody))
    return stamps
