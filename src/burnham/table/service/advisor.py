"""Hints: what a strong bot would do in somebody's place, from what that seat can see."""

from __future__ import annotations

from cachetools import LRUCache

from burnham.bots.counsel import Weighed
from burnham.table.room.refusals import Late, NotYours
from burnham.table.room.room import Room
from burnham.table.service.askers import Quota
from burnham.table.service.queue import Asker, Claim, Lane
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Cap
from burnham.table.service.thinkers import Thinkers, task_of

ADVISER = "hard"
"""The bot that is asked."""
Hint = tuple[Weighed, ...]


class Advisor:
    """Asks the bots' processes.  The latest hints are remembered, so that asking again costs
    nothing and says the same."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, cap: Cap) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self._quota = Quota(cap, "hint-asked")
        self._given: LRUCache[tuple[str, int], Hint] = LRUCache(256)

    async def hint(self, room: Room, seat: int, number: int, asker: Asker) -> Hint:
        """The best answers to question `number`; Late if the table moves on meanwhile."""
        _must_be_allowed(room, seat)
        _must_be_now(room, number)
        self._quota.take(asker)
        try:
            hint = await self._think(room, seat, number, asker)
        finally:
            self._quota.give_back(asker)
        _must_be_now(await self.rooms.open(room.id), number)
        return hint

    async def _think(self, room: Room, seat: int, number: int, asker: Asker) -> Hint:
        known = self._given.get((room.id, number))
        if known is not None:
            return known
        assert room.position is not None
        seed = f"hint {room.id} {number}"
        task = task_of(room, room.position, seat, ADVISER, self.rooms.shelf.source, seed)
        counsel = await self.thinkers.advise(task, Claim(Lane.HINT, [asker]))
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
