"""Pages that only wait: what they cost a minute, and the memory of tables and pages."""

from __future__ import annotations

import asyncio
import time

from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet
from benchmarks.load.servers import Site, site
from benchmarks.load.tables import open_table
from benchmarks.load.viewers import Viewer

GAME = "san_francisco"
SEATS = 3
AT_A_TABLE = 4
"""Three players and a spectator."""
HEADS = ("server", "pages", "CPU a minute", "MB at first", "kB a table", "kB a page", "client")
NOTE = (
    "San Francisco, three players and a spectator at each table, nobody moves: seconds of the "
    "server's CPU a minute, and its memory."
)


def measure(plan: Plan) -> list[Sheet]:
    rows = []
    for source in plan.sources:
        with site(source, GAME) as made:
            rows.append([source.name, *asyncio.run(_figures(plan, made))])
    return [Sheet("idle", HEADS, rows, NOTE)]


async def _figures(plan: Plan, site: Site) -> list[str]:
    count = max(1, plan.idle // AT_A_TABLE)
    await open_table(site.addresses, GAME, SEATS, 0)  # what the first one loads is not its own
    empty = site.memory
    tables = [await open_table(site.addresses, GAME, SEATS, n) for n in range(count)]
    opened = site.memory
    viewers = [
        Viewer(site.addresses[0], token, table.id)
        for table in tables
        for token in (*(person.token for person in table.people), "")
    ]
    for viewer in viewers:
        await viewer.open()
    await asyncio.sleep(1)
    followed = site.memory
    cpu, client, begun = site.cpu, time.process_time(), time.monotonic()
    await asyncio.sleep(plan.idle_seconds)
    minutes = (time.monotonic() - begun) / 60
    cpu, client = site.cpu - cpu, time.process_time() - client
    for viewer in viewers:
        await viewer.close()
    return [
        str(len(viewers)),
        f"{cpu / minutes:.2f}",
        f"{empty:.0f}",
        f"{1024 * (opened - empty) / count:.0f}",
        f"{1024 * (followed - opened) / len(viewers):.0f}",
        f"{client / minutes:.2f}",
    ]
