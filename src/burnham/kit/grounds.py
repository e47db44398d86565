"""Grounds: a flat wash, its hatching and its mark, so that no colour stands alone.

The kit's grounds are in grounds.toml; the first five have a shape, too.  A game keeps grounds of
its own in a file of the same form beside its drawing and names them `Own("slate")`.  A ground's
class sets `--wash` and `--mark` for what it contains.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from burnham.kit.ink import (
    Content,
    Own,
    Value,
    circle,
    classes,
    group,
    num,
    path,
    rect,
    remembered,
    tag,
    words,
)

KitGround = Literal["yellow", "green", "blue", "red", "purple", "grey"]
Ground = KitGround | Own
Mark = Literal["circle", "triangle", "square", "diamond", "cross"]

MARKS: dict[Ground, Mark] = {
    "yellow": "circle",
    "green": "triangle",
    "blue": "square",
    "red": "diamond",
    "purple": "cross",
}


@dataclass(frozen=True)
class GroundStyle:
    """A ground as it is declared: two colours by day and night, and the tile of its hatching."""

    name: str
    wash: tuple[str, str]
    mark: tuple[str, str]
    tile: tuple[float, float]
    hatch: str
    pen: float = 1
    turn: float = 0


def read_grounds(written: str) -> Iterator[GroundStyle]:
    """Grounds from TOML text; grounds.toml shows the form."""
    for name, given in tomllib.loads(written).items():
        yield GroundStyle(
            name,
            tuple(given["wash"]),
            tuple(given["mark"]),
            tuple(given["tile"]),
            given["hatch"],
            given.get("pen", 1),
            given.get("turn", 0),
        )


def ground_rule(made: GroundStyle) -> str:
    """The style of a ground's class."""
    wash, mark = (f"light-dark({', '.join(pair)})" for pair in (made.wash, made.mark))
    return f".ground-{made.name} {{ --wash: {wash}; --mark: {mark}; }}"


def patterns_of(grounds: Iterable[GroundStyle]) -> Markup:
    """Hatchings and the lozenges of card backs, as SVG patterns; night twins serve drawings that
    stay dark in both themes (class `night`)."""
    given = list(grounds)
    tiles = [_pattern(ground, night) for night in (False, True) for ground in given]
    backs = [_back(night) for night in (False, True)]
    hidden: dict[str, Value] = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": "patterns",
        "width": 0,
        "height": 0,
        "aria-hidden": "true",
    }
    return tag("svg", hidden, tag("defs", {}, *tiles, *backs))


def _pattern(made: GroundStyle, night: bool) -> Markup:
    size: dict[str, Value] = {
        "id": f"hatch-{made.name}" + ("-night" if night else ""),
        "class": classes(f"ground-{made.name}", night and "night"),
        "width": made.tile[0],
        "height": made.tile[1],
        "patternUnits": "userSpaceOnUse",
        "patternTransform": f"rotate({num(made.turn)})" if made.turn else None,
    }
    return tag("pattern", size, path(made.hatch, stroke="mark", width=made.pen, cls="joined"))


def _back(night: bool) -> Markup:
    size: dict[str, Value] = {
        "id": "hatch-back" + ("-night" if night else ""),
        "class": "night" if night else "",
        "width": 7,
        "height": 7,
        "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
    }
    return tag("pattern", size, path("M0 0v7M0 0h7", stroke="hair", width=1))


@remembered
def hatching(
    name: str, x: float, y: float, w: float, h: float, *, r: float = 0, night: bool = False
) -> Markup:
    """A box filled with a hatching only; `back` is the lozenge grid of card backs."""
    where: dict[str, Value] = {
        "x": x,
        "y": y,
        "width": w,
        "height": h,
        "rx": r or None,
        "class": "hatch",
        "fill": f"url(#hatch-{name}{'-night' if night else ''})",
    }
    return tag("rect", where)


def ground(
    kind: Ground,
    x: float,
    y: float,
    w: float,
    h: float,
    *content: Content,
    r: float = 3,
    edge: float = 1.4,
    night: bool = False,
) -> Markup:
    """A washed and hatched box with an edge in its own colour, and what lies on it."""
    half = edge / 2
    return group(
        rect(x, y, w, h, r=r, fill="sheet"),
        rect(x, y, w, h, r=r, fill="wash", cls="wash"),
        hatching(kind, x, y, w, h, r=r, night=night),
        rect(x + half, y + half, w - edge, h - edge, r=r, stroke="mark", width=edge, cls="edge"),
        *content,
        cls=f"ground-{kind}",
    )


@remembered
def mark(kind: Mark | Ground, x: float, y: float, r: float) -> Markup:
    """The shape of a ground, centred; the five shapes look equally heavy at the same r."""
    return path(mark_path(_shape(kind), x, y, r), fill="mark")


def _shape(kind: Mark | Ground) -> Mark:
    for ground, shape in MARKS.items():
        if kind in (ground, shape):
            return shape
    raise ValueError(f"{kind} has no mark")


def mark_path(shape: Mark, x: float, y: float, r: float) -> str:
    match shape:
        case "circle":
            return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0" + (
                f"a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"
            )
        case "triangle":
            left, right, top, foot = x - r * 1.12, x + r * 1.12, y - r * 1.1, y + r * 0.9
            return f"M{num(x)} {num(top)}L{num(right)} {num(foot)}H{num(left)}z"
        case "square":
            s = r * 0.9
            return f"M{num(x - s)} {num(y - s)}h{num(2 * s)}v{num(2 * s)}h{num(-2 * s)}z"
        case "diamond":
            return (
                f"M{num(x)} {num(y - r * 1.25)}L{num(x + r * 1.15)} {num(y)}"
                f"L{num(x)} {num(y + r * 1.25)}L{num(x - r * 1.15)} {num(y)}z"
            )
        case "cross":
            a, b = r * 0.4, r * 1.1
            return (
                f"M{num(x - a)} {num(y - b)}h{num(2 * a)}V{num(y - a)}H{num(x + b)}v{num(2 * a)}"
                f"H{num(x + a)}V{num(y + b)}h{num(-2 * a)}V{num(y + a)}H{num(x - b)}"
                f"v{num(-2 * a)}H{num(x - a)}z"
            )


@remembered
def numbered(x: float, y: float, say: str | int, size: float) -> Markup:
    """A number on a clear disc, so that hatching never runs under it."""
    return group(
        circle(x, y, size * 0.56, fill="sheet", opacity=0.82),
        words(x, y + size * 0.34, say, size=size, anchor="middle", serif=True, bold=True),
    )
