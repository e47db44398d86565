"""The analysis of a game: what every decision cost, and where the game turned."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burnham.bots.counsel import TURNING_POINTS, turning_points
from burnham.games import _known
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.lab.analysis import Decision, analyse, summary
from tests import toy

PLAYOUTS = 48


@pytest.fixture(autouse=True)
def tollhouse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(_known, "toy", toy.TITLE)


def played() -> Game:
    """A game by chance: full of mistakes."""
    game = new_game(toy.TITLE, 2, "analysis", {}, None)
    dice = Dice("analysis")
    while not game.over:
        game.take(dice.pick(game.answers()))
    return game


@pytest.fixture(scope="module")
def game() -> Game:
    return played()


@pytest.fixture
def decisions(game: Game) -> list[Decision]:
    return list(analyse(game.record(), PLAYOUTS))


def test_every_real_decision_is_thought_through(game: Game, decisions: list[Decision]) -> None:
    words = game.record()["answers"]
    assert decisions
    for decision in decisions:
        assert decision.chosen.word == words[decision.number]
        assert decision.question
        assert decision.best.sentence
    numbers = [decision.number for decision in decisions]
    assert numbers == sorted(set(numbers))


def test_losses_are_never_below_nothing(decisions: list[Decision]) -> None:
    for decision in decisions:
        assert 0.0 <= decision.loss <= 1.0
        assert decision.points >= 0.0
        if decision.best.answer == decision.chosen.answer:
            assert decision.loss == decision.points == 0.0
        assert decision.loss == pytest.approx(
            max(0.0, decision.best.chance - decision.chosen.chance)
        )
    assert max(decision.loss for decision in decisions) > 0.05, "chance makes mistakes"


def test_the_curve_of_chances_stays_between_nothing_and_all(decisions: list[Decision]) -> None:
    for decision in decisions:
        assert len(decision.chances) == 2
        assert all(0.0 <= chance <= 1.0 for chance in decision.chances)
        assert sum(decision.chances) == pytest.approx(1.0)


def test_in_the_end_the_chances_tell_the_winner(game: Game, decisions: list[Decision]) -> None:
    ranks = toy.scores(game.position).ranks()  # type: ignore[arg-type]
    last = decisions[-1].chances
    assert last.index(max(last)) == ranks.index(1)


def test_turning_points_cost_the_most_and_come_in_order(decisions: list[Decision]) -> None:
    turns = turning_points(decisions)
    assert 0 < len(turns) <= TURNING_POINTS
    assert [turn.number for turn in turns] == sorted(turn.number for turn in turns)
    others = [d.loss for d in decisions if d not in turns]
    assert min(turn.loss for turn in turns) >= max(others)
    faultless = [replace(decision, loss=0.0) for decision in decisions]
    assert turning_points(faultless) == []


def test_the_summary_adds_the_losses_by_seat(decisions: list[Decision]) -> None:
    found = summary(decisions, 2)
    assert sum(found["loss"]) == pytest.approx(sum(decision.loss for decision in decisions))
    assert found["turning_points"] == [turn.number for turn in turning_points(decisions)]
    assert len(found["decisions"]) == len(decisions)


def test_the_same_game_is_judged_the_same(game: Game, decisions: list[Decision]) -> None:
    assert list(analyse(game.record(), PLAYOUTS)) == decisions
