"""What lies in the box, piece by piece, as it is printed."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import (
    CARDS_IN_RING,
    DEVELOPMENTS,
    FIELDS_1_2,
    FIELDS_3_4,
    PARK,
    STREET_LIGHT,
)
from burnham.games.san_francisco.drawing.aid import AID_H, aid_face
from burnham.games.san_francisco.drawing.displays import (
    builder_card,
    development_icon,
    letter_of,
    permit_card,
    public_card,
    tender_card,
)
from burnham.games.san_francisco.drawing.faces import PERMIT, TENDER_H, development_face
from burnham.games.san_francisco.drawing.plan import PLOT, plot_card
from burnham.games.san_francisco.drawing.progress import printed_board
from burnham.games.san_francisco.drawing.ring import Held, RingCard, level_card
from burnham.games.san_francisco.drawing.years import stair, year_column
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.setup import PARKS
from burnham.kit import Scene, at, figure, label

CARD = (330.0, 84.0)
TENDER_W = 150.0
DEVELOPMENT = (104.0, 72.0)
YEAR = (104.0, 92.0)
BETWEEN = 10.0


def component(scene: Scene[SanFrancisco], table: str, row: int) -> Markup | None:
    match table:
        case "permits":
            return figure(*PERMIT, permit_card(scene.seen, row), margin=2, px=76)
        case "plots":
            return _both_sides(scene, row)
        case "action_cards":
            return _action_card(scene, row)
        case "private_tenders":
            return _card(tender_card(scene, row, TENDER_W))
        case "public_tenders":
            return _card(public_card(scene, row, TENDER_W))
        case "builder_tender":
            return _card(builder_card(scene, TENDER_W))
        case "developments":
            return _development(scene, row)
        case "years":
            return figure(*YEAR, year_column(scene, row, *YEAR), margin=2, px=112)
        case "income_track":
            steps = stair(scene, 320, 76, framed=True)
            return figure(steps.width, steps.height, steps.content, margin=2, px=320)
        case "progress_board":
            board = printed_board(scene, 420, 280)
            return figure(
                board.width, board.height, board.content, margin=2, px=430, cls="broad-piece"
            )
        case "solo_levels":
            w = 400.0
            face = aid_face(scene, row, w)
            return figure(w, AID_H, face, margin=2, px=w, cls="broad-piece")
        case _:
            return None


def _card(face: Markup) -> Markup:
    return figure(TENDER_W, TENDER_H, face, margin=2, px=TENDER_W)


def _both_sides(scene: Scene[SanFrancisco], plot: int) -> Markup:
    """Side A and side B of a plot card: they differ in their rubble."""
    sides = [
        at(side * (PLOT + BETWEEN), 16, plot_card(scene, plot, side), label(0, -8, 60, "AB"[side]))
        for side in (0, 1)
    ]
    return figure(2 * PLOT + BETWEEN, PLOT + 16, *sides, margin=2, px=380, cls="broad-piece")


def _action_card(scene: Scene[SanFrancisco], card: int) -> Markup:
    """The side for three and four players, and below it that for one and two."""
    w, h = CARD
    first = card * FIELDS_3_4
    second = CARDS_IN_RING * FIELDS_3_4 + card * FIELDS_1_2
    name = scene.seen.box.card_labels[card]
    made = [
        level_card(scene, RingCard(0, card, name, players, False, _fields(start, count)), w, h)
        for players, start, count in (("3–4", first, FIELDS_3_4), ("1–2", second, FIELDS_1_2))
    ]
    faces = [at(0, i * (h + BETWEEN), sheet.content) for i, sheet in enumerate(made)]
    return figure(w, 2 * h + BETWEEN, *faces, margin=2, px=w, cls="broad-piece")


def _fields(first: int, count: int) -> tuple[Held, ...]:
    return tuple(Held(field, (), NONE) for field in range(first, first + count))


def _development(scene: Scene[SanFrancisco], card: int) -> Markup:
    g = scene.seen
    kind = g.box.development_type[card]
    name = (
        scene.say(f"drawing-{DEVELOPMENTS[kind].replace('_', '-')}")
        if kind != PARK
        else (
            scene.say(f"drawing-{PARKS[g.park].replace('_', '-')}", letter=letter_of(g.box, card))
        )
    )
    worth = (
        "·".join(map(str, g.box.street_light_vp[1:]))
        if kind == STREET_LIGHT
        else str(g.box.development_vp[card])
    )
    price = g.box.development_cost[kind]
    face = development_face(
        *DEVELOPMENT, development_icon(g, kind), name, worth, count=1,
        price=f"−${price}" if price else "",
    )  # fmt: skip
    return figure(*DEVELOPMENT, face, margin=2, px=108)
