"""What an exercise is given, and what comes of it."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import traceback
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from benchmarks.postgres import OwnServer

SAID = 30
"""Lines of a server's log that are shown if something did not hold."""
MOST_FAULTS = 5
"""That are told of one exercise."""


@dataclass(frozen=True)
class Plan:
    """How much is done."""

    kills: int = 60
    """On each of the two databases."""
    away: float = 4.0
    """Seconds for which a disk is full, or a database away."""
    locked: float = 12.0
    """Seconds for which a file is locked: longer than a server waits for it."""
    slow: int = 200
    """Clients that send byte by byte."""
    unread: int = 100
    """Streams that nobody reads."""
    unread_moves: int = 600
    streams: int = 1000
    """That only wait."""
    idle: float = 20.0
    """Seconds for which they do."""
    minutes: float = 2.0
    """Of the soak."""


QUICK = Plan(
    kills=6,
    away=1.0,
    locked=1.0,
    slow=20,
    unread=50,
    unread_moves=120,
    streams=60,
    idle=1.0,
    minutes=1 / 3,
)
LONG = replace(Plan(), kills=500, minutes=30.0)


@dataclass
class Outcome:
    """What came of an exercise; a row of the final table."""

    times: str = ""
    """How often it was done."""
    measured: str = ""
    faults: list[str] = field(default_factory=list)

    def must(self, holds: bool, fault: str) -> None:
        """Note the fault if it does not hold."""
        if not holds:
            self.faults.append(fault)

    @property
    def held(self) -> str:
        if not self.faults:
            return "yes"
        more = f" … {len(self.faults)} in all" if len(self.faults) > MOST_FAULTS else ""
        return "no: " + "; ".join(self.faults[:MOST_FAULTS]) + more


@dataclass
class Run:
    """One exercise under way, with a folder of its own."""

    plan: Plan
    outcome: Outcome
    folder: Path
    own_postgres: OwnServer | None
    advance: Callable[[float], None] = lambda part: None
    """Tell that so much of it is done; 1 is all."""
    dice: random.Random = field(default_factory=lambda: random.Random(1906))

    @property
    def sqlite(self) -> str:
        return f"sqlite:///{self.folder / 'tables.sqlite'}"

    @property
    def postgres(self) -> OwnServer:
        assert self.own_postgres is not None
        return self.own_postgres


class Exercise(NamedTuple):
    name: str
    done: str
    """What is done."""
    must: str
    """What must hold."""
    doing: Callable[[Run], Awaitable[None]]
    needs_postgres: bool = False


def perform(
    exercise: Exercise,
    plan: Plan,
    postgres: OwnServer | None,
    outcome: Outcome,
    advance: Callable[[float], None] = lambda part: None,
) -> None:
    """Fill in the outcome; an exercise that fails altogether is a fault, too."""
    with tempfile.TemporaryDirectory(prefix="burnham-drill-") as folder:
        run = Run(plan, outcome, Path(folder), postgres, advance)
        try:
            asyncio.run(_doing(exercise, run))
        except Exception as error:
            outcome.faults.append(_told(error))
        if outcome.faults:
            _show_logs(run.folder)


async def _doing(exercise: Exercise, run: Run) -> None:
    await exercise.doing(run)


def _show_logs(folder: Path) -> None:
    """What servers said last, for whoever looks for the fault."""
    for log in sorted(folder.glob("*.log")):
        said = log.read_text(encoding="utf-8", errors="replace").splitlines()[-SAID:]
        print(f"{log.name}:", *said, sep="\n", file=sys.stderr)


def _told(error: Exception) -> str:
    while isinstance(error, ExceptionGroup):
        error = error.exceptions[0]
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(where.filename).name}, line {where.lineno})"
