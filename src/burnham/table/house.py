"""Everything a running server has, in one place."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from burnham.table.advice import Advisor
from burnham.table.analyst import Analyst
from burnham.table.bots import Thinkers
from burnham.table.events import Hub
from burnham.table.keeper import Keeper
from burnham.table.people import People, cookie_key
from burnham.table.presence import Presence
from burnham.table.rooms import Rooms
from burnham.table.settings import Settings
from burnham.table.shelf import Shelf
from burnham.table.store import Analyses, Database, Store, migrate
from burnham.table.view import Pages


class House:
    def __init__(self, settings: Settings, database: Database, people: People) -> None:
        self.settings = settings
        self.database = database
        self.people = people
        self.shelf = Shelf(settings.shelf)
        self.hub = Hub()
        self.store = Store(database, self.shelf)
        self.rooms = Rooms(self.store, self.shelf, self.hub)
        self.presence = Presence(self.rooms)
        self.thinkers = Thinkers(settings.bot_processes)
        self.keeper = Keeper(self.rooms, self.thinkers)
        self.advisor = Advisor(self.rooms, self.thinkers)
        self.analyst = Analyst(self.rooms, Analyses(database), self.thinkers)
        self.pages = cast(Pages, import_module("burnham.table.pages"))

    async def close(self) -> None:
        await self.presence.close()
        await self.keeper.close()
        await self.analyst.close()
        self.thinkers.close()
        self.database.close()


async def open_house(settings: Settings) -> House:
    """Connect, bring the store to the present schema, and be ready."""
    database = Database(settings.database)
    await migrate(database)
    return House(settings, database, People(database, await cookie_key(database)))
