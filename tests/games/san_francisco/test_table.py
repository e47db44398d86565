"""San Francisco at the table, where it differs from other games."""

from __future__ import annotations

from tests.table.views.whole_games import labels, points_told


def test_one_of_a_thing_is_told_by_its_singular() -> None:
    assert labels("san_francisco", "permits") == ["Permit", "Permits", "Genehmigung"]


def test_expected_points_are_no_finer_than_they_mean_something() -> None:
    assert points_told("san_francisco", 1178.63) == "1,178.6 points"
