"""Icons: 24 × 24, one ink line of 1.6, flat fills.

An icon is a tuple of parts, each a recipe and path data.  The house icons are in icons.toml; a
game keeps its own in a file of the same form (see `read_icons`) and hands the tuple to `icon`.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from htpy import Element

from burnham.kit.ink import Value, at, tag

Icon = tuple[tuple[str, str], ...]  # (recipe, path data) from back to front


def read_icons(written: str) -> dict[str, Icon]:
    """Icons from TOML text: `name = ["pen path", { solid = "path" }, { "f-blue" = "path" }]`."""

    def part(given: str | dict[str, str]) -> tuple[str, str]:
        return ("ink", given) if isinstance(given, str) else next(iter(given.items()))

    table: dict[str, list[Any]] = tomllib.loads(written)
    return {name: tuple(map(part, parts)) for name, parts in table.items()}


ICONS = read_icons(files("burnham.kit").joinpath("icons.toml").read_text("utf-8"))


def _parts(which: str | Icon) -> list[Element]:
    parts = ICONS[which] if isinstance(which, str) else which
    return [tag("path", {"d": d, "class": recipe}) for recipe, d in parts]


def icon(which: str | Icon, x: float, y: float, size: float = 24, *, cls: str = "") -> Element:
    """An icon in a drawing, its centre at (x, y).  It takes the text colour of its place."""
    left, top = x - size / 2, y - size / 2
    return at(left, top, *_parts(which), scale=size / 24, cls=f"icon {cls}".strip())


def icon_html(which: str | Icon, *, title: str = "", cls: str = "") -> Element:
    """The same icon for a page, as high as its line.  Without a title it is silent."""
    attributes: dict[str, Value] = {
        "class": f"icon {cls}".strip(),
        "viewBox": "0 0 24 24",
        "role": "img" if title else None,
        "aria-label": title,
        "aria-hidden": None if title else "true",
    }
    return tag("svg", attributes, tag("title", {}, title) if title else None, *_parts(which))
