"""What is printed on the map and tells of itself: quarters, avenues, plaza, edge fields, doors."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import AVENUE, BUILDINGS, GANGS, PLAZA, Box
from burnham.games.chicago_1991.drawing.names import names
from burnham.games.chicago_1991.drawing.streets import (
    CELL,
    TILE,
    corner,
    door_arrow,
    place,
    quarter_square,
)
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Scene, thing


def parts_of_map(scene: Scene[Chicago]) -> list[Markup]:
    """Drawn already: here are only the places that answer to the pointer, small ones on top."""
    box = scene.seen.box
    quarters = [_quarter(scene, gang) for gang in range(GANGS)]
    avenues = [_part(scene, f"avenue-{stretch[0]}", stretch) for stretch in stretches(box, AVENUE)]
    plaza = [f for f in range(BUILDINGS, box.fields) if box.kind[f] == PLAZA]
    middle = [_part(scene, "plaza-0", plaza)] if plaza else []
    edges = [_part(scene, f"edge_field-{field}", [field]) for field in box.edges]
    return [*quarters, *avenues, *middle, *edges]


def _quarter(scene: Scene[Chicago], gang: int) -> Markup:
    left, top, side = quarter_square(scene.seen.box, gang)
    return thing(scene, f"quarter-{gang}", left, top, side, side, silent=True)


def _part(scene: Scene[Chicago], name: str, fields: list[int]) -> Markup:
    """The rectangle around some street fields."""
    corners = [corner(scene.seen.box, field) for field in fields]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, foot = max(x for x, _ in corners) + CELL, max(y for _, y in corners) + CELL
    return thing(scene, name, left, top, right - left, foot - top, silent=True)


def stretches(box: Box, kind: int) -> list[list[int]]:
    """The street fields of a kind, those together that touch."""
    found: list[list[int]] = []
    seen: set[int] = set()
    for field in range(BUILDINGS, box.fields):
        if box.kind[field] != kind or field in seen:
            continue
        stretch = [field]
        seen.add(field)
        for one in stretch:
            touching = [f for f in box.around[one] if box.kind[f] == kind and f not in seen]
            stretch += touching
            seen.update(touching)
        found.append(stretch)
    return found


def all_doors(scene: Scene[Chicago]) -> list[Markup]:
    """The arrows, one by one."""
    box, called = scene.seen.box, names(scene).doors
    return [
        thing(
            scene, f"door-{door}", *place(box, door), TILE, TILE,
            door_arrow(box, building, door), label=called[door], silent=True,
        )
        for building in range(BUILDINGS)
        for door in box.doors[building]
    ]  # fmt: skip
