"""The store: tables and their journals, in SQLite or PostgreSQL, by the same code."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import (
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from burnham.kernel.journal import Chain
from burnham.table.room.room import NOTHING_YET, Header, Room, Seat
from burnham.table.room.shelf import Shelf
from burnham.table.store import rows
from burnham.table.store.analyses import Analyses
from burnham.table.store.backup import backup, restore
from burnham.table.store.engine import CHANNEL, BadDatabase, Database, tell
from burnham.table.store.files import make_folder
from burnham.table.store.finished import FinishedGames, Member
from burnham.table.store.handover import hand_over
from burnham.table.store.migrate import migrate
from burnham.table.store.notices import NoticeWishes
from burnham.table.store.outbox import Outbox
from burnham.table.store.own_lessons import OwnLessons
from burnham.table.store.personal import Personal, forget
from burnham.table.store.presence import Counted
from burnham.table.store.puzzles import Puzzles
from burnham.table.store.schema import (
    answers,
    archived,
    chat,
    gallery,
    notes,
    people,
    plans,
    removed,
    seats,
    tables,
    visitors,
)
from burnham.table.store.tournaments import Tournaments

__all__ = [
    "CHANNEL", "Analyses", "BadDatabase", "Counted", "Database", "FinishedGames", "Member",
    "NoticeWishes", "Outbox", "OwnLessons", "Personal", "Puzzles", "Store", "Tournaments", "backup",
    "forget", "hand_over", "make_folder", "migrate", "restore", "tell",
]  # fmt: skip

OFFERED = 7 * 24 * 3600.0
"""For how many seconds a table that nobody joins is offered to all."""


class Store:
    def __init__(self, database: Database, shelf: Shelf) -> None:
        self.database = database
        self.shelf = shelf

    # --- one table ----------------------------------------------------------------------------

    def stamp(self, connection: Connection, table: str, lock: bool) -> int | None:
        """The table's stamp; with `lock` nobody else changes it until the transaction ends."""
        query = select(tables.c.version + tables.c.laid).where(tables.c.id == table)
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
        noted = self._all(connection, select(notes).where(notes.c.table_id == table))
        laid = self._all(connection, select(plans).where(plans.c.table_id == table))
        gone = self._all(connection, select(removed).where(removed.c.table_id == table))
        room = Room(
            header,
            [rows.seat_from(row) for row in seated],
            have.journal if have else NOTHING_YET,
            have.position if have else None,
            have.lines if have and have.header.erased == header.erased else Chain(),
            have.gallery if have and have.header.erased == header.erased else Chain(),
            frozenset(row["person"] for row in guests),
            {row["number"]: rows.note_from(row) for row in noted},
            {row["seat"]: rows.plan_from(row) for row in laid},
            {row["person"]: rows.removed_from(row) for row in gone},
        )
        self._note_members(connection, room.seats)
        self._read_on(connection, room)
        return room

    def _note_members(self, connection: Connection, seated: list[Seat]) -> None:
        """Note who of these has signed up."""
        persons = {seat.person for seat in seated if seat.person}
        if not persons:
            return
        query = select(people.c.id).where(people.c.id.in_(persons), people.c.login.is_not(None))
        found = set(connection.scalars(query))
        for seat in seated:
            seat.member = seat.person in found

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
        for row in self._said(connection, chat, room.id, len(room.lines)):
            room.say(rows.line_from(row))
        for row in self._said(connection, gallery, room.id, len(room.gallery)):
            room.gallery = room.gallery.plus(rows.line_from(row))

    def _said(self, connection: Connection, where: Table, table: str, since: int) -> list[Any]:
        new = select(where).where(where.c.table_id == table, where.c.number >= since)
        return self._all(connection, new.order_by(where.c.number))

    def create(self, connection: Connection, room: Room) -> None:
        connection.execute(insert(tables), [rows.header_row(room.header)])
        connection.execute(insert(seats), [rows.seat_row(room.id, s) for s in room.seats])
        self._note_members(connection, room.seats)
        nobody = Room(room.header, room.seats, NOTHING_YET, None)
        self._write_on(connection, nobody, room)

    def save(self, connection: Connection, before: Room, after: Room) -> None:
        """Write what differs.  The version goes up by one, and the other servers are told.  If only
        a plan differs, which nobody else may notice, `laid` does instead."""
        unseen = replace(after, plans=before.plans) == before
        after.header.version = before.header.version + (not unseen)
        after.header.laid = before.header.laid + unseen
        changed = _difference(rows.header_row(before.header), rows.header_row(after.header))
        connection.execute(_TABLE, {"of_table": after.id, **changed})
        for old, new in zip(before.seats, after.seats, strict=True):
            if old != new:
                changed = _difference(rows.seat_row(after.id, old), rows.seat_row(after.id, new))
                connection.execute(_SEAT, {"of_table": after.id, "of_seat": new.seat, **changed})
        self._write_on(connection, before, after)
        if [seat.person for seat in before.seats] != [seat.person for seat in after.seats]:
            self._note_members(connection, after.seats)
        tell(connection, f"{after.id} {after.stamp}")

    def _write_on(self, connection: Connection, before: Room, after: Room) -> None:
        """Add the entries, lines, visitors and removals that are new."""
        new = after.journal.entries[before.journal.number :]
        if new:
            connection.execute(_ANSWER, [rows.entry_row(after.id, e) for e in new])
        said = after.lines[len(before.lines) :]
        if said:
            connection.execute(_LINE, [rows.line_row(after.id, s) for s in said])
        beside = after.gallery[len(before.gallery) :]
        if beside:
            connection.execute(_BESIDE, [rows.line_row(after.id, s) for s in beside])
        guests = after.visitors - before.visitors
        if guests:
            connection.execute(
                insert(visitors), [{"table_id": after.id, "person": p} for p in sorted(guests)]
            )
        gone = after.removed.keys() - before.removed.keys()
        if gone:
            out = [rows.removed_row(after.id, p, after.removed[p]) for p in sorted(gone)]
            connection.execute(insert(removed), out)
        if after.notes != before.notes:
            self._write_notes(connection, before, after)
        if after.plans != before.plans:
            self._write_plans(connection, before, after)

    def _write_notes(self, connection: Connection, before: Room, after: Room) -> None:
        """Notes are the only thing said at a table that may be changed, or taken away again."""
        old, new = before.notes, after.notes
        changed = [n for n in {*old, *new} if old.get(n) != new.get(n)]
        gone = delete(notes).where(notes.c.table_id == after.id, notes.c.number.in_(changed))
        connection.execute(gone)
        written = [rows.note_row(after.id, n, new[n]) for n in changed if n in new]
        if written:
            connection.execute(insert(notes), written)

    def _write_plans(self, connection: Connection, before: Room, after: Room) -> None:
        old, new = before.plans, after.plans
        changed = [seat for seat in new if old.get(seat) != new[seat]]
        gone = delete(plans).where(plans.c.table_id == after.id, plans.c.seat.in_(changed))
        connection.execute(gone)
        written = [rows.plan_row(after.id, seat, new[seat]) for seat in changed]
        connection.execute(insert(plans), written)

    def ids(self, connection: Connection) -> list[str]:
        """Of all tables, the oldest first."""
        return list(connection.scalars(select(tables.c.id).order_by(tables.c.created)))

    async def count_by_status(self) -> dict[str, int]:
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        return await self.database.read(lambda c: {row[0]: row[1] for row in c.execute(query)})

    # --- many tables --------------------------------------------------------------------------

    async def by_invite(self, token: str) -> str | None:
        query = select(tables.c.id).where(tables.c.invite == token)
        return await self.database.read(lambda c: c.scalar(query))

    async def tables_of(
        self, person: str, limit: int = 40, *, studies: bool = False
    ) -> list[tuple[Header, list[Seat]]]:
        """Tables at which a person sits, or else their studies; first those that wait for them,
        then others under way, then the latest."""
        mine = select(seats.c.table_id).where(seats.c.person == person)
        ended = tables.c.status.in_(("over", "closed"))
        asked = mine.where(seats.c.seat == tables.c.asked).correlate(tables)
        given_up = and_(tables.c.status == "closed", tables.c.ending.is_(None))
        kind = tables.c.study.is_not(None) if studies else tables.c.study.is_(None)
        query = (
            select(tables)
            .where(tables.c.id.in_(mine), ~given_up, kind, tables.c.id.not_in(_ARCHIVED))
            .order_by(ended, tables.c.id.not_in(asked), tables.c.changed.desc())
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

    async def watched_tables(self, now: float, limit: int = 40) -> list[tuple[Header, list[Seat]]]:
        """Public games under way that may be watched, the latest first."""
        query = (
            select(tables)
            .where(
                tables.c.status == "playing",
                tables.c.private.is_(False),
                tables.c.study.is_(None),
                tables.c.watch != "no",
                tables.c.changed >= now - OFFERED,
            )
            .order_by(tables.c.created.desc())
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
        return len(await self.tables_asking(person))

    async def tables_asking(self, person: str) -> list[tuple[str, str]]:
        """The tables that wait for an answer of this person, the most urgent first, each with its
        game; studies wait for nobody."""
        mine = and_(
            seats.c.table_id == tables.c.id,
            seats.c.seat == tables.c.asked,
            seats.c.person == person,
            seats.c.stand_in == "",
        )
        query = (
            select(tables.c.id, tables.c.game)
            .select_from(tables.join(seats, mine))
            .where(tables.c.status == "playing", tables.c.study.is_(None))
            .where(tables.c.paused.is_(None))
            .order_by(tables.c.deadline.is_(None), tables.c.deadline, tables.c.changed)
        )
        return await self.database.read(lambda c: [(id, game) for id, game in c.execute(query)])

    async def overdue(self, now: float, lost: float) -> list[str]:
        """Tables on which a clock has run out, or a bot, or a person who has planned the answer,
        was asked before `lost` and is silent."""
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
        .where(tables.c.paused.is_(None))
        .where(somebody.exists())
    )
    laid = and_(plans.c.table_id == tables.c.id, plans.c.seat == tables.c.asked, plans.c.size > 0)
    planned = (
        select(tables.c.id)
        .select_from(tables.join(plans, laid))
        .where(tables.c.status == "playing", tables.c.changed <= bindparam("lost"))
    )
    return late.union(silent, planned)


_ARCHIVED = select(archived.c.table_id)
# What is asked and written often is built once: that costs more than asking it.
_OVERDUE = _overdue()
_TABLE = update(tables).where(tables.c.id == bindparam("of_table"))
_SEAT = update(seats).where(
    seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat")
)
_ANSWER = insert(answers)
_LINE = insert(chat)
_BESIDE = insert(gallery)


def _difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in after.items() if before[name] != value}
