"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from htpy import Element

from burnham.games.chicago_1991.drawing.city import city
from burnham.games.chicago_1991.drawing.duels import assault, chances, last_duel
from burnham.games.chicago_1991.drawing.gangs import seat_hues
from burnham.games.chicago_1991.drawing.goals import goals
from burnham.games.chicago_1991.drawing.scales import movement, rounds
from burnham.games.chicago_1991.drawing.strengths import strengths, waiting
from burnham.games.chicago_1991.position import NONE, Chicago
from burnham.kit import Arrangement, Placed, Scene, Sheet, arrange

WIDE = 1080.0
TALL = 764.0
MARGIN = 14.0
GAP = 14.0


def board(scene: Scene[Chicago], arrangement: Arrangement) -> Element:
    placed, width, height = _wide(scene) if arrangement == "wide" else _tall(scene)
    return arrange(
        scene,
        seat_hues(scene.seen),
        width,
        height,
        placed,
        label=scene.say("drawing-board"),
        describe=scene.say("drawing-describe"),
        cls="night",
    )


# ------------------------------------------------------------------ wide
def _wide(scene: Scene[Chicago]) -> tuple[list[Placed], float, float]:
    """The city, and a column beside it with what counts."""
    plan = city(scene).at(MARGIN, MARGIN)
    x = plan.right + GAP
    w = WIDE - MARGIN - x
    placed, y = [plan], MARGIN
    for sheet in _column(scene, w):
        if y + sheet.height > plan.foot + 1:
            break
        placed.append(sheet.at(x, y))
        y = placed[-1].foot + GAP
    return placed, WIDE, plan.foot + MARGIN


def _column(scene: Scene[Chicago], w: float) -> list[Sheet]:
    """Scales first, then what the question is about; what comes last may find no room."""
    scales = [rounds(scene, w), movement(scene, w)]
    line = waiting(scene, w)
    fought = last_duel(scene, w)
    fights = [fought] if fought else []
    people = [strengths(scene, w), *([line] if line else [])]
    if scene.seen.stormed != NONE:
        return [*scales, assault(scene, w), *fights, goals(scene, w)]
    if line or not scene.seen.round:
        return [*scales, *people, goals(scene, w), chances(scene, w), *fights]
    return [*scales, *people, goals(scene, w), *fights, chances(scene, w)]


# ------------------------------------------------------------------ tall
def _tall(scene: Scene[Chicago]) -> tuple[list[Placed], float, float]:
    plan = city(scene).at(0, 0, width=TALL)
    return [plan], TALL, plan.foot
