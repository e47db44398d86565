"""The final table: on the screen, and between the marks of docs/drill.md."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from rich.table import Table

from benchmarks.drill.exercises import EXERCISES
from benchmarks.drill.run import Exercise, Outcome
from benchmarks.load.servers import source_name
from benchmarks.tables import replaced, table
from burnham.kernel import position

PAGE = Path(__file__).parents[2] / "docs" / "drill.md"
PART = "drill"
HEADS = ("exercise", "what is done", "how often", "what must hold", "held", "measured", "run")
SHOWN = ("exercise", "how often", "held", "measured")
"""On the screen."""
Row = list[str]


def is_native() -> bool:
    return not position.__file__.endswith(".py")


def circumstances() -> str:
    """When, of which sources, and how busy the machine was with other things."""
    code = "native code" if is_native() else "plain Python"
    load = os.getloadavg()[0]
    return f"{date.today().isoformat()}, {source_name()}, {code}, load {load:.1f} before"


def row(exercise: Exercise, outcome: Outcome, run: str) -> Row:
    told = (outcome.times, exercise.must, outcome.held, outcome.measured, run)
    return [_cell(text) for text in (exercise.name, exercise.done, *told)]


def write(rows: Sequence[Row], page: Path = PAGE) -> None:
    """Put these rows in place of those of the same exercises."""
    text = page.read_text(encoding="utf-8")
    kept = {found[0]: found for found in written(text)} | {new[0]: new for new in rows}
    ordered = [kept[exercise.name] for exercise in EXERCISES if exercise.name in kept]
    page.write_text(replaced(text, PART, table(HEADS, ordered, words=True)), encoding="utf-8")


def written(page: str) -> list[Row]:
    """The rows that a page has."""
    lines = page.partition(f"<!-- {PART}: begin -->")[2].partition("<!--")[0].split("\n")
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("|")]
    return [found for found in rows[2:] if len(found) == len(HEADS)]


def shown(rows: Sequence[Row]) -> Table:
    found = Table(*SHOWN)
    for each in rows:
        cells = dict(zip(HEADS, each, strict=True))
        found.add_row(*(cells[head] for head in SHOWN))
    return found


def _cell(text: str) -> str:
    return " ".join(text.replace("|", "/").split()) or "–"
