"""The ground the city stands on: a few hills as contour lines, and Market Street's cable track."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from markupsafe import Markup

from burnham.kit import circle, group, line, num, path, rect, words
from burnham.kit.letters import caps_width

# Each hill: where its top is (as a part of the plan), how many contours, how far apart, and the
# phases that make its outline irregular.
HILLS = (
    (0.19, 0.30, 7, 19, (0.6, 3.9, 1.7)),
    (0.55, 0.76, 6, 21, (2.8, 0.9, 4.4)),
    (0.88, 0.20, 7, 20, (4.9, 2.2, 0.3)),
)
STREET = "Market Street"


@lru_cache(16)
def _contour_path(w: float, h: float) -> str:
    return "".join(_ring(w, h, hill, k) for hill in HILLS for k in range(1, hill[2] + 1))


def _ring(
    w: float, h: float, hill: tuple[float, float, int, int, tuple[float, float, float]], k: int
) -> str:
    cx, cy, _, step, (a, b, c) = hill
    drawn, pen = "", "M"
    for degrees in range(0, 361, 10):
        t = radians(degrees)
        wobble = 0.16 * sin(2 * t + a) + 0.09 * sin(3 * t + b + k * 0.12) + 0.05 * sin(5 * t + c)
        r = k * step * (1 + wobble)
        x, y = cx * w + 1.45 * r * cos(t), cy * h + 0.82 * r * sin(t)
        inside = 0 <= x <= w and 0 <= y <= h
        if inside:
            drawn += f"{pen}{num(x)} {num(y)}"
        pen = "L" if inside else "M"
    return drawn


def contours(w: float, h: float) -> Markup:
    """The hills under a plan of this size; lines end at its edge."""
    return path(_contour_path(w, h), stroke="hair", width=0.9, opacity=0.75)


def market_street(w: float, y: float) -> Markup:
    """The cable track between the rows, with its name on a clear plate."""
    plate = caps_width(STREET, 13.4) + 20
    sleepers = path(f"M0 {num(y)}H{num(w)}", stroke="line", width=10, dash="1 7", opacity=0.3)
    return group(
        sleepers,
        line(0, y - 3, w, y - 3, opacity=0.65),
        line(0, y + 3, w, y + 3, opacity=0.65),
        rect((w - plate) / 2, y - 8, plate, 16, fill="sheet"),
        words(w / 2, y + 4.5, STREET, size=13.4, tone="soft", caps=True, anchor="middle"),
    )


def trees(x: float, y: float, cell: float, seed: int) -> Markup | None:
    """None, one or two trees in the corners of an empty cell; always the same for a seed."""
    corners = ((10, 10), (cell - 10, 10), (10, cell - 10), (cell - 10, cell - 10))
    chosen = [corners[(seed * 7 + k * 3) % 4] for k in range(seed * 5 % 3)]
    if not chosen:
        return None
    return group(
        *[
            circle(x + dx, y + dy, 4 + (seed + i) % 2, fill="verd-tint", stroke="verd-full",
                   width=0.8, opacity=0.8)
            for i, (dx, dy) in enumerate(chosen)
        ]
    )  # fmt: skip
