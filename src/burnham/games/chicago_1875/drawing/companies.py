"""The register of companies on the board: who owns how much, how they stand, who is to come."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.chicago_1875.drawing.faces import dollars, mark, shield, titled
from burnham.games.chicago_1875.position import BigShoulders
from burnham.games.chicago_1875.questions import IN_PLAY
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Tone,
    disc,
    group,
    label,
    reads,
    rect,
    thing,
    words,
)

HEAD = 26.0
COLUMNS = 20.0  # what stands in the columns
LINE, TWO_LINES = 28.0, 50.0
MANY = 8  # more companies than this stand closer together
NARROW = 560.0
SHARE, NARROW_SHARE = 46.0, 32.0
CHIP, CHIP_H = 84.0, 26.0


@reads(
    "appeal_order state operating stock appeal treasury goods commons director preferred"
    " commons_treasury commons_bank"
)
def register(scene: Scene[BigShoulders], w: float) -> Sheet:
    """A line a company, two on a phone: how it stands, and who owns how much of it."""
    g = scene.seen
    order = _in_play(g)
    note = scene.say("drawing-companies-note")
    line = TWO_LINES if w < NARROW else LINE if len(order) <= MANY else LINE - 4
    lines = [_entry(scene, c, HEAD + COLUMNS + i * line, w, line) for i, c in enumerate(order)]
    content = group(
        titled(scene, "register-0", w, scene.say("drawing-companies"), note),
        *(_columns(scene, w) if order else []),
        *lines,
    )
    height = HEAD + (COLUMNS + len(order) * line if order else 0)
    return Sheet("companies", w, height, content)


def _in_play(g: BigShoulders) -> list[int]:
    return [c for c in g.appeal_order if g.state[c] == IN_PLAY]


def _columns(scene: Scene[BigShoulders], w: float) -> list[Content]:
    """What stands in the columns: figures, then the shares of seats, treasury and bank pool."""
    g = scene.seen
    y = HEAD + 8
    titles = [] if w < NARROW else [
        label(x, y, 90, scene.say(f"drawing-{name}"), size=11, tone="soft", anchor="end")
        for name, x in (("value", 272), ("appeal", 362), ("treasury", 452))
    ]  # fmt: skip
    names = [f"own_shares-{seat}" for seat in range(g.seats)]
    names += ["treasury_shares-0", "bank_pool-0"]
    return [*titles, *[_holder(scene, name, i, w) for i, name in enumerate(names)]]


def _holder(scene: Scene[BigShoulders], name: str, column: int, w: float) -> Markup:
    g = scene.seen
    face = _sign(g, column, 9, 9, 16)
    return thing(scene, name, _share_x(g, column, w) - 9, HEAD - 1, 18, 18, face)


def _sign(g: BigShoulders, column: int, x: float, y: float, size: float) -> Markup:
    """Whose shares stand in a column."""
    if column < g.seats:
        return disc(column, x, y, size / 2, flat=True)
    return mark("fundraising" if column == g.seats else "asset", x, y, size)


def _share_x(g: BigShoulders, column: int, w: float) -> float:
    """The column of a seat's shares; after the seats come treasury and bank pool."""
    step = NARROW_SHARE if w < NARROW else SHARE
    return w - (g.seats + 2 - column - 0.5) * step


def _entry(scene: Scene[BigShoulders], company: int, y: float, w: float, line: float) -> Markup:
    g = scene.seen
    now = g.operating == company
    tone: Tone = "blue-tint" if now else "sheet"
    h = line - 3
    low = h - 13 if w < NARROW else h / 2  # the middle of the shares
    shares = [g.shares(seat, company) for seat in range(g.seats)]
    shares += [g.treasury_shares(company), g.bank_shares(company)]
    figures = _figures_below if w < NARROW else _figures
    return thing(
        scene, f"company-{company}", 0, y, w, h,
        rect(0, 0, w, h, r=2, fill=tone, stroke="line", width=0.8),
        *figures(scene, company, w, h),
        *[_held(g, i, count, w, low) for i, count in enumerate(shares)],
        chosen=now,
    )  # fmt: skip


def _figures(scene: Scene[BigShoulders], company: int, w: float, h: float) -> list[Content]:
    """In one line: name, value of a share, appeal, treasury, goods."""
    g = scene.seen
    y = h / 2
    return [
        shield(g, company, 21, y),
        label(44, y, 176, g.box.company_names[company], size=14, serif=True, bold=True),
        words(272, y + 5, dollars(scene, g.value(company)), size=14, anchor="end", bold=True),
        mark("appeal", 338, y, 16),
        words(362, y + 5, g.appeal[company], size=13, anchor="end"),
        words(452, y + 5, dollars(scene, g.treasury[company]), size=13, anchor="end"),
        *_goods(g, company, 500, y),
    ]


def _figures_below(scene: Scene[BigShoulders], company: int, w: float, h: float) -> list[Content]:
    """In two lines, beside the shares in the lower one."""
    g = scene.seen
    high, low = 13.0, h - 13
    return [
        shield(g, company, 20, high),
        label(41, high, w - 190, g.box.company_names[company], size=14, serif=True, bold=True),
        words(w - 76, high + 5, dollars(scene, g.value(company)), size=14, anchor="end",
              bold=True),
        mark("fundraising", w - 58, high, 15),
        words(w - 6, high + 5, dollars(scene, g.treasury[company]), size=13, anchor="end"),
        mark("appeal", 14, low, 16),
        words(25, low + 5, g.appeal[company], size=13),
        *_goods(g, company, 62, low),
    ]  # fmt: skip


def _goods(g: BigShoulders, company: int, x: float, y: float) -> list[Content]:
    count = g.goods[company]
    return [
        mark(g.box.goods_ids[g.box.goods_type[company]], x, y, 17),
        words(x + 13, y + 5, f"×{count}", size=13) if count else None,
    ]


def _held(g: BigShoulders, column: int, shares: int, w: float, y: float) -> Markup | None:
    """How many; on a phone, where the columns' heads may be out of sight, beside whose they are."""
    x = _share_x(g, column, w)
    if not shares:
        return None
    if w >= NARROW:
        return words(x, y + 5, shares, size=14, anchor="middle", bold=True)
    return group(_sign(g, column, x - 7, y, 14), words(x + 2, y + 5, shares, size=14, bold=True))


@reads("appeal_order state operating treasury director")
def treasuries(scene: Scene[BigShoulders], w: float) -> Sheet:
    """The companies in the order of their appeal, each with its money, where that is all one needs
    of them."""
    g = scene.seen
    order = _in_play(g)
    columns = max(1, int(w // CHIP))
    step = min(w / columns, 110.0) if len(order) <= columns else w / columns
    made = [
        _chip(scene, c, i % columns * step, i // columns * (CHIP_H + 4), step - 5)
        for i, c in enumerate(order)
    ]
    rows = -(-len(order) // columns)
    return Sheet("treasuries", w, max(rows, 1) * (CHIP_H + 4) - 4, group(*made))


def _chip(scene: Scene[BigShoulders], company: int, x: float, y: float, w: float) -> Markup:
    g = scene.seen
    now = g.operating == company
    money = dollars(scene, g.treasury[company])
    return thing(
        scene, f"company-{company}", x, y, w, CHIP_H,
        rect(0, 0, w, CHIP_H, r=2, fill="blue-tint" if now else "sheet", stroke="line", width=0.8),
        shield(g, company, 20, CHIP_H / 2),
        label(w - 4, CHIP_H / 2, w - 42, money, size=13, anchor="end", bold=True),
        chosen=now,
    )  # fmt: skip
