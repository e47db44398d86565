"""The drawing of the home page: a civic centre, elevation above and plan below, on one axis."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from markupsafe import Markup

from burnham.kit import Content, Tone, circle, group, line, num, path, polygon, rect, tag

WIDTH, HEIGHT = 720, 392
GROUND = 176  # where the elevation stands
AXIS = 360
CENTRE = 292  # of the plan, on the axis
SHORE = "M636 180C612 220 652 246 630 290S660 360 634 400"

# Avenues of the plan: direction in degrees, width.
AVENUES = (
    (0, 17),
    (180, 17),
    (90, 15),
    (270, 15),
    *((a, 11) for a in (24, 156, 204, 336)),
    *((a, 10) for a in (58, 122, 238, 302)),
)


@cache
def hero(label: str, name: str = "hero") -> Markup:
    """The whole drawing; `label` says what it shows, `name` is its own on a page with several."""
    dice = Random(1909)  # the same city every time
    attributes = {
        "class": "drawing hero-drawing",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "role": "img",
        "aria-label": label,
    }
    clip = tag("path", {"d": f"M0 192H{WIDTH}V{HEIGHT}H0z"})
    return tag(
        "svg",
        {**attributes},
        tag("clipPath", {"id": f"{name}-plan"}, clip),
        *_far_city(dice),
        *_palace(),
        *_trees_before_it(),
        line(0, GROUND, WIDTH, GROUND, width=1.9),
        tag(
            "g",
            {"clip-path": f"url(#{name}-plan)"},
            *_blocks(dice),
            *_lake(),
            *_avenues(),
            _plaza(),
        ),
        *_axis(),
    )


def _windows(
    x: float, y: float, w: float, h: float, columns: int, rows: int, tall: float
) -> list[str]:
    """Upright strokes in a grid; `tall` is the share of a row they fill."""
    dx, dy = w / columns, h / rows
    return [
        f"M{num(x + (i + 0.5) * dx)} {num(y + (j + 0.5 - tall / 2) * dy)}v{num(tall * dy)}"
        for i in range(columns)
        for j in range(rows)
    ]


def _block(x: float, y: float, w: float, h: float, tone: Tone, width: float = 1.2) -> Markup:
    return rect(x, y, w, h, fill=tone, stroke="line", width=width)


# ------------------------------------------------------------------------------ the elevation
def _far_city(dice: Random) -> list[Markup]:
    washes: tuple[Tone, ...] = (
        "well", "ochre-tint", "brick-tint", "blue-tint", "verd-tint", "well", "plum-tint",
    )  # fmt: skip
    made: list[Markup] = []
    x = 6.0
    while x < WIDTH - 20:
        w = dice.choice((24, 30, 36, 42))
        away = abs(x + w / 2 - AXIS)
        h = 22 + dice.random() * 30 + 46 * (away / AXIS) ** 2
        tone = dice.choice(washes)
        if away > 128:
            made.append(_block(x, GROUND - h, w, h, tone, 0.7))
            panes = _windows(x + 2, GROUND - h + 4, w - 4, h - 8, w // 9, max(1, int(h // 13)), 0.4)
            made.append(path("".join(panes), stroke="hair", width=0.7))
        x += w + dice.choice((2, 5, 9))
    return made


def _palace() -> list[Markup]:
    """Two wings with pavilions, the middle block, the drum and the dome."""
    return [*_wing(-1), *_wing(1), *_middle(), *_dome()]


def _wing(side: int) -> list[Markup]:
    x = AXIS + (62 if side > 0 else -178)
    roof = AXIS + side * 178
    return [
        _block(x, GROUND - 42, 116, 42, "sheet"),
        path("".join(_windows(x + 4, GROUND - 36, 108, 30, 13, 1, 0.8)), stroke="line", width=1.2),
        path(f"M{x - 2} {GROUND - 42}h120M{x - 2} {GROUND - 46}h120", stroke="line", width=1.2),
        _block(roof - 17, GROUND - 56, 34, 56, "sheet"),
        path(
            "".join(_windows(roof - 14, GROUND - 42, 28, 36, 3, 1, 0.8)), stroke="line", width=1.2
        ),
        polygon(
            [(roof - 20, GROUND - 56), (roof, GROUND - 68), (roof + 20, GROUND - 56)],
            fill="ochre-tint",
            stroke="line",
            width=1.2,
        ),
    ]


def _middle() -> list[Markup]:
    columns = _windows(AXIS - 58, GROUND - 46, 116, 44, 11, 1, 0.84)
    drum = _windows(AXIS - 34, GROUND - 98, 68, 26, 9, 1, 0.84)
    cornices = "".join(
        f"M{AXIS - half} {GROUND - up}h{2 * half}"
        for half, up in ((68, 54), (68, 59), (40, 100), (38, 104))
    )
    stairs = "".join(f"M{AXIS - 34 - k * 5} {GROUND - 6 + k * 3}h{68 + k * 10}" for k in range(3))
    return [
        _block(AXIS - 64, GROUND - 54, 128, 54, "sheet"),
        _block(AXIS - 46, GROUND - 71, 92, 12, "sheet"),
        _block(AXIS - 36, GROUND - 100, 72, 29, "sheet"),
        path("".join(columns + drum) + cornices, stroke="line", width=1.2),
        path(stairs, stroke="line", width=0.7),
    ]


def _dome() -> list[Markup]:
    x, foot, top = AXIS, GROUND - 104, GROUND - 140
    shell = f"M{x - 35} {foot}C{x - 34} {foot - 48} {x + 34} {foot - 48} {x + 35} {foot}z"
    shade = (
        f"M{x} {top}C{x + 26} {top + 2} {x + 34} {foot - 18} {x + 35} {foot}"
        f"H{x + 8}C{x + 9} {foot - 18} {x + 6} {foot - 30} {x} {top}z"
    )
    ribs = f"M{x} {foot}V{top}" + "".join(
        f"M{x + s * 20} {foot}C{x + s * 19} {foot - 20} {x + s * 10} {foot - 32} {x + s * 3} {top}"
        for s in (-1, 1)
    )
    return [
        path(shell, fill="verd-tint", stroke="line", width=1.9),
        path(shade, fill="cast", opacity=0.1),
        path(ribs, stroke="line", width=0.7),
        _block(x - 5, GROUND - 155, 10, 15, "sheet"),
        path(
            f"M{x - 6} {GROUND - 155}a6 6 0 0 1 12 0z", fill="verd-tint", stroke="line", width=1.2
        ),
        line(x, GROUND - 161, x, GROUND - 173, width=1.2),
    ]


def _tree(x: float, y: float, r: float) -> Markup:
    return circle(x, y, r, fill="verd-tint", stroke="verd-full", width=0.8, opacity=0.8)


def _trees_before_it() -> list[Markup]:
    row = [84 + i * 11.6 for i in range(24)]
    places = (AXIS + side * far for far in row for side in (-1, 1))
    return [_tree(x, GROUND - 5, 4.2) for x in places if abs(x - AXIS) < 350]


# ------------------------------------------------------------------------------------ the plan
def _blocks(dice: Random) -> list[Markup]:
    washes: tuple[Tone, ...] = (
        "well", "well", "well", "well", "ochre-tint", "brick-tint", "blue-tint", "verd-tint",
    )  # fmt: skip
    made = []
    for column in range(21):
        for row in range(9):
            x, y = 4 + column * 36, 194 + row * 24
            tone = dice.choice(washes)
            if x <= 600 + 16 * math.sin(row * 0.8):
                made.append(_block(x, y, 31, 19, tone, 0.7))
    return made


def _lake() -> list[Markup]:
    waves = [
        tag(
            "g",
            {"transform": f"translate({k * k * 2.1 + k * 3:.0f} 0)", "opacity": 1 - k * 0.15},
            path(SHORE, stroke="line", width=0.7),
        )
        for k in range(1, 6)
    ]
    piers = "".join(
        f"M640 {CENTRE + s * 28}C690 {CENTRE + s * 24} 704 {CENTRE + s * 12} 704 {CENTRE + s * 6}"
        for s in (-1, 1)
    )
    return [
        path(f"{SHORE}H730V180z", fill="blue-tint"),
        *waves,
        path(SHORE + piers, stroke="line", width=1.9),
    ]


def _avenues() -> list[Markup]:
    def to(degrees: float) -> str:
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        far = 420 if x < 0.3 else 268 if degrees == 0 else 240  # none runs into the lake
        return f"M{AXIS} {CENTRE}L{num(AXIS + far * x)} {num(CENTRE + far * y)}"

    edges = [path(to(a), stroke="line", width=w + 2.2) for a, w in AVENUES]
    roads = [path(to(a), stroke="paper", width=w) for a, w in AVENUES]
    places = (AXIS + side * k * 8.6 for k in range(9, 30) for side in (-1, 1))
    trees = [_tree(x, CENTRE + y, 2) for x in places if x < 622 for y in (-4.5, 4.5)]
    return [*edges, *roads, *trees]


def _around(r: float, count: int, turn: float = 0) -> list[tuple[float, float]]:
    angles = (turn + k * math.tau / count for k in range(count))
    return [(AXIS + r * math.cos(a), CENTRE + r * math.sin(a)) for a in angles]


def _plaza() -> Content:
    spokes = "".join(
        f"M{num(x)} {num(y)}L{num(far_x)} {num(far_y)}"
        for (x, y), (far_x, far_y) in zip(_around(4, 12), _around(24, 12), strict=True)
    )
    return group(
        circle(AXIS, CENTRE, 66, fill="paper", stroke="line", width=1.2),
        circle(AXIS, CENTRE, 61, stroke="line", width=0.7),
        *(_tree(x, y, 3.3) for x, y in _around(51, 32)),
        polygon(_around(36, 8, math.pi / 8), fill="sheet", stroke="line", width=1.9),
        circle(AXIS, CENTRE, 24, fill="verd-tint", stroke="line", width=1.2),
        circle(AXIS, CENTRE, 4, stroke="line", width=1.2),
        path(spokes, stroke="line", width=0.7),
    )


def _axis() -> list[Markup]:
    """What joins the two: the centre line, the width of the drum, its dimension mark."""
    edges = (
        f"M{AXIS - 36} {GROUND + 2}V{CENTRE}M{AXIS + 36} {GROUND + 2}V{CENTRE}M{AXIS} 0V{HEIGHT}"
    )
    y = GROUND + 9
    mark = f"M{AXIS - 36} {y}h72M{AXIS - 39} {y + 3}l6 -6M{AXIS + 33} {y + 3}l6 -6"
    return [
        path(edges, stroke="blue", width=0.9, dash="5 4"),
        path(mark, stroke="line", width=0.7),
    ]
