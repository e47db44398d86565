"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from htpy import Element

from burnham.games.chicago_1875.drawing.buildings import buildings
from burnham.games.chicago_1875.drawing.companies import register
from burnham.games.chicago_1875.drawing.markets import demand, goals, supply
from burnham.games.chicago_1875.drawing.spaces import assets, spaces
from burnham.games.chicago_1875.drawing.tracks import appeal_track, head, stock_track
from burnham.games.chicago_1875.drawing.vignette import HUES
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kit import Arrangement, Placed, Scene, Sheet, arrange

player_colours = HUES

WIDE = 1180.0
TALL = 764.0
MARGIN = 14.0
GAP = 10.0
COLUMN = 470.0  # the right column


def board(scene: Scene[BigShoulders], arrangement: Arrangement) -> Element:
    placed, width, height = _wide(scene) if arrangement == "wide" else _tall(scene)
    return arrange(
        scene,
        player_colours,
        width,
        height,
        placed,
        label=scene.say("drawing-board"),
        describe=scene.say("drawing-describe", year=_year(scene)),
        frame=arrangement == "wide",
        margin=0 if arrangement == "wide" else 8,
    )


def _year(scene: Scene[BigShoulders]) -> str:
    return str(scene.seen.box.year[scene.seen.decade - 1])


def _wide(scene: Scene[BigShoulders]) -> tuple[list[Placed], float, float]:
    inside = WIDE - 2 * MARGIN
    left = inside - COLUMN - 16
    top = _column([head(scene, inside), stock_track(scene, inside), appeal_track(scene, inside)],
                  MARGIN, MARGIN - 4)  # fmt: skip
    y = top[-1].foot + GAP
    middle = [spaces(scene, left), assets(scene, left), buildings(scene, left)]
    right = [demand(scene, COLUMN), supply(scene, COLUMN), register(scene, COLUMN)]
    aims = goals(scene, left)
    if aims:
        middle.append(aims)
    made = [*top, *_column(middle, MARGIN, y), *_column(right, WIDE - MARGIN - COLUMN, y)]
    return made, WIDE, max(part.foot for part in made) + MARGIN


def _column(sheets: list[Sheet], x: float, y: float) -> list[Placed]:
    made: list[Placed] = []
    for sheet in sheets:
        made.append(sheet.at(x, y))
        y = made[-1].foot + GAP
    return made


def _tall(scene: Scene[BigShoulders]) -> tuple[list[Placed], float, float]:
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
    shown = {name.rpartition("-")[0] for name in scene.lit}
    first = [sheet for sheet, kinds in sheets if shown & set(kinds.split())]
    rest = [sheet for sheet, _ in sheets if sheet not in first]
    placed = [head(scene, TALL / large).at(0, 4, width=TALL)]
    for sheet in [*first, *rest]:
        placed.append(sheet.at(0, placed[-1].foot + 14, width=TALL))
    return placed, TALL, placed[-1].foot + 8
