"""What the open question lights on the map: free street fields, ways, prices and chances."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, NO_GANG, NONE, OFF_BOARD, Box
from burnham.games.chicago_1991.drawing.crowd import HEAD, figures_on, foot
from burnham.games.chicago_1991.drawing.gangs import COLOURS
from burnham.games.chicago_1991.drawing.houses import size
from burnham.games.chicago_1991.drawing.members import member
from burnham.games.chicago_1991.drawing.names import names
from burnham.games.chicago_1991.drawing.reach import (
    Walks,
    dots,
    lit_fields,
    mover,
    odds_tag,
    preview,
    price_tag,
    trail,
    veil,
    walks_of,
)
from burnham.games.chicago_1991.drawing.streets import CELL, TILE, corner, map_sheet, place
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import PLACE, STEPS
from burnham.games.chicago_1991.steps.routes import DUEL
from burnham.kit import Scene, Sheet, at, circle, group, path, reads, thing

DOT = 3.8


class Sign(NamedTuple):
    """What is told on a lit field: that points can be used up there, the points that the way takes
    and whether it only leads home, or the chance to win."""

    field: int
    spend: bool = False
    price: int = 0
    own: bool = False
    chance: float | None = None


def targets(scene: Scene[Chicago]) -> Sheet | None:
    """Lit street fields on which nobody stands: one by one, and those farther off as one thing.
    When every one of them is lit for itself, only the question's card offers the walk."""
    g = scene.seen
    far = walks_of(g, mover(g)).streets() if "street-0" in scene.lit else []
    near = tuple(f for f in lit_fields(scene) if f >= BUILDINGS and g.standing[f] == NO_GANG)
    rest = tuple(f for f in far if f"field-{f}" not in scene.lit)
    return _streets(scene, near, rest) if near or rest else None


@reads()
def _streets(scene: Scene[Chicago], near: tuple[int, ...], far: tuple[int, ...]) -> Sheet:
    box, called = scene.seen.box, names(scene).fields
    each = [
        thing(scene, f"field-{f}", *place(box, f), TILE, TILE, label=called[f], dot=DOT)
        for f in near
    ]
    return map_sheet("targets", box, *each, _far_streets(scene, far) if far else None)


def _far_streets(scene: Scene[Chicago], far: tuple[int, ...]) -> Markup:
    """All of them are one thing, which then lights each; dimmer than what can be taken."""
    box = scene.seen.box
    x, y = place(box, far[0])
    area = "".join(
        f"M{corner(box, f)[0] - x:g} {corner(box, f)[1] - y:g}h{CELL:g}v{CELL:g}h{-CELL:g}z"
        for f in far
    )
    return thing(
        scene, "street-0", x, y, TILE, TILE,
        path(area, cls="reach"),
        group(path(dots(box, far, x, y), stroke="lamp", width=5, cls="halo far joined")),
        label=scene.say("drawing-street"), dot=2.5,
    )  # fmt: skip


def signs(scene: Scene[Chicago]) -> Sheet | None:
    """Above all lamps, on every field that is lit for a walk: what can be taken or attacked stands
    out, one's own buildings are dimmed."""
    g = scene.seen
    lit = lit_fields(scene)
    if not lit or mover(g) == NONE:
        return None
    return _signs(scene, tuple(_sign(scene, f, walks_of(g, mover(g))) for f in lit))


def _sign(scene: Scene[Chicago], field: int, walks: Walks) -> Sign:
    g = scene.seen
    verbs = {g.step.verb(answer).name for answer in scene.lit[f"field-{field}"].answers}
    sign = Sign(field, "spend" in verbs)
    if "go" in verbs and walks.meets(field) == DUEL:
        foes = g.inside(g.standing[field], field)
        return sign._replace(chance=g.box.win[g.rings[walks.member]][g.rings[foes[0]]])
    if "go" in verbs and field < BUILDINGS:
        own = g.owner[field] == walks.member // FIGURES
        return sign._replace(price=walks.lengths[field], own=own)
    return sign


@reads()
def _signs(scene: Scene[Chicago], shown: tuple[Sign, ...]) -> Sheet:
    box = scene.seen.box
    return map_sheet("signs", box, *[_drawn_sign(box, sign) for sign in shown])


def _drawn_sign(box: Box, sign: Sign) -> Markup | None:
    w, h = size(box, sign.field)
    made: list[Markup] = [veil(w, h)] if sign.own else []
    if sign.spend:
        made.append(circle(w / 2, h / 2, 7.5, stroke="lamp", width=1.4, dash="3 2.5"))
    if sign.chance is not None:
        where = (w - 11, h - 1) if sign.field < BUILDINGS else (w / 2, h + 7)
        made.append(odds_tag(*where, sign.chance))
    if sign.price:
        made.append(price_tag(w + 3, h - 2, sign.price, own=sign.own))
    return at(*place(box, sign.field), *made, cls="sign") if made else None


# ------------------------------------------------------------------ ghosts
def ghost(scene: Scene[Chicago], name: str) -> Markup | None:
    """Over a field the way there and the member at its end; over a member what it could reach."""
    kind, _, value = name.rpartition("-")
    if kind == "field":
        return _arrival(scene.seen, int(value))
    return _outlook(scene, int(value)) if kind == "member" else None


def _arrival(g: Chicago, field: int) -> Markup | None:
    x, y = place(g.box, field)
    way: Markup | None = None
    who = g.arg if g.step is STEPS[PLACE] else mover(g)
    if mover(g) != NONE:
        walks = walks_of(g, who)
        way = trail(g.box, walks.way(field), x, y) if walks.lengths[field] > 0 else None
    if who == NONE or g.standing[field] not in (NO_GANG, who // FIGURES):
        return way
    fx, fy = foot(g, field, 0, 1)
    return group(way, member(COLOURS[who // FIGURES], fx - x, fy - y, g.rings[who], r=HEAD))


def _outlook(scene: Scene[Chicago], who: int) -> Markup | None:
    g = scene.seen
    if not g.points or g.where[who] == OFF_BOARD:
        return None
    shown = next(one for one in figures_on(scene, g.where[who]) if one.who == who)
    return preview(g, who, *shown.corner)
