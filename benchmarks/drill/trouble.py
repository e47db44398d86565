"""A database that does not take what it is given, for a while: a full disk, a locked file, a
PostgreSQL that is away."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from pathlib import Path

from benchmarks.drill.kills import STANDSTILL, check_afresh, more_posts
from benchmarks.drill.players import Account, crew
from benchmarks.drill.run import Run
from benchmarks.drill.servers import Server, serving

DISK = "16m"
"""The size of a disk that is soon full."""
ROUNDS = 3
"""Of posts, before and after."""
Trouble = AbstractAsyncContextManager[None]


async def full_disk(run: Run) -> None:
    with _small_disk(run.folder / "disk") as place:
        file = place / "tables.sqlite"
        with serving(f"sqlite:///{file}", run.folder) as servers:
            is_disk = place.is_mount()
            full = _filled(place) if is_disk else _limited(servers[0], file)
            account = await _through(run, f"sqlite:///{file}", servers, full, run.plan.away)
    run.outcome.must(account.refused > 0, "nobody was refused: the disk was not full")
    run.outcome.times = "once, a disk" if is_disk else "once, files that may not grow"


async def locked_file(run: Run) -> None:
    with serving(run.sqlite, run.folder) as servers:
        locked = _locked(run.folder / "tables.sqlite")
        await _through(run, run.sqlite, servers, locked, run.plan.locked)
    run.outcome.times = f"once, {run.plan.locked:.0f} s"


async def postgres_away(run: Run) -> None:
    url = run.postgres.new()
    with serving(url, run.folder) as first:
        await first[0].ready()  # it makes the tables
    with serving(url, run.folder, servers=2) as servers:
        account = await _through(run, url, servers, _stopped(run), run.plan.away)
    run.outcome.must(account.refused > 0, "nobody was refused: the database was not away")
    run.outcome.times = "once"


async def _through(
    run: Run, url: str, servers: list[Server], trouble: Trouble, seconds: float
) -> Account:
    """Play before, during and after the trouble; then all that was acknowledged must be there."""
    account = Account()
    for server in servers:
        await server.ready()
    async with crew(account, lambda: run.dice.choice(servers).address):
        await _posts(run, account)
        run.advance(0.2)
        account.troubled = True
        async with trouble:
            await asyncio.sleep(seconds)
        run.advance(0.6)
        await _posts(run, account)
        account.troubled = False
        await _posts(run, account)
        run.advance(0.9)
    run.outcome.must(all(server.alive for server in servers), "a server has ended")
    run.outcome.faults += account.faults
    await check_afresh(run, url, account.ledgers)
    run.outcome.measured = (
        f"{account.acknowledged:,} posts acknowledged, {account.refused} refused, "
        f"{account.retried} sent again"
    )
    return account


async def _posts(run: Run, account: Account) -> None:
    async with asyncio.timeout(STANDSTILL):
        for _ in range(ROUNDS):
            await more_posts(run, account)


# --- kinds of trouble --------------------------------------------------------------------------


@contextmanager
def _small_disk(place: Path) -> Iterator[Path]:
    """A disk of its own if we may mount one, else a folder."""
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "burnham-drill", str(place)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True).returncode == 0
    try:
        yield place
    finally:
        if mounted:
            subprocess.run(["umount", str(place)], check=True)


@asynccontextmanager
async def _filled(disk: Path) -> AsyncIterator[None]:
    """A file takes all the room that is left."""
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
    yield
    ballast.unlink()


@asynccontextmanager
async def _limited(server: Server, file: Path) -> AsyncIterator[None]:
    """Where we may not mount a disk: no file of the server may grow."""
    log = file.with_name(f"{file.name}-wal")
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@asynccontextmanager
async def _locked(file: Path) -> AsyncIterator[None]:
    """Another process, this one, writes to the file and does not finish."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@asynccontextmanager
async def _stopped(run: Run) -> AsyncIterator[None]:
    await asyncio.to_thread(run.postgres.stop)
    yield
    await asyncio.to_thread(run.postgres.start)
