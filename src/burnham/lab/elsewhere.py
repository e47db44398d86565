"""Bots of another version, to be measured against ours: `old:hard@0.2` plays from an environment
of its own, in a process of its own.

The process is told what the seat sees, a line of JSON for every question, and answers with a word.
What it runs is sent along (`DRIVER`), so that versions can play that know nothing of this module;
it keeps to names that all of them have.
"""

from __future__ import annotations

import atexit
import json
import subprocess
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

from burnham.bots import Bot, make_bot
from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.position import Position
from burnham.kernel.title import Title

OLD = "old:"
"""What the names of bots from elsewhere begin with."""

DRIVER = """
import functools, json, sys
from pathlib import Path

import burnham
from burnham.bots import make_bot
from burnham.games import title_of
from burnham.kernel import position

out, sys.stdout = sys.stdout, sys.stderr


def about(game, bot):
    title = title_of(game)
    make_bot(bot, title, "0")
    return {
        "rules": title.rules.version,
        "box": title.tables().hash,
        "version": burnham.__version__,
        "native": Path(position.__file__).suffix != ".py",
        "package": str(Path(burnham.__file__).parent),
    }


@functools.lru_cache(8)
def seated(number, game, bot, seed):
    return make_bot(bot, title_of(game), seed)


def think(number, game, bot, seed, seats, seat, values):
    title = title_of(game)
    seen = title.rules.blank(title.box(title.tables()), seats)
    seen.restore(values)
    return {"word": seen.step.word(seated(number, game, bot, seed).choose(seen, seat))}


for line in sys.stdin:
    asked = json.loads(line)
    try:
        told = think(**asked) if "values" in asked else about(**asked)
    except Exception as error:
        told = {"error": str(error) or type(error).__name__}
    print(json.dumps(told), file=out, flush=True)
"""

_numbers = count()


class About(NamedTuple):
    """What another environment says of itself."""

    rules: int
    box: str
    version: str
    native: bool
    package: str


class Environment:
    """The process of another Python, started when it is first asked.  It ends with ours: then it
    hears nothing any more."""

    def __init__(self, python: str) -> None:
        self.python = python
        self.process = subprocess.Popen(
            [python, "-I", "-c", DRIVER],  # isolated: our own PYTHONPATH would make it one of us
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def ask(self, **asked: object) -> dict[str, Any]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(asked) + "\n")
            process.stdin.flush()
            told: dict[str, Any] = json.loads(process.stdout.readline())
        except (OSError, ValueError):
            raise BadOption("elsewhere-silent", python=self.python) from None
        if "error" in told:
            raise BadOption("elsewhere", python=self.python, detail=told["error"])
        return told

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


@lru_cache
def environment(python: str) -> Environment:
    """One process for all bots of a Python."""
    found = Environment(python)
    atexit.register(found.close)
    return found


@lru_cache
def about(python: str, game: str, bot: str) -> About:
    """What a Python says of its bot; BadOption if it plays the game in another way than we do."""
    found = About(**environment(python).ask(game=game, bot=bot))
    title = title_of(game)
    if found.rules != title.rules.version:
        told = {"theirs": found.rules, "ours": title.rules.version}
        raise BadOption("elsewhere-rules", python=python, game=game, **told)
    if found.box != title.tables().hash:
        raise BadOption("elsewhere-box", python=python, game=game)
    return found


class BotElsewhere:
    """Sits here and thinks elsewhere; made anew for every game."""

    def __init__(self, python: str, name: str, title: Title, seed: str) -> None:
        about(python, title.id, name)
        self.python = python
        self.told = {"number": next(_numbers), "game": title.id, "bot": name, "seed": seed}

    def choose(self, seen: Position, seat: int) -> int:
        place = {"seats": seen.seats, "seat": seat, "values": seen.values()}
        word = environment(self.python).ask(**self.told, **place)["word"]
        for answer in seen.answers():
            if seen.step.word(answer) == word:
                return answer
        raise BadOption("elsewhere", python=self.python, detail=word)


def bot_from(python: str, name: str, title: Title, seed: str) -> Bot:
    """The bot of this name: `old:…` from the environment of a Python, any other from here."""
    if not name.startswith(OLD):
        return make_bot(name, title, seed)
    if not python:
        raise BadOption("elsewhere-none", bot=name)
    return BotElsewhere(python, name.removeprefix(OLD), title, seed)
