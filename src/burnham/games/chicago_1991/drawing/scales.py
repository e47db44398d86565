"""The round scale A1 to D6 and the movement scale, with their markers."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import NO_GANG, Box
from burnham.games.chicago_1991.drawing.gangs import ground_class, sign
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Tone,
    circle,
    group,
    hushed,
    label,
    piece,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import heading

HEAD = 27.0
ROUND_H = 18.0
LETTER_W = 50.0
POINT_H = 19.0
PER_ROW = 12


@reads("phase round")
def rounds(scene: Scene[Chicago], w: float, over: bool) -> Sheet:
    """A row for each phase, led by its start gang; before the first round all hire."""
    g = scene.seen
    box = g.box
    rows = [
        _phase(scene, phase, w, HEAD + phase * ROUND_H, over) for phase in range(len(box.phases))
    ]
    note = scene.say("drawing-over") if over else _now(scene)
    title = hushed(heading(w, scene.say("drawing-rounds"), note))
    body = group(title, *rows, _round_marker(g, w))
    tells = f"{scene.say('drawing-rounds')}: {note}"
    return Sheet("rounds", w, HEAD + len(box.phases) * ROUND_H, body, tells)


def _now(scene: Scene[Chicago]) -> str:
    g = scene.seen
    return f"{g.box.phases[g.phase]}{g.round}" if g.round else scene.say("drawing-hiring")


def _phase(scene: Scene[Chicago], phase: int, w: float, y: float, over: bool) -> Markup:
    g = scene.seen
    box, start = g.box, g.box.start_gang[phase]
    step = (w - LETTER_W) / box.rounds
    past = phase < g.phase or over
    middle = ROUND_H / 2
    cells: list[Content] = []
    for n in range(1, box.rounds + 1):
        now = phase == g.phase and n == g.round
        gone = past or (phase == g.phase and n < g.round)
        x = LETTER_W + (n - 1) * step
        tone: Tone = "on-act" if now else "soft" if gone else "ink"
        cells.append(
            thing(
                scene, f"round_field-{phase * box.rounds + n - 1}", x, y, step, ROUND_H,
                rect(1, 1, step - 2, ROUND_H - 2, r=2, fill="act" if now else "wash",
                     opacity=0.35 if gone else 1),
                words(step / 2, middle + 4, f"{box.phases[phase]}{n}", size=11.5, anchor="middle",
                      bold=now, tone=tone),
                silent=True,
            )
        )  # fmt: skip
    head = thing(
        scene, f"phase_row-{phase}", 0, y, LETTER_W, ROUND_H,
        sign(start, 9, middle, 5.5),
        words(21, middle + 5, box.phases[phase], size=15, serif=True, bold=True),
        silent=True,
    )  # fmt: skip
    return group(head, *cells, cls=ground_class(start))


def _round_marker(g: Chicago, w: float) -> Markup:
    """The white marker: beside the round, or at the letter while all hire and place."""
    step = (w - LETTER_W) / g.box.rounds
    x = LETTER_W + g.round * step - 5.5 if g.round else 42.0
    y = HEAD + (g.phase + 0.5) * ROUND_H - (5 if g.round else 0)
    disc = circle(0, 0, 5, fill="piece", stroke="well", width=1.4)
    return group(piece("round-marker", x, y, disc), cls="deaf")


def most_points(box: Box) -> int:
    """The end of the movement scale: the most that any die gives."""
    return max(
        max(faces) * count for faces, count in zip(box.die_faces, box.die_count, strict=True)
    )


@reads("gang points")
def movement(scene: Scene[Chicago], w: float) -> Sheet:
    g = scene.seen
    last = most_points(g.box)
    step = w / PER_ROW
    rows = last // PER_ROW + 1
    fields = [
        _point(scene, n, n % PER_ROW * step, HEAD + n // PER_ROW * POINT_H, step)
        for n in range(last + 1)
    ]
    x, y = (g.points % PER_ROW + 0.5) * step, HEAD + (g.points // PER_ROW + 0.5) * POINT_H
    marker = group(piece("movement-marker", x, y, _marker(g.points, step)), cls="deaf")
    points = _points(scene)
    title = hushed(heading(w, scene.say("drawing-movement"), points))
    tells = f"{scene.say('drawing-movement')}: {points}" if points else ""
    return Sheet("movement", w, HEAD + rows * POINT_H, group(title, *fields, hushed(marker)), tells)


def _points(scene: Scene[Chicago]) -> str:
    g = scene.seen
    if g.gang == NO_GANG:
        return ""
    return f"{scene.text.name('gang', g.gang)} · {scene.say('drawing-points', count=g.points)}"


def _point(scene: Scene[Chicago], n: int, x: float, y: float, step: float) -> Markup:
    left = 0 < n <= scene.seen.points
    return thing(
        scene, f"movement_field-{n}", x, y, step, POINT_H,
        rect(0.75, 1, step - 1.5, POINT_H - 2, r=2, fill="ochre-tint" if left else "well",
             stroke="hair", width=0.8),
        words(step / 2, POINT_H / 2 + 3.8, n, size=10.8, anchor="middle",
              tone="ochre" if left else "soft"),
        silent=True,
    )  # fmt: skip


def _marker(points: int, step: float) -> Markup:
    """The black marker with what is left on it."""
    return group(
        circle(0, 0, min(step, POINT_H) / 2 - 0.5, fill="cast", stroke="piece", width=1.4),
        words(0, 3.9, points, size=11, anchor="middle", bold=True),
    )


# ------------------------------------------------------------------ both on one strip, for a phone
STRIP_H = 46.0


@reads("gang phase points round")
def strip(scene: Scene[Chicago], w: float, over: bool) -> Sheet:
    """Phases with a pip for each round, and the points left, large."""
    g = scene.seen
    step = w * 0.64 / len(g.box.phases)
    phases = [_pips(scene, phase, phase * step, step) for phase in range(len(g.box.phases))]
    return Sheet("scales", w, STRIP_H, group(*phases, _left(scene, w * 0.65, w * 0.35, over)))


def _pips(scene: Scene[Chicago], phase: int, x: float, w: float) -> Markup:
    g = scene.seen
    box, now = g.box, phase == g.phase
    step = (w - 12) / box.rounds
    pips = []
    for n in range(1, box.rounds + 1):
        gone = phase < g.phase or (now and n < g.round)
        here = now and n == g.round
        pips.append(
            circle(6 + (n - 0.5) * step, 35, 4 if here else 2.8,
                   fill="piece" if here else "mark" if gone else None, stroke="mark", width=1)
        )  # fmt: skip
    face = rect(1, 2, w - 3, STRIP_H - 4, r=3, fill="wash" if now else "well", stroke="mark",
                width=1.6 if now else 0.8)  # fmt: skip
    start = box.start_gang[phase]
    say = f"{box.phases[phase]}{g.round}" if now and g.round else box.phases[phase]
    return thing(
        scene, f"phase_row-{phase}", x, 0, w - 1, STRIP_H,
        face,
        sign(start, 12, 16, 5),
        words(w / 2 + 4, 22, say, size=17, serif=True, bold=True, anchor="middle",
              tone="ink" if now else "soft"),
        *pips,
        cls=ground_class(start),
    )  # fmt: skip


def _left(scene: Scene[Chicago], x: float, w: float, over: bool) -> Markup:
    frame = rect(2, 2, w - 3, STRIP_H - 4, r=3, fill="well", stroke="line", width=0.8)
    told = _hiring(scene, w, over) if scene.seen.gang == NO_GANG else _points_left(scene, w)
    return thing(scene, "points_left-0", x, 0, w, STRIP_H, frame, told)


def _hiring(scene: Scene[Chicago], w: float, over: bool) -> Markup:
    say = scene.say("drawing-over") if over else scene.say("drawing-hiring")
    return label(w / 2, STRIP_H / 2, w - 12, say, size=15, serif=True, anchor="middle")


def _points_left(scene: Scene[Chicago], w: float) -> Markup:
    g = scene.seen
    say = scene.say("drawing-points-left")
    return group(
        sign(g.gang, 16, STRIP_H / 2, 6.5),
        words(28, STRIP_H / 2 + 8, g.points, size=24, serif=True, bold=True),
        label(58, STRIP_H / 2, w - 64, say, size=12, lines=2, tone="soft"),
    )
