"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from collections.abc import Mapping

from burnham.games.chicago_1991.box import NONE
from burnham.games.chicago_1991.drawing.assault import assault
from burnham.games.chicago_1991.drawing.challenge import challenge
from burnham.games.chicago_1991.drawing.city import city
from burnham.games.chicago_1991.drawing.duels import chances, last_duel
from burnham.games.chicago_1991.drawing.gangs import seat_hues
from burnham.games.chicago_1991.drawing.goals import goals
from burnham.games.chicago_1991.drawing.scales import movement, rounds, strip
from burnham.games.chicago_1991.drawing.strengths import strengths, waiting
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Arrangement, Board, Layout, Part, Scene, below, board_of, view_in_question

WIDE = 1163.0
TALL = 366.0  # and 8 at each side: a phone at its own size
MAP = 700.0  # the city on a phone: as large as it can be read, seen in parts
MARGIN = 10.0
GAP = 10.0
COLUMN = (
    "rounds", "movement", "challenge", "strengths", "assault", "waiting", "goals", "duel",
    "chances",
)  # fmt: skip
BESIDE = 1.25  # how much larger the sheets beside the map are
ON_VIEW: Mapping[str, str] = {
    "city": "field street member",
    "gangs": "rings done roll throw fight",
}
"""The kinds of things on each view of a phone."""


def board(scene: Scene[Chicago], arrangement: Arrangement) -> Board:
    hues, say = seat_hues(scene.seen), scene.say("drawing-describe")
    if arrangement == "wide":
        return board_of(scene, hues, _wide(scene), arrangement, say, cls="night")
    return board_of(scene, hues, _tall(scene), arrangement, say, _opened(scene), cls="night")


# ------------------------------------------------------------------ wide
def _wide(scene: Scene[Chicago]) -> Layout:
    """The city, and a column beside it with what counts."""
    plan = [sheet.at(MARGIN, MARGIN) for sheet in city(scene)]
    x = plan[0].right + GAP
    w = WIDE - MARGIN - x
    parts, room = _fitting(_column(scene, w / BESIDE), plan[0].height / BESIDE)
    gap = min(2 * GAP, GAP + room / max(1, len(parts) - 1)) * BESIDE
    # Those who listen hear the large city last.
    return Layout([*below(parts, x, MARGIN, gap, w), *plan], WIDE, plan[0].foot + MARGIN)


def _fitting(parts: list[Part], height: float) -> tuple[list[Part], float]:
    """Of parts in the order of their weight those that stand below each other, each in its usual
    place, and the room that is left."""
    kept: list[Part] = []
    room = height + GAP
    for part in parts:
        if part.height + GAP <= room:
            kept.append(part)
            room -= part.height + GAP
    return sorted(kept, key=lambda part: COLUMN.index(part.name)), room


def _column(scene: Scene[Chicago], w: float) -> list[Part]:
    """What stands beside the map, the weightiest first."""
    g = scene.seen
    fought, line, prospects = last_duel(scene, w), waiting(scene, w), chances(scene, w)
    faced = challenge(scene, w)
    found: list[Part] = [rounds(scene, w, g.over), movement(scene, w)]
    found += [faced] if faced else []
    if g.stormed != NONE:
        found += [assault(scene, w), *([fought] if fought else []), prospects]
        return [*found, goals(scene, w)]
    found += [strengths(scene, w), *([line] if line else [])]
    # While all hire the last duel is old; in the rounds it is news.
    if fought and (g.round or g.over):
        found.append(fought)
    return [*found, goals(scene, w), prospects]


# ------------------------------------------------------------------ tall
def _tall(scene: Scene[Chicago]) -> dict[str, Layout]:
    """The city alone, seen in parts; and a page with what counts, above it what is asked."""
    plan = [sheet.at(0, 0, width=MAP) for sheet in city(scene)]
    asked = _asked(scene, TALL)
    parts = [strip(scene, TALL, scene.seen.over), *asked, *_rest(scene, TALL, asked)]
    placed = below(parts, 0, 4, 12)
    page = Layout(placed, TALL, max(one.foot for one in placed) + 8)
    return {"city": Layout(plan, MAP, MAP), "gangs": page}


def _opened(scene: Scene[Chicago]) -> str:
    """The page with the fighters while those inside a stormed building are asked about."""
    g = scene.seen
    lit = [int(name.removeprefix("member-")) for name in scene.lit if name.startswith("member-")]
    if g.stormed != NONE and all(g.where[member] == g.stormed for member in lit):
        return "gangs"
    return view_in_question(scene, "city", ON_VIEW)


def _asked(scene: Scene[Chicago], w: float) -> list[Part]:
    """What is fought or hired."""
    faced = challenge(scene, w)
    found: list[Part] = [faced] if faced else []
    if scene.seen.stormed != NONE:
        found.append(assault(scene, w))
    return found or [strengths(scene, w)]


def _rest(scene: Scene[Chicago], w: float, asked: list[Part]) -> list[Part]:
    fought, line = last_duel(scene, w), waiting(scene, w)
    shown = {part.name for part in asked}
    rest = [fought, line, goals(scene, w), strengths(scene, w), chances(scene, w)]
    return [part for part in rest if part and part.name not in shown]
