"""A thousand streams that only wait."""

from __future__ import annotations

import asyncio
import time
from itertools import chain

from benchmarks.drill.kills import STANDSTILL
from benchmarks.drill.players import GAME
from benchmarks.drill.run import Run
from benchmarks.drill.servers import Server, serving
from benchmarks.drill.slow import Reader
from benchmarks.load.tables import Table, new_person, open_alone

AT_A_TABLE = 20
MOST_EACH = 0.25
"""MB of a stream, at most: a thousand must not take more than a small machine has."""
MOST_CPU = 0.25
"""Of one core, at most, while nothing happens: who waits must leave room for who plays."""
SETTLING = 1.0
"""Seconds until everybody has heard who came."""


async def idle_streams(run: Run) -> None:
    """At each table one after another; for the first the table is drawn."""
    count = run.plan.streams // AT_A_TABLE
    with serving(run.sqlite, run.folder) as (server,):
        await server.ready()
        person = await new_person(server.address)
        tables = [await open_alone(person, GAME, seed) for seed in range(count)]
        readers: dict[Table, list[Reader]] = {table: [] for table in tables}
        async with asyncio.timeout(10 * STANDSTILL):
            for number in range(AT_A_TABLE):
                if number == 1:
                    drawn = server.memory
                new = await asyncio.gather(*(_come(server, table) for table in tables))
                for table, reader in zip(tables, new, strict=True):
                    readers[table].append(reader)
                run.advance(0.6 * (number + 1) / AT_A_TABLE)
        await asyncio.sleep(SETTLING)
        each = (server.memory - drawn) / (run.plan.streams - count)
        busy = await _busy(server, run.plan.idle)
        run.advance(0.8)
        async with asyncio.timeout(10 * STANDSTILL):
            for table in tables:
                await table.look()
                await table.give()
                for reader in readers[table]:
                    await reader.has(table.state.version)
        for reader in chain(*readers.values()):
            reader.close()
        person.wire.close()
    run.outcome.must(each < MOST_EACH, f"a stream takes {each:.2f} MB")
    run.outcome.must(busy < MOST_CPU, f"{100 * busy:.0f} % of a core while nothing happens")
    run.outcome.times = f"{run.plan.streams} streams at {count} tables, {run.plan.idle:.0f} s"
    run.outcome.measured = f"{1024 * each:.0f} kB a stream, {100 * busy:.1f} % of a core"


async def _come(server: Server, table: Table) -> Reader:
    reader = Reader(server, table)
    await reader.has(1)
    return reader


async def _busy(server: Server, seconds: float) -> float:
    """Which share of a core the server needs."""
    cpu, begun = server.cpu, time.monotonic()
    await asyncio.sleep(seconds)
    return (server.cpu - cpu) / (time.monotonic() - begun)
