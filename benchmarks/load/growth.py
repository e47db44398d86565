"""Growth over the length of a game: what a move costs early and late, and looking back.

A game without an end is played with the pages of three players; between the stages programs play
on.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator

from benchmarks.load.pages import SEATS, close_all, open_players, play_block
from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet, ms
from benchmarks.load.servers import ENDLESS, TOY, Site, Source, site
from benchmarks.load.tables import Table, open_table
from benchmarks.load.tally import Tally, centile
from benchmarks.load.viewers import Viewer

HEADS = ("stage", "server", "CPU", "p50")
NOTE = (
    "Tollhouse without an end, three pages: milliseconds of CPU a move, and until the last page "
    "has it; then a page of any moment of that game, and its first page after the server was "
    "started anew."
)
LOOKS = 10

Stage = tuple[str, Tally]


def measure(plan: Plan) -> list[Sheet]:
    found = [asyncio.run(_rows(plan, source)) for source in plan.sources]
    rows = [row for rows in zip(*found, strict=True) for row in rows]
    return [Sheet("growth", HEADS, rows, NOTE)]


async def _rows(plan: Plan, source: Source) -> list[list[str]]:
    with tempfile.TemporaryDirectory(prefix="burnham-load-") as folder:
        url = f"sqlite:///{folder}/tables.sqlite"
        with site(source, ENDLESS, url) as first:
            table = await open_table(first.addresses, TOY, SEATS, 1)
            stages = [stage async for stage in _stages(plan, first, table)]
        with site(source, ENDLESS, url) as second:
            await _looks(second, await open_table(second.addresses, TOY, SEATS, 2), [""])
            stages.append(("after a restart", await _looks(second, table, [""])))
    return [
        [stage, source.name, ms(tally.ms), ms(1000 * centile(tally.times, 0.5))]
        for stage, tally in stages
    ]


async def _stages(plan: Plan, site: Site, table: Table) -> AsyncIterator[Stage]:
    for age in plan.ages:
        await table.look()
        await table.advance(age - table.state.moment)
        yield f"move {age:,}", await _moves(plan, site, table)
    moments = [table.dice.randrange(plan.ages[-1]) for _ in range(LOOKS)]
    yield "any moment", await _looks(site, table, [f"?at={moment}" for moment in moments])


async def _moves(plan: Plan, site: Site, table: Table) -> Tally:
    tally = Tally()
    players = await open_players(site, table)
    for _ in range(plan.turns):
        await play_block(plan, site, table, players, [], tally)
    await close_all(players)
    return tally


async def _looks(site: Site, table: Table, queries: list[str]) -> Tally:
    """Load the page of these moments."""
    tally = Tally()
    viewer = Viewer(site.addresses[0], table.people[0].token, table.id)
    for query in queries:
        begun = time.perf_counter()
        with tally.counting(site):
            await viewer.asking.get(f"{viewer.at}{query}")
        tally.times.append(time.perf_counter() - begun)
        tally.moves += 1
    await viewer.close()
    return tally
