"""Tables of figures: printed, and written between the marks of a page of the documentation."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import date
from math import isinf
from pathlib import Path
from typing import NamedTuple

from benchmarks.tables import replaced, table

PAGE = Path(__file__).parents[2] / "docs" / "load.md"


class Sheet(NamedTuple):
    """One table; `key` names its marks on the page."""

    key: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    note: str = ""


def ms(value: float) -> str:
    """Milliseconds, as exactly as they deserve."""
    if isinf(value):
        return "∞"
    return f"{value:.0f}" if value >= 100 else f"{value:.1f}" if value >= 1 else f"{value:.2f}"


def compared(sheet: Sheet, figures: Sequence[float], against: str) -> Sheet:
    """With a column that compares each figure with the earlier commit's, which comes next to it;
    rows that have no such figure come last."""
    if not against:
        return sheet
    cells = [
        f"{figure / figures[number + 1]:.2f} ×" if number % 2 == 0 else "1"
        for number, figure in enumerate(figures)
    ]
    cells += ["–"] * (len(sheet.rows) - len(cells))
    rows = [[*row, cell] for row, cell in zip(sheet.rows, cells, strict=True)]
    return sheet._replace(heads=[*sheet.heads, f"to {against}"], rows=rows)


def markdown(sheet: Sheet) -> str:
    told = table(sheet.heads, sheet.rows)
    return f"{sheet.note}\n\n{told}" if sheet.note else told


def write(sheets: Sequence[Sheet], circumstances: str, page: Path = PAGE) -> None:
    text = page.read_text(encoding="utf-8")
    for sheet in sheets:
        text = replaced(text, sheet.key, f"{markdown(sheet)}\n\n*{circumstances}*")
    page.write_text(text, encoding="utf-8")


def circumstances(names: Sequence[str], native: bool) -> str:
    """When, where and under which other load."""
    code = "native code" if native else "plain Python"
    load = os.getloadavg()[0]
    return (
        f"{date.today().isoformat()}, {', '.join(names)}, {code}, Python "
        f"{platform.python_version()}, {os.cpu_count()} cores; load of the machine before it "
        f"began: {load:.1f}"
    )
