"""Duels: the last one throw by throw, and the chances before the next."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.about.duels import Duel, read_duel
from burnham.games.chicago_1991.box import FIGURES, NONE, STRENGTHS
from burnham.games.chicago_1991.drawing.gangs import COLOURS, ground_class, money
from burnham.games.chicago_1991.drawing.members import LIFT, member
from burnham.games.chicago_1991.drawing.names import member_called, names
from burnham.games.chicago_1991.drawing.scales import HEAD
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Tone,
    at,
    circle,
    ellipse,
    group,
    label,
    line,
    path,
    reads,
    rect,
    tag,
    thing,
    words,
)
from burnham.kit.pieces import chip_width, gain, heading

DIE = 30.0
THROW_H = 36.0
NAME_H = 26.0
RESULT_H = 28.0
FIGHTER = 20.0

# Where pips lie on a face, in thirds of its half side.
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


# ------------------------------------------------------------------ the last duel
@reads("last_duel")
def last_duel(scene: Scene[Chicago], w: float) -> Sheet | None:
    g = scene.seen
    fought = read_duel(g)
    if fought is None:
        return None
    when = f"{g.box.phases[fought.phase]}{fought.round}"
    tallest = max(fought.rings) * LIFT + 1.6
    stage = max(tallest * FIGHTER, len(fought.throws) * THROW_H) + 12
    foot = HEAD + 18 + stage
    body = group(
        heading(w, scene.say("drawing-duel"), when),
        label(w / 2, HEAD + 7, w, names(scene).fields[fought.field], size=13, serif=True,
              anchor="middle", tone="soft"),
        *[_fighter(scene, fought, side, w, foot) for side in (0, 1)],
        *[_throw(scene, fought, i, w, HEAD + 20 + (stage - len(fought.throws) * THROW_H) / 2)
          for i in range(len(fought.throws))],
        line(0, foot + 9, w, foot + 9, stroke="hair"),
        attack_arrow(w, foot + 19),
        _result(scene, fought, w, foot + NAME_H + 10),
    )  # fmt: skip
    return Sheet("duel", w, foot + NAME_H + 10 + RESULT_H, body)


def _fighter(scene: Scene[Chicago], fought: Duel, side: int, w: float, foot: float) -> Markup:
    """A fighter with the rings it had; those lost in ties are hollow, the one won is bright."""
    who, before, left = fought.fighters[side], fought.rings[side], fought.left[side]
    won = fought.winner == side
    x = w * 0.15 if side == 0 else w * 0.85
    rings = min(left + 1, STRENGTHS - 1) if won else left
    room = w * 0.3 - 2
    high = (max(before, rings) * LIFT + 1.6) * FIGHTER
    corner = (x - w * 0.15, foot - high)
    figure = at(
        -corner[0], -corner[1],
        _lost_rings(x, foot, rings, before) if not won else None,
        group(
            member(COLOURS[who // FIGURES], x, foot, rings, r=FIGHTER),
            opacity=None if won else 0.4,
        ),
        _new_ring(x, foot, rings) if won and rings > left else None,
        None if won else _cross(x, foot - 22),
        label(x, foot + 19, room, scene.text.name("member", who), size=11.5, anchor="middle",
              bold=won),
    )  # fmt: skip
    return thing(
        scene, f"last_fighter-{side}", *corner, w * 0.3, high + NAME_H, figure,
        label=member_called(scene, who, before, fought.field), cls=ground_class(who // FIGURES),
    )  # fmt: skip


def attack_arrow(w: float, y: float) -> Markup:
    """Who attacked whom: an arrow from the left to the right."""
    a, b = w * 0.35, w * 0.65
    return path(f"M{a:g} {y:g}H{b:g}m-6 -4l6 4l-6 4", stroke="soft", width=1.4, cls="joined")


def _lost_rings(x: float, foot: float, left: int, before: int) -> Markup:
    r = FIGHTER
    return group(
        *[ellipse(x, foot - k * r * LIFT, r, r * 0.42, stroke="mark", width=1, dash="3 3")
          for k in range(left, before)]
    )  # fmt: skip


def _new_ring(x: float, foot: float, rings: int) -> Markup:
    r = FIGHTER
    return ellipse(x, foot - (rings - 1) * r * LIFT, r + 1.5, r * 0.42 + 1, stroke="lamp-line",
                   width=2)  # fmt: skip


def _cross(x: float, y: float) -> Markup:
    return path(
        f"M{x - 11:g} {y - 11:g}l22 22m0 -22l-22 22", stroke="brick", width=2.6, cls="joined"
    )


def _throw(scene: Scene[Chicago], fought: Duel, i: int, w: float, top: float) -> Markup:
    x, y = fought.throws[i]
    wide, row = 2 * DIE + 22, THROW_H / 2
    sign = "=" if x == y else ">" if x > y else "<"
    return thing(
        scene, f"last_throw-{i}", (w - wide) / 2, top + i * THROW_H, wide, THROW_H,
        die(DIE / 2, row, x, bright=x >= y),
        die(wide - DIE / 2, row, y, bright=y >= x),
        words(wide / 2, row + 5, sign, size=15, anchor="middle", bold=True),
        label=f"{scene.text.name('last_throw', i)}: {x} {sign} {y}",
    )  # fmt: skip


def die(x: float, y: float, face: int, *, bright: bool = True) -> Markup:
    """A duel die in plan; the higher one is bright.  A face that no die has pips for (an edition
    may number its dice otherwise) is a number."""
    third, half = DIE * 0.27, DIE / 2
    tone: Tone = "well" if bright else "ink"
    pips = [
        circle(x + dx * third, y + dy * third, DIE * 0.085, fill=tone)
        for dx, dy in PIPS.get(face, ())
    ]
    number = words(x, y + 6, face, size=18, anchor="middle", bold=True, tone=tone)
    return tag(
        "g", {"data-die": face},
        rect(x - half, y - half, DIE, DIE, r=DIE * 0.18, fill="ink" if bright else "sheet",
             stroke="ink" if bright else "soft", width=1.2),
        *(pips or [number]),
    )  # fmt: skip


def _result(scene: Scene[Chicago], fought: Duel, w: float, y: float) -> Markup:
    """Who won what."""
    told = _both_fall(scene, w) if fought.winner == NONE else _prize(scene, fought, w)
    return thing(scene, "last_duel-0", 0, y, w, RESULT_H - 4, told)


def _both_fall(scene: Scene[Chicago], w: float) -> Markup:
    say = scene.say("drawing-both-fall")
    return label(w / 2, 12, w, say, size=14, serif=True, anchor="middle")


def _prize(scene: Scene[Chicago], fought: Duel, w: float) -> Markup:
    g, winner = scene.seen, fought.winner
    prize = money(scene, g.box.value[fought.rings[1 - winner]])
    won = [f"+{prize}"]
    if fought.left[winner] + 1 < STRENGTHS:
        won.append(scene.say("drawing-ring-up"))
    wide = [chip_width(say) for say in won]
    x = w / 2 - (sum(wide) + 8 * (len(won) - 1)) / 2
    chips: list[Content] = []
    for say, room in zip(won, wide, strict=True):
        chips.append(gain(x, 12, say))
        x += room + 8
    return group(*chips)


# ------------------------------------------------------------------ chances
@reads()
def chances(scene: Scene[Chicago], w: float) -> Sheet:
    """The attacker's chance in every duel: attackers down, defenders across."""
    step, row = (w - 34) / (STRENGTHS - 1), 18.0
    top = HEAD + 20
    cells: list[Content] = []
    for a in range(1, STRENGTHS):
        cells.append(_bare(17, top + a * row - 5, a))
        cells.append(_bare(34 + (a - 0.5) * step, HEAD + 15, a))
        for d in range(1, STRENGTHS):
            x, y = 34 + (d - 1) * step, top + (a - 1) * row
            cells.append(_chance(scene, a, d, x, y, step, row))
    title = heading(w, scene.say("drawing-chances"), scene.say("drawing-chances-note"))
    return Sheet("chances", w, top + 4 * row, group(title, *cells))


def _bare(x: float, y: float, rings: int) -> Markup:
    """A strength without a gang: bare rings."""
    return group(
        *[ellipse(x, y - k * 3.6, 8, 3.2, fill="soft", stroke="well", width=1)
          for k in range(rings)]
    )  # fmt: skip


def _chance(
    scene: Scene[Chicago], a: int, d: int, x: float, y: float, w: float, h: float
) -> Markup:
    chance = scene.seen.box.win[a][d]
    return thing(
        scene, f"duel_chance-{a * STRENGTHS + d}", x, y, w, h,
        rect(1, 1, w - 2, h - 2, r=2, fill="verd-tint" if chance > 0.4 else "brick-tint",
             opacity=0.4 + abs(chance - 0.4)),
        words(w / 2, h / 2 + 4, f"{100 * chance:.0f}", size=11.5, anchor="middle"),
    )  # fmt: skip
