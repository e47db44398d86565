"""Numbers with their intervals as a small picture, in the house's colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from burnham.kit import standalone
from burnham.kit.ink import circle, line, rect, tag, together, words

WIDTH, NAMES, LENGTH, ROW, HEAD, TOP, FOOT = 640, 190, 300, 24, 28, 28, 34
SVG: Final = "http://www.w3.org/2000/svg"
STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Ticks of a scale are so far apart, times a power of ten."""

Ticks = Sequence[tuple[float, str]]
"""What is written on a scale, from its beginning to its end."""

SHARES: Final[Ticks] = tuple((share, f"{share:.0%}") for share in (0.0, 0.25, 0.5, 0.75, 1.0))


def shares_told(tell: Callable[[float], str]) -> Ticks:
    """The scale of shares as a language writes them."""
    return tuple((share, tell(share)) for share, _ in SHARES)


class Bar(NamedTuple):
    """A number with its interval, and what is told of it."""

    name: str
    value: float
    interval: tuple[float, float]
    label: str


class Panel(NamedTuple):
    """Bars on one scale; `marks` are dashed lines across all."""

    heading: str
    bars: Sequence[Bar]
    marks: Sequence[float] = ()
    ticks: Ticks = SHARES

    @property
    def height(self) -> float:
        return HEAD + ROW * len(self.bars) + FOOT

    def x(self, value: float) -> float:
        low, high = self.ticks[0][0], self.ticks[-1][0]
        return NAMES + LENGTH * (value - low) / (high - low)


def chart(title: str, panels: Sequence[Panel]) -> str:
    """The panels below each other, as the text of an SVG file."""
    height = TOP + 12 + sum(panel.height for panel in panels)
    tops = [TOP + 12 + sum(panel.height for panel in panels[:n]) for n in range(len(panels))]
    drawn = tag(
        "svg",
        {"xmlns": SVG, "class": "drawing", "viewBox": f"0 0 {WIDTH} {height}", "role": "img"},
        rect(0, 0, WIDTH, height, fill="paper"),
        words(14, TOP, title, size=16, bold=True),
        [_panel(panel, top) for panel, top in zip(panels, tops, strict=True)],
    )
    return standalone(drawn, "light", title=title)


def ticks_for(bars: Sequence[Bar]) -> Ticks:
    """A scale of round numbers that holds all bars and nothing."""
    low = min(0.0, *(bar.interval[0] for bar in bars))
    high = max(0.0, *(bar.interval[1] for bar in bars))
    rough = max(high - low, 1e-6) / 4
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(power * step for step in STEPS if power * step >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [(step * n, f"{step * n:g}") for n in range(first, last + 1)]


def _panel(panel: Panel, top: float) -> Markup:
    start, foot = top + HEAD, top + panel.height - FOOT
    return together(
        words(14, top + 14, panel.heading, size=12, tone="soft"),
        [_tick(panel.x(value), name, start, foot) for value, name in panel.ticks],
        [
            line(panel.x(mark), start, panel.x(mark), foot, stroke="brick", dash="4 3")
            for mark in panel.marks
        ],
        [_row(panel, bar, start + ROW * place + ROW / 2) for place, bar in enumerate(panel.bars)],
    )


def _tick(x: float, name: str, top: float, foot: float) -> Markup:
    return together(
        line(x, top, x, foot, stroke="hair"),
        words(x, foot + 16, name, tone="soft", anchor="middle"),
    )


def _row(panel: Panel, bar: Bar, y: float) -> Markup:
    low, high = bar.interval
    return together(
        words(NAMES - 12, y + 4, bar.name, size=12, anchor="end"),
        line(panel.x(low), y, panel.x(high), y, stroke="blue", width=3),
        circle(panel.x(bar.value), y, 5, fill="blue", stroke="paper", width=1.5),
        words(NAMES + LENGTH + 14, y + 4, bar.label, size=12),
    )
