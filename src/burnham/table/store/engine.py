"""Connections.  SQLite: one file, write-ahead log, flushed to the disk at every commit.
PostgreSQL: by URL, any number of server processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from burnham.kernel.errors import BurnhamError

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}


class BadDatabase(BurnhamError):
    """A database that cannot be used."""


class Database:
    """Reads run side by side.  Writes to SQLite queue here, not in its file lock."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        kind = parsed.get_backend_name()
        if kind not in DRIVERS:
            raise BadDatabase(f"We keep tables in SQLite or PostgreSQL, not in {kind!r}.")
        self.url = parsed.set(drivername=DRIVERS[kind])
        self.is_sqlite = kind == "sqlite"
        self.engine: AsyncEngine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite)
        self._turn = asyncio.Lock() if self.is_sqlite else nullcontext()
        if self.is_sqlite:
            _prepare_sqlite(self.engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One look at the whole store: what others change meanwhile is not seen."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: durable when the block has ended, undone if it raised."""
        async with self._turn, self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.execution_options(burnham_write=True)
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
                       "busy_timeout=10000"):  # fmt: skip
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        # A write takes its lock at once: upgrading a read lock later could deadlock.
        write = connection.get_execution_options().get("burnham_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
