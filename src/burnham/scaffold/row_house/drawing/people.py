"""What belongs to a player: the hand as tiles, the row as a number."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Scene, figure, reads
from burnham.kit import panels as f
from burnham.kit.pieces import card_back
from burnham.scaffold.row_house.drawing.faces import ICONS, TILE_H, TILE_W, tile_at
from burnham.scaffold.row_house.position import RowHouse

MARGIN = 8.0


@reads("hands rows")
def desk(scene: Scene[RowHouse], seat: int) -> Markup:
    return f.desk(
        f.hand(*[_tile(scene, tile) for tile in scene.seen.hands[seat]]),
        f.store(_row(scene, seat)),
    )


def _tile(scene: Scene[RowHouse], tile: int) -> Markup:
    """A tile of a hand; a back for those who may not see it."""
    shown = card_back(TILE_W, TILE_H, ICONS["row"]) if tile < 0 else tile_at(scene, tile, 0, 0)
    return figure(TILE_W, TILE_H, shown, margin=MARGIN)


def _row(scene: Scene[RowHouse], seat: int) -> Markup:
    count = len(scene.seen.rows[seat])
    return f.fact(ICONS["row"], count, scene.say("drawing-row", count=count))


@reads("hands rows")
def panel(scene: Scene[RowHouse], seat: int) -> Markup:
    hand = len(scene.seen.hands[seat])
    return f.facts(_row(scene, seat), f.fact("hand", hand, scene.say("drawing-hand", count=hand)))


@reads("rows long_rows")
def tally(scene: Scene[RowHouse], seat: int) -> Markup:
    points = scene.seen.points(seat)
    return f.facts(f.fact("star", points, scene.say("drawing-points", count=points)))
