"""Servers under load: of this tree or of an earlier commit, as processes of their own."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.native import ROOT, library, tree_of

OUR_GAMES = "burnham.games:titles"
TOY, ENDLESS = "toy", "endless"
SHELVES = {TOY: "tests.table.site:titles", ENDLESS: "endless_tollhouse:titles"}
"""Of the small games; all others are on our own."""
RATES = ("person_rate", "address_rate", "guest_rate", "chat_rate", "chat_address_rate")
FAST = {"burst": 1_000_000, "a_second": 1_000_000.0}


class Source(NamedTuple):
    """One state of the sources, and where it is imported from."""

    name: str
    tree: Path
    library: Path


@contextmanager
def sources(against: str | None, native: Path | None) -> Iterator[list[Source]]:
    """This tree, and an earlier commit if one is named; compiled if there is a folder for it."""
    with tempfile.TemporaryDirectory(prefix="burnham-load-") as scratch:
        here = _source(source_name(), ROOT, native, Path(scratch) / "here")
        if against is None:
            yield [here]
            return
        tree = tree_of(against, Path(scratch) / "tree")
        yield [here, _source(against, tree, native, Path(scratch) / "against")]


def source_name() -> str:
    """The last commit of the sources, with a + if they were changed since."""
    changed = "+" if _git(ROOT, "status", "--porcelain", "--", "src") else ""
    return _git(ROOT, "log", "-1", "--format=%h", "--", "src") + changed


def _source(name: str, tree: Path, native: Path | None, scratch: Path) -> Source:
    """The sources of a tree; with native code they are copied to `scratch` beside it."""
    if native is None:
        return Source(name, tree, tree / "src")
    return Source(name, tree, library(tree, native, scratch))


def _git(tree: Path, *command: str) -> str:
    return subprocess.check_output(["git", "-C", str(tree), *command], text=True).strip()


class Server:
    """One process that serves tables on a database; `more` are settings of its own."""

    def __init__(
        self, source: Source, database: str, shelf: str, log: Path, more: Mapping[str, Any]
    ) -> None:
        settings = {
            "database": database,
            "shelf": shelf,
            "bot_processes": 1,
            "warm_bots": False,
            **dict.fromkeys(RATES, FAST),
            "open_tables": 1_000_000,
            "running_tables": {"person": 1_000_000, "address": 1_000_000},
            **more,
        }
        path = (source.library, source.tree, ROOT / "benchmarks" / "endless")
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        application = ["--factory", "burnham.table.web.app:from_environment"]
        manner = ["--port", str(port), "--log-level", "warning", "--no-server-header"]
        with log.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "uvicorn", *application, *manner],
                cwd=log.parent,
                env={
                    **os.environ,
                    "PYTHONPATH": os.pathsep.join(map(str, path)),
                    "BURNHAM_TABLE": json.dumps(settings),
                },
                stdout=out,
                stderr=out,
            )
        try:
            wait_for(port, self.process)
        except TimeoutError:
            raise SystemExit(log.read_text()) from None

    @property
    def pid(self) -> int:
        return self.process.pid

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Site:
    """A server, or several on one database, that people visit."""

    def __init__(self, source: Source, servers: list[Server]) -> None:
        self.name = source.name
        self.servers = servers
        self.addresses = [server.address for server in servers]

    @property
    def cpu(self) -> float:
        """Seconds that all its processes have worked."""
        return sum(cpu_seconds(server.pid) for server in self.servers)

    @property
    def memory(self) -> float:
        """MB in use."""
        return sum(memory_of(server.pid) for server in self.servers)


@contextmanager
def site(
    source: Source, game: str, database: str = "", processes: int = 1, **more: Any
) -> Iterator[Site]:
    """A site with this game on its shelf; on SQLite if no database is given."""
    with tempfile.TemporaryDirectory(prefix="burnham-load-") as folder:
        url = database or f"sqlite:///{folder}/tables.sqlite"
        shelf = SHELVES.get(game, OUR_GAMES)
        servers: list[Server] = []
        try:
            for number in range(processes):  # one after another: the first makes the tables
                log = Path(folder) / f"server-{number}.log"
                servers.append(Server(source, url, shelf, log, more))
            yield Site(source, servers)
        finally:
            for server in servers:
                server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while time.monotonic() < until and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nothing listens at port {port}")


def cpu_seconds(process: int) -> float:
    """What a process has worked, all its threads: a figure that a busy machine does not spoil.

    The clock is that of clock_getcpuclockid(3), which Python has for itself only (Linux)."""
    return time.clock_gettime((~process << 3) | 2)


def memory_of(process: int) -> float:
    """MB of memory that a process holds (Linux)."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no VmRSS")
