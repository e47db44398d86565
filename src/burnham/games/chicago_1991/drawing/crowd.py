"""Members on the map, and the street fields that they bar."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from typing import NamedTuple

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, GANGS, NO_GANG
from burnham.games.chicago_1991.drawing.gangs import COLOURS, ground_class
from burnham.games.chicago_1991.drawing.houses import size
from burnham.games.chicago_1991.drawing.members import LIFT, member
from burnham.games.chicago_1991.drawing.names import member_called, names
from burnham.games.chicago_1991.drawing.reach import is_chosen
from burnham.games.chicago_1991.drawing.streets import CELL, TILE, map_sheet, middle, place
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Scene, Sheet, group, piece, reads, rect, thing

HEAD = 9.5  # half as wide as a member on the street
BANDS = 6
"""The map is cut into bands: near ones lie over far ones, and a step changes one or two."""


class Figure(NamedTuple):
    """A member as it stands on the map, its foot at (x, y)."""

    who: int
    rings: int
    field: int
    x: float
    y: float
    r: float
    chosen: bool
    deaf: bool  # on a lit field it is the field that answers to the pointer
    plain: bool  # in an assault the fighters can be pointed at on their own sheet

    @property
    def corner(self) -> tuple[float, float]:
        return self.x - self.r - 1, self.y - self._high + 3

    @property
    def size(self) -> tuple[float, float]:
        return 2 * self.r + 2, self._high + 1

    @property
    def _high(self) -> float:
        return self.r * (LIFT * self.rings + 1.35)


def crowds(scene: Scene[Chicago]) -> list[Sheet]:
    """All members, far ones first, so that near ones stand before them."""
    g = scene.seen
    held = [field for field in range(g.box.fields) if g.standing[field] != NO_GANG]
    figures = [one for field in held for one in figures_on(scene, field)]
    figures.sort(key=lambda figure: figure.y)
    bars = [(field, g.standing[field]) for field in held if field >= BUILDINGS]
    band = g.box.size * CELL / BANDS
    return [
        crowd(
            scene,
            k,
            tuple(bar for bar in bars if middle(g.box, bar[0])[1] // band == k),
            tuple(figure for figure in figures if figure.y // band == k),
        )
        for k in range(BANDS)
    ]


@reads()
def crowd(
    scene: Scene[Chicago],
    band: int,
    bars: tuple[tuple[int, int], ...],
    figures: tuple[Figure, ...],
) -> Sheet:
    """Those who stand in a band of the map; `bars` are street fields and whose they are."""
    # Groups of their own: what is lit comes to the front of its group, but never before a figure.
    ground = group(*[_bar(scene, *bar) for bar in bars])
    people = group(*[_figure(scene, figure) for figure in figures])
    tells = scene.say("drawing-crowd", band=band + 1, of=BANDS) if figures else ""
    return replace(map_sheet(f"crowd-{band}", scene.seen.box, ground, people), tells=tells)


def _bar(scene: Scene[Chicago], field: int, holder: int) -> Markup:
    """Whoever stands on a street field bars it, so it takes the gang's tone."""
    tone = rect(0, 0, TILE, TILE, fill="wash", cls=ground_class(holder))
    x, y = place(scene.seen.box, field)
    called = names(scene).fields[field]
    return thing(scene, f"field-{field}", x, y, TILE, TILE, tone, label=called, silent=True)


def _figure(scene: Scene[Chicago], shown: Figure) -> Markup:
    name = f"member-{shown.who}"
    figure = member(COLOURS[shown.who // FIGURES], 0, 0, shown.rings, r=shown.r)
    if shown.plain:
        return piece(name, shown.x, shown.y, figure)
    left, top = shown.corner
    return thing(
        scene, name, left, top, *shown.size,
        rect(0, 0, *shown.size, r=7, fill="well", cls="backing"),
        piece(name, shown.x - left, shown.y - top, figure),
        label=member_called(scene, shown.who, shown.rings, shown.field),
        r=7, chosen=shown.chosen, cls="deaf" if shown.deaf else "",
    )  # fmt: skip


def figures_on(scene: Scene[Chicago], field: int) -> list[Figure]:
    """Who stands on a field: side by side, then row behind row."""
    g = scene.seen
    plain, deaf = field == g.stormed, f"field-{field}" in scene.lit
    gangs = range(GANGS) if plain else [g.standing[field]]
    who = [m for gang in gangs for m in g.inside(gang, field)]
    r = HEAD if len(who) == 1 else 6.6
    return [
        Figure(one, g.rings[one], field, *foot(g, field, i, len(who)), r, is_chosen(g, one), deaf,
               plain)
        for i, one in enumerate(who)
    ]  # fmt: skip


def foot(g: Chicago, field: int, i: int, count: int) -> tuple[float, float]:
    """Where the i-th of some members on a field stands."""
    x, y = middle(g.box, field)
    if field >= BUILDINGS:
        return x, y + 7
    w, h = size(g.box, field)
    front = y + h / 2 - 8
    if count == 1:
        return x, front
    across = int((w - 8) / 14)
    rows = ceil(count / across)
    row, place = divmod(i, across)
    here = min(across, count - row * across)
    lift = min(13.0, (h - 24) / max(1, rows - 1))
    return x + (place - (here - 1) / 2) * 14, front - (rows - 1 - row) * lift
