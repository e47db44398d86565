"""The public interface on the real games, as the first page of the documentation shows it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest

import burnham
from burnham import BadComponents, BadRecord, Refused
from burnham.games import names
from burnham.kernel.playout import Dice

REAL = [name for name in names() if name != "toy"]
LEAVES = 25

each_game = pytest.mark.parametrize("game", REAL)


def begun(game: str, answers: int = 25) -> burnham.Game:
    g = burnham.new(game, seats=burnham.catalogue()[game]["seats"][1], seed=7)
    dice = Dice("house")
    for _ in range(answers):
        g.take(dice.pick(g.answers()))
    return g


def test_the_four_games_are_there() -> None:
    assert {"chicago_1875", "chicago_1991", "raising_chicago", "san_francisco"} <= set(REAL)
    assert sorted(REAL) == REAL


@each_game
def test_the_first_example(game: str) -> None:
    about = burnham.catalogue()[game]
    assert set(about["names"]) == {"en", "de"}
    g = burnham.new(game, seats=about["seats"][0], seed=7)
    while not g.over:
        g.take(g.answers()[0])
    assert g.scores()["ranking"][0]
    assert g.seat is None


@each_game
def test_one_question_in_full(game: str) -> None:
    g = begun(game)
    assert g.seat in range(g.seats)
    assert g.question
    for lang in ("en", "de"):
        assert g.question_in(lang)
        assert g.text(lang)
        assert g.say(g.answers()[0], lang)
    before = g.to_json()
    with pytest.raises(Refused):
        g.take(10**6)
    assert g.why_not(10**6, "de")
    assert g.to_json() == before


@each_game
def test_saves_and_records(game: str) -> None:
    g = begun(game)
    assert burnham.from_json(g.to_json()).to_json() == g.to_json()
    assert burnham.replay(g.record()).hash() == g.hash()
    assert burnham.replay(json.dumps(g.record()), upto=10).number == 10
    g.undo(10)
    assert g.hash() == burnham.replay(g.record()).hash()


@each_game
def test_a_seats_view_is_no_save(game: str) -> None:
    g = begun(game)
    saved = json.loads(g.to_json())
    saved["position"] = g.seen_by(0).values()
    with pytest.raises(BadRecord):
        burnham.from_json(saved)


# --- editions -----------------------------------------------------------------------------


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of all single values in some tables."""
    if isinstance(value, (dict, list)):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        for key, part in parts:
            yield from leaves(part, (*path, key))
    else:
        yield path


def with_wrong_type(tables: Any, path: tuple[Any, ...]) -> dict[str, Any]:
    """An edition in which one value is a text instead of a number, or the other way round."""
    edition = {path[0]: copy.deepcopy(tables[path[0]])}
    place: Any = edition
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = 5 if isinstance(place[path[-1]], str) else "five"
    return edition


@each_game
def test_a_wrong_type_in_an_edition_is_never_a_crash(game: str) -> None:
    """It is refused with its key, or never read."""
    about = burnham.catalogue()[game]
    tables = burnham.new(game, seats=about["seats"][0]).tables.data
    paths = [path for path in leaves(tables) if path[0] != "meta" and len(path) > 1]
    dice = Dice("leaves")
    refused = 0
    for path in [paths[dice.roll(len(paths))] for _ in range(LEAVES)]:
        try:
            burnham.new(game, seats=about["seats"][0], edition=with_wrong_type(tables, path))
        except BadComponents:
            refused += 1
    assert refused > LEAVES // 4


@each_game
def test_an_unknown_table_in_an_edition(game: str) -> None:
    with pytest.raises(BadComponents, match="dragons is no table of this game"):
        burnham.new(
            game, seats=burnham.catalogue()[game]["seats"][0], edition={"dragons": {"x": 1}}
        )
