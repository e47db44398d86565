"""How lucky a duel's dice fell, and what is left of chance without that."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import variance

import pytest

from burnham.bots.search.outcome import Outlook
from burnham.bots.search.tree import Settings, Tree
from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.judgement import luck
from burnham.games.chicago_1991.position import Chicago
from tests.games.chicago_1991.builders import table

SIDES = 6
BEFORE_DICE = 7
"""What `last_duel` tells before its dice."""


def attack(rings: int, rings2: int) -> Chicago:
    """Yellow is about to throw against red."""
    t = table(f"Y03:{rings}@s0602", f"R04:{rings2}@s0702", points=7)
    return t.attack("Y03", "s0702").g


def every_throw(g: Chicago, seat: int) -> Iterator[tuple[float, float]]:
    """All ways in which the dice can fall: the chance, and the luck of a seat."""
    ties: list[list[int]] = [[]]
    for thrown in ties:
        for pair in range(SIDES * SIDES):
            twin = g.clone()
            twin.scripted = [*thrown, *divmod(pair, SIDES)]
            dice = len(twin.scripted)
            found = luck(twin, twin.answers()[0], seat)
            if len(twin.last_duel) - BEFORE_DICE == dice:
                yield SIDES**-dice, found
            else:
                ties.append([*thrown, *divmod(pair, SIDES)])


@pytest.mark.parametrize(("rings", "rings2"), [(1, 1), (2, 1), (2, 3), (4, 2)])
@pytest.mark.parametrize("seat", [0, 1])
def test_luck_is_nothing_on_average(rings: int, rings2: int, seat: int) -> None:
    found = list(every_throw(attack(rings, rings2), seat))
    assert sum(chance for chance, _ in found) == pytest.approx(1.0)
    assert sum(chance * value for chance, value in found) == pytest.approx(0.0, abs=1e-6)
    assert max(value for _, value in found) > 0.0 > min(value for _, value in found)


@pytest.mark.parametrize(("dice", "winner"), [([5, 0], 0), ([0, 5], 1)])
def test_what_is_lucky_for_one_is_bad_luck_for_the_other(dice: list[int], winner: int) -> None:
    lucky = []
    for seat in range(4):
        g = attack(2, 2)
        g.scripted = dice[:]
        lucky.append(luck(g, g.answers()[0], seat))
    assert lucky[winner] > 0.0
    assert lucky[winner] == -lucky[1 - winner]
    assert lucky[2:] == [0.0, 0.0], "who has no part in a duel has no luck either"


def test_an_upset_is_luckier_than_a_victory_that_was_expected() -> None:
    def of_winner(rings: int, rings2: int) -> float:
        g = attack(rings, rings2)
        g.scripted = [5, 0]
        return luck(g, g.answers()[0], 0)

    assert of_winner(2, 4) > 2.0 * of_winner(4, 2) > 0.0


def test_an_answer_without_dice_brings_no_luck() -> None:
    t = table("Y03:2@s0602", points=7)
    twin = t.g.clone()
    assert luck(t.g, t.g.answers()[0], 0) == 0.0
    twin.take(twin.answers()[0])
    assert t.g.values() == twin.values(), "the answer was given"


@pytest.mark.slow
def test_without_luck_tries_of_one_answer_differ_far_less() -> None:
    t = table("Y02:3@s0806", "Y03:2@s1102", "R02:3@s1504", "R03:2@s1508", points=12)
    tree = Tree(t.g.seen_by(0), 0, Outlook(TITLE), Settings(TITLE.thinking.horizons), "luck")
    tree.think(8 * 60, 0.0)
    as_came = sum(variance(one[0] for one in runner.came) for runner in tree.runners[:8])
    without = sum(variance(runner.shares) for runner in tree.runners[:8])
    assert without < 0.7 * as_came
