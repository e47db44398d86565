"""A hundred tables at once: moves a second, and how long a move takes.

    python -m tests.table.load [--tables 100] [--seconds 10] [--game toy]
                               [--database URL] [--servers 1]

Scripted players answer as fast as the server lets them, each table by its own client.  A move is
one `POST …/answers`: checked by the rules, written to the disk, acknowledged with the new state.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from burnham.table.settings import Settings
from burnham.table.shelf import HOUSE
from tests.table.server import Process
from tests.table.site import FAST, SHELF


class Script:
    """Plays both seats of one table after another until time is up."""

    def __init__(self, address: str, game: str, seed: int) -> None:
        limits = httpx.Limits(max_connections=1)
        self.http = httpx.AsyncClient(base_url=address, timeout=60, limits=limits)
        self.game = game
        self.dice = random.Random(seed)
        self.times: list[float] = []

    async def run(self, until: float) -> None:
        async with self.http:
            reply = await self.http.post("/api/people", json={"name": "Script"})
            self.http.headers["authorization"] = f"Bearer {reply.json()['token']}"
            while time.perf_counter() < until:
                await self.play(until)

    async def play(self, until: float) -> None:
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        state = (await self.http.post("/api/tables", json=body)).json()
        path = f"/api/tables/{state['id']}"
        while state["status"] == "playing" and time.perf_counter() < until:
            seat = state["asked"]
            if state["viewer"] != seat:
                state = (await self.http.get(f"{path}?as={seat}")).json()
            state = await self.move(path, state, seat)

    async def move(self, path: str, state: Any, seat: int) -> Any:
        word = self.dice.choice(state["question"]["answers"])["word"]
        given = {"number": state["number"], "answer": word, "seat": seat}
        begun = time.perf_counter()
        reply = await self.http.post(f"{path}/answers", json=given)
        self.times.append(time.perf_counter() - begun)
        reply.raise_for_status()
        return reply.json()


async def measure(addresses: list[str], game: str, tables: int, seconds: float) -> list[float]:
    scripts = [Script(addresses[n % len(addresses)], game, n) for n in range(tables)]
    until = time.perf_counter() + seconds
    await asyncio.gather(*(script.run(until) for script in scripts))
    return [moment for script in scripts for moment in script.times]


def cpu_seconds(server: Process) -> float:
    """What a server has worked: a figure that a busy machine does not spoil (Linux)."""
    told = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=10.0)
    reader.add_argument("--game", default="toy")
    reader.add_argument("--database", default="")
    reader.add_argument("--servers", type=int, default=1)
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = asked.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        shelf = SHELF if asked.game == "toy" else HOUSE
        settings = Settings(
            url, shelf, 1, False, person_rate=FAST, address_rate=FAST, open_tables=1_000_000
        )
        servers = [Process(settings) for _ in range(asked.servers)]
        for server in servers:
            server.wait_until_up()
        addresses = [server.address for server in servers]
        times = asyncio.run(measure(addresses, asked.game, asked.tables, asked.seconds))
        spent = sum(cpu_seconds(server) for server in servers)
        for server in servers:
            server.kill()
    centiles = quantiles(times, n=100)
    print(
        f"{asked.game}, {asked.tables} tables, {asked.servers} server(s), "
        f"{url.partition(':')[0]}: {len(times) / asked.seconds:.0f} moves a second, "
        f"p50 {1000 * centiles[49]:.1f} ms, p99 {1000 * centiles[98]:.1f} ms, "
        f"{1000 * spent / len(times):.1f} ms of server CPU a move"
    )


if __name__ == "__main__":
    main()
