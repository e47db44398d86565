"""Hints: what a strong bot would do in somebody's place, from what that seat can see."""

from __future__ import annotations

from cachetools import LRUCache

from burnham.bots.counsel import Weighed
from burnham.table.room.refusals import Late, NotYours, TooMuch
from burnham.table.room.room import Room
from burnham.table.service.rooms import Rooms
from burnham.table.service.thinkers import Thinkers, task_of

ADVISER = "hard"
"""The bot that is asked."""
Hint = tuple[Weighed, ...]


class Advisor:
    """Asks the bots' processes.  One hint at a time for each seat; the latest are remembered, so
    that asking again costs nothing and says the same."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self._asking: set[tuple[str, int]] = set()
        self._given: LRUCache[tuple[str, int], Hint] = LRUCache(256)

    async def hint(self, room: Room, seat: int, number: int) -> Hint:
        """The best answers to question `number`; Late if the table moves on meanwhile."""
        _must_be_allowed(room, seat)
        _must_be_now(room, number)
        if (room.id, seat) in self._asking:
            raise TooMuch("hint-asked")
        self._asking.add((room.id, seat))
        try:
            hint = await self._think(room, seat, number)
        finally:
            self._asking.discard((room.id, seat))
        _must_be_now(await self.rooms.open(room.id), number)
        return hint

    async def _think(self, room: Room, seat: int, number: int) -> Hint:
        known = self._given.get((room.id, number))
        if known is not None:
            return known
        assert room.position is not None
        seed = f"hint {room.id} {number}"
        task = task_of(room, room.position, seat, ADVISER, self.rooms.shelf.source, seed)
        counsel = await self.thinkers.advise(task)
        self._given[room.id, number] = counsel.answers
        return counsel.answers


def _must_be_allowed(room: Room, seat: int) -> None:
    if not room.header.hints:
        raise NotYours("no-hints")
    if room.asked != seat:
        raise NotYours("not-asked")


def _must_be_now(room: Room, number: int) -> None:
    if room.journal.number != number:
        late = Late("moved-on")
        late.room = room
        raise late
