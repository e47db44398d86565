"""What people say of the use of their finished games, and which games may be used."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Any

from sqlalchemy import select, update

from burnham.table.room.consent import may_be_used
from burnham.table.room.records import record
from burnham.table.store import Database, FinishedGames, Store
from burnham.table.store.schema import people

NAMELESS = ("fairness", "former")
"""What a record tells of those who played, besides their names."""


class Consents:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.finished = FinishedGames(database)

    async def says(self, person: str) -> bool:
        """Whether somebody lets all their finished games be used."""
        query = select(people.c.consent).where(people.c.id == person)
        return bool(await self.database.read(lambda c: c.scalar(query)))

    async def say(self, person: str, consent: bool) -> None:
        query = update(people).where(people.c.id == person).values(consent=consent)
        await self.database.write(lambda c: c.execute(query))

    async def may_be_used(self, table: str) -> bool:
        """Whether a game is over and all its people agree; never a study."""
        found = await self.finished.find(table)
        return found is not None and may_be_used(found)

    async def usable(self, game: str) -> list[str]:
        """The tables of all games of a title that may be used, in the order they ended."""
        found = await self.finished.all()
        return [one.table for one in found if one.game == game and may_be_used(one)]

    async def records(self, store: Store, game: str) -> AsyncIterator[dict[str, Any]]:
        """The records of all these games, without anybody's name."""
        for table in await self.usable(game):
            room = await self.database.read(partial(store.load, table=table, have=None))
            written = record(room, store.shelf.boxed(game, room.header.edition))
            kept = {key: value for key, value in written.items() if key not in NAMELESS}
            yield {**kept, "players": [""] * len(room.seats)}
