"""The players' buildings: a row for each player, and the face of a tile."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import RESOURCES, Box
from burnham.games.chicago_1875.drawing.faces import (
    cubes_row,
    dollars,
    mark,
    partner_space,
    titled,
)
from burnham.games.chicago_1875.drawing.spaces import GAP, HEAD, NARROW
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Spread,
    at,
    disc,
    group,
    label,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.letters import width
from burnham.kit.pieces import slot

SMALL = 104.0  # a building this small has an icon for who pays
TALL = 58.0  # a building this tall says in words what it gives
ICON = 19.0
CUBE = 17.0
BELOW = 5.0  # between rows
PHONE_COLUMNS = 3


def buildings(scene: Scene[BigShoulders], w: float) -> Spread:
    """A row of buildings for each player, and who owns it with the partners at hand."""
    rows = _tiles(scene, w)
    placed = (rows.at(0, 0), _owners(scene, w, rows.height).at(0, 0))
    return Spread("buildings", w, rows.height, placed)


@reads("built decade building_user")
def _tiles(scene: Scene[BigShoulders], w: float) -> Sheet:
    """One tile for each decade; on a phone for those so far."""
    g = scene.seen
    narrow = w <= NARROW
    left, high = _row(narrow)
    columns = PHONE_COLUMNS if narrow else g.box.decades
    decades = max(columns, g.decade) if narrow else columns
    step = (w - left + GAP) / columns
    years = [
        words(left + d * step, HEAD + 8, g.box.year[d], size=10.5, tone="soft",
              bold=d + 1 == g.decade)
        for d in range(0 if narrow else decades)
    ]  # fmt: skip
    tiles: list[Markup] = []
    rest: list[Content] = []
    for seat in range(g.seats):
        top = _top(g, seat, narrow)
        for d in range(decades):
            tile = g.built[seat * g.box.decades + d]
            x, y = left + d % columns * step, top + d // columns * (high + BELOW)
            if tile == NONE:
                name = f"building_site-{seat * g.box.decades + d}"
                free = slot(step - GAP, high)
                rest.append(thing(scene, name, x, y, step - GAP, high, free, r=4, silent=True))
            else:
                name = f"building-{tile}"
                face = building_face(scene, tile, step - GAP, high)
                tiles.append(thing(scene, name, x, y, step - GAP, high, face))
    note = scene.say("drawing-buildings-note")
    title = titled(scene, "building_rows-0", w, scene.say("drawing-buildings"), note)
    height = _top(g, g.seats, narrow) - BELOW
    return Sheet("buildings", w, height, group(title, *years, *rest, *tiles))


def _row(narrow: bool) -> tuple[float, float]:
    """Where the tiles of a row begin, and how high they are."""
    return (52.0, 50.0) if narrow else (74.0, 42.0)


def _top(g: BigShoulders, seat: int, narrow: bool) -> float:
    """Where a player's row begins; on a phone it may have two lines."""
    lines = -(-max(PHONE_COLUMNS, g.decade) // PHONE_COLUMNS) if narrow else 1
    return HEAD + (0 if narrow else 11) + seat * lines * (_row(narrow)[1] + BELOW)


@reads("partners available decade")
def _owners(scene: Scene[BigShoulders], w: float, h: float) -> Sheet:
    narrow = w <= NARROW
    left, high = _row(narrow)
    made = [
        thing(
            scene, f"own_partners-{seat}", 0, _top(scene.seen, seat, narrow), left - GAP, high,
            at(0, high / 2, *_owner(scene.seen, seat, narrow)),
        )
        for seat in range(scene.seen.seats)
    ]  # fmt: skip
    return Sheet("owners", w, h, group(*made))


def _owner(g: BigShoulders, seat: int, narrow: bool) -> list[Markup]:
    """A player's badge, and beside or below it the partners: at hand full, others dashed."""
    badge, x, y = (-16.0, 9.0, 4.0) if narrow else (0.0, 32.0, -7.0)
    at_hand = [
        partner_space(seat if k < g.available[seat] else None, x + k % 3 * 14, y + k // 3 * 14, 6.5)
        for k in range(g.partners[seat])
    ]
    return [disc(seat, 12, badge, 10, flat=True), *at_hand]


# ------------------------------------------------------------------ a tile
def building_face(scene: Scene[BigShoulders], tile: int, w: float, h: float) -> Markup:
    """What a building gives, who pays, and the partner who is there."""
    g = scene.seen
    user = g.building_user[tile]
    return group(
        rect(0, 0, w, h, r=3, fill="sheet" if user == NONE else "well", stroke="line", width=1),
        at(6, 16, *_gifts(scene, tile)),
        label(6, 36, w - 10, scene.text.name("building", tile), size=10.4) if h >= TALL else None,
        *_payer(scene, tile, w, h),
        partner_space(None if user == NONE else user, w - 12, h - 12 if w < SMALL else 14),
    )


def _gifts(scene: Scene[BigShoulders], tile: int) -> list[Content]:
    """Everything it gives, from left to right around the line y = 0."""
    box = scene.seen.box
    made: list[Content] = [*cubes_row(box, _cubes(box, tile), 0, -CUBE / 2, CUBE, gap=3)]
    if box.gives_like[tile] or box.gives_unlike[tile]:
        made += _any_cubes("=" if box.gives_like[tile] else "≠")
    x = 0.0
    for name, count in _counted(box, tile):
        said = f"+{count}"
        if name == "asset":
            said = dollars(scene, -count)
        elif name == "dividends":
            said = dollars(scene, count)
        made.append(mark(name, x + ICON / 2, 0, ICON))
        made.append(words(x + ICON + 3, 4.5, said, size=12.5, bold=True))
        x += ICON + 9 + width(said, 12.5, bold=True)
    return made


def _cubes(box: Box, tile: int) -> list[int]:
    return box.gives_cubes[tile * RESOURCES : (tile + 1) * RESOURCES]


def _counted(box: Box, tile: int) -> list[tuple[str, int]]:
    """What it gives besides cubes: icons, each with its number."""
    gifts = [
        ("appeal", box.gives_appeal[tile]),
        ("bonus_good", box.gives_goods[tile]),
        ("worker", box.gives_workers[tile]),
        ("manager", box.gives_managers[tile]),
        ("salesperson", box.gives_salespeople[tile]),
        ("automation", box.gives_automation[tile]),
        ("asset", box.gives_discount[tile]),
        ("dividends", box.gives_dividends[tile]),
    ]
    return [gift for gift in gifts if gift[1]]


def _any_cubes(sign: str) -> list[Content]:
    """Two cubes of the company's choice, of one type or of two."""
    return [
        rect(0, -CUBE / 2, CUBE, CUBE, r=2, stroke="line", width=1, dash="3 2"),
        words(CUBE + 10, 5, sign, size=14, anchor="middle", bold=True),
        rect(CUBE + 20, -CUBE / 2, CUBE, CUBE, r=2, stroke="line", width=1, dash="3 2"),
    ]


def _payer(scene: Scene[BigShoulders], tile: int, w: float, h: float) -> list[Content]:
    """The owner's income and where it comes from: in words, or as an icon where it is small."""
    box = scene.seen.box
    amount = dollars(scene, box.building_amount[tile])
    company = box.company_pays[tile]
    if w < SMALL:
        source = mark("fundraising" if company else "asset", 40, h - 12, 15)
        return [words(5, h - 8, amount, size=11, tone="soft"), source]
    say = scene.say("drawing-company-pays" if company else "drawing-bank-pays")
    return [label(5, h - 9, w - 10, f"{amount} {say}", size=10.4, tone="soft")]


def building_mark(box: Box, tile: int, size: float) -> list[Markup]:
    """What it gives, in a square."""
    counted = _counted(box, tile)
    if counted:
        return [mark(counted[0][0], size / 2, size / 2, size - 2)]
    cubes = _cubes(box, tile)
    if not sum(cubes):
        edge = size - 4
        return [rect(2, 2, edge, edge, r=2, stroke="line", width=1, dash="3 2")]
    each = (size - 2) / sum(cubes) - 2
    return cubes_row(box, cubes, 2, (size - each) / 2, each)
