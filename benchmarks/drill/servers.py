"""Servers that can be killed at any moment and started again at the same address.

They are forked from a process that has imported everything already, so that starting one takes a
moment only.  The socket at which a server listens is the drill's: whoever calls while no server is
there waits in line for the next.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from ctypes import c_double
from dataclasses import fields, is_dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from starlette.applications import Starlette

from benchmarks.load.servers import cpu_seconds, memory_of
from benchmarks.load.wire import A_PROGRAM, Wire
from burnham.bots.processes import end_with_parent
from burnham.table.service import rooms
from burnham.table.service.settings import Settings
from burnham.table.service.thinkers import Task, think
from burnham.table.web import frames
from burnham.table.web.app import make_app

QUEUE = 2048
"""Calls that may wait in line."""
NO_LIMIT = 1_000_000
HEALTH = 60.0
"""Seconds that a server may take until it answers."""

_nursery = get_context("forkserver")
_nursery.set_forkserver_preload(["benchmarks.drill.nursery"])


def settings_on(url: str) -> Settings:
    """All limits that hold off floods are lifted: all who play here have one address."""
    usual = Settings(url, bot_processes=1, warm_bots=False, pace="quick", open_tables=NO_LIMIT)
    values = {field.name: getattr(usual, field.name) for field in fields(usual)}
    return replace(usual, **{name: _lifted(value) for name, value in values.items()})


def _lifted(value: Any) -> Any:
    """A limit has numbers of its own: so many at once, so many a second."""
    if not is_dataclass(value):
        return value
    return replace(value, **{part.name: NO_LIMIT for part in fields(value)})  # type: ignore[type-var]


class Manner(NamedTuple):
    """How a server differs from the usual ones."""

    at_once: bool = True
    """Bots think in its own process: others would cost each new server a second."""
    remembers: int = rooms.KEPT
    """So many tables, and drawings of as many."""


USUAL = Manner()


class Server:
    """One server on a database.  `ahead`: by how many seconds its clock is ahead of ours."""

    def __init__(self, url: str, log: Path, manner: Manner = USUAL) -> None:
        self.settings = settings_on(url)
        self.log = log
        self.manner = manner
        self.ahead: c_double = _nursery.Value("d", 0.0, lock=False)
        self._socket = socket.create_server(("127.0.0.1", 0), backlog=QUEUE)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def send_little_ahead(self) -> None:
        """The system takes hardly more than was read: the server soon has to wait or to hoard."""
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    def start(self) -> None:
        given = (self.settings, self._socket, self.log, self.ahead, self.manner)
        self._process = _nursery.Process(target=_serve, args=given)
        self._process.start()

    def kill(self) -> None:
        """As a power cut would, without a word."""
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """End it as a host does, with Ctrl+C."""
        if self.alive:
            os.kill(self.pid, signal.SIGINT)
            self._process.join(HEALTH)
        self.kill()
        self._socket.close()

    async def ready(self) -> None:
        """Wait until it answers."""
        with closing(Wire(self.address, A_PROGRAM)) as wire:
            async with asyncio.timeout(HEALTH):
                await wire.get("/health")

    # --- what it uses (Linux) -----------------------------------------------------------------

    @property
    def cpu(self) -> float:
        return cpu_seconds(self.pid)

    @property
    def memory(self) -> float:
        """MB."""
        return memory_of(self.pid)

    @property
    def files(self) -> int:
        """Open files and connections."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def threads(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/task"))


@contextmanager
def serving(
    url: str, folder: Path, servers: int = 1, manner: Manner = USUAL
) -> Iterator[list[Server]]:
    """Servers on one database, gone when the block ends."""
    started: list[Server] = []
    try:
        for number in range(servers):
            started.append(Server(url, folder / f"server-{number}.log", manner))
        yield started
    finally:
        for server in started:
            server.close()


def allow_many_files() -> None:
    """As many open connections as the system lets us have, for us and for all that we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# --- in the server's process -------------------------------------------------------------------


class AtOnce:
    """Bots that think on the spot."""

    async def choose(self, task: Task, *more: Any, **named: Any) -> int:
        return think(task)

    def close(self) -> None: ...


def _serve(
    settings: Settings, listening: socket.socket, log: Path, ahead: c_double, manner: Manner
) -> None:
    end_with_parent()
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    real_time = time.time

    def now() -> float:
        return real_time() + ahead.value

    time.time = now
    rooms.KEPT = manner.remembers
    vars(frames)["TABLES"] = manner.remembers
    app = make_app(settings)
    as_usual = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with as_usual(app):
            server = app.state.server
            server.rooms.now = now  # it took the usual one when it was imported
            if manner.at_once:
                server.keeper.thinkers = AtOnce()
            yield

    app.router.lifespan_context = lifespan
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
