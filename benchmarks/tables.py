"""Tables in Markdown, and the parts of a page that are written by a program."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

NOTHING = "–"
"""What an engine has no notion of."""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: bool = False) -> str:
    """A table whose first column is words and whose others are numbers, or all `words`."""
    others = [":--" if words else "--:"] * (len(heads) - 1)
    lines = [heads, [":--", *others], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def number(value: float | None, unit: float = 1.0) -> str:
    """A number with as many digits as mean something; `unit` is what it is counted in."""
    if value is None:
        return NOTHING
    amount = value / unit
    if amount >= 100:
        return f"{float(f'{amount:.3g}'):,.0f}"
    return f"{amount:.1f}" if amount >= 10 else f"{amount:.2f}"


def ratio(over: float | None, under: float | None) -> str:
    return NOTHING if not over or not under else f"{number(over / under)} ×"


def replaced(page: str, part: str, text: str) -> str:
    """The page with a new text between the two marks of a part; ValueError if there are none."""
    begin, end = f"<!-- {part}: begin -->", f"<!-- {part}: end -->"
    if page.count(begin) != 1 or page.count(end) != 1 or page.index(end) < page.index(begin):
        raise ValueError(f"the page has no marks of {part!r}")
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}"


def renew(page: Path, part: str, text: str) -> None:
    """Write a new text between the two marks of a part of a page."""
    found = page.read_text(encoding="utf-8")
    page.write_text(replaced(found, part, text), encoding="utf-8")
