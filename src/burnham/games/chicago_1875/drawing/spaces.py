"""Where partners go: the general spaces and the job market."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.box import (
    ADVERTISE,
    BUY_ASSET,
    FUNDRAISING,
    HIRE_MANAGER,
    HIRE_SALESPERSON,
    HIRE_WORKERS,
    PAY_DIVIDENDS,
    PERSONAL_CASH,
    SPACES,
)
from burnham.games.chicago_1875.drawing.faces import dollars, mark, partner_space, titled
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    circle,
    disc,
    group,
    label,
    line,
    reads,
    rect,
    thing,
    words,
)
from burnham.kit.seats import count_badge

HEAD = 29.0
CELL = 64.0
GAP = 6.0
NARROW = 560.0  # on a phone there are fewer columns
ICON_OF = {
    HIRE_WORKERS: "worker",
    ADVERTISE: "appeal",
    HIRE_MANAGER: "manager",
    HIRE_SALESPERSON: "salesperson",
    BUY_ASSET: "asset",
    PAY_DIVIDENDS: "dividends",
    FUNDRAISING: "fundraising",
    PERSONAL_CASH: "deal",
}
GAINS = (FUNDRAISING, PERSONAL_CASH)


@reads("at_space job_market decade")
def spaces(scene: Scene[BigShoulders], w: float) -> Sheet:
    """The job market over two places, then the other spaces."""
    g = scene.seen
    columns = 6 if w > NARROW else 3
    step = (w + GAP) / columns
    made: list[Markup] = []
    place = 0
    for space in range(SPACES):
        wide = 1 if space else 2 if w > NARROW else 3
        x, y = place % columns * step, HEAD + place // columns * (CELL + GAP)
        made.append(_space(scene, space, x, y, wide * step - GAP))
        place += wide
    rows = (place + columns - 1) // columns
    note = scene.say("drawing-worker-price", price=g.box.worker_price[g.job_market])
    return Sheet(
        "spaces",
        w,
        HEAD + rows * (CELL + GAP) - GAP,
        group(titled(scene, "action_spaces-0", w, scene.say("drawing-spaces"), note), *made),
    )


def _space(scene: Scene[BigShoulders], space: int, x: float, y: float, w: float) -> Markup:
    g = scene.seen
    effect = g.box.space_effect[space]
    shut = g.box.space_decade[space] > g.decade
    content: list[Content] = [
        rect(0, 0, w, CELL, r=3, fill="well" if shut else "sheet", stroke="line", width=1),
        label(6, 17, w - 12, scene.text.name("space", space), size=11.5, lines=2, serif=True),
    ]
    if effect == HIRE_WORKERS:
        content += _job_market(scene, w)
    else:
        content.append(mark(ICON_OF[effect], 16, CELL - 17, 20))
        amount = g.box.space_amount[space]
        if amount:
            sign = "+" if effect in GAINS else "−"
            content.append(words(29, CELL - 12, dollars(scene, amount, sign), size=11.5, bold=True))
    if shut:
        year = g.box.year[g.box.space_decade[space] - 1]
        say = scene.say("drawing-from", year=str(year))
        content.append(label(w - 5, CELL - 31, w - 10, say, size=10.4, tone="soft", anchor="end"))
    else:
        content += _partners(g, space, w)
    return thing(scene, f"space-{space}", x, y, w, CELL, *content)


def _job_market(scene: Scene[BigShoulders], w: float) -> list[Content]:
    """Workers waiting, in groups of one price, with what the next one costs below each."""
    g = scene.seen
    prices = g.box.worker_price[1 : g.box.market_size + 1]
    gap = 5.0
    step = (w - 42 - gap * (len(set(prices)) - 1)) / len(prices)
    r = min(9.0, step / 2 - 0.4)
    x = 13.0
    made: list[Content] = []
    for i, price in enumerate(prices):
        x += gap if i and price != prices[i - 1] else 0.0
        here = i < g.job_market
        made.append(circle(x, 36, r, fill="sheet", stroke="line" if here else "soft", width=1))
        if here:
            made.append(mark("worker", x, 36, r * 1.65))
        if i == 0 or price != prices[i - 1]:
            made.append(line(x - r, 48, x + (prices.count(price) - 1) * step + r, 48))
            made.append(words(x - r, 60, dollars(scene, price), size=10.4, tone="soft"))
        x += step
    return made


def _partners(g: BigShoulders, space: int, w: float) -> list[Content]:
    """Who has partners there, in two columns, and whether more may come."""
    here = [(s, g.at_space[space * g.seats + s]) for s in range(g.seats)]
    here = [(seat, count) for seat, count in here if count]
    made: list[Content] = []
    for k, (seat, count) in enumerate(here):
        x, y = w - 13 - k // 2 * 19, CELL - 13 - k % 2 * 19
        made.append(disc(seat, x, y, 8, flat=True))
        made.append(count_badge(x + 6, y + 6, count) if count > 1 else None)
    if not here:
        made.append(partner_space(None, w - 13, CELL - 13))
    if g.box.space_endless[space] and len(here) < 2:
        made.append(words(w - 13, CELL - 27, "∞", size=13, anchor="middle", tone="soft"))
    return made
