"""Servers killed at any moment while people play."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from benchmarks.drill.ledger import Ledger, Replay, stored_faults
from benchmarks.drill.players import Account, crew
from benchmarks.drill.run import Run
from benchmarks.drill.servers import Server, serving

STANDSTILL = 60.0
"""Seconds after which we no longer believe that something is going to happen."""
MOST_POSTS = 25
"""Between two kills."""
WHILE_STARTING = 0.1
"""The share of kills after which the next server is killed, too, before it is ready."""
REPLAYED = 20
"""Tables of which we remember what was replayed: more than are in play."""


async def sqlite(run: Run) -> None:
    with serving(run.sqlite, run.folder) as servers:
        await _kills(run, run.sqlite, servers)


async def postgres(run: Run) -> None:
    """Two servers, killed in turn."""
    url = run.postgres.new()
    with serving(url, run.folder) as first:
        await first[0].ready()  # it makes the tables
    with serving(url, run.folder, servers=2) as servers:
        await _kills(run, url, servers)


async def _kills(run: Run, url: str, servers: list[Server]) -> None:
    for server in servers:
        await server.ready()
    up, account = list(servers), Account()
    checked: dict[str, int] = {}
    async with crew(account, lambda: run.dice.choice(up or servers).address):
        for number in range(run.plan.kills):
            async with asyncio.timeout(STANDSTILL):
                await more_posts(run, account)
                known = [ledger.copy() for ledger in account.ledgers]
                await _kill(run, account, servers[number % len(servers)], up)
                new = [one for one in known if one.size != checked.get(one.table)]
                run.outcome.faults += await stored_faults(url, new)
                checked |= {one.table: one.size for one in new}
            for ledger in account.ledgers[:-REPLAYED]:
                ledger.replay.forget()
            run.outcome.times = f"{number + 1} kills"
            run.outcome.measured = (
                f"{account.acknowledged:,} posts acknowledged at {len(account.ledgers)} tables, "
                f"{account.retried} sent again"
            )
            run.advance((number + 1) / run.plan.kills)
    run.outcome.faults += account.faults
    await check_afresh(run, url, account.ledgers)


async def _kill(run: Run, account: Account, victim: Server, up: list[Server]) -> None:
    """Kill a server, see the others go on, and start it again."""
    victim.kill()
    up.remove(victim)
    if up:
        await more_posts(run, account)
    if run.dice.random() < WHILE_STARTING:
        victim.start()
        await asyncio.sleep(run.dice.uniform(0, 0.2))
        victim.kill()
    victim.start()
    await victim.ready()
    up.append(victim)


async def more_posts(run: Run, account: Account) -> None:
    """Let some posts be acknowledged, and others be under way."""
    wanted = account.acknowledged + run.dice.randrange(1, MOST_POSTS)
    while account.acknowledged < wanted:
        await asyncio.sleep(0.001)
    await asyncio.sleep(run.dice.uniform(0, 0.02))


async def check_afresh(run: Run, url: str, ledgers: list[Ledger]) -> None:
    """All tables from the deal on, once more."""
    afresh = (replace(ledger, replay=Replay()) for ledger in ledgers)
    run.outcome.faults += await stored_faults(url, afresh)
