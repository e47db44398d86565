"""Checks of finished games, for the page that shows their end: the record is played again here."""

from __future__ import annotations

from typing import NamedTuple

from anyio import CapacityLimiter, to_thread
from cachetools import LRUCache

from burnham.kernel.errors import BadRecord
from burnham.table.room.records import record
from burnham.table.room.room import Room
from burnham.table.room.verify import verify
from burnham.table.service.rooms import Rooms
from burnham.table.speech import Speech

KEPT = 1000
"""Games of which the check is remembered: the end of a game is final."""


class Checked(NamedTuple):
    """The hash of the position to which a record leads when it is played again; or the reason why
    it does not prove what it should."""

    hash: str
    reason: str


class Checker:
    """One check at a time: it takes the time of a whole game."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._one_at_a_time = CapacityLimiter(1)
        self._known: LRUCache[tuple[str, int, str], Checked] = LRUCache(KEPT)

    async def check(self, room: Room, say: Speech) -> Checked:
        """Refused before the end of the game."""
        written = record(room, self.rooms.boxed(room))
        key = room.id, room.header.erased, say.lang
        if key not in self._known:
            titles = self.rooms.shelf.titles
            try:
                verdict = await to_thread.run_sync(
                    verify, written, titles, say, limiter=self._one_at_a_time
                )
                self._known[key] = Checked(verdict.hash, "")
            except BadRecord as error:
                self._known[key] = Checked("", error.said(say.lang))
        return self._known[key]
