"""Grounds: a flat wash, its hatching and its mark, so that no colour stands alone.

The four site colours follow the engravers' code (yellow dotted, green diagonal, blue level, red
upright) and each has a shape.  The building materials are hatched as a draughtsman would: end
grain, brick bond, screw thread.  A ground class sets `--wash` and `--mark` for what it contains.
"""

from __future__ import annotations

from typing import Literal

from htpy import Element, Node

from burnham.kit.ink import Value, circle, classes, group, num, path, rect, tag, words

Ground = Literal[
    "yellow", "green", "blue", "red", "purple", "grey", "lumber", "masonry", "jackscrew"
]
Mark = Literal["circle", "triangle", "square", "diamond", "cross"]

MARKS: dict[Ground, Mark] = {
    "yellow": "circle",
    "green": "triangle",
    "blue": "square",
    "red": "diamond",
    "purple": "cross",
}

# name: width, height, turn, path drawn with the ground's line
_HATCHES: dict[Ground, tuple[float, float, float, str]] = {
    "yellow": (6, 6, 0, "M1.5 1.5h.01M4.5 4.5h.01"),
    "green": (4.5, 4.5, -45, "M2 0v4.5"),
    "blue": (6, 4.5, 0, "M0 2h6"),
    "red": (4.5, 6, 0, "M2 0v6"),
    "purple": (7, 7, 45, "M0 1h7M1 0v7"),
    "grey": (8, 8, 0, "M1 2h2M5 6h2"),
    "lumber": (14, 14, 0, "M7 1.5a5.5 5.5 0 1 0 5.5 5.5M7 4.4a2.6 2.6 0 1 0 2.6 2.6"),
    "masonry": (12, 10, 0, "M0 .5h12M0 5.5h12M3 .5v5M9 5.5v5"),
    "jackscrew": (8, 4.5, -14, "M0 2h8"),
}


def patterns() -> Element:
    """The hatchings, as SVG patterns.  A page carries them once, anywhere in its body; night
    twins serve drawings that stay dark in both themes (class `night`)."""
    tiles = [_pattern(ground, night) for night in (False, True) for ground in _HATCHES]
    backs = [_back(night) for night in (False, True)]
    hidden: dict[str, Value] = {
        "xmlns": "http://www.w3.org/2000/svg",
        "class": "patterns",
        "width": 0,
        "height": 0,
        "aria-hidden": "true",
    }
    return tag("svg", hidden, tag("defs", {}, *tiles, *backs))


def _pattern(ground: Ground, night: bool) -> Element:
    w, h, turn, d = _HATCHES[ground]
    size: dict[str, Value] = {
        "id": f"hatch-{ground}" + ("-night" if night else ""),
        "class": classes(f"ground-{ground}", night and "night"),
        "width": w,
        "height": h,
        "patternUnits": "userSpaceOnUse",
        "patternTransform": f"rotate({num(turn)})" if turn else None,
    }
    # Dots are lines of no length with round ends.
    return tag(
        "pattern", size, path(d, stroke="mark", width=2 if ground == "yellow" else 1, cls="joined")
    )


def _back(night: bool) -> Element:
    size: dict[str, Value] = {
        "id": "hatch-back" + ("-night" if night else ""),
        "class": "night" if night else "",
        "width": 7,
        "height": 7,
        "patternUnits": "userSpaceOnUse",
        "patternTransform": "rotate(45)",
    }
    # Dots are lines of no length with round ends.
    return tag("pattern", size, path("M0 0v7M0 0h7", stroke="hair", width=1))


def hatching(
    name: str, x: float, y: float, w: float, h: float, *, r: float = 0, night: bool = False
) -> Element:
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
    *content: Node,
    r: float = 3,
    edge: float = 1.4,
    night: bool = False,
) -> Element:
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


def mark(kind: Mark | Ground, x: float, y: float, r: float) -> Element:
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


def numbered(x: float, y: float, say: str | int, size: float) -> Element:
    """A number on a clear disc, so that hatching never runs under it."""
    return group(
        circle(x, y, size * 0.56, fill="sheet", opacity=0.82),
        words(x, y + size * 0.34, say, size=size, anchor="middle", serif=True, bold=True),
    )
