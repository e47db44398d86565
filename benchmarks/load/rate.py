"""A fixed rate: so many tables, each with a move every two seconds, and how soon all pages have it.

From forty tables on there are more and more until one move in a hundred takes too long; if forty
are too many, fewer and fewer until it does not.  A move that is due counts from that moment on,
also if the one before it is not done; one that is never sent takes for ever.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.load.pages import SEATS, close_all, one_move, open_players
from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet, ms
from benchmarks.load.servers import Site, site
from benchmarks.load.tables import Table, open_table
from benchmarks.load.tally import Tally, centile
from benchmarks.load.viewers import Viewer

GAME = "san_francisco"
EVERY = 2.0
LIMIT = 0.1
MORE = 1.5
HEADS = ("server", "tables", "moves a second", "p50", "p99", "server's CPU", "client's CPU")
NOTE = (
    "San Francisco on SQLite, three pages at each table, a move every two seconds: milliseconds "
    "until the last page has it, and how busy one core is."
)


class Played(NamedTuple):
    table: Table
    players: list[Viewer]


def measure(plan: Plan) -> list[Sheet]:
    rows = []
    for source in plan.sources:
        with site(source, GAME) as made:
            rows += [[source.name, *row] for row in asyncio.run(_rows(plan, made))]
    return [Sheet("rate", HEADS, rows, NOTE)]


async def _rows(plan: Plan, site: Site) -> list[list[str]]:
    rows = []
    tables: list[Played] = []
    steps = Steps(plan.rate_tables, plan.most_tables)
    for count in steps:
        while len(tables) < count:
            tables.append(await _sit_down(plan, site, len(tables)))
        tally = await _step(plan, site, tables[:count])
        worst = centile(tally.times, 0.99)
        steps.good = worst <= LIMIT
        rows.append(
            [
                str(count),
                f"{count / EVERY:.0f}",
                ms(1000 * centile(tally.times, 0.5)),
                ms(1000 * worst),
                f"{100 * tally.cpu / plan.rate_seconds:.0f} %",
                f"{100 * tally.client / plan.rate_seconds:.0f} %",
            ]
        )
    for one in tables:
        await close_all(one.players)
        one.table.close()
    return rows


class Steps:
    """How many tables to try next; say after each whether it went well."""

    def __init__(self, first: int, most: int) -> None:
        self.first = first
        self.most = most
        self.good = False

    def __iter__(self) -> Iterator[int]:
        count = self.first
        yield count
        if self.good:
            while self.good and count < self.most:
                count = min(round(count * MORE), self.most)
                yield count
        else:
            while not self.good and count > 1:
                count //= 2
                yield count


async def _sit_down(plan: Plan, site: Site, seed: int) -> Played:
    table = await open_table(site.addresses, GAME, SEATS, seed)
    await table.advance(plan.rate_start)
    return Played(table, await open_players(site, table))


async def _step(plan: Plan, site: Site, tables: list[Played]) -> Tally:
    tally = Tally()
    await asyncio.sleep(1)
    begin = time.perf_counter() + 0.1
    with tally.counting(site):
        await asyncio.gather(
            *(
                _moves(one, begin + EVERY * n / len(tables), begin + plan.rate_seconds, tally)
                for n, one in enumerate(tables)
            )
        )
    return tally


async def _moves(one: Played, due: float, until: float, tally: Tally) -> None:
    while due < until:
        now = time.perf_counter()
        if now > until:
            tally.times.append(float("inf"))
        else:
            await asyncio.sleep(due - now)
            await one_move(one.players, [], one.table)
            tally.times.append(time.perf_counter() - due)
        due += EVERY
