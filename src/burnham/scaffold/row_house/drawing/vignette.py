"""The picture for the home page: a row that climbs."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import ground, line, tag
from burnham.scaffold.row_house.drawing.faces import TILE

HEIGHTS = (24, 36, 48, 62, 74, 90)
FOOT = 126.0


def vignette() -> Markup:
    blocks = [ground(TILE, 36 + 42 * n, FOOT - h, 36, h) for n, h in enumerate(HEIGHTS)]
    return tag(
        "svg",
        {"class": "drawing", "viewBox": "0 0 320 150", "aria-hidden": "true"},
        *blocks,
        line(18, FOOT, 302, FOOT, width=1.6),
    )
