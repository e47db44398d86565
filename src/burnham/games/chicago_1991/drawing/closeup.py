"""For a phone: the part of the city that the question is about, enlarged, and the whole as a small
map with a frame around that part."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, NO_GANG, NONE, OFF_BOARD
from burnham.games.chicago_1991.drawing.gangs import ground_class, sign
from burnham.games.chicago_1991.drawing.reach import fighters, lit_fields, mover, walks_of
from burnham.games.chicago_1991.drawing.scales import HEAD
from burnham.games.chicago_1991.drawing.streets import CELL, middle, place, streets
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Scene, Sheet, Window, at, group, reads, rect, thing
from burnham.kit.pieces import heading

LEAST = 13
"""Cells that are always shown, across and down."""
MOST = 26
"""What would be larger is better shown whole."""


class Square(NamedTuple):
    """A square of the city, in cells."""

    left: int
    top: int
    side: int

    @property
    def window(self) -> Window:
        return self.left * CELL, self.top * CELL, self.side * CELL, self.side * CELL


def part_in_question(scene: Scene[Chicago]) -> Square | None:
    """The square around all that is in question; None if that is spread over the city."""
    g = scene.seen
    box = g.box
    fields = _in_question(scene)
    if not fields:
        return None
    left, top = min(box.left[f] for f in fields), min(box.top[f] for f in fields)
    right = max(box.left[f] + box.wide[f] for f in fields)
    foot = max(box.top[f] + box.high[f] for f in fields)
    side = max(LEAST, right - left + 2, foot - top + 2)
    if side > MOST:
        return None
    return Square(_start(left, right, side, box.size), _start(top, foot, side, box.size), side)


def _start(first: int, last: int, side: int, size: int) -> int:
    """Where a stretch of `side` cells begins that has this one in its middle, within the city."""
    return max(0, min(size - side, (first + last - side) // 2))


def _in_question(scene: Scene[Chicago]) -> list[int]:
    """The fields that a member can be put on or go to, or where two fight."""
    g = scene.seen
    pair = fighters(g)
    if pair:
        return [g.where[who] for who in pair]
    found = lit_fields(scene)
    if scene.lit and mover(g) != NONE:
        found.append(g.where[mover(g)])
        if "street-0" in scene.lit:
            found += walks_of(g, mover(g)).streets()
    return found


@reads()
def edge(scene: Scene[Chicago], side: float) -> Sheet:
    """The frame around the part of the city that is shown."""
    return Sheet("edge", side, side, rect(0, 0, side, side, stroke="line", width=1.2))


@reads("owner where")
def small_map(scene: Scene[Chicago], part: Square, w: float) -> Sheet:
    """The whole city as one thing: owners, members, and where the window is."""
    g = scene.seen
    scale = w / (g.box.size * CELL)
    frame = rect(*part.window, stroke="lamp", width=6)
    city = at(0, 0, streets(g.box), *_owners(g), *_members(g), frame, scale=scale)
    body = thing(scene, "small_map-0", 0, HEAD + 4, w, w, city)
    title = heading(w, scene.say("drawing-map"))
    return Sheet("map", w, HEAD + 4 + w, group(title, body))


def _owners(g: Chicago) -> list[Markup]:
    found: list[Markup] = []
    for b in range(BUILDINGS):
        x, y = place(g.box, b)
        w, h = g.box.wide[b] * CELL - 3, g.box.high[b] * CELL - 3
        if g.owner[b] == NO_GANG:
            found.append(rect(x, y, w, h, fill="sheet", stroke="soft", width=1))
        else:
            found.append(group(rect(x, y, w, h, fill="wash", stroke="mark", width=5),
                               cls=ground_class(g.owner[b])))  # fmt: skip
    return found


def _members(g: Chicago) -> list[Markup]:
    return [
        sign(m // FIGURES, *middle(g.box, field), 10)
        for m, field in enumerate(g.where)
        if field != OFF_BOARD
    ]
