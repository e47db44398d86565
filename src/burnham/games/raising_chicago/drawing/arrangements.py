"""Where the sheets go: wide for a desktop, tall for a phone."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.drawing.around import (
    bidding,
    council,
    outskirts,
    poverty,
    prestige,
)
from burnham.games.raising_chicago.drawing.city import city
from burnham.games.raising_chicago.drawing.projects import NARROW, later, projects
from burnham.games.raising_chicago.drawing.vignette import HUES
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kit import (
    Arrangement,
    Board,
    Layout,
    Part,
    Scene,
    Sheet,
    Tone,
    asked_first,
    at,
    below,
    board_of,
    group,
    line,
    reads,
    rect,
    words,
)
from burnham.kit.letters import label

player_colours = HUES

WIDE = 1082.0
TALL = 764.0
MARGIN = 14.0
COLUMN = 356.0  # the right column
PHASES = 5
FLEETING = ("projects", "later")  # nothing of them is left when the game is over


def board(scene: Scene[RaisingChicago], arrangement: Arrangement) -> Board:
    layout = _wide(scene) if arrangement == "wide" else _tall(scene)
    describe = scene.say("drawing-describe", round=scene.seen.round)
    return board_of(scene, player_colours, layout, arrangement, describe)


@reads("round phase")
def head(scene: Scene[RaisingChicago], w: float) -> Sheet:
    """The rounds and the phases, in two lines where it is narrow; the present ones stand out."""
    g = scene.seen
    rounds = [_round(scene, n, 52 + (n - 1) * 26) for n in range(1, g.box.rounds + 1)]
    narrow = w < NARROW
    left = 0 if narrow else 52 + g.box.rounds * 26 + 20
    step = (w - left) / PHASES
    phases = [_phase(scene, n, left + (n - 1) * step, step - 10) for n in range(1, PHASES + 1)]
    title = label(0, 13, 48, scene.say("drawing-round"), size=11, tone="soft")
    lower = at(0, 28 if narrow else 0, *phases)
    return Sheet("head", w, 56 if narrow else 28, group(title, *rounds, lower))


def _round(scene: Scene[RaisingChicago], n: int, x: float) -> Markup:
    here, past = n == scene.seen.round, n < scene.seen.round
    tone: Tone = "on-act" if here else "soft" if past else "ink"
    return group(
        rect(x, 3, 21, 20, r=2, fill="act" if here else "none", stroke="line", width=0.9)
        if here
        else rect(x, 3, 21, 20, r=2, stroke="line", width=0.9),
        words(x + 10.5, 17.5, n, size=12, anchor="middle", bold=here, tone=tone),
        line(x + 3, 20, x + 18, 6, stroke="soft") if past else None,
    )


def _phase(scene: Scene[RaisingChicago], n: int, x: float, w: float) -> Markup:
    here = n == scene.seen.phase
    say = scene.say("drawing-phase", phase=n)
    return group(
        label(x, 12, w, f"{n} {say}", size=12, bold=here, tone="ink" if here else "soft"),
        line(x, 24, x + w, 24, width=3 if here else 0.8),
    )


def _wide(scene: Scene[RaisingChicago]) -> Layout:
    inside = WIDE - 2 * MARGIN
    top = head(scene, inside).at(MARGIN, MARGIN - 4)
    y = top.foot + 8
    plan = city(scene).at(MARGIN, y, width=inside - COLUMN - 16)
    beside = [
        outskirts(scene, COLUMN),
        prestige(scene, COLUMN),
        bidding(scene, COLUMN, scene.asked),
        poverty(scene, COLUMN),
    ]
    placed = [top, *plan, *below(beside, WIDE - MARGIN - COLUMN, y, 8)]
    low: list[Part] = [] if scene.seen.over else [projects(scene, inside), later(scene, inside)]
    members = council(scene, inside)
    if members:
        low.append(members)
    placed += below(low, MARGIN, max(part.foot for part in placed) + 12, 8)
    return Layout(placed, WIDE, max(part.foot for part in placed) + MARGIN)


def _tall(scene: Scene[RaisingChicago]) -> Layout:
    """What the question is about comes first: squares while bidding, the city while building."""
    k, large = 1.35, 1.6
    parts: list[tuple[Part, str]] = [
        (projects(scene, TALL / large), "square slot"),
        (city(scene), "plot neighborhood banner"),
        (outskirts(scene, TALL / k), "outskirts"),
        (prestige(scene, TALL / k), "prestige"),
        (bidding(scene, TALL / k, scene.asked), ""),
        (poverty(scene, TALL / k), ""),
        (later(scene, TALL / large), ""),
    ]
    members = council(scene, TALL / k)
    if members:
        parts.append((members, ""))
    if scene.seen.over:
        parts = [(part, kinds) for part, kinds in parts if part.name not in FLEETING]
    placed = below([head(scene, TALL / k), *asked_first(scene, parts)], 0, 4, 14, width=TALL)
    return Layout(placed, TALL, max(part.foot for part in placed) + 8)
