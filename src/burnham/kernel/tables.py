"""Components come from TOML through here: checked types, and errors that name file, line and key.

An edition file overrides tables of the box: a plain table key by key, a list of rows that have
an `id` row by row, any other list as a whole.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from math import inf
from pathlib import Path
from typing import Any

from burnham.kernel.errors import BadComponents

Place = tuple[str | int, ...]
"""Where something lies in the tables: `("permits", 3, "colour")`."""


class Tables:
    """The parsed component file.  Ask with the type you need: `tables.numbers("track", "pay")`."""

    def __init__(self, data: Mapping[str, Any], text: str, file: str) -> None:
        self.data = data
        self.text = text
        self.file = file
        self.overrides: Mapping[str, Any] = {}
        self.base: Tables | None = None  # what an edition is laid over

    @cached_property
    def hash(self) -> str:
        """Names the exact contents of the box; part of every record."""
        plain = json.dumps(self.data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

    def edition(self, edition: str | Path | Mapping[str, Any] | None) -> Tables:
        """These tables with an edition file, or a record's edition tables, laid over them."""
        if edition is None or edition == {}:
            return self
        if isinstance(edition, Mapping):
            return with_overrides(self, edition, "edition of the record")
        return with_edition(self, read_tables(Path(edition)))

    # --- reading --------------------------------------------------------------------------

    def get(self, *path: str | int) -> Any:
        """Whatever lies at the path, e.g. `get("plots", 0, "sites")`."""
        here: Any = self.data
        for depth, key in enumerate(path):
            try:
                here = here[key]
            except (KeyError, IndexError, TypeError):
                raise self.wrong(path[: depth + 1], "is missing") from None
        return here

    def number(self, *path: str | int, least: float = -inf, most: float = inf) -> int:
        """A whole number, if need be in the span that the rules can work with."""
        found = int(self._typed(int, "a whole number", path))
        if not least <= found <= most:
            raise self.wrong(path, f"must be between {least} and {most}, not {found}")
        return found

    def number_or_0(self, *path: str | int, least: float = -inf, most: float = inf) -> int:
        """A number that may be left out."""
        return self.number(*path, least=least, most=most) if self.has(*path) else 0

    def has(self, *path: str | int) -> bool:
        """Whether something is there that may be left out."""
        here: Any = self.data
        for key in path:
            if isinstance(here, dict) and key not in here:
                return False
            try:
                here = here[key]
            except (IndexError, TypeError):
                return True  # who reads it says what is wrong
        return True

    def word(self, *path: str | int) -> str:
        return str(self._typed(str, "a text", path))

    def flag(self, *path: str | int) -> bool:
        value = self.get(*path)
        if not isinstance(value, bool):
            raise self.wrong(path, f"must be true or false, not {value!r}")
        return value

    def numbers(self, *path: str | int) -> list[int]:
        return list(self._list(int, "whole numbers", path))

    def words(self, *path: str | int) -> list[str]:
        return list(self._list(str, "texts", path))

    def rows(self, *path: str | int) -> list[dict[str, Any]]:
        """A list of tables; read their keys by `number(*path, index, key)` to have them checked."""
        return list(self._list(dict, "tables", path))

    def ids(self, *path: str | int) -> list[str]:
        """The `id` of every row, all different."""
        names = [self.word(*path, i, "id") for i in range(len(self.rows(*path)))]
        for i, name in enumerate(names):
            if name in names[:i]:
                raise self.wrong((*path, i, "id"), f"{name!r} stands there twice")
        return names

    def one_of(self, choices: list[str], *path: str | int) -> int:
        """The number of a text among the choices."""
        value = self.word(*path)
        if value not in choices:
            raise self.wrong(path, f"{value!r} is none of {', '.join(choices)}")
        return choices.index(value)

    def _typed(self, kind: type, words: str, path: Place) -> Any:
        value = self.get(*path)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(path, f"must be {words}, not {value!r}")
        return value

    def _list(self, kind: type, words: str, path: Place) -> Any:
        value = self.get(*path)
        if not isinstance(value, list):
            raise self.wrong(path, f"must be a list of {words}, not {value!r}")
        for i, item in enumerate(value):
            if not isinstance(item, kind) or isinstance(item, bool):
                raise self.wrong((*path, i), f"must be one of {words}, not {item!r}")
        return value

    # --- errors ---------------------------------------------------------------------------

    def wrong(self, path: Place, message: str) -> BadComponents:
        """An error that says where: `my_cards.toml:12: permits.3.colour must be …`."""
        key = ".".join(str(part) for part in path)
        source, place = self._source(path)
        return BadComponents(f"{source.file}:{line_of(source.text, place)}: {key} {message}")

    def _source(self, path: Place) -> tuple[Tables, Place]:
        """The file in which a key stands, and its path there: the rows of an edition are counted
        anew, and what the edition leaves alone stands in the base."""
        if self.base is None or not path:
            return self, path
        mine = self.overrides.get(str(path[0]))
        if mine is None:
            return self.base, path
        if len(path) == 1 or not _rows_with_ids(mine):
            changed = len(path) == 1 or isinstance(mine, list) or path[1] in mine
            return (self if changed else self.base), path
        wanted = self.data[path[0]][path[1]]["id"]  # type: ignore[index]  # a list of rows
        for index, row in enumerate(mine):
            if row["id"] == wanted and (len(path) == 2 or path[2] in row):
                return self, (path[0], index, *path[2:])
        return self.base, path


class Rows:
    """A list of tables with the same keys, read column by column: one entry a row.

    Several keys lead to a table within the row.  With `count` there must be so many rows.
    """

    def __init__(self, tables: Tables, *path: str | int, count: int | None = None) -> None:
        found = len(tables.rows(*path))
        if count is not None and found != count:
            raise tables.wrong(path, f"must have {count} rows, not {found}")
        self.tables = tables
        self.path = path
        self.indices = range(found)

    def ids(self) -> list[str]:
        return self.tables.ids(*self.path)

    def numbers(self, *keys: str, least: float = -inf, most: float = inf) -> list[int]:
        at = self.path
        return [self.tables.number(*at, i, *keys, least=least, most=most) for i in self.indices]

    def numbers_or_0(self, *keys: str, least: float = -inf, most: float = inf) -> list[int]:
        """Numbers that may be left out."""
        at = self.path
        read = self.tables.number_or_0
        return [read(*at, i, *keys, least=least, most=most) for i in self.indices]

    def words(self, *keys: str) -> list[str]:
        return [self.tables.word(*self.path, i, *keys) for i in self.indices]

    def flags(self, key: str, default: bool | None = None) -> list[int]:
        """Yes or no, as 1 or 0; with a default they may be left out."""
        found = []
        for i in self.indices:
            left_out = default is not None and not self.tables.has(*self.path, i, key)
            found.append(int(bool(default) if left_out else self.tables.flag(*self.path, i, key)))
        return found

    def choices(self, among: list[str], *keys: str) -> list[int]:
        """Words as their numbers among these."""
        return [self.tables.one_of(among, *self.path, i, *keys) for i in self.indices]

    def lists(self, among: list[str], key: str) -> list[list[int]]:
        """Lists of words as their numbers among these."""
        found = []
        for i in self.indices:
            words = self.tables.words(*self.path, i, key)
            row = [self.tables.one_of(among, *self.path, i, key, j) for j in range(len(words))]
            found.append(row)
        return found


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
        if header := re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line):
            table = ()
            parts = [part.strip(" \"'") for part in header[2].split(".")]
            for depth, part in enumerate(parts, 1):
                table = (*table, part)
                if header[1] == "[[" and depth == len(parts):
                    rows[table] = rows.get(table, -1) + 1
                if table in rows:
                    table = (*table, rows[table])
            yield number, table
        elif key := re.match(r"""\s*([\w"'.-]+)\s*=""", line):
            yield number, (*table, *(part.strip("\"'") for part in key[1].split(".")))


def read_tables(path: Path) -> Tables:
    try:
        text = path.read_text(encoding="utf-8")
        return Tables(tomllib.loads(text), text, path.name)
    except OSError as error:
        raise BadComponents(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:  # not UTF-8, not TOML, not even a path
        raise BadComponents(f"{path.name}: {error}") from None


# --- editions -----------------------------------------------------------------------------


def with_edition(base: Tables, edition: Tables) -> Tables:
    """The base box with an edition's tables laid over it.  Unknown tables and keys are errors."""
    overrides = {key: value for key, value in edition.data.items() if key != "meta"}
    data = dict(base.data)
    for key, value in overrides.items():
        if key not in data:
            raise edition.wrong((key,), "is no table of this game")
        _check_plain(edition, (key,), value)
        data[key] = _laid_over(edition, (key,), data[key], value)
    merged = Tables(data, edition.text, edition.file)
    merged.overrides = overrides
    merged.base = base
    return merged


def with_overrides(base: Tables, overrides: Mapping[str, Any], file: str) -> Tables:
    """The box of a record that carries the tables of its edition."""
    return with_edition(base, Tables(overrides, "", file))


def _laid_over(edition: Tables, path: Place, old: Any, new: Any) -> Any:
    if type(new) is not type(old):
        raise edition.wrong(path, "is not of the kind this game has there")
    if isinstance(old, dict):
        _check_keys(edition, path, new, set(old))
        return {**old, **{key: _entry(edition, (*path, key), old, new[key]) for key in new}}
    if not _rows_with_ids(old):
        return new
    known = {key for row in old for key in row}
    changes: dict[str, dict[str, Any]] = {}
    for index, row in enumerate(new):
        if not isinstance(row, dict) or not isinstance(row.get("id"), str):
            raise edition.wrong((*path, index), "needs an id")
        if row["id"] in changes:
            raise edition.wrong((*path, index, "id"), f"{row['id']!r} stands there twice")
        _check_keys(edition, (*path, index), row, known)
        changes[row["id"]] = row
    return [{**row, **changes.pop(row["id"], {})} for row in old] + list(changes.values())


def _entry(edition: Tables, path: Place, old: dict[str, Any], new: Any) -> Any:
    """A key of a table: tables and lists in it are laid over, plain values replaced."""
    before = old.get(str(path[-1]), new)
    return _laid_over(edition, path, before, new) if isinstance(before, (dict, list)) else new


def _rows_with_ids(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) and "id" in row for row in value)


def _check_keys(edition: Tables, path: Place, new: dict[str, Any], known: set[str]) -> None:
    for key in new:
        if key not in known and key != "source":
            raise edition.wrong(
                (*path, key), f"is no key there; there are {', '.join(sorted(known))}"
            )


def _check_plain(edition: Tables, path: Place, value: Any) -> None:
    """Only what a record can carry: no dates, no infinite numbers."""
    if isinstance(value, dict):
        for key, part in value.items():
            _check_plain(edition, (*path, key), part)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            _check_plain(edition, (*path, index), part)
    elif not isinstance(value, (str, int, float)) or value in (inf, -inf) or value != value:
        raise edition.wrong(path, f"cannot be {value}")
