"""Tiles, and what the parts of the drawing share."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Hue, Own, Scene, ground, icons_of, numbered, piece, thing
from burnham.scaffold.row_house.position import RowHouse

ICONS = icons_of(__package__)
TILE = Own("row_house_tile")
TILE_W, TILE_H = 62.0, 78.0

player_colours: tuple[Hue, ...] = ("orange", "black", "turquoise", "white")


def face(g: RowHouse, tile: int) -> Markup:
    number = numbered(TILE_W / 2, TILE_H / 2, g.box.numbers[tile], 28)
    return ground(TILE, 0, 0, TILE_W, TILE_H, number)


def tile_at(scene: Scene[RowHouse], tile: int, x: float, y: float) -> Markup:
    """A tile that an answer can mean."""
    name = f"tile-{tile}"
    return thing(scene, name, x, y, TILE_W, TILE_H, piece(name, 0, 0, face(scene.seen, tile)))
