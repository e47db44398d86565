"""The companies: the register on the board, and charters for the desk."""

from __future__ import annotations

from htpy import Element, Node

from burnham.games.chicago_1875.box import COMPANIES, FACTORIES, RESOURCES
from burnham.games.chicago_1875.drawing.faces import (
    cubes_counted,
    cubes_row,
    dollars,
    mark,
    shield,
)
from burnham.games.chicago_1875.drawing.spaces import asset_face
from burnham.games.chicago_1875.outlook import (
    IMPOSSIBLE,
    cheapest_run,
    lacking_cubes,
    lacking_workers,
)
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY, UNFOUNDED
from burnham.games.chicago_1875.steps.companies import assets_of, base_price, factories
from burnham.kit import (
    Scene,
    Sheet,
    Tone,
    at,
    circle,
    disc,
    figure,
    group,
    label,
    line,
    lit_last,
    rect,
    seat_class,
    thing,
    words,
)
from burnham.kit.pieces import heading

HEAD = 30.0
LINE = 27.0
CHARTER_W = 372.0
FACTORY_H = 84.0


# ------------------------------------------------------------------ the register
def register(scene: Scene[BigShoulders], w: float) -> Sheet:
    """A line a company: who owns how much of it, and how it stands; then those to be founded."""
    g = scene.seen
    order = [c for c in g.appeal_order if g.state[c] == IN_PLAY]
    founded = [(f"company-{c}", _entry(scene, c, i, w)) for i, c in enumerate(order)]
    y = HEAD + 16 + len(order) * LINE
    waiting = [c for c in range(COMPANIES) if g.state[c] == UNFOUNDED]
    columns = 3
    step = (w + 6) / columns
    unfounded = [
        (
            f"company-{c}",
            _unfounded(scene, c, i % columns * step, y + 22 + i // columns * 26, step - 6),
        )
        for i, c in enumerate(waiting)
    ]
    rows = (len(waiting) + columns - 1) // columns
    below = label(0, y + 12, w, scene.say("drawing-unfounded"), size=11, tone="soft")
    height = y + (24 + rows * 26 if waiting else 0)
    title = heading(w, scene.say("drawing-companies"), scene.say("drawing-companies-note"))
    return Sheet(
        "companies",
        w,
        height,
        group(
            title,
            *_columns(scene, w),
            *lit_last(scene, founded),
            below if waiting else None,
            *lit_last(scene, unfounded),
        ),
    )


def _columns(scene: Scene[BigShoulders], w: float) -> list[Node]:
    g = scene.seen
    names = [disc(seat, share_x(g, seat, w), HEAD + 6, 7, flat=True) for seat in range(g.seats)]
    return [
        *names,
        mark("asset", share_x(g, g.seats, w), HEAD + 6, 14),
        mark("deal", share_x(g, g.seats + 1, w), HEAD + 6, 14),
    ]


def share_x(g: BigShoulders, column: int, w: float) -> float:
    """The column of a seat's shares; after the seats come treasury and bank pool."""
    count = g.seats + 2
    return w - (count - column - 0.5) * 26


def _entry(scene: Scene[BigShoulders], company: int, place: int, w: float) -> Element:
    g = scene.seen
    now = g.operating == company
    tone: Tone = "blue-tint" if now else "sheet"
    middle = LINE / 2 - 1.5
    left = share_x(g, 0, w) - 16
    return thing(
        scene, f"company-{company}", 0, HEAD + 16 + place * LINE, w, LINE - 3,
        rect(0, 0, w, LINE - 3, r=2, fill=tone, stroke="line", width=0.8),
        shield(g, company, 21, middle),
        label(42, middle, left - 192, g.box.company_names[company], size=12, serif=True, bold=True),
        words(left - 144, middle + 4, dollars(g.value(company)), size=12, bold=True),
        mark("appeal", left - 104, middle, 13),
        words(left - 95, middle + 4, g.appeal[company], size=11),
        words(left - 8, middle + 4, dollars(g.treasury[company]), size=11, tone="soft",
              anchor="end"),
        mark(g.box.goods_ids[g.box.goods_type[company]], left - 66, middle, 15),
        words(left - 56, middle + 4, g.goods[company], size=11) if g.goods[company] else None,
        *[_held(g.shares(seat, company), share_x(g, seat, w), middle) for seat in range(g.seats)],
        _held(g.treasury_shares(company), share_x(g, g.seats, w), middle),
        _held(g.bank_shares(company), share_x(g, g.seats + 1, w), middle),
        chosen=now,
    )  # fmt: skip


def _held(shares: int, x: float, y: float) -> Element | None:
    return words(x, y + 4, shares, size=12, anchor="middle", bold=True) if shares else None


def _unfounded(scene: Scene[BigShoulders], company: int, x: float, y: float, w: float) -> Element:
    g = scene.seen
    return thing(
        scene, f"company-{company}", x, y, w, 22,
        rect(0, 0, w, 22, r=2, fill="sheet", stroke="soft", width=1, dash="3 2"),
        mark(g.box.goods_ids[g.box.goods_type[company]], 12, 11, 14),
        label(23, 11, w - 28, g.box.company_names[company], size=11, serif=True),
    )  # fmt: skip


# ------------------------------------------------------------------ charters
def charter(scene: Scene[BigShoulders], company: int) -> Element:
    """A company in full: factories, people, stores, assets."""
    g = scene.seen
    director = g.director[company]
    numbers = factories(g, company)
    wide = (CHARTER_W - 6.0 * (len(numbers) - 1)) / max(len(numbers), 1)
    made = [
        (f"factory-{f}", _factory(scene, f, i * (wide + 6), wide)) for i, f in enumerate(numbers)
    ]
    held = assets_of(g, company)
    height = 30 + FACTORY_H + 44 + (72 if held else 0)
    return figure(
        CHARTER_W, height,
        rect(-4, -4, CHARTER_W + 8, height + 6, r=3, fill="sheet", stroke="line", width=1.2),
        rect(-4, -4, CHARTER_W + 8, 28, r=3, fill="seat-tint", stroke="line", width=1.2,
             cls=seat_class(director)),
        mark(g.box.goods_ids[g.box.goods_type[company]], 12, 10, 20),
        label(28, 10, 190, g.box.company_titles[company], size=15, floor=11, serif=True, bold=True),
        *_figures(g, company),
        *lit_last(scene, made),
        at(0, 30 + FACTORY_H + 6, *_stores(scene, company)),
        *[
            _held_asset(scene, asset, i, 30 + FACTORY_H + 46)
            for i, asset in enumerate(held)
        ],
        margin=8, label=g.box.company_titles[company], cls="wide",
    )  # fmt: skip


def _figures(g: BigShoulders, company: int) -> list[Node]:
    return [
        words(CHARTER_W - 112, 15, dollars(g.value(company)), size=14, anchor="end", bold=True),
        mark("appeal", CHARTER_W - 94, 10, 15),
        words(CHARTER_W - 83, 15, g.appeal[company], size=13),
        words(CHARTER_W - 4, 15, dollars(g.treasury[company]), size=15, anchor="end", serif=True,
              bold=True),
    ]  # fmt: skip


def _factory(scene: Scene[BigShoulders], factory: int, x: float, w: float) -> Element:
    """What it uses and makes, who works there, and what is missing."""
    g = scene.seen
    company = factory // FACTORIES
    box = g.box
    needs = box.factory_cubes[factory * RESOURCES : (factory + 1) * RESOURCES]
    goods = box.factory_goods[factory]
    return thing(
        scene, f"factory-{factory}", x, 30, w, FACTORY_H,
        rect(0, 0, w, FACTORY_H, r=2, fill="sheet", stroke="line", width=1),
        *cubes_row(box, needs, 5, 5, min(18.0, (w - 52) / max(sum(needs), 1))),
        words(w - 24, 19, f"→ {goods}" if goods else "→", size=13, anchor="end", bold=True),
        mark(box.goods_ids[box.goods_type[company]], w - 13, 14, 17),
        *_people(g, factory, w),
        label(5, FACTORY_H - 9, w - 10, _lack(scene, factory), size=10,
              tone="soft" if _ready(g, factory) else "brick"),
    )  # fmt: skip


def _people(g: BigShoulders, factory: int, w: float) -> list[Node]:
    box = g.box
    spaces = box.factory_workers[factory]
    step = min(20.0, (w - 30) / max(spaces, 1))
    made: list[Node] = []
    for k in range(spaces):
        x = 14 + k * step
        robots = g.automated[factory]
        made.append(circle(x, 37, 8, stroke="soft", width=1, dash="" if k < robots else "2 2"))
        if k < robots:
            made.append(mark("automation", x, 37, 15))
        elif k < robots + g.workers[factory]:
            made.append(mark("worker", x, 37, 14))
    for k in range(box.manager_slots[factory]):
        x = w - 14 - k * 20
        made.append(rect(x - 9, 28, 18, 18, r=2, stroke="soft", width=1, dash="2 2"))
        if k < g.managers[factory]:
            made.append(mark("manager", x, 37, 15))
    gives = [
        ("bonus_good", box.manager_goods[factory]),
        ("appeal", box.manager_appeal[factory]),
        ("automation", box.manager_automate[factory]),
    ]
    shown = [name for name, count in gives if count]
    made += [mark(name, w - 14 - i * 16, 58, 13) for i, name in enumerate(shown)]
    return made


def _ready(g: BigShoulders, factory: int) -> bool:
    return not lacking_workers(g, factory) and not any(lacking_cubes(g, factory))


def _lack(scene: Scene[BigShoulders], factory: int) -> str:
    """What a factory lacks, in words."""
    g = scene.seen
    workers, cubes = lacking_workers(g, factory), sum(lacking_cubes(g, factory))
    if not workers and not cubes:
        return scene.say("drawing-factory-ready")
    return scene.say("drawing-factory-lacks", workers=workers, cubes=cubes)


def _stores(scene: Scene[BigShoulders], company: int) -> list[Node]:
    """Cubes, goods, salespeople with the price, and the cheapest way to run all."""
    g = scene.seen
    cubes = g.cubes[company * RESOURCES : (company + 1) * RESOURCES]
    kind = g.box.goods_ids[g.box.goods_type[company]]
    run = cheapest_run(g, company)
    say = scene.say("drawing-run-impossible") if run == IMPOSSIBLE else ""
    say = say or scene.say("drawing-run", cost=run)
    return [
        *cubes_counted(g.box, cubes, 0, 0, 18),
        mark(kind, 166, 9, 17),
        words(178, 14, f"×{g.goods[company]}", size=12, bold=True),
        mark("salesperson", 222, 9, 17),
        words(234, 14, g.salespeople[company], size=12),
        words(CHARTER_W - 4, 14, dollars(base_price(g, company)), size=13, anchor="end", bold=True),
        line(0, 24, CHARTER_W, 24, stroke="hair"),
        label(0, 32, CHARTER_W, say, size=10.5, tone="soft"),
    ]


def _held_asset(scene: Scene[BigShoulders], asset: int, place: int, y: float) -> Element:
    w = (CHARTER_W - 6) / 2
    face = asset_face(scene, asset, w, None)
    return thing(scene, f"asset-{asset}", place * (w + 6), y, w, 66, face)
