"""The rooms of a game: one list for the folders, the compiler and the manual."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from burnham.games import names

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "burnham" / "games"
ROOMS: dict[str, dict[str, Any]] = tomllib.loads((GAMES / "rooms.toml").read_text("utf-8"))


def rooms_of(folder: Path) -> set[str]:
    found = [path for path in folder.iterdir() if path.name != "__pycache__"]
    return {path.stem if path.suffix == ".py" else path.name for path in found}


@pytest.mark.parametrize("game", names())
def test_every_game_has_the_same_rooms(game: str) -> None:
    found = rooms_of(GAMES / game)
    assert found <= set(ROOMS)
    assert {name for name, room in ROOMS.items() if not room.get("optional")} <= found


def test_the_manual_shows_the_rooms() -> None:
    manual = (ROOT / "docs" / "writing_a_game.md").read_text("utf-8")
    for name, room in ROOMS.items():
        compiled = "yes |" if room.get("compiled") else "|"
        assert f"| `{name}` | {room['holds']} | {compiled}" in manual
