"""Who is at which table now: those whose page listens, and programs that have asked just now.

Each server knows its own pages and tells the store of them: all that is new in one transaction,
every moment.  What the tables then say follows from what all servers that live have told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from secrets import token_hex

from burnham.table.room.refusals import Unavailable
from burnham.table.room.room import Room
from burnham.table.service.rooms import Rooms
from burnham.table.store import Database
from burnham.table.store.presence import BATCH, BEAT, STRANGERS, Presences, Told

log = logging.getLogger(__name__)
GRACE = 4.0
"""Seconds before somebody whose page is gone counts as away: a reload is no leaving."""
ASKING = 300.0
"""For so many seconds a program is here after it has asked."""
MOMENT = 0.1
"""Seconds in which comings and goings are gathered."""
AGAIN = 1.0
"""Seconds until the store is tried again when it could not be used."""
PATIENCE = 1.0
"""Seconds that a page which has just come waits for that, at most, before it is told anything."""


class Company:
    """Those who are at one table, as far as this server knows."""

    def __init__(self) -> None:
        self.pages: Counter[str] = Counter()
        self.until: dict[str, float] = {}  # who is here for some time without a page
        self.told: dict[str, int] | None = {}  # None: it is not sure what the store knows
        self.seated: frozenset[str | None] | None = None

    def here(self) -> dict[str, int]:
        """Each person's pages; one for those who are here without."""
        return {**dict.fromkeys(self.until, 1), **self.pages}

    def open(self, person: str) -> None:
        self.pages[person] += 1

    def close(self, person: str) -> None:
        self.pages[person] -= 1
        if not self.pages[person]:
            del self.pages[person]
            self.stay(person, GRACE)

    def stay(self, person: str, seconds: float) -> None:
        self.until[person] = max(time.monotonic() + seconds, self.until.get(person, 0.0))

    def part(self, now: float) -> bool:
        """Let those go whose time is over.  Whether there were any."""
        gone = [person for person, until in self.until.items() if until <= now]
        for person in gone:
            del self.until[person]
        return bool(gone)


class Presence:
    def __init__(self, rooms: Rooms, database: Database) -> None:
        self.rooms = rooms
        self.store = Presences(database, token_hex(8))
        self._companies: dict[str, Company] = {}
        self._due: set[str] = set()  # tables of which there may be something to tell
        self._again: set[str] = set()  # and those of which there is, whatever was told before
        self._beat_at = 0.0
        self._round = asyncio.Event()
        self._telling = asyncio.Lock()
        self._door = asyncio.Lock()

    @contextmanager
    def listening(self, table: str, person: str | None) -> Iterator[None]:
        """A page of this person is open as long as the block lasts."""
        who = person or STRANGERS
        self._company(table).open(who)
        try:
            yield
        finally:
            self._company(table).close(who)

    async def settled(self, table: str) -> None:
        """When the table knows who is here: what a page is told first need not change at once.
        Of a crowd one goes on after the other, so that nobody else has to wait for all of them."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self._is_told(table):
                    await self._round.wait()
        async with self._door:
            await asyncio.sleep(0)

    def _is_told(self, table: str) -> bool:
        company = self._companies.get(table)
        return company is None or company.here() == company.told

    def asked(self, room: Room, person: str | None) -> None:
        """A program asks for somebody who plays here."""
        if person is not None and room.seats_of(person):
            self._company(room.id).stay(person, ASKING)
            self.check(room)

    def check(self, room: Room) -> None:
        """Whoever has just sat down or stood up is counted anew, at whichever server that was."""
        company = self._companies.get(room.id)
        if company is None:
            return
        seated = frozenset(seat.person for seat in room.seats)
        known, company.seated = company.seated, seated
        absent = {seat.person for seat in room.seats if seat.away_since is not None}
        if seated != (known or seated) or not absent.isdisjoint(company.here()):
            self._tell_again(room.id)

    async def keep(self) -> None:
        """Tell the store, for ever."""
        while True:
            try:
                await self.tell()
            except Unavailable:
                await asyncio.sleep(AGAIN)  # the store tells of itself, once
            except Exception:
                log.exception("presence could not be told")
            self._round.set()
            self._round = asyncio.Event()
            await asyncio.sleep(MOMENT)

    async def tell(self) -> None:
        """What is new, if anything is; and now and then that this server lives."""
        async with self._telling:
            now = time.monotonic()
            pages = self._news(now)
            if not pages and now < self._beat_at:
                return
            if pages or self._companies or await self.store.any_lost():
                await self._write(pages)
            self._beat_at = now + BEAT

    async def renew(self) -> None:
        """A sign of life out of turn.  Fails if the store cannot be written."""
        async with self._telling:
            if not await self.store.renew():
                self._tell_all_but(())

    def _news(self, now: float) -> dict[str, dict[str, int]]:
        """Who is at tables of which the store knows something else."""
        for table, company in self._companies.items():
            if company.until and company.part(now):
                self._due.add(table)
        looked = {table: self._companies[table].here() for table in islice(self._due, BATCH)}
        pages: dict[str, dict[str, int]] = {}
        for table, here in looked.items():
            if here != self._companies[table].told or table in self._again:
                pages[table] = here
                self._companies[table].told = None  # until we know that it went well
            elif not here:
                del self._companies[table]
        self._due.difference_update(looked)
        self._again.difference_update(looked)
        return pages

    async def _write(self, pages: dict[str, dict[str, int]]) -> None:
        away = self.rooms.now()

        def then(told: Told) -> None:
            for counted in told.counted:
                self.rooms.memory.follow(counted)

        try:
            told = await self.store.database.write(
                lambda connection: self.store.tell(connection, pages, away), then
            )
        finally:
            self._due.update(
                pages
            )  # what failed or was left out comes again, who is gone is forgotten
        for table in told.tables & pages.keys():
            self._companies[table].told = pages[table]
        if not told.renewed:
            self._tell_all_but(pages)
        for counted in told.counted:  # table by table: others get a word in between
            self.rooms.hub.ring(counted.table)
            await asyncio.sleep(0)

    def _tell_all_but(self, told: Collection[str]) -> None:
        """Our lease had run out: others may have taken us for gone, and all of ours for away."""
        for table in self._companies.keys() - set(told):
            self._tell_again(table)

    def _tell_again(self, table: str) -> None:
        self._due.add(table)
        self._again.add(table)

    def _company(self, table: str) -> Company:
        """The company of a table, when it is about to change."""
        self._due.add(table)
        return self._companies.setdefault(table, Company())
