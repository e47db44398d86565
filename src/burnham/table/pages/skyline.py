"""The end of a game as a skyline: one tower a player, one floor a category.

The seat's roof stands on top; points that are lost are a basement below the ground.  Floors have
tint and hatching, so that nothing is told by colour alone, and the table of scores shows the same
swatch beside each category.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from burnham.kit import Content, building, group, line, num, path, rect, tag, words

# Tint, stroke and hatching of the floors, in the order of the categories.
HATCHES = (
    ("plum", "M0 6L6 0"),
    ("verd", "M0 0L6 6"),
    ("ochre", "M1.5 3h.1M4.5 0h.1M4.5 6h.1"),
    ("blue", "M0 3h6"),
    ("brick", "M3 0v6"),
    ("grey", "M0 0L6 6M0 6L6 0"),
    ("plum", "M0 3h6"),
    ("verd", "M3 0v6"),
    ("ochre", "M0 0L6 6"),
    ("blue", "M1.5 3h.1M4.5 0h.1M4.5 6h.1"),
    ("brick", "M0 6L6 0"),
    ("grey", "M0 3h6"),
)
WIDTH, HEIGHT = 500, 440
GROUND = 372  # without a basement
ROOM = 318  # height of the highest tower with its roof


@dataclass(frozen=True)
class Tower:
    """One player: name, seat (None is the box's own player), rank, points by category."""

    name: str
    seat: int | None
    rank: int
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.points)


def hatches() -> Markup:
    """The floors' hatchings; once a page."""
    made = [
        tag(
            "pattern",
            {"id": f"floor-{i}", "width": 6, "height": 6, "patternUnits": "userSpaceOnUse"},
            tag("rect", {"width": 6, "height": 6, "class": f"floor-{tone}"}),
            tag("path", {"d": d, "class": f"floor-line floor-line-{tone}"}),
        )
        for i, (tone, d) in enumerate(HATCHES)
    ]
    return tag("svg", {"class": "patterns", "width": 0, "height": 0}, tag("defs", {}, *made))


def swatch(category: int) -> Markup:
    floor = tag("rect", {"width": 13, "height": 13, "fill": _floor(category)})
    return tag("svg", {"class": "key", "viewBox": "0 0 13 13", "aria-hidden": "true"}, floor)


def _floor(category: int) -> str:
    return f"url(#floor-{category % len(HATCHES)})"


def skyline(towers: Sequence[Tower], label: str, tell: Callable[[int], str]) -> Markup:
    """The towers, best first; `label` says the result in words, `tell` writes a number."""
    up = max(1, *(sum(p for p in t.points if p > 0) for t in towers))
    down = max(0, *(-sum(p for p in t.points if p < 0) for t in towers))
    unit = ROOM / (up + down)
    ground = GROUND - down * unit
    step = WIDTH / len(towers)
    frame = {
        "class": "drawing skyline",
        "viewBox": f"-4 -4 {WIDTH + 8} {HEIGHT}",
        "role": "img",
        "aria-label": label,
    }
    return tag(
        "svg",
        {**frame},
        *_scale(up, unit, ground, tell),
        *(_tower(t, step * (i + 0.5), unit, ground, tell) for i, t in enumerate(towers)),
        line(0, ground, WIDTH, ground, width=2.4),
    )


def even_step(most: int, marks: int = 4) -> int:
    """A round step that divides `most` into about as many parts."""
    rough = max(1, most / marks)
    size: int = 10 ** (len(str(int(rough))) - 1)
    return next(size * k for k in (1, 2, 5, 10) if size * k >= rough)


def _scale(most: int, unit: float, ground: float, tell: Callable[[int], str]) -> list[Markup]:
    step = even_step(most)
    return [
        group(
            line(0, ground - v * unit, WIDTH, ground - v * unit, stroke="hair", dash="2 5"),
            words(0, ground - v * unit - 4, tell(v), size=11, tone="soft"),
        )
        for v in range(step, most + 1, step)
    ]


def _tower(
    tower: Tower, x: float, unit: float, ground: float, tell: Callable[[int], str]
) -> Markup:
    width = min(84.0, WIDTH / 4 * 0.67)
    left = x - width / 2
    floors: list[Content] = []
    top = foot = ground
    for category, points in enumerate(tower.points):
        if points > 0:
            top -= points * unit
            floors.append(_storey(category, left, top, width, points * unit, tell(points)))
        elif points < 0:
            floors.append(_storey(category, left, foot, width, -points * unit, tell(points)))
            foot -= points * unit
    shade = f"M{num(left + width)} {num(ground)}h16V{num(min(ground, top + 18))}l-16 -18z"
    size = 34 if tower.rank == 1 else 28
    return group(
        path(shade, fill="cast", opacity=0.12) if ground - top > 20 else None,
        *floors,
        rect(left - 4, top - 6, width + 8, 6, fill="sheet", stroke="line", width=1.2),
        building(tower.seat, x, top - 6, 48, shadow=False) if tower.seat is not None else None,
        words(x, GROUND + 36, tell(tower.total), size=size, anchor="middle", serif=True, bold=True),
        words(x, GROUND + 58, _cut(tower), size=14, anchor="middle", bold=True),
    )


def _cut(tower: Tower) -> str:
    name = tower.name if len(tower.name) <= 13 else f"{tower.name[:12]}…"
    return f"{tower.rank}. {name}"


def _storey(category: int, x: float, y: float, w: float, h: float, points: str) -> Markup:
    """One floor with its points on a clear plate, if it is high enough to carry it."""
    wide = max(30, 10 + 7 * len(points))
    plate = group(
        rect(x + w / 2 - wide / 2, y + h / 2 - 9, wide, 18, r=9, fill="sheet"),
        words(x + w / 2, y + h / 2 + 4.8, points, size=14, anchor="middle", serif=True, bold=True),
    )
    return group(
        tag("rect", {"x": x, "y": y, "width": w, "height": h, "fill": _floor(category)}),
        rect(x, y, w, h, stroke="line", width=1.2),
        plate if h > 17 else None,
    )
