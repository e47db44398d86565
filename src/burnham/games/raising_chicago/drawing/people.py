"""What a company owns: stores, expertise tracks, resource cards, symbols, tiles."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import BASIC
from burnham.games.raising_chicago.drawing.around import tile_face
from burnham.games.raising_chicago.drawing.faces import (
    ICONS,
    bonus_spot,
    mark,
    permanent,
    plate,
    reward,
)
from burnham.games.raising_chicago.drawing.projects import letters_on
from burnham.games.raising_chicago.position import RaisingChicago
from burnham.games.raising_chicago.scoring import scores
from burnham.kit import (
    Content,
    Scene,
    at,
    circle,
    disc,
    figure,
    group,
    label,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit import panels as f

TRACK_W, TRACK_H = 372.0, 132.0
CARD_W, CARD_H = 62.0, 66.0
PILE_W = 108.0
TILE_W, TILE_H = 84.0, 58.0
LEFT = 26.0


def desk(scene: Scene[RaisingChicago], seat: int) -> Markup:
    return _desk(scene, seat, scene.asked == seat)


@reads("company expansions favor fresh pile stock symbols tile_holder tracks wild")
def _desk(scene: Scene[RaisingChicago], seat: int, asked: bool) -> Markup:
    g = scene.seen
    cards = [_card(scene, card, i < g.fresh[seat]) for i, card in enumerate(g.company[seat])]
    symbols = _symbols(scene, seat)
    empty = g.capacity(seat) - len(cards)
    slots = [_empty_card() for _ in range(max(empty, 0))]
    tiles = [_tile(scene, tile) for tile, holder in enumerate(g.tile_holder) if holder == seat]
    return f.desk(
        f.roster(_store_plates(scene, seat)),
        f.roster(_tracks(scene, seat, asked)),
        f.roster(*symbols) if symbols else None,
        f.roster(*cards, *slots, _pile(scene, seat) if g.pile[seat] else None),
        f.roster(*tiles) if tiles else None,
    )


def _store_plates(scene: Scene[RaisingChicago], seat: int) -> Markup:
    """Tokens at hand, large; a permanent resource is a blue plate beside its kind."""
    g = scene.seen
    counts = [*g.stock[3 * seat : 3 * seat + 3], g.wild[seat], g.favor[seat]]
    step = (TRACK_W + 6) / len(counts)
    made: list[Content] = []
    for i, (name, count) in enumerate(zip((*BASIC, "wild", "favor"), counts, strict=True)):
        x = i * step
        made.append(plate(x, 0, step - 6, 34))
        made.append(mark(name, x + 15, 17, 21))
        made.append(words(x + 29, 23, count, size=17, serif=True, bold=True))
        if i < len(BASIC) and g.permanents(seat, i):
            made.append(permanent(x + step - 32, 8, 22, g.permanents(seat, i)))
    titles = [title for _, _, title in _store_facts(scene, seat)]
    return figure(TRACK_W, 34, *made, margin=6, label=", ".join(titles), cls="wide")


def _stores(scene: Scene[RaisingChicago], seat: int) -> list[Markup]:
    return [f.fact(ICONS[name], say, title) for name, say, title in _store_facts(scene, seat)]


def _store_facts(scene: Scene[RaisingChicago], seat: int) -> list[tuple[str, str, str]]:
    """Icon, number and words for each kind of token; permanents as a minus."""
    g = scene.seen
    made = []
    for i, name in enumerate(BASIC):
        permanents = g.permanents(seat, i)
        stock = g.stock[3 * seat + i]
        say = f"{stock} −{permanents}" if permanents else str(stock)
        title = scene.say("drawing-store", name=scene.text.name("resource", i), count=stock,
                          permanents=permanents)  # fmt: skip
        made.append((name, say, title))
    wild, favor = g.wild[seat], g.favor[seat]
    made.append(("wild", str(wild), scene.say("drawing-wild", count=wild)))
    made.append(("favor", str(favor), scene.say("drawing-favor", count=favor)))
    return made


def _symbols(scene: Scene[RaisingChicago], seat: int) -> list[Markup]:
    g = scene.seen
    kinds = len(g.box.symbols)
    counts = g.symbols[kinds * seat : kinds * (seat + 1)]
    return [
        f.fact(ICONS[name], count, f"{scene.text.name('symbol', i)}: {count}")
        for i, (name, count) in enumerate(zip(g.box.symbols, counts, strict=True))
        if count
    ]


def _tracks(scene: Scene[RaisingChicago], seat: int, asked: bool) -> Markup:
    """Three tracks; the slowest marker has earned the rewards up to its column."""
    g = scene.seen
    last = g.box.last_column
    step = (TRACK_W - LEFT) / (last + 1)
    slowest = g.slowest(seat)
    columns = [
        words(LEFT + (c + 0.5) * step, 10, c, size=10, tone="soft", anchor="middle")
        for c in range(last + 1)
    ]
    rewards = [
        group(
            reward(g.box.column_rewards[c], LEFT + (c + 0.5) * step, 120, 14),
            opacity=0.35 if c <= slowest else None,
        )
        for c in range(1, last + 1)
    ]
    return figure(
        TRACK_W,
        TRACK_H,
        rect(LEFT, 14, step * (slowest + 1), 94, fill="blue-tint"),
        *columns,
        *[_track(scene, seat, track, step, asked) for track in range(3)],
        *rewards,
        margin=6,
        label=scene.say("drawing-tracks"),
        cls="wide",
    )


def _track(scene: Scene[RaisingChicago], seat: int, track: int, step: float, asked: bool) -> Markup:
    g = scene.seen
    here = g.tracks[3 * seat + track]
    table = g.setup.permanents
    cells: list[Content] = []
    for column in range(g.box.last_column + 1):
        x = LEFT + column * step + 1.5
        cells.append(rect(x, 0, step - 3, 26, r=2, fill="sheet", stroke="line", width=0.8))
        middle = x + step / 2 - 1.5
        if column == here:
            cells.append(disc(seat, middle, 13, 9.5, flat=True))
        elif column == g.box.last_column:
            cells.append(mark("endless", middle, 13, 15))
        elif column and table[column] > table[column - 1] and column > here:
            cells.append(permanent(x + 3, 4, step - 9, 1))
    content = [mark(BASIC[track], LEFT / 2 - 2, 13, 20), *cells]
    y = 18 + track * 30
    moved = group(*content)
    name = f"track-{track}"
    if not asked:
        return at(0, y, moved)
    return thing(scene, name, LEFT, y, TRACK_W - LEFT, 26, at(-LEFT, 0, moved))


def _card(scene: Scene[RaisingChicago], card: int, fresh: bool) -> Markup:
    """A resource card in a slot: its round bonus and letter."""
    g = scene.seen
    once = g.side.once[card] == 1
    letters = letters_on(g, card)
    face = group(
        plate(0, 0, CARD_W, CARD_H, r=5, tone="ochre-tint" if fresh else "sheet"),
        bonus_spot(g.side.bonus[card], once, CARD_W / 2, 27, 19),
        words(CARD_W / 2, CARD_H - 6, letters, size=11, tone="soft", anchor="middle", serif=True),
    )
    return figure(
        CARD_W, CARD_H, face, margin=3, label=scene.text.name("card", card), px=CARD_W + 6
    )


def _empty_card() -> Markup:
    dashed = rect(0, 0, CARD_W, CARD_H, r=5, stroke="soft", width=1.2, dash="4 3")
    return figure(
        CARD_W, CARD_H, dashed, circle(CARD_W / 2, 27, 19, stroke="hair"), margin=3, px=CARD_W + 6
    )


def _pile(scene: Scene[RaisingChicago], seat: int) -> Markup:
    """The cards that were pushed out: how many, and of which letters."""
    g = scene.seen
    letters = [g.box.letters[card] for card in g.pile[seat]]
    counts = [(name, letters.count(i)) for i, name in enumerate((*"ABCD", "ABCD"))]
    shown = [f"{name} {count}" for name, count in counts if count]
    under = [plate(3.0 * k, 3.0 * k, PILE_W - 6, CARD_H - 6, r=5) for k in (2, 1)]
    lines = [", ".join(shown[i : i + 3]) for i in range(0, len(shown), 3)]
    face = group(
        *under[: len(letters) - 1],
        plate(0, 0, PILE_W - 6, CARD_H - 6, r=5, tone="well"),
        words(10, 24, len(letters), size=17, serif=True, bold=True),
        label(34, 18, PILE_W - 44, scene.say("drawing-pile"), size=11, tone="soft"),
        *[
            words(10, 41 + 14 * i, say, size=11, tone="soft", serif=True)
            for i, say in enumerate(lines)
        ],
    )
    about = scene.say("drawing-pushed-out", count=len(letters), letters=", ".join(shown))
    return figure(PILE_W, CARD_H, face, margin=3, label=about, px=PILE_W + 6)


def _tile(scene: Scene[RaisingChicago], tile: int) -> Markup:
    face = group(plate(0, 0, TILE_W, TILE_H), tile_face(scene, tile, TILE_W, TILE_H))
    made = thing(scene, f"tile-{tile}", 0, 0, TILE_W, TILE_H, face)
    return figure(TILE_W, TILE_H, made, margin=8, px=TILE_W + 16)


@reads("favor stock supply tile_holder tracks wild")
def panel(scene: Scene[RaisingChicago], seat: int) -> Markup:
    g = scene.seen
    markers = g.supply[seat]
    tiles = sum(1 for holder in g.tile_holder if holder == seat)
    tracks = "·".join(str(step) for step in g.tracks[3 * seat : 3 * seat + 3])
    return f.facts(
        *_stores(scene, seat),
        f.fact(ICONS["steps"], tracks, scene.say("drawing-expertise", tracks=tracks)),
        f.fact("flag", markers, scene.say("drawing-markers", count=markers)),
        f.fact(ICONS["bonus"], tiles, scene.say("drawing-tiles", count=tiles)) if tiles else None,
    )


def tally(scene: Scene[RaisingChicago], seat: int) -> Markup:
    g = scene.seen
    points = g.reputation[seat] if g.order and not g.over else scores(g).totals[seat]
    return _tally(scene, g.box.poverty[g.poverty[seat]], points)


@reads()
def _tally(scene: Scene[RaisingChicago], debt: int, points: int) -> Markup:
    return f.tally(
        str(debt).replace("-", "−") if debt else "",
        str(points),
        money_title=scene.say("drawing-poverty"),
        points_title=scene.say("drawing-reputation"),
    )
