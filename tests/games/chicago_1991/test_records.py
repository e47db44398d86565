"""Recorded games replay to the same end; there is one for every way Chicago can end."""

from __future__ import annotations

import pytest

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import CASINOS, FOUR_RINGS, PLAZA_BARS
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.reopening import replay_record
from tests.games.chicago_1991.records import ENDINGS, FOLDER, WEALTH, read


def test_every_ending_has_a_record() -> None:
    assert {ending.goal for ending in ENDINGS.values()} == {
        CASINOS,
        PLAZA_BARS,
        FOUR_RINGS,
        WEALTH,
    }
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_replay(name: str) -> None:
    ending, record = ENDINGS[name], read(name)
    game = replay_record(TITLE, record)
    g = game.position
    assert isinstance(g, Chicago)
    assert g.over
    assert game.hash() == record["hash"]
    assert not g.flaws()
    assert g.won_by == ending.goal
    assert game.seats == ending.seats
    first = game.scores()["ranking"][0]
    assert first == [g.winner] if ending.goal != WEALTH else g.winner < 0
    last = [fact.key for _, fact in game.log if fact.key in ("won", "wealth", "paid")]
    assert last[-1] == ("wealth" if ending.goal == WEALTH else "won")
    assert ("paid" in last) == (g.phase > 0 or ending.goal == WEALTH)
