"""Boards that are to be looked at only."""

from __future__ import annotations

from functools import partial

import burnham
from burnham.games import title_of
from burnham.kernel.codec import plain
from burnham.kernel.records import canonical
from burnham.table.pages.figures import setting
from burnham.table.room.shelf import Boxed


def test_a_study_that_waits_for_players_shows_its_own_board() -> None:
    game = burnham.new("raising_chicago", seats=3, seed="1")
    for _ in range(20):
        game.take(game.answers()[0])
    boxed = Boxed(title_of("raising_chicago"))
    drawn = partial(setting, boxed, 3, game.options, "en", "wide")
    assert drawn(canonical(plain(game.position))) != drawn()
    assert drawn('{"seats": 3}') == drawn()  # what the rules of today cannot read
