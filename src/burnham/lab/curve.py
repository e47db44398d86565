"""A share that changes over time, with its intervals, as a small picture in the house's colours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from markupsafe import Markup

from burnham.kit import standalone
from burnham.kit.ink import circle, line, rect, tag, together, words

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 320, 60, 30, 56, 44
SVG = "http://www.w3.org/2000/svg"
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Point(NamedTuple):
    moment: int
    share: float
    interval: tuple[float, float]


def curve(title: str, unit: str, points: Sequence[Point]) -> str:
    """Points from left to right; `unit` says what their moments count."""
    last = max(1, points[-1].moment)
    drawn = tag(
        "svg",
        {"xmlns": SVG, "class": "drawing", "viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img"},
        rect(0, 0, WIDTH, HEIGHT, fill="paper"),
        words(14, 28, title, size=16, bold=True),
        [_level(share) for share in QUARTERS],
        [_whisker(point, last) for point in points],
        [_link(one, other, last) for one, other in pairwise(points)],
        [circle(_x(p, last), _y(p.share), 4, fill="blue", stroke="paper") for p in points],
        words(LEFT, HEIGHT - 14, "0", tone="soft", anchor="middle"),
        words(WIDTH - RIGHT, HEIGHT - 14, f"{last:,} {unit}", tone="soft", anchor="end"),
    )
    return standalone(drawn, "light", title=title)


def _x(point: Point, last: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * point.moment / last


def _y(share: float) -> float:
    return HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * share


def _level(share: float) -> Markup:
    return together(
        line(LEFT, _y(share), WIDTH - RIGHT, _y(share), stroke="hair"),
        words(LEFT - 10, _y(share) + 4, f"{share:.0%}", tone="soft", anchor="end"),
    )


def _whisker(point: Point, last: int) -> Markup:
    low, high = point.interval
    return line(_x(point, last), _y(low), _x(point, last), _y(high), stroke="blue", width=1.5)


def _link(one: Point, other: Point, last: int) -> Markup:
    ends = (_x(one, last), _y(one.share), _x(other, last), _y(other.share))
    return line(*ends, stroke="blue", width=2)
