"""What a server must survive, tried out: kills under load, a full disk, a locked file, a database
that is away, clocks that jump, slow clients, streams that are not read or only wait, and a soak.

    python -m benchmarks.drill                 everything, some minutes; writes docs/drill.md
    python -m benchmarks.drill kills soak      these only
    python -m benchmarks.drill --long          1,000 kills, half an hour of soak
    python -m benchmarks.drill --kills 200 --minutes 10
    python -m benchmarks.drill --native DIR    native code, kept in DIR for the next time
    python -m benchmarks.drill --quick         a minute; writes nothing

Everything stays on this machine, and what is started is ended.  Results are written as they come: a
drill that is stopped loses none.  If something did not hold, the exit code is 1.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TaskID

from benchmarks.drill.exercises import EXERCISES
from benchmarks.drill.report import Row, circumstances, is_native, row, shown, write
from benchmarks.drill.run import LONG, QUICK, Exercise, Outcome, Plan, perform
from benchmarks.drill.servers import allow_many_files
from benchmarks.native import ROOT, environment, library
from benchmarks.postgres import OwnServer, own_server_if_installed

OFTEN = 0.05
"""The part of an exercise after which what is found so far is written again."""


def main() -> None:
    asked = _arguments()
    if asked.native is not None and not is_native():
        sys.exit(_with_native_code(asked.native))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # no server is left behind
    allow_many_files()
    wanted = [one for one in EXERCISES if one.name in asked.exercises or not asked.exercises]
    with own_server_if_installed() as postgres:
        found = drill(wanted, _plan(asked), postgres, writes=not asked.quick)
    sys.exit(any(outcome.faults for outcome in found))


def drill(
    exercises: list[Exercise], plan: Plan, postgres: OwnServer | None, writes: bool
) -> list[Outcome]:
    """All of them, one after another."""
    run, console = circumstances(), Console(stderr=True)
    outcomes: dict[Exercise, Outcome] = {}

    def rows() -> list[Row]:
        return [row(exercise, outcome, run) for exercise, outcome in outcomes.items()]

    def keep() -> None:
        if writes:
            write(rows())

    with Progress(console=console) as bars:
        for exercise in exercises:
            if exercise.needs_postgres and postgres is None:
                console.print(f"PostgreSQL is not installed: {exercise.name} is left out.")
                continue
            outcome = outcomes[exercise] = Outcome()
            bar = bars.add_task(exercise.name, total=1.0)
            try:
                perform(exercise, plan, postgres, outcome, Steps(bars, bar, keep))
            finally:
                keep()
            bars.update(bar, completed=1.0)
    console.print(shown(rows()))
    return list(outcomes.values())


class Steps:
    """Shows how far an exercise is; what is found so far is kept now and then."""

    def __init__(self, bars: Progress, bar: TaskID, keep: Callable[[], None]) -> None:
        self.bars = bars
        self.bar = bar
        self.keep = keep
        self.kept = 0.0

    def __call__(self, part: float) -> None:
        self.bars.update(self.bar, completed=part)
        if part >= self.kept + OFTEN:
            self.keep()
            self.kept = part


def _plan(asked: argparse.Namespace) -> Plan:
    plan = QUICK if asked.quick else LONG if asked.long else Plan()
    given = {"kills": asked.kills, "minutes": asked.minutes}
    return replace(plan, **{name: value for name, value in given.items() if value is not None})


def _with_native_code(folder: Path) -> int:
    """The same once more, with native code of this tree."""
    with tempfile.TemporaryDirectory(prefix="burnham-drill-") as scratch:
        place = library(ROOT, folder, Path(scratch) / "library")
        command = [sys.executable, "-m", "benchmarks.drill", *sys.argv[1:]]
        return subprocess.run(command, cwd=ROOT, env=environment(place)).returncode


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description="What a server must survive, tried out.")
    names = [exercise.name for exercise in EXERCISES]
    reader.add_argument("exercises", nargs="*", choices=[*names, []], metavar="exercise")
    reader.add_argument("--quick", action="store_true", help="a minute; writes nothing")
    reader.add_argument("--long", action="store_true", help="an hour")
    reader.add_argument("--kills", type=int, metavar="N", help="on each database")
    reader.add_argument("--minutes", type=float, metavar="N", help="of the soak")
    reader.add_argument("--native", type=Path, metavar="DIR", help="a folder for native code")
    return reader.parse_args()


if __name__ == "__main__":
    main()
