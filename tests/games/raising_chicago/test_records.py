"""Recorded games replay to the same end."""

from __future__ import annotations

import pytest

from burnham.games.raising_chicago import TITLE
from burnham.kernel.reopening import replay_record
from tests.games.raising_chicago.records import FOLDER, GAMES, read


def test_there_is_a_record_for_every_way_to_set_up() -> None:
    assert len(GAMES) == 6
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_replay(name: str) -> None:
    record = read(name)
    game = replay_record(TITLE, record)
    assert game.over
    assert (game.seats, game.options["council"]) == GAMES[name]
    assert game.hash() == record["hash"]
    assert TITLE.rules.scores(game.position).totals == record["totals"]
    assert not game.position.flaws()


def test_the_records_come_to_every_question() -> None:
    asked = set()
    for name in GAMES:
        record = read(name)
        game = replay_record(TITLE, record, upto=0)
        for word in record["answers"]:
            asked.add(game.question)
            game.take(word)
    assert asked == {step.name for step in TITLE.rules.steps if step.verbs}
