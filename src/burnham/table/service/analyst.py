"""After the game: where it was won and lost.

Every real decision is thought through again in the bots' processes, from what the seat that made it
could see then.  One decision after the other, and after the moves of tables under way.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator

from sqlalchemy.exc import IntegrityError

from burnham.bots.counsel import Weighed
from burnham.kernel.position import Position
from burnham.table.room.refusals import NotYours, Unavailable
from burnham.table.room.room import Room
from burnham.table.service.askers import Quota
from burnham.table.service.queue import Asker, Claim, Lane
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Cap
from burnham.table.service.thinkers import Task, Thinkers, task_of
from burnham.table.store.analyses import Analyses, Analysis, Decision

log = logging.getLogger(__name__)
MOST_SECONDS = 0.2
PLAYOUTS = 60
"""What is enough for a decision, whichever is used up first."""
WHOLE_GAME = 40.0
"""Seconds for all decisions together; what is told is tried a little more, besides."""
SAVE = 1.0
"""Seconds between two notes of how far it got."""


class Analyst:
    def __init__(self, rooms: Rooms, analyses: Analyses, thinkers: Thinkers, cap: Cap) -> None:
        self.rooms = rooms
        self.analyses = analyses
        self.thinkers = thinkers
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._quota = Quota(cap, "analysis-asked")

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        return list(self._busy.values())

    async def start_analysis(self, room: Room, asker: Asker) -> Analysis:
        """The analysis of a finished game as far as it goes; from now on it is worked at."""
        if room.header.status != "over":
            raise NotYours("not-over")
        found = await self.analyses.find(room.id) or Analysis()
        if found.reached < room.journal.moment and room.id not in self._busy:
            self._quota.take(asker)
            task = asyncio.get_running_loop().create_task(self._work_at(room, asker))
            self._busy[room.id] = task
            task.add_done_callback(lambda _: self._end(room.id, asker))
        return found

    def _end(self, table: str, asker: Asker) -> None:
        del self._busy[table]
        self._quota.give_back(asker)

    async def close(self) -> None:
        for task in self.busy:
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)

    async def _work_at(self, room: Room, asker: Asker) -> None:
        try:
            begun = await self._claimed(room)
            if begun is not None:
                await self._finish(room, begun, Claim(Lane.LATER, [asker]))
        except Unavailable:
            pass  # whoever asks for it again lets it go on
        except Exception:
            log.exception("the analysis of table %s failed", room.id)

    async def _claimed(self, room: Room) -> Analysis | None:
        try:
            return await self.analyses.claim(room.id, self.rooms.now())
        except IntegrityError:  # another server was quicker
            return None

    async def _finish(self, room: Room, begun: Analysis, claim: Claim) -> None:
        saved = self.rooms.now()
        decisions = list(begun.decisions)
        async for moment, decision in self._decisions(room, begun.reached, claim):
            if decision is not None:
                decisions.append(decision)
            now = self.rooms.now()
            if now >= saved + SAVE or moment == room.journal.moment:
                saved = now
                await self.analyses.save(room.id, Analysis(moment, tuple(decisions)), now)

    async def _decisions(
        self, room: Room, since: int, claim: Claim
    ) -> AsyncIterator[tuple[int, Decision | None]]:
        """The moments that were reached, and what was decided on the way to each."""
        for moment in range(since, room.journal.moment):
            yield moment + 1, await self._decision(room, moment, claim)

    async def _decision(self, room: Room, moment: int, claim: Claim) -> Decision | None:
        """None if there was nothing to decide, or the rules of today no longer ask it."""
        boxed = self.rooms.boxed(room)
        given = room.journal.standing[moment + 1]
        position = room.at(boxed, moment)
        legal = position.answers()
        if len(legal) < 2 or given.code not in legal:
            return None
        task = task_about(self.rooms, room, position, moment, given.seat)
        counsel = await self.thinkers.advise(task, claim, given.code)
        mine, best = _rounded(counsel.of(given.code)), _rounded(counsel.best)
        chances = tuple(round(chance, 4) for chance in counsel.chances)
        return Decision(moment, given.seat, mine, best, chances)


def analyst_of(moments: int) -> str:
    """The bot that thinks a game of so many moves through: in little time, since there are hundreds
    of decisions."""
    return f"hard@{min(MOST_SECONDS, WHOLE_GAME / max(1, moments)):.3f}/{PLAYOUTS}p"


def task_about(rooms: Rooms, room: Room, position: Position, moment: int, seat: int) -> Task:
    """What the bot is told of one decision."""
    bot, seed = analyst_of(room.journal.moment), f"analysis {room.id} {moment}"
    return task_of(room, position, seat, bot, rooms.shelf.source, seed)


def _rounded(weighed: Weighed) -> Weighed:
    why = weighed.why
    reasons = tuple(one._replace(points=round(one.points, 2)) for one in why.reasons)
    return weighed._replace(
        chance=round(weighed.chance, 4),
        lead=round(weighed.lead, 1),
        why=why._replace(reasons=reasons, rest=round(why.rest, 2)),
    )
