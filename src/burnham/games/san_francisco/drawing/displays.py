"""What lies out to be taken or scored: permits, developments, tenders."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import (
    ANY_COLOUR,
    COLOUR_SETS,
    COLOURS,
    DEVELOPMENT_SETS,
    DEVELOPMENT_TYPE,
    DEVELOPMENTS,
    FREESTANDING,
    GOLD_ROW,
    GREEN_COLUMN,
    MOST_OF_COLOUR,
    MOST_RUBBLE,
    NEXT_TO_RIVAL,
    OWN_PAIRS,
    PARK,
    PER_BUILDING,
    PER_RUBBLE,
    SITE_COLOUR,
    STREET_LIGHT,
    SURROUNDED_CORNER,
    Box,
)
from burnham.games.san_francisco.drawing.faces import (
    ICONS,
    PERMIT,
    TENDER_H,
    builder_face,
    development_face,
    gold_row,
    green_column,
    permit_face,
    private_face,
    public_face,
    swatch,
)
from burnham.games.san_francisco.drawing.plan import GROUNDS
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.scoring import tender_value
from burnham.games.san_francisco.setup import PARKS
from burnham.kit import (
    Content,
    Icon,
    Scene,
    Sheet,
    at,
    disc,
    group,
    icon,
    piece,
    reads,
    thing,
    words,
)
from burnham.kit.pieces import caps, card_back, slot

HEAD = 19.0
ROW = HEAD + TENDER_H + 3  # height of a row of cards with its head

TENDER_ICONS = {
    PER_BUILDING: "building",
    OWN_PAIRS: "pair",
    NEXT_TO_RIVAL: "rivals",
    SURROUNDED_CORNER: "corner",
    FREESTANDING: "alone",
    COLOUR_SETS: "four",
    PER_RUBBLE: "rubble",
    DEVELOPMENT_SETS: "stack",
}


# ------------------------------------------------------------------ permits
def permit_card(g: SanFrancisco, permit: int) -> Markup:
    colour = g.box.permit_colour[permit]
    symbols = [development_icon(g, symbol) for symbol in g.box.permit_symbols[permit]]
    ground = GROUNDS[colour] if colour < len(COLOURS) else None
    number = g.box.permit_number[permit]
    return permit_face(ground, number, symbols, any_colour=colour == ANY_COLOUR)


@reads("permit_display permit_pile permit_discard order slot ring park")
def permits(scene: Scene[SanFrancisco]) -> Sheet:
    """Pile, three slots, discard pile: 318 wide."""
    g = scene.seen
    w, h = PERMIT
    cards: list[Markup] = []
    gaps: list[Content] = []
    for i, permit in enumerate(g.permit_display):
        x = 66 + i * (w + 8)
        if permit == NONE:
            gap = slot(w, h, _why_empty(scene))
            gaps.append(thing(scene, f"permit_gap-{i}", x, HEAD, w, h, gap, r=4, silent=True))
        else:
            name = f"permit-{permit}"
            face = piece(name, 0, 0, permit_card(g, permit), turns=True)
            called = scene.say("drawing-place", card=scene.text.name("permit", permit), place=i + 1)
            cards.append(thing(scene, name, x, HEAD, w, h, face, label=called, r=4))
    pile = card_back(50, 74, ICONS["permit"], count=len(g.permit_pile))
    body = group(
        caps(0, 11, scene.say("drawing-permits"), room=200),
        thing(scene, "permit_pile-0", 0, HEAD + 1, 50, 74, pile, r=4),
        *gaps,
        _discard(scene, 66 + 3 * (w + 8)),
        *cards,
    )
    return Sheet("permits", 66 + 3 * (w + 8) + 50, ROW, body)


def _why_empty(scene: Scene[SanFrancisco]) -> str:
    g = scene.seen
    if not g.order:
        return ""  # nothing is dealt yet
    if g.card == NONE:
        return scene.say("drawing-none-left")
    return scene.say("drawing-after-card", card=g.box.card_labels[g.card])


def _discard(scene: Scene[SanFrancisco], x: float) -> Markup:
    """The discard pile: its top card matters to the Committee, its number to everybody."""
    g = scene.seen
    w, h = PERMIT
    k = 50 / w
    head = caps(x + 50, 11, scene.say("drawing-used"), room=60, end=True)
    face: list[Content] = [slot(50, 74)]
    if g.permit_discard:
        top = g.permit_discard[-1]
        card = piece(f"permit-{top}", 0, 0, permit_card(g, top))
        count = f"{len(g.permit_discard)}×"
        face = [
            at(0, 0, group(card, opacity=0.62), scale=k),
            words(25, h * k + 9.5, count, size=10.5, bold=True, anchor="middle"),
        ]
    pile = thing(scene, "permit_discard-0", x, HEAD + 1, 50, 74, *face, r=4)
    return group(head, pile)


# ------------------------------------------------------------------ developments
@reads("stacks park")
def developments(scene: Scene[SanFrancisco], w: float) -> Sheet:
    gap = 8.0
    step = (w + gap - 5) / len(DEVELOPMENTS)
    stacks = [_stack(scene, kind, kind * step, step - gap) for kind in range(len(DEVELOPMENTS))]
    head = caps(0, 11, scene.say("drawing-developments"), room=w)
    return Sheet("developments", w, ROW, group(head, *stacks))


def _stack(scene: Scene[SanFrancisco], kind: int, x: float, w: float) -> Markup:
    g = scene.seen
    h = 72.0
    name = f"development-{kind}"
    if not g.stacks[kind]:
        face: Markup = slot(w, h, scene.say("drawing-none-left"))
    else:
        face = development_face(
            w, h, development_icon(g, kind), _short(scene, kind), _worth(g, kind),
            count=g.stacks[kind],
            price=f"−${g.box.development_cost[kind]}" if g.box.development_cost[kind] else "",
        )  # fmt: skip
    return thing(scene, name, x, HEAD, w, h, face, r=4)


def development_icon(g: SanFrancisco, kind: int) -> Icon:
    """Parks show the park that was chosen for the table.  SF-014"""
    return ICONS[PARKS[g.park] if kind == PARK else DEVELOPMENTS[kind]]


def letter_of(box: Box, card: int) -> str:
    """The letter of a development within its stack, from the top: parks are told apart by it."""
    return chr(ord("A") + box.development_stack[box.development_type[card]].index(card))


def called_development(scene: Scene[SanFrancisco], kind: int) -> str:
    """Parks by the name of the park that was chosen."""
    if kind == PARK:
        return scene.say(f"option-park-{PARKS[scene.seen.park]}")
    return scene.text.name("development", kind)


def _short(scene: Scene[SanFrancisco], kind: int) -> str:
    """What the top card of a stack is called."""
    g = scene.seen
    if kind == PARK:
        letter = letter_of(g.box, g.top_development(kind))
        return scene.say(f"drawing-{PARKS[g.park].replace('_', '-')}", letter=letter)
    return scene.say(f"drawing-{DEVELOPMENTS[kind].replace('_', '-')}")


def _worth(g: SanFrancisco, kind: int) -> str:
    if kind == STREET_LIGHT:
        return "·".join(map(str, g.box.street_light_vp[1:]))
    return str(g.box.development_vp[g.top_development(kind)])


# ------------------------------------------------------------------ tenders
def tender_icon(g: SanFrancisco, tender: int) -> Icon | None:
    """The icon of a private tender; None where a site colour stands for itself."""
    scoring, about = g.box.tender_scoring[tender], g.box.tender_about[tender]
    if scoring == SITE_COLOUR:
        return None
    if scoring == DEVELOPMENT_TYPE:
        return development_icon(g, about)
    return ICONS[TENDER_ICONS[scoring]]


def tender_picture(g: SanFrancisco, tender: int) -> Markup:
    """What a private tender counts, in a box of 24 × 24."""
    which = tender_icon(g, tender)
    if which is None:
        return swatch(GROUNDS[g.box.tender_about[tender]], 2, 2, 20)
    return icon(which, 12, 12, 24)


def tender_card(scene: Scene[SanFrancisco], tender: int, w: float) -> Markup:
    g = scene.seen
    name = scene.text.name("tender", tender)
    return private_face(w, name, tender_picture(g, tender), tender_value(g, tender))


@reads("tender_display tender_pile order slot ring park")
def tenders(scene: Scene[SanFrancisco], w: float) -> Sheet:
    """The private tenders to take, and how many are left in the pile."""
    g = scene.seen
    gap = 7.0
    step = (w + gap) / len(g.tender_display) if g.tender_display else w
    cw = step - gap
    cards: list[Markup] = []
    gaps: list[Content] = []
    for i, tender in enumerate(g.tender_display):
        if tender == NONE:
            empty_for_good = bool(g.order) and not g.tender_pile
            why = scene.say("drawing-none-left") if empty_for_good else _why_empty(scene)
            empty = slot(cw, TENDER_H, why)
            gaps.append(
                thing(
                    scene, f"tender_gap-{i}", i * step, HEAD, cw, TENDER_H, empty, r=4, silent=True
                )
            )
        else:
            name = f"tender-{tender}"
            face = piece(name, 0, 0, tender_card(scene, tender, cw), turns=True)
            cards.append(thing(scene, name, i * step, HEAD, cw, TENDER_H, face, r=4))
    pile = caps(80, 11, scene.say("drawing-pile", count=len(g.tender_pile)), end=True)
    head = [
        caps(0, 11, scene.say("drawing-tenders"), room=w - 80),
        thing(scene, "tender_pile-0", w - 80, 0, 80, HEAD - 3, pile),
    ]
    return Sheet("tenders", w, ROW, group(*head, *gaps, *cards))


@reads("public_tenders builder")
def public_tenders(scene: Scene[SanFrancisco], w: float, columns: int, *, gap: float = 7) -> Sheet:
    """The public tenders and the builder tender, in rows of `columns`."""
    g = scene.seen
    step = (w + gap) / columns
    cw = step - gap
    faces = {f"public-{tender}": public_card(scene, tender, cw) for tender in g.public_tenders}
    faces["builder-0"] = builder_card(scene, cw)
    down = TENDER_H + gap + 2
    cards = [
        thing(scene, name, i % columns * step, HEAD + i // columns * down, cw, TENDER_H, face, r=4)
        for i, (name, face) in enumerate(faces.items())
    ]
    rows = (len(faces) + columns - 1) // columns
    h = HEAD + rows * (TENDER_H + gap + 2) - gap + 1
    head = caps(0, 11, scene.say("drawing-public"), room=w)
    return Sheet("public", w, h, group(head, *cards))


def public_card(scene: Scene[SanFrancisco], tender: int, w: float) -> Markup:
    box = scene.seen.box
    scoring = box.public_scoring[tender]
    if scoring == GOLD_ROW:
        worth = f"{box.gold_row[0]}–{box.gold_row[-1]}"
    elif scoring == GREEN_COLUMN:
        worth = f"{box.green_column[0]}–{box.green_column[-1]}"
    else:
        worth = "·".join(map(str, box.comparison[scene.seen.players]))
    return public_face(w, scene.text.name("public", tender), public_picture(box, tender), worth)


def public_picture(box: Box, tender: int) -> Markup:
    scoring = box.public_scoring[tender]
    if scoring == MOST_OF_COLOUR:
        return swatch(GROUNDS[box.public_about[tender]], 2, 2, 20)
    if scoring == GOLD_ROW:
        return gold_row(0, 6)
    if scoring == GREEN_COLUMN:
        return green_column(4, 1)
    return icon(ICONS["rubble" if scoring == MOST_RUBBLE else "money"], 12, 12, 24)


def builder_card(scene: Scene[SanFrancisco], w: float) -> Markup:
    """The builder tender, with the badge of who has earned it."""
    g = scene.seen
    face = builder_face(
        w, scene.say("drawing-builder"), scene.say("drawing-last-building", count=g.box.buildings),
        g.box.builder_vp,
    )  # fmt: skip
    owner = disc(g.builder, w - 8, 6, 10) if g.builder != NONE else None
    return group(face, owner)
