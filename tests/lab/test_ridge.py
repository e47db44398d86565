"""Factors are found from differences within questions, and stay near 1 without reason to move."""

from __future__ import annotations

import pytest

from burnham.kernel.playout import Dice
from burnham.lab.ridge import MOST, Row, fit, solved


def questions(count: int, factors: list[float], noise: int = 0) -> list[list[Row]]:
    """Answers whose leads are these factors times their parts; each question has a lead of its own
    that has nothing to do with its answers."""
    dice = Dice("ridge")
    found = []
    for _ in range(count):
        level = 1000.0 * dice.roll(10)
        rows = [[float(dice.roll(20)) for _ in factors] for _ in range(3)]
        found.append([Row(row, level + lead(row, factors) + chance(dice, noise)) for row in rows])
    return found


def lead(parts: list[float], factors: list[float]) -> float:
    return sum(factor * part for factor, part in zip(factors, parts, strict=True))


def chance(dice: Dice, noise: int) -> int:
    return dice.roll(2 * noise + 1) - noise


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [2.0, 5.0]) == pytest.approx([-0.5, 2.0])


def test_factors_are_found_whatever_the_level_of_a_question() -> None:
    found = fit(questions(300, [0.7, 1.2, 1.1], 3), 3)
    assert found == pytest.approx([0.7, 1.2, 1.1], abs=0.05)


def test_what_evens_out_on_the_whole_moves_no_factor() -> None:
    assert fit(questions(300, [0.5, 0.5, 0.5], 3), 3) == pytest.approx([1.0] * 3, abs=0.1)
    low, high = fit(questions(300, [0.4, 0.6], 3), 2)
    assert low == pytest.approx(0.8, abs=0.1)
    assert high == pytest.approx(1.2, abs=0.1)


def test_a_few_noisy_questions_move_nothing_far() -> None:
    assert fit(questions(3, [1.0, 1.0], 100), 2) == pytest.approx([1.0, 1.0], abs=0.2)


def test_without_questions_nothing_is_learned() -> None:
    assert fit([], 3) == [1.0, 1.0, 1.0]


def test_factors_have_limits() -> None:
    assert fit(questions(300, [3.0, 1.0], 0), 2)[0] == MOST


def test_what_never_differs_stays() -> None:
    """The first part is the same for all answers of a question."""
    rows = [
        [Row([5.0, float(n), float(m)], 0.8 * n + 1.2 * m) for n in (0, 1) for m in (0, 1)]
    ] * 50
    assert fit(rows, 3) == pytest.approx([1.0, 0.8, 1.2], abs=0.05)
