"""The sequential test errs as seldom as it says, and needs no more deals than it takes."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from itertools import islice, repeat

import pytest

from burnham.kernel.errors import BadOption
from burnham.lab.sprt import Bounds, Deals, Verdict, evidence, find

BOUNDS = [(Bounds(0.5, 0.6), 2), (Bounds(0.75, 0.85), 2), (Bounds(0.25, 0.35), 4)]
TRIES = 400


def deals(strength: float, rotations: int, chance: random.Random) -> Iterator[float]:
    """Deals of a bot that wins each game with this probability."""
    while True:
        yield sum(chance.random() < strength for _ in range(rotations)) / rotations


def verdicts(bounds: Bounds, rotations: int, strength: float) -> list[Verdict]:
    chance = random.Random(f"{bounds}/{strength}")
    return [find(deals(strength, rotations, chance), bounds).verdict for _ in range(TRIES)]


@pytest.mark.parametrize(("bounds", "rotations"), BOUNDS)
def test_errors_are_as_rare_as_promised(bounds: Bounds, rotations: int) -> None:
    """At 5 % each, 400 tries give more than 35 errors less than once in a thousand times."""
    assert verdicts(bounds, rotations, bounds.low).count(Verdict.ABOVE) <= 35
    assert verdicts(bounds, rotations, bounds.high).count(Verdict.BELOW) <= 35


@pytest.mark.parametrize(("bounds", "rotations"), BOUNDS)
def test_clear_cases_are_always_decided_rightly(bounds: Bounds, rotations: int) -> None:
    assert set(verdicts(bounds, rotations, bounds.low - 0.15)) == {Verdict.BELOW}
    assert set(verdicts(bounds, rotations, bounds.high + 0.1)) == {Verdict.ABOVE}


def test_no_deal_is_asked_for_once_it_is_decided() -> None:
    stream = deals(0.9, 2, random.Random("ahead"))
    bounds = Bounds(0.5, 0.55)
    found = find(stream, bounds)
    again = list(islice(deals(0.9, 2, random.Random("ahead")), found.deals.count + 1))
    assert next(stream) == again[-1]
    assert find(again, bounds) == found
    assert find(again[:-2], bounds).verdict == Verdict.UNDECIDED


def test_neither_too_few_nor_too_many_deals() -> None:
    bounds = Bounds(0.5, 0.55, least=70, most=90)
    assert find(repeat(1.0), bounds).deals.count == 70
    assert find(repeat(0.525), bounds) == (Verdict.UNDECIDED, find(repeat(0.525, 90), bounds).deals)


def test_the_evidence_is_even_halfway_and_grows_with_the_deals() -> None:
    bounds = Bounds(0.4, 0.6)
    assert evidence(Deals(10, 5.0, 5.0), bounds) == pytest.approx(0)
    few, many = (find(repeat(1.0, count), bounds).deals for count in (5, 10))
    assert 0 < evidence(few, bounds) < evidence(many, bounds)


def test_the_interval_knows_what_pairs_of_games_have_in_common() -> None:
    """As Agresti and Coull have it for single wins; narrower where a deal's games balance out."""
    coins = find([1.0] * 8 + [0.0] * 2, Bounds(0.5, 0.6, least=11)).deals
    middle = 10 / 14
    reach = 1.959964 * math.sqrt(middle * (1 - middle) / 14)
    assert coins.interval == pytest.approx((middle - reach, middle + reach))
    balanced = find([0.5] * 10, Bounds(0.5, 0.6)).deals
    assert balanced.interval[1] - balanced.interval[0] < 2 * reach
    sure = find(repeat(1.0, 10), Bounds(0.5, 0.6)).deals
    assert 0.6 < sure.interval[0] < 1.0 == sure.interval[1]


@pytest.mark.parametrize(
    "bounds",
    [
        Bounds(0.6, 0.5),
        Bounds(0.5, 0.5),
        Bounds(0.0, 0.5),
        Bounds(0.5, 1.0),
        Bounds(0.5, 0.6, alpha=0.0),
        Bounds(0.5, 0.6, beta=0.5),
    ],
)
def test_a_test_that_decides_nothing_is_refused(bounds: Bounds) -> None:
    with pytest.raises(BadOption, match="share"):
        bounds.checked()
