"""Modules are found under their names."""

from __future__ import annotations


def test_the_games_are_a_package() -> None:
    """`burnham.games` was a function once and hid the package."""
    import burnham.games.san_francisco.position as p

    assert p.__name__ == "burnham.games.san_francisco.position"
