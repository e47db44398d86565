"""The picture of the game for the home page: four gangs on the plaza, the city behind them."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.drawing.gangs import COLOURS, ground_class
from burnham.games.chicago_1991.drawing.members import member
from burnham.kit import circle, ellipse, group, line, num, path, polygon, rect, tag

W, H = 320.0, 150.0
STREET = 116.0

# left edge, width, height, gang of the cornice (or nobody's)
HOUSES = (
    (-6, 44, 62, 0), (38, 34, 84, None), (72, 40, 52, 0), (208, 38, 58, 1),
    (246, 32, 88, None), (278, 48, 66, 3),
)  # fmt: skip
SKYLINE = (
    "M0 62h16v-20h14v-24h8v-8h6v8h8v34h16v-14h24v-16h20v30h18v-26h12v-12h10v-10h4v10h10v12h8v30"
    "h20v-18h22v24h12v-40h22v14h12v-10h20v30h20v64H0z"
)


def vignette() -> Markup:
    view = {"class": "drawing vignette night", "viewBox": f"0 0 {num(W)} {num(H)}"}
    return tag(
        "svg",
        {"xmlns": "http://www.w3.org/2000/svg", **view, "aria-hidden": "true"},
        rect(0, 0, W, H, fill="paper"),
        circle(202, 22, 10, fill="ochre-tint", stroke="ochre", width=0.8),
        path(SKYLINE, fill="sheet", stroke="hair", width=1),
        *[_house(*one) for one in HOUSES],
        _street(),
        _lamp(160),
        *_gangs(),
    )


def _house(x: float, w: float, h: float, gang: int | None) -> Markup:
    """A front with lit windows, and the owner's cornice on it."""
    top = STREET - h
    windows = "".join(
        f"M{num(x + w * (k + 0.5) / 3)} {num(top + 14 + 16 * row)}v7"
        for row in range(int((h - 34) / 16) + 1)
        for k in range(3)
        if (row * 3 + k * 2 + int(x)) % 4
    )
    door = x + w / 2
    return group(
        rect(x, top, w, h, fill="well", stroke="line", width=1.1),
        path(windows, stroke="lamp", width=4.4, opacity=0.85),
        rect(door - 5, STREET - 15, 10, 15, fill="ochre-tint", stroke="ochre", width=1),
        rect(x - 2, top - 6, w + 4, 6.5, fill="soft" if gang is None else "mark", stroke="well",
             width=1),
        cls="" if gang is None else ground_class(gang),
    )  # fmt: skip


def _street() -> Markup:
    joints = "".join(f"M{num(160 + k * 30)} {num(STREET)}L{num(160 + k * 52)} {num(H)}"
                     for k in range(-9, 10))  # fmt: skip
    return group(
        rect(0, STREET, W, H - STREET, fill="sheet"),
        path(joints, stroke="hair", width=1),
        line(0, 130, W, 130, stroke="hair"),
        line(0, STREET, W, STREET, width=1.4),
    )


def _lamp(x: float) -> Markup:
    """A street lamp and its pool of light."""
    return group(
        polygon([(x, 46), (x - 62, STREET + 8), (x + 62, STREET + 8)], fill="lamp", opacity=0.13),
        ellipse(x, STREET + 10, 76, 14, fill="lamp", opacity=0.2),
        line(x, 50, x, STREET + 4, stroke="line", width=2.4),
        path(f"M{num(x - 7)} {num(STREET + 5)}h14", stroke="line", width=3),
        circle(x, 44, 7.5, fill="lamp", stroke="ochre", width=1.2),
        path(f"M{num(x - 9)} 36h18l-4 -5h-10z", fill="line"),
    )


def _gangs() -> list[Markup]:
    """Strength is height."""
    stand = ((0, 96, 131, 4), (1, 128, 140, 2), (2, 194, 140, 3), (3, 226, 131, 1))
    return [member(COLOURS[gang], x, y, rings, r=13) for gang, x, y, rings in stand]
