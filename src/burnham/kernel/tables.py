"""Components come from TOML through here: checked types, and errors that name file, line and key.

An edition file overrides tables of the box: a plain table key by key, a list of rows that have
an `id` row by row, any other list as a whole.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from burnham.kernel.errors import BadComponents


class Tables:
    """The parsed component file.  Ask with the type you need: `tables.numbers("track", "pay")`."""

    def __init__(self, data: Mapping[str, Any], text: str, file: str) -> None:
        self.data = data
        self.text = text
        self.file = file
        self.overrides: Mapping[str, Any] = {}

    @property
    def hash(self) -> str:
        """Names the exact contents of the box; part of every record."""
        plain = json.dumps(self.data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(plain.encode()).hexdigest()[:16]

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

    def number(self, *path: str | int) -> int:
        return int(self._typed(int, "a whole number", path))

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

    def _typed(self, kind: type, words: str, path: tuple[str | int, ...]) -> Any:
        value = self.get(*path)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.wrong(path, f"must be {words}, not {value!r}")
        return value

    def _list(self, kind: type, words: str, path: tuple[str | int, ...]) -> Any:
        value = self.get(*path)
        if not isinstance(value, list):
            raise self.wrong(path, f"must be a list of {words}, not {value!r}")
        for i, item in enumerate(value):
            if not isinstance(item, kind) or isinstance(item, bool):
                raise self.wrong((*path, i), f"must be one of {words}, not {item!r}")
        return value

    # --- errors ---------------------------------------------------------------------------

    def wrong(self, path: tuple[str | int, ...], message: str) -> BadComponents:
        """An error that says where: `my_cards.toml:12: permits.3.colour must be …`."""
        key = ".".join(str(part) for part in path)
        return BadComponents(f"{self.file}:{line_of(self.text, path)}: {key} {message}")


def line_of(text: str, path: tuple[str | int, ...]) -> int:
    """The line on which a key stands, as near as the text allows."""
    table = str(path[0]) if path else ""
    index = next((part for part in path[1:2] if isinstance(part, int)), 0)
    keys = [part for part in path[1:] if isinstance(part, str)]
    header = re.compile(rf"^\s*\[+\s*{re.escape(table)}(?=[\s.\]])")
    top = re.compile(rf"^\s*{re.escape(table)}\s*=")
    start, seen = 1, -1
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if header.match(line) or top.match(line):
            start, seen = number, seen + 1
            if seen == index:
                break
    if not keys:
        return start
    wanted = re.compile(rf"(^|[\s{{,.]){re.escape(keys[-1])}\s*=")
    for number in range(start, len(lines) + 1):
        if number > start and lines[number - 1].lstrip().startswith("["):
            break
        if wanted.search(lines[number - 1]):
            return number
    return start


def read_tables(path: Path) -> Tables:
    try:
        text = path.read_text(encoding="utf-8")
        return Tables(tomllib.loads(text), text, path.name)
    except OSError as error:
        raise BadComponents(f"{path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadComponents(f"{path.name}: {error}") from None


def with_edition(base: Tables, edition: Tables) -> Tables:
    """The base box with an edition's tables laid over it.  Unknown tables are an error."""
    data = dict(base.data)
    overrides = {key: value for key, value in edition.data.items() if key != "meta"}
    for key, value in overrides.items():
        if key not in data:
            raise edition.wrong((key,), "is no table of this game")
        if type(value) is not type(data[key]):
            raise edition.wrong((key,), "is not of the kind this game has there")
        data[key] = _laid_over(data[key], value)
    merged = Tables(data, edition.text, edition.file)
    merged.overrides = overrides
    return merged


def with_overrides(base: Tables, overrides: Mapping[str, Any], file: str) -> Tables:
    """The box of a record that carries the tables of its edition."""
    return with_edition(base, Tables(overrides, "", file))


def _laid_over(old: Any, new: Any) -> Any:
    if isinstance(old, dict) and isinstance(new, dict):
        return {**old, **new}
    if isinstance(old, list) and all(isinstance(row, dict) and "id" in row for row in [*old, *new]):
        changed = {row["id"]: row for row in new}
        kept = [{**row, **changed.pop(row["id"], {})} for row in old]
        return kept + list(changed.values())
    return new
