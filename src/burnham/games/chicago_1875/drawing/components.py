"""What lies in the box, piece by piece, as it is printed."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.drawing.assets import HIGH, asset_for_sale
from burnham.games.chicago_1875.drawing.buildings import building_face
from burnham.games.chicago_1875.drawing.charters import charter_sheet
from burnham.games.chicago_1875.drawing.faces import cube, dollars, mark
from burnham.games.chicago_1875.drawing.spaces import ICON_OF
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE
from burnham.kit import Content, Scene, figure, rect, words

BUILDING = (150.0, 62.0)
ASSET_W = 158.0
SMALL = 52.0


def component(scene: Scene[BigShoulders], table: str, row: int) -> Markup | None:
    box = scene.seen.box
    match table:
        case "companies":
            made = charter_sheet(scene, row)
            return figure(
                made.width, made.height, made.content, margin=4, px=made.width, cls="broad-piece"
            )
        case "buildings":
            return figure(*BUILDING, building_face(scene, row, *BUILDING), margin=2, px=150)
        case "assets":
            return figure(
                ASSET_W, HIGH, asset_for_sale(scene, row, ASSET_W, NONE), margin=2, px=160
            )
        case "decades":
            year = words(SMALL / 2, 32, box.year[row], size=17, anchor="middle", serif=True)
            return _small(year)
        case "general_spaces":
            return _small(mark(ICON_OF[box.space_effect[row]], 26, 26, 34))
        case "resources":
            return _small(cube(box, row, 10, 10, 32))
        case "demand_tiles":
            return _small(_large(str(box.tile_demand[row])))
        case "goals":
            return _small(mark("star", 26, 17, 18), _amount(scene, box.goal_reward[row], 40))
        case "supply_spaces":
            price = box.supply_price[row]
            return _small(_amount(scene, price, 31) if price else _large("X"))
        case "asset_spaces":
            return _small(_amount(scene, box.asset_price[row], 31))
        case _:
            return None


def _small(*content: Content) -> Markup:
    ground = rect(0, 0, SMALL, SMALL, r=3, fill="sheet", stroke="line", width=1)
    return figure(SMALL, SMALL, ground, *content, margin=2, px=56)


def _large(said: str) -> Markup:
    return words(SMALL / 2, 35, said, size=24, anchor="middle", serif=True, bold=True)


def _amount(scene: Scene[BigShoulders], amount: int, y: float) -> Markup:
    return words(SMALL / 2, y, dollars(scene, amount), size=13, anchor="middle", bold=True)
