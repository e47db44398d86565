"""Somebody opens many tables of strong bots and answers there at once: how long do others wait?

All caps are lifted.  The others come from an address of their own, or from the same one; what
counts is how long their bot takes to answer, against an idle server.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from itertools import product
from statistics import mean
from typing import NamedTuple

import msgspec

from benchmarks.load.plan import Plan
from benchmarks.load.report import Sheet, ms
from benchmarks.load.servers import Site, site
from benchmarks.load.tables import Person, Table, new_person, read_state
from benchmarks.load.tally import centile

GAME = "san_francisco"
PROCESSES = 3
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"
LEVELS = {"normal": 5, "hard": 1}
"""So many times as many answers are looked at: the more, the quicker they are."""
HEADS = ("bot", "server", "meanwhile", "mean", "p90", "mean to idle", "p90 to idle")
NOTE = (
    "San Francisco, three processes for bots, milliseconds until a bot has answered somebody who"
    " plays alone with it: on an idle server, and while {tables} tables with three `hard` bots each"
    " are played by somebody who never waits."
)


class News(msgspec.Struct):
    """What the stream of a table tells."""

    number: int
    asked: int | None
    status: str


class Siege(NamedTuple):
    """Who plays at the many tables."""

    name: str
    people: int
    local: str
    """The address of the one whose bot is looked at."""


def measure(plan: Plan) -> list[Sheet]:
    many = plan.hostile_tables
    sieges = (
        Siege("nothing", 0, ELSEWHERE),
        Siege("one person, at another address", 1, ELSEWHERE),
        Siege("one person, at the same address", 1, HERE),
        Siege("a guest for each table, at another address", many, ELSEWHERE),
    )
    rows = []
    for level, source in product(LEVELS, plan.sources):
        found: dict[Siege, list[float]] = {siege: [] for siege in sieges}
        for _, siege in product(range(plan.turns), sieges):
            with site(source, GAME, bot_processes=PROCESSES, warm_bots=True) as made:
                found[siege] += asyncio.run(_besieged(plan, made, siege, level))
        idle = found[sieges[0]]
        rows += [
            [level, source.name, siege.name, *_told(times, idle)] for siege, times in found.items()
        ]
    return [Sheet("starve", HEADS, rows, NOTE.format(tables=many))]


def _told(times: list[float], idle: list[float]) -> list[str]:
    figures, usual = ((mean(some), centile(some, 0.9)) for some in (times, idle))
    ratios = [figure / before for figure, before in zip(figures, usual, strict=True)]
    return [ms(1000 * figure) for figure in figures] + [f"{ratio:.2f} ×" for ratio in ratios]


async def _besieged(plan: Plan, site: Site, siege: Siege, level: str) -> list[float]:
    address = site.addresses[0]
    me = await new_person(address, siege.local)
    await _bot_answers(me, level, 2, seed=1)  # the server is warm
    people = [await new_person(address, HERE) for _ in range(siege.people)]
    async with asyncio.TaskGroup() as group:
        crowd = [
            group.create_task(_play_on(people[number % len(people)], number))
            for number in range(plan.hostile_tables if people else 0)
        ]
        await asyncio.sleep(2.0 if crowd else 0.0)
        times = await _bot_answers(me, level, plan.bot_answers * LEVELS[level], seed=2)
        for one in crowd:
            one.cancel()
    return times


async def _play_on(person: Person, seed: int) -> None:
    """Play game after game with three `hard` bots, and answer at once."""
    while True:
        async with _table(person, ["hard"] * 3, seed) as (table, news):
            async for told in news:
                if told.status != "playing":
                    break
                if told.asked == 0:
                    await _move(table)


async def _bot_answers(person: Person, level: str, count: int, seed: int) -> list[float]:
    """How long the first answers of a bot take, in as many games as it needs."""
    times: list[float] = []
    while len(times) < count:
        async with _table(person, [level], seed + len(times)) as (table, news):
            asked_at, number = time.perf_counter(), -1
            async for told in news:
                now = time.perf_counter()
                if told.number > number >= 0:
                    times.append(now - asked_at)
                if told.status != "playing" or len(times) >= count:
                    break
                asked_at, number = now, told.number if told.asked == 1 else -1
                if told.asked == 0:
                    await _move(table)
    return times


async def _move(table: Table) -> None:
    """Look, and give any answer; what the bots do meanwhile the stream tells."""
    table.state = read_state((await table.people[0].wire.get(table.path)).body)
    if table.state.asked == 0:
        await table.give()


@asynccontextmanager
async def _table(
    person: Person, bots: list[str], seed: int
) -> AsyncIterator[tuple[Table, AsyncIterator[News]]]:
    """A table with these bots, and what its stream tells."""
    wire = person.new_wire()
    seats = [{"kind": "me"}, *({"kind": "bot", "level": bot} for bot in bots)]
    wish = {"game": GAME, "seats": seats, "pace": "quick", "private": True}
    mine = Person(person.address, person.token, person.local)
    state = read_state((await mine.wire.post("/api/tables", wish, 201)).body)
    events = wire.events(f"/api/tables/{state.id}/events")
    try:
        async with aclosing(events):
            yield (
                Table([mine], state, random.Random(seed).getrandbits(32)),
                (msgspec.json.decode(event.data, type=News) async for event in events),
            )
    finally:
        mine.wire.close()
        wire.close()
