"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from burnham.games.chicago_1875.drawing.assets import assets
from burnham.games.chicago_1875.drawing.buildings import buildings, owners
from burnham.games.chicago_1875.drawing.companies import register
from burnham.games.chicago_1875.drawing.markets import demand, goals, haymarket, supply
from burnham.games.chicago_1875.drawing.prospects import prospects
from burnham.games.chicago_1875.drawing.spaces import spaces
from burnham.games.chicago_1875.drawing.tracks import (
    appeal_track,
    forecast,
    head,
    shares,
    stock_track,
)
from burnham.games.chicago_1875.drawing.vignette import HUES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kit import (
    Arrangement,
    Board,
    Layout,
    Placed,
    Scene,
    Sheet,
    asked_first,
    below,
    board_of,
)

player_colours = HUES

WIDE = 1180.0
TALL = 764.0
MARGIN = 14.0
GAP = 10.0
COLUMN = 470.0  # the right column


def board(scene: Scene[BigShoulders], arrangement: Arrangement) -> Board:
    layout = _wide(scene) if arrangement == "wide" else _tall(scene)
    placed = [one for under in layout.placed for one in (under, *_upon(scene, under))]
    whole = layout._replace(placed=placed)
    describe = scene.say("drawing-describe", year=_year(scene))
    return board_of(scene, player_colours, whole, arrangement, describe)


def _upon(scene: Scene[BigShoulders], under: Placed) -> list[Placed]:
    """What changes at other times than the sheet it lies on; all of its size."""
    name, w, h = under.sheet.name, under.sheet.width, under.sheet.height
    upon: list[Sheet | None] = []
    if name == "buildings":
        upon = [owners(scene, w, h)]
    elif name == "companies":
        upon = [prospects(scene, w, h)]
    elif name == "supply":
        upon = [haymarket(scene, w, h)]
    elif name == "stock":
        upon = [shares(scene, w, h), forecast(scene, w, h)]
    return [one.at(under.x, under.y, width=under.width) for one in upon if one]


def _year(scene: Scene[BigShoulders]) -> str:
    return str(scene.seen.box.year[scene.seen.decade - 1])


def _wide(scene: Scene[BigShoulders]) -> Layout:
    inside = WIDE - 2 * MARGIN
    left = inside - COLUMN - 16
    tracks = [head(scene, inside), stock_track(scene, inside), appeal_track(scene, inside)]
    top = below(tracks, MARGIN, MARGIN - 4, GAP)
    y = top[-1].foot + GAP
    middle = [spaces(scene, left), assets(scene, left), buildings(scene, left)]
    right = [demand(scene, COLUMN), supply(scene, COLUMN), register(scene, COLUMN)]
    aims = goals(scene, left)
    if aims:
        middle.append(aims)
    made = [*top, *below(middle, MARGIN, y, GAP), *below(right, WIDE - MARGIN - COLUMN, y, GAP)]
    return Layout(made, WIDE, max(part.foot for part in made) + MARGIN)


def _tall(scene: Scene[BigShoulders]) -> Layout:
    """What the question is about comes first."""
    k, large = 1.3, 1.4
    sheets: list[tuple[Sheet, str]] = [
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
        sheets.append((aims, ""))
    placed = below([head(scene, TALL / large), *asked_first(scene, sheets)], 0, 4, 14, width=TALL)
    return Layout(placed, TALL, placed[-1].foot + 8)
