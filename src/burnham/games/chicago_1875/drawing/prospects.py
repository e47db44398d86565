"""The companies to be founded, and what they would do."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import COMPANIES, FACTORIES, RESOURCES
from burnham.games.chicago_1875.drawing.faces import cubes_row, mark
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import UNFOUNDED
from burnham.kit import Content, Scene, Sheet, group, label, reads, rect, thing, width, words

GAP = 5.0
HIGH = 40.0
NARROW = 560.0
TITLE_H = 22.0
CUBE = 17.0


@reads("state")
def prospects(scene: Scene[BigShoulders], w: float) -> Sheet:
    """In two columns, on a phone in one."""
    g = scene.seen
    waiting = [company for company in range(COMPANIES) if g.state[company] == UNFOUNDED]
    columns = 1 if w < NARROW else 2
    step = (w + GAP) / columns
    made = []
    for i, company in enumerate(waiting):
        x, y = i % columns * step, TITLE_H + i // columns * (HIGH + GAP)
        made.append(_entry(scene, company, x, y, step - GAP))
    called = scene.say("drawing-unfounded")
    say = label(0, 10, w, called, size=11, tone="soft")
    title = thing(scene, "prospects-0", 0, 0, w, TITLE_H - 3, say)
    rows = -(-len(waiting) // columns)
    return Sheet("prospects", w, TITLE_H + rows * (HIGH + GAP), group(title, *made), called)


def _entry(scene: Scene[BigShoulders], company: int, x: float, y: float, w: float) -> Markup:
    box = scene.seen.box
    return thing(
        scene, f"company-{company}", x, y, w, HIGH,
        rect(0, 0, w, HIGH, r=2, fill="sheet", stroke="soft", width=1, dash="3 2"),
        mark(box.goods_ids[box.goods_type[company]], 13, 12, 17),
        label(25, 12, w - 116, box.company_names[company], size=12.5, serif=True, bold=True),
        *_figures(scene, company, w),
        *_factories(scene, company, w),
    )  # fmt: skip


def _figures(scene: Scene[BigShoulders], company: int, w: float) -> list[Content]:
    """Its appeal at the start, and the price of its goods without and with all salespeople."""
    box = scene.seen.box
    prices = sorted({*box.prices[company], *box.line_price[company]})
    span = f"{prices[0]}–{prices[-1]}" if len(prices) > 1 else str(prices[0])
    return [
        mark("appeal", w - 84, 12, 16),
        words(w - 74, 16, box.start_appeal[company], size=12),
        words(w - 5, 16, scene.say("drawing-money", amount=span), size=12, anchor="end", bold=True),
    ]


def _factories(scene: Scene[BigShoulders], company: int, w: float) -> list[Content]:
    """Workers and cubes of a run and the goods it makes, factory by factory."""
    runs = _runs(scene.seen, company)
    cubes = sum(sum(needs) for _, needs, _ in runs)
    free = w - 12 - sum(24 + width(f"→{goods}", 11, bold=True) for _, _, goods in runs)
    size = min(CUBE, (free - 9 * (len(runs) - 1)) / max(cubes, 1) - 1)
    gap = min(24.0, (free - cubes * (size + 1)) / max(len(runs) - 1, 1))
    made: list[Content] = []
    x = 6.0
    for workers, needs, goods in runs:
        made.append(words(x, 34, workers, size=11))
        made.append(mark("worker", x + 14, 30, 15))
        made += cubes_row(scene.seen.box, needs, x + 23, 30 - size / 2, size, gap=1)
        x += 24 + sum(needs) * (size + 1)
        made.append(words(x, 34, f"→{goods}", size=11, bold=True))
        x += width(f"→{goods}", 11, bold=True) + gap
    return made


def _runs(g: BigShoulders, company: int) -> list[tuple[int, list[int], str]]:
    """Workers, cubes and goods of every factory, or of every production line."""
    box = g.box
    lines = box.line_workers[company]
    if lines:
        cubes, goods = box.line_cubes[company], box.line_goods[company]
        return [
            (workers, cubes[n * RESOURCES : (n + 1) * RESOURCES], str(goods[n]))
            for n, workers in enumerate(lines)
        ]
    found = []
    for n in range(box.factory_count[company]):
        factory = company * FACTORIES + n
        needs = box.factory_cubes[factory * RESOURCES : (factory + 1) * RESOURCES]
        most = box.factory_goods[factory]
        most += box.factory_per_worker[factory] * box.factory_workers[factory]
        least = box.factory_goods[factory] + box.factory_per_worker[factory]
        goods_made = str(most) if least >= most else f"{least}–{most}"
        found.append((box.factory_workers[factory], needs, goods_made))
    return found
