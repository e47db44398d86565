"""The charters: a company in full, for the desk of its director."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from burnham.games.chicago_1875.box import FACTORIES, RESOURCES
from burnham.games.chicago_1875.drawing.assets import HELD, asset_held
from burnham.games.chicago_1875.drawing.faces import cubes_counted, cubes_row, dollars, mark
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import PAYOUT
from burnham.games.chicago_1875.steps.companies import (
    assets_of,
    base_price,
    factories,
    goods_of_run,
)
from burnham.games.chicago_1875.steps.outlook import (
    cheapest_way,
    goods_from,
    lacking_cubes,
    lacking_workers,
    next_factories,
    payout,
    staffed_factories,
)
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    at,
    circle,
    disc,
    figure,
    group,
    label,
    line,
    reads,
    rect,
    seat_class,
    thing,
    width,
    words,
)

CHARTER_W = 372.0
TOP = 38.0
FACTORY_H = 74.0
STORES_H = 51.0
ASSET_H = 72.0
RULE_H = 46.0
GIFT_W = 16.0
LACK_W = 25.0


class Dividends(NamedTuple):
    """What a payout gives each seat, and what stays in the treasury."""

    seats: tuple[int, ...]
    kept: int


def charter(scene: Scene[BigShoulders], company: int) -> Markup:
    """A company with what its next step would bring."""
    made = charter_sheet(scene, company)
    title = scene.seen.box.company_titles[company]
    return figure(made.width, made.height, made.content, margin=8, label=title, cls="wide")


def charter_sheet(scene: Scene[BigShoulders], company: int) -> Sheet:
    """The same for the board."""
    g = scene.seen
    next_step = _dividends(g, company) or _run(scene, company)
    return _charter(scene, company, base_price(g, company), next_step)


def _dividends(g: BigShoulders, company: int) -> Dividends | None:
    """What the company may pay now; None while it is not asked."""
    if g.asked_step != PAYOUT or g.arg != company:
        return None
    if g.step.refusal(g, g.seat, company, g.step.number("dividends")):
        return None
    seats, kept, _ = payout(g, company, g.revenue)
    return Dividends(tuple(seats), kept)


def _run(scene: Scene[BigShoulders], company: int) -> str:
    """What a run of all staffed factories costs and makes."""
    g = scene.seen
    left = len(next_factories(g, company))
    ran = len(factories(g, company)) - left
    if ran and not left:
        return scene.say("drawing-run-over")
    way = cheapest_way(g, company)
    if way is None:
        return scene.say("drawing-run-impossible")
    staffed, goods = len(staffed_factories(g, company)), goods_from(g, company)
    return scene.say("drawing-run", count=staffed, ran=ran, cost=way.cost, goods=goods)


@reads(
    "appeal asset_ready automated cubes director factories_run goods managers operating"
    " salespeople slots stock treasury workers"
)
def _charter(
    scene: Scene[BigShoulders], company: int, price: int, next_step: str | Dividends
) -> Sheet:
    """Head, factories, stores, the rule that a special company breaks, assets."""
    g = scene.seen
    numbers = factories(g, company)
    wide = (CHARTER_W - 6.0 * (len(numbers) - 1)) / max(len(numbers), 1)
    made = [_factory(scene, f, i * (wide + 6), wide) for i, f in enumerate(numbers)]
    held = assets_of(g, company)
    foot = TOP + FACTORY_H + 8
    rule = scene.say("drawing-own-rule", company=g.box.company_ids[company])
    below = foot + STORES_H + (RULE_H if rule else 0)
    height = below + (ASSET_H if held else -9)
    content = group(
        rect(-4, -4, CHARTER_W + 8, height + 6, r=3, fill="sheet", stroke="line", width=1.2),
        *_head(scene, company),
        *made,
        at(0, foot, *_stores(scene, company, price), _outlook(scene, company, next_step)),
        _own_rule(scene, company, rule, below - 6 - RULE_H) if rule else None,
        *[_held_asset(scene, asset, i, below) for i, asset in enumerate(held)],
    )
    return Sheet("charter", CHARTER_W, height, content)


def _head(scene: Scene[BigShoulders], company: int) -> list[Content]:
    """Who directs it, its name, and its three figures."""
    g = scene.seen
    director = g.director[company]
    value, treasury = dollars(scene, g.value(company)), dollars(scene, g.treasury[company])
    return [
        rect(-4, -4, CHARTER_W + 8, 36, r=3, fill="seat-tint", stroke="line", width=1.2,
             cls=seat_class(director)),
        thing(
            scene, f"company_charter-{company}", 0, -2, 230, 32,
            disc(director, 12, 16, 10, flat=True),
            mark(g.box.goods_ids[g.box.goods_type[company]], 36, 16, 20),
            label(50, 16, 180, g.box.company_titles[company], size=15, floor=11, lines=2,
                  serif=True, bold=True),
        ),
        _figure(scene, f"share_value-{company}", scene.say("drawing-value"), value, 100, 42),
        _figure(scene, f"company_appeal-{company}", scene.say("drawing-appeal-short"),
                str(g.appeal[company]), 58, 42),
        _figure(scene, f"company_treasury-{company}", scene.say("drawing-treasury"), treasury,
                2, 54),
    ]  # fmt: skip


def _figure(
    scene: Scene[BigShoulders], name: str, title: str, say: str, from_right: float, w: float
) -> Markup:
    """A figure below its title, so far from the right edge."""
    return thing(
        scene, name, CHARTER_W - from_right - w, -2, w, 32,
        label(w, 6, 52, title, size=10.4, tone="soft", anchor="end"),
        words(w, 27, say, size=15, anchor="end", serif=True, bold=True),
    )  # fmt: skip


# ------------------------------------------------------------------ factories
def _factory(scene: Scene[BigShoulders], factory: int, x: float, w: float) -> Markup:
    """What it uses and makes, who works there, what its manager gives, what is missing."""
    g = scene.seen
    makes = _lines if g.box.line_workers[factory // FACTORIES] else _making
    return thing(
        scene, f"factory-{factory}", x, TOP, w, FACTORY_H,
        rect(0, 0, w, FACTORY_H, r=2, fill="sheet", stroke="line", width=1),
        *makes(g, factory, w),
        *_workers(g, factory, w),
        *_managers(g, factory, w),
        *_state(scene, factory, w),
    )  # fmt: skip


def _making(g: BigShoulders, factory: int, w: float) -> list[Content]:
    """The cubes of a run and the goods it makes, in all or for each worker."""
    box = g.box
    needs = box.factory_cubes[factory * RESOURCES : (factory + 1) * RESOURCES]
    size = min(18.0, (w - 52) / max(sum(needs), 1) - 2)
    each = box.factory_per_worker[factory]
    end = w - 48 if each else w - 24
    return [
        *cubes_row(box, needs, 5, 14 - size / 2, size),
        words(end, 19, f"→ {each or goods_of_run(g, factory)}", size=13, anchor="end", bold=True),
        mark(box.goods_ids[box.goods_type[factory // FACTORIES]], end + 11, 14, 17),
        words(end + 22, 18, "/", size=12, tone="soft") if each else None,
        mark("worker", end + 35, 14, 15) if each else None,
    ]


def _lines(g: BigShoulders, factory: int, w: float) -> list[Content]:
    """Production lines: from so many workers on, so many cubes make so many goods."""
    company = factory // FACTORIES
    box = g.box
    step = w / len(box.line_workers[company])
    made: list[Content] = []
    for n, workers in enumerate(box.line_workers[company]):
        x = n * step
        needs = box.line_cubes[company][n * RESOURCES : (n + 1) * RESOURCES]
        made.append(words(x + 5, 18, workers, size=11, bold=True))
        made.append(mark("worker", x + 19, 14, 14))
        made += cubes_row(box, needs, x + 29, 7.5, 13, gap=1)
        goods = f"→ {box.line_goods[company][n]}"
        made.append(words(x + step - 8, 18, goods, size=11.5, anchor="end", bold=True))
        made.append(line(x, 4, x, 24, stroke="hair") if n else None)
    return made


def _workers(g: BigShoulders, factory: int, w: float) -> list[Content]:
    """Every place for a worker: a person, an automation marker or free."""
    spaces = g.box.factory_workers[factory]
    robots, people = g.automated[factory], g.workers[factory]
    step = min(20.0, (w - 40) / max(spaces, 1))
    r = min(8.0, step / 2)
    made: list[Content] = []
    for k in range(spaces):
        x = 5 + r + k * step
        taken = k < robots + people
        made.append(circle(x, 38, r, stroke="soft", width=1, dash="" if taken else "2 2"))
        if taken:
            made.append(mark("automation" if k < robots else "worker", x, 38, r * 1.8))
    return made


def _managers(g: BigShoulders, factory: int, w: float) -> list[Content]:
    """The manager's place at the right, below it what a manager gives."""
    box = g.box
    made: list[Content] = []
    for k in range(box.manager_slots[factory]):
        x = w - 14 - k * 20
        here = k < g.managers[factory]
        made.append(
            rect(x - 9, 29, 18, 18, r=2, stroke="soft", width=1, dash="" if here else "2 2")
        )
        if here:
            made.append(mark("manager", x, 38, 15))
    gifts = reversed(_gifts(g, factory))
    return made + [mark(name, w - 12 - i * GIFT_W, 60, 15) for i, name in enumerate(gifts)]


def _gifts(g: BigShoulders, factory: int) -> list[str]:
    """What a manager gives after a run."""
    box = g.box
    gives = [
        ("cube", box.manager_cubes[factory]),
        ("bonus_good", box.manager_goods[factory]),
        ("appeal", box.manager_appeal[factory]),
        ("automation", box.manager_automate[factory]),
    ]
    return [name for name, count in gives for _ in range(count)]


def _state(scene: Scene[BigShoulders], factory: int, w: float) -> list[Content]:
    """Ready, or which workers and cubes it lacks; the narrowest factories do without the word."""
    g = scene.seen
    if factory not in next_factories(g, factory // FACTORIES):
        return [label(5, 61, 60, scene.say("drawing-factory-ran"), size=10.4, tone="soft")]
    cubes = enumerate(lacking_cubes(g, factory))
    lacks = [("worker", lacking_workers(g, factory))]
    lacks += [(g.box.resource_ids[resource], count) for resource, count in cubes]
    lacks = [(name, count) for name, count in lacks if count]
    if not lacks:
        return [label(5, 61, 60, scene.say("drawing-factory-ready"), size=10.4, tone="verd")]
    say = scene.say("drawing-factory-lacks")
    room = w - 10 - GIFT_W * len(_gifts(g, factory))
    head = width(say, 10.4) + 5
    fits = head + LACK_W * len(lacks) <= room
    made: list[Content] = [label(5, 61, 40, say, size=10.4, tone="brick")] if fits else []
    x, step = (5 + head, LACK_W) if fits else (5.0, min(LACK_W, room / len(lacks)))
    for name, count in lacks:
        made.append(words(x, 64.5, count, size=10.5, tone="brick", bold=True))
        made.append(mark(name, x + 14, 61, 14))
        x += step
    return made


# ------------------------------------------------------------------ stores and assets
def _stores(scene: Scene[BigShoulders], company: int, price: int) -> list[Content]:
    """Cubes, goods, salespeople with the price of a good."""
    g = scene.seen
    cubes = g.cubes[company * RESOURCES : (company + 1) * RESOURCES]
    kind = g.box.goods_ids[g.box.goods_type[company]]
    w = CHARTER_W - 250
    return [
        thing(
            scene, f"company_cubes-{company}", 0, -1, 184, 21,
            at(0, 1, *cubes_counted(g.box, cubes, 0, 0, 18)),
        ),
        thing(
            scene, f"company_goods-{company}", 186, -1, 60, 21,
            mark(kind, 10, 10, 17),
            words(22, 15, f"×{g.goods[company]}", size=12, bold=True),
        ),
        thing(
            scene, f"company_price-{company}", 250, -1, w, 21,
            mark("salesperson", 10, 10, 17),
            words(22, 15, f"×{g.salespeople[company]}", size=12),
            words(w - 22, 15, f"{dollars(scene, price)} /", size=13, anchor="end", bold=True),
            mark(kind, w - 11, 10, 17),
        ),
        line(0, 24, CHARTER_W, 24, stroke="hair"),
    ]  # fmt: skip


def _outlook(scene: Scene[BigShoulders], company: int, next_step: str | Dividends) -> Markup:
    if isinstance(next_step, Dividends):
        made = _paid(scene, next_step)
    else:
        made = [label(0, 33, CHARTER_W, next_step, size=10.5, tone="soft")]
    name = f"company_outlook-{company}"
    return thing(scene, name, 0, 25, CHARTER_W, 17, at(0, -25, *made))


def _own_rule(scene: Scene[BigShoulders], company: int, rule: str, y: float) -> Markup:
    said = label(0, RULE_H / 2, CHARTER_W, rule, size=10.5, lines=3)
    return thing(scene, f"company_rule-{company}", 0, y, CHARTER_W, RULE_H, said)


def _paid(scene: Scene[BigShoulders], dividends: Dividends) -> list[Content]:
    """What each seat gets of the dividends, and the treasury."""
    step = 58.0
    made: list[Content] = [label(0, 34, 70, scene.say("drawing-dividends"), size=10.5, tone="soft")]
    for seat, amount in enumerate(dividends.seats):
        made.append(disc(seat, 82 + seat * step, 34, 7, flat=True))
        made.append(words(93 + seat * step, 38, dollars(scene, amount), size=11, bold=True))
    x = 82 + len(dividends.seats) * step
    kept = dollars(scene, dividends.kept)
    return [*made, mark("fundraising", x, 34, 15), words(x + 11, 38, kept, size=11)]


def _held_asset(scene: Scene[BigShoulders], asset: int, place: int, y: float) -> Markup:
    w = (CHARTER_W - 6) / 2
    face = asset_held(scene, asset, w)
    return thing(scene, f"asset-{asset}", place * (w + 6), y, w, HELD, face)
