"""What learners get: zero-sum shares of the victory, or the points of the score."""

from __future__ import annotations

import pytest

from burnham.games import title_of
from burnham.kernel.errors import BadOption
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.position import Position
from burnham.lab.rewards import POINTS, Rewards, final_shares


def played(game: str, seats: int, seed: str) -> Position:
    position = new_game(title_of(game), seats, seed, None, None).position
    play_random(position, Dice(seed))
    return position


@pytest.mark.parametrize(
    ("ranks", "shares"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 4, 2], [-1 / 3, 1, -1 / 3, -1 / 3]),
        ([1, 3, 1, 4], [1 / 3, -1 / 3, 1 / 3, -1 / 3]),
    ],
)
def test_shares_are_the_victory_less_what_all_would_have(
    ranks: list[int], shares: list[float]
) -> None:
    assert final_shares(ranks) == pytest.approx(shares)
    assert sum(final_shares(ranks)) == pytest.approx(0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_gets_its_share_or_its_points(seats: int) -> None:
    title = title_of("raising_chicago")
    end = played("raising_chicago", seats, "end")
    scores = title.rules.scores(end)
    assert Rewards(title).of(end) == final_shares(scores.ranks())
    assert Rewards(title, POINTS).of(end) == scores.totals


def test_alone_one_wins_or_loses_against_the_box_which_gets_nothing() -> None:
    title = title_of("san_francisco")
    found = set()
    for number in range(12):
        end = played("san_francisco", 1, f"solo-{number}")
        rank = title.rules.scores(end).ranks()[0]
        assert Rewards(title).of(end) == [1.0 if rank == 1 else -1.0]
        assert len(Rewards(title, POINTS).of(end)) == 1
        found.add(rank)
    assert 2 in found


def test_there_is_nothing_before_the_end() -> None:
    title = title_of("san_francisco")
    begun = new_game(title, 3, "begun", None, None).position
    assert Rewards(title).of(begun) == Rewards(title, POINTS).of(begun) == [0, 0, 0]


def test_other_kinds_are_refused() -> None:
    with pytest.raises(BadOption, match="shares, points"):
        Rewards(title_of("san_francisco"), "money")
