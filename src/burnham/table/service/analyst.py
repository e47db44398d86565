"""After the game: where it was won and lost.

Every real decision is thought through again in the bots' processes, from what the seat that made it
could see then.  One game at a time and one decision after the other, so that the bots of tables
under way find a free process soon.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

from sqlalchemy.exc import IntegrityError

from burnham.bots.counsel import Weighed
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import Room
from burnham.table.service.rooms import Rooms
from burnham.table.service.thinkers import Thinkers, task_of
from burnham.table.store.analyses import Analyses, Analysis, Decision

log = logging.getLogger(__name__)
ANALYST = "hard@0.2/60p"
"""The bot that thinks it all through: in little time, since there are hundreds of decisions."""
SAVE = 2.0
"""Seconds between two notes of how far it got."""


class Analyst:
    def __init__(self, rooms: Rooms, analyses: Analyses, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.analyses = analyses
        self.thinkers = thinkers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._desk = asyncio.Semaphore(1)

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        return list(self._busy.values())

    async def start_analysis(self, room: Room) -> Analysis:
        """The analysis of a finished game as far as it goes; from now on it is worked at."""
        if room.header.status != "over":
            raise NotYours("not-over")
        found = await self.analyses.find(room.id) or Analysis()
        if found.reached < room.journal.moment and room.id not in self._busy:
            task = asyncio.get_running_loop().create_task(self._work_at(room))
            self._busy[room.id] = task
            task.add_done_callback(lambda _: self._busy.pop(room.id, None))
        return found

    async def close(self) -> None:
        for task in self.busy:
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)

    async def _work_at(self, room: Room) -> None:
        try:
            async with self._desk:
                begun = await self._claimed(room)
                if begun is not None:
                    await self._finish(room, begun)
        except Exception:
            log.exception("the analysis of table %s failed", room.id)

    async def _claimed(self, room: Room) -> Analysis | None:
        try:
            return await self.analyses.claim(room.id, self.rooms.now())
        except IntegrityError:  # another server was quicker
            return None

    async def _finish(self, room: Room, begun: Analysis) -> None:
        saved = self.rooms.now()
        decisions = list(begun.decisions)
        async for moment, decision in self._decisions(room, begun.reached):
            if decision is not None:
                decisions.append(decision)
            now = self.rooms.now()
            if now >= saved + SAVE or moment == room.journal.moment:
                saved = now
                await self.analyses.save(room.id, Analysis(moment, tuple(decisions)), now)

    async def _decisions(
        self, room: Room, since: int
    ) -> AsyncIterator[tuple[int, Decision | None]]:
        """The moments that were reached, and what was decided on the way to each."""
        for moment in range(since, room.journal.moment):
            yield moment + 1, await self._decision(room, moment)

    async def _decision(self, room: Room, moment: int) -> Decision | None:
        """None if there was nothing to decide, or the rules of today no longer ask it."""
        boxed = self.rooms.boxed(room)
        given = room.journal.standing[moment + 1]
        position = room.at(boxed, moment)
        legal = position.answers()
        if len(legal) < 2 or given.code not in legal:
            return None
        seed = f"analysis {room.id} {moment}"
        source = self.rooms.shelf.source
        task = task_of(room, position, given.seat, ANALYST, source, seed)
        counsel = await self.thinkers.advise(task, given.code)
        mine, best = _rounded(counsel.of(given.code)), _rounded(counsel.best)
        chances = tuple(round(chance, 4) for chance in counsel.chances)
        return Decision(moment, given.seat, mine, best, chances)


def _rounded(weighed: Weighed) -> Weighed:
    return Weighed(weighed.answer, round(weighed.chance, 4), round(weighed.lead, 1))
