"""Points or winning chances over time: one line a player, with the seat's badge at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup

from burnham.kit import Content, circle, disc, group, line, num, path, seat_class, tag, words
from burnham.table.pages.skyline import even_step

TOP, BOTTOM = 14, 30
APART = 19  # how far names at the end of lines stand apart at least
LETTER = 7  # how wide a letter beside or under the chart is
BOLD = 9  # the same at the end of a line
SIGN = 22  # room for a badge before it
NAME = 12  # letters of a name that are shown there
GAP = 14  # between two labels under the chart


@dataclass(frozen=True)
class Run:
    """One player's points, one number for each moment."""

    name: str
    seat: int | None
    points: tuple[int, ...]


Moments = Sequence[tuple[int, str]]
"""When the points were counted: the number of answers, and the chapter that begins there."""


def course(
    runs: Sequence[Run],
    moments: Moments,
    label: str,
    *,
    broad: bool,
    tell: Callable[[int], str],
    least: int = 1,
) -> Markup:
    """The chart for a desktop (broad) or a phone; best player first in `runs`.  `tell` says what
    a number means; the scale reaches up to `least` at least."""
    w, h = (820, 290) if broad else (352, 270)
    right = w - SIGN - BOLD * max(len(_end(run, tell)) for run in runs)
    low = min(0, *(min(run.points) for run in runs))
    most = max(least, *(max(run.points) for run in runs))
    step = even_step(most - low, 6)
    floor, ceiling = low // step * step, -(-most // step) * step
    marks = range(floor, ceiling + 1, step)
    left = 14 + LETTER * max(len(tell(v)) for v in marks)
    last = max(1, moments[-1][0])
    xs = [left + moment * (right - left) / last for moment, _ in moments]

    def y(points: int) -> float:
        return h - BOTTOM - (points - floor) * (h - TOP - BOTTOM) / (ceiling - floor)

    frame = {
        "class": f"drawing chart {'broad' if broad else 'narrow'}",
        "viewBox": f"0 0 {w} {h}",
        "role": "img",
        "aria-label": label,
    }
    grid = [
        group(
            line(left, y(v), right, y(v), stroke="hair" if v else "line"),
            words(left - 8, y(v) + 4, tell(v), anchor="end", tone="soft"),
        )
        for v in marks
    ]
    lines = [_line(run, list(zip(xs, map(y, run.points), strict=True))) for run in reversed(runs)]
    ends = _ends(runs, [y(run.points[-1]) for run in runs], right, h - BOTTOM, tell)
    chapters = _chapters(moments, xs, h - 8, w)
    return tag("svg", {**frame}, *grid, *chapters, *lines, *ends)


def _chapters(moments: Moments, xs: list[float], y: float, width: float) -> list[Markup]:
    """The chapters under the chart, as many as there is room for.  "1875 · Stock phase" is part of
    the chapter 1875, which is told once."""
    made: list[Markup] = []
    free, last = 0.0, ""
    for (_, chapter), x in zip(moments, xs, strict=True):
        told = chapter.partition(" · ")[0]
        half = len(told) * LETTER / 2
        if told in ("", last) or x - half < free or x + half > width:
            continue
        made.append(words(x, y, told, anchor="middle", tone="soft"))
        free, last = x + half + GAP, told
    return made


def _line(run: Run, points: list[tuple[float, float]]) -> Content:
    d = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points)
    knots = points[:-1] if len(points) <= 16 else []
    return tag(
        "g",
        {"class": seat_class(run.seat)},
        path(d, stroke="piece", width=4.6, cls="joined"),
        path(d, stroke="seat", width=3, cls="joined"),
        *(circle(x, y, 3.5, fill="seat", stroke="piece", width=1.2) for x, y in knots),
    )


def _ends(
    runs: Sequence[Run],
    heights: list[float],
    x: float,
    foot: float,
    tell: Callable[[int], str],
) -> list[Markup]:
    """Badges and names, pushed apart where lines end close together."""
    order = sorted(range(len(runs)), key=lambda i: heights[i])
    placed = dict(enumerate(heights))
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + APART)
    placed[order[-1]] = min(placed[order[-1]], foot)
    for below, above in pairwise(reversed(order)):
        placed[above] = min(placed[above], placed[below] - APART)
    return [
        group(
            disc(run.seat, x + 5, placed[i], 9, flat=True),
            tag(
                "text",
                {"x": x + 19, "y": placed[i] + 4.5, "class": "name"},
                _end(run, tell),
            ),
        )
        for i, run in enumerate(runs)
    ]


def _end(run: Run, tell: Callable[[int], str]) -> str:
    """What stands at the end of a line: who, and how much."""
    return f"{run.name[:NAME]} {tell(run.points[-1])}"
