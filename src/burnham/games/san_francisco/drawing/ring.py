"""The ring of action cards and the stones on them.

The front of a card is right (or at the bottom of an upright one), where the arrow is: who stands
there goes first on the next card.
"""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from burnham.games.san_francisco.box import ACTIONS, INCOME, PASS
from burnham.games.san_francisco.drawing.faces import FIELD_ICONS, ICONS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.kit import (
    Icon,
    Scene,
    Sheet,
    Tone,
    disc,
    group,
    icon,
    label,
    line,
    piece,
    polygon,
    reads,
    rect,
    stone,
    thing,
    width,
    words,
)
from burnham.kit.pieces import card_head, card_spine, coin

HEAD = 20.0
SPINE = 26.0
FOOT = 14.0  # below an upright card's fields: which end is the front
FRONT = 11.0  # the same beside a level card's fields


class Held(NamedTuple):
    """A field of a card, and the stones and the blocker that stand there."""

    field: int
    players: tuple[int, ...]
    blocker: int  # NONE if there is none


class RingCard(NamedTuple):
    """All that a card is drawn from, so that a stone changes the drawing of its own card only."""

    slot: int
    card: int
    letter: str
    place: str  # 3/6
    now: bool  # whether it is in play
    fields: tuple[Held, ...]


def card_at(g: SanFrancisco, slot: int) -> RingCard:
    card = g.ring[slot]
    fields = tuple(_held(g, field) for field in g.card_fields(card))
    place = f"{slot + 1}/{len(g.ring)}"
    return RingCard(slot, card, g.box.card_labels[card], place, slot == g.slot, fields)


def _held(g: SanFrancisco, field: int) -> Held:
    players = tuple(player for player in range(g.players) if g.stones[player] == field)
    return Held(field, players, g.blockers.index(field) if field in g.blockers else NONE)


@reads()
def upright_card(scene: Scene[SanFrancisco], card: RingCard, w: float, h: float) -> Sheet:
    """A card at the side of the ring: its fields one below the other."""
    step = (h - HEAD - FOOT - 4) / len(card.fields)
    fields = [
        _field(scene, held, 5, HEAD + 4 + i * step, w - 10, step - 3, False)
        for i, held in enumerate(card.fields)
    ]
    head = card_head(
        w,
        HEAD,
        words(10, 15.5, card.letter, size=16, serif=True, bold=True),
        words(w - 8, 14, card.place, size=10.4, bold=True, anchor="end",
              tone="on-act" if card.now else "soft"),
        now=card.now,
    )  # fmt: skip
    named = thing(scene, f"ring-{card.card}", 0, 0, w, HEAD, head, silent=True)
    say = scene.say("drawing-front")
    size = 10.4
    middle, foot = w / 2, h - FOOT / 2 - 0.5
    left = middle - (width(say, size) + 12) / 2
    front = group(
        words(left, foot + size * 0.35, say, size=size, tone="soft"),
        _arrow(left + width(say, size) + 8, foot, 4, down=True),
    )
    body = group(_body(w, h, card.now), named, front, *fields)
    return Sheet(f"card-{card.slot}", w, h, body, _tells(scene, card))


@reads()
def level_card(scene: Scene[SanFrancisco], card: RingCard, w: float, h: float) -> Sheet:
    """A card at the top of the ring, and all of them on a phone: its fields side by side."""
    step = (w - SPINE - FRONT - 5) / len(card.fields)
    fields = [
        _field(scene, held, SPINE + 5.5 + i * step, 5, step - 3, h - 10, True)
        for i, held in enumerate(card.fields)
    ]
    head = card_spine(
        SPINE,
        h,
        words(SPINE / 2, h / 2, card.letter, size=20, serif=True, bold=True, anchor="middle"),
        words(SPINE / 2, h / 2 + 16, card.place, size=10.4, bold=True, anchor="middle",
              tone="on-act" if card.now else "soft"),
        now=card.now,
    )  # fmt: skip
    named = thing(scene, f"ring-{card.card}", 0, 0, SPINE, h, head, silent=True)
    arrow = _arrow(w - FRONT / 2 - 0.5, h / 2, FRONT * 0.36, down=False)
    body = group(_body(w, h, card.now), named, arrow, *fields)
    return Sheet(f"card-{card.slot}", w, h, body, _tells(scene, card))


@reads()
def small_card(scene: Scene[SanFrancisco], card: RingCard, w: float, h: float) -> Sheet:
    """A card as one tile of the phone's strip: its letter, and who stands on it."""
    there = sorted(player for held in card.fields for player in held.players)
    spine = card_spine(
        18, h, words(9, h / 2 + 5, card.letter, size=15, serif=True, bold=True, anchor="middle"),
        now=card.now,
    )  # fmt: skip
    room = w - 18 - 20
    step = min(17, room / max(1, len(there) - 1)) if there else 0
    stones = [disc(player, 28 + i * step, h / 2, 8) for i, player in enumerate(there)]
    closed = any(held.blocker != NONE for held in card.fields)
    blocker = disc(None, w - 9, h / 2, 5.5) if closed else None
    empty = line(24, h / 2, w - 5, h / 2, stroke="hair", width=1.5, dash="2 5.5")
    rest = [] if there or closed else [empty]
    content = group(_body(w, h, card.now), spine, *rest, *stones, blocker)
    return Sheet(f"tile-{card.slot}", w, h, content)


def _tells(scene: Scene[SanFrancisco], card: RingCard) -> str:
    name = scene.text.name("ring", card.card)
    return scene.say("drawing-card-now", card=name) if card.now else name


def _arrow(x: float, y: float, r: float, *, down: bool) -> Markup:
    """Points to the front of a card."""
    across, along = r, r * 0.75
    if down:
        corners = [(x - across, y - along), (x + across, y - along), (x, y + along)]
    else:
        corners = [(x - along, y - across), (x - along, y + across), (x + along, y)]
    return polygon(corners, fill="soft")


def _body(w: float, h: float, now: bool) -> Markup:
    edge: Tone = "act" if now else "line"
    return rect(0, 0, w, h, r=4, fill="sheet", stroke=edge, width=2.2 if now else 1.2)


def _field(
    scene: Scene[SanFrancisco], held: Held, x: float, y: float, w: float, h: float, level: bool
) -> Markup:
    # A field of an upright card that is as high as it is wide is drawn like a level one.
    level = level or h > 56
    blocked = held.blocker != NONE
    draw = _level_field if level else _upright_field
    face = draw(scene, held.field, w, h, moved=bool(held.players) or blocked)
    on = [_stone(player, *_place(w, h, level)) for player in held.players]
    if blocked:
        on.append(_blocker(held.blocker, *_place(w, h, level)))
    name = f"field-{held.field}"
    return thing(scene, name, x, y, w, h, face, *on, label=_called(scene, held), r=2)


def _called(scene: Scene[SanFrancisco], held: Held) -> str:
    name = scene.text.name("field", held.field)
    if held.blocker != NONE:
        return scene.say("drawing-field-blocked", field=name)
    if held.players:
        seat = scene.text.seat(held.players[0])
        return scene.say("drawing-field-taken", field=name, seat=seat)
    return name


def _place(w: float, h: float, level: bool) -> tuple[float, float, float]:
    """Centre and radius of what stands on a field."""
    if level:
        k = _scale(h)
        r = min(14.0 * k, w * 0.24)
        return w * 0.7, h / 2 - 11 * k, r
    r = min(13.0, h / 2 - 2)
    return w - r - 4, h / 2 - 1, r


def _scale(h: float) -> float:
    """How large things are drawn on a level field of this height."""
    return 1.0 if h < 72 else 1.3 if h < 100 else 1.7


def _stone(player: int, x: float, y: float, r: float) -> Markup:
    return piece(f"stone-{player}", x, y, stone(player, 0, 0, r))


def _blocker(whose: int, x: float, y: float, r: float) -> Markup:
    return piece(f"blocker-{whose}", x, y, stone(None, 0, 0, r))


def _ground(kind: int, w: float, h: float) -> Markup:
    if kind == PASS:
        return rect(0, 0, w, h, r=2, fill="sheet", stroke="soft", width=0.9, dash="3 3")
    fill: Tone = "blue-tint" if kind == INCOME else "sheet"
    return rect(0, 0, w, h, r=2, fill=fill, stroke="hair", width=1)


def short_name(scene: Scene[SanFrancisco], kind: int) -> str:
    return scene.say(f"drawing-do-{ACTIONS[kind].replace('_', '-')}")


def action_icon(kind: int) -> Icon:
    return ICONS[FIELD_ICONS.get(ACTIONS[kind], ACTIONS[kind])]


def _level_field(
    scene: Scene[SanFrancisco], field: int, w: float, h: float, *, moved: bool
) -> Markup:
    """Picture above, name below; the picture makes room for a stone."""
    box = scene.seen.box
    kind = box.field_kind[field]
    k = _scale(h)
    x = w * 0.3 if moved else w / 2
    y = h / 2 - 11 * k
    if kind == INCOME:
        picture = coin(x, y, 13.5 * k, f"${box.field_amount[field]}")
    else:
        picture = icon(action_icon(kind), x, y, 26 * k)
    say = short_name(scene, kind)
    name = label(w / 2, h - 13 * k, w - 5, say, size=10.5 * k, lines=2, anchor="middle")
    return group(_ground(kind, w, h), picture, name)


def _upright_field(
    scene: Scene[SanFrancisco], field: int, w: float, h: float, *, moved: bool
) -> Markup:
    """Picture at the left, name beside it, a stone at the right."""
    box = scene.seen.box
    kind = box.field_kind[field]
    size, x = 24.0, 18.0
    if kind == INCOME:
        picture = coin(x, h / 2, size * 0.52, f"${box.field_amount[field]}")
    else:
        picture = icon(action_icon(kind), x, h / 2, size)
    left = x + size * 0.5 + 4
    room = w - left - (32 if moved else 4)
    name = label(left, h / 2, room, short_name(scene, kind), size=11, lines=2)
    return group(_ground(kind, w, h), picture, name)
