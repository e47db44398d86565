"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from burnham.games.chicago_1991.box import NONE
from burnham.games.chicago_1991.drawing.assault import assault
from burnham.games.chicago_1991.drawing.challenge import challenge
from burnham.games.chicago_1991.drawing.city import city
from burnham.games.chicago_1991.drawing.closeup import Square, edge, part_in_question, small_map
from burnham.games.chicago_1991.drawing.duels import chances, last_duel
from burnham.games.chicago_1991.drawing.gangs import seat_hues
from burnham.games.chicago_1991.drawing.goals import goals
from burnham.games.chicago_1991.drawing.scales import movement, rounds, strip
from burnham.games.chicago_1991.drawing.strengths import strengths, waiting
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Arrangement, Board, Layout, Part, Placed, Scene, arrange, below

WIDE = 1163.0
TALL = 764.0
MARGIN = 10.0
GAP = 10.0
COLUMN = (
    "rounds", "movement", "challenge", "strengths", "assault", "waiting", "goals", "duel",
    "chances",
)  # fmt: skip
EDGE = 10.0
BESIDE = 1.25  # how much larger the sheets beside the map are
LARGE = 1.5  # how much larger the sheets beside the map are on a phone
HIRING = ("rings-1", "rings-2", "rings-3", "done-0", "roll-0")


def board(scene: Scene[Chicago], arrangement: Arrangement) -> Board:
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
def _tall(scene: Scene[Chicago]) -> Layout:
    """The scales as a strip, the city as wide as the phone, or the part of it that is in question;
    above it what the question lights beside the map, below it the rest in two columns."""
    inner = TALL - 2 * EDGE
    placed = [strip(scene, inner, scene.seen.over).at(EDGE, EDGE)]
    placed += below(_asked(scene, inner / LARGE), EDGE, placed[0].foot + 12, 12, width=inner)
    part = part_in_question(scene)
    placed += _plan(scene, part, max(one.foot for one in placed) + 12, inner)
    half = (inner - 24) / 2
    foots = [placed[-1].foot + 20] * 2
    rest = _rest(scene, half / LARGE)
    if part:
        rest.insert(0, small_map(scene, part, half / LARGE))
    for sheet in rest:
        side = foots.index(min(foots))
        put = below([sheet], EDGE + side * (half + 24), foots[side], 0, width=half)
        placed += put
        foots[side] = max(one.foot for one in put) + 22
    return Layout(placed, TALL, max(foots))


def _plan(scene: Scene[Chicago], part: Square | None, y: float, w: float) -> list[Placed]:
    """The city, or a part of it in a frame."""
    window = part.window if part else None
    shown = [sheet.at(EDGE, y, width=w, window=window) for sheet in city(scene)]
    frame = [edge(scene, part.window[2]).at(EDGE, y, width=w)] if part else []
    return [*shown, *frame]


def _asked(scene: Scene[Chicago], w: float) -> list[Part]:
    faced = challenge(scene, w)
    found: list[Part] = [faced] if faced else []
    if scene.seen.stormed != NONE:
        found.append(assault(scene, w))
    if found:
        return found
    if any(name in scene.lit for name in HIRING):
        return [strengths(scene, w)]
    return []


def _rest(scene: Scene[Chicago], w: float) -> list[Part]:
    fought, line = last_duel(scene, w), waiting(scene, w)
    shown = {part.name for part in _asked(scene, w)}
    rest = [fought, line, goals(scene, w), strengths(scene, w), chances(scene, w)]
    return [part for part in rest if part and part.name not in shown]
