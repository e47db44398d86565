"""Small pictures for buttons and the log."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Scene, at, reads
from burnham.kit import picture as framed
from burnham.scaffold.row_house.drawing.faces import TILE_H, TILE_W, face
from burnham.scaffold.row_house.position import RowHouse


@reads()
def picture(scene: Scene[RowHouse], kind: str, value: int) -> Markup | None:
    if kind != "tile" or value < 0:
        return None
    return framed(TILE_H, TILE_H, at((TILE_H - TILE_W) / 2, 0, face(scene.seen, value)))
