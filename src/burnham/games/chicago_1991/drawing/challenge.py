"""A duel before its dice fall: who faces whom, the chances, and what each side may win."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import FIGURES
from burnham.games.chicago_1991.drawing.duels import FIGHTER, attack_arrow
from burnham.games.chicago_1991.drawing.gangs import COLOURS, ground_class, money
from burnham.games.chicago_1991.drawing.members import LIFT, member
from burnham.games.chicago_1991.drawing.names import member_called, names
from burnham.games.chicago_1991.drawing.reach import fighters
from burnham.games.chicago_1991.drawing.scales import HEAD
from burnham.games.chicago_1991.drawing.strengths import above, plate
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Part, Scene, Sheet, Tone, group, label, line, reads, rect, thing, words
from burnham.kit.pieces import heading

BAR_H = 20.0
NAMES_H = 40.0


def challenge(scene: Scene[Chicago], w: float) -> Part | None:
    pair = fighters(scene.seen)
    if pair is None:
        return None
    return above(_faced(scene, w, pair), plate(scene, "throw-0", w))


@reads("rings where")
def _faced(scene: Scene[Chicago], w: float, pair: tuple[int, int]) -> Sheet:
    g = scene.seen
    tallest = max(g.rings[who] for who in pair) * LIFT + 1.6
    foot = HEAD + 16 + tallest * FIGHTER
    y = foot + NAMES_H + 8
    body = group(
        heading(w, scene.say("drawing-challenge"), names(scene).fields[g.where[pair[1]]]),
        *[_fighter(scene, pair, side, w, foot) for side in (0, 1)],
        attack_arrow(w, foot - 12),
        _odds(scene, pair, w, y),
    )
    return Sheet("challenge", w, y + BAR_H, body)


def _fighter(
    scene: Scene[Chicago], pair: tuple[int, int], side: int, w: float, foot: float
) -> Markup:
    """One of the two, its name and what it wins."""
    g, who, other = scene.seen, pair[side], pair[1 - side]
    half, high = w * 0.2, foot - HEAD
    left = (w * 0.22 if side == 0 else w * 0.78) - half
    prize = f"+{money(scene, g.box.value[g.rings[other]])}"
    return thing(
        scene, f"challenger-{side}", left, HEAD, 2 * half, high + NAMES_H,
        member(COLOURS[who // FIGURES], half, high, g.rings[who], r=FIGHTER),
        line(0, high + 9, 2 * half, high + 9, stroke="hair"),
        label(half, high + 20, w * 0.4, scene.text.name("member", who), size=12, anchor="middle",
              bold=True),
        label(half, high + 35, w * 0.4, prize, size=11.5, anchor="middle", tone="verd"),
        label=member_called(scene, who, g.rings[who], g.where[who]),
        cls=ground_class(who // FIGURES),
    )  # fmt: skip


def _odds(scene: Scene[Chicago], pair: tuple[int, int], w: float, y: float) -> Markup:
    """The chances as one bar: the attacker wins, both fall, the defender wins."""
    g = scene.seen
    a, d = g.rings[pair[0]], g.rings[pair[1]]
    win, loss = g.box.win[a][d], g.box.win[d][a]
    parts: list[tuple[float, Tone]] = [
        (win, "verd-tint"),
        (1.0 - win - loss, "sheet"),
        (loss, "brick-tint"),
    ]
    bars: list[Markup] = []
    x = 0.0
    for chance, tone in parts:
        wide = w * chance
        bars.append(rect(x, 0, wide, BAR_H, fill=tone, stroke="hair", width=1))
        if chance >= 0.08:
            bars.append(
                words(x + wide / 2, 14, f"{100 * chance:.0f} %", size=11.5, anchor="middle")
            )
        x += wide
    return thing(scene, "odds-0", 0, y, w, BAR_H, *bars)
