"""Raising Chicago at the table, where it differs from other games."""

from __future__ import annotations

from tests.table.views.whole_games import labels, points_told


def test_one_of_a_thing_is_told_by_its_singular() -> None:
    assert labels("raising_chicago", "jackscrew") == ["Jackscrew", "Jackscrews", "Hubspindel"]


def test_expected_points_are_no_finer_than_they_mean_something() -> None:
    assert points_told("raising_chicago", 1178.63) == "1,178.6 points"
