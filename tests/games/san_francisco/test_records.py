"""Recorded games replay to the same end; there is one for every way San Francisco can end."""

from __future__ import annotations

import pytest

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.position import SanFrancisco
from burnham.kernel.reopening import replay_record
from tests.games.san_francisco.records import (
    COMMITTEE,
    EIGHTH,
    EIGHTH_AT_THE_FAIR,
    ENDINGS,
    FAIR,
    FOLDER,
    ending_of,
    read,
)


def test_every_ending_has_a_record() -> None:
    endings = {ending.how for ending in ENDINGS.values()}
    assert endings == {EIGHTH, COMMITTEE, FAIR, EIGHTH_AT_THE_FAIR}
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_replay(name: str) -> None:
    ending, record = ENDINGS[name], read(name)
    game = replay_record(TITLE, record)
    g = game.position
    assert isinstance(g, SanFrancisco)
    assert g.over
    assert game.hash() == record["hash"]
    assert ending_of(g) == ending.how
    assert (game.seats, game.options) == (ending.seats, {**game.options, **ending.options})
    assert TITLE.rules.scores(g).totals == record["totals"]
    assert not g.flaws()
