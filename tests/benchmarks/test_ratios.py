"""The ratio of native to plain: kept, and a warning when it falls."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks import ratios
from burnham.games import titles


def test_a_ratio_below_half_of_the_recorded_one_is_a_warning() -> None:
    before = {"san_francisco": 12.0, "chicago_1991": 5.0}
    assert ratios.warnings({"san_francisco": 6.1, "chicago_1991": 2.5}, before) == []
    (warning,) = ratios.warnings({"san_francisco": 5.9, "chicago_1991": 9.0}, before)
    assert "san_francisco" in warning
    assert "5.9" in warning
    assert "12.0" in warning


def test_a_game_that_was_never_recorded_gives_no_warning() -> None:
    assert ratios.warnings({"toy": 0.1}, {}) == []


def test_recording_keeps_the_other_games(tmp_path: Path) -> None:
    file = tmp_path / "ratios.json"
    assert ratios.recorded(file) == {}
    ratios.record({"a": 3.14159, "b": 2.0}, file)
    ratios.record({"a": 5.0}, file)
    assert ratios.recorded(file) == {"a": 5.0, "b": 2.0}


def test_the_ratios_of_all_our_games_are_recorded() -> None:
    assert set(json.loads(ratios.RECORDED.read_text(encoding="utf-8"))) == set(titles())
