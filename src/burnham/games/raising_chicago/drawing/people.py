"""What a company owns: stores, expertise tracks, resource cards, symbols, tiles."""

from __future__ import annotations

from typing import NamedTuple

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
COLUMN = 13.8  # letters over the tracks: 10 px also beside the board of a phone on its side


def desk(scene: Scene[RaisingChicago], seat: int) -> Markup:
    return _desk(scene, seat, scene.asked == seat)


@reads("company expansions favor fresh pile stock supply symbols tile_holder tracks wild")
def _desk(scene: Scene[RaisingChicago], seat: int, asked: bool) -> Markup:
    g = scene.seen
    cards = [_card(scene, card, i < g.fresh[seat]) for i, card in enumerate(g.company[seat])]
    owned = [_markers(scene, seat), *_symbols(scene, seat)]
    most = g.box.slots + g.box.expansions
    slots = [
        _empty_card(scene, f"own_slot-{most * seat + i}")
        for i in range(len(cards), g.capacity(seat))
    ]
    tiles = [_tile(scene, tile) for tile, holder in enumerate(g.tile_holder) if holder == seat]
    return f.desk(
        f.roster(_store_plates(scene, seat)),
        f.roster(_tracks(scene, seat, asked)),
        f.roster(*owned),
        f.roster(*cards, *slots, _pile(scene, seat) if g.pile[seat] else None),
        f.roster(*tiles) if tiles else None,
    )


class Store(NamedTuple):
    """One kind of token that a company has."""

    thing: str
    icon: str
    held: int
    permanents: int
    title: str


def _store_plates(scene: Scene[RaisingChicago], seat: int) -> Markup:
    """Tokens at hand, large; a permanent resource is a blue plate beside its kind."""
    stores = _stores(scene, seat)
    step = (TRACK_W + 6) / len(stores)
    made = []
    for i, store in enumerate(stores):
        face = [
            plate(0, 0, step - 6, 34),
            mark(store.icon, 15, 17, 21),
            words(29, 23, store.held, size=17, serif=True, bold=True),
            permanent(step - 32, 8, 22, store.permanents) if store.permanents else None,
        ]
        made.append(thing(scene, store.thing, i * step, 0, step - 6, 34, *face, label=store.title))
    return figure(TRACK_W, 34, *made, margin=6, cls="wide")


def _store_fact(store: Store) -> Markup:
    """Permanents as a minus."""
    say = f"{store.held} −{store.permanents}" if store.permanents else store.held
    return f.fact(ICONS[store.icon], say, store.title, thing=store.thing)


def _stores(scene: Scene[RaisingChicago], seat: int) -> list[Store]:
    g = scene.seen
    made = []
    for i, icon in enumerate(BASIC):
        stock, permanents = g.stock[3 * seat + i], g.permanents(seat, i)
        title = scene.say("drawing-store", name=scene.text.name("resource", i), count=stock,
                          permanents=permanents)  # fmt: skip
        made.append(Store(f"own_resource-{3 * seat + i}", icon, stock, permanents, title))
    wild, favor = g.wild[seat], g.favor[seat]
    wilds, favors = scene.say("drawing-wild", count=wild), scene.say("drawing-favor", count=favor)
    made.append(Store(f"own_wild-{seat}", "wild", wild, 0, wilds))
    made.append(Store(f"own_favor-{seat}", "favor", favor, 0, favors))
    return made


def _markers(scene: Scene[RaisingChicago], seat: int) -> Markup:
    count = scene.seen.supply[seat]
    title = scene.say("drawing-markers", count=count)
    return f.fact("flag", count, title, thing=f"own_markers-{seat}")


def _symbols(scene: Scene[RaisingChicago], seat: int) -> list[Markup]:
    g = scene.seen
    kinds = len(g.box.symbols)
    counts = g.symbols[kinds * seat : kinds * (seat + 1)]
    return [
        f.fact(ICONS[name], count,
               scene.say("drawing-symbol", name=scene.text.name("symbol", i), count=count),
               thing=f"own_symbol-{kinds * seat + i}")
        for i, (name, count) in enumerate(zip(g.box.symbols, counts, strict=True))
        if count
    ]  # fmt: skip


def _tracks(scene: Scene[RaisingChicago], seat: int, asked: bool) -> Markup:
    """Three tracks; the slowest marker has earned the rewards up to its column."""
    g = scene.seen
    last = g.box.last_column
    step = (TRACK_W - LEFT) / (last + 1)
    slowest = g.slowest(seat)
    columns = [
        words(LEFT + (c + 0.5) * step, 11, c, size=COLUMN, tone="soft", anchor="middle")
        for c in range(last + 1)
    ]
    rewards = [
        thing(
            scene,
            f"own_column-{(last + 1) * seat + c}",
            LEFT + c * step,
            110,
            step,
            20,
            group(
                reward(g.box.column_rewards[c], step / 2, 10, 17),
                opacity=0.35 if c <= slowest else None,
            ),
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
            cells.append(mark("endless", middle, 13, 17))
        elif column and table[column] > table[column - 1] and column > here:
            cells.append(permanent(x + 3, 4, step - 9, 1))
    content = [mark(BASIC[track], LEFT / 2 - 2, 13, 20), *cells]
    # An answer means a track of whoever is asked.
    name = f"track-{track}" if asked else f"own_track-{3 * seat + track}"
    y = 18 + track * 30
    return thing(scene, name, LEFT, y, TRACK_W - LEFT, 26, at(-LEFT, 0, *content))


def _card(scene: Scene[RaisingChicago], card: int, fresh: bool) -> Markup:
    """A resource card in a slot: its round bonus and letter."""
    g = scene.seen
    once = g.side.once[card] == 1
    letters = letters_on(g, card)
    made = thing(
        scene, f"card-{card}", 0, 0, CARD_W, CARD_H,
        plate(0, 0, CARD_W, CARD_H, r=5, tone="ochre-tint" if fresh else "sheet"),
        bonus_spot(g.side.bonus[card], once, CARD_W / 2, 27, 19),
        words(CARD_W / 2, CARD_H - 6, letters, size=11, tone="soft", anchor="middle", serif=True),
        r=5,
    )  # fmt: skip
    return figure(CARD_W, CARD_H, made, margin=3, px=CARD_W + 6)


def _empty_card(scene: Scene[RaisingChicago], name: str) -> Markup:
    made = thing(
        scene, name, 0, 0, CARD_W, CARD_H,
        rect(0, 0, CARD_W, CARD_H, r=5, stroke="soft", width=1.2, dash="4 3"),
        circle(CARD_W / 2, 27, 19, stroke="hair"),
        r=5,
    )  # fmt: skip
    return figure(CARD_W, CARD_H, made, margin=3, px=CARD_W + 6)


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
    made = thing(scene, f"own_pile-{seat}", 0, 0, PILE_W - 6, CARD_H - 6, face, label=about, r=5)
    return figure(PILE_W, CARD_H, made, margin=3, px=PILE_W + 6)


def _tile(scene: Scene[RaisingChicago], tile: int) -> Markup:
    face = group(plate(0, 0, TILE_W, TILE_H), tile_face(scene, tile, TILE_W, TILE_H))
    made = thing(scene, f"tile-{tile}", 0, 0, TILE_W, TILE_H, face)
    return figure(TILE_W, TILE_H, made, margin=8, px=TILE_W + 16)


@reads("favor stock supply tile_holder tracks wild")
def panel(scene: Scene[RaisingChicago], seat: int) -> Markup:
    g = scene.seen
    tiles = sum(1 for holder in g.tile_holder if holder == seat)
    tracks = "·".join(str(step) for step in g.tracks[3 * seat : 3 * seat + 3])
    return f.facts(
        *[_store_fact(store) for store in _stores(scene, seat)],
        f.fact(ICONS["steps"], tracks, scene.say("drawing-expertise", tracks=tracks),
               thing=f"own_expertise-{seat}"),
        _markers(scene, seat),
        f.fact(ICONS["bonus"], tiles, scene.say("drawing-tiles", count=tiles),
               thing=f"own_tiles-{seat}")
        if tiles
        else None,
    )  # fmt: skip


def tally(scene: Scene[RaisingChicago], seat: int) -> Markup:
    g = scene.seen
    points = g.reputation[seat] if g.order and not g.over else scores(g).totals[seat]
    return _tally(scene, seat, g.box.poverty[g.poverty[seat]], points, g.over)


@reads()
def _tally(scene: Scene[RaisingChicago], seat: int, debt: int, points: int, over: bool) -> Markup:
    return f.tally(
        str(debt).replace("-", "−"),
        str(points),
        money_title=scene.say("drawing-poverty"),
        points_title=scene.say("drawing-at-end" if over else "drawing-so-far"),
        money_thing=f"own_poverty-{seat}",
        points_thing=f"own_reputation-{seat}",
    )
