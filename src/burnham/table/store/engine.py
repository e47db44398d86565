"""Transactions.  SQLite: one file, write-ahead log, flushed to the disk at every commit.
PostgreSQL: by URL, any number of server processes.

A transaction is a plain function that runs in a thread, from its first statement to its commit:
one hand-over for the event loop however many statements it has, and it is not cut off halfway when
the page that waits for it goes away.  (Statement by statement, as the async drivers do it, a move
took thirty hand-overs and twice the work.)
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from burnham.kernel.errors import BurnhamError

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
CONNECTIONS = 12
T = TypeVar("T")


class BadDatabase(BurnhamError):
    """A database that cannot be used."""


class Database:
    """Reads run side by side.  Writes to SQLite queue here, not at its file lock."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError as error:
            raise BadDatabase("database-url", detail=str(error)) from None
        kind = parsed.get_backend_name()
        if kind not in DRIVERS:
            raise BadDatabase("database-kind", kind=kind)
        self.url = parsed.set(drivername=DRIVERS[kind])
        self.is_sqlite = kind == "sqlite"
        self._engine = _sqlite(self.url) if self.is_sqlite else _postgresql(self.url)
        self._turn = threading.Lock() if self.is_sqlite else nullcontext()
        self._threads = ThreadPoolExecutor(CONNECTIONS, "store")

    async def read(self, doing: Callable[[Connection], T]) -> T:
        """One look at the whole store: what others change meanwhile is not seen."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, doing)

    async def write(self, doing: Callable[[Connection], T]) -> T:
        """Durable when this returns; undone if `doing` raises."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._write, doing)

    def close(self) -> None:
        """Let transactions under way end, then hang up."""
        self._threads.shutdown()
        self._engine.dispose()

    def _read(self, doing: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            if not self.is_sqlite:
                connection.execution_options(isolation_level="REPEATABLE READ")
            return doing(connection)

    def _write(self, doing: Callable[[Connection], T]) -> T:
        with self._turn, self._engine.connect() as connection:
            connection.execution_options(burnham_write=True)
            with connection.begin():
                return doing(connection)


def _postgresql(url: Any) -> Engine:
    return create_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True)


def _sqlite(url: Any) -> Engine:
    engine = create_engine(url, pool_size=CONNECTIONS)

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
                       "busy_timeout=10000"):  # fmt: skip
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        # A write takes its lock at once: upgrading a read lock later could deadlock.
        write = connection.get_execution_options().get("burnham_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
