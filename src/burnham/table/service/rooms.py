"""The rooms in use.  A room is opened as it stands in the store; a change is one transaction.

Rooms are remembered.  What is remembered is the newest if no server has told of anything newer and
the news is complete; else the store is asked.  On PostgreSQL every change asks it, under a lock.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from threading import Lock

from cachetools import LRUCache
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from burnham.table.room.refusals import Missing, Refusal, Unreadable, Wrong
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.service.events import Hub, News
from burnham.table.service.metrics import count_moves
from burnham.table.store import Counted, Store

log = logging.getLogger(__name__)
KEPT = 256
"""Rooms that are remembered at most."""
IDLE = 900.0
"""Seconds after which a room that nobody has opened is no longer remembered."""
STAMPS = 100_000
"""Tables of which the newest stamp is known, at most."""
Act = Callable[[Room, Boxed, float], None]
"""What somebody does at a table, at a time."""
Within = Callable[[Connection, Room | None, Room], None]
"""What is written in the same transaction as a change from one room (None: a new table) to
another."""


@dataclass(slots=True)
class Kept:
    room: Room
    gaps: int  # of the news, when it was read
    used: float


class Memory:
    """The rooms that a server remembers, for all its threads."""

    def __init__(self, news: News) -> None:
        self.news = news
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._stamps: dict[str, int] = {}
        self._rewritten: dict[str, int] = {}  # until that stamp has been heard of
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def newest(self, table: str) -> Room | None:
        """The room, if it is known to be as it stands in the store."""
        with self._lock:
            kept = self._kept.get(table)
            if kept is None or kept.gaps != self.news.gaps or not self.news.complete:
                return None
            if kept.room.stamp < self._stamps[table]:
                return None
            kept.used = time.monotonic()
            self._kept.move_to_end(table)
            return kept.room

    def any(self, table: str) -> Room | None:
        """The room as it was once."""
        kept = self._kept.get(table)
        return None if kept is None else kept.room

    def keep(self, room: Room, gaps: int) -> None:
        """Remember a room that was read or written after so many gaps in the news."""
        with self._lock:
            least = max(self._stamps.get(room.id, 0), self._rewritten.get(room.id, 0))
            if gaps != self.news.gaps or room.stamp < least:
                return
            self._set_stamp(room.id, room.stamp)
            self._kept[room.id] = Kept(room, gaps, time.monotonic())
            self._kept.move_to_end(room.id)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)

    def drop_idle(self, since: float) -> None:
        """Forget the rooms that were used last before this moment of the monotonic clock."""
        with self._lock:
            while self._kept and next(iter(self._kept.values())).used < since:
                self._kept.popitem(last=False)

    def drop(self, table: str, stamp: int) -> None:
        """Forget a room that was changed past it, and has this stamp now."""
        with self._lock:
            self._kept.pop(table, None)
            self._rewritten[table] = stamp

    def is_new(self, table: str, stamp: int) -> bool:
        """Note that a table has this stamp now.  False if we knew it."""
        with self._lock:
            if stamp >= self._rewritten.get(table, stamp + 1):
                del self._rewritten[table]
            new = stamp > self._stamps.get(table, 0)
            if new:
                self._set_stamp(table, stamp)
            return new

    def follow(self, counted: Counted) -> None:
        """Note what is new about who is here; the rest of the room is as it was."""
        with self._lock:
            if counted.stamp <= self._stamps.get(counted.table, 0):
                return
            self._set_stamp(counted.table, counted.stamp)
            kept = self._kept.get(counted.table)
            if kept is None or kept.room.stamp != counted.stamp - 1:
                return
            kept.room = kept.room.copy()
            kept.room.header.version, kept.room.header.watching = counted.version, counted.watching
            for seat, since in counted.away.items():
                kept.room.seats[seat].away_since = since

    def _set_stamp(self, table: str, stamp: int) -> None:
        if len(self._stamps) >= STAMPS and table not in self._stamps:
            # What is being read just now is not remembered, since we forget what is newer.
            self.news.gaps += 1
            self._stamps.clear()
            self._kept.clear()
        self._stamps[table] = stamp


class Rooms:
    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        hub: Hub,
        now: Callable[[], float] = time.time,
        news: News | None = None,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.hub = hub
        self.now = now
        self.news = news or News()
        self.memory = Memory(self.news)
        self.news.of_tables.append(self._hear)
        self.news.of_rewritten.append(self.memory.drop)
        self.after_change: list[Callable[[Room], None]] = []
        self.within_change: list[Within] = []
        self.unreadable: LRUCache[str, str] = LRUCache(KEPT)
        """Tables that could not be read when somebody last tried, and why."""

    def boxed(self, room: Room) -> Boxed:
        return self.shelf.boxed(room.header.game, room.header.edition)

    async def open(self, table: str, number: int = 0) -> Room:
        """The room as it is now, to look at only.  Another server's change may be some milliseconds
        on its way; what is asked for is not older than a `number` that somebody has seen."""
        room = self.memory.newest(table)
        if room is None or room.journal.number < number:
            gaps = self.news.gaps
            room = await self.store.database.read(lambda c: self._read(c, table))
            self.memory.keep(room, gaps)
        return room

    async def add(self, room: Room) -> None:
        """A new table."""
        try:
            await self.add_all([room])
        except IntegrityError:  # there is a table with this id
            raise Wrong("ticket-used") from None

    async def add_all(
        self, rooms: Sequence[Room], along: Callable[[Connection], None] | None = None
    ) -> None:
        """New tables, and what is written along with them: all or nothing."""
        gaps, loop = self.news.gaps, asyncio.get_running_loop()

        def doing(connection: Connection) -> None:
            for room in rooms:
                self.store.create(connection, room)
                for listener in self.within_change:
                    listener(connection, None, room)
            if along is not None:
                along(connection)

        def then(_: None) -> None:
            for room in rooms:
                self.memory.keep(room, gaps)
                loop.call_soon_threadsafe(self._tell, room)

        await self.store.database.write(doing, then)

    async def change(
        self,
        table: str,
        act: Callable[[Room], object],
        also: Callable[[Connection], None] | None = None,
    ) -> Room:
        """Let `act` change a copy of the room; nobody else can meanwhile.  The difference is
        durable when this returns; if `act` raises, nothing has happened.  `also`: what is written
        besides, if there is a difference."""
        gaps, loop = self.news.gaps, asyncio.get_running_loop()

        def doing(connection: Connection) -> tuple[Room, Room]:
            before = self._latest(connection, table)
            after = before.copy()
            act(after)
            if after == before:
                return before, before
            if after.journal != before.journal or after.header.status != before.header.status:
                after.header.changed = self.now()
            self.store.save(connection, before, after)
            for listener in self.within_change:
                listener(connection, before, after)
            if also is not None:
                also(connection)
            return after, before

        def then(done: tuple[Room, Room]) -> None:
            room, before = done
            self.memory.keep(room, gaps)
            if room is not before:
                count_moves(before, room)
                loop.call_soon_threadsafe(self._tell, room)

        room, _ = await self.store.database.write(doing, then)
        return room

    async def act(self, table: str, person: str | None, deed: Act) -> Room:
        """What a visitor does, in one transaction; a refusal says where the table stands now."""

        def doing(room: Room) -> None:
            if not room.may_enter(person):
                raise Missing("table")
            deed(room, self.boxed(room), self.now())

        try:
            return await self.change(table, doing)
        except Missing:
            raise
        except Refusal as refusal:
            refusal.room = await self.open(table)
            raise

    def drop_idle(self) -> None:
        """Forget the rooms that nobody uses any more; the store has them."""
        self.memory.drop_idle(time.monotonic() - IDLE)

    def _latest(self, connection: Connection, table: str) -> Room:
        """The room to be changed.  A file that is ours alone need not be asked."""
        room = self.memory.newest(table) if self.news.alone else None
        return room or self._read(connection, table, lock=True)

    def _read(self, connection: Connection, table: str, lock: bool = False) -> Room:
        stamp = self.store.stamp(connection, table, lock)
        if stamp is None:
            raise Missing("table")
        have = self.memory.any(table)
        if have is not None and have.stamp == stamp:
            return have
        return self._loaded(connection, table, have)

    def _loaded(self, connection: Connection, table: str, have: Room | None) -> Room:
        """Whatever is wrong with what is stored concerns this table only."""
        try:
            room = self.store.load(connection, table, have)
        except (SQLAlchemyError, Refusal):
            raise
        except Exception as error:
            if self.unreadable.get(table) != repr(error):  # said once
                log.error("table %s cannot be read: %r", table, error)
            self.unreadable[table] = repr(error)
            raise Unreadable(table) from error
        self.unreadable.pop(table, None)
        return room

    def _hear(self, table: str, stamp: int) -> None:
        if self.memory.is_new(table, stamp):
            self.hub.ring(table)

    def _tell(self, room: Room) -> None:
        self.hub.ring(room.id)
        for listener in self.after_change:
            listener(room)
