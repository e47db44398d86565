"""PettingZoo's own tests, and what it does not ask: secrets, refusals, rewards."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from burnham.games import names, title_of
from burnham.kernel.errors import BadOption, Refused
from burnham.kernel.playout import Dice
from burnham.lab.envs.pettingzoo import GameEnv, env
from tests.lab.envs.cases import each_setup

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for games of its own, by a name that is going
    from pettingzoo.test import api_test, seed_test

OF_DICTS = [
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
]
"""What PettingZoo says of every game with a mask that is not its own, and of agents at the end."""


def play(game: GameEnv, dice: Dice) -> list[str]:
    """Play to the end; gives who was asked, one after the other."""
    asked = []
    for agent in game.agent_iter():
        seen, _, over, _, _ = game.last()
        assert seen is not None
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        game.step(None if over else dice.pick(legal))
        asked.append(agent)
    return asked


@each_setup
def test_the_games_pass_pettingzoos_own_tests(game: str, seats: int) -> None:
    with warnings.catch_warnings():
        for message in OF_DICTS:
            warnings.filterwarnings("ignore", message)
        api_test(env(game, seats), num_cycles=300)
        seed_test(lambda: env(game, seats), num_cycles=30)


@each_setup
def test_a_game_goes_to_its_end_and_rewards_all(game: str, seats: int) -> None:
    table = env(game, seats)
    table.reset(seed=5)
    sums = dict.fromkeys(table.possible_agents, 0.0)
    dice = Dice("end")
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        sums[agent] += reward
        assert seen is not None
        table.step(None if over else dice.pick(np.flatnonzero(seen["action_mask"]).tolist()))
    assert table.position is not None
    assert table.position.over
    assert list(sums.values()) == table.final_rewards.of(table.position)
    assert any(sums.values()) or len(set(title_of(game).rules.scores(table.position).ranks())) == 1


def test_a_seed_begins_a_series_of_games() -> None:
    one, other = env("san_francisco", 2), env("san_francisco", 2)
    one.reset(seed=3)
    first = play(one, Dice("series"))
    one.reset()
    second = play(one, Dice("series"))
    assert first != second
    other.reset(seed=3)
    assert play(other, Dice("series")) == first
    other.reset()
    assert play(other, Dice("series")) == second


def test_without_a_seed_games_differ() -> None:
    one, other = env("san_francisco", 2), env("san_francisco", 2)
    one.reset()
    other.reset()
    assert one.seeds.first != other.seeds.first


@pytest.mark.parametrize("game", names())
def test_the_name_carries_the_version_of_the_rules(game: str) -> None:
    assert str(env(game)) == f"{game}_v{title_of(game).rules.version}"


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = env("san_francisco", 2)
    with pytest.raises(Refused, match="reset"):
        table.step(0)
    with pytest.raises(Refused, match="reset"):
        table.observe("seat_0")
    table.reset(seed=1)
    with pytest.raises(BadOption, match="no seat seat_2"):
        table.observe("seat_2")
    assert table.position is not None
    before, agent = table.position.values(), table.agent_selection
    mask = table.observe(agent)["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    for wrong in (illegal, -1, len(mask), None, 1.5, "pass", np.array([illegal])):
        with pytest.raises(Refused):
            table.step(wrong)  # type: ignore[arg-type]
        assert table.position.values() == before
        assert table.agent_selection == agent
        assert set(table.rewards.values()) == {0.0}
    play(table, Dice("on"))
    with pytest.raises(Refused, match="over"):
        table.step(None)
    with pytest.raises(Refused, match="over"):
        table.last()


@pytest.mark.parametrize("asked", ["last", "agent_iter", "render"])
def test_before_the_first_reset_a_sentence_says_what_to_do(asked: str) -> None:
    with pytest.raises(Refused, match="reset"):
        getattr(env("san_francisco", 2, render_mode="ansi"), asked)()


def test_only_the_seat_that_is_asked_has_anything_to_do() -> None:
    table = env("san_francisco", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_words_as_actions_and_points_as_rewards() -> None:
    table = env("chicago_1991", 2, actions="words", rewards="points")
    assert table.actions.size < env("chicago_1991", 2).actions.size
    table.reset(seed=1)
    dice = Dice("words")
    assert table.position is not None
    while not table.position.over:
        table.step(dice.pick(table.actions.legal(table.position)))
    totals = title_of("chicago_1991").rules.scores(table.position).totals
    assert list(table.rewards.values()) == totals


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_goes_on_as_the_game_itself(copied: Callable[[GameEnv], GameEnv]) -> None:
    table = env("raising_chicago", 2)
    table.reset(seed=1)
    dice = Dice("copy")
    for _ in range(30):
        assert table.position is not None
        table.step(dice.pick(table.actions.legal(table.position)))
    twin = copied(table)
    before = table.observe("seat_0")["observation"]
    assert np.array_equal(twin.observe("seat_0")["observation"], before)
    assert play(twin, Dice("on")) == play(table, Dice("on"))
    assert twin.position is not None
    assert table.position is not None
    assert twin.position.values() == table.position.values()


def test_the_table_can_be_read() -> None:
    assert env("san_francisco", 2).render() is None
    table = env("san_francisco", 2, render_mode="ansi")
    table.reset(seed=1)
    assert len(str(table.render()).splitlines()) > 10


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"options": {"no": 1}},
        {"actions": "x"},
        {"rewards": "x"},
        {"render_mode": "human"},
    ],
)
def test_wrong_choices_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        env("san_francisco", **wrong)
