"""Everything a running server has, in one place."""

from __future__ import annotations

import asyncio
import logging

from cachetools import LRUCache

from burnham.table.room import fairness
from burnham.table.room.fairness import Brought
from burnham.table.room.refusals import TooMuch, Wrong
from burnham.table.room.room import Room
from burnham.table.room.seating import Wish, open_table
from burnham.table.room.shelf import Shelf
from burnham.table.service.advisor import Advisor
from burnham.table.service.analyst import Analyst
from burnham.table.service.askers import Whereabouts
from burnham.table.service.checker import Checker
from burnham.table.service.events import Hub, News
from burnham.table.service.keeper import Keeper
from burnham.table.service.limits import Limits
from burnham.table.service.people import People, Someone, cookie_key
from burnham.table.service.presence import Presence
from burnham.table.service.queue import Asker
from burnham.table.service.readiness import Readiness
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Settings
from burnham.table.service.thinkers import Thinkers
from burnham.table.service.tickets import Tickets
from burnham.table.service.trainer import Trainer
from burnham.table.store import Analyses, Database, Store, migrate

log = logging.getLogger(__name__)
RUNNING = 3600.0
"""A table counts as running for so many seconds after something happened there."""
ADDRESSES = 20_000
"""Of so many addresses we know which tables were opened there."""


class Server:
    def __init__(self, settings: Settings, database: Database, key: bytes) -> None:
        self.settings = settings
        self.database = database
        self.news = News(alone=database.is_ours)
        self.people = People(database, key, self.news)
        self.limits = Limits(settings)
        self.tickets = Tickets(key)
        self.shelf = Shelf(settings.shelf, settings.editions)
        self.hub = Hub()
        self.store = Store(database, self.shelf)
        self.rooms = Rooms(self.store, self.shelf, self.hub, news=self.news)
        self.presence = Presence(self.rooms, database)
        self.thinkers = Thinkers(settings.bot_processes, settings.shelf)
        self.whereabouts = Whereabouts()
        self.keeper = Keeper(self.rooms, self.thinkers, self.whereabouts)
        self.advisor = Advisor(self.rooms, self.thinkers, settings.hints)
        analyses = Analyses(database)
        self.analyst = Analyst(self.rooms, analyses, self.thinkers, settings.analyses)
        self.trainer = Trainer(self.rooms, self.store, analyses, self.thinkers, settings.hints)
        self.checker = Checker(self.rooms)
        self.readiness = Readiness(database, self.presence, self.keeper, self.thinkers)
        self._opened: LRUCache[str, list[str]] = LRUCache(ADDRESSES)
        self._opening = asyncio.Lock()
        self.news.of_gaps.append(self.hub.ring_all)
        database.trouble.tell = log.error

    async def open_table(self, wish: Wish, person: Someone, brought: Brought) -> Room:
        boxed = self.shelf.chosen(wish.game, wish.edition)
        secret, now = self.secret(person.id, brought), self.rooms.now()
        room = open_table(wish, boxed, person.id, person.name, brought.bytes, now, secret)
        await self.add_table(room, self.whereabouts.asker(person.id))
        return room

    async def add_table(self, room: Room, asker: Asker) -> None:
        """Lay a new table, if there are not too many already of the one who asks for it."""
        async with self._opening:
            if room.header.status == "open":
                waiting = await self.store.waiting_tables(asker.person)
                if waiting >= self.settings.open_tables:
                    raise Wrong("too-many")
            cap, since = self.settings.running_tables, self.rooms.now() - RUNNING
            if await self.store.running_tables(asker.person, since) >= cap.person:
                raise TooMuch("many-games")
            opened = self._opened.get(asker.address, [])
            here = await self.store.still_in_use(opened, since)
            if len(here) >= cap.address:
                raise TooMuch("many-games-here")
            await self.rooms.add(room)
            self._opened[asker.address] = [*here, room.id]

    def secret(self, person: str, brought: Brought) -> str:
        """The secret of a table that a person opens: that of the ticket, if there is one.  Bytes
        without a ticket were sent before the server had committed itself, and prove nothing."""
        if brought.ticket:
            return self.tickets.secret(person, brought.ticket, brought.commitment)
        if brought.bytes:
            raise Wrong("no-ticket")
        return fairness.new_secret()

    async def close(self) -> None:
        await self.keeper.close()
        await self.analyst.close()
        self.thinkers.close()
        self.database.close()


async def open_server(settings: Settings) -> Server:
    """Connect, bring the store to the present schema, and be ready."""
    database = Database(settings.database)
    try:
        database.claim()
        await migrate(database)
        server = Server(settings, database, await cookie_key(database))
        await server.people.drop_expired()
        return server
    except BaseException:
        database.close()
        raise
