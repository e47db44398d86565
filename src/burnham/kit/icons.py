"""Icons: 24 × 24, one ink line of 1.6, flat fills.

An icon is a tuple of parts, each a recipe and path data.  The kit's icons are in icons.toml; a
game keeps its own in a file of the same form beside its drawing (see `icons_of`) and hands the
tuple to `icon`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from burnham.kit.ink import Value, at, remembered, tag

Icon = tuple[tuple[str, str], ...]  # (recipe, path data) from back to front


def _read(written: str) -> dict[str, Icon]:
    """Icons from TOML text: `name = ["pen path", { solid = "path" }, { "f-blue" = "path" }]`."""

    def part(given: str | dict[str, str]) -> tuple[str, str]:
        return ("ink", given) if isinstance(given, str) else next(iter(given.items()))

    table: dict[str, list[Any]] = tomllib.loads(written)
    return {name: tuple(map(part, parts)) for name, parts in table.items()}


def _icons_in(package: str) -> dict[str, Icon]:
    """Those of a package; a drawing need not have any."""
    written = files(package).joinpath("icons.toml")
    return _read(written.read_text("utf-8")) if written.is_file() else {}


ICONS = _icons_in("burnham.kit")


def icons_of(package: str) -> dict[str, Icon]:
    """The icons of a game's drawing: the kit's, and those of its own icons.toml."""
    return {**ICONS, **_icons_in(package)}


def _parts(which: str | Icon) -> list[Markup]:
    parts = ICONS[which] if isinstance(which, str) else which
    return [tag("path", {"d": d, "class": recipe}) for recipe, d in parts]


@remembered
def icon(which: str | Icon, x: float, y: float, size: float = 24, *, cls: str = "") -> Markup:
    """An icon in a drawing, its centre at (x, y).  It takes the text colour of its place."""
    left, top = x - size / 2, y - size / 2
    return at(left, top, *_parts(which), scale=size / 24, cls=f"icon {cls}".strip())


@remembered
def icon_html(which: str | Icon, *, title: str = "", cls: str = "") -> Markup:
    """The same icon for a page, as high as its line.  Without a title it is silent."""
    attributes: dict[str, Value] = {
        "class": f"icon {cls}".strip(),
        "viewBox": "0 0 24 24",
        "role": "img" if title else None,
        "aria-label": title,
        "aria-hidden": None if title else "true",
    }
    return tag("svg", attributes, tag("title", {}, title) if title else None, *_parts(which))
