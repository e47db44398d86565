"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from burnham.games.raising_chicago.drawing.around import (
    bidding,
    council,
    outskirts,
    poverty,
    prestige,
)
from burnham.games.raising_chicago.drawing.city import city
from burnham.games.raising_chicago.drawing.projects import (
    NARROW,
    SIDE,
    later,
    projects,
    projects_height,
)
from burnham.games.raising_chicago.drawing.vignette import HUES
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kit import (
    Arrangement,
    Board,
    Layout,
    Part,
    Placed,
    Scene,
    Sheet,
    Tone,
    at,
    below,
    board_of,
    group,
    hushed,
    line,
    reads,
    rect,
    thing,
    view_in_question,
    words,
)
from burnham.kit.letters import label

player_colours = HUES

WIDE, HIGH = 920.0, 610.0  # what a window of 1366 × 768 shows at its own size
TALL = 366.0  # and 8 at each side: a phone at its own size
MAP = 640.0  # the city on a phone: as large as it can be read, seen in parts
MARGIN = 10.0
GAP = 7.0
COLUMN = 250.0  # the right column
PHASES = 5
MOST = 34.0  # so much higher a square may be, where the view has room
ON_VIEW: Mapping[str, str] = {
    "projects": "square slot",
    "city": "plot neighborhood banner outskirts prestige",
}
"""The kinds of things on each view."""
ON_TALL_VIEW: Mapping[str, str] = {
    "projects": "square slot",
    "city": "plot neighborhood banner",
    "around": "outskirts prestige",
}
BIDDING_IS_OVER = 4  # from this phase on the city is built


def board(scene: Scene[RaisingChicago], arrangement: Arrangement) -> Board:
    wide = arrangement == "wide"
    views = _wide(scene) if wide else _tall(scene)
    g = scene.seen
    usual = "projects" if g.phase < BIDDING_IS_OVER and not g.over else "city"
    opened = view_in_question(scene, usual, ON_VIEW if wide else ON_TALL_VIEW)
    describe = scene.say("drawing-describe", round=g.round)
    return board_of(scene, player_colours, views, arrangement, describe, opened)


@reads("round phase")
def head(scene: Scene[RaisingChicago], w: float) -> Sheet:
    """The rounds and the phases; the present ones stand out."""
    g = scene.seen
    rounds = [_round(scene, n, 52 + (n - 1) * 26) for n in range(1, g.box.rounds + 1)]
    tells = scene.say("drawing-rounds")
    if w < NARROW:
        # Of the phases only the present one has room for its name.
        phase = _phase(scene, max(1, min(g.phase, PHASES)), 0, w)
        return Sheet("head", w, 56, group(_title(scene), *rounds, at(0, 28, phase)), tells)
    left = 52 + g.box.rounds * 26 + 20
    step = (w - left) / PHASES
    phases = [_phase(scene, n, left + (n - 1) * step, step - 10) for n in range(1, PHASES + 1)]
    return Sheet("head", w, 28, group(_title(scene), *rounds, *phases), tells)


def _title(scene: Scene[RaisingChicago]) -> Markup:
    return hushed(label(0, 13, 48, scene.say("drawing-round"), size=11, tone="soft"))


def _round(scene: Scene[RaisingChicago], n: int, x: float) -> Markup:
    here, past = n == scene.seen.round, n < scene.seen.round
    tone: Tone = "on-act" if here else "soft" if past else "ink"
    return thing(
        scene, f"game_round-{n - 1}", x, 3, 21, 20,
        rect(0, 0, 21, 20, r=2, fill="act" if here else None, stroke="line", width=0.9),
        words(10.5, 14.5, n, size=12, anchor="middle", bold=here, tone=tone),
        line(3, 17, 18, 3, stroke="soft") if past else None,
        silent=not here,
        r=2,
    )  # fmt: skip


def _phase(scene: Scene[RaisingChicago], n: int, x: float, w: float) -> Markup:
    here = n == scene.seen.phase
    say = scene.say("drawing-phase", phase=n)
    return thing(
        scene, f"game_phase-{n - 1}", x, 0, w, 26,
        label(0, 12, w, f"{n} {say}", size=12, bold=here, tone="ink" if here else "soft"),
        line(0, 24, w, 24, width=3 if here else 0.8),
        silent=not here,
    )  # fmt: skip


def _wide(scene: Scene[RaisingChicago]) -> dict[str, Layout]:
    w = WIDE - 2 * MARGIN
    top = head(scene, w)
    beside = bidding(scene, COLUMN, scene.asked)
    track = poverty(scene, w - COLUMN - 14)
    members = council(scene, track.width)
    views = {"city": _city(scene, w, top, beside, track)}
    if members or not scene.seen.over:  # at the end nothing is left to bid for
        views = {"projects": _projects(scene, w, top, beside, track, members), **views}
    return {
        name: Layout(placed, WIDE, max(HIGH, *(one.foot + MARGIN for one in placed)))
        for name, placed in views.items()
    }


def _projects(
    scene: Scene[RaisingChicago],
    w: float,
    top: Sheet,
    beside: Sheet,
    track: Sheet,
    members: Sheet | None,
) -> list[Placed]:
    """What is bid for, what comes later, and who has how many markers."""
    parts: list[Part] = [top]
    low: list[Part] = [members, track] if members else [track]
    if not scene.seen.over:
        coming = later(scene, w)
        room = _gap([top.height, projects_height(w), coming.height], low, beside) - GAP
        parts += [projects(scene, w, SIDE + round(min(MOST, room))), coming]
    gap = _gap([one.height for one in parts], low, beside)
    made = below(parts, MARGIN, MARGIN, gap)
    y = max(one.foot for one in made) + gap
    made += below(low, MARGIN, y, gap)
    return [*made, beside.at(MARGIN + w - COLUMN, y)]


def _gap(heights: list[float], low: list[Part], beside: Sheet) -> float:
    """What is left of the view's height: it lies between the rows, not below them."""
    room = HIGH - 2 * MARGIN - sum(heights)
    left = room - sum(one.height for one in low)
    right = room - beside.height
    return max(GAP, min(left / (len(heights) + len(low) - 1), right / len(heights)))


def _city(
    scene: Scene[RaisingChicago], w: float, top: Sheet, beside: Sheet, track: Sheet
) -> list[Placed]:
    """The city, and beside it what is moved, built and honoured."""
    made = [top.at(MARGIN, MARGIN)]
    y = made[0].foot + GAP
    column: list[Part] = [outskirts(scene, COLUMN), prestige(scene, COLUMN), beside]
    made += below(column, MARGIN + w - COLUMN, y, GAP)
    plan = city(scene).at(MARGIN, y, width=track.width)
    made += plan
    return [*made, track.at(MARGIN, max(one.foot for one in plan) + 2 * GAP)]


def _tall(scene: Scene[RaisingChicago]) -> dict[str, Layout]:
    """The same views, the city alone on its own; what lies around it has a third."""
    w = TALL
    top, beside, track = head(scene, w), bidding(scene, w, scene.asked), poverty(scene, w)
    members = council(scene, w)
    low: list[Part] = [beside, track, *([members] if members else [])]
    around: list[Part] = [top, outskirts(scene, w), prestige(scene, w), *low]
    plan = city(scene)
    whole = Layout(plan.at(0, 0, width=MAP), MAP, plan.height * MAP / plan.width)
    views = {"city": whole, "around": _page(around)}
    if scene.seen.over:
        return views
    return {"projects": _page([top, projects(scene, w), later(scene, w), *low]), **views}


def _page(parts: list[Part]) -> Layout:
    placed = below(parts, 0, 4, 12)
    return Layout(placed, TALL, max(one.foot for one in placed) + 8)
