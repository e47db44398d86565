"""Ratings fit the shares they come from, and are surer the more was played."""

from __future__ import annotations

import pytest

from burnham.lab.ratings import POINTS, Contest, inverse, rate
from burnham.lab.sprt import Deals


def deals(share: float, count: int) -> Deals:
    """Deals of single wins."""
    return Deals(count, share * count, share * count)


def test_ten_to_one_are_400_points() -> None:
    _, better = rate(["one", "two"], [("two", "one", deals(10 / 11, 10**6))], seats=2)
    assert better.rating == pytest.approx(400, abs=0.1)
    assert better.interval == pytest.approx((400, 400), abs=2)


def test_an_equal_among_four_has_the_same_rating() -> None:
    _, equal = rate(["one", "two"], [("two", "one", deals(0.25, 10**6))], seats=4)
    assert equal.rating == pytest.approx(0, abs=0.1)


def test_matches_that_agree_make_each_other_surer() -> None:
    """Strengths 1, 2 and 6: all shares follow from them."""
    shares = {("two", "one"): 2 / 3, ("three", "one"): 6 / 7, ("three", "two"): 6 / 8}
    contests: list[Contest] = [(*pair, deals(s, 10**5)) for pair, s in shares.items()]
    ratings = rate(["one", "two", "three"], contests, seats=2)
    assert [r.rating / POINTS for r in ratings] == pytest.approx([0, 0.6931, 1.7918], abs=1e-3)
    alone = rate(["one", "three"], contests[1:2], seats=2)[1]
    assert width(ratings[2].interval) < width(alone.interval)


def test_more_deals_are_surer() -> None:
    few, many = (rate(["a", "b"], [("b", "a", deals(0.6, n))], seats=2)[1] for n in (50, 500))
    assert width(many.interval) < width(few.interval)
    assert few.interval[0] < few.rating < few.interval[1]


def test_a_bot_that_never_lost_has_a_rating() -> None:
    _, better = rate(["a", "b"], [("b", "a", deals(1.0, 30))], seats=2)
    assert 200 < better.rating < 1000


def test_inverse() -> None:
    assert inverse([[4.0, 1.0], [1.0, 3.0]])[0] == pytest.approx([3 / 11, -1 / 11])


def width(interval: tuple[float, float]) -> float:
    return interval[1] - interval[0]
