"""What lies in the box, piece by piece, for those who look into it.

A *component* is a row of a table (a card, a tile, a year), or a table that is one thing (a track, a
list of prices).  Its *fields* are the places of it that the rules look at; notes and measures of
drawings that no rule reads are none.  Each says where it comes from: `rules`, `published`,
`reconstruction`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from burnham.kernel.allowed import Allowed, Place
from burnham.kernel.tables import Tables

RECONSTRUCTION: Final = "reconstruction"
SOURCES: Final = ("rules", "published", RECONSTRUCTION)
ABOUT_ROWS: Final = ("id", "source")
"""What names a row, and says where it comes from."""


@dataclass(frozen=True)
class Contents:
    """What the rows of a table are: things of a kind."""

    kind: str
    number: Callable[[Any, int], int] = field(default=lambda box, row: row)
    """The number of the thing in a row, by the box."""

    follows: Callable[[dict[str, Any]], None] = field(default=lambda row: None)
    """Sets what follows from the other fields of a row, so that nobody has to enter it."""

    following: frozenset[str] = frozenset()
    """The keys that it sets."""


class Component(NamedTuple):
    place: Place  # ("permits", 3), ("projects", "tiles", 3), ("costs",)
    table: str  # "permits", "projects.tiles", "costs"
    row: int  # 0 of a table that is one thing
    source: str


class Field(NamedTuple):
    place: Place
    allowed: Allowed
    value: Any  # None: it is left out
    source: str


def place_name(place: Place) -> str:
    """A place as one word: `permits.3.colour`."""
    return ".".join(map(str, place))


def components(tables: Tables) -> list[Component]:
    """All of a box, in the order of its file, whether the rules look at them or not."""
    return [one for key, value in tables.data.items() for one in _in_table(tables, key, value)]


def _in_table(tables: Tables, key: str, value: Any) -> Iterator[Component]:
    if is_rows(value):
        yield from _rows(tables, (key,), len(value))
    elif isinstance(value, dict):
        yield Component((key,), key, 0, source_of(tables.data, (key,)))
        for inner, part in value.items():
            if is_rows(part) and all("id" in row for row in part):
                yield from _rows(tables, (key, inner), len(part))


def _rows(tables: Tables, place: Place, count: int) -> Iterator[Component]:
    for row in range(count):
        at = (*place, row)
        yield Component(at, place_name(place), row, source_of(tables.data, at))


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def source_of(data: Mapping[str, Any], place: Place) -> str:
    """Where the value at a place comes from: as the nearest table around it says.  A table may name
    keys that are from the rules though the others are not (`from_rules`)."""
    here: Any = data
    found = ""
    for key in place:
        if isinstance(here, dict) and key in here.get("from_rules", ()):
            return "rules"
        try:
            here = here[key]
        except (LookupError, TypeError):
            break
        if isinstance(here, dict):
            found = here.get("source", found)
    return found or RECONSTRUCTION


def fields_of(
    tables: Tables, allowed: Mapping[Place, Allowed], component: Component
) -> list[Field]:
    """The fields of a component in the order of the file, then those that are left out.  Rows that
    are components of their own are none of its fields."""
    inner = {one.place for one in components(tables) if len(one.place) > len(component.place)}
    size = len(component.place)
    found = {
        place: one
        for place, one in allowed.items()
        if place[:size] == component.place
        and one.kind != "list"
        and place[-1] not in ABOUT_ROWS
        and not any(place[:n] in inner for n in range(size + 1, len(place) + 1))
    }
    values = {place: _value(tables.data, place) for place in found}
    there = [place for place in _leaves(tables.data, component.place) if place in found]
    left_out = [place for place in found if values[place] is None]
    return [
        Field(place, found[place], values[place], source_of(tables.data, place))
        for place in [*there, *left_out]
    ]


def _value(data: Any, place: Place) -> Any:
    for key in place:
        try:
            data = data[key]
        except (LookupError, TypeError):
            return None
    return data


def _leaves(data: Any, place: Place) -> Iterator[Place]:
    """All places below one that hold a plain value."""
    here = _value(data, place)
    if isinstance(here, dict):
        for key in here:
            yield from _leaves(data, (*place, key))
    elif isinstance(here, list):
        for index in range(len(here)):
            yield from _leaves(data, (*place, index))
    else:
        yield place


Tree = Field | dict[str, "Tree"] | list["Tree"]
"""The fields of a component as they lie in its tables and lists."""


def tree_of(fields: list[Field], base: Place) -> dict[str, Tree]:
    """What lies below a place."""
    found: dict[str | int, Any] = {}
    for one in fields:
        here = found
        *way, last = one.place[len(base) :]
        for key in way:
            here = here.setdefault(key, {})
        here[last] = one
    return {str(key): _grown(part) for key, part in found.items()}


def _grown(part: Any) -> Tree:
    if isinstance(part, Field):
        return part
    if all(isinstance(key, int) for key in part):
        return [_grown(part[key]) for key in sorted(part)]
    return {str(key): _grown(inner) for key, inner in part.items()}
