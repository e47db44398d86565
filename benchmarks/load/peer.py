"""boardgame.io: its own server, storage, lobby and protocol, one process."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.load.plan import PEER, Plan
from benchmarks.load.servers import cpu_seconds, free_port, wait_for
from benchmarks.load.tally import Tally


def installed(place: Path | None) -> Path | None:
    """The folder whose node_modules have it: the one that is named, else beside the scripts."""
    found = place or PEER
    return found if (found / "node_modules" / "boardgame.io").exists() else None


class Peer:
    def __init__(self, plan: Plan, server: subprocess.Popen[bytes], addresses: list[str]) -> None:
        self.plan = plan
        self.server = server
        self.addresses = addresses

    @classmethod
    @contextmanager
    def running(cls, plan: Plan) -> Iterator[Peer]:
        game, lobby = free_port(), free_port()
        with tempfile.TemporaryDirectory(prefix="burnham-load-") as folder:
            server = subprocess.Popen(
                ["node", PEER / "server.cjs", str(game), str(lobby), folder],
                stdout=subprocess.DEVNULL,
                env=_environment(plan),
            )
            try:
                wait_for(game, server)
                yield cls(plan, server, [f"http://127.0.0.1:{port}" for port in (game, lobby)])
            finally:
                server.kill()
                server.wait()

    async def play(self, tally: Tally) -> None:
        """One turn: as many tables and seconds as ours."""
        before = cpu_seconds(self.server.pid)
        budget = [str(self.plan.tables), str(self.plan.seconds)]
        told = subprocess.check_output(
            ["node", PEER / "load.cjs", *self.addresses, *budget], env=_environment(self.plan)
        )
        tally.cpu += cpu_seconds(self.server.pid) - before
        played = json.loads(told)
        tally.client += played["cpu"] / 1000
        tally.times += [ms / 1000 for ms in played["times"]]
        tally.moves += len(played["times"])


def _environment(plan: Plan) -> dict[str, str]:
    return {**os.environ, "NODE_PATH": str((plan.peer or PEER) / "node_modules")}
