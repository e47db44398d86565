"""Whole games, answer by answer; make_records.py says how they came about."""

from __future__ import annotations

from pathlib import Path

from burnham.kernel.game import Game

FOLDER = Path(__file__).parent


def told(game: Game, key: str) -> int:
    """How often the log of a game tells a fact."""
    return sum(fact.key == key for _, fact in game.log)
