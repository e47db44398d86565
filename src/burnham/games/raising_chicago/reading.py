"""Reading the component tables, with errors that name the place where something does not fit."""

from __future__ import annotations

from burnham.kernel.tables import Tables

MOST = 60
"""No amount in the box is larger, so that sums of them fit into bundles (box.py)."""


def amount(tables: Tables, *path: str | int, least: int = 0, most: int = MOST) -> int:
    """A whole number in the span that the rules can work with."""
    found = tables.number(*path)
    if not least <= found <= most:
        raise tables.wrong(path, f"must be between {least} and {most}, not {found}")
    return found


class Rows:
    """A list of rows, of which there must be `count`, read column by column."""

    def __init__(self, tables: Tables, count: int, *path: str) -> None:
        self.tables = tables
        self.path = path
        self.rows = tables.rows(*path)
        if len(self.rows) != count:
            raise tables.wrong(path, f"must have {count} rows, not {len(self.rows)}")
        self.indices = range(count)

    def amounts(self, *keys: str, least: int = 0, most: int = MOST) -> list[int]:
        """One number a row; with several keys, of a table within the row."""
        return [
            amount(self.tables, *self.path, i, *keys, least=least, most=most) for i in self.indices
        ]

    def perhaps(self, key: str) -> list[int]:
        """One number a row, 0 where the row does not have it."""
        return [
            amount(self.tables, *self.path, i, key) if key in self.rows[i] else 0
            for i in self.indices
        ]

    def choices(self, among: list[str], *keys: str) -> list[int]:
        """One word a row, as its number among these."""
        return [self.tables.one_of(among, *self.path, i, *keys) for i in self.indices]

    def flags(self, key: str) -> list[int]:
        return [int(self.tables.flag(*self.path, i, key)) for i in self.indices]

    def lists(self, among: list[str], key: str) -> list[list[int]]:
        """A list of words a row, as their numbers among these."""
        found = []
        for i in self.indices:
            words = self.tables.words(*self.path, i, key)
            row = [self.tables.one_of(among, *self.path, i, key, j) for j in range(len(words))]
            found.append(row)
        return found
