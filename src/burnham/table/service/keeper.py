"""The keeper of the tables: lets bots answer when they are asked, gives answers that were planned,
and looks at the clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from burnham.table.room import clocks, plans, play, seating
from burnham.table.room.eyes import Eyes
from burnham.table.room.levels import USUAL
from burnham.table.room.paces import SECONDS
from burnham.table.room.refusals import Refusal, Unavailable, Unreadable
from burnham.table.room.room import Room
from burnham.table.service.askers import Whereabouts
from burnham.table.service.queue import Claim, Lane
from burnham.table.service.rooms import Rooms
from burnham.table.service.thinkers import Thinkers, move_lane, task_of

log = logging.getLogger(__name__)
ROUND = 1.0
"""Seconds between two rounds of the keeper."""

SILENT = 30.0
"""After so many seconds without a round something is wrong with the keeper."""

LOST = 20.0
"""After so many seconds a bot that has not answered is asked again: its server may be gone."""

AGAIN = 30.0
"""After so many seconds a table that the keeper stumbled over is tried again."""


class Keeper:
    """Looks after every table on its own: one that cannot be read holds up no other."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, whereabouts: Whereabouts) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.whereabouts = whereabouts
        self.wait: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._troubled: dict[str, float] = {}  # tables, and when they are tried again
        self._went_round = time.monotonic()
        rooms.after_change.append(self.wake_bots)

    @property
    def lives(self) -> bool:
        return time.monotonic() < self._went_round + SILENT

    @property
    def busy(self) -> list[asyncio.Task[None]]:
        """The tables at which bots are answering."""
        return list(self._busy.values())

    def wake_bots(self, room: Room) -> None:
        """After a change: if a bot is asked now, let it think; what was planned is given."""
        if self._has_to_answer(room) and room.id not in self._busy:
            task = asyncio.get_running_loop().create_task(self._let_bots_answer(room.id))
            self._busy[room.id] = task
            task.add_done_callback(lambda _: self._busy.pop(room.id, None))

    async def keep(self) -> None:
        """Go round for ever: clocks every time, and bots that nobody looks after."""
        while True:
            try:
                self.rooms.drop_idle()
                await self.go_round()
            except Unavailable:
                pass  # the store tells of itself, once
            except Exception:
                log.exception("the keeper stumbled")
            self._went_round = time.monotonic()
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        now = self.rooms.now()
        for table in await self.rooms.store.overdue(now, now - LOST):
            if now >= self._troubled.get(table, now):
                await self._look_after(table)

    async def close(self) -> None:
        for task in self.busy:
            task.cancel()
        await asyncio.gather(*self.busy, return_exceptions=True)

    async def _look_after(self, table: str) -> None:
        try:
            await self._stop_clock(table)
            room = await self.rooms.open(table)
        except Unavailable:
            raise
        except Exception as error:
            self._leave_for_later(table, error)
            return
        if not self._has_to_answer(room):
            self._troubled.pop(table, None)
        self.wake_bots(room)

    def _leave_for_later(self, table: str, error: Exception) -> None:
        """Say once what is the matter, and try again later: it may have been mended."""
        if table not in self._troubled and not isinstance(error, Unreadable):
            log.error("the keeper stumbled over table %s", table, exc_info=error)
        self._troubled[table] = self.rooms.now() + AGAIN

    def _has_to_answer(self, room: Room) -> bool:
        """Whether a bot is asked, or a person who has planned the answer."""
        if room.asked is None or not (room.seats[room.asked].player or plans.due(room)):
            return False
        if room.header.paused is not None:
            return False
        return seating.anybody_here(room) and not play.waits_for_reply(room, self.rooms.now())

    async def _let_bots_answer(self, table: str) -> None:
        try:
            room = await self.rooms.open(table)
            while self._has_to_answer(room):
                await self._answer(room)
                room = await self.rooms.open(table)
            self._troubled.pop(table, None)
        except Unavailable:
            pass  # the store tells of itself; a later round finds the bot waiting
        except Exception as error:
            self._leave_for_later(table, error)

    async def _answer(self, room: Room) -> None:
        seat, number = room.asked, room.journal.number
        assert seat is not None
        planned = plans.due(room)
        answer = planned or await self._choose(room, seat)
        await self._keep_pace(room)
        boxed = self.rooms.boxed(room)

        def act(now: Room) -> None:
            still = plans.due(now) == planned if planned else now.seats[seat].player
            if still and seating.anybody_here(now):
                play.answer(now, boxed, seat, number, answer, self.rooms.now())

        try:
            await self.rooms.change(room.id, act)
        except Unavailable:
            raise
        except Refusal as refusal:
            # Taken back or answered meanwhile: look again.
            log.info("an answer came too late at table %s: %s", room.id, refusal.key)

    async def _choose(self, room: Room, seat: int) -> int:
        position = room.position
        assert position is not None
        legal = Eyes(position, seat).answers()
        if len(legal) == 1:
            return legal[0]
        bot = room.seats[seat].player
        # The bot's own dice must not tell anything of the game's.
        seed = f"{room.id} {seat}"
        task = task_of(room, position, seat, bot, self.rooms.shelf.source, seed)
        try:
            answer = await self.thinkers.choose(task, self._claim(room, bot))
        except Exception:
            log.exception("bot %s failed at table %s", bot, room.id)
            answer = -1
        if answer not in legal:
            log.error("bot %s gave no legal answer at table %s: %s", bot, room.id, answer)
            return legal[0]  # a poor answer is better than a table that stands still
        return answer

    def _claim(self, room: Room, bot: str) -> Claim:
        """Bots think for the people who play; by the turn of whoever of them comes first."""
        people = [seat for seat in room.seats if seat.kind == "person"]
        playing = [seat for seat in people if seat.here]
        persons = {seat.person or "" for seat in playing or people} or {room.header.host}
        lane = move_lane(bot) if playing else Lane.LATER
        return Claim(lane, [self.whereabouts.asker(person) for person in sorted(persons)])

    async def _keep_pace(self, room: Room) -> None:
        """Wait until people have seen the answer before; thinking counts as waiting."""
        pace = SECONDS[room.header.pace]
        passed = max(0.0, self.rooms.now() - room.journal.entries[-1].made)
        await self.wait(max(0.0, pace - passed))

    async def _stop_clock(self, table: str) -> None:
        """If somebody's time is up, a bot sits in or the game is ended."""
        now = self.rooms.now()

        def act(room: Room) -> None:
            seat = clocks.expired(room, now)
            if seat is not None:
                seating.run_out(room, seat, USUAL, now)

        await self.rooms.change(table, act)
