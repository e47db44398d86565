"""What lies in the box, piece by piece, as it is printed."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import NO_GANG
from burnham.games.chicago_1991.drawing.gangs import sign
from burnham.games.chicago_1991.drawing.houses import House, house, size
from burnham.games.chicago_1991.drawing.strengths import CARD_H, TOP, strength_card
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Content, Scene, at, figure, group, rect

HOUSE = 96.0
STRENGTH_W = 84.0
SIGN = 72.0


def component(scene: Scene[Chicago], table: str, row: int) -> Markup | None:
    match table:
        case "gang":
            return _night(SIGN, SIGN, sign(row, SIGN / 2, SIGN / 2, 22))
        case "strength":
            face = strength_card(scene, 0, row + 1, 0, STRENGTH_W)
            return _night(STRENGTH_W, CARD_H, at(0, -TOP, face))
        case "building":
            return _house(scene.seen, row)
        case _:
            return None


def _night(w: float, h: float, *content: Content) -> Markup:
    """A window: dark in both themes."""
    ground = rect(0, 0, w, h, r=4, fill="well")
    return figure(w, h, group(ground, *content, cls="night"), margin=2, px=w)


def _house(g: Chicago, building: int) -> Markup:
    """As it stands in the first quarter, not yet anybody's."""
    w, h = size(g.box, building)
    k = min(1.6, (HOUSE - 12) / max(w, h))
    shown = house(g.box, House(building, NO_GANG, held=False, idle=False))
    return _night(HOUSE, HOUSE, at((HOUSE - w * k) / 2, (HOUSE - h * k) / 2, shown, scale=k))
