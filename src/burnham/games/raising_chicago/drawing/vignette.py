"""The picture for the home page: houses on their screws, and how far they have risen."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.drawing.faces import stack
from burnham.kit import circle, group, line, rect, seat_colours, tag, words
from burnham.kit.seats import Hue

HUES: tuple[Hue, ...] = ("blue", "purple", "green", "white")
HOUSES = ((0, 3, 64.0), (1, 1, 122.0), (2, 4, 184.0), (0, 2, 246.0))
GROUND = 122.0


def vignette() -> Markup:
    houses = [stack(seat, levels, x, GROUND, 26) for seat, levels, x in HOUSES]
    ticks = [
        group(
            line(18, GROUND - 4 - k * 12.5, 26, GROUND - 4 - k * 12.5, width=1),
            words(14, GROUND - k * 12.5, k, size=10, tone="soft", anchor="end"),
        )
        for k in range(5)
    ]
    trees = [
        circle(x, GROUND + 10, 4, fill="verd-tint", stroke="verd", width=0.8)
        for x in (40, 94, 153, 215, 276, 294)
    ]
    return tag(
        "svg",
        {"class": "drawing", "viewBox": "0 0 320 150", "aria-hidden": "true", **seat_colours(HUES)},
        rect(28, GROUND - 1, 274, 18, fill="well"),
        line(18, GROUND - 1, 302, GROUND - 1, width=1.2),
        line(22, GROUND - 62, 22, GROUND - 1, width=1),
        *ticks,
        *trees,
        *houses,
    )
