"""Every golden game still runs as it is written."""

from __future__ import annotations

import pytest

from tests.battery.cases import GAMES
from tests.battery.golden import FOLDER, goldens

ALL = {name: tell for game in GAMES for name, tell in goldens(game).items()}
HINT = "if the rules changed on purpose: python -m tests.battery.golden --write"


@pytest.mark.parametrize("name", ALL)
def test_golden_game(name: str) -> None:
    path = FOLDER / name
    written = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    played = ALL[name]().splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == was, f"{name}, line {number}; {HINT}"
    assert len(written) == len(played), HINT


def test_no_golden_game_is_left_over() -> None:
    mine = {path.name for path in FOLDER.glob("*.txt") if path.name.rsplit("-", 1)[0] in GAMES}
    assert mine == set(ALL)
