"""One number for every answer to every question: the same for all who learn, and written down."""

from __future__ import annotations

import json
from typing import NamedTuple

import pytest

from burnham.games import names, title_of
from burnham.kernel.errors import BadOption, Refused
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.lab.actions import STEPS, WORDS, Actions


class Golden(NamedTuple):
    rules: int
    steps: int
    words: int
    version: str


GOLDENS = {
    "chicago_1875": Golden(2, 1534, 846, "faa4be1dcac5dca7"),
    "chicago_1991": Golden(3, 2895, 2250, "4b0d484178223eaa"),
    "raising_chicago": Golden(2, 600, 439, "9edefce9310b8859"),
    "san_francisco": Golden(1, 415, 415, "f3f9ad3f282310a4"),
}
"""The sizes of both kinds and the table's version.  If this fails the actions of a game have
changed, and what was learned with the old ones is worthless: say so in the changelog."""

each_game = pytest.mark.parametrize("game", names())
each_kind = pytest.mark.parametrize("kind", [STEPS, WORDS])


@each_game
def test_the_actions_of_a_game_are_those_written_down(game: str) -> None:
    title = title_of(game)
    steps, words = Actions(title), Actions(title, WORDS)
    assert Golden(title.rules.version, steps.size, words.size, steps.version) == GOLDENS[game]


@each_game
@each_kind
def test_every_answer_is_an_action_and_back(game: str, kind: str) -> None:
    title = title_of(game)
    actions = Actions(title, kind)
    found = set()
    for number, step in enumerate(title.rules.steps):
        for answer in range(step.size):
            action = actions.number(number, answer)
            assert actions.answer(action, number) == (number, answer)
            assert actions.word(action) == step.word(answer)
            found.add(action)
    assert found == set(range(actions.size))


def test_a_step_has_its_answers_in_one_piece() -> None:
    title = title_of("san_francisco")
    actions = Actions(title)
    before = 0
    for number, step in enumerate(title.rules.steps):
        for answer in range(step.size):
            assert actions.number(number, answer) == before + answer
            assert actions.answer(before + answer) == (number, answer)
        before += step.size


def test_words_are_shared_and_ask_for_the_step() -> None:
    actions = Actions(title_of("chicago_1991"), WORDS)
    assert len(set(actions.words)) == actions.size < Actions(title_of("chicago_1991")).size
    with pytest.raises(ValueError, match="which"):
        actions.answer(0)


@each_kind
def test_a_mask_shows_the_answers_of_the_question(kind: str) -> None:
    title = title_of("san_francisco")
    actions = Actions(title, kind)
    dice = Dice("mask")
    g = new_game(title, 2, "mask", None, None).position
    while not g.over:
        mask = actions.mask(g)
        assert len(mask) == actions.size
        shown = [action for action in range(actions.size) if mask[action]]
        assert shown == actions.legal(g)
        found = [actions.answer(action, g.asked_step)[1] for action in shown]
        assert sorted(found) == g.answers()
        g.take(dice.pick(found))
    assert not any(actions.mask(g))


def test_what_is_no_action_of_the_question_is_refused() -> None:
    actions = Actions(title_of("san_francisco"))
    last = actions.size - 1
    with pytest.raises(Refused, match="is no answer to this question"):
        actions.answer(last, 0)
    for wrong in (-1, actions.size):
        with pytest.raises(Refused, match=f"There is no action {wrong}; there are 0 to {last}"):
            actions.answer(wrong)
        with pytest.raises(Refused, match="There is no action"):
            actions.word(wrong)
    with pytest.raises(BadOption, match="steps, words"):
        Actions(title_of("san_francisco"), "verbs")


@each_kind
def test_the_table_goes_through_json_and_says_what_it_is(kind: str) -> None:
    title = title_of("raising_chicago")
    actions = Actions(title, kind)
    table = json.loads(json.dumps(actions.table()))
    assert table == actions.table()
    assert (table["game"], table["rules"]) == ("raising_chicago", title.rules.version)
    for number, step in enumerate(title.rules.steps):
        words = [table["words"][action] for action in table["steps"][step.name]]
        assert words == [step.word(answer) for answer in range(step.size)]
        assert table["steps"][step.name] == actions.numbers[number]
    other = STEPS if kind == WORDS else WORDS
    assert table["version"] == actions.version != Actions(title, other).version
