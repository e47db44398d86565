"""Small pictures of things, for answer buttons and the log."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import INCOME, LEVELS
from burnham.games.san_francisco.drawing.aid import AID_H, aid_face
from burnham.games.san_francisco.drawing.displays import (
    development_icon,
    permit_card,
    tender_picture,
)
from burnham.games.san_francisco.drawing.plan import SITE, radius, site_face
from burnham.games.san_francisco.drawing.ring import action_icon
from burnham.games.san_francisco.drawing.years import bonus_face
from burnham.games.san_francisco.position import SanFrancisco
from burnham.kit import Scene, at, disc, figure, icon, reads
from burnham.kit import picture as framed
from burnham.kit.pieces import coin

AID_W = 400.0


@reads("owner rubble sides park")
def picture(scene: Scene[SanFrancisco], kind: str, value: int) -> Markup | None:
    g = scene.seen
    match kind:
        case "site":
            return framed(SITE, SITE, site_face(g, value, radius(g, value)))
        case "permit":
            return framed(78, 78, at(10, 0, permit_card(g, value)))
        case "tender":
            return framed(24, 24, tender_picture(g, value))
        case "development":
            return framed(24, 24, icon(development_icon(g, value), 12, 12, 24))
        case "field":
            return framed(26, 26, _field(g, value))
        case "income":
            return framed(26, 26, coin(13, 13, 12, f"${g.box.incomes[value]}"))
        case "bonus":
            return framed(26, 26, bonus_face(g, value, 26))
        case "seat":
            return framed(26, 26, disc(value, 13, 13, 12, flat=True))
        case "aid" if value < len(LEVELS):
            return figure(AID_W, AID_H, aid_face(scene, value, AID_W), margin=1, px=AID_W)
        case _:
            return None


def _field(g: SanFrancisco, field: int) -> Markup:
    kind = g.box.field_kind[field]
    if kind == INCOME:
        return coin(13, 13, 12, f"${g.box.field_amount[field]}")
    return icon(action_icon(kind), 13, 13, 24)
