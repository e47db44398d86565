"""Members to hire, with price and duel die, and those who wait to enter the board."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1991.box import FIGURES, GANGS, NO_GANG, NONE, STRENGTHS
from burnham.games.chicago_1991.drawing.gangs import COLOURS, amount, sign
from burnham.games.chicago_1991.drawing.members import member
from burnham.games.chicago_1991.drawing.names import member_called
from burnham.games.chicago_1991.drawing.scales import HEAD
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import HIRE, HIRE_IN_TURN, PLACE, STEPS
from burnham.kit import (
    Content,
    Part,
    Scene,
    Sheet,
    Spread,
    Tone,
    group,
    icon,
    label,
    piece,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import heading

CARD_H = 96.0
TOP = HEAD + 5  # room for a lamp below the title
PLATE_H = 26.0
WAIT_H = 34.0


def acting(g: Chicago) -> int:
    """The gang that hires, places or moves; the start gang when nobody does."""
    if g.over:
        return g.order()[0]
    if g.gang != NO_GANG:
        return g.gang
    if g.step in (STEPS[HIRE], STEPS[HIRE_IN_TURN]):
        return g.arg
    return g.arg // FIGURES if g.step is STEPS[PLACE] else g.order()[0]


def strengths(scene: Scene[Chicago], w: float) -> Part:
    """What can be hired; below it what ends the hiring: the die, or the next gang."""
    onward = plate(scene, "roll-0", w) or plate(scene, "done-0", w)
    return above(_cards(scene, w, acting(scene.seen)), onward)


@reads("bank")
def _cards(scene: Scene[Chicago], w: float, gang: int) -> Sheet:
    """One card for each strength; what can be hired now is lit."""
    step = (w + 8) / (STRENGTHS - 1)
    cards = [
        strength_card(scene, gang, rings, (rings - 1) * step, step - 8)
        for rings in range(1, STRENGTHS)
    ]
    note = scene.say("drawing-bank", count=scene.seen.bank)
    title = scene.say("drawing-members")
    body = group(heading(w, title, note), *cards)
    return Sheet("strengths", w, TOP + CARD_H, body, title)


def strength_card(scene: Scene[Chicago], gang: int, rings: int, x: float, w: float) -> Markup:
    g = scene.seen
    faces = " ".join(map(str, g.box.duel_die[rings]))
    half = len(faces) // 2
    price = g.box.price[rings]
    say = f"−{amount(scene, price)}" if price else scene.say("drawing-won")
    tone: Tone = "brick" if price else "verd"
    ribbon = label(w / 2, 60, w - 4, say, size=11, tone=tone, anchor="middle", bold=price > 0)
    return thing(
        scene, f"rings-{rings}", x, TOP, w, CARD_H,
        rect(0, 0, w, CARD_H, r=4, fill="well", stroke="line", width=1),
        member(COLOURS[gang], w / 2, 44, rings, r=12),
        ribbon,
        words(w / 2, 80, faces[:half].strip(), size=10.8, tone="soft", anchor="middle"),
        words(w / 2, 91.5, faces[half:].strip(), size=10.8, tone="soft", anchor="middle"),
        label=f"{scene.say('drawing-strength', count=rings, die=faces)}, {say}",
        r=4,
    )  # fmt: skip


def plate(scene: Scene[Chicago], name: str, w: float) -> Sheet | None:
    """An answer without a thing of its own, as a plate with its words, while it can be given."""
    return _plate(scene, name, w) if name in scene.lit else None


@reads()
def _plate(scene: Scene[Chicago], name: str, w: float) -> Sheet:
    verb = name.removesuffix("-0")
    say = scene.say(f"drawing-{verb}")
    body = thing(
        scene, name, 4, 0, w - 8, PLATE_H,
        rect(0, 0, w - 8, PLATE_H, r=4, fill="well", stroke="line", width=1),
        icon("check" if verb == "done" else "dice", 20, PLATE_H / 2, 17),
        label((w - 8) / 2 + 8, PLATE_H / 2, w - 60, say, size=13, anchor="middle", bold=True),
        label=say, r=4,
    )  # fmt: skip
    return Sheet(verb, w, PLATE_H, body)


def above(sheet: Sheet, under: Sheet | None) -> Part:
    """A sheet with a plate under it, if there is one."""
    if under is None:
        return sheet
    placed = (sheet.at(0, 0), under.at(0, sheet.height + 10))
    return Spread(sheet.name, sheet.width, sheet.height + PLATE_H + 12, placed)


def waiting(scene: Scene[Chicago], w: float) -> Sheet | None:
    g = scene.seen
    return _waiting(scene, w, g.arg if not g.over and g.step is STEPS[PLACE] else NONE)


@reads("rings round where")
def _waiting(scene: Scene[Chicago], w: float, placed: int) -> Sheet | None:
    """Who is hired and not on the board yet: to be placed, or in line at the home bar."""
    g = scene.seen
    gangs = [gang for gang in range(GANGS) if g.waiting(gang)]
    if not gangs:
        return None
    rows = [_row(scene, gang, w, HEAD + i * WAIT_H, placed) for i, gang in enumerate(gangs)]
    title = scene.say("drawing-line" if g.round else "drawing-to-place")
    body = group(heading(w, title), *rows)
    return Sheet("waiting", w, HEAD + len(gangs) * WAIT_H, body, title)


def _row(scene: Scene[Chicago], gang: int, w: float, y: float, placed: int) -> Markup:
    g = scene.seen
    line = g.waiting(gang)
    step = min(24.0, (w - 52) / max(1, len(line) - 1))
    people: list[Content] = []
    for i, one in enumerate(line):
        bed = rect(0, 0, 26, WAIT_H - 3, r=4, fill="ochre-tint", stroke="lamp-line", width=1.6)
        figure = member(COLOURS[gang], 0, 0, g.rings[one], r=9)
        people.append(
            thing(
                scene, f"member-{one}", 23 + i * step, y + 1, 26, WAIT_H - 3,
                bed if one == placed else None,
                piece(f"member-{one}", 13, WAIT_H - 10, figure),
                label=member_called(scene, one, g.rings[one], g.where[one]), r=4,
            )
        )  # fmt: skip
    return group(sign(gang, 9, y + WAIT_H / 2, 5.5), *people)
