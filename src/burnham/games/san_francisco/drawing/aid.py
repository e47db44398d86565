"""The Committee's aid card: which number leads to which field or card, and where else it goes."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import LEVELS, SLOTS
from burnham.games.san_francisco.position import SanFrancisco
from burnham.kit import Scene, Sheet, Tone, group, label, reads, rect, thing, words
from burnham.kit.pieces import caps

AID_H = 95.0
HEAD = 20.0
SIDE = 7.0
GAP = 5.0
NUMBERS = range(1, 6)
COLOURS: tuple[Tone, Tone] = ("verd-tint", "blue-tint")  # the green and the blue side
PLACES = ("left", "middle", "right")


@reads("level")
def aid(scene: Scene[SanFrancisco], w: float) -> Sheet:
    return Sheet("aid", w, AID_H, aid_face(scene, scene.seen.level, w))


def aid_face(scene: Scene[SanFrancisco], level: int, w: float) -> Markup:
    """Three places side by side, as on a card and in a display: their numbers and their arrows."""
    step = (w - 2 * SIDE + GAP) / SLOTS
    name = scene.say(f"option-level-{LEVELS[level]}")
    places = [_place(scene, level, slot, SIDE + slot * step, step - GAP) for slot in range(SLOTS)]
    return group(
        rect(0, 0, w, AID_H, r=4, fill="sheet", stroke="line", width=1.2),
        caps(10, 14.5, scene.say("drawing-aid"), room=w - 90),
        caps(w - 10, 14.5, name, room=70, end=True),
        *places,
    )


def _place(scene: Scene[SanFrancisco], level: int, slot: int, x: float, w: float) -> Markup:
    box = scene.seen.box
    numbers = [str(n) for n in NUMBERS if box.aid_slot[level][n] == slot]
    first, second = [_called(scene, other) for other in box.aid_fallback[level][slot]]
    middle, h = w / 2, AID_H - HEAD - 6
    other = scene.say("drawing-aid-else", first=first, second=second)
    return thing(
        scene, f"aid-{slot}", x, HEAD, w, h,
        rect(0, 0, w, h, r=2, fill=COLOURS[level], stroke="hair", width=1),
        words(middle, 19, " · ".join(numbers), size=19, serif=True, bold=True, anchor="middle"),
        label(middle, 31, w - 6, _called(scene, slot), size=12, bold=True, anchor="middle"),
        label(middle, 52, w - 12, other, size=10.5, lines=2, anchor="middle"),
        r=2,
    )  # fmt: skip


def _called(scene: Scene[SanFrancisco], slot: int) -> str:
    return scene.say(f"drawing-aid-{PLACES[slot]}")
