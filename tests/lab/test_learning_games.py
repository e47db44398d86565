"""Every game whose judgement can be trained applies learned factors as training expects it."""

from __future__ import annotations

import pytest

from burnham.games import titles
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import Title
from burnham.lab.factors import Factors, judging_by, plain
from burnham.lab.selfplay import turns
from tests import toy

LEARNING = [title for title in [*titles().values(), toy.TITLE] if title.thinking.learned]

BETWEEN = 5
"""Answers between two positions that are looked at."""


@pytest.mark.parametrize("title", LEARNING, ids=lambda title: title.id)
def test_terms_are_corrected_by_factor_and_stage(title: Title) -> None:
    """In `weigh` and in the judgement; when the game is over nothing is left to be corrected."""
    thinking = title.thinking
    assert thinking.weigh is not None
    assert thinking.learned is not None
    assert thinking.learned.terms == thinking.terms
    terms = range(len(thinking.terms))
    factors = Factors([0.5 + i / 32 for i in terms], [1.5 - i / 32 for i in terms])
    seats = title.rules.max_seats
    g = new_game(title, seats, "learning", title.full_options(seats, {}), None).position
    dice = Dice("learning")
    stages = []
    for number, _ in enumerate(turns(g, lambda g: dice.pick(g.answers()))):
        if number % BETWEEN:
            continue
        stages.append(thinking.stage(g))
        with judging_by(title, plain(title)):
            parts = thinking.weigh(g, 0)
        slid = [e + stages[-1] * (late - e) for e, late in zip(*factors, strict=True)]
        with judging_by(title, factors):
            wanted = [factor * part for factor, part in zip(slid, parts, strict=True)]
            assert thinking.weigh(g, 0) == pytest.approx(wanted)
            assert thinking.judge(g, 0) == pytest.approx(sum(wanted))
            assert thinking.judge_all(g)[0] == pytest.approx(sum(wanted))
    assert 0.0 <= min(stages) <= 0.2
    assert 0.6 <= max(stages) <= 1.0
    assert stages == sorted(stages)
    before = thinking.judge_all(g)
    with judging_by(title, factors):
        assert thinking.judge_all(g) == before
