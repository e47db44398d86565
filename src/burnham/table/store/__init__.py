"""The store: tables and their journals, in SQLite or PostgreSQL, by the same code."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, and_, bindparam, func, insert, or_, select, update

from burnham.kernel.journal import Chain
from burnham.table.room.room import NOTHING_YET, Header, Room, Seat
from burnham.table.room.shelf import Shelf
from burnham.table.store import rows
from burnham.table.store.analyses import Analyses
from burnham.table.store.engine import CHANNEL, BadDatabase, Database, tell
from burnham.table.store.files import make_folder
from burnham.table.store.handover import hand_over
from burnham.table.store.migrate import migrate
from burnham.table.store.presence import Counted
from burnham.table.store.schema import answers, chat, seats, tables, visitors

__all__ = [
    "CHANNEL", "Analyses", "BadDatabase", "Counted", "Database", "Store", "hand_over",
    "make_folder", "migrate", "tell",
]  # fmt: skip

OFFERED = 7 * 24 * 3600.0
"""For how many seconds a table that nobody joins is offered to all."""


class Store:
    def __init__(self, database: Database, shelf: Shelf) -> None:
        self.database = database
        self.shelf = shelf

    # --- one table ----------------------------------------------------------------------------

    def version(self, connection: Connection, table: str, lock: bool) -> int | None:
        """The table's version; with `lock` nobody else changes it until the transaction ends."""
        query = select(tables.c.version).where(tables.c.id == table)
        if lock and not self.database.is_sqlite:
            query = query.with_for_update()
        found: int | None = connection.scalar(query)
        return found

    def load(self, connection: Connection, table: str, have: Room | None) -> Room:
        """The room as it is now.  Of a room that we `have`, only what is new is read."""
        row = (connection.execute(select(tables).where(tables.c.id == table))).mappings()
        header = rows.header_from(row.one())
        seated = self._all(connection, select(seats).where(seats.c.table_id == table)
                                 .order_by(seats.c.seat))  # fmt: skip
        guests = self._all(connection, select(visitors).where(visitors.c.table_id == table))
        room = Room(
            header,
            [rows.seat_from(row) for row in seated],
            have.journal if have else NOTHING_YET,
            have.position if have else None,
            have.lines if have else Chain(),
            frozenset(row["person"] for row in guests),
        )
        self._read_on(connection, room)
        return room

    def _read_on(self, connection: Connection, room: Room) -> None:
        """Read the entries and lines that the room does not know yet."""
        new = self._all(
            connection,
            select(answers)
            .where(answers.c.table_id == room.id, answers.c.number >= room.journal.number)
            .order_by(answers.c.number),
        )
        for row in new:
            room.journal = room.journal.with_entry(rows.entry_from(row))
        if new:
            boxed = self.shelf.boxed(room.header.game, room.header.edition)
            room.position = room.at(boxed, room.journal.moment)
        said = self._all(
            connection,
            select(chat)
            .where(chat.c.table_id == room.id, chat.c.number >= len(room.lines))
            .order_by(chat.c.number),
        )
        for row in said:
            room.say(rows.line_from(row))

    def create(self, connection: Connection, room: Room) -> None:
        connection.execute(insert(tables), [rows.header_row(room.header)])
        connection.execute(insert(seats), [rows.seat_row(room.id, s) for s in room.seats])
        nobody = Room(room.header, room.seats, NOTHING_YET, None)
        self._write_on(connection, nobody, room)

    def save(self, connection: Connection, before: Room, after: Room) -> None:
        """Write what differs.  The version goes up by one, and the other servers are told."""
        after.header.version = before.header.version + 1
        changed = _difference(rows.header_row(before.header), rows.header_row(after.header))
        connection.execute(_TABLE, {"of_table": after.id, **changed})
        for old, new in zip(before.seats, after.seats, strict=True):
            if old != new:
                changed = _difference(rows.seat_row(after.id, old), rows.seat_row(after.id, new))
                connection.execute(_SEAT, {"of_table": after.id, "of_seat": new.seat, **changed})
        self._write_on(connection, before, after)
        tell(connection, f"{after.id} {after.header.version}")

    def _write_on(self, connection: Connection, before: Room, after: Room) -> None:
        """Add the entries, lines and visitors that are new."""
        new = after.journal.entries[before.journal.number :]
        if new:
            connection.execute(_ANSWER, [rows.entry_row(after.id, e) for e in new])
        said = after.lines[len(before.lines) :]
        if said:
            connection.execute(_LINE, [rows.line_row(after.id, s) for s in said])
        guests = after.visitors - before.visitors
        if guests:
            connection.execute(
                insert(visitors), [{"table_id": after.id, "person": p} for p in sorted(guests)]
            )

    # --- many tables --------------------------------------------------------------------------

    async def by_invite(self, token: str) -> str | None:
        query = select(tables.c.id).where(tables.c.invite == token)
        return await self.database.read(lambda c: c.scalar(query))

    async def tables_of(self, person: str, limit: int = 40) -> list[tuple[Header, list[Seat]]]:
        """Tables at which a person sits, those under way first, then the latest."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        over = tables.c.status == "over"
        query = (
            select(tables)
            .where(tables.c.id.in_(mine), tables.c.status != "closed")
            .order_by(over, tables.c.changed.desc())
            .limit(limit)
        )
        return await self._with_seats(query)

    async def open_tables(self, now: float, limit: int = 40) -> list[tuple[Header, list[Seat]]]:
        """Public tables that wait for players, the latest first."""
        query = (
            select(tables)
            .where(
                tables.c.status == "open",
                tables.c.private.is_(False),
                tables.c.changed >= now - OFFERED,
            )
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        return await self._with_seats(query)

    async def waiting_tables(self, host: str) -> int:
        """How many tables of this host wait for players."""
        query = select(func.count()).where(tables.c.host == host, tables.c.status == "open")
        return await self.database.read(lambda c: c.scalar(query)) or 0

    async def running_tables(self, person: str, since: float) -> int:
        """At how many tables this person plays, or has bots play to the end, at which something
        happened `since` then."""
        plays = or_(seats.c.stand_in == "", seats.c.resigned)
        mine = and_(seats.c.table_id == tables.c.id, seats.c.person == person, plays)
        query = select(func.count(tables.c.id.distinct())).select_from(tables.join(seats, mine))
        query = query.where(tables.c.status == "playing", tables.c.changed >= since)
        return await self.database.read(lambda c: c.scalar(query)) or 0

    async def still_in_use(self, ids: list[str], since: float) -> list[str]:
        """Those of the tables that wait for players or are played at."""
        query = select(tables.c.id).where(
            tables.c.id.in_(ids),
            tables.c.status.in_(("open", "playing")),
            tables.c.changed >= since,
        )
        return await self.database.read(lambda c: list(c.scalars(query)))

    async def belongs(self, table: str, person: str | None) -> bool:
        """Whether this person may know of a table, as far as that can be told without reading it:
        as its host, player or visitor, or because anybody may."""
        me = person or ""  # nobody is not the person of a bot's seat
        known = or_(
            tables.c.private.is_(False),
            tables.c.host == me,
            tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == me)),
            tables.c.id.in_(select(visitors.c.table_id).where(visitors.c.person == me)),
        )
        query = select(tables.c.id).where(tables.c.id == table, known)
        return await self.database.read(lambda c: c.scalar(query)) is not None

    async def my_turns(self, person: str) -> int:
        """How many tables wait for an answer of this person."""
        mine = and_(
            seats.c.table_id == tables.c.id,
            seats.c.seat == tables.c.asked,
            seats.c.person == person,
            seats.c.stand_in == "",
        )
        query = select(func.count()).select_from(tables.join(seats, mine))
        query = query.where(tables.c.status == "playing")
        return await self.database.read(lambda c: c.scalar(query)) or 0

    async def overdue(self, now: float, lost: float) -> list[str]:
        """Tables on which a clock has run out, or a bot was asked before `lost` and is silent."""
        given = {"now": now, "lost": lost}
        return await self.database.read(lambda c: list(c.scalars(_OVERDUE, given)))

    async def _with_seats(self, query: Any) -> list[tuple[Header, list[Seat]]]:
        return await self.database.read(lambda c: self._find(c, query))

    def _find(self, connection: Connection, query: Any) -> list[tuple[Header, list[Seat]]]:
        found = [rows.listed_header_from(row) for row in self._all(connection, query)]
        by_table: dict[str, list[Seat]] = {header.id: [] for header in found}
        seated = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.seat)
        for row in self._all(connection, seated):
            by_table[row["table_id"]].append(rows.seat_from(row))
        return [(header, by_table[header.id]) for header in found]

    def _all(self, connection: Connection, query: Any) -> list[Any]:
        return list(connection.execute(query).mappings())


def _overdue() -> Any:
    person = seats.alias()
    bot = and_(
        seats.c.table_id == tables.c.id,
        seats.c.seat == tables.c.asked,
        or_(seats.c.bot != "", seats.c.stand_in != ""),
    )
    somebody = select(person.c.seat).where(
        person.c.table_id == tables.c.id, person.c.kind == "person", person.c.stand_in == ""
    )
    late = select(tables.c.id).where(
        tables.c.status == "playing", tables.c.deadline <= bindparam("now")
    )
    silent = (
        select(tables.c.id)
        .select_from(tables.join(seats, bot))
        .where(tables.c.status == "playing", tables.c.changed <= bindparam("lost"))
        .where(somebody.exists())
    )
    return late.union(silent)


# What is asked and written often is built once: that costs more than asking it.
_OVERDUE = _overdue()
_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
_SEAT = update(seats).where(
    seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat")
)
_ANSWER = insert(answers)
_LINE = insert(chat)


def _difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before[name] != value}
