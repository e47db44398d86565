"""Who has to hear of a change: everybody who looks at the table, on this server and on others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy import URL

from burnham.table.store import CHANNEL

log = logging.getLogger(__name__)
RETRY = 2.0


class Hub:
    """Wakes those who listen to a table.  They look for themselves what has changed, so that ten
    quick moves may be one awakening, and none is ever missed."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, table: str) -> Iterator[asyncio.Event]:
        bell = asyncio.Event()
        self._bells.setdefault(table, set()).add(bell)
        try:
            yield bell
        finally:
            self._bells[table].discard(bell)
            if not self._bells[table]:
                del self._bells[table]

    def ring(self, table: str) -> None:
        for bell in self._bells.get(table, ()):
            bell.set()

    def ring_all(self) -> None:
        for table in list(self._bells):
            self.ring(table)


async def hear_others(hub: Hub, url: URL) -> None:
    """Pass on what other servers on the same PostgreSQL change.  Runs until it is cancelled."""
    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as ears:
                await ears.execute(f"LISTEN {CHANNEL}")
                hub.ring_all()  # what was said while we did not listen
                async for heard in ears.notifies():
                    hub.ring(heard.payload.partition(" ")[0])
        except psycopg.OperationalError as error:
            log.warning("lost the ear at PostgreSQL: %s", error)
        await asyncio.sleep(RETRY)
