"""What is measured of one game of one engine, by the interpreter in which that engine lives.

    python -m benchmarks.peers.catanatron measure catan 0.5       a JSON object on the last line
    python -m benchmarks.peers.catanatron fingerprint catan       names one random game
    python -m benchmarks.ours think san_francisco 1.0             thinks, for those who watch

Engines bring what the class `Engine` asks for.  Only the standard library is used here: it is all
that every interpreter has.  Times are CPU time.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from time import process_time
from typing import Any

GAMES = 8
"""Random games whose length and branching are counted, and which give the positions."""

MOMENTS = (0.25, 0.5, 0.75)
"""Where in a game the positions are taken."""

THOUGHTS = 4
"""Positions about which the strongest bot thinks."""

TOOLS = {"pip", "setuptools", "wheel"}
"""What an environment has before anything is installed."""

Deed = Callable[[Any], Any]


class Engine:
    """One game of one engine.  What the engine has no notion of stays None."""

    copy: Deed | None = None
    legal: Deed | None = None
    serialise: Callable[[Any], bytes] | None = None
    view: Deed | None = None
    """What the seat that is asked may know."""

    imagine: Deed | None = None
    """A whole position in keeping with what that seat knows."""

    think: Callable[[Any, float], int] | None = None
    """Lets the strongest bot think for so many seconds, or for as long as it does; gives how many
    playouts it made."""

    notes: Sequence[str] = ()

    def begin(self, seed: int) -> Any:
        """A new game, before its first decision."""
        raise NotImplementedError

    def over(self, g: Any) -> bool:
        raise NotImplementedError

    def choices(self, g: Any) -> Sequence[Any]:
        raise NotImplementedError

    def take(self, g: Any, choice: Any) -> None:
        """Goes on to the next decision."""
        raise NotImplementedError

    def play(self, seed: int) -> int:
        """A random game, as quickly as the engine can; gives the number of decisions."""
        g, dice, made = self.begin(seed), random.Random(seed), 0
        while not self.over(g):
            self.take(g, dice.choice(self.choices(g)))
            made += 1
        return made

    def size(self) -> int:
        """Bytes that it and all it needs take on the disk."""
        return sum(map(size_of, metadata.distributions()))


def size_of(distribution: metadata.Distribution) -> int:
    if distribution.metadata["Name"] in TOOLS:
        return 0
    files = [distribution.locate_file(file) for file in distribution.files or ()]
    paths = [str(file) for file in files if not str(file).endswith(".pyc")]
    return sum(_bytes_of(path) for path in paths)


def _bytes_of(path: str) -> int:
    return os.path.getsize(path) if os.path.exists(path) else 0


# --- random games -----------------------------------------------------------------------------


def trace(engine: Engine, seed: int) -> list[tuple[int, str]]:
    """A random game: how many choices each decision had, and which was taken."""
    g, dice = engine.begin(seed), random.Random(seed)
    found = []
    while not engine.over(g):
        choices = engine.choices(g)
        number = dice.randrange(len(choices))
        found.append((len(choices), str(choices[number])))
        engine.take(g, choices[number])
    return found


def fingerprint(engine: Engine) -> str:
    """Names a random game: equal if the same was offered and taken throughout."""
    return hashlib.sha256(repr(trace(engine, 1)).encode()).hexdigest()[:16]


def after(engine: Engine, seed: int, decisions: int) -> Any:
    """The position after so many decisions of a random game; None if it is over by then."""
    g, dice = engine.begin(seed), random.Random(seed)
    for _ in range(decisions):
        if engine.over(g):
            return None
        engine.take(g, dice.choice(engine.choices(g)))
    return None if engine.over(g) else g


def positions(engine: Engine, length: float) -> list[Any]:
    """Positions from the beginning, middle and end of random games of about this length."""
    moments = [max(1, round(length * moment)) for moment in MOMENTS]
    found = [after(engine, seed, moment) for seed in range(1, GAMES + 1) for moment in moments]
    return [g for g in found if g is not None]


# --- measuring --------------------------------------------------------------------------------


def measure(make: Callable[[], Engine], seconds: float) -> dict[str, Any]:
    """All that is measured, `seconds` for each part."""
    began = process_time()
    engine = make()
    engine.begin(1)
    start = process_time() - began
    games = [trace(engine, seed) for seed in range(1, GAMES + 1)]
    decisions = [count for game in games for count, _ in game]
    places = positions(engine, len(decisions) / GAMES)
    found = {
        "import": 1000 * start,
        "size": engine.size(),
        "length": len(decisions) / GAMES,
        "branching": sum(decisions) / len(decisions),
        "free": sum(count > 1 for count in decisions) / len(decisions),
        "decisions": decisions_a_second(engine, seconds),
        "notes": list(engine.notes),
    }
    for name in ("copy", "legal", "serialise", "view", "imagine"):
        deed = getattr(engine, name)
        found[name] = deed and microseconds(deed, places, seconds)
    if engine.serialise:
        found["bytes"] = sum(len(engine.serialise(g)) for g in places) / len(places)
    if engine.think:
        found["playouts"] = playouts_a_second(engine, places, seconds)
    return found


def decisions_a_second(engine: Engine, seconds: float) -> float:
    done, seed, began = 0, 0, process_time()
    while process_time() - began < seconds:
        seed += 1
        done += engine.play(seed)
    return done / (process_time() - began)


def microseconds(deed: Deed, places: list[Any], seconds: float) -> float:
    """What a deed takes in the mean of all places."""
    done, began = 0, process_time()
    while process_time() - began < seconds:
        for g in places:
            deed(g)
        done += len(places)
    return 1e6 * (process_time() - began) / done


def playouts_a_second(engine: Engine, places: list[Any], seconds: float) -> float:
    """So many seconds for each of some places where there is something to choose."""
    think = engine.think
    if not think:
        raise ValueError("it has no bot that thinks")
    open_ones = [g for g in places if len(engine.choices(g)) > 1]
    done, spent = 0, 0.0
    for g in open_ones[:: max(1, len(open_ones) // THOUGHTS)][:THOUGHTS]:
        began = process_time()
        while process_time() - began < seconds:
            done += think(g, seconds)
        spent += process_time() - began
    return done / spent


def main(make: Callable[[str], Engine]) -> None:
    """The command line of an engine; `make` gives the engine for a game."""
    deed, game, *seconds = sys.argv[1:]
    if deed == "fingerprint":
        print(json.dumps(fingerprint(make(game))))
    elif deed == "think":
        engine = make(game)
        places = positions(engine, len(trace(engine, 1)))
        print(json.dumps(playouts_a_second(engine, places, float(seconds[0]))))
    else:
        print(json.dumps(measure(lambda: make(game), float(seconds[0]))))
