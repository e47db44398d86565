"""The project area: five projects, each over a resource card with its four squares."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import (
    BASIC,
    FREE,
    JOKER,
    NEUTRAL,
    NUMBERED,
    PROJECTS,
    RAISE,
    SQUARES,
    UL,
)
from burnham.games.raising_chicago.drawing.faces import (
    ROMAN,
    bonus_spot,
    cost_row,
    mark,
    plate,
    reward,
)
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Spread,
    at,
    disc,
    group,
    icon,
    label,
    line,
    piece,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.pieces import caps, card_back, heading, slot

HEAD = 28.0
TILE_H = 74.0
SIDE = 58.0
COMING, FINAL = 48.0, 82.0  # widths of what comes later
GAP = 6.0
NARROW = 560.0  # below this the slots and what comes later take two rows


def card_height(side: float) -> float:
    return 2 * side + 3 * GAP + 32


def slot_height(side: float) -> float:
    return TILE_H + 6 + card_height(side)


def columns_in(w: float) -> int:
    return PROJECTS if w > NARROW else 2


def projects_height(w: float, side: float = SIDE) -> float:
    rows = -(-PROJECTS // columns_in(w))
    return HEAD + rows * (slot_height(side) + 10) - 10


def projects(scene: Scene[RaisingChicago], w: float, side: float = SIDE) -> Spread:
    """All five slots: side by side, or in two rows where it is narrow.  `side`: how high a square
    is."""
    columns = columns_in(w)
    step, down = (w + 10) / columns, slot_height(side) + 10
    slots = [
        project(scene, i, step - 10, side).at(i % columns * step, HEAD + i // columns * down)
        for i in range(PROJECTS)
    ]
    head = projects_head(scene, w).at(0, 0)
    return Spread("projects", w, projects_height(w, side), (head, *slots))


@reads()
def projects_head(scene: Scene[RaisingChicago], w: float) -> Sheet:
    title = heading(w, scene.say("drawing-projects"), scene.say("drawing-projects-note"))
    return Sheet("projects", w, HEAD, title)


@reads("slot slot_project slot_card slot_winner squares")
def project(scene: Scene[RaisingChicago], where: int, w: float, side: float) -> Sheet:
    """One slot: the project tile, below it the resource card."""
    body = group(_tile(scene, where, w), at(0, TILE_H + 6, _card(scene, where, w, side)))
    tells = scene.say("drawing-project", slot=ROMAN[where])
    return Sheet(f"project-{where}", w, slot_height(side), body, tells)


def _tile(scene: Scene[RaisingChicago], where: int, w: float) -> Markup:
    g = scene.seen
    tile = g.slot_project[where]
    gone = tile == FREE
    face = slot(w, TILE_H) if gone else tile_face(scene, tile, w, where)
    chosen = g.slot == where and not gone
    return thing(scene, f"slot-{where}", 0, 0, w, TILE_H, face, chosen=chosen)


def tile_face(scene: Scene[RaisingChicago], tile: int, w: float, where: int | None) -> Markup:
    """Cost large, symbol and reward below; raise is ochre and points up, move is blue.  `where` is
    the slot it lies in, if any."""
    box = scene.seen.box
    raised = box.kinds[tile] == RAISE
    number = tile + 1 if tile < NUMBERED else tile - NUMBERED + 1
    name = scene.say("drawing-raise" if raised else "drawing-move")
    return group(
        plate(0, 0, w, TILE_H),
        rect(0, 0, w, 22, fill="ochre-tint" if raised else "blue-tint", stroke="line", width=1),
        None if where is None else words(8, 16, ROMAN[where], size=14, serif=True, bold=True),
        icon("up" if raised else "right", 36, 11, 16),
        label(48, 11, w - 84, name, size=11, bold=True),
        words(w - 8, 15, f"{'F' if tile >= NUMBERED else ''}{number}", size=11, tone="soft",
              anchor="end"),
        *cost_row(box.costs[3 * tile : 3 * tile + 3], 20, 37, (w - 24) / 3, 20),
        line(8, 50, w - 8, 50, stroke="hair"),
        *_symbols(scene, tile),
        reward(box.project_rewards[tile], w - 34, 62, 18),
    )  # fmt: skip


def _symbols(scene: Scene[RaisingChicago], tile: int) -> list[Markup]:
    box = scene.seen.box
    final = tile >= NUMBERED
    symbols = box.final_symbols[tile - NUMBERED] if final else [box.project_symbols[tile]]
    return [mark(box.symbols[s], 20 + i * 24, 62, 19) for i, s in enumerate(symbols)]


def _card(scene: Scene[RaisingChicago], where: int, w: float, side: float) -> Markup:
    g, high = scene.seen, card_height(side)
    card = g.slot_card[where]
    if card == FREE:
        return thing(scene, f"card_gap-{where}", 0, 0, w, high, slot(w, high))
    squares = [_square(scene, where, k, (w - 3 * GAP) / 2, side) for k in range(SQUARES)]
    foot = 2 * side + 3 * GAP + 13
    once = g.side.once[card] == 1
    ground = thing(
        scene, f"card-{card}", 0, 0, w, high,
        plate(0, 0, w, high, r=5),
        _leader(scene, where, foot, w),
        words(
            w - 43, foot + 4, letters_on(g, card), size=11, tone="soft", anchor="end", serif=True
        ),
        bonus_spot(g.side.bonus[card], once, w - 24, foot, 15),
        r=5,
    )  # fmt: skip
    return group(ground, *squares)


def letters_on(g: RaisingChicago, card: int) -> str:
    """The council's letter on a card, or all four."""
    return "ABCD" if g.box.letters[card] == JOKER else "ABCD"[g.box.letters[card]]


def _square(scene: Scene[RaisingChicago], where: int, k: int, w: float, side: float) -> Markup:
    """One square of a card: a bid, a resource to gain, or the square that is paid for."""
    g = scene.seen
    number = where * SQUARES + k
    x, y = GAP + k % 2 * (w + GAP), GAP + k // 2 * (side + GAP)
    owner = g.squares[number]
    content: list[Content] = [rect(0, 0, w, side, r=2, fill="well", stroke="soft", width=1)]
    if owner != FREE:
        stone = disc(None if owner == NEUTRAL else owner, 0, 0, 19)
        content.append(piece(f"bid-{number}", w / 2, side / 2, stone))
    elif k == UL:
        content += _price(scene, where, w, side)
    else:
        resource = g.side.squares[g.slot_card[where] * SQUARES + k]
        content.append(mark(BASIC[resource], w / 2, side / 2, 32))
    return thing(scene, f"square-{number}", x, y, w, side, *content)


def _price(scene: Scene[RaisingChicago], where: int, w: float, side: float) -> list[Content]:
    """What the paid square costs now: the resources still open on its card."""
    g = scene.seen
    first = where * SQUARES
    card = g.slot_card[where]
    still = [
        g.side.squares[card * SQUARES + k]
        for k in range(1, SQUARES)
        if g.squares[first + k] == FREE
    ]
    if not still:
        return [label(w / 2, side / 2, w - 6, scene.say("drawing-free"), size=12, anchor="middle")]
    step = 19.0
    icons = [
        mark(BASIC[resource], w / 2 + (i - (len(still) - 1) / 2) * step, side * 0.66, 18)
        for i, resource in enumerate(still)
    ]
    return [
        label(w / 2, side * 0.26, w - 6, scene.say("drawing-pay"), size=11, tone="brick",
              anchor="middle", bold=True),
        *icons,
    ]  # fmt: skip


def _leader(scene: Scene[RaisingChicago], where: int, y: float, w: float) -> Markup:
    """Who leads the auction, or who has won it."""
    g = scene.seen
    winner = g.slot_winner[where]
    leads = winner if winner != FREE else leader(g, where)
    if leads == FREE:
        return label(GAP, y, w / 2 - 4, scene.say("drawing-no-bid"), size=10.5, tone="soft")
    say = scene.say("drawing-won" if winner != FREE else "drawing-leads")
    badge = disc(None if leads == NEUTRAL else leads, GAP + 10, y, 9, flat=True)
    return group(badge, label(GAP + 24, y, w / 2 - 26, say, size=10.5, tone="soft"))


def leader(g: RaisingChicago, where: int) -> int:
    """The most markers; of equals the first in reading order."""
    first = where * SQUARES
    owners = [owner for owner in g.squares[first : first + SQUARES] if owner != FREE]
    if not owners:
        return FREE
    return max(dict.fromkeys(owners), key=owners.count)


# ------------------------------------------------------------------ what comes later
@reads("stack_tops finals next_card deck")
def later(scene: Scene[RaisingChicago], w: float) -> Sheet:
    """The tops of the round stacks, the next resource card and the four final projects."""
    g = scene.seen
    tops = [(i, tile) for i, tile in enumerate(g.stack_tops) if tile != FREE]
    made: list[Content] = [caps(0, 24, scene.say("drawing-next"), room=56)]
    x = 60.0
    for stack, tile in tops:
        made.append(thing(scene, f"project-{tile}", x, 4, COMING, 34, _coming(scene, stack, tile)))
        x += COMING + 3
    deck_w = 50 if g.next_card == FREE else 66
    made.append(thing(scene, "card_deck-0", x, 4, deck_w, 34, _deck(scene)))
    y = 0 if w > NARROW else 40
    x = w - len(g.finals) * (FINAL + 5) + 5
    if g.finals:  # in the last round they have come
        made.append(caps(x - 8, y + 24, scene.say("drawing-final"), room=46, end=True))
    for i, tile in enumerate(g.finals):
        left = x + i * (FINAL + 5)
        made.append(thing(scene, f"project-{tile}", left, y + 4, FINAL, 34, _final(scene, tile)))
    return Sheet("later", w, y + 42, group(*made))


def _coming(scene: Scene[RaisingChicago], stack: int, tile: int) -> Markup:
    box = scene.seen.box
    return group(
        plate(0, 0, COMING, 34),
        words(5, 13, stack + 1, size=10.5, tone="soft"),
        words(5, 28, tile + 1, size=11, bold=True),
        mark(box.symbols[box.project_symbols[tile]], 35, 17, 20),
    )


def _deck(scene: Scene[RaisingChicago]) -> Markup:
    g = scene.seen
    if g.next_card == FREE:
        return card_back(50, 34, count=len(g.deck)) if g.deck else slot(50, 34)
    once = g.side.once[g.next_card] == 1
    return group(
        plate(0, 0, 66, 34, r=5),
        bonus_spot(g.side.bonus[g.next_card], once, 17, 17, 14),
        words(60, 14, letters_on(g, g.next_card), size=10.5, anchor="end", tone="soft", serif=True),
        words(60, 28, len(g.deck) + 1, size=11, anchor="end", tone="soft"),
    )


def _final(scene: Scene[RaisingChicago], tile: int) -> Markup:
    box = scene.seen.box
    costs = "·".join(str(cost) for cost in box.costs[3 * tile : 3 * tile + 3])
    symbols = box.final_symbols[tile - NUMBERED]
    return group(
        plate(0, 0, FINAL, 34),
        words(5, 14, costs, size=11, bold=True),
        *[mark(box.symbols[s], 13 + i * 19, 24, 16) for i, s in enumerate(symbols)],
        words(FINAL - 21, 22, box.project_rewards[tile].amount, size=13, anchor="end", bold=True),
        mark("reputation", FINAL - 11, 17, 17),
    )
