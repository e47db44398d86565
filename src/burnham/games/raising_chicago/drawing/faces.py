"""The small pictures that stand on many sheets: rewards, buildings, prestige buildings, costs."""

from __future__ import annotations

from markupsafe import Markup

from burnham.games.raising_chicago.box import (
    BASIC,
    EXPANSION,
    EXPERTISE,
    FAVOR,
    NOTHING,
    REPUTATION,
    RESOURCE,
    STEPS_NESW,
    WILD,
    Box,
    Reward,
)
from burnham.kit import (
    Content,
    Tone,
    circle,
    group,
    icon,
    icons_of,
    line,
    num,
    path,
    polygon,
    rect,
    remembered,
    roof,
    seat_class,
    words,
)

ICONS = icons_of(__package__)
ROMAN = ("I", "II", "III", "IV", "V")
LEAST = 16.2  # no icon is smaller
REWARD_ICONS = {WILD: "wild", FAVOR: "favor", REPUTATION: "reputation", EXPANSION: "expansion"}


@remembered
def mark(name: str, x: float, y: float, size: float) -> Markup:
    """One of this game's icons."""
    return icon(ICONS[name], x, y, size)


def reward(given: Reward, x: float, y: float, size: float) -> Content:
    """A reward as number and icon, centred on (x, y); a chevron is a step of expertise."""
    if given.kind == NOTHING:
        return None
    if given.kind == EXPERTISE:
        return group(
            mark(BASIC[given.which], x - size * 0.4, y, size),
            mark("steps", x + size * 0.48, y, max(size * 0.62, LEAST)),
        )
    name = BASIC[given.which] if given.kind == RESOURCE else REWARD_ICONS[given.kind]
    return counted(given.amount, name, x, y, size)


@remembered
def counted(count: int, name: str, x: float, y: float, size: float) -> Markup:
    """So many of a thing, centred on (x, y): number and icon, one of it by the icon alone."""
    if count == 1:
        return mark(name, x, y, size)
    number = words(
        x - size * 0.3, y + size * 0.28, count, size=size * 0.78, anchor="end", bold=True
    )
    return group(number, mark(name, x + size * 0.26, y, size))


def cost_row(costs: list[int], x: float, y: float, step: float, size: float) -> list[Markup]:
    """What a project costs: each resource with its number."""
    return [
        group(
            mark(BASIC[i], x + i * step, y, size),
            words(
                x + i * step + size * 0.66, y + size * 0.32, cost, size=size * 0.9, serif=True,
                bold=True,
            ),
        )
        for i, cost in enumerate(costs)
    ]  # fmt: skip


@remembered
def stack(owner: int | None, levels: int, x: float, ground: float, half: float) -> Markup:
    """A building on its jackscrews, seen from a corner: one storey a level, the owner's roof on
    top.  It stands on (x, ground); `half` is half its width."""
    b = half / 2
    high = min(half * 0.48, half * 1.3 / max(levels, 1))
    foot = ground - 4
    screws = [
        line(px, py, px, py + 4, width=1.6)
        for px, py in ((x - half + 2, foot - b + 1), (x, foot), (x + half - 2, foot - b + 1))
    ]
    storeys = [_storey(x, foot - k * high, half, high) for k in range(levels)]
    top = foot - levels * high
    lid = polygon(
        [(x - half, top - b), (x, top), (x + half, top - b), (x, top - 2 * b)],
        fill="seat",
        stroke="piece",
        width=1,
    )
    sign = roof(owner, x, top - b, half * 0.8) if owner is not None else None
    return group(*screws, *storeys, lid, sign, cls=seat_class(owner))


def _storey(x: float, y: float, half: float, high: float) -> Markup:
    b = half / 2
    left = [(x - half, y - b), (x, y), (x, y - high), (x - half, y - b - high)]
    right = [(x + half, y - b), (x, y), (x, y - high), (x + half, y - b - high)]
    windows = "".join(
        f"M{num(x - half + half * part)} {num(y - b + b * part - high * 0.25)}v{num(-high * 0.5)}"
        for part in (0.25, 0.5, 0.75)
    )
    return group(
        polygon(left, fill="seat", stroke="piece", width=1),
        polygon(right, fill="seat-tint", stroke="piece", width=1),
        path(windows, stroke="on-seat", width=1.6),
    )


def prestige_face(
    box: Box, tile: int, x: float, y: float, w: float, turn: int, reach: float
) -> Markup:
    """A public building in plan: dome, four porticoes, value, arrows to the plots it honours."""
    porticoes = [
        rect(
            x - w * 0.13 + dx * w * 0.34, y - w * 0.13 + dy * w * 0.34, w * 0.26, w * 0.26,
            fill="sheet", stroke="line", width=0.8,
        )
        for dx, dy in STEPS_NESW
    ]  # fmt: skip
    value = words(
        x, y + w * 0.13, box.prestige_values[tile], size=w * 0.38, anchor="middle", serif=True,
        bold=True,
    )  # fmt: skip
    return group(
        rect(x - w / 2, y - w / 2, w, w, fill="ochre-tint", stroke="line", width=1.2),
        *porticoes,
        circle(x, y, w * 0.34, fill="sheet", stroke="line", width=1.1),
        value,
        *_arrows(box.prestige_arrows[tile], x, y, w, turn, reach),
    )


def _arrows(bits: int, x: float, y: float, w: float, turn: int, reach: float) -> list[Markup]:
    found = []
    for i in range(4):
        if bits >> i & 1:
            dx, dy = STEPS_NESW[(i + turn) % 4]
            tip = (x + dx * (w / 2 + reach), y + dy * (w / 2 + reach))
            bx, by = x + dx * (w / 2 - 3), y + dy * (w / 2 - 3)
            half = w * 0.12
            base = [(bx - dy * half, by + dx * half), (bx + dy * half, by - dx * half)]
            found.append(polygon([tip, *base], fill="brick", stroke="line", width=0.9))
    return found


def bonus_spot(given: Reward, once: bool, x: float, y: float, r: float) -> Markup:
    """The round bonus of a resource card: a closed ring pays every round, a broken one once."""
    size = max(LEAST, r * (0.9 if given.kind == EXPERTISE else 1.15))
    return group(
        circle(x, y, r, fill="sheet", stroke="line", width=1.3, dash="4 3" if once else ""),
        reward(given, x, y, size),
    )


def plate(x: float, y: float, w: float, h: float, *, tone: Tone = "sheet", r: float = 3) -> Markup:
    """The ground of a tile."""
    return rect(x, y, w, h, r=r, fill=tone, stroke="line", width=1)


@remembered
def permanent(x: float, y: float, w: float, count: int) -> Markup:
    """A permanent resource: so much less to pay, every time."""
    return group(
        rect(x, y, w, 18, r=2, fill="blue-tint", stroke="line", width=0.8),
        words(x + w / 2, y + 13.8, f"−{count}", size=13.2, anchor="middle", bold=True),
    )
