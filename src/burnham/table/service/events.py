"""Who has to hear of a change: everybody who looks at the table, on this server and on others."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sqlalchemy import URL

from burnham.table.store import CHANNEL

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger(__name__)
RETRY = 2.0
BEAT = 0.4
"""Seconds after which we make sure that PostgreSQL still talks to us."""
TRUST = 1.0
"""For so many seconds after that we take it that we have heard everything."""
LOST = 5.0
"""After so many seconds without a reply we call again."""
PERSON = "person"


class Hub:
    """Wakes those who listen to a table.  They look for themselves what has changed, so that ten
    quick moves may be one awakening, and none is ever missed."""

    def __init__(self) -> None:
        self._bells: dict[str, set[asyncio.Event]] = {}

    @contextmanager
    def listening(self, table: str, person: str | None = None) -> Iterator[asyncio.Event]:
        """The bell of a table; it also rings for the person, who may have to go."""
        bell = asyncio.Event()
        names = [table] if person is None else [table, _of_person(person)]
        for name in names:
            self._bells.setdefault(name, set()).add(bell)
        try:
            yield bell
        finally:
            for name in names:
                self._bells[name].discard(bell)
                if not self._bells[name]:
                    del self._bells[name]

    def ring(self, table: str) -> None:
        for bell in self._bells.get(table, ()):
            bell.set()

    def ring_person(self, person: str) -> None:
        self.ring(_of_person(person))

    def ring_all(self) -> None:
        for table in list(self._bells):
            self.ring(table)


def _of_person(person: str) -> str:
    return f"{PERSON} {person}"


class News:
    """What has changed in the store: tables, by their new stamp, and people.  What is remembered
    of the store may be used while the news is `complete`: always if nobody else writes (`alone`),
    else while PostgreSQL talks to us.

    `gaps` counts how often something may have been missed; what was read before a gap may be old.
    """

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        self.gaps = 0
        self.of_tables: list[Callable[[str, int], None]] = []
        self.of_rewritten: list[Callable[[str, int], None]] = []
        self.of_people: list[Callable[[str], None]] = []
        self.of_gaps: list[Callable[[], None]] = []
        self._until = 0.0

    @property
    def complete(self) -> bool:
        return self.alone or time.monotonic() < self._until

    def gap(self) -> None:
        self.gaps += 1
        for listener in self.of_gaps:
            listener()

    def complete_at(self, moment: float) -> None:
        """Everything has been heard that was told until this moment."""
        self._until = moment + TRUST

    def incomplete(self) -> None:
        self._until = 0.0

    def hear(self, told: str) -> None:
        """What a server told: "person ID", or a table's id and stamp."""
        what, _, which = told.partition(" ")
        if what == PERSON:
            self.person(which)
        elif which.isdecimal():
            self.table(what, int(which))

    def rewritten(self, table: str, stamp: int) -> None:
        """A table was changed past its room.  Called by the thread that wrote, before it writes
        anything else: nobody may go on with what is remembered."""
        for listener in self.of_rewritten:
            listener(table, stamp)

    def table(self, table: str, stamp: int) -> None:
        for listener in self.of_tables:
            listener(table, stamp)

    def person(self, person: str) -> None:
        for listener in self.of_people:
            listener(person)


async def hear_others(news: News, url: URL) -> None:
    """Pass on what other servers on the same PostgreSQL change.  Runs until it is cancelled."""
    from psycopg import AsyncConnection, OperationalError  # only PostgreSQL needs it

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        heard = news.gaps
        try:
            async with await AsyncConnection.connect(address, autocommit=True) as ears:
                await _listen(news, ears)
        except (OperationalError, TimeoutError) as error:
            if news.gaps > heard:  # once, however long it takes to hear again
                log.warning("lost the ear at PostgreSQL: %s", error)
        finally:
            news.incomplete()
        await asyncio.sleep(RETRY)


async def _listen(news: News, ears: AsyncConnection) -> None:
    await ears.execute(f"LISTEN {CHANNEL}")
    news.gap()  # what was told while we did not listen
    while True:
        asked = time.monotonic()
        async with asyncio.timeout(LOST):
            await ears.execute("SELECT 1")
        news.complete_at(asked)
        async for heard in ears.notifies(timeout=BEAT):
            news.hear(heard.payload)
