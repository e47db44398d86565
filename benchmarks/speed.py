"""How fast the rules are: random decisions and copies, native against plain Python, and a peer.

    python -m benchmarks.speed                  builds native code first (a few minutes)
    python -m benchmarks.speed --native DIR     keeps it in DIR for the next time; it is not renewed
    python -m benchmarks.speed san_francisco    this game only

Both kinds of the same rules are loaded into one process and take turns, so that the ratios mean
something on a busy machine, too.  If catanatron is installed (pip install catanatron), its random
games of Catan are timed beside ours.
"""

from __future__ import annotations

import argparse
import importlib
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
SLICE = 0.5
"""Seconds of one turn."""

TURNS = 5


class World(NamedTuple):
    """The house, loaded from one place."""

    name: str
    titles: dict[str, Any]
    game: ModuleType
    playout: ModuleType


def build_native(place: Path) -> None:
    """Compile the rules into `place`, beside a copy of all the other sources."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import compile_to

    print(f"Building native code in {place} …", file=sys.stderr)
    compile_to(ROOT, place)
    shutil.copytree(ROOT / "src" / "burnham", place / "lib" / "burnham", dirs_exist_ok=True)


def load(name: str, path: Path) -> World:
    """Import the house from `path`, afresh: modules loaded before stay with who holds them."""
    for module in [m for m in sys.modules if m.partition(".")[0] == "burnham"]:
        del sys.modules[module]
    sys.path.insert(0, str(path))
    importlib.invalidate_caches()
    titles = importlib.import_module("burnham.games").titles()
    game = importlib.import_module("burnham.kernel.game")
    playout = importlib.import_module("burnham.kernel.playout")
    sys.path.remove(str(path))
    native = not str(playout.__file__).endswith(".py")
    if native != (name == "native"):
        raise SystemExit(f"{playout.__file__} is not {name}")
    return World(name, titles, game, playout)


def decisions(world: World, game: str) -> Callable[[], float]:
    """Random decisions a second, one slice of time at a call."""
    title = world.titles[game]
    dice = world.playout.Dice("speed")
    start = world.game.new_game(title, title.rules.max_seats, "speed", {}, None).position

    def measure() -> float:
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < SLICE:
            done += world.playout.play_random(start.clone(), dice)
        return done / (time.perf_counter() - began)

    return measure


def copies(world: World, game: str) -> Callable[[], float]:
    """Copies a second of a position in the midst of a game."""
    title = world.titles[game]
    position = world.game.new_game(title, title.rules.max_seats, "speed", {}, None).position
    world.playout.play_random(position, world.playout.Dice("copies"), 100)
    return rate(position.clone)


def rate(once: Callable[[], Any]) -> Callable[[], float]:
    def measure() -> float:
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < SLICE:
            for _ in range(100):
                once()
            done += 100
        return done / (time.perf_counter() - began)

    return measure


def best(measures: list[Callable[[], float]]) -> list[float]:
    """The best of several turns of each; they take turns."""
    found = [0.0] * len(measures)
    for _ in range(TURNS):
        found = [max(f, measure()) for f, measure in zip(found, measures, strict=True)]
    return found


def peer() -> list[Callable[[], float]]:
    """Random decisions and copies a second of catanatron; empty if it is not there."""
    try:
        catan = importlib.import_module("catanatron")
    except ImportError:
        return []

    def played() -> Any:
        game = catan.Game([catan.RandomPlayer(color) for color in catan.Color])
        game.play()
        return game

    def measure() -> float:
        done, began = 0, time.perf_counter()
        while time.perf_counter() - began < SLICE:
            done += len(played().state.actions)
        return done / (time.perf_counter() - began)

    return [measure, rate(played().copy)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--native", type=Path, help="a folder for the native code")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        place = asked.native or Path(scratch)
        if not (place / "lib").exists():
            build_native(place)
        report(asked.games, load("native", place / "lib"), load("plain", ROOT / "src"))


def report(games: list[str], native: World, plain: World) -> None:
    rival = peer()
    heads = ("game", "decisions/s", "to plain", "to peer", "copy µs", "to plain", "to peer")
    print("".join(f"{head:>17}" for head in heads))
    for game in games or list(native.titles):
        ours = [kind(world, game) for kind in (decisions, copies) for world in (native, plain)]
        fast, slow, fast_copy, slow_copy, *others = best([*ours, *rival])
        cells = [
            f"{fast:,.0f}",
            f"{fast / slow:.1f} ×",
            f"{fast / others[0]:.1f} ×" if others else "–",
            f"{1e6 / fast_copy:.1f}",
            f"{fast_copy / slow_copy:.1f} ×",
            f"{fast_copy / others[1]:.1f} ×" if others else "–",
        ]
        print(f"{game:>17}" + "".join(f"{cell:>17}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
