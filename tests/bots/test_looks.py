"""How often bots look at the answers before they choose."""

from __future__ import annotations

from typing import Any

import pytest

from burnham.bots.greedy import Greedy
from burnham.bots.looks import mean_look
from burnham.games import title_of
from burnham.kernel.game import new_game
from burnham.kernel.title import Title
from tests import toy
from tests.bots.counting import Counting
from tests.toy.endgame import HIGH, LOW, endgame

OPEN = title_of("chicago_1991")


def looked(title: Title, *rows: list[float]) -> tuple[list[float], int]:
    """The mean of looks that give these rows, and how many were taken."""
    taken = 0

    def look(number: int) -> list[float]:
        nonlocal taken
        taken += 1
        return rows[number]

    g = new_game(title, 2, "look", {}, None).position
    return mean_look(g.seen_by(g.seat), len(rows), look), taken


def test_two_looks_are_enough_where_nothing_is_hidden_and_no_dice_fall() -> None:
    assert looked(OPEN, [1.0, 4.0], [1.0, 4.0], [9.0, 9.0]) == ([1.0, 4.0], 2)


def test_all_are_taken_where_dice_or_secrets_make_a_difference() -> None:
    assert looked(OPEN, [1.0, 4.0], [2.0, 4.0], [3.0, 4.0]) == ([2.0, 4.0], 3)
    assert looked(toy.TITLE, [1.0, 4.0], [1.0, 4.0], [4.0, 4.0]) == ([2.0, 4.0], 3)


@pytest.mark.parametrize(("title", "looks"), [(OPEN, 2), (toy.TITLE, 8)], ids=["open", "hidden"])
def test_normal_looks_no_more_often_than_it_must(title: Title, looks: int) -> None:
    judge = Counting(title)
    g = new_game(title, 2, "look", {}, None).position
    Greedy(judge, "look", dreams=8).choose(g.seen_by(g.seat), g.seat)
    assert judge.asked == looks * len(g.answers())


def test_between_equals_normal_looks_farther() -> None:
    """A judgement that sees nothing but the end takes the card for as good as the die.  When the
    rival has played on, too, the six is seen to be worth more, unless the die shows one as well."""

    def judge_end(g: Any) -> list[float]:
        return [float(coins) for coins in g.coins] if g.over else [0.0, 0.0]

    def first(g: Any) -> int:
        return int(g.answers()[0])

    g = endgame([0, 0], [HIGH], [])
    g.hands[1].append(LOW)
    g.played.remove(LOW)
    seen = g.seen_by(0)

    def sixes(**more: Any) -> int:
        bots = [Greedy(judge_end, str(seed), **more) for seed in range(20)]
        return [g.step.word(bot.choose(seen, 0)) for bot in bots].count("play card=10")

    assert sixes() < 15
    assert sixes(quick_answer=first) > 17
