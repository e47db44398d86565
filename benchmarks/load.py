"""A hundred tables at once: moves a second, how long a move takes, and a peer under the same load.

    python -m benchmarks.load [--tables 100] [--seconds 10] [--game toy] [--servers 1]

Scripted players answer as fast as the server lets them, each table by its own client.  A move is
one `POST …/answers`: checked by the rules, written to the disk, acknowledged with the new state.
It runs on SQLite and on PostgreSQL, and, if it is installed (npm install --prefix
benchmarks/boardgame_io), on the server of boardgame.io with a game of the toy's size.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx

from burnham.table.room.shelf import OUR_GAMES
from burnham.table.service.settings import Settings
from tests.table.postgres import own_server
from tests.table.server import Process, free_port
from tests.table.site import FAST, SHELF

PEER = Path(__file__).parent / "boardgame_io"


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


async def drive(addresses: list[str], game: str, tables: int, seconds: float) -> list[float]:
    scripts = [Script(addresses[n % len(addresses)], game, n) for n in range(tables)]
    until = time.perf_counter() + seconds
    await asyncio.gather(*(script.run(until) for script in scripts))
    return [moment for script in scripts for moment in script.times]


class Load(NamedTuple):
    game: str
    tables: int
    seconds: float
    servers: int


class Result(NamedTuple):
    """How long each move took (seconds), and what the servers worked for all of them."""

    times: list[float]
    cpu: float


def ours(url: str, load: Load) -> Result:
    """Our own table on a database."""
    shelf = SHELF if load.game == "toy" else OUR_GAMES
    settings = Settings(
        url, shelf, 1, False, person_rate=FAST, address_rate=FAST, open_tables=1_000_000
    )
    servers = [Process(settings) for _ in range(load.servers)]
    for server in servers:
        server.wait_until_up()
    addresses = [server.address for server in servers]
    times = asyncio.run(drive(addresses, load.game, load.tables, load.seconds))
    cpu = sum(cpu_seconds(server.process.pid or 0) for server in servers)
    for server in servers:
        server.kill()
    return Result(times, cpu)


def boardgame_io(folder: str, load: Load) -> Result:
    """The peer: its own server, storage, lobby and protocol, one process."""
    game, lobby = free_port(), free_port()
    with subprocess.Popen(
        ["node", PEER / "server.cjs", str(game), str(lobby), folder], stdout=subprocess.DEVNULL
    ) as server:
        wait_for(game)
        addresses = [f"http://127.0.0.1:{port}" for port in (game, lobby)]
        budget = [str(load.tables), str(load.seconds)]
        told = subprocess.check_output(["node", PEER / "load.cjs", *addresses, *budget])
        cpu = cpu_seconds(server.pid)
        server.kill()
    return Result([ms / 1000 for ms in json.loads(told)], cpu)


def wait_for(port: int) -> None:
    for _ in range(100):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the peer did not start")


def cpu_seconds(process: int) -> float:
    """What a process has worked: a figure that a busy machine does not spoil (Linux)."""
    told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


def report(name: str, result: Result, load: Load) -> None:
    centiles = quantiles(result.times, n=100)
    moves = len(result.times)
    print(
        f"{name:>14}: {moves / load.seconds:6.0f} moves a second, "
        f"p50 {1000 * centiles[49]:7.1f} ms, p99 {1000 * centiles[98]:7.1f} ms, "
        f"{1000 * result.cpu / moves:5.1f} ms of server CPU a move",
        flush=True,
    )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=10.0)
    reader.add_argument("--game", default="toy")
    reader.add_argument("--servers", type=int, default=1)
    load = Load(**vars(reader.parse_args()))
    print(f"{load.game}, {load.tables} tables, {load.servers} server(s)")
    with tempfile.TemporaryDirectory() as folder, own_server() as postgres:
        if load.servers == 1:  # several servers need a database that they share
            report("SQLite", ours(f"sqlite:///{folder}/load.sqlite", load), load)
        report("PostgreSQL", ours(postgres, load), load)
        if (PEER / "node_modules").exists():
            report("boardgame.io", boardgame_io(f"{folder}/peer", load), load)


if __name__ == "__main__":
    main()
