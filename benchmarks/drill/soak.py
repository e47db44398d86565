"""Mixed load for a long time: what a server holds must come to rest."""

from __future__ import annotations

import asyncio
import time
from itertools import combinations
from statistics import median
from typing import NamedTuple

from benchmarks.drill.kills import check_afresh
from benchmarks.drill.players import Account, crew
from benchmarks.drill.run import Run
from benchmarks.drill.servers import Manner, Server, serving

SAMPLES = 120
"""Times that is looked."""
PAUSE = 0.02
"""Seconds between two things that a player does: busy, but not as busy as can be."""
MANNER = Manner(at_once=False, remembers=8)
"""Few tables, so that it soon remembers as many as it may."""
FLAT = 8.0
"""MB by which memory may rise in the second half, when all that is kept by design is full: in the
second half of half an hour that is less than 200 bytes of every post, if they were never let go."""
FULL = 15_000
"""Posts until what is kept by design is full: sentences and drawings, in lists of fixed lengths."""
FILLING = 4 / 1024
"""MB that are kept of each post until then."""
FEW = 10
"""Files and threads that may be more at the end than at half-time: connections come and go."""


class Sample(NamedTuple):
    at: float
    memory: float
    files: int
    threads: int
    posts: int


async def soak(run: Run) -> None:
    account = Account(pause=PAUSE, longest=1_000_000)
    with serving(run.sqlite, run.folder, manner=MANNER) as (server,):
        await server.ready()
        async with crew(account, lambda: server.address):
            samples = await _watch(run, server, account)
        run.outcome.must(server.alive, "the server has ended")
    run.outcome.faults += account.faults
    await check_afresh(run, run.sqlite, account.ledgers)
    _judge(run, account, samples)


def _judge(run: Run, account: Account, samples: list[Sample]) -> None:
    half = samples[len(samples) // 2 :]
    rise = slope([(one.at, one.memory) for one in half]) * (half[-1].at - half[0].at)
    usual = median(one.memory for one in half)
    run.outcome.must(
        rise < most_rise(half[0].posts, half[-1].posts),
        f"memory rose by {rise:.1f} MB in the second half",
    )
    for name in ("files", "threads"):
        first, *_, last = (median(getattr(one, name) for one in part) for part in _quarters(half))
        run.outcome.must(last <= first + FEW, f"{first:.0f} {name} became {last:.0f}")
    run.outcome.times = f"{run.plan.minutes:.1f} minutes, {account.acknowledged:,} posts"
    run.outcome.measured = (
        f"{samples[0].memory:.0f} MB at first, {usual:.0f} MB in the second half, in which they "
        f"rose by {rise:.1f} MB; {half[-1].files} files, {half[-1].threads} threads at the end"
    )


def _quarters(samples: list[Sample]) -> list[list[Sample]]:
    size = max(1, len(samples) // 4)
    return [samples[start : start + size] for start in range(0, len(samples), size)]


def most_rise(before: int, after: int) -> float:
    """MB by which memory may rise between so many posts and so many."""
    return FLAT + FILLING * max(0, min(after, FULL) - before)


async def _watch(run: Run, server: Server, account: Account) -> list[Sample]:
    begun, seconds = time.monotonic(), 60 * run.plan.minutes
    samples: list[Sample] = []
    for number in range(SAMPLES):
        await asyncio.sleep(max(0.0, begun + seconds * (number + 1) / SAMPLES - time.monotonic()))
        used = server.memory, server.files, server.threads
        samples.append(Sample(time.monotonic() - begun, *used, account.acknowledged))
        run.advance((number + 1) / SAMPLES)
    return samples


def slope(points: list[tuple[float, float]]) -> float:
    """How fast something grows: the median over all pairs (Theil and Sen), so that some odd values
    change nothing."""
    return median((y - x) / (later - before) for (before, x), (later, y) in combinations(points, 2))
