"""On which line of a TOML file a key stands, for those who are told that it is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator

from burnham.kernel.allowed import MOST_DEPTH, Place


def line_of(text: str, path: Place) -> int:
    """The line on which a key stands, as near as the text allows: the first that has the longest
    part of the path in common."""
    best, shared = 1, 0
    lines = text.splitlines()
    for number, place in _places(lines):
        common = 0
        while common < min(len(place), len(path)) and place[common] == path[common]:
            common += 1
        if common > shared:
            best, shared = number, common
    if shared < len(path) and isinstance(path[shared], int) and lines[best - 1].endswith("["):
        return min(best + 1 + int(path[shared]), len(lines))  # a row of a list, one a line
    return best


def _places(lines: list[str]) -> Iterator[tuple[int, Place]]:
    """The path of every header and key, by line: `[[permits]]` for the third time is permits.2."""
    table: Place = ()
    rows: dict[Place, int] = {}
    for number, line in enumerate(lines, 1):
        if header := re.match(r"\s*(\[\[?)([^\]]+)\]", line):
            table = ()
            parts = [part.strip("\t \"'") for part in header[2].split(".", MOST_DEPTH)]
            for depth, part in enumerate(parts, 1):
                table = (*table, part)
                if header[1] == "[[" and depth == len(parts):
                    rows[table] = rows.get(table, -1) + 1
                if table in rows:
                    table = (*table, rows[table])
            yield number, table
        elif key := re.match(r"""\s*([\w"'.-]+)\s*=""", line):
            yield number, (*table, *(part.strip("\"'") for part in key[1].split(".", MOST_DEPTH)))
