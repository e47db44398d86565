"""Who is at which table now: those whose page listens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

from burnham.table.room.room import Room
from burnham.table.service.rooms import Rooms

GRACE = 4.0
"""Seconds before somebody whose page is gone counts as away: a reload is no leaving."""


class Presence:
    """Kept in the store, since a table's people may be at several servers."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._pages: Counter[tuple[str, str]] = Counter()
        self._tasks: set[asyncio.Task[object]] = set()

    @contextmanager
    def listening(self, room: Room, person: str | None) -> Iterator[None]:
        """A page of this person is open as long as the block lasts."""
        if person is None or not room.seats_of(person):
            with self._watching(room.id):
                yield
            return
        key = (room.id, person)
        self._pages[key] += 1
        try:
            yield
        finally:
            self._pages[key] -= 1
            if not self._pages[key]:
                del self._pages[key]
                self._soon(self._leave_later(room.id, person))

    @contextmanager
    def _watching(self, table: str) -> Iterator[None]:
        self._soon(self.rooms.change(table, lambda room: room.watched_by(1)))
        try:
            yield
        finally:
            self._soon(self.rooms.change(table, lambda room: room.watched_by(-1)))

    async def arrive(self, table: str, person: str) -> None:
        await self._set(table, person, None)

    async def _leave_later(self, table: str, person: str) -> None:
        await asyncio.sleep(GRACE)
        if not self._pages[table, person]:
            await self._set(table, person, self.rooms.now())

    async def _set(self, table: str, person: str, away_since: float | None) -> None:
        def act(room: Room) -> None:
            for seat in room.seats_of(person):
                known = room.seats[seat].away_since
                if (known is None) != (away_since is None):
                    room.seats[seat].away_since = away_since

        await self.rooms.change(table, act)

    def _soon(self, doing: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
