"""Which games the environments are tried with: two by every push, all in the long run."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.games import names, title_of

SAMPLE = {("san_francisco", 1), ("san_francisco", 2), ("raising_chicago", 3)}
EVERY = [
    (game, seats)
    for game in names()
    for seats in range(title_of(game).rules.min_seats, title_of(game).rules.max_seats + 1)
]


def marked(case: tuple[str, int]) -> Any:
    marks = () if case in SAMPLE else pytest.mark.long
    return pytest.param(*case, marks=marks, id=f"{case[0]}-{case[1]}")


each_setup = pytest.mark.parametrize(("game", "seats"), [marked(case) for case in EVERY])
"""All games and seat counts, solo too."""
