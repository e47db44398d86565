"""Charts: numbers stand where their scale says."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from burnham.lab.chart import LENGTH, NAMES, SHARES, Bar, Panel, chart, ticks_for

BARS = [Bar("hard", 212.0, (140.0, 284.0), "212"), Bar("easy", -31.0, (-60.0, -2.0), "-31")]


def test_a_scale_of_round_numbers_holds_all_bars_and_nothing() -> None:
    ticks = ticks_for(BARS)
    assert [name for _, name in ticks] == ["-100", "0", "100", "200", "300"]
    assert ticks_for([Bar("one", 0.0, (0.0, 0.0), "")])[0][0] == 0.0


def test_numbers_stand_where_their_scale_says() -> None:
    panel = Panel("rating", BARS, ticks=ticks_for(BARS))
    assert panel.x(-100) == NAMES
    assert panel.x(300) == NAMES + LENGTH
    assert panel.x(100) == NAMES + LENGTH / 2


@pytest.mark.parametrize("ticks", [SHARES, ticks_for(BARS)])
def test_panels_are_drawn_below_each_other(ticks: list[tuple[float, str]]) -> None:
    drawn = chart("Strength", [Panel("wins", BARS, [0.5]), Panel("rating", BARS, ticks=ticks)])
    root = ElementTree.fromstring(drawn)
    told = [text for element in root.iter() for text in [element.text or ""] if text.strip()]
    for word in ("Strength", "wins", "rating", "hard", "easy", ticks[-1][1]):
        assert word in told
    assert drawn.count("<circle") == 4
