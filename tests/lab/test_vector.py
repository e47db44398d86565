"""Many games a call: what each shows is what the same game shows alone."""

from __future__ import annotations

import numpy as np
import pytest

from burnham.games import names, title_of
from burnham.kernel.errors import BadOption, Refused
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.lab.observing import Observer
from burnham.lab.rewards import Rewards
from burnham.lab.vector import VectorGames

SAMPLE = ("raising_chicago", "san_francisco")
OTHERS = [pytest.param(name, marks=pytest.mark.long) for name in names() if name not in SAMPLE]
each_game = pytest.mark.parametrize("game", [*SAMPLE, *OTHERS])


@each_game
@pytest.mark.parametrize("actions", ["steps", "words"])
def test_every_game_goes_as_it_would_alone(game: str, actions: str) -> None:
    """Beside the games of a batch the same are played alone, through the end of several."""
    games = VectorGames(game, 3, seats=2, seed="beside", actions=actions, relative=True)
    observer = Observer(games.deals, "numbers", relative=True)
    title, dice, ended = title_of(game), Dice("beside"), [0, 0, 0]
    alone = [new_game(title, 2, f"beside-{number}-1", None, None).position for number in range(3)]
    while min(ended) < 2:
        for number, position in enumerate(alone):
            assert games.acting[number] == position.seat
            assert bytearray(games.masks[number]) == games.actions.mask(position)
            seen = observer.see(position, position.seat)
            assert np.array_equal(games.observations[number], seen)
        chosen = games.random_actions(dice)
        games.step(chosen)
        for number, position in enumerate(alone):
            position.take(games.actions.answer(chosen[number], position.asked_step)[1])
            assert games.done[number] == position.over
            assert games.rewards[number] == pytest.approx(Rewards(title).of(position))
            if position.over:
                ended[number] += 1
                seed = f"beside-{number}-{ended[number] + 1}"
                alone[number] = new_game(title, 2, seed, None, None).position


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    games = VectorGames("san_francisco", 3, seats=2, seed=1)
    before = [position.values() for position in games.positions]
    good = games.random_actions(Dice("good"))
    illegal = int(np.flatnonzero(~games.masks[2])[0])
    for wrong in ([good[0], good[1], illegal], [good[0], -1, good[2]], [games.actions.size] * 3):
        with pytest.raises(Refused):
            games.step(wrong)
        assert [position.values() for position in games.positions] == before
    with pytest.raises(Refused, match="3 games need 3 actions, not 2"):
        games.step(good[:2])
    with pytest.raises(Refused, match="3 games need 3 actions, not 3 × 1"):
        games.step(np.array(good)[:, None])
    with pytest.raises(TypeError):
        games.step(np.array(good, np.float32))
    games.masks[2, illegal] = True  # whoever writes into the buffer cheats nobody
    with pytest.raises(Refused):
        games.step([good[0], good[1], illegal])
    assert [position.values() for position in games.positions] == before
    games.step(np.array(good, np.int32))


def test_the_buffers_stay_the_same() -> None:
    games = VectorGames("san_francisco", 2, seats=2, seed=1)
    kept = games.observations, games.masks, games.acting, games.done, games.rewards
    before = games.observations.copy()
    games.step(games.random_actions(Dice("one")))
    now = games.observations, games.masks, games.acting, games.done, games.rewards
    assert all(one is other for one, other in zip(kept, now, strict=True))
    assert not np.array_equal(before, games.observations)


def test_without_observations_the_games_are_the_same() -> None:
    seeing = VectorGames("san_francisco", 2, seats=3, seed=4)
    blind = VectorGames("san_francisco", 2, seats=3, seed=4, observe=False)
    one, other = Dice("blind"), Dice("blind")
    for _ in range(60):
        seeing.step(seeing.random_actions(one))
        blind.step(blind.random_actions(other))
        assert np.array_equal(seeing.acting, blind.acting)
        assert np.array_equal(seeing.masks, blind.masks)
    assert blind.observations.size == 0


@each_game
def test_masks_that_are_asked_for_are_those_of_now(game: str) -> None:
    """Without observations they are asked for after some steps only, and nothing of those before
    is left in them; whoever wrote into them cheats nobody."""
    games = VectorGames(game, 4, seats=2, seed="asked", observe=False)
    dice = Dice("asked")
    for number in range(300):
        if number % 7 == 0:
            masks = games.masks
            for row, position in zip(masks, games.positions, strict=True):
                assert bytearray(row) == games.actions.mask(position)
            masks.fill(True)
        games.step(games.random_actions(dice))
    illegal = [int(np.flatnonzero(~row)[0]) for row in games.masks]
    with pytest.raises(Refused):
        games.step(illegal)


def test_scaled_observations_are_those_of_one_game() -> None:
    games = VectorGames("raising_chicago", 2, seats=3, seed=4, observations="scaled")
    observer = Observer(games.deals, "scaled")
    dice = Dice("scaled")
    for _ in range(20):
        games.step(games.random_actions(dice))
        for number, position in enumerate(games.positions):
            assert np.array_equal(games.observations[number], observer.see(position, position.seat))


def test_it_takes_a_game_at_least() -> None:
    with pytest.raises(BadOption, match="one game at least"):
        VectorGames("san_francisco", 0)
