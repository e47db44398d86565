"""The rooms in use.  A room is opened as it stands in the store; a change is one transaction."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection

from burnham.table.room.refusals import Missing, Refusal
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.service.events import Hub
from burnham.table.store import Store

KEPT = 256
Act = Callable[[Room, Boxed, float], None]
"""What somebody does at a table, at a time."""


class Rooms:
    def __init__(
        self, store: Store, shelf: Shelf, hub: Hub, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.hub = hub
        self.now = now
        self.after_change: list[Callable[[Room], None]] = []
        self._kept: OrderedDict[str, Room] = OrderedDict()

    def boxed(self, room: Room) -> Boxed:
        return self.shelf.boxed(room.header.game, room.header.edition)

    async def open(self, table: str) -> Room:
        """The room as it is now, to look at only."""
        return self._keep(await self.store.database.read(lambda c: self._latest(c, table)))

    async def add(self, room: Room) -> None:
        """A new table."""
        await self.store.database.write(lambda c: self.store.create(c, room))
        self._tell(room)

    async def change(self, table: str, act: Callable[[Room], object]) -> Room:
        """Let `act` change a copy of the room; nobody else can meanwhile.  The difference is
        durable when this returns; if `act` raises, nothing has happened."""

        def doing(connection: Connection) -> tuple[Room, bool]:
            before = self._latest(connection, table, lock=True)
            after = before.copy()
            act(after)
            if after == before:
                return before, False
            if after.journal != before.journal or after.header.status != before.header.status:
                after.header.changed = self.now()
            self.store.save(connection, before, after)
            return after, True

        room, changed = await self.store.database.write(doing)
        if changed:
            self._tell(room)
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

    def _latest(self, connection: Connection, table: str, lock: bool = False) -> Room:
        version = self.store.version(connection, table, lock)
        if version is None:
            raise Missing("table")
        have = self._kept.get(table)
        if have is not None and have.header.version == version:
            return have
        return self.store.load(connection, table, have)

    def _tell(self, room: Room) -> None:
        self._keep(room)
        self.hub.ring(room.id)
        for listener in self.after_change:
            listener(room)

    def _keep(self, room: Room) -> Room:
        known = self._kept.get(room.id)
        if known is None or known.header.version < room.header.version:
            self._kept[room.id] = room
        self._kept.move_to_end(room.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return room
