"""A bar chart as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH, NAMES, LINE, TOP = 820, 300, 26, 44
BARS = WIDTH - NAMES - 110


class Bar(NamedTuple):
    name: str
    value: float
    label: str
    ours: bool


def chart(title: str, bars: Sequence[Bar]) -> str:
    """The bars below each other, the longest first."""
    longest = max(bar.value for bar in bars)
    ranked = sorted(bars, key=lambda bar: -bar.value)
    height = TOP + LINE * len(bars) + 10
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
            f' role="img" aria-label="{escape(title)}" font-family="sans-serif" font-size="13">',
            f'<rect width="{WIDTH}" height="{height}" fill="#faf8f3"/>',
            f'<text x="12" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
            *(_drawn(bar, place, longest) for place, bar in enumerate(ranked)),
            "</svg>\n",
        ]
    )


def _drawn(bar: Bar, place: int, longest: float) -> str:
    top, long = TOP + LINE * place, max(1.0, BARS * bar.value / longest)
    fill = "#1f4e5f" if bar.ours else "#b7a98f"
    return (
        f'<text x="{NAMES - 8}" y="{top + 15}" text-anchor="end">{escape(bar.name)}</text>'
        f'<rect x="{NAMES}" y="{top + 2}" width="{long:.1f}" height="{LINE - 8}" fill="{fill}"/>'
        f'<text x="{NAMES + long + 6:.1f}" y="{top + 15}">{escape(bar.label)}</text>'
    )
