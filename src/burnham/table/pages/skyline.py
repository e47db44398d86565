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
WIDTH, HEIGHT = 380, 334  # hardly more than a phone shows at its own size
GROUND = 283  # without a basement
ROOM = 242  # height of the highest tower with its roof
LETTER = 6.7  # how wide a letter of the scale and of a name is
FIGURE = 0.56  # how wide a figure of a total is, for its size


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
    marks = _marks(up)
    left = 6 + LETTER * max((len(tell(v)) for v in marks), default=0)
    step = (WIDTH - left) / len(towers)
    size = min(26.0, (step - 4) / FIGURE / max(len(tell(t.total)) for t in towers))
    frame = {
        "class": "drawing skyline",
        "viewBox": f"-4 -4 {WIDTH + 8} {HEIGHT}",
        "role": "img",
        "aria-label": label,
    }
    return tag(
        "svg",
        {**frame},
        *(_mark(v, left, ground - v * unit, tell) for v in marks),
        *(
            _tower(t, left + step * (i + 0.5), step, size, unit, ground, tell)
            for i, t in enumerate(towers)
        ),
        line(left, ground, WIDTH, ground, width=2.4),
    )


def even_step(most: int, marks: int = 4) -> int:
    """A round step that divides `most` into about as many parts."""
    rough = max(1, most / marks)
    size: int = 10 ** (len(str(int(rough))) - 1)
    return next(size * k for k in (1, 2, 5, 10) if size * k >= rough)


def _marks(most: int) -> range:
    step = even_step(most)
    return range(step, most + 1, step)


def _mark(points: int, left: float, y: float, tell: Callable[[int], str]) -> Markup:
    """A line of the scale, with its number before the first tower."""
    return group(
        line(left, y, WIDTH, y, stroke="hair", dash="2 5"),
        words(left - 4, y + 4, tell(points), size=12, anchor="end", tone="soft"),
    )


def _tower(
    tower: Tower,
    x: float,
    step: float,
    size: float,
    unit: float,
    ground: float,
    tell: Callable[[int], str],
) -> Markup:
    """A tower with so much room; `size` is that of the best one's total, others are smaller."""
    width = min(64.0, step * 0.74)
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
    shade = f"M{num(left + width)} {num(ground)}h12V{num(min(ground, top + 14))}l-12 -14z"
    total = size if tower.rank == 1 else size * 0.82
    return group(
        path(shade, fill="cast", opacity=0.12) if ground - top > 15 else None,
        *floors,
        rect(left - 3, top - 5, width + 6, 5, fill="sheet", stroke="line", width=1.1),
        building(tower.seat, x, top - 5, 37, shadow=False) if tower.seat is not None else None,
        words(
            x, GROUND + 27, tell(tower.total), size=total, anchor="middle", serif=True, bold=True
        ),
        words(x, GROUND + 44, _cut(tower, step), size=12, anchor="middle", bold=True),
    )


def _cut(tower: Tower, room: float) -> str:
    told = f"{tower.rank}. {tower.name}"
    most = int(room / LETTER)
    return told if len(told) <= most else f"{told[: most - 1]}…"


def _storey(category: int, x: float, y: float, w: float, h: float, points: str) -> Markup:
    """One floor with its points on a clear plate, if it is high enough to carry it."""
    wide = max(24, 8 + LETTER * len(points))
    plate = group(
        rect(x + w / 2 - wide / 2, y + h / 2 - 7.5, wide, 15, r=7.5, fill="sheet"),
        words(x + w / 2, y + h / 2 + 4.2, points, size=12, anchor="middle", serif=True, bold=True),
    )
    return group(
        tag("rect", {"x": x, "y": y, "width": w, "height": h, "fill": _floor(category)}),
        rect(x, y, w, h, stroke="line", width=1.1),
        plate if h > 14 else None,
    )
