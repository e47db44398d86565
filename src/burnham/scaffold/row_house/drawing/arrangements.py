"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from burnham.kit import (
    Arrangement,
    Board,
    Content,
    Layout,
    Scene,
    Sheet,
    at,
    below,
    board_of,
    disc,
    group,
    label,
    line,
    reads,
    thing,
)
from burnham.kit.pieces import card_back, heading, slot
from burnham.scaffold.row_house.drawing.faces import (
    ICONS,
    TILE_H,
    TILE_W,
    player_colours,
    tile_at,
)
from burnham.scaffold.row_house.position import RowHouse

WIDE, TALL = 1080.0, 764.0
HIGH = 620.0
"""So high that the board seldom grows as tiles are dropped."""
MARGIN = 14.0
STEP = TILE_W + 7
NAME = 124.0
A_LINE = 8
"""How many tiles of a row stand side by side before it goes on below."""
ROW_W = NAME + A_LINE * STEP
HEAD = 34.0


def board(scene: Scene[RowHouse], arrangement: Arrangement) -> Board:
    layout = _wide(scene) if arrangement == "wide" else _tall(scene)
    describe = scene.say("drawing-describe", count=len(scene.seen.stack))
    return board_of(scene, player_colours, layout, arrangement, describe)


def _wide(scene: Scene[RowHouse]) -> Layout:
    left = below([row(scene, seat) for seat in range(scene.seen.seats)], MARGIN, MARGIN, MARGIN)
    right = supply(scene, 5).at(MARGIN + ROW_W + 2 * MARGIN, MARGIN)
    return Layout([*left, right], WIDE, max(HIGH, left[-1].foot, right.foot) + MARGIN)


def _tall(scene: Scene[RowHouse]) -> Layout:
    rows = [row(scene, seat) for seat in range(scene.seen.seats)]
    placed = below([*rows, supply(scene, 10)], MARGIN, MARGIN, MARGIN)
    return Layout(placed, TALL, placed[-1].foot + MARGIN)


@reads("rows")
def row(scene: Scene[RowHouse], seat: int) -> Sheet:
    """A player's row with the place for the next tile."""
    tiles = scene.seen.rows[seat]
    lines = len(tiles) // A_LINE + 1
    height = 8 + lines * (TILE_H + 8)
    places = [_place(n) for n in range(len(tiles) + 1)]
    made = [tile_at(scene, tile, *place) for tile, place in zip(tiles, places, strict=False)]
    content: list[Content] = [
        line(0, 0, ROW_W, 0, width=1.6),
        disc(seat, 20, 8 + TILE_H / 2, 16),
        label(44, 8 + TILE_H / 2, NAME - 50, scene.text.seat(seat), size=15, lines=2, serif=True),
        thing(scene, f"own_row-{seat}", *places[-1], TILE_W, TILE_H, slot(TILE_W, TILE_H)),
        *made,
    ]
    return Sheet(f"row-{seat}", ROW_W, height, group(*content), scene.text.seat(seat))


def _place(n: int) -> tuple[float, float]:
    return NAME + n % A_LINE * STEP, 8 + n // A_LINE * (TILE_H + 8)


@reads("dropped stack")
def supply(scene: Scene[RowHouse], a_line: int) -> Sheet:
    """The stack, and the dropped tiles in the order of their numbers."""
    g = scene.seen
    w = a_line * STEP
    tiles = sorted(g.dropped, key=lambda tile: g.box.numbers[tile])
    low = HEAD + TILE_H + 16
    lines = -(-len(tiles) // a_line)
    made = [
        tile_at(scene, tile, n % a_line * STEP, low + HEAD + n // a_line * (TILE_H + 8))
        for n, tile in enumerate(tiles)
    ]
    back = card_back(TILE_W, TILE_H, ICONS["row"], count=len(g.stack))
    stack = back if g.stack else slot(TILE_W, TILE_H)
    content: list[Content] = [
        heading(w, scene.say("drawing-stack")),
        thing(scene, "stack-0", 0, HEAD, TILE_W, TILE_H, stack),
        at(0, low, heading(w, scene.say("drawing-dropped"))),
        *made,
    ]
    height = low + HEAD + lines * (TILE_H + 8)
    return Sheet("supply", w, height, group(*content), scene.say("drawing-stack"))
