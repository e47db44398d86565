"""Which numbered rules of docs/rules a test holds, and which none does.

    python -m tests.rule_coverage

A rule is numbered where its line begins with its number, in a table or a list; a test holds it by
`@rule("SF-012")`.
"""

from __future__ import annotations

import ast
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from burnham.games import names, title_of

ROOT = Path(__file__).parent.parent
LINE = re.compile(r"^\s*[|*-]\s*\**([A-Z]{2}-\d+[a-z]?)\b", re.MULTILINE)


class Coverage(NamedTuple):
    """The rules of one game, in the order of the page, and where each is cited."""

    numbered: list[str]
    cited: dict[str, list[str]]

    @property
    def untested(self) -> list[str]:
        return [number for number in self.numbered if number not in self.cited]

    @property
    def unknown(self) -> dict[str, list[str]]:
        return {
            number: where for number, where in self.cited.items() if number not in self.numbered
        }


def coverage(game: str) -> Coverage:
    prefix = title_of(game).rules.prefix
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    numbered = [number for number in LINE.findall(page) if number.startswith(f"{prefix}-")]
    cited = {number: where for number, where in citations().items() if number[:2] == prefix}
    return Coverage(numbered, cited)


@lru_cache
def citations() -> dict[str, list[str]]:
    """Every number in a `rule(…)` of the tests, and the lines that cite it."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "rule":
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                for arg in node.args:
                    found.setdefault(_number(arg, place), []).append(place)
    return found


def _number(arg: ast.expr, place: str) -> str:
    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
        return arg.value
    raise ValueError(f"{place}: write the rule's number out, so that it can be counted")


def report() -> str:
    lines = []
    for game in names():
        found = coverage(game)
        held = len(found.numbered) - len(found.untested)
        lines.append(f"{game}: {held} of {len(found.numbered)} rules are held by a test")
        if found.untested:
            lines.append("  without a test: " + " ".join(found.untested))
        for number, where in found.unknown.items():
            lines.append(f"  {number} does not exist: {', '.join(where)}")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
