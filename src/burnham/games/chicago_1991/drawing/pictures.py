"""Small pictures of things, for answer buttons and the log: windows on the night."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, EDGE, FIGURES, PLAZA, Box
from burnham.games.chicago_1991.drawing.gangs import COLOURS, sign
from burnham.games.chicago_1991.drawing.houses import house, house_of, size
from burnham.games.chicago_1991.drawing.members import member
from burnham.games.chicago_1991.drawing.streets import CELL, INSET, TILE
from burnham.games.chicago_1991.drawing.strengths import acting
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Content, Scene, Tone, at, circle, disc, group, icon, path, reads, rect
from burnham.kit import picture as framed

SIDE = 75.0
PLATES = {"roll": "dice", "done": "check", "fight": "dice", "throw": "dice"}


@reads("agenda gang leader owner phase rings standing variant_two")
def picture(scene: Scene[Chicago], kind: str, value: int) -> Markup | None:
    g = scene.seen
    match kind:
        case "field" if value < BUILDINGS:
            return _night(_house(g, value))
        case "field" if value < g.box.fields:
            return _night(_corner(g.box, value))
        case "member":
            figure = member(COLOURS[value // FIGURES], SIDE / 2, SIDE - 16, g.rings[value], r=18)
            return _night(figure)
        case "rings":
            return _night(member(COLOURS[acting(g)], SIDE / 2, SIDE - 16, value, r=18))
        case "gang":
            return _night(sign(value, SIDE / 2, SIDE / 2, 20))
        case "street":
            return _night(path("M16 37h.01M37 37h.01M58 37h.01", stroke="lamp", width=11,
                               cls="joined"))  # fmt: skip
        case "seat":
            return framed(26, 26, disc(value, 13, 13, 12, flat=True))
        case "roll" | "done" | "fight" | "throw":
            return framed(24, 24, icon(PLATES[kind], 12, 12, 24))
        case _:
            return None


def _night(*content: Content) -> Markup:
    """A window: dark in both themes."""
    return framed(
        SIDE, SIDE, group(rect(0, 0, SIDE, SIDE, r=6, fill="well"), *content, cls="night")
    )


def _house(g: Chicago, building: int) -> Markup:
    w, h = size(g.box, building)
    k = min(1.3, (SIDE - 8) / max(w, h))
    return at((SIDE - w * k) / 2, (SIDE - h * k) / 2, house(g.box, house_of(g, building)), scale=k)


def _corner(box: Box, field: int) -> Markup:
    """A street field among its neighbours: three by three cells of the map."""
    tiles: list[Content] = []
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            other = box.field_at.get((box.left[field] + dx, box.top[field] + dy))
            if other is not None:
                tiles.append(
                    rect((dx + 1) * CELL + INSET, (dy + 1) * CELL + INSET, TILE, TILE,
                         fill=_tone(box, other), opacity=0.4)
                )  # fmt: skip
    return group(*tiles, circle(SIDE / 2, SIDE / 2, 7, fill="lamp"))


def _tone(box: Box, field: int) -> Tone:
    if box.kind[field] == PLAZA:
        return "ochre"
    return "blue" if box.kind[field] == EDGE else "line"
