"""What belongs to a player: the hand as tiles, the row as a number."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Scene, figure, reads, thing
from burnham.kit import panels as f
from burnham.kit.pieces import card_back
from burnham.scaffold.row_house.drawing.faces import ICONS, TILE_H, TILE_W, tile_at
from burnham.scaffold.row_house.position import RowHouse

MARGIN = 8.0


@reads("hands rows")
def desk(scene: Scene[RowHouse], seat: int) -> Markup:
    return f.desk(
        f.hand(*[_tile(scene, seat, tile) for tile in scene.seen.hands[seat]]),
        f.store(_row(scene, seat)),
    )


def _tile(scene: Scene[RowHouse], seat: int, tile: int) -> Markup:
    """A tile of a hand; a back for those who may not see it."""
    back = card_back(TILE_W, TILE_H, ICONS["row"])
    hidden = thing(scene, f"own_hand-{seat}", 0, 0, TILE_W, TILE_H, back)
    return figure(TILE_W, TILE_H, hidden if tile < 0 else tile_at(scene, tile, 0, 0), margin=MARGIN)


def _row(scene: Scene[RowHouse], seat: int) -> Markup:
    count = len(scene.seen.rows[seat])
    title = scene.say("drawing-row", count=count)
    return f.fact(ICONS["row"], count, title, thing=f"own_row-{seat}")


@reads("hands rows")
def panel(scene: Scene[RowHouse], seat: int) -> Markup:
    hand = len(scene.seen.hands[seat])
    title = scene.say("drawing-hand", count=hand)
    return f.facts(_row(scene, seat), f.fact("hand", hand, title, thing=f"own_hand-{seat}"))


def tally(scene: Scene[RowHouse], seat: int) -> Markup:
    points = scene.seen.points(seat)
    return f.tally(
        "",
        str(points),
        points_title=scene.say("drawing-points", count=points),
        points_label=scene.say("drawing-total" if scene.seen.over else "drawing-so-far"),
        points_thing=f"own_points-{seat}",
    )
