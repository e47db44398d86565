"""Clients that send byte by byte, and streams that nobody reads."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec

from benchmarks.drill.kills import STANDSTILL, more_posts
from benchmarks.drill.players import GAME, SOON, Account, crew
from benchmarks.drill.run import Run
from benchmarks.drill.servers import Server, serving
from benchmarks.load.tables import Table, new_person, open_alone
from benchmarks.load.wire import Wire

MEGABYTE = 1024 * 1024
BYTE = 0.1
"""Seconds between two bytes."""
ROUNDS = 5
"""Of posts, alone and beside slow clients."""
EACH = 0.1
"""MB that a slow client may cost."""
WARM = 8.0
"""MB that a server takes for its usual work, more or less."""
HEAD = "POST /api/people HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n"
LENGTH = "content-length: 60000\r\n\r\n"


async def slow_clients(run: Run) -> None:
    """Half of them are slow with their heads, half with their bodies."""
    with serving(run.sqlite, run.folder) as (server,):
        await server.ready()
        account, count = Account(), run.plan.slow
        async with crew(account, lambda: server.address):
            alone = await _rate(run, account)
            before = server.memory
            run.advance(0.4)
            async with _crawling(server, count):
                beside = await _rate(run, account)
                rise = server.memory - before
    run.outcome.faults += account.faults
    most = WARM + EACH * count
    run.outcome.must(rise < most, f"{rise:.0f} MB more for {count} slow clients")
    run.outcome.times = f"{count} clients"
    run.outcome.measured = (
        f"{beside:.0f} posts a second, {alone:.0f} without them; {rise:.1f} MB more"
    )


async def _rate(run: Run, account: Account) -> float:
    """Posts acknowledged a second."""
    loop = asyncio.get_running_loop()
    begun, before = loop.time(), account.acknowledged
    async with asyncio.timeout(STANDSTILL):
        for _ in range(ROUNDS):
            await more_posts(run, account)
    return (account.acknowledged - before) / (loop.time() - begun)


@asynccontextmanager
async def _crawling(server: Server, count: int) -> AsyncIterator[None]:
    starts = [HEAD if number % 2 else HEAD + LENGTH for number in range(count)]
    tasks = [asyncio.create_task(_crawl(server, start)) for start in starts]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _crawl(server: Server, start: str) -> None:
    """For ever: who is hung up on comes again."""
    here = server.address.removeprefix("http://")
    host, port = here.split(":")
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(start.format(here).encode())
                while not writer.is_closing():
                    await asyncio.sleep(BYTE)
                    writer.write(b"x")
                    await writer.drain()
            finally:
                writer.close()
        await asyncio.sleep(BYTE)


# --- streams that nobody reads -----------------------------------------------------------------


async def unread_streams(run: Run) -> None:
    """While somebody answers and takes back, many streams are not read, and one is.  A server that
    hoards what it cannot send grows by all that the reader is sent, for every other stream."""
    with serving(run.sqlite, run.folder) as (server,):
        await server.ready()
        server.send_little_ahead()
        table = await open_alone(await new_person(server.address), GAME, 1)
        reader = Reader(server, table)
        deaf = [_deaf(server, table) for _ in range(run.plan.unread)]
        await _moves(run, table, reader)
        memory, received = server.memory, reader.received
        run.advance(0.5)
        await _moves(run, table, reader)
        rise, hoard = server.memory - memory, (reader.received - received) * len(deaf) / MEGABYTE
        for one in deaf:
            one.close()
        reader.close()
        table.close()
    run.outcome.must(
        rise < max(WARM, hoard / 4), f"{rise:.1f} MB more, {hoard:.1f} MB were not read"
    )
    run.outcome.times = f"{len(deaf)} streams, {run.plan.unread_moves} moves"
    run.outcome.measured = f"{rise:.1f} MB more while {hoard:.1f} MB were not read"


class Reader:
    """Follows a table, and reads.  Nothing is packed, so that there is more to read."""

    def __init__(self, server: Server, table: Table) -> None:
        self.wire = Wire(server.address, {})
        self.version = 0
        self._reading = asyncio.create_task(self._read(f"/t/{table.id}/events"))

    @property
    def received(self) -> int:
        return self.wire.received

    async def _read(self, path: str) -> None:
        async for event in self.wire.events(path):
            if event.name == "table":
                self.version = msgspec.json.decode(event.data, type=Told).version

    async def has(self, version: int) -> None:
        while self.version < version:
            if self._reading.done():
                raise ConnectionError("the stream that is read has ended")
            await asyncio.sleep(SOON)

    def close(self) -> None:
        self._reading.cancel()
        self.wire.close()


class Told(msgspec.Struct):
    version: int


def _deaf(server: Server, table: Table) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    stream = socket.socket()
    stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    stream.connect((host, int(port)))
    stream.sendall(f"GET /t/{table.id}/events HTTP/1.1\r\nhost: {host}:{port}\r\n\r\n".encode())
    return stream


async def _moves(run: Run, table: Table, reader: Reader) -> None:
    """Half of them: an answer, then it is taken back, and so on."""
    async with asyncio.timeout(5 * STANDSTILL):
        for _ in range(run.plan.unread_moves // 4):
            await table.look()
            seat, moment = table.state.asked, table.state.moment
            await table.give()
            back = {"number": table.state.number, "to": moment, "seat": seat}
            await table.people[0].wire.post(f"{table.path}/undo", back)
            await table.look()
            await reader.has(table.state.version)
