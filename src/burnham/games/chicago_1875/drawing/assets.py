"""Capital assets: the row for sale, and the face of a tile on the row and on a charter.

A tile has two parts.  The bonus comes at once and only when it is bought (a bolt); the effect can
be used once a decade (a ring of arrows), some for a price.
"""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import RESOURCES, Box
from burnham.games.chicago_1875.drawing.faces import cube, dollars, mark, titled
from burnham.games.chicago_1875.drawing.spaces import GAP, HEAD, NARROW
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE
from burnham.kit import Content, Scene, Sheet, at, group, label, piece, reads, rect, thing, words
from burnham.kit.letters import width
from burnham.kit.pieces import slot

HIGH = 92.0  # a tile on the row, with both its parts
HELD = 66.0  # a tile on a charter: its bonus is past
PART = 22.0
ICON = 15.6
CUBE = 17.0
STEP = 17.4


@reads("asset_row asset_stack")
def assets(scene: Scene[BigShoulders], w: float) -> Sheet:
    """The row from the dearest to the cheapest; on a phone in two lines."""
    g = scene.seen
    columns = len(g.asset_row) if w > NARROW else 3
    step = (w + GAP) / columns
    tiles: list[Markup] = []
    gaps: list[Content] = []
    for i, asset in enumerate(g.asset_row):
        x, y = i % columns * step, HEAD + i // columns * (HIGH + GAP)
        if asset == NONE:
            price = dollars(scene, g.box.asset_price[i])
            gap = slot(step - GAP, HIGH, price)
            gaps.append(
                thing(scene, f"asset_gap-{i}", x, y, step - GAP, HIGH, gap, r=4, silent=True)
            )
            continue
        name = f"asset-{asset}"
        shown = asset_for_sale(scene, asset, step - GAP, g.box.asset_price[i])
        face = piece(name, 0, 0, shown, turns=True)
        tiles.append(thing(scene, name, x, y, step - GAP, HIGH, face))
    lines = (len(g.asset_row) + columns - 1) // columns
    note = scene.say("drawing-assets-note", count=len(g.asset_stack))
    title = titled(scene, "asset_stack-0", w, scene.say("drawing-assets"), note)
    height = HEAD + lines * (HIGH + GAP) - GAP
    return Sheet("assets", w, height, group(title, *gaps, *tiles))


def asset_for_sale(scene: Scene[BigShoulders], asset: int, w: float, price: int) -> Markup:
    """Price (NONE where it lies nowhere) and name; below them what it gives at once and what it can
    be used for."""
    return group(
        rect(0, 0, w, HIGH, r=3, fill="verd-tint", stroke="line", width=1),
        None if price == NONE else words(6, 15, dollars(scene, price), size=12.5, bold=True),
        mark("asset", w - 13, 13, 16),
        label(6, 31, w - 12, scene.text.name("asset", asset), size=12, lines=2, serif=True),
        at(3, HIGH - 2 * PART - 5, *_bonus(scene, asset, w - 6)),
        at(3, HIGH - PART - 3, *_effect(scene, asset, w - 6)),
    )


def asset_held(scene: Scene[BigShoulders], asset: int, w: float) -> Markup:
    """On a charter: its name, whether it is ready, and what it can be used for."""
    ready = scene.seen.asset_ready[asset]
    say = scene.say("drawing-ready" if ready else "drawing-used")
    return group(
        rect(0, 0, w, HELD, r=3, fill="verd-tint" if ready else "well", stroke="line", width=1),
        label(6, 20, w - 66, scene.text.name("asset", asset), size=12, lines=2, serif=True),
        label(
            w - 6, 20, 58, say, size=10.5, tone="verd" if ready else "soft", anchor="end", lines=2
        ),
        at(3, HELD - PART - 3, *_effect(scene, asset, w - 6)),
    )


# ------------------------------------------------------------------ the two parts
def _bonus(scene: Scene[BigShoulders], asset: int, w: float) -> list[Content]:
    """What the tile gives at once; the chiefs give nothing."""
    icons = _once(scene.seen.box, asset)
    say = scene.say("drawing-at-once")
    return [
        rect(0, 0, w, PART, r=2, fill="sheet", stroke="hair", width=1),
        mark("at_once", 11, PART / 2, ICON),
        label(21, PART / 2, w - 27 - STEP * len(icons), say, size=10.5, tone="soft"),
        *_from_right(icons, w),
        None if icons else words(w - 7, PART / 2 + 4, "–", size=12, tone="soft", anchor="end"),
    ]


def _once(box: Box, asset: int) -> list[str]:
    return [
        *["automation"] * box.once_automate[asset],
        *["appeal"] * box.once_appeal[asset],
        *["worker"] * box.once_workers[asset],
    ]


def _from_right(icons: list[str], w: float) -> list[Markup]:
    first = w - 4 - STEP * len(icons) + STEP / 2
    return [mark(name, first + i * STEP, PART / 2, ICON) for i, name in enumerate(icons)]


def _effect(scene: Scene[BigShoulders], asset: int, w: float) -> list[Content]:
    """The effect of a use: the ring of arrows, its cost, or "each decade" where there is room for
    it; then its gifts."""
    cost = scene.seen.box.asset_cost[asset]
    gifts, wide = _gifts(scene, asset)
    say = scene.say("drawing-each-decade")
    said: Content = None
    if cost:
        price = dollars(scene, -cost)
        said = words(21, PART / 2 + 4, price, size=11, tone="brick", bold=True)
    elif width(say, 10.5) <= w - 27 - wide:
        said = words(21, PART / 2 + 4, say, size=10.5, tone="soft")
    return [
        rect(0, 0, w, PART, r=2, fill="sheet", stroke="hair", width=1),
        mark("each_decade", 11, PART / 2, ICON),
        said,
        at(w - 4 - wide, 0, *gifts),
    ]


def _gifts(scene: Scene[BigShoulders], asset: int) -> tuple[list[Content], float]:
    """All that a use gives, from left to right, and how wide that is."""
    box = scene.seen.box
    made: list[Content] = []
    x = 0.0
    money = box.use_revenue[asset] or box.use_price[asset]
    if money:
        said = dollars(scene, money, "+")
        made.append(words(0, PART / 2 + 4, said, size=11.5, bold=True))
        x = width(said, 11.5, bold=True) + 3
    for resource in range(RESOURCES):
        for _ in range(box.use_cubes[asset * RESOURCES + resource]):
            made.append(cube(box, resource, x, (PART - CUBE) / 2, CUBE))
            x += STEP
    for name in _used(box, asset):
        if name == "or":
            made.append(words(x + 3, PART / 2 + 4, "/", size=12, anchor="middle", bold=True))
            x += 6
        else:
            made.append(mark(name, x + STEP / 2, PART / 2, ICON))
            x += STEP
    return made, x


def _used(box: Box, asset: int) -> list[str]:
    """The icons of a use; a free cube of choice comes last, as with the chiefs."""
    return [
        *["dividends"] * min(1, box.use_revenue[asset]),
        *["good"] * min(1, box.use_price[asset]),
        *["price_shield"] * box.use_shield[asset],
        *["appeal"] * box.use_appeal[asset],
        *["automation"] * box.use_automate[asset],
        *["bonus_good"] * box.use_goods[asset],
        *["stock_step"] * box.use_stock[asset],
        *["manager", "or", "salesperson"] * box.use_staff[asset],
        *["cube"] * box.use_any[asset],
    ]
