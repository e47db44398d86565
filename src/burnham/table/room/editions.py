"""An edition of one's own while it is written: changes of single places, what is wrong with them,
and the file that holds them.

A change names its place as `permits.3.colour`.  Whatever the box refuses is put back until the rest
fits, so that everything that is wrong is told at once, and there is always a box to draw from.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import tomli_w

from burnham.kernel.allowed import Allowed, Place
from burnham.kernel.components import Component, components, is_rows, place_name
from burnham.kernel.errors import IMPOSSIBLE, BadComponents
from burnham.kernel.tables import Tables, with_edition, with_overrides
from burnham.kernel.title import Title
from burnham.table.room.refusals import Wrong

META: Final = "meta"
"""The table that names an edition; what it says of the printed game cannot be changed."""
MOST_REFUSALS: Final = 30
"""So many are told at once."""
FILE: Final = "edition.toml"
Changes = dict[str, Any]


@dataclass(frozen=True)
class Refused:
    """What is wrong at a place."""

    at: Place
    error: BadComponents


@dataclass
class Draft:
    """Changes that were checked: the tables with those that can be used, and what was refused."""

    tables: Tables
    allowed: dict[Place, Allowed]
    refused: list[Refused] = field(default_factory=list)
    whole: BadComponents | None = None
    """What does not fit together, if no single change is to blame."""

    @property
    def fits(self) -> bool:
        return not self.refused and self.whole is None

    @property
    def overrides(self) -> dict[str, Any]:
        return dict(self.tables.overrides)


def checked(title: Title, changes: Changes) -> Draft:
    kept, refused = dict(changes), list[Refused]()
    more: dict[Place, Allowed] = {}
    while True:
        try:
            tables = _laid_over(title, kept)
        except BadComponents as unfit:  # a value that no edition can hold
            unfit.at = ()  # a place in the edition, not in the box
            return Draft(title.tables(), dict(title.allowed()), refused, unfit)
        wrong = _wrong_with(title, tables)
        if wrong is None:
            return Draft(tables, {**tables.allowed, **more}, refused)
        blamed = _blamed(kept, wrong.at)
        if not blamed or len(refused) >= MOST_REFUSALS:
            drawn = tables if _can_be_made(title, tables) else title.tables()
            return Draft(drawn, {**title.allowed(), **drawn.allowed, **more}, refused, wrong)
        refused.append(Refused(wrong.at, wrong))
        if wrong.at in tables.allowed:
            more[wrong.at] = tables.allowed[wrong.at]
        for name in blamed:
            del kept[name]


def _laid_over(title: Title, changes: Changes) -> Tables:
    overrides = difference(title.tables().data, applied(title, changes))
    return with_overrides(title.tables(), overrides, FILE)


def _wrong_with(title: Title, tables: Tables) -> BadComponents | None:
    try:
        title.rules.demands(title.rules.make_box(tables), tables)
    except BadComponents as error:
        return error
    except IMPOSSIBLE as error:
        return BadComponents("box-misfit", file=FILE, detail=repr(error))
    return None


def _can_be_made(title: Title, tables: Tables) -> bool:
    try:
        title.rules.make_box(tables)
    except (BadComponents, *IMPOSSIBLE):
        return False
    return True


def _blamed(changes: Iterable[str], at: Place) -> list[str]:
    """The changes at a place, or else beside it, or else of the same component."""
    for around in (at, at[:-1], at[:2]):
        name = place_name(around)
        found = [
            one for one in changes if f"{one}.".startswith(f"{name}.") or name.startswith(f"{one}.")
        ]
        if around and found:
            return found
    return []


# --- changes and tables ------------------------------------------------------------------------


def applied(title: Title, changes: Changes) -> dict[str, Any]:
    """The printed tables with these changes, and with what follows from them."""
    data: dict[str, Any] = json.loads(json.dumps(title.tables().data))
    allowed = title.allowed()
    for name in sorted(changes, key=lambda name: name.count(".")):
        _put(data, name, changes[name], allowed)
    for one in components(title.tables()):
        contents, name = title.showing.contents.get(one.table), place_name(one.place)
        if contents and any(f"{change}.".startswith(f"{name}.") for change in changes):
            _follow(contents.follows, data, one)
    return data


def _follow(follows: Any, data: dict[str, Any], component: Component) -> None:
    here: Any = data
    try:
        for key in component.place:
            here = here[key]
        follows(here)
    except (LookupError, TypeError):
        pass  # there is something wrong with the row itself, which the box will say


def _put(data: dict[str, Any], name: str, value: Any, allowed: Mapping[Place, Allowed]) -> None:
    here: Any = data
    place: Place = ()
    *way, last = name.split(".")
    if name.split(".")[0] in (META, "") or name.split(".")[0] not in data:
        raise Wrong("edition-place", place=name[:80])
    for key in way:
        place = (*place, _key(here, key, name))
        here = here.setdefault(key, {}) if isinstance(here, dict) else here[place[-1]]
    place = (*place, _key(here, last, name))
    here[place[-1]] = _read(value, allowed.get(place))


def _key(here: Any, key: str, name: str) -> str | int:
    """A key of a table, or a place in a list that is there."""
    if isinstance(here, dict):
        return key
    if isinstance(here, list) and key.isascii() and key.isdigit() and int(key[:6]) < len(here):
        return int(key)
    raise Wrong("edition-place", place=name[:80])


def _read(value: Any, allowed: Allowed | None) -> Any:
    """What somebody typed, as the kind of value that belongs there.  What is none is left as it is,
    for the box to refuse."""
    if not isinstance(value, str) or (allowed is not None and allowed.kind not in ("number",)):
        return value
    plain = value.strip().replace("−", "-")
    digits = plain.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 16:
        return int(plain)
    return value


def difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The edition tables that make the new ones of the old."""
    return {
        key: _changed(old.get(key), value) for key, value in new.items() if value != old.get(key)
    }


def _changed(old: Any, new: Any) -> Any:
    """Of a table its changed keys, of rows with ids the changed rows with their changed keys, of
    anything else all."""
    if isinstance(old, dict) and isinstance(new, dict):
        return difference(old, new)
    if not (is_rows(old) and is_rows(new) and all("id" in row for row in [*old, *new])):
        return new
    before = {row["id"]: row for row in old}
    return [
        {"id": row["id"], **{k: v for k, v in row.items() if v != before[row["id"]].get(k)}}
        if row["id"] in before
        else row
        for row in new
        if row != before.get(row["id"])
    ]


def changes_between(old: Any, new: Any, place: Place = ()) -> Changes:
    """The single places in which two tables differ; a list of another length is one change."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [key for key in new if key != "source"]
        parts = [changes_between(old.get(key), new[key], (*place, key)) for key in keys]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        parts = [changes_between(one, other, (*place, i)) for i, (one, other) in pairs]
    else:
        return {} if old == new and type(old) is type(new) else {place_name(place): new}
    return {name: value for part in parts for name, value in part.items()}


def resized(title: Title, changes: Changes, name: str, longer: bool) -> Changes:
    """The changes with one more at the end of a list, like the last, or one fewer."""
    here: Any = applied(title, changes)
    for key in name.split("."):
        here = here[_key(here, key, name)] if not isinstance(here, dict) else here.get(key)
    if not isinstance(here, list) or len(here) < 2 - longer:
        raise Wrong("edition-place", place=name[:80])
    whole = [*here, _another(here)] if longer else here[:-1]
    others = {place: v for place, v in changes.items() if not f"{place}.".startswith(f"{name}.")}
    return {**others, name: whole}


def _another(rows: list[Any]) -> Any:
    """Like the last, but with an id of its own."""
    last = json.loads(json.dumps(rows[-1]))
    if isinstance(last, dict) and isinstance(last.get("id"), str):
        taken = {row.get("id") for row in rows}
        while last["id"] in taken:
            last["id"] += "+"
    return last


# --- files -------------------------------------------------------------------------------------


def written(title: Title, name: str, overrides: Mapping[str, Any]) -> str:
    """An edition as a file that `burnham table --edition` and this server read."""
    return tomli_w.dumps({META: {"game": title.id, "name": name}, **overrides})


def read_written(title: Title, text: str) -> tuple[str, Changes]:
    """The name of an edition file, and its changes.  BadComponents if it is none of this game;
    values that the box refuses are changes all the same, to be mended."""
    try:
        edition = Tables(tomllib.loads(text), text, FILE)
    except (ValueError, RecursionError) as error:
        raise BadComponents("file", file=FILE, detail=str(error)) from None
    meta = edition.data.get(META, {})
    meta = meta if isinstance(meta, dict) else {}
    if meta.get("game", title.id) != title.id:
        raise BadComponents("edition-other-game", file=FILE, game=str(meta["game"])[:40])
    merged = with_edition(title.tables(), edition)
    return str(meta.get("name", "")), changes_between(title.tables().data, merged.data)
