"""Columns of components.toml as lists of numbers."""

from __future__ import annotations

from burnham.kernel.tables import Tables


def named(tables: Tables, count: int, table: str) -> list[str]:
    """The ids of a table that must have `count` rows."""
    ids = tables.ids(table)
    if len(ids) != count:
        raise tables.wrong((table,), f"must have {count} rows, not {len(ids)}")
    return ids


def column(tables: Tables, key: str, table: str) -> list[int]:
    return [tables.number(table, row, key) for row in range(len(tables.rows(table)))]


def words(tables: Tables, key: str, table: str) -> list[str]:
    return [tables.word(table, row, key) for row in range(len(tables.rows(table)))]


def flags(tables: Tables, key: str, table: str) -> list[int]:
    return [int(tables.flag(table, row, key)) for row in range(len(tables.rows(table)))]


def part(tables: Tables, row: object, key: str, *path: str | int) -> int:
    """A number that may be left out and is 0 then."""
    return tables.number(*path, key) if isinstance(row, dict) and key in row else 0


def gifts(tables: Tables, key: str, table: str, group: str) -> list[int]:
    """How much of one thing each row of a table gives."""
    return [
        part(tables, tables.get(table, row, group), key, table, row, group)
        for row in range(len(tables.rows(table)))
    ]


def optional_flags(tables: Tables, default: bool, key: str) -> list[int]:
    rows = tables.rows("companies")
    return [
        int(tables.flag("companies", c, key) if key in row else default)
        for c, row in enumerate(rows)
    ]


def optional_column(tables: Tables, key: str) -> list[int]:
    return [
        part(tables, row, key, "companies", c) for c, row in enumerate(tables.rows("companies"))
    ]


def optional_part(tables: Tables, table: str, key: str) -> list[int]:
    return [
        part(tables, row.get(table, {}), key, "companies", c, table)
        for c, row in enumerate(tables.rows("companies"))
    ]
