"""Holes: places in a part that are filled with items, so that a part need not be sent again when
only what lies in it changes.  The script fills them in the same way (static/parts.js).

`data-slot="desk-2"` is a place for one drawing, the item `slot:desk-2`; `data-list="log"` one for
lines, the items `log:…` in the order of their names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from markupsafe import Markup

from burnham.kit import html as h

NEWEST_FIRST = ("log",)
HOLE = re.compile(r'<\w+[^>]* data-(slot|list)="([\w-]+)"[^>]*>')


def slot(name: str, element: h.Element = h.span) -> h.Element:
    """A place for one drawing."""
    return element(data_slot=name)


def filled(part: str, items: Mapping[str, str]) -> Markup:
    """A part with everything in it."""

    def fill(hole: re.Match[str]) -> str:
        kind, name = hole.groups()
        inside = items.get(f"slot:{name}", "") if kind == "slot" else lines(name, items)
        return hole.group() + inside

    return Markup(HOLE.sub(fill, part))


def lines(name: str, items: Mapping[str, str]) -> str:
    keys = sorted(key for key in items if key.startswith(f"{name}:"))
    return "".join(items[key] for key in (reversed(keys) if name in NEWEST_FIRST else keys))


def board(items: Mapping[str, str]) -> Markup:
    """The board with the sheets of the open view in their places; the others wait unseen."""
    bare, made = items.get("board", ""), ""
    viewbox, placed = _opened(items.get("places", ""))
    for name, x, y, width, height, *shown, overflow in placed:
        frame = (
            f'x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{" ".join(shown)}"'
            f' overflow="{overflow}"'
        )
        made += f'<svg data-sheet="{name}" role="none" {frame}>{items[f"sheet:{name}"]}</svg>'
    lying = {name for name, *_ in placed}
    for key, html in items.items():
        kind, _, name = key.partition(":")
        if kind == "sheet" and name not in lying:
            made += f'<svg data-sheet="{name}" role="none" class="unplaced">{html}</svg>'
    if not made:
        return Markup(bare)
    bare = bare.replace("<svg ", f'<svg viewBox="{viewbox}" ', 1).removesuffix("</svg>")
    return Markup(f"{bare}{made}</svg>")


def _opened(places: str) -> tuple[str, list[list[str]]]:
    """What is seen of the view that is open, and where its sheets lie (`Board.places`)."""
    viewbox, placed, is_open = "", [], False
    for line in filter(None, places.split("\n")):
        name, *rest = line.split(" ")
        if name.startswith("@"):
            is_open = rest[0] == "open"
            viewbox = " ".join(rest[1:5]) if is_open else viewbox
        elif is_open:
            placed.append([name, *rest])
    return viewbox, placed
