"""The printed map under everything: quarters, greenery, streets, the plaza under its lamps.

It never changes during a game, so each box is drawn once.
"""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from burnham.games.chicago_1991.box import AVENUE, BUILDINGS, EDGE, GANGS, INNER, PLAZA, Box
from burnham.games.chicago_1991.drawing.gangs import COLOURS
from burnham.kit import (
    Content,
    Sheet,
    Tone,
    at,
    circle,
    group,
    hatching,
    line,
    num,
    path,
    rect,
    together,
)

CELL = 25.0
TILE = 22.0
"""A street field is a tile with a joint around it, so that fields can be counted."""
INSET = (CELL - TILE) / 2


def corner(box: Box, field: int) -> tuple[float, float]:
    """The top left corner of a field's first cell."""
    return box.left[field] * CELL, box.top[field] * CELL


def place(box: Box, field: int) -> tuple[float, float]:
    """Where its tile or walls begin."""
    x, y = corner(box, field)
    return x + INSET, y + INSET


def middle(box: Box, field: int) -> tuple[float, float]:
    x, y = corner(box, field)
    return x + box.wide[field] * CELL / 2, y + box.high[field] * CELL / 2


def map_sheet(name: str, box: Box, *content: Content) -> Sheet:
    """A sheet as large as the city: several lie on each other."""
    side = box.size * CELL
    return Sheet(name, side, side, together(*content))


@lru_cache(8)
def streets(box: Box) -> Markup:
    side = box.size * CELL
    return group(
        rect(-3, -3, side + 6, side + 6, r=3, fill="well", stroke="line", width=1.2),
        *[_quarter(box, gang) for gang in range(GANGS)],
        *[_green(x, y) for x, y in box.greens],
        _tiles(box, INNER, "line", 0.27),
        _tiles(box, AVENUE, "line", 0.38),
        _tiles(box, EDGE, "blue", 0.42),
        _plaza(box),
        *_lane_lines(box),
        path("".join(_exit_arrows(box, field) for field in box.edges), stroke="ink", width=1.5),
    )


def _quarter(box: Box, gang: int) -> Markup:
    """The quarter in its gang's tone."""
    left, top, side = quarter_square(box, gang)
    return group(
        rect(left, top, side, side, fill="wash", opacity=0.42),
        group(hatching(COLOURS[gang], left, top, side, side, night=True), opacity=0.2),
        cls=f"ground-{COLOURS[gang]}",
    )


def quarter_square(box: Box, gang: int) -> tuple[float, float, float]:
    """Left, top and side of a gang's quarter."""
    half = box.size / 2
    x, y = box.turned(0, 0, gang)
    return (half if x >= half else 0) * CELL, (half if y >= half else 0) * CELL, half * CELL


def _green(x: int, y: int) -> Markup:
    """One cell of greenery with a tree in plan."""
    return at(
        x * CELL,
        y * CELL,
        rect(0, 0, CELL, CELL, fill="verd-tint"),
        circle(12.5 + (x * 5 + y * 3) % 5 - 2, 12.5 + (x * 3 + y * 7) % 5 - 2, 6.5,
               stroke="verd", width=0.9, opacity=0.45),
        circle(12.5 + (x * 5 + y * 3) % 5 - 2, 12.5 + (x * 3 + y * 7) % 5 - 2, 1,
               fill="verd", opacity=0.45),
    )  # fmt: skip


def _tiles(box: Box, kind: int, tone: Tone, opacity: float) -> Markup:
    """All street fields of a kind as one path."""
    d = "".join(
        _tile(*corner(box, field))
        for field in range(BUILDINGS, box.fields)
        if box.kind[field] == kind
    )
    return path(d, fill=tone, opacity=opacity)


def _tile(x: float, y: float) -> str:
    return f"M{num(x + INSET)} {num(y + INSET)}h{num(TILE)}v{num(TILE)}h{num(-TILE)}z"


def _plaza(box: Box) -> Markup:
    """The plaza in lamplight; on every traffic island stands a lamp."""
    centre = box.size * CELL / 2
    lamps = [
        at(
            (x + 0.5) * CELL,
            (y + 0.5) * CELL,
            circle(0, 0, 30, fill="lamp", opacity=0.09),
            circle(0, 0, 19, fill="lamp", opacity=0.13),
            circle(0, 0, 9.5, fill="well", stroke="ochre", width=1.2),
            path("M-5 0H5M0 -5V5", stroke="ochre", width=1.2),
            circle(0, 0, 3.6, fill="lamp"),
        )
        for x, y in box.islands
    ]
    return group(
        circle(centre, centre, 4.1 * CELL, fill="lamp", opacity=0.07),
        _tiles(box, PLAZA, "ochre", 0.42),
        *lamps,
    )


def _lane_lines(box: Box) -> list[Markup]:
    """A broken line between the two lanes of each avenue, up to the plaza."""
    centre, near = box.size * CELL / 2, CELL
    plaza = [box.left[f] for f in range(BUILDINGS, box.fields) if box.kind[f] == PLAZA]
    far = min(plaza) * CELL
    ends = ((near, far), (2 * centre - far, 2 * centre - near))
    return [
        line(*((a, centre, b, centre) if level else (centre, a, centre, b)),
             stroke="ink", width=1.4, dash="8 8", opacity=0.55)
        for a, b in ends
        for level in (True, False)
    ]  # fmt: skip


def _exit_arrows(box: Box, field: int) -> str:
    """Two arrows, out and in, as printed on the edge fields."""
    x, y = middle(box, field)
    last = box.size - 1
    level = box.left[field] in (0, last)
    return "".join(_arrow(x, y, side * 4.5, side, level=level) for side in (-1, 1))


def _arrow(x: float, y: float, aside: float, way: int, *, level: bool) -> str:
    """An arrow through (x, y), shifted aside, pointing up the axis or down."""

    def point(along: float, across: float) -> str:
        a, b = along * way, across + aside
        return f"{num(x + a)} {num(y + b)}" if level else f"{num(x + b)} {num(y + a)}"

    return f"M{point(-7, 0)}L{point(7, 0)}M{point(3.4, -3.2)}L{point(7, 0)}L{point(3.4, 3.2)}"


def door_arrow(box: Box, building: int, door: int) -> Markup:
    """The black arrow of a door field, here in light, which points into its building; from the
    field's own corner."""
    dx, dy = toward(box, door, building)
    x, y = TILE / 2 + dx * 6, TILE / 2 + dy * 6
    d = (
        f"M{num(x + dx * 5)} {num(y + dy * 5)}"
        f"L{num(x - dx * 1.5 - dy * 4.6)} {num(y - dy * 1.5 - dx * 4.6)}"
        f"L{num(x - dx * 1.5 + dy * 4.6)} {num(y - dy * 1.5 + dx * 4.6)}z"
    )
    return path(d, fill="ink", opacity=0.9)


def toward(box: Box, door: int, building: int) -> tuple[int, int]:
    """The direction from a door field into its building."""
    x, y = box.left[door], box.top[door]
    left, top = box.left[building], box.top[building]
    if left <= x < left + box.wide[building]:
        return (0, -1 if y > top else 1)
    return (-1 if x > left else 1, 0)
