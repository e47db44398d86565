"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from burnham.games.chicago_1875.drawing.assets import assets
from burnham.games.chicago_1875.drawing.buildings import buildings
from burnham.games.chicago_1875.drawing.companies import register
from burnham.games.chicago_1875.drawing.markets import demand, goals, supply
from burnham.games.chicago_1875.drawing.spaces import spaces
from burnham.games.chicago_1875.drawing.tracks import appeal_track, head, stock_track
from burnham.games.chicago_1875.drawing.vignette import HUES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kit import Arrangement, Board, Layout, Part, Scene, asked_first, below, board_of

player_colours = HUES

WIDE = 1180.0
TALL = 764.0
MARGIN = 14.0
GAP = 10.0
COLUMN = 470.0  # the right column


def board(scene: Scene[BigShoulders], arrangement: Arrangement) -> Board:
    layout = _wide(scene) if arrangement == "wide" else _tall(scene)
    describe = scene.say("drawing-describe", year=_year(scene))
    return board_of(scene, player_colours, layout, arrangement, describe)


def _year(scene: Scene[BigShoulders]) -> str:
    return str(scene.seen.box.year[scene.seen.decade - 1])


def _wide(scene: Scene[BigShoulders]) -> Layout:
    inside = WIDE - 2 * MARGIN
    left = inside - COLUMN - 16
    tracks: list[Part] = [
        head(scene, inside),
        stock_track(scene, inside),
        appeal_track(scene, inside),
    ]
    top = below(tracks, MARGIN, MARGIN - 4, GAP)
    y = top[-1].foot + GAP
    middle: list[Part] = [spaces(scene, left), assets(scene, left), buildings(scene, left)]
    right: list[Part] = [demand(scene, COLUMN), supply(scene, COLUMN), register(scene, COLUMN)]
    aims = goals(scene, left)
    if aims:
        middle.append(aims)
    made = [*top, *below(middle, MARGIN, y, GAP), *below(right, WIDE - MARGIN - COLUMN, y, GAP)]
    return Layout(made, WIDE, max(part.foot for part in made) + MARGIN)


def _tall(scene: Scene[BigShoulders]) -> Layout:
    """What the question is about comes first."""
    k, large = 1.3, 1.4
    parts: list[tuple[Part, str]] = [
        (stock_track(scene, TALL / large, rows=2), "stock"),
        (appeal_track(scene, TALL / large, rows=2), ""),
        (register(scene, TALL / k), "company"),
        (spaces(scene, TALL / large), "space"),
        (buildings(scene, TALL / large), "building"),
        (assets(scene, TALL / large), "asset"),
        (demand(scene, TALL / k), "demand goods"),
        (supply(scene, TALL / k), "cube row resource"),
    ]
    aims = goals(scene, TALL / k)
    if aims:
        parts.append((aims, ""))
    placed = below([head(scene, TALL / large), *asked_first(scene, parts)], 0, 4, 14, width=TALL)
    return Layout(placed, TALL, max(part.foot for part in placed) + 8)
