"""Variant I: the assault that is under way, attackers left, defenders right."""

from __future__ import annotations

from math import ceil

from markupsafe import Markup

from burnham.games.chicago_1991.box import FIGURES, GANGS
from burnham.games.chicago_1991.drawing.gangs import COLOURS
from burnham.games.chicago_1991.drawing.members import member
from burnham.games.chicago_1991.drawing.names import member_called, names
from burnham.games.chicago_1991.drawing.reach import fighters
from burnham.games.chicago_1991.drawing.scales import HEAD
from burnham.games.chicago_1991.drawing.strengths import above, plate
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import CHOOSE_DEFENDER, STEPS
from burnham.kit import Part, Scene, Sheet, group, reads, rect, thing
from burnham.kit.pieces import caps, heading

PERSON_W = 38.0
PERSON_H = 52.0


def assault(scene: Scene[Chicago], w: float) -> Part:
    return above(_sides(scene, w), plate(scene, "fight-0", w))


@reads("agenda rings stormed storming where")
def _sides(scene: Scene[Chicago], w: float) -> Sheet:
    """Who fights for the building: attackers left, defenders right."""
    g = scene.seen
    inside = [m for gang in range(GANGS) for m in g.inside(gang, g.stormed)]
    defenders = [m for m in inside if m not in g.storming]
    half = (w - 14) / 2
    sides = [
        _side(scene, g.storming, 0, half, scene.say("drawing-attackers")),
        _side(scene, defenders, half + 14, half, scene.say("drawing-defenders")),
    ]
    height = max(high for _, high in sides)
    title = heading(w, scene.say("drawing-assault"), names(scene).fields[g.stormed])
    return Sheet("assault", w, height, group(title, *[part for part, _ in sides]))


def _side(
    scene: Scene[Chicago], who: list[int], x: float, w: float, say: str
) -> tuple[Markup, float]:
    across = max(1, int(w / PERSON_W))
    top = HEAD + 22
    people = [
        _fighter_thing(scene, one, x + i % across * PERSON_W, top + i // across * PERSON_H)
        for i, one in enumerate(who)
    ]
    rows = max(1, ceil(len(who) / across))
    title = caps(x, HEAD + 11, say, room=w)
    return group(title, *people), top + rows * PERSON_H


def _fighter_thing(scene: Scene[Chicago], who: int, x: float, y: float) -> Markup:
    g = scene.seen
    sent = not g.over and g.step is STEPS[CHOOSE_DEFENDER] and g.arg == who
    chosen = sent or who in (fighters(g) or ())
    return thing(
        scene, f"member-{who}", x, y, 26, 40,
        rect(0, 0, 26, 40, r=4, fill="well", stroke="hair", width=1),
        member(COLOURS[who // FIGURES], 13, 34, g.rings[who], r=9.5),
        label=member_called(scene, who, g.rings[who], g.where[who]), r=4, chosen=chosen,
    )  # fmt: skip
