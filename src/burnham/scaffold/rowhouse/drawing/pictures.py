"""Small pictures for buttons and the log."""

from __future__ import annotations

from htpy import Node

from burnham.kit import Scene, at
from burnham.kit import picture as framed
from burnham.scaffold.rowhouse.drawing.faces import TILE_H, TILE_W, face
from burnham.scaffold.rowhouse.position import Rowhouse


def picture(scene: Scene[Rowhouse], kind: str, value: int) -> Node | None:
    if kind != "tile" or value < 0:
        return None
    return framed(TILE_H, TILE_H, at((TILE_H - TILE_W) / 2, 0, face(scene.seen, value)))
