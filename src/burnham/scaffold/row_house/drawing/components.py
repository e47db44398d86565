"""What lies in the box, piece by piece, as it is printed."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Scene, at, figure
from burnham.scaffold.row_house.drawing.faces import TILE_H, TILE_W, face
from burnham.scaffold.row_house.position import RowHouse

COLUMNS = 6
GAP = 6.0


def component(scene: Scene[RowHouse], table: str, row: int) -> Markup | None:
    """All tiles are one table."""
    if table != "tiles":
        return None
    count = len(scene.seen.box.numbers)
    lines = -(-count // COLUMNS)
    tiles = [
        at(i % COLUMNS * (TILE_W + GAP), i // COLUMNS * (TILE_H + GAP), face(scene.seen, i))
        for i in range(count)
    ]
    w, h = COLUMNS * (TILE_W + GAP) - GAP, lines * (TILE_H + GAP) - GAP
    return figure(w, h, *tiles, margin=2, px=w, cls="broad-piece")
