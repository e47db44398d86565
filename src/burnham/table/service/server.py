"""Everything a running server has, in one place."""

from __future__ import annotations

from burnham.table.room.refusals import Wrong
from burnham.table.room.room import Room
from burnham.table.room.seating import Wish, open_table
from burnham.table.room.shelf import Shelf
from burnham.table.service.advisor import Advisor
from burnham.table.service.analyst import Analyst
from burnham.table.service.events import Hub, News
from burnham.table.service.keeper import Keeper
from burnham.table.service.people import People, Someone, cookie_key
from burnham.table.service.presence import Presence
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Settings
from burnham.table.service.thinkers import Thinkers
from burnham.table.store import Analyses, Database, Store, migrate


class Server:
    def __init__(self, settings: Settings, database: Database, key: bytes) -> None:
        self.settings = settings
        self.database = database
        self.news = News(alone=database.is_ours)
        self.people = People(database, key, self.news)
        self.shelf = Shelf(settings.shelf, settings.editions)
        self.hub = Hub()
        self.store = Store(database, self.shelf)
        self.rooms = Rooms(self.store, self.shelf, self.hub, news=self.news)
        self.presence = Presence(self.rooms)
        self.thinkers = Thinkers(settings.bot_processes)
        self.keeper = Keeper(self.rooms, self.thinkers)
        self.advisor = Advisor(self.rooms, self.thinkers)
        self.analyst = Analyst(self.rooms, Analyses(database), self.thinkers)
        self.news.of_gaps.append(self.hub.ring_all)

    async def open_table(self, wish: Wish, person: Someone, added: str) -> Room:
        """Open a table, if the person has not too many waiting already.  `added` are the
        person's own bytes for the seed."""
        boxed = self.shelf.chosen(wish.game, wish.edition)
        room = open_table(wish, boxed, person.id, person.name, added, self.rooms.now())
        if room.header.status == "open":
            waiting = await self.store.waiting_tables(person.id)
            if waiting >= self.settings.open_tables:
                raise Wrong("too-many")
        await self.rooms.add(room)
        return room

    async def close(self) -> None:
        await self.presence.close()
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
        return Server(settings, database, await cookie_key(database))
    except BaseException:
        database.close()
        raise
