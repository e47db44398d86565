"""The three goals, and how far every player is."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import CASINOS, GOALS, PLAZA_BARS, STRENGTHS
from burnham.games.chicago_1991.drawing.gangs import sign
from burnham.games.chicago_1991.drawing.names import names
from burnham.games.chicago_1991.drawing.scales import HEAD
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Tone,
    circle,
    disc,
    ellipse,
    group,
    path,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import heading

HEAD_ROW = 22.0
ROW = 21.0
LEFT = 66.0


@reads("leader owner rings where")
def goals(scene: Scene[Chicago], w: float) -> Sheet:
    g = scene.seen
    step = (w - LEFT) / GOALS
    heads = [_goal(scene, goal, LEFT + goal * step, step) for goal in range(GOALS)]
    rows = [_player(scene, seat, HEAD + HEAD_ROW + seat * ROW, step) for seat in range(g.seats)]
    title = heading(w, scene.say("drawing-goals"), scene.say("drawing-goals-note"))
    return Sheet("goals", w, HEAD + HEAD_ROW + g.seats * ROW, group(title, *heads, *rows))


def _goal(scene: Scene[Chicago], goal: int, x: float, w: float) -> Markup:
    needed = scene.seen.needed(goal)
    return thing(
        scene, f"goal-{goal}", x, HEAD, w, HEAD_ROW - 2,
        goal_sign(goal, w / 2 - 12, 10),
        words(w / 2 + 4, 15, needed, size=14, serif=True, bold=True, tone="ochre"),
        silent=True,
    )  # fmt: skip


def goal_sign(goal: int, x: float, y: float) -> Markup:
    """A wheel, a bar under the lamp, four rings."""
    if goal == CASINOS:
        spokes = f"M{x - 8:g} {y:g}h16M{x:g} {y - 8:g}v16M{x - 5.6:g} {y - 5.6:g}l11.2 11.2"
        spokes += "m0 -11.2l-11.2 11.2"
        return group(
            circle(x, y, 8.5, stroke="ochre", width=1.3), path(spokes, stroke="ochre", width=0.8)
        )
    if goal == PLAZA_BARS:
        return group(
            rect(x - 8, y - 7, 16, 14, r=1, stroke="ochre", width=1.2),
            circle(x, y, 3, fill="lamp"),
        )
    return group(
        *[ellipse(x, y + 5 - k * 3.8, 8, 3.4, fill="ochre", stroke="well", width=1)
          for k in range(STRENGTHS - 1)]
    )  # fmt: skip


def _player(scene: Scene[Chicago], seat: int, y: float, step: float) -> Markup:
    g = scene.seen
    gangs = g.gangs_of(seat)
    signs = [sign(gang, 34 + i * 15, ROW / 2, 5) for i, gang in enumerate(gangs)]
    cells: list[Content] = []
    for goal in range(GOALS):
        have, needed = g.progress(seat, goal), g.needed(goal)
        cells.append(
            thing(
                scene, f"own_goal-{seat * GOALS + goal}", LEFT + goal * step, y, step, ROW,
                _progress(have, needed, step),
                label=_called(scene, goal, have), silent=True,
            )
        )  # fmt: skip
    told = [_called(scene, goal, g.progress(seat, goal)) for goal in range(GOALS)]
    called = ", ".join([*[names(scene).gangs[gang] for gang in gangs], *told])
    face = disc(seat, 12, ROW / 2, 9, flat=True)
    return group(thing(scene, f"seat-{seat}", 0, y, LEFT, ROW, face, *signs, label=called), *cells)


def _called(scene: Scene[Chicago], goal: int, have: int) -> str:
    return f"{scene.text.name('goal', goal)}: {have}/{scene.seen.needed(goal)}"


def _progress(have: int, needed: int, w: float) -> Markup:
    """A pip for everything that is needed; a goal that is held is lit."""
    held = have >= needed
    step = min(11.0, (w - 8) / needed)
    left = w / 2 - (needed - 1) * step / 2
    r = min(3.4, step * 0.4)
    full: Tone = "lamp" if held else "blue"
    edge: Tone = "lamp" if held else "soft"
    return group(
        *[circle(left + k * step, ROW / 2, r, fill=full if k < have else None, stroke=edge,
                 width=1)
          for k in range(needed)]
    )  # fmt: skip
