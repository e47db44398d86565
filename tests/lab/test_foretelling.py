"""How well the judgement foretells the end is found again where it is known."""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from typing import Any

import pytest

from burnham.kernel.playout import Dice
from burnham.lab import foretelling
from burnham.lab.foretelling import PARTS, Foretold, bounds, foresight, foretold, game, lines
from tests import toy


def about_nothing(dice: Dice) -> float:
    """A number with the variance 1 and the mean 0, nearly normal."""
    return sum([dice.random_word() / 0x100000000 for _ in range(12)]) - 6.0


@pytest.mark.parametrize("chance", [0.5, 2.0])
def test_a_known_correlation_is_found(chance: float) -> None:
    """The final lead is the judged one, 3 points too high, and chance."""
    dice = Dice("foretelling")
    leads = [about_nothing(dice) for _ in range(2000)]
    found = [Foretold(lead, lead + chance * about_nothing(dice), 3.0) for lead in leads]
    told = foresight(found)
    assert told.correlation == pytest.approx(1.0 / math.hypot(1.0, chance), abs=0.03)
    assert told.low < told.correlation < told.high < told.low + 0.1
    assert (told.optimism, told.off) == (3.0, 0.0)


def test_the_lead_is_that_of_the_first_seat_over_its_best_rival() -> None:
    assert foretold([9.0, 4.0, 5.0], [1.0, 3.0, 2.0]) == (4.0, -2.0, 4.0)


def test_what_never_differs_tells_nothing() -> None:
    told = foresight([Foretold(2.0, 2.0, 0.0)] * 5)
    assert told.correlation == 0.0
    assert told.low < -0.5
    assert told.high > 0.5


def test_bounds_of_a_few_games_are_wide() -> None:
    """Fisher's: tanh(atanh 0.6 ± 1.96 / 5)."""
    assert bounds(0.6, 28) == pytest.approx((0.292, 0.795), abs=0.001)
    assert bounds(0.6, 3) == (-1.0, 1.0)


def test_a_judgement_that_knows_the_score_gets_better_towards_the_end() -> None:
    found = [game(toy.TITLE, 2, "random", str(seed)) for seed in range(60)]
    early, _, late = [foresight([one[i] for one in found]) for i in range(len(PARTS))]
    assert late.correlation > early.correlation + 0.2


def test_a_rosy_judgement_is_told_to_be_so() -> None:
    def rosy(g: Any) -> list[float]:
        return [value + 5.0 for value in toy.TITLE.thinking.judge_all(g)]

    title = replace(toy.TITLE, thinking=replace(toy.TITLE.thinking, judge_together=rosy))
    plain, more = game(toy.TITLE, 2, "random", "rosy"), game(title, 2, "random", "rosy")
    for sober, told in zip(plain, more, strict=True):
        assert told.optimism == pytest.approx(sober.optimism + 5.0)
        assert told.judged == pytest.approx(sober.judged)


def test_it_prints_a_line_for_every_part(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["foretelling", "chicago_1991", "--games", "1", "--bot", "random"]
    monkeypatch.setattr(sys, "argv", words)
    foretelling.main()
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "chicago_1991: 1 games of 2 random"
    assert [line.split()[0] for line in printed[2:]] == ["25%", "65%", "95%"]
    assert len(list(lines([]))) == 1 + len(PARTS)
