"""The year board: what building costs, the bonus of each year, and the income stair."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.san_francisco.box import (
    ACTIONS,
    BONUSES_A_YEAR,
    DEVELOP,
    MONEY,
    MONEY_PER_BUILDING,
)
from burnham.games.san_francisco.drawing.faces import ICONS, cable_car
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.kit import (
    Content,
    Scene,
    Sheet,
    Tone,
    at,
    group,
    hushed,
    icon,
    line,
    piece,
    reads,
    rect,
    stone,
    thing,
    words,
)
from burnham.kit.pieces import caps, coin

STAIR = 236.0
BETWEEN = 20.0  # the rows of years on a phone: room for the cable car
BONUS_ICONS = {"material": "building", "build": "build"}


@reads("year")
def years(scene: Scene[SanFrancisco], w: float, h: float) -> Sheet:
    """Seven years side by side with the cable car on the present one; at the right the place of
    the stair."""
    g = scene.seen
    step = (w - STAIR - 8) / len(g.box.years)
    columns = [at(4 + i * step, 0, year_column(scene, i, step, h)) for i in range(len(g.box.years))]
    # Lit bonuses shine over their neighbours.
    columns.append(columns.pop(g.year))
    marker = piece("car-0", 4 + (g.year + 0.5) * step - 24, -21, cable_car())
    body = group(
        rect(0, 0, w, h, r=4, fill="sheet", stroke="line", width=1.2),
        line(w - STAIR - 2, 0, w - STAIR - 2, h, width=1.2),
        *columns,
        marker,
    )
    return Sheet("years", w, h, body)


@reads("year")
def tall_years(scene: Scene[SanFrancisco], w: float, h: float) -> Sheet:
    """The same for a phone: the years in two rows, without the stair."""
    g = scene.seen
    count = len(g.box.years)
    across = -(-count // 2)
    step = w / across
    corners = [(i % across * step, i // across * (h + BETWEEN)) for i in range(count)]
    columns = [at(*corners[i], year_column(scene, i, step, h, framed=True)) for i in range(count)]
    columns.append(columns.pop(g.year))
    x, y = corners[g.year]
    marker = piece("car-0", x + step / 2 - 24, y - 21, cable_car())
    return Sheet("years", w, 2 * h + BETWEEN, group(*columns, marker))


def year_column(
    scene: Scene[SanFrancisco], year: int, w: float, h: float, *, framed: bool = False
) -> Markup:
    box = scene.seen.box
    now, past = year == scene.seen.year, year < scene.seen.year
    frame: Content = None
    if now:
        frame = rect(1.5, 4, w - 3, h - 8, r=3, fill="blue-tint", stroke="act", width=2)
    elif framed:
        frame = rect(2, 4, w - 4, h - 8, r=3, fill="sheet", stroke="hair", width=1)
    elif year:
        frame = line(0, 12, 0, h - 12, stroke="hair")
    middle = w / 2
    face = [
        words(middle, 20, box.years[year], size=18, anchor="middle", serif=True, bold=now),
        icon(ICONS["build"], middle - 11, 38, 20),
        words(middle + 2, 43.5, f"${box.build_cost[year]}", size=15.5, serif=True, bold=True),
    ]
    return group(
        frame,
        thing(scene, f"year-{year}", 0, 4, w, 48, *face),
        _bonuses(scene, year, middle, h - 22),
        cls="done" if past else "",
        told=str(box.years[year]),
    )


def _bonuses(scene: Scene[SanFrancisco], year: int, x: float, y: float) -> Markup:
    """The bonuses in a row about (x, y), joined by + (all of them) or / (one of them)."""
    box = scene.seen.box
    count = box.bonus_count[year]
    step = 34 if count < 3 else 31
    size = 26.0
    left = x - step * (count - 1) / 2
    # Lit bonuses shine around the ground of their year, not through it.
    ground: Tone = "blue-tint" if year == scene.seen.year else "sheet"
    made: list[Markup] = []
    joints: list[Content] = []
    for i in range(count):
        bonus = year * BONUSES_A_YEAR + i
        middle = left + i * step
        name = f"bonus-{bonus}"
        plate = rect(1.5, 1.5, size - 3, size - 3, r=3, fill=ground)
        face = group(plate, bonus_face(scene.seen, bonus, size))
        made.append(thing(scene, name, middle - size / 2, y - size / 2, size, size, face))
        if i:
            say = "+" if box.bonus_all[year] else "/"
            joints.append(words(middle - step / 2, y + 4, say, tone="soft", anchor="middle"))
    return group(hushed(*joints), *made)


def bonus_face(g: SanFrancisco, bonus: int, size: float) -> Markup:
    """A bonus in a box of this size."""
    kind, amount = g.box.bonus_kind[bonus], g.box.bonus_amount[bonus]
    middle = size / 2
    if kind == MONEY:
        return coin(middle, middle, size * 0.42, f"${amount}")
    if kind == MONEY_PER_BUILDING:
        return group(
            coin(middle - size * 0.1, middle, size * 0.4, f"${amount}"),
            icon("building", size * 0.94, size * 0.72, size * 0.56),
        )
    name = ACTIONS[kind]
    picture = icon(ICONS[BONUS_ICONS.get(name, name)], middle, middle, size * 0.78)
    if kind != DEVELOP:
        return picture
    # The bonus is the only way to develop for nothing.
    free = words(size * 1.02, size * 0.98, "$0", size=max(10.4, size * 0.4), serif=True, bold=True,
                 anchor="end")  # fmt: skip
    return group(icon(ICONS[name], middle, middle - size * 0.12, size * 0.74), free)


@reads("stones incomes level")
def stair(scene: Scene[SanFrancisco], w: float, h: float, *, framed: bool = False) -> Sheet:
    """The income fields as a stair that falls to the right: who stands lower goes first.  On the
    year board it has that board's frame."""
    g = scene.seen
    step = (w - 16) / len(g.box.incomes)
    fields: list[Markup] = []
    for i, amount in enumerate(g.box.incomes):
        top = 28 + i * 7.0
        fields.append(_income(scene, i, amount, 8 + i * step, top, step - 3, h - 9 - top))
    body = group(
        rect(0, 0, w, h, r=4, fill="sheet", stroke="line", width=1.2) if framed else None,
        caps(10, 17, scene.say("drawing-income"), room=w / 2),
        caps(w - 10, 17, scene.say("drawing-first"), room=w / 2 - 16, end=True),
        *fields,
    )
    return Sheet("income", w, h, body)


def _income(
    scene: Scene[SanFrancisco], i: int, amount: int, x: float, y: float, w: float, h: float
) -> Markup:
    g = scene.seen
    here = [p for p in range(g.players) if g.incomes[p] == i and g.stones[p] == NONE]
    blocked = g.level != NONE and g.box.blocked_income[g.level] == i
    taken = bool(here) or blocked
    r = min(12.0, w * 0.23, h * 0.42)
    on = [piece(f"stone-{p}", w - r - 3, h / 2 - 1, stone(p, 0, 0, r)) for p in here]
    if blocked:
        on.append(at(w - r - 3, h / 2 - 1, stone(None, 0, 0, r)))
    return thing(
        scene, f"income-{i}", x, y, w, h,
        rect(0, 0, w, h, r=2, fill="blue-tint", stroke="hair", width=1),
        words(w * 0.26 if taken else w / 2, h / 2 + 6, f"${amount}",
              size=15 if taken else 19, anchor="middle", serif=True, bold=True),
        *on, r=2,
    )  # fmt: skip
