"""Transactions.  SQLite: one file, write-ahead log, flushed to the disk at every commit.
PostgreSQL: by URL, any number of server processes.

A transaction is a plain function that runs in a thread, from its first statement to its commit:
one hand-over for the event loop however many statements it has, and it is not cut off halfway when
the page that waits for it goes away.  (Statement by statement, as the async drivers do it, a move
took thirty hand-overs and twice the work.)
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

from burnham.kernel.errors import BurnhamError
from burnham.table.room.refusals import Unavailable
from burnham.table.store.files import make_private
from burnham.table.store.trouble import Trouble

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
CONNECTIONS = 12
CHANNEL = "burnham"
"""Where PostgreSQL tells the other servers what changed."""
PATIENCE = 3.0
"""Seconds that a server waits for the one before it to let go of its SQLite file."""
CONNECT = "5"
"""Seconds that a connection to PostgreSQL may take, if its address says nothing else."""
T = TypeVar("T")


class BadDatabase(BurnhamError):
    """A database that cannot be used."""


class Database:
    """Reads run side by side.  Writes to SQLite are one thread's: they queue here, not at its file
    lock.  `is_ours` after `claim`: nobody else writes, so that what we remember is the newest."""

    def __init__(self, url: str) -> None:
        try:
            parsed = make_url(url)
        except ArgumentError as error:
            raise BadDatabase("database-url", detail=str(error)) from None
        kind = parsed.get_backend_name()
        if kind not in DRIVERS:
            raise BadDatabase("database-kind", kind=kind)
        if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
            raise BadDatabase("database-url", detail=url)
        self.url = parsed.set(drivername=DRIVERS[kind])
        self.is_sqlite = kind == "sqlite"
        if not self.is_sqlite:
            self.url = self.url.set(query={"connect_timeout": CONNECT, **parsed.query})
        self._engine = _sqlite(self.url) if self.is_sqlite else _postgresql(self.url)
        self._threads = ThreadPoolExecutor(CONNECTIONS, "store")
        self._writers = ThreadPoolExecutor(1, "write") if self.is_sqlite else self._threads
        self._claim: sqlite3.Connection | None = None
        self.trouble = Trouble()

    @property
    def is_ours(self) -> bool:
        return self._claim is not None

    def claim(self) -> None:
        """Serve from this SQLite file alone, until `close` or the end of this process; BadDatabase
        if another server does.  PostgreSQL is for all."""
        if not self.is_sqlite:
            return
        file = str(self.url.database)
        make_private(Path(file))
        # A lock of SQLite's own works on every system; in a file beside, it disturbs no backup.
        claim = sqlite3.connect(f"{file}-lock", PATIENCE, check_same_thread=False)
        try:
            claim.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            claim.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise BadDatabase("database-in-use", file=file) from None
        self._claim = claim

    async def read(self, doing: Callable[[Connection], T]) -> T:
        """One look at the whole store: what others change meanwhile is not seen."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, doing)

    def read_now(self, doing: Callable[[Connection], T]) -> T:
        """The same without an event loop, for commands."""
        return self._read(doing)

    async def write(
        self, doing: Callable[[Connection], T], then: Callable[[T], None] | None = None
    ) -> T:
        """Durable when this returns; undone if `doing` raises.  `then` hears of it right after the
        commit, in that thread: before the next write to SQLite, and even if nobody waits for this
        any more."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, self._write, doing, then)

    async def check(self) -> None:
        """BadDatabase if an SQLite file is damaged where that can be seen: in how it is built."""
        if not self.is_sqlite:
            return
        try:
            found = await self.read(lambda c: c.scalar(text("PRAGMA quick_check(1)")))
        except Unavailable:
            if not self.trouble.damaged:
                raise
            found = "damaged"
        if found != "ok":
            raise BadDatabase("database-damaged", file=str(self.url.database))

    def close(self) -> None:
        """Let transactions under way end, then hang up."""
        self._writers.shutdown()
        self._threads.shutdown()
        self._engine.dispose()
        if self._claim is not None:
            self._claim.close()
            self._claim = None

    def _read(self, doing: Callable[[Connection], T]) -> T:
        with self.trouble.watched("read"), self._engine.connect() as connection:
            if not self.is_sqlite:
                connection.execution_options(isolation_level="REPEATABLE READ")
            return doing(connection)

    def _write(self, doing: Callable[[Connection], T], then: Callable[[T], None] | None) -> T:
        with self.trouble.watched("write"), self._engine.connect() as connection:
            connection.execution_options(burnham_write=True)
            with connection.begin():
                done = doing(connection)
            if then is not None:
                then(done)
            return done


def tell(connection: Connection, news: str) -> None:
    """Let all servers on a PostgreSQL hear `news` when this transaction is through."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "news": news})


_NOTIFY = text("SELECT pg_notify(:channel, :news)")


# Parameters are hidden: a statement that fails is told in the log, what people keep here is not.


def _postgresql(url: Any) -> Engine:
    return create_engine(url, pool_size=CONNECTIONS, pool_pre_ping=True, hide_parameters=True)


def _text(stored: bytes) -> str:
    """What is garbled is a fault of its row alone; SQLite's own error would be one of the store,
    and tell what stands there."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        raise ValueError("a text that is not UTF-8") from None


def _sqlite(url: Any) -> Engine:
    engine = create_engine(url, pool_size=CONNECTIONS, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        connection.text_factory = _text
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON",
                       "busy_timeout=10000"):  # fmt: skip
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        # A write takes its lock at once: upgrading a read lock later could deadlock.
        write = connection.get_execution_options().get("burnham_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine
