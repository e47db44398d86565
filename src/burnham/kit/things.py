"""Things: everything on a board that an answer can mean.

A thing is named `{kind}-{value}` with the kind of the answer's word: `build site=7` lights the
thing `site-7`.  Lit or merely there, it is drawn by one call of `thing`, so that all games behave
alike under pointer, finger, keyboard and screen reader.  Halo, brackets, ghost and the ring of the
last move are drawn by the page (static/lamps.js), which looks for `data-thing`, `data-answers` and
`data-piece`; without it what is lit has a plain edge.
"""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from markupsafe import Markup

from burnham.kit.ink import Content, Value, at, classes, num, tag, together
from burnham.kit.scene import Scene

WORD = re.compile(r"[\w$%−]+")
WRITTEN = re.compile(r"<text[^>]*>([^<]+)</text>")
CUT = re.compile(r"<title>([^<]*)</title>(?:<text[^>]*>[^<]*</text>)+")
"""Words for which there is no room: the title has them all."""
SEAT = re.compile(r'class="(?:[^"]* )?seat-(\d+)"')


def thing(
    scene: Scene[Any],
    name: str,
    x: float,
    y: float,
    w: float,
    h: float,
    *content: Content,
    label: str = "",
    r: float = 3,
    chosen: bool = False,
    dot: float = 0,
    cls: str = "",
    silent: bool = False,
) -> Markup:
    """A thing at (x, y), w × h; its content is drawn from its own top left corner.

    label   what it is called; left out, the game's text names it by kind and value, and what is
            written on it and whose pieces stand there is told with it
    r       corner radius of lamp, brackets and rings: as the thing's own
    chosen  part of an answer under way: the frame stays, the thing rises on a lamp edge
    dot     lit as a dot of this radius, without wash and brackets: for fields of many small places
    cls     further classes, for example a ground
    silent  one of many that say little: those who listen hear of it only when it is lit or
            somebody stands there
    """
    lamp = scene.lit.get(name)
    drawn = together(*content)
    there = _standing(scene, drawn)
    called = label or _called(scene, name, [*_written(drawn), *there])
    attributes: dict[str, Value] = {
        "class": classes("thing", cls, lamp is not None and "lit", chosen and "chosen"),
        "data-thing": name,
        "data-dot": dot or None,
        "transform": f"translate({num(x)} {num(y)})",
    }
    if lamp:
        attributes |= {
            "role": "button",
            "tabindex": 0,
            "aria-label": lamp.says or called,
            "data-answers": " ".join(map(str, lamp.answers)),
        }
    else:
        hidden = "true" if silent and not there else None
        attributes |= {"role": "img", "aria-label": called, "aria-hidden": hidden}
    # Empty places must answer to the pointer too.
    reach: dict[str, Value] = {"class": "reach", "width": num(w), "height": num(h)}
    return tag("g", attributes, tag("rect", {**reach, "rx": num(r) if r else None}), drawn)


def _called(scene: Scene[Any], name: str, told: list[str]) -> str:
    kind, _, value = name.rpartition("-")
    called = scene.text.name(kind, int(value))
    known = set(WORD.findall(called))
    more = [said for said in told if not known.issuperset(WORD.findall(said))]
    return f"{called}: {', '.join(more)}" if more else called


def _written(drawn: str) -> list[str]:
    """The words in a drawing, as they are read: what was cut in full, what was broken in one."""
    found: list[str] = []
    for said in map(unescape, WRITTEN.findall(CUT.sub(r"<text>\1</text>", drawn))):
        if found and found[-1].endswith("-"):
            found[-1] = found[-1][:-1] + said
        else:
            found.append(said)
    return found


def _standing(scene: Scene[Any], drawn: str) -> list[str]:
    """Whose pieces are in a drawing."""
    return [scene.text.seat(int(seat)) for seat in dict.fromkeys(SEAT.findall(drawn))]


def piece(name: str, x: float, y: float, *content: Content, turns: bool = False) -> Markup:
    """A piece that moves, at (x, y).  Its name (`stone-2`) stays the same from drawing to
    drawing, so that the page can let it travel; the inner group is left free for that.  `turns`:
    it is turned up where it was not seen before, as a card from a pile."""
    marks: dict[str, Value] = {"class": "piece", "data-piece": name}
    if turns:
        marks["data-turns"] = "up"
    return at(x, y, tag("g", marks, *content))
