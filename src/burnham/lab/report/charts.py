"""The pictures of a report: drawn by matplotlib, as SVG that stands in a page and takes the page's
colours, by day and by night."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from markupsafe import Markup, escape

from burnham.kit.style import day_colours
from burnham.lab.report.count import Course, Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Format = Callable[[float], str]

WIDTH: Final = 7.2
"""Inches; a page shows it as wide as it can."""

SIDES: Final = ("blue", "brick")
"""What each side of a comparison is drawn in."""

TONES: Final = ("ink", "ink-soft", "hair", "blue", "brick", "blue-tint", "brick-tint")


OUTLINED: Final = {"histtype": "step", "lw": 2}
"""How one histogram is drawn over another."""


class Row(NamedTuple):
    """A name, and a number with its interval for every side; None where a side has none."""

    name: str
    found: Sequence[Estimate | None]


class Series(NamedTuple):
    """Numbers that belong together, and what they are."""

    name: str
    numbers: Sequence[float]


def dots(name: str, alt: str, rows: Sequence[Row], mark: float | None, told: Format) -> Markup:
    """Numbers with their intervals below each other; `mark` is a line across all."""

    def draw(axes: Axes) -> None:
        for place, row in enumerate(rows):
            for side, found in enumerate(row.found):
                if found is not None:
                    y = place + _beside(side, len(row.found), 0.3)
                    axes.plot([found.low, found.high], [y, y], color=tone(SIDES[side]), lw=2.5)
                    axes.plot([found.value], [y], "o", color=tone(SIDES[side]), ms=7)
        if mark is not None:
            axes.axvline(mark, color=tone("ink-soft"), lw=1, ls=(0, (4, 3)))
        _named(axes, [row.name for row in rows], told)

    return _drawn(name, alt, draw, _height(len(rows)))


def bars(
    name: str, alt: str, labels: Sequence[str], sets: Sequence[Series], told: Format
) -> Markup:
    """Bars to the right, one below the other."""

    def draw(axes: Axes) -> None:
        thick = 0.7 / len(sets)
        for number, series in enumerate(sets):
            places = [p + _beside(number, len(sets), thick) for p in range(len(labels))]
            colour = tone(SIDES[number])
            axes.barh(places, series.numbers, thick, color=colour, label=series.name)
        _named(axes, labels, told)
        _legend(axes, sets)

    return _drawn(name, alt, draw, _height(len(labels)))


def histogram(name: str, alt: str, sets: Sequence[Series], share: Format, told: Format) -> Markup:
    """How often which number was found; `alt` says what they are, also below them."""

    def draw(axes: Axes) -> None:
        edges = edges_of([number for series in sets for number in series.numbers])
        for side, series in enumerate(sets):
            weights = [1 / len(series.numbers)] * len(series.numbers)
            look: dict[str, Any] = {"color": tone(SIDES[side]), "label": series.name}
            filled = (
                {"alpha": 0.9, "rwidth": 0.92} if len(sets) == 1 else {"histtype": "step", "lw": 2}
            )
            axes.hist(series.numbers, bins=edges, weights=weights, **look, **filled)
        axes.yaxis.set_major_formatter(lambda part, _: share(part))
        axes.xaxis.set_major_formatter(lambda number, _: told(number))
        axes.set_xlabel(alt)
        axes.grid(axis="y")
        _legend(axes, sets)

    return _drawn(name, alt, draw, 2.6)


def edges_of(numbers: Sequence[float]) -> list[float]:
    """Where the bars of a histogram begin: whole numbers, some twenty bars."""
    low, high = int(min(numbers)), int(max(numbers)) + 1
    step = max(1, -(-(high - low) // 22))
    return [edge - 0.5 for edge in range(low, high + step + 1, step)]


def courses(
    name: str, alt: str, found: Sequence[Course], labels: Sequence[str], told: Format, along: str
) -> Markup:
    """The chance of the one who wins in the end, along the game; with one side the middle eight
    tenths of all games as a ground, and the leader's chance."""

    def draw(axes: Axes) -> None:
        for side, course in enumerate(found):
            parts = [moment / (len(course.winner) - 1) for moment in range(len(course.winner))]
            if len(found) == 1:
                ground = tone("blue-tint")
                axes.fill_between(parts, course.lowest, course.highest, color=ground, lw=0)
            axes.plot(parts, course.leader, color=tone(SIDES[side]), lw=1.2, ls=(0, (4, 3)))
            axes.plot(parts, course.winner, color=tone(SIDES[side]), lw=2.5, label=labels[side])
        axes.set_ylim(0, 1)
        axes.set_xlim(0, 1)
        for axis in (axes.xaxis, axes.yaxis):
            axis.set_major_formatter(lambda share, _: told(share))
        axes.set_xlabel(along)
        axes.grid(axis="y")
        if len(found) > 1:
            axes.legend(loc="upper left")

    return _drawn(name, alt, draw, 3.2)


# --- how it is drawn ----------------------------------------------------------------------


def tone(name: str) -> str:
    return day_colours()[name]


def _beside(number: int, count: int, step: float) -> float:
    """Where one of several stands that share a row."""
    return (number - (count - 1) / 2) * step


def _height(rows: int) -> float:
    return 0.55 + 0.3 * max(rows, 2)


def _named(axes: Axes, names: Sequence[str], told: Format) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.xaxis.set_major_formatter(lambda number, _: told(number))
    axes.grid(axis="x")


def _legend(axes: Axes, sets: Sequence[Series]) -> None:
    if len(sets) > 1:
        axes.legend(loc="best")


def _drawn(name: str, alt: str, draw: Callable[[Axes], None], height: float) -> Markup:
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(_style(name)):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = FigureCanvasSVG(figure).figure.add_subplot()
        axes.set_axisbelow(True)
        draw(axes)
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    drawn = for_page(out.getvalue(), name, alt)
    return Markup('<div class="chart" tabindex="0">{}</div>').format(drawn)


def _style(name: str) -> Any:
    return {
        "svg.fonttype": "none",  # letters stay letters
        "svg.hashsalt": name,  # the same picture every time
        "font.size": 10,
        "text.color": tone("ink"),
        "axes.edgecolor": tone("hair"),
        "axes.spines.top": False,
        "axes.spines.right": False,
        "grid.color": tone("hair"),
        "grid.linewidth": 0.6,
        "xtick.color": tone("ink-soft"),
        "ytick.color": tone("ink"),
        "axes.labelcolor": tone("ink-soft"),
        "axes.labelsize": 9,
        "xtick.major.size": 0,
        "xtick.major.pad": 6,
        "ytick.major.size": 0,
        "legend.frameon": False,
    }


def for_page(svg: str, name: str, alt: str) -> Markup:
    """An SVG file as a part of a page: named, without what only a file needs, with names of its own
    for its parts, and colours that are the page's."""
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    body = re.sub(r' xmlns(:\w+)?="[^"]*"| (width|height)="[\d.]+pt"', "", body)
    body = body.replace("xlink:href", "href")
    body = re.sub(r'( id="|href="#|url\(#)', rf"\1{name}-", body)
    for each in TONES:
        body = re.sub(tone(each), f"var(--{each})", body, flags=re.IGNORECASE)
    head = f'<svg role="img" aria-label="{escape(alt)}"'
    return Markup(body.replace("<svg", head, 1))
