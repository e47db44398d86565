"""Who is compared: our games, native and plain, and those of the peers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from benchmarks.installed import HERE, NotInstalled, node_modules, python_of, size
from benchmarks.native import ROOT, environment

OURS = ("san_francisco", "chicago_1991", "raising_chicago", "chicago_1875")
NATIVE, PLAIN = "Burnham, native", "Burnham, plain Python"

PEERS = {
    "catanatron": {"catan": "Catan"},
    "open_spiel": {"backgammon": "backgammon", "hearts": "hearts", "chess": "chess"},
    "pettingzoo": {"chess_v6": "chess", "hanabi_v5": "Hanabi"},
    "rlcard": {"uno": "Uno", "gin-rummy": "gin rummy", "doudizhu": "Dou Dizhu"},
}
"""The games of each peer: what it calls them, and what they are called."""

NAMES = {
    "catanatron": "catanatron",
    "open_spiel": "OpenSpiel",
    "pettingzoo": "PettingZoo",
    "rlcard": "RLCard",
    "boardgame_io": "boardgame.io",
}

PATIENCE = 300.0
"""Seconds after which a measurement is given up."""

Result = dict[str, Any]


class Failed(Exception):
    """In a sentence: why there is no measurement."""


@dataclass(frozen=True, eq=False)
class Contender:
    """One game of one engine, and how it is called to measure itself."""

    engine: str
    game: str
    command: tuple[str, ...]
    environment: Mapping[str, str]
    id: str = ""
    size: int | None = None
    """Bytes on the disk, where its own process cannot tell."""

    @property
    def name(self) -> str:
        return f"{self.engine}: {self.game}"

    def measure(self, seconds: float) -> Result:
        found: Result = self._call("measure", self.id, str(seconds))
        return found if self.size is None else {**found, "size": self.size}

    def fingerprint(self, hash_seed: int) -> str:
        """The name of its random game in a process of its own."""
        told = self._call("fingerprint", self.id, PYTHONHASHSEED=str(hash_seed))
        return str(told)

    def _call(self, *words: str, **variables: str) -> Any:
        try:
            done = subprocess.run(
                [*self.command, *words], cwd=ROOT, env={**self.environment, **variables},
                capture_output=True, text=True, timeout=PATIENCE,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise Failed(f"{self.name}: no answer within {PATIENCE:.0f} seconds") from None
        if done.returncode:
            reason = (done.stderr.strip() or "it failed").splitlines()[-1]
            raise Failed(f"{self.name}: {reason[:200]}")
        return json.loads(done.stdout.splitlines()[-1])


def ours(engine: str, folder: Path, games: list[str]) -> list[Contender]:
    """Our games as they are in a folder."""
    command = (sys.executable, "-m", "benchmarks.ours")
    return [Contender(engine, titled(game), command, environment(folder), game) for game in games]


def titled(game: str) -> str:
    return game.replace("_", " ").title()


def peers(folder: Path) -> tuple[list[Contender], list[str]]:
    """The peers that are there, and in sentences those that could not be installed."""
    makers: dict[str, Callable[[], list[Contender]]] = {
        **{peer: partial(_python_peer, peer, folder) for peer in PEERS},
        "boardgame_io": partial(_node_peer, folder),
    }
    found: list[Contender] = []
    missing: list[str] = []
    for peer, make in makers.items():
        try:
            found += make()
        except NotInstalled as reason:
            missing.append(f"{NAMES[peer]} could not be installed: {reason}")
    return found, missing


def _python_peer(peer: str, folder: Path) -> list[Contender]:
    command = (str(python_of(peer, folder)), "-m", f"benchmarks.peers.{peer}")
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return [
        Contender(NAMES[peer], called, command, variables, game)
        for game, called in PEERS[peer].items()
    ]


def _node_peer(folder: Path) -> list[Contender]:
    modules = node_modules(folder)
    command = ("node", str(HERE / "boardgame_io" / "compare.cjs"))
    variables = {**os.environ, "NODE_PATH": str(modules)}
    name = NAMES["boardgame_io"]
    return [Contender(name, "a toy of ours", command, variables, "tollhouse", size(modules))]
