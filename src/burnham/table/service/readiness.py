"""Whether a server can do what it is there for, and if not, why."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from burnham.table.room.refusals import Unavailable
from burnham.table.service.keeper import Keeper
from burnham.table.service.presence import Presence
from burnham.table.service.thinkers import Thinkers
from burnham.table.store import Database

PATIENCE = 5.0
"""Seconds that the store may take for a reply."""
FRESH = 1.0
"""For so many seconds what was found is told again: asking often costs nothing."""


class Readiness:
    def __init__(
        self, database: Database, presence: Presence, keeper: Keeper, thinkers: Thinkers
    ) -> None:
        self.database = database
        self.presence = presence
        self.keeper = keeper
        self.thinkers = thinkers
        self._found: list[str] = []
        self._until = 0.0
        self._one_at_a_time = asyncio.Lock()

    async def missing(self) -> list[str]:
        """What is wrong: "read", "write" or "damaged" (the store), "keeper", "bots"."""
        async with self._one_at_a_time:
            if time.monotonic() >= self._until:
                self._found = await self._look()
                self._until = time.monotonic() + FRESH
        return self._found

    async def _look(self) -> list[str]:
        found = {
            "read": not await _works(self.presence.store.any_lost),
            "write": not await _works(self.presence.renew),
            "keeper": not self.keeper.lives,
            "bots": not self._bots_live(),
        }
        missing = [what for what, wrong in found.items() if wrong]
        return [*missing, *(what for what in self.database.trouble.now if what not in missing)]

    def _bots_live(self) -> bool:
        live = self.thinkers.live
        if not live:
            self.thinkers.warm_up()
        return live


async def _works(doing: Callable[[], Awaitable[object]]) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await doing()
    except (Unavailable, TimeoutError):
        return False
    return True
