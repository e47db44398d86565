"""The markets: demand, supply chain, Haymarket Square, and the public goals."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from burnham.games.chicago_1875.box import (
    COLUMNS,
    GOODS_TYPES,
    HALF_PRICE,
    RESOURCES,
    SUPPLY_SPACES,
)
from burnham.games.chicago_1875.drawing.faces import cube, dollars, mark, titled
from burnham.games.chicago_1875.imagining import next_stack
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import NONE
from burnham.games.chicago_1875.scoring import measure
from burnham.games.chicago_1875.steps.selling import capacity, room
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Spread,
    Tone,
    disc,
    group,
    label,
    line,
    reads,
    rect,
    thing,
    words,
)

HEAD = 26.0
ROW = 38.0
GAP = 5.0
CUBE = 20.0
BACK_W, BACK_H = 34.0, 24.0  # the back of the next demand tile
PILE = 40.0  # a cube with its number


# ------------------------------------------------------------------ demand
@reads("grid_tile grid_goods tiles_gone tile_stack")
def demand(scene: Scene[BigShoulders], w: float) -> Sheet:
    g = scene.seen
    left = 92.0
    step = (w - left + GAP) / COLUMNS
    bonuses = [
        thing(
            scene, f"completion-{c}", left + c * step, HEAD - 2, step - GAP, 14,
            words((step - GAP) / 2, 10, dollars(scene, bonus, "+"), size=11, anchor="middle",
                  bold=True),
        )
        for c, bonus in enumerate(g.box.completion_bonus)
    ]  # fmt: skip
    rows = [_goods_row(scene, r, left) for r in range(GOODS_TYPES)]
    cells = [
        _demand_space(scene, s, left + s % COLUMNS * step, step - GAP)
        for s in range(GOODS_TYPES * COLUMNS)
    ]
    stack = next_stack(g)
    room_w = w - (BACK_W + 8 if stack else 0)
    note = scene.say("drawing-demand-note", count=len(g.tile_stack), stack=stack)
    return Sheet(
        "demand",
        w,
        HEAD + 13 + GOODS_TYPES * (ROW + GAP) - GAP,
        group(
            titled(scene, "demand_market-0", room_w, scene.say("drawing-demand"), note),
            _back(scene, stack, w - BACK_W) if stack else None,
            *bonuses,
            *rows,
            *cells,
        ),
    )


def _back(scene: Scene[BigShoulders], stack: int, x: float) -> Markup:
    """The back of the next tile, with the number of its stack.  BS-004"""
    return thing(
        scene, "demand_stack-0", x, 0, BACK_W, BACK_H,
        rect(3, 3, BACK_W - 3, BACK_H - 3, r=2, fill="well", stroke="soft", width=1),
        rect(0, 0, BACK_W - 3, BACK_H - 3, r=2, fill="verd-tint", stroke="line", width=1),
        words((BACK_W - 3) / 2, 15, stack, size=13, anchor="middle", serif=True, bold=True),
    )  # fmt: skip


def _row_y(row: int) -> float:
    return HEAD + 13 + row * (ROW + GAP)


def _goods_row(scene: Scene[BigShoulders], row: int, w: float) -> Markup:
    """The kind of goods; where the last tile is gone they sell at half price."""
    g = scene.seen
    name = scene.say("drawing-goods", goods=g.box.goods_ids[row])
    return thing(
        scene, f"goods-{row}", 0, _row_y(row), w - 8, ROW,
        rect(0, 0, w - 8, ROW, r=3, fill="sheet", cls="backing"),
        mark(g.box.goods_ids[row], 13, ROW / 2, 22),
        label(28, ROW / 2, w - 38, name, size=10.5, lines=3),
    )  # fmt: skip


def _demand_space(scene: Scene[BigShoulders], space: int, x: float, w: float) -> Markup:
    g = scene.seen
    row = space // COLUMNS
    holds, sold = capacity(g, space), g.grid_goods[space]
    face: list[Content] = [
        rect(
            0,
            0,
            w,
            ROW,
            r=3,
            fill="well" if g.grid_tile[space] == NONE else "sheet",
            stroke="line",
            width=1,
        )
    ]
    shown = min(holds, 8)
    step = min(17.0, (w - 24) / max((shown + 1) // 2, 1))
    for k in range(shown):
        px, py = 5 + k // 2 * step, 3 + k % 2 * 16.5
        face.append(rect(px, py, 15.5, 15.5, r=1.5, stroke="soft", width=1, dash="2 2"))
        if k < sold:
            face.append(mark(g.box.goods_ids[row], px + 7.75, py + 7.75, 15))
    face.append(words(w - 6, ROW / 2 + 5, _open(g, space), size=15, anchor="end",
                      serif=True, bold=True))  # fmt: skip
    return thing(scene, f"demand-{space}", x, _row_y(row), w, ROW, *face)


def _open(g: BigShoulders, space: int) -> str:
    """How many goods a space still takes; × where it takes none at all."""
    if g.grid_tile[space] == NONE and g.box.printed[space % COLUMNS] == HALF_PRICE:
        return "½"
    return str(room(g, space)) if capacity(g, space) else "×"


# ------------------------------------------------------------------ supply
def supply(scene: Scene[BigShoulders], w: float) -> Spread:
    """The supply chain, and Haymarket Square below it."""
    chain, square = _chain(scene, w), _haymarket(scene, w)
    low = chain.height + 6
    return Spread("supply", w, low + square.height, (chain.at(0, 0), square.at(0, low)))


@reads("supply rows rows_in_use bag")
def _chain(scene: Scene[BigShoulders], w: float) -> Sheet:
    g = scene.seen
    body, height = _rows(scene, w) if g.rows_in_use else _spaces(scene, w)
    note = scene.say("drawing-supply-note", count=sum(g.bag))
    title = titled(scene, "supply_chain-0", w, scene.say("drawing-supply"), note)
    return Sheet("supply", w, HEAD + height, group(title, *body))


def _spaces(scene: Scene[BigShoulders], w: float) -> tuple[list[Content], float]:
    """Four spaces, dear ones left; the first is where cubes arrive and cannot be bought."""
    g = scene.seen
    step = (w + GAP) / SUPPLY_SPACES
    high = 74.0
    made: list[Content] = []
    piles: list[Markup] = []
    for space in range(SUPPLY_SPACES):
        x = space * step
        price = g.box.supply_price[space]
        say = dollars(scene, price) if price else "×"
        made.append(thing(
            scene, f"supply_space-{space}", x, HEAD, step - GAP, high,
            rect(0, 0, step - GAP, high, r=3, fill="well" if not price else "sheet",
                 stroke="line", width=1),
            words((step - GAP) / 2, 12, say, size=11.5, anchor="middle", bold=True),
        ))  # fmt: skip
        piles += _piles(scene, space, x, step - GAP)
    return [group(*made), *piles], high


def _piles(scene: Scene[BigShoulders], space: int, x: float, w: float) -> list[Markup]:
    """The cubes of a space by kind; each kind is one thing."""
    g = scene.seen
    made = []
    ground: Tone = "sheet" if g.box.supply_price[space] else "well"
    kinds = [r for r in range(RESOURCES) if g.supply[space * RESOURCES + r]]
    for k, resource in enumerate(kinds):
        number = space * RESOURCES + resource
        count = g.supply[number]
        px = x + 8 + k % 2 * (w / 2)
        py = HEAD + 22 + k // 2 * 28
        face = group(
            rect(0, 0, PILE, CUBE, fill=ground),
            cube(g.box, resource, 0, 0, CUBE),
            words(CUBE + 3, 15, f"×{count}", size=11, bold=True) if count > 1 else None,
        )
        name = f"cube-{number}"
        made.append(thing(scene, name, px, py, PILE, CUBE, face))
    return made


def _rows(scene: Scene[BigShoulders], w: float) -> tuple[list[Content], float]:
    """The advanced supply chain: a row of prices for each kind, the cheap ones at the right."""
    g = scene.seen
    prices = g.box.row_price
    left = 30.0
    step = (w - left) / len(prices)
    made: list[Content] = [
        thing(
            scene, f"row_price-{i}", left + i * step, HEAD - 2, step, 14,
            words(0.5 * step, 10, dollars(scene, price), size=10.4, anchor="middle", tone="soft"),
            silent=True,
        )
        for i, price in enumerate(prices)
    ]  # fmt: skip
    for resource in range(RESOURCES):
        y = HEAD + 13 + resource * 22
        cells = [
            cube(g.box, resource, i * step + 2, 1, min(18.0, step - 3))
            if i < g.rows[resource]
            else rect(i * step + 2, 1, min(18.0, step - 3), 18, r=2, stroke="soft", dash="2 2")
            for i in range(len(prices))
        ]
        made.append(mark(g.box.resource_ids[resource], 12, y + 10, 18))
        made.append(thing(scene, f"row-{resource}", left, y, w - left, 20, *cells))
    return made, 13.0 + RESOURCES * 22


@reads("haymarket")
def _haymarket(scene: Scene[BigShoulders], w: float) -> Sheet:
    """Haymarket Square, where two equal cubes become another one."""
    g = scene.seen
    say = scene.say("drawing-haymarket")
    step = (w - 112) / RESOURCES
    made = []
    for resource in range(RESOURCES):
        face = group(
            rect(0, 0, CUBE + 26, CUBE, fill="sheet"),
            cube(g.box, resource, 0, 0, CUBE),
            words(CUBE + 3, 15, f"×{g.haymarket[resource]}", size=12, bold=True),
        )
        name = f"resource-{resource}"
        x = 106 + resource * step
        made.append(thing(scene, name, x, 8, CUBE + 26, CUBE, face))
    square = group(
        rect(0, 0, w, 36, r=3, fill="sheet", stroke="line", width=1),
        thing(
            scene, "haymarket_square-0", 2, 2, 100, 32,
            label(6, 16, 92, say, size=12, lines=2, serif=True, bold=True),
        ),
        *made,
    )  # fmt: skip
    return Sheet("haymarket", w, 36, square)


# ------------------------------------------------------------------ goals
class Lead(NamedTuple):
    """How far the best have come with a public goal, and who they are."""

    goal: int
    best: int
    seats: tuple[int, ...]


def goals(scene: Scene[BigShoulders], w: float) -> Sheet | None:
    """The public goals in play and who leads each."""
    g = scene.seen
    return _goals(scene, w, tuple(_lead(g, goal) for goal in g.goals)) if g.goals else None


def _lead(g: BigShoulders, goal: int) -> Lead:
    values = [measure(g, seat, goal) for seat in range(g.seats)]
    best = max(values)
    leaders = tuple(seat for seat in range(g.seats) if values[seat] == best and best > 0)
    return Lead(goal, best, leaders)


@reads()
def _goals(scene: Scene[BigShoulders], w: float, leads: tuple[Lead, ...]) -> Sheet:
    made: list[Content] = []
    for k, lead in enumerate(leads):
        made.append(thing(
            scene, f"goal-{lead.goal}", 0, HEAD + k * 20, w, 19,
            label(0, 9, w - 110, scene.text.name("goal", lead.goal), size=11.5),
            *[disc(seat, w - 36 - i * 17, 9, 7, flat=True) for i, seat in enumerate(lead.seats)],
            words(w, 13, lead.best, size=12, anchor="end", bold=True),
            line(0, 19, w, 19, stroke="hair"),
        ))  # fmt: skip
    reward = scene.seen.box.goal_reward[leads[0].goal]
    note = scene.say("drawing-goals-note", reward=reward)
    title = titled(scene, "public_goals-0", w, scene.say("drawing-goals"), note)
    return Sheet("goals", w, HEAD + 20.0 * len(leads), group(title, *made))
