"""What lies around the city: outskirts, prestige buildings, bidding board, poverty, council."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import (
    BASIC,
    BASICS,
    CLEAR,
    COMPANY,
    COPY,
    FREE,
    JOKER,
    LEVEL,
    MARKET,
    NEUTRAL,
    PRESTIGE_BANNER,
    STEPS,
    SWAP,
    Box,
)
from burnham.games.raising_chicago.drawing.faces import counted, mark, plate, prestige_face, stack
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring.points import letter_counts
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Tone,
    disc,
    group,
    label,
    line,
    piece,
    reads,
    rect,
    seat_class,
    thing,
    words,
)
from burnham.kit.pieces import banner, heading
from burnham.kit.seats import count_badge

HEAD = 27.0
CELL = 62.0
GAP = 7.0
MEMBER_H = 62.0
NARROW = 800.0  # below this the council sits in two columns
FEW = 300.0  # below this the outskirts lie in two columns
EFFECT_ICONS = {
    CLEAR: ("squares",),
    MARKET: ("squares", "bonus"),
    COMPANY: ("bonus",),
    LEVEL: ("level",),
    SWAP: ("swap",),
    COPY: ("copy",),
}


# ------------------------------------------------------------------ outskirts
@reads("outskirts_tile outskirts_owner outskirts_levels")
def outskirts(scene: Scene[RaisingChicago], w: float) -> Sheet:
    g = scene.seen
    count = len(g.outskirts_tile)
    columns = 2 if w < FEW else count // 2
    step = (w + GAP) / columns
    made = [
        _outskirts_plot(
            scene, i, i % columns * step, HEAD + i // columns * (CELL + GAP), step - GAP
        )
        for i in range(count)
    ]
    return Sheet(
        "outskirts",
        w,
        HEAD + -(-count // columns) * (CELL + GAP) - GAP,
        group(
            heading(w, scene.say("drawing-outskirts"), scene.say("drawing-outskirts-note")),
            *made,
        ),
    )


def _outskirts_plot(scene: Scene[RaisingChicago], i: int, x: float, y: float, w: float) -> Markup:
    g = scene.seen
    owner = g.outskirts_owner[i]
    content: list[Content] = [plate(0, 0, w, CELL, tone="sheet" if owner == FREE else "well")]
    tile = g.outskirts_tile[i]
    if owner != FREE:
        house = stack(
            None if owner == NEUTRAL else owner, g.outskirts_levels[i], w / 2, CELL - 7, 21
        )
        content += [
            piece(f"moved-{i}", 0, 0, house),
            count_badge(w - 12, CELL - 12, g.outskirts_levels[i], r=8.5),
        ]
    elif tile != FREE:
        content.append(tile_face(scene, tile, w, CELL))
    return thing(scene, f"outskirts-{i}", x, y, w, CELL, *content)


def tile_icons(box: Box, tile: int) -> list[tuple[int, str]]:
    """What a tile gives: icons, each with its number."""
    found = [(1, "favor")] * box.tile_favors[tile] + [(1, "wild")] * box.tile_wilds[tile]
    if box.tile_reputation[tile]:
        found.append((box.tile_reputation[tile], "reputation"))
    effect = box.tile_effects[tile]
    if effect == STEPS:
        found.append((box.tile_steps[tile], "steps"))
    if effect == BASICS:
        found += [(box.tile_basics[tile], BASIC[0]), *((1, name) for name in BASIC[1:])]
    return found + [(1, name) for name in EFFECT_ICONS.get(effect, ())]


def tile_face(scene: Scene[RaisingChicago], tile: int, w: float, h: float) -> Markup:
    """An empty plot tile: number, icons, name."""
    icons = tile_icons(scene.seen.box, tile)
    widths = [1.12 if count == 1 else 1.9 for count, _ in icons]
    size = min(17.0, (w - 22) / max(sum(widths), 3.3))
    places = [sum(widths[:i]) + (widths[i] - sum(widths)) / 2 for i in range(len(icons))]
    return group(
        words(5, 13, tile + 1, size=10.5, tone="soft"),
        *[
            counted(count, name, w / 2 + 4 + place * size, 18, size)
            for (count, name), place in zip(icons, places, strict=True)
        ],
        label(
            w / 2, h - 17, w - 6, scene.say("drawing-tile", tile=tile + 1), size=11, lines=2,
            serif=True, anchor="middle",
        ),
    )  # fmt: skip


# ------------------------------------------------------------------ prestige
@reads("display banners prestige_stack")
def prestige(scene: Scene[RaisingChicago], w: float) -> Sheet:
    g = scene.seen
    left, side = (84.0, 40.0) if w < FEW else (108.0, 50.0)
    step = (w - left) / max(len(g.display), 3)
    made = []
    for i, tile in enumerate(g.display):
        if tile == FREE:
            continue
        face = prestige_face(g.box, tile, side / 2, side / 2, side, 0, 7)
        x = left + i * step + (step - side) / 2
        made.append(thing(scene, f"prestige-{tile}", x, HEAD + 8, side, side, face))
    return Sheet(
        "prestige",
        w,
        HEAD + 62,
        group(
            heading(w, scene.say("drawing-prestige"), scene.say("drawing-prestige-note")),
            _prestige_banner(scene),
            _prestige_pile(scene),
            *made,
        ),
    )


def _prestige_banner(scene: Scene[RaisingChicago]) -> Markup:
    g = scene.seen
    track = BASIC[g.banners[PRESTIGE_BANNER]]
    cloth = banner(0, 0, 32, 44, mark(track, 16, 17, 21))
    return thing(scene, f"banner-{PRESTIGE_BANNER}", 2, HEAD + 8, 32, 44, cloth)


def _prestige_pile(scene: Scene[RaisingChicago]) -> Markup:
    count = len(scene.seen.prestige_stack)
    under = [plate(3.0 * k, -3.0 * k, 40, 48) for k in (2, 1) if count > k]
    return thing(
        scene, "prestige_pile-0", 40, HEAD + 10, 40, 48,
        *under,
        plate(0, 0, 40, 48),
        mark("prestige", 20, 19, 24),
        words(20, 43, count, size=11, anchor="middle", bold=True),
    )  # fmt: skip


# ------------------------------------------------------------------ bidding board
@reads("rows bids neutral")
def bidding(scene: Scene[RaisingChicago], w: float, asked: int | None) -> Sheet:
    g = scene.seen
    box = g.box
    note = scene.say("drawing-bidding-note", first=box.bidding_first, second=box.bidding_second)
    rows = g.rows or list(range(g.seats))
    return Sheet(
        "bidding",
        w,
        HEAD + 30.0 * len(rows),
        group(
            heading(w, scene.say("drawing-bidding"), note),
            *[_row(scene, place, seat, w, seat == asked) for place, seat in enumerate(rows)],
        ),
    )


def _row(scene: Scene[RaisingChicago], place: int, seat: int, w: float, asked: bool) -> Markup:
    """One company: its markers, and below two players those of the neutral colour."""
    g = scene.seen
    spaces = g.setup.most_markers
    side = 21.0
    left = w - spaces * (side + 3)
    own, neutral = g.bids[seat], g.neutral[seat] if g.neutral else 0
    cells: list[Content] = []
    for c in range(spaces):
        x = left + c * (side + 3)
        taken = c < own + neutral
        cells.append(
            rect(
                x,
                3,
                side,
                side,
                r=3,
                fill="well",
                stroke="soft",
                width=1,
                dash="" if taken else "3 3",
            )
        )
        if taken:
            cells.append(disc(seat if c < own else None, x + side / 2, 3 + side / 2, 9, flat=True))
    return thing(
        scene, f"bidding_row-{seat}", 0, HEAD + 30.0 * place, w, 28,
        rect(0, 0, w, 28, r=3, fill="seat-tint" if asked else "none", cls=seat_class(seat))
        if asked
        else None,
        words(6, 19, place + 1, size=12, tone="soft"),
        disc(seat, 28, 14, 9, flat=True),
        label(44, 14, left - 48, g.box.companies[seat], size=13, serif=True, bold=asked, lines=2),
        *cells,
    )  # fmt: skip


# ------------------------------------------------------------------ poverty, council
@reads("poverty")
def poverty(scene: Scene[RaisingChicago], w: float) -> Sheet:
    g = scene.seen
    step = w / len(g.box.poverty)
    spaces = [_poverty_space(scene, k, step) for k in range(len(g.box.poverty))]
    title = heading(w, scene.say("drawing-poverty"), scene.say("drawing-poverty-note"))
    return Sheet("poverty", w, HEAD + 38, group(title, *spaces))


def _poverty_space(scene: Scene[RaisingChicago], k: int, w: float) -> Markup:
    g = scene.seen
    tone: Tone = "well" if k % 2 else "sheet"
    say = str(g.box.poverty[k]).replace("-", "−")
    return thing(
        scene, f"poverty_space-{k}", k * w, HEAD, w, 36,
        rect(0, 0, w, 36, fill=tone, stroke="line", width=0.7),
        words(w / 2, 33, say, size=10.5, tone="soft", anchor="middle"),
        *_poor(g, k, w),
        r=0, silent=True,
    )  # fmt: skip


def _poor(g: RaisingChicago, k: int, w: float) -> list[Content]:
    """The companies on a step of the poverty track: one large, several small in pairs."""
    here = [seat for seat in range(g.seats) if g.poverty[seat] == k]
    if len(here) == 1:
        return [piece(f"poverty-{here[0]}", w / 2, 12, disc(here[0], 0, 0, 7.5, flat=True))]
    return [
        piece(
            f"poverty-{seat}",
            w / 2 + (i % 2 - 0.5) * min(14.0, w / 2 - 1),
            8 + i // 2 * 12,
            disc(seat, 0, 0, 6.8, flat=True),
        )
        for i, seat in enumerate(here)
    ]


@reads("council company pile")
def council(scene: Scene[RaisingChicago], w: float) -> Sheet | None:
    """The members of the City Council, if they are in play, and how many cards each seat has."""
    g = scene.seen
    if g.council[0] == FREE:
        return None
    columns = len(g.council) if w > NARROW else 2
    step = (w + 8) / columns
    rows = len(g.council) // columns
    counts = [letter_counts(g, seat) for seat in range(g.seats)]
    made = [
        thing(
            scene,
            f"member-{member}",
            letter % columns * step,
            HEAD + letter // columns * (MEMBER_H + 6),
            step - 8,
            MEMBER_H,
            _member(scene, letter, counts, step - 8),
        )
        for letter, member in enumerate(g.council)
    ]
    limits = {"qualify": g.setup.qualify, "double": g.setup.double}
    note = scene.say("drawing-council-note", **limits)
    title = heading(w, scene.say("drawing-council"), note)
    return Sheet("council", w, HEAD + (MEMBER_H + 6) * rows, group(title, *made))


def _member(scene: Scene[RaisingChicago], letter: int, counts: list[list[int]], w: float) -> Markup:
    """A letter, its member, and below every seat's cards of it; what has all letters after a +."""
    g = scene.seen
    member = g.council[letter]
    value = g.box.member_value[member]
    step = (w - 8) / g.seats
    cards: list[Content] = []
    for seat, count in enumerate(counts):
        say = f"{count[letter]}+{count[JOKER]}" if count[JOKER] else str(count[letter])
        enough = count[letter] + count[JOKER] >= g.setup.qualify
        cards.append(disc(seat, 16 + seat * step, 49, 7.5, flat=True))
        cards.append(words(28 + seat * step, 53.5, say, size=12, bold=enough))
    return group(
        plate(0, 0, w, MEMBER_H),
        words(16, 27, "ABCD"[letter], size=18, anchor="middle", serif=True, bold=True),
        label(32, 20, w - 92, scene.text.name("member", member), size=12, lines=2, serif=True),
        words(w - 32, 25, f"{value}×", size=14, anchor="end", bold=True),
        mark("reputation", w - 18, 20, 18),
        line(8, 37, w - 8, 37, stroke="hair"),
        *cards,
    )
