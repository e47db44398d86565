"""Recorded games replay to the same position, law-abiding after every answer.

There is one for every option and for every rare thing that can happen to a company.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.laws import flaws
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kernel.game import Game
from burnham.kernel.reopening import replay_record
from tests.games.chicago_1875.make_records import WANTED
from tests.games.chicago_1875.records import FOLDER

each_record = pytest.mark.parametrize("name", sorted(WANTED))


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def test_every_record_is_wanted() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(WANTED)


@each_record
def test_record_replays_and_keeps_the_laws(name: str) -> None:
    record = read(name)
    game = replay_record(TITLE, record, upto=0)
    for word in record["answers"]:
        game.take(word)
        assert isinstance(game.position, BigShoulders)
        assert flaws(game.position) == [], word
    assert game.over
    assert game.hash() == record["hash"]


@each_record
def test_record_shows_what_it_is_for(name: str) -> None:
    game: Game = replay_record(TITLE, read(name))
    assert WANTED[name].shows(game)


def test_every_option_has_a_record() -> None:
    """Every value of every option, and every number of seats."""
    records = [read(name) for name in WANTED]
    for option in TITLE.rules.options:
        for choice in option.choices:
            assert any(record["options"][option.name] == choice for record in records)
    assert {record["seats"] for record in records} == {2, 3, 4}
