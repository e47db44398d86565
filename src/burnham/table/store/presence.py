"""Who is at which table, as each server tells it of the pages that listen there.

A server holds a lease and renews it.  When the lease runs out the server is gone, and what it told
counts no more.  What is stored at the tables, `away_since` of a seat and `watching`, follows from
what all servers tell; it is counted anew whenever one of them tells something else.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    select,
    true,
    update,
)

from burnham.table.store.engine import Database, tell
from burnham.table.store.schema import presence, seats, servers, tables

LEASE = 24.0
"""After so many seconds without a sign of life a server is gone."""
BEAT = 8.0
"""Seconds between two signs of life."""
BATCH = 100
"""Tables that are counted in one transaction, at most."""
STRANGERS = ""
"""Those whom we do not know, all together."""
Pages = Mapping[str, int]
"""How many pages each person has open at a table."""


class Counted(NamedTuple):
    """What is new at a table, and the version and stamp that it has by that."""

    table: str
    version: int
    stamp: int
    away: dict[int, float | None]  # since when, by seat
    watching: int


class Told(NamedTuple):
    """`renewed`: the lease had not run out.  If it had, others may have forgotten what was told
    before.  Tables that somebody is changing just now are not among `tables`."""

    renewed: bool
    tables: set[str]
    counted: list[Counted]


class Presences:
    def __init__(self, database: Database, server: str) -> None:
        self.database = database
        self.server = server

    async def renew(self) -> bool:
        """Whether the lease had not run out."""
        return await self.database.write(lambda c: self._renew(c, _clock(c)))

    async def any_lost(self) -> bool:
        """Whether another server is gone, and what it told is still counted."""
        return (
            await self.database.read(
                lambda c: c.scalar(select(servers.c.id).where(self._is_lost(_clock(c))).limit(1))
            )
            is not None
        )

    def tell(self, connection: Connection, pages: Mapping[str, Pages], now: float) -> Told:
        """Say who is at these tables of this server, forget what lost servers said of theirs, and
        count again.  Whoever is no longer here is away from `now` on; the people of a lost server
        since its last sign of life."""
        clock = _clock(connection)
        renewed = self._renew(connection, clock)
        lost = self._lost(connection, clock)
        since = {**_tables_of(connection, lost), **dict.fromkeys(pages, now)}
        # Nobody waits for a table that is being changed: we come again.
        locked = connection.execute(
            select(tables.c.id, tables.c.version, tables.c.laid, tables.c.watching)
            .where(tables.c.id.in_(since))
            .order_by(tables.c.id)
            .with_for_update(skip_locked=True)
        ).all()
        found = {row.id for row in locked}
        self._write(connection, {table: pages[table] for table in found & pages.keys()})
        _forget(connection, lost, found)
        counted = _count(connection, locked, since)
        return Told(renewed, found, counted)

    def _renew(self, connection: Connection, clock: float) -> bool:
        mine = update(servers).where(servers.c.id == self.server).values(until=clock + LEASE)
        if connection.execute(mine.where(servers.c.until > clock)).rowcount:
            return True
        if not connection.execute(mine).rowcount:
            row = {"id": self.server, "until": clock + LEASE}
            connection.execute(insert(servers), [row])
        return False

    def _is_lost(self, clock: float) -> Any:
        # Where nobody else can be, the one before us is gone whatever its lease says.
        over = true() if self.database.is_ours else servers.c.until <= clock
        return and_(servers.c.id != self.server, over)

    def _lost(self, connection: Connection, clock: float) -> dict[str, float]:
        """Lost servers, and when each was last known to live.  None of them can come back while
        this transaction lasts."""
        query = select(servers).where(self._is_lost(clock)).with_for_update(skip_locked=True)
        # While no server ran nobody could come: then one is away only since we look.
        earliest = clock - LEASE - BEAT
        rows = connection.execute(query).all()
        return {row.id: max(row.until - LEASE, earliest) for row in rows}

    def _write(self, connection: Connection, pages: Mapping[str, Pages]) -> None:
        mine = and_(presence.c.server == self.server, presence.c.table_id.in_(pages))
        connection.execute(delete(presence).where(mine))
        rows = [
            {"table_id": table, "server": self.server, "person": person, "pages": count}
            for table, people in pages.items()
            for person, count in people.items()
        ]
        if rows:
            connection.execute(insert(presence), rows)


def _clock(connection: Connection) -> float:
    """One clock for all servers: that of PostgreSQL."""
    if connection.dialect.name == "postgresql":
        now = select(func.extract("epoch", func.clock_timestamp()))
        return float(connection.execute(now).scalar_one())
    return time.time()


def _tables_of(connection: Connection, lost: Mapping[str, float]) -> dict[str, float]:
    """Tables of which lost servers have told, and since when nobody is known to be there."""
    if not lost:
        return {}
    told = select(presence.c.table_id, presence.c.server).where(presence.c.server.in_(lost))
    since: dict[str, float] = {}
    for row in connection.execute(told.limit(BATCH)):
        since[row.table_id] = max(lost[row.server], since.get(row.table_id, 0.0))
    return since


def _forget(connection: Connection, lost: Collection[str], found: Collection[str]) -> None:
    """What lost servers told of these tables; and the servers, when nothing is left of them."""
    if not lost:
        return
    theirs = and_(presence.c.server.in_(lost), presence.c.table_id.in_(found))
    connection.execute(delete(presence).where(theirs))
    left = exists().where(presence.c.server == servers.c.id)
    connection.execute(delete(servers).where(servers.c.id.in_(lost), ~left))


def _count(
    connection: Connection, locked: Collection[Any], since: Mapping[str, float]
) -> list[Counted]:
    """Who is away and how many watch; what differs is written, and told to all servers."""
    ids = [row.id for row in locked]
    here: dict[str, dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for row in connection.execute(select(presence).where(presence.c.table_id.in_(ids))):
        here[row.table_id][row.person] += row.pages
    seated: dict[str, list[Any]] = defaultdict(list)
    query = select(seats.c.table_id, seats.c.seat, seats.c.person, seats.c.away_since)
    taken = query.where(seats.c.table_id.in_(ids), seats.c.kind == "person")
    for row in connection.execute(taken):
        seated[row.table_id].append(row)
    counted = []
    for table in locked:
        people = here[table.id]
        away = {
            row.seat: None if row.person in people else since[table.id]
            for row in seated[table.id]
            if (row.away_since is None) != (row.person in people)
        }
        players = {row.person for row in seated[table.id]}
        watching = sum(pages for person, pages in people.items() if person not in players)
        if away or watching != table.watching:
            version = table.version + 1
            counted.append(Counted(table.id, version, version + table.laid, away, watching))
    _save(connection, counted)
    return counted


def _save(connection: Connection, counted: list[Counted]) -> None:
    if not counted:
        return
    headers = [{"of_table": c.table, "version": c.version, "watching": c.watching} for c in counted]
    connection.execute(_TABLE, headers)
    away = [
        {"of_table": c.table, "of_seat": seat, "away_since": since}
        for c in counted
        for seat, since in c.away.items()
    ]
    if away:
        connection.execute(_SEAT, away)
    for one in counted:
        tell(connection, f"{one.table} {one.stamp}")


_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(version=bindparam("version"), watching=bindparam("watching"))
)
_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
    .values(away_since=bindparam("away_since"))
)
