"""Gymnasium's own checks, bots in the other seats, masks, refusals."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv

from burnham.games import names, title_of
from burnham.kernel.errors import BadOption, Refused
from burnham.lab.envs.gymnasium import SeatEnv
from tests.lab.envs.cases import each_setup


def name_of(game: str) -> str:
    return f"burnham/{game}-v{title_of(game).rules.version}"


def play(table: SeatEnv, seed: int, most: int = 10_000) -> list[Any]:
    """A game of random actions, so many at most: all that was seen, and the rewards."""
    seen, info = table.reset(seed=seed)
    table.action_space.seed(seed)
    found: list[Any] = [seen]
    over = False
    while not over and len(found) < 2 * most:
        seen, reward, over, cut, info = table.step(
            int(table.action_space.sample(info["action_mask"]))
        )
        assert not cut
        assert over or reward == 0.0
        found += [seen, reward]
    return found


@each_setup
def test_the_games_pass_gymnasiums_own_check(game: str, seats: int) -> None:
    """It draws actions blindly, so that those which are illegal lose the game."""
    made = gymnasium.make(name_of(game), seats=seats, illegal="lose", render_mode="ansi")
    check_env(made.unwrapped)


@each_setup
def test_one_seat_plays_to_the_end_against_bots(game: str, seats: int) -> None:
    table = SeatEnv(game, seats, seat=seats - 1, opponents="random")
    first, again = play(table, 7), play(table, 7)
    assert len(first) == len(again) > 10
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))
    assert table.position is not None
    assert first[-1] == table.rewards.of(table.position)[seats - 1]


@pytest.mark.parametrize("game", names())
def test_every_game_is_registered_with_the_version_of_its_rules(game: str) -> None:
    made = gymnasium.make(name_of(game))
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    made.step(np.flatnonzero(info["action_mask"])[0])
    made.close()


def test_the_mask_is_what_the_asked_seat_may_do() -> None:
    table = SeatEnv("raising_chicago", 3, seat=1, opponents=["greedy", "random"])
    assert not table.action_masks().any()
    _, info = table.reset(seed=2)
    assert table.position is not None
    assert table.position.seat == 1
    legal = table.actions.legal(table.position)
    assert np.flatnonzero(table.action_masks()).tolist() == legal
    assert np.flatnonzero(info["action_mask"]).tolist() == legal
    assert table.action_masks().dtype == np.bool_


def test_the_seat_may_change_from_game_to_game() -> None:
    table = SeatEnv("san_francisco", 2, seat=None)
    found = set()
    for seed in range(12):
        _, info = table.reset(seed=seed)
        assert table.position is not None
        assert table.position.seat == table.seat == info["seat"]
        found.add(table.seat)
    assert found == {0, 1}


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = SeatEnv("san_francisco", 2)
    with pytest.raises(Refused, match="reset"):
        table.step(0)
    table.reset(seed=1)
    assert table.position is not None
    before = table.position.values()
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    for wrong in (illegal, -1, table.actions.size):
        with pytest.raises(Refused):
            table.step(wrong)
        assert table.position.values() == before


def test_what_is_illegal_loses_if_one_wants() -> None:
    table = SeatEnv("san_francisco", 2, illegal="lose")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(~table.action_masks())[0])
    _, reward, over, _, _ = table.step(illegal)
    assert (reward, over) == (-1.0, True)
    with pytest.raises(Refused, match="reset"):
        table.step(illegal)


def test_a_game_that_is_over_takes_nothing_more() -> None:
    table = SeatEnv("san_francisco", 1)
    play(table, 1)
    with pytest.raises(Refused, match="over"):
        table.step(0)


def test_games_run_in_processes_of_their_own() -> None:
    makers = [lambda: SeatEnv("san_francisco", 2)] * 2
    games = AsyncVectorEnv(makers)
    try:
        seen, infos = games.reset(seed=[3, 4])
        for _ in range(5):
            actions = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
            seen, _, _, _, infos = games.step(actions)
        alone = SeatEnv("san_francisco", 2)
        here, info = alone.reset(seed=3)
        for _ in range(5):
            here, _, _, _, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert np.array_equal(info["action_mask"], infos["action_mask"][0])
        assert np.array_equal(here, seen[0])
        assert not np.array_equal(seen[0], seen[1])
    finally:
        games.close()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_is_a_table_of_its_own(copied: Callable[[SeatEnv], SeatEnv]) -> None:
    """Bots do not travel: a copy has the same choices, and begins with a reset."""
    table = SeatEnv("san_francisco", 2, seat=1, opponents="greedy", relative=True, rewards="points")
    table.reset(seed=1)
    twin = copied(table)
    assert twin.position is None
    first, again = play(table, 3, most=8), play(twin, 3, most=8)
    assert all(np.array_equal(a, b) for a, b in zip(first, again, strict=True))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": 2},
        {"opponents": "nobody"},
        {"opponents": "random,random"},
        {"opponents": []},
        {"illegal": "x"},
        {"actions": "x"},
        {"render_mode": "human"},
    ],
)
def test_wrong_choices_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        SeatEnv("san_francisco", 2, **wrong)
