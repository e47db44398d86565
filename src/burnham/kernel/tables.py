"""Components come from TOML through here: checked types, and errors that name file, line and key.

An edition file overrides tables of the box: a plain table key by key, a list of rows that have
an `id` row by row, any other list as a whole.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from functools import cached_property
from math import inf
from pathlib import Path
from typing import Any

from burnham.kernel.allowed import (
    FARTHEST,
    FLAG,
    MOST_BYTES,
    MOST_DEPTH,
    MOST_ENTRIES,
    MOST_LETTERS,
    TEXT,
    Allowed,
    Place,
    Span,
    span_of,
)
from burnham.kernel.errors import BadComponents, shown
from burnham.kernel.files import TooLarge, read_text
from burnham.kernel.lines import line_of


class Tables:
    """The parsed component file.  Ask with what you allow, `tables.number(Span(0, 9), "costs",
    "toll")`; what was allowed in each place is known from then on."""

    def __init__(self, data: Mapping[str, Any], text: str, file: str) -> None:
        self.data = data
        self.text = text
        self.file = file
        self.overrides: Mapping[str, Any] = {}
        self.base: Tables | None = None  # what an edition is laid over
        self.allowed: dict[Place, Allowed] = {}

    @cached_property
    def hash(self) -> str:
        """Names the exact contents of the box; part of every record."""
        plain = json.dumps(self.data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tables) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

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
                raise self.wrong(path[: depth + 1], "box-missing") from None
        return here

    def number(self, span: Span, *path: str | int) -> int:
        """A whole number of the span that the rules can work with."""
        self.allowed[path] = Allowed("number", span)
        found = int(self._typed(int, "box-whole-number", path))
        if not span.has(found):
            raise self._outside(path, "box-exactly", "box-span", span, found)
        return found

    def number_or(self, default: int, span: Span, *path: str | int) -> int:
        """A number that may be left out."""
        if self.has(*path):
            return self.number(span, *path)
        self.allowed[path] = Allowed("number", span)
        return default

    def number_or_0(self, span: Span, *path: str | int) -> int:
        return self.number_or(0, span, *path)

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
        self.allowed[path] = TEXT
        return str(self._typed(str, "box-text", path))

    def flag(self, *path: str | int) -> bool:
        self.allowed[path] = FLAG
        value = self.get(*path)
        if not isinstance(value, bool):
            raise self.wrong(path, "box-flag", given=shown(repr(value)))
        return value

    def numbers(self, span: Span, *path: str | int, count: int | Span) -> list[int]:
        """So many numbers, each of the span."""
        return [self.number(span, *path, i) for i in range(self.length(*path, count=count))]

    def words(self, *path: str | int, count: int | Span) -> list[str]:
        return [self.word(*path, i) for i in range(self.length(*path, count=count))]

    def rows(self, *path: str | int, count: int | Span) -> list[dict[str, Any]]:
        """A list of tables; read their keys by `number(span, *path, index, key)`."""
        return [self.table(*path, i) for i in range(self.length(*path, count=count))]

    def table(self, *path: str | int) -> dict[str, Any]:
        """A table; read its keys by their paths to have them checked."""
        return dict(self._typed(dict, "box-table", path))

    def length(self, *path: str | int, count: int | Span) -> int:
        """How many entries a list has."""
        span = span_of(count)
        self.allowed[path] = Allowed("list", span)
        found = len(self._typed(list, "box-list", path))
        if not span.has(found):
            raise self._outside(path, "box-count", "box-count-span", span, found)
        return found

    def ids(self, *path: str | int, count: int | Span) -> list[str]:
        """The `id` of every row, all different."""
        names = [self.word(*path, i, "id") for i in range(len(self.rows(*path, count=count)))]
        for i, name in enumerate(names):
            if name in names[:i]:
                raise self.wrong((*path, i, "id"), "box-twice", given=shown(repr(name)))
        return names

    def one_of(self, choices: list[str], *path: str | int) -> int:
        """The number of a text among the choices."""
        value = self.word(*path)
        self.allowed[path] = Allowed("choice", choices=tuple(choices))
        if value not in choices:
            given, among = shown(repr(value)), ", ".join(choices)
            raise self.wrong(path, "box-choice", given=given, choices=among)
        return choices.index(value)

    def each_of(self, choices: list[str], *path: str | int, count: int | Span) -> list[int]:
        """A list of texts as their numbers among the choices."""
        return [self.one_of(choices, *path, i) for i in range(self.length(*path, count=count))]

    def amount_of(self, amounts: list[int], span: Span, *path: str | int) -> int:
        """The place of a number among those that stand elsewhere in the box."""
        found = self.number(span, *path)
        if found not in amounts:
            among = ", ".join(str(amount) for amount in amounts)
            raise self.wrong(path, "box-choice", given=str(found), choices=among)
        return amounts.index(found)

    def _typed(self, kind: type, wanted: str, path: Place) -> Any:
        value = self.get(*path)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(path, wanted, given=shown(repr(value)))
        return value

    # --- errors ---------------------------------------------------------------------------

    def wrong(self, path: Place, key: str, **facts: str | int) -> BadComponents:
        """An error that says where: `my_cards.toml:12: permits.3.colour must be …`.  Told by the
        text `error-<key>`."""
        source, place = self._source(path)
        line = line_of(source.text, place)
        where = f"{source.file}:{line}: {'.'.join(str(part) for part in path)}"
        error = BadComponents(key, place=where, **facts)
        error.at = path
        return error

    def _outside(self, path: Place, one: str, more: str, span: Span, found: int) -> BadComponents:
        """Not in the span; a span of one number is told shorter."""
        if span.least == span.most:
            return self.wrong(path, one, wanted=span.least, given=shown(found))
        return self.wrong(path, more, least=span.least, most=span.most, given=shown(found))

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

    Several keys lead to a table within the row.  There must be `count` rows.
    """

    def __init__(self, tables: Tables, *path: str | int, count: int | Span) -> None:
        self.tables = tables
        self.path = path
        self.count = count
        self.indices = range(len(tables.rows(*path, count=count)))

    def ids(self) -> list[str]:
        return self.tables.ids(*self.path, count=self.count)

    def ids_are(self, names: list[str]) -> None:
        """Refuses rows that are not called so, in this order: the rules know them by number."""
        for i, name in enumerate(self.ids()):
            if name != names[i]:
                raise self.tables.wrong((*self.path, i, "id"), "box-must-be", wanted=names[i])

    def numbers(self, span: Span, *keys: str) -> list[int]:
        return [self.tables.number(span, *self.path, i, *keys) for i in self.indices]

    def numbers_or_0(self, span: Span, *keys: str) -> list[int]:
        """Numbers that may be left out."""
        return [self.tables.number_or_0(span, *self.path, i, *keys) for i in self.indices]

    def number_lists(self, span: Span, key: str, count: int | Span) -> list[list[int]]:
        return [self.tables.numbers(span, *self.path, i, key, count=count) for i in self.indices]

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

    def lists(self, among: list[str], key: str, count: int | Span) -> list[list[int]]:
        """Lists of words as their numbers among these."""
        return [self.tables.each_of(among, *self.path, i, key, count=count) for i in self.indices]


def read_tables(path: Path) -> Tables:
    try:
        text = read_text(path, MOST_BYTES)
        return Tables(tomllib.loads(text), text, path.name)
    except TooLarge:
        raise BadComponents("too-large", file=path.name, most=MOST_BYTES) from None
    except OSError as error:
        raise BadComponents("file", file=str(path), detail=error.strerror or "") from None
    except (ValueError, RecursionError) as error:  # not UTF-8, not TOML, not even a path
        raise BadComponents("file", file=path.name, detail=str(error)) from None


# --- editions -----------------------------------------------------------------------------


def with_edition(base: Tables, edition: Tables) -> Tables:
    """The base box with an edition's tables laid over it.  Unknown tables and keys are errors."""
    overrides = {key: value for key, value in edition.data.items() if key != "meta"}
    data = dict(base.data)
    for key, value in overrides.items():
        if key not in data:
            raise edition.wrong((shown(key),), "box-no-table")
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
        raise edition.wrong(path, "box-other-kind")
    if isinstance(old, dict):
        _check_keys(edition, path, new, set(old))
        return {**old, **{key: _entry(edition, (*path, key), old, new[key]) for key in new}}
    if not _rows_with_ids(old):
        return new
    known = {key for row in old for key in row}
    changes: dict[str | int, dict[str, Any]] = {}
    for index, row in enumerate(new):
        if not isinstance(row, dict) or type(row.get("id")) not in (str, int):
            raise edition.wrong((*path, index), "box-no-id")
        if row["id"] in changes:
            given = shown(repr(row["id"]))
            raise edition.wrong((*path, index, "id"), "box-twice", given=given)
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
            keys = ", ".join(sorted(known))
            raise edition.wrong((*path, shown(key)), "box-no-key", keys=keys)


def _check_plain(edition: Tables, path: Place, value: Any) -> None:
    """Only what a record can carry, and not too much of it: no dates, no infinite numbers."""
    if len(path) > MOST_DEPTH:
        raise edition.wrong(path[:3], "box-depth", most=MOST_DEPTH)
    if isinstance(value, (dict, list)) and len(value) > MOST_ENTRIES:
        raise edition.wrong(path, "box-entries", most=MOST_ENTRIES, given=len(value))
    if isinstance(value, dict):
        for key, part in value.items():
            _check_plain(edition, (*path, shown(key)), part)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            _check_plain(edition, (*path, index), part)
    elif isinstance(value, str):
        if len(value) > MOST_LETTERS:
            raise edition.wrong(path, "box-letters", most=MOST_LETTERS, given=len(value))
    elif not isinstance(value, (int, float)) or value != value or value in (inf, -inf):
        raise edition.wrong(path, "box-value", given=shown(value))
    elif not -FARTHEST <= value <= FARTHEST:
        span = {"least": -FARTHEST, "most": FARTHEST}
        raise edition.wrong(path, "box-span", **span, given=shown(value))
