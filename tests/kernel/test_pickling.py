"""Positions, games and titles go to other processes and come back the same."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from multiprocessing import get_context
from typing import Any

import pytest

import burnham
from burnham.games import names, title_of
from burnham.kernel.chance import BLAKE2
from burnham.kernel.codec import position_hash
from burnham.kernel.errors import BadOption, BadRecord
from burnham.kernel.game import Game, dealt
from burnham.kernel.playout import Dice
from burnham.kernel.position import NOBODY, Position
from tests.toy import TITLE, Box, Toll

EDITIONS: dict[str, dict[str, Any]] = {
    "chicago_1875": {"variants": {"friendly_closing_director": 7}},
    "chicago_1991": {"supply": {"start_cash_per_gang": 2000}},
    "raising_chicago": {"company_expansions": {"tiles": 9}},
    "san_francisco": {"costs": {"develop": 1}},
    "toy": {"costs": {"toll": 5}},
}


PRINTED = TITLE.tables()


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def played(game: str, answers: int, edition: dict[str, Any] | None = None) -> Game:
    g = burnham.new(game, 2, seed=3, edition=edition)
    dice = Dice("played")
    while not g.over and g.number < answers:
        g.take(dice.pick(g.answers()))
    return g


def told(position: Position) -> list[tuple[str, int, dict[str, int], int]] | None:
    facts = position.facts
    return None if facts is None else [(f.key, f.seat, f.args, f.only) for f in facts]


def play_on(position: Position, answers: int = 30) -> Position:
    dice = Dice("on")
    for _ in range(answers):
        if not position.over:
            position.take(dice.pick(position.answers()))
    return position


@pytest.mark.parametrize("copied", [again, copy.deepcopy, copy.copy])
@pytest.mark.parametrize("game", EDITIONS)
def test_a_position_is_the_same_and_goes_on_alike(game: str, copied: Any) -> None:
    position: Any = played(game, 25).position
    position.note("heard", 0, "points", 3)
    twin = copied(position)
    assert type(twin) is type(position)
    assert twin.values() == position.values()
    assert twin.box is position.box
    assert told(twin) == told(position)
    assert twin.marked == position.marked
    before = position_hash(position)
    after = position_hash(play_on(twin))
    assert position_hash(position) == before, "they share a list"
    assert position_hash(play_on(position)) == after


@pytest.mark.parametrize("copied", [again, copy.deepcopy])
@pytest.mark.parametrize("game", EDITIONS)
def test_the_box_of_an_edition_goes_along(game: str, copied: Any) -> None:
    g = played(game, 10, EDITIONS[game])
    assert g.tables.hash != g.title.tables().hash
    twin = copied(g.position)
    assert twin.box is g.box
    assert twin.box is not g.title.box(g.title.tables())
    assert copied(g).record() == g.record()


@pytest.mark.parametrize("game", EDITIONS)
def test_what_a_seat_sees_stays_hidden(game: str) -> None:
    g = played(game, 12)
    for seat in (0, 1, NOBODY):
        view = g.position.seen_by(seat)
        assert again(view).values() == view.values()
        assert again(view).viewer == seat
    dream = g.imagine(0, 7)
    assert again(dream).values() == dream.values()


@pytest.mark.parametrize("copied", [again, copy.deepcopy])
@pytest.mark.parametrize("game", EDITIONS)
def test_a_game_comes_back_with_its_journal(game: str, copied: Any) -> None:
    g = played(game, 40)
    twin: Game = copied(g)
    assert twin.to_json() == g.to_json()
    assert twin.title is g.title
    assert twin.box is g.box
    while not twin.over:
        twin.take(twin.answers()[0])
    assert g.number <= 40
    assert again(twin).to_json() == twin.to_json()
    assert g.at(3).hash() == again(g).at(3).hash()


def test_a_long_game_is_not_too_deep() -> None:
    entries = played("toy", 5).journal.entries
    for _ in range(5_000):
        entries = entries.plus(entries.last)
    assert [one.word for one in again(entries)] == [one.word for one in entries]


def test_dice_of_tables_and_scripts_go_along() -> None:
    toy = title_of("toy")
    position = dealt(toy, toy.tables(), 2, toy.full_options(2, {}), "7", BLAKE2).position
    position.scripted = [5, 0]
    for twin in (again(position), copy.deepcopy(position)):
        assert twin.dice_kind == BLAKE2
        assert twin.scripted == [5, 0]
        assert twin.roll(6) == 5
    assert position.scripted == [5, 0]


@pytest.mark.parametrize("game", names())
def test_a_title_is_the_one_on_the_shelf(game: str) -> None:
    title = title_of(game)
    assert again(title) is title
    assert copy.deepcopy(title) is title
    assert len(pickle.dumps(title)) < 200


def test_a_title_that_is_not_on_the_shelf_is_refused_in_a_sentence() -> None:
    stranger = replace(TITLE, id="nobody")
    with pytest.raises(BadOption, match="not the game of this name"):
        pickle.dumps(stranger)
    with pytest.raises(BadOption, match="not the game of this name"):
        pickle.dumps(replace(TITLE))
    by_hand = Toll(Box(TITLE.tables()), 2)
    with pytest.raises(BadRecord, match="made by hand"):
        pickle.dumps(by_hand)


def test_a_box_belongs_to_its_game_whichever_title_made_it() -> None:
    tables = TITLE.tables().edition({"costs": {"toll": 7}})
    tuned = replace(TITLE, thinking=replace(TITLE.thinking, scale=1.0))
    position = Toll(tuned.box(tables), 2)
    assert again(position).box is TITLE.box(tables)


def test_other_components_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pickle.dumps(played("toy", 3).position)
    monkeypatch.setattr(type(TITLE), "tables", lambda _: PRINTED.edition({"costs": {"toll": 9}}))
    with pytest.raises(BadRecord, match="other components"):
        pickle.loads(kept)


def hash_after(position: Position) -> tuple[str, str]:
    """In another process."""
    return position_hash(position), position_hash(play_on(position))


def test_another_process_plays_on_alike() -> None:
    shelved = {game: edition for game, edition in EDITIONS.items() if game != "toy"}
    positions = [played(game, 20, edition).position for game, edition in shelved.items()]
    with get_context("spawn").Pool(1) as pool:
        assert pool.map(hash_after, positions) == [hash_after(one) for one in positions]
