"""Shares with their intervals as a small picture, in the house's colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from burnham.kit import standalone
from burnham.kit.ink import circle, line, rect, tag, together, words

WIDTH, NAMES, SCALE, ROW, TOP, FOOT = 640, 190, 300, 24, 56, 26
SVG = "http://www.w3.org/2000/svg"
QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Bar(NamedTuple):
    name: str
    share: float
    interval: tuple[float, float]
    label: str


def chart(title: str, bars: Sequence[Bar], marks: Sequence[float]) -> str:
    """Rows below each other, on a scale from 0 to 1; `marks` are dashed lines across all."""
    height = TOP + ROW * len(bars) + FOOT
    foot = height - FOOT
    drawn = tag(
        "svg",
        {"xmlns": SVG, "class": "drawing", "viewBox": f"0 0 {WIDTH} {height}", "role": "img"},
        rect(0, 0, WIDTH, height, fill="paper"),
        words(14, 28, title, size=16, bold=True),
        [_quarter(share, foot) for share in QUARTERS],
        [line(_x(m), TOP - 10, _x(m), foot, stroke="brick", dash="4 3") for m in marks],
        [_row(bar, TOP + ROW * place + ROW / 2) for place, bar in enumerate(bars)],
    )
    return standalone(drawn, "light", title=title)


def _x(share: float) -> float:
    return NAMES + SCALE * share


def _quarter(share: float, foot: float) -> Markup:
    return together(
        line(_x(share), TOP - 10, _x(share), foot, stroke="hair"),
        words(_x(share), foot + 16, f"{share:.0%}", tone="soft", anchor="middle"),
    )


def _row(bar: Bar, y: float) -> Markup:
    low, high = bar.interval
    return together(
        words(NAMES - 12, y + 4, bar.name, size=12, anchor="end"),
        line(_x(low), y, _x(high), y, stroke="blue", width=3),
        circle(_x(bar.share), y, 5, fill="blue", stroke="paper", width=1.5),
        words(NAMES + SCALE + 14, y + 4, bar.label, size=12),
    )
