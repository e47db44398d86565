"""The rooms of a game: one list for the compiler and the manual."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "burnham" / "games"
ROOMS: dict[str, dict[str, Any]] = tomllib.loads((GAMES / "rooms.toml").read_text("utf-8"))


def test_the_manual_shows_the_rooms() -> None:
    manual = (ROOT / "docs" / "writing_a_game.md").read_text("utf-8")
    for name, room in ROOMS.items():
        compiled = "yes |" if room.get("compiled") else "|"
        assert f"| `{name}` | {room['holds']} | {compiled}" in manual
