"""A seat's view as a vector: nothing hidden is in it, and all columns keep their range."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from burnham.games import names
from burnham.kernel.errors import BadOption
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.flat import EMPTY
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.lab.dealing import Deals
from burnham.lab.observing import Observer, Scale

each_game = pytest.mark.parametrize("game", names())


def middle(deals: Deals, answers: int = 60) -> Position:
    position, dice = deals.deal("middle"), Dice("middle")
    for _ in range(answers):
        position.take(dice.pick(position.answers()))
    return position


@each_game
@pytest.mark.parametrize("kind", ["numbers", "scaled"])
def test_a_vector_tells_nothing_that_is_hidden(game: str, kind: str) -> None:
    deals = Deals(game, 3)
    position = middle(deals)
    observer = Observer(deals, kind)
    for seat in range(3):
        seen = observer.see(position, seat)
        for seed in ("one", "two"):
            other = position.imagine(seat, seed)
            assert np.array_equal(observer.see(other, seat), seen)


@each_game
@pytest.mark.parametrize("kind", ["numbers", "scaled"])
def test_all_columns_keep_their_range_to_the_end(game: str, kind: str) -> None:
    deals = Deals(game, 2)
    observer, dice, position = Observer(deals, kind), Dice("range"), deals.deal("range")
    space = observer.space()
    assert len(observer.columns) == observer.width == space.shape[0]
    while not position.over:
        if dice.roll(10) == 0:
            assert space.contains(observer.see(position, 1))
        position.take(dice.pick(position.answers()))
    assert space.contains(observer.see(position, 0))


def test_who_looks_and_what_is_asked_are_columns() -> None:
    deals = Deals("san_francisco", 3)
    position = middle(deals)
    observer = Observer(deals, "numbers")
    other = (position.seat + 1) % 3
    seen = dict(zip(observer.columns, observer.see(position, other).tolist(), strict=True))
    assert seen["viewer"] == other
    assert seen["seat"] == position.seat
    assert seen["step"] == position.asked_step
    assert seen["argument"] == position.arg
    assert [seen[f"money[{seat}]"] for seat in range(3)] == position.values()["money"]


def test_relative_vectors_begin_with_the_seat_that_looks() -> None:
    deals = Deals("san_francisco", 3)
    position = middle(deals)
    money = position.values()["money"]
    observer = Observer(deals, "numbers", relative=True)
    places = [observer.columns.index(f"money[{seat}]") for seat in range(3)]
    for seat in range(3):
        seen = observer.see(position, seat)
        assert seen[observer.columns.index("viewer")] == 0
        assert seen[places].tolist() == money[seat:] + money[:seat]


def test_scaled_numbers_are_told_apart_from_what_is_hidden_or_not_there() -> None:
    low, high = np.array([0.0, -1.0, -9.0, 0.0]), np.array([4.0, 1.0, 9.0, 1e6])
    numbers = np.array(
        [
            [0, -1, -9, 0],
            [4, 1, 9, 1_000_000],
            [EMPTY, EMPTY, EMPTY, EMPTY],
            [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN],
            [2, 0, 0, 999],
        ],
        np.int32,
    )
    scaled = np.empty(numbers.shape, np.float32)
    Scale(low, high).write(numbers, scaled)
    assert scaled[0].tolist() == [0, 0, 0, 0]
    assert scaled[1] == pytest.approx([1, 1, 1, 1])
    # the third column can be less than both numbers, so that they are numbers there
    assert scaled[2] == pytest.approx([-0.5, -0.5, 6 / 18, -0.5])
    assert scaled[3] == pytest.approx([-1, -1, 7 / 18, -1])
    assert scaled[4] == pytest.approx([0.5, 0.5, 0.5, 0.5], abs=1e-3)


def test_an_observer_goes_to_other_processes() -> None:
    deals = Deals("san_francisco", 2)
    observer = Observer(deals, "scaled", relative=True)
    again = pickle.loads(pickle.dumps(observer))
    position = middle(deals)
    assert np.array_equal(again.see(position, 1), observer.see(position, 1))


def test_other_kinds_are_refused() -> None:
    with pytest.raises(BadOption, match="scaled, numbers"):
        Observer(Deals("san_francisco", 2), "words")
