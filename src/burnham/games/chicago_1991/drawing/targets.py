"""What the open question lights on the map: free street fields, ways, prices and chances."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, FIGURES, NO_GANG, NONE, OFF_BOARD
from burnham.games.chicago_1991.drawing.crowd import HEAD, figures_on, foot
from burnham.games.chicago_1991.drawing.gangs import COLOURS
from burnham.games.chicago_1991.drawing.houses import size
from burnham.games.chicago_1991.drawing.members import member
from burnham.games.chicago_1991.drawing.names import names
from burnham.games.chicago_1991.drawing.reach import (
    Walks,
    dots,
    mover,
    odds_tag,
    preview,
    price_tag,
    trail,
    walks_of,
)
from burnham.games.chicago_1991.drawing.streets import CELL, TILE, corner, map_sheet, place
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import PLACE, STEPS
from burnham.games.chicago_1991.steps.routes import DUEL
from burnham.kit import Content, Scene, Sheet, at, circle, group, path, reads, thing

DOT = 3.8


@reads("agenda leader owner points standing variant_one where", lit="field street")
def targets(scene: Scene[Chicago]) -> Sheet:
    """Lit street fields on which nobody stands: one by one, and those farther off as one thing."""
    g = scene.seen
    fields = range(BUILDINGS, g.box.fields)
    free = [f for f in fields if f"field-{f}" in scene.lit and g.standing[f] == NO_GANG]
    called = names(scene).fields
    near = [
        thing(scene, f"field-{f}", *place(g.box, f), TILE, TILE, label=called[f], dot=DOT)
        for f in free
    ]
    return map_sheet("targets", g.box, *near, _far_streets(scene))


def _far_streets(scene: Scene[Chicago]) -> Markup | None:
    """Street fields farther off: all of them are one thing, which then lights each of them.  When
    every one of them is lit for itself, only the question's card offers the walk."""
    g = scene.seen
    if "street-0" not in scene.lit:
        return None
    far = [f for f in walks_of(g, mover(g)).streets() if f"field-{f}" not in scene.lit]
    if not far:
        return None
    x, y = place(g.box, far[0])
    area = "".join(
        f"M{corner(g.box, f)[0] - x:g} {corner(g.box, f)[1] - y:g}h{CELL:g}v{CELL:g}h{-CELL:g}z"
        for f in far
    )
    return thing(
        scene, "street-0", x, y, TILE, TILE,
        path(area, cls="reach"),
        group(path(dots(g.box, far, x, y), stroke="lamp", width=5, cls="halo joined")),
        label=scene.say("drawing-street"), dot=2.5,
    )  # fmt: skip


@reads("agenda leader owner points rings standing variant_one where", lit="field")
def signs(scene: Scene[Chicago]) -> Sheet:
    """Above all lamps, on every lit target: the points it takes, the chance to win, or that points
    can be used up there."""
    g = scene.seen
    lit = [] if mover(g) == NONE else [f for f in range(g.box.fields) if f"field-{f}" in scene.lit]
    found = [(f, _sign(scene, f, walks_of(g, mover(g)))) for f in lit]
    made = [at(*place(g.box, f), *sign, cls="sign") for f, sign in found if sign]
    return map_sheet("signs", g.box, *made)


def _sign(scene: Scene[Chicago], field: int, walks: Walks) -> list[Content]:
    g = scene.seen
    verbs = {g.step.verb(answer).name for answer in scene.lit[f"field-{field}"].answers}
    w, h = size(g.box, field)
    found: list[Content] = []
    if "spend" in verbs:
        found.append(circle(w / 2, h / 2, 7.5, stroke="lamp", width=1.4, dash="3 2.5"))
    if "go" not in verbs:
        return found
    if walks.meets(field) == DUEL:
        foes = g.inside(g.standing[field], field)
        chance = g.box.win[g.rings[walks.member]][g.rings[foes[0]]]
        found.append(odds_tag(*((w - 11, h - 1) if field < BUILDINGS else (w / 2, h + 7)), chance))
    elif field < BUILDINGS:
        found.append(price_tag(w + 3, h - 2, walks.lengths[field]))
    return found


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
