"""Tuning by self-play: a number that is plainly wrong is found and mended."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from burnham.kernel.errors import BadOption
from burnham.kernel.game import new_game
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.tune import Trial, changed, compare, lines, match, read, tune
from tests import toy


@dataclass
class Weights:
    hand: float = 0.75


def tollhouse() -> Title:
    """Tollhouse whose judgement counts the cards in hand.  At three quarters of their value it
    would rather play a card than pay the toll of 2 for one that brings 3.5 in the end."""
    weights = Weights()

    def judge(g: Any, seat: int) -> float:
        return float(g.coins[seat] + weights.hand * sum(g.box.cards[c] for c in g.hands[seat]))

    return replace(toy.TITLE, thinking=replace(toy.TITLE.thinking, judge=judge, weights=weights))


def test_a_wrong_weight_is_found_and_mended() -> None:
    title = tollhouse()
    new = tune([Trial(title, deals=2)], rounds=25, seed="t")
    assert new[0] > 0.9
    assert compare(Trial(title, deals=60), new, "t")[0] > 0.6
    assert read(title) == [0.75], "tuning leaves the title as it was"


def test_the_rate_says_how_far_a_round_may_lead() -> None:
    far = [
        abs(tune([Trial(tollhouse(), deals=2)], rounds=6, seed="t", rate=rate)[0] - 0.75)
        for rate in (0.0, 0.05, 0.6)
    ]
    assert far[0] == 0.0 < far[1] < far[2]


def test_equal_sides_share_every_deal() -> None:
    """Swapped seats and equal numbers: whatever one game gives, the other takes."""
    for seats in (2, 3):
        trial = Trial(tollhouse(), seats=seats, deals=3)
        won = [result.won for result in match(trial, ([0.5], [0.5]), "even")]
        assert sum(won) == pytest.approx(3)


def test_tuning_is_the_same_every_time() -> None:
    found = [
        tune([Trial(tollhouse(), seats, deals=1) for seats in (2, 3)], rounds=4, seed="again")
        for _ in range(2)
    ]
    assert found[0] == found[1]


def test_a_change_by_hand_is_where_tuning_begins() -> None:
    title = tollhouse()
    start = changed(title, ["hand=1.5"])
    assert tune([Trial(title)], rounds=0, seed="", start=start) == [1.5]
    assert read(title) == [0.75]


@pytest.mark.parametrize("change", ["hand", "hand=", "hand=much", "hand=nan", "foot=1"])
def test_a_change_that_is_none_is_a_clear_error(change: str) -> None:
    with pytest.raises(BadOption, match="toy has no weights like") as refused:
        changed(tollhouse(), [change])
    assert refused.value.said("de") == f"toy hat kein Gewicht wie „{change}“; es gibt hand."


def test_a_short_list_does_not_hide_a_wrong_weight() -> None:
    """Players who looked at the short list alone would all play the same."""
    title = tollhouse()
    title = replace(title, thinking=replace(title.thinking, shortlist=lambda g, a: a[:1]))
    assert compare(Trial(title, deals=60), [1.0], "t")[0] > 0.6


def test_habits_are_tuned_by_players_who_know_nothing_else() -> None:
    """The short list follows the number here, and so do the players."""
    title = tollhouse()

    def habit(g: Position, answers: list[int]) -> list[int]:
        return answers[:1] if title.thinking.weights.hand > 1.0 else answers[-1:]

    quick = Trial(replace(title, thinking=replace(title.thinking, shortlist=habit)), quick=True)
    g = new_game(title, 2, "habit", {}, None).position
    assert quick.player("").choose(g, 0) == g.answers()[-1]
    title.thinking.weights.hand = 2.0
    assert quick.player("").choose(g, 0) == g.answers()[0]


def test_weights_are_told_as_lines_of_source() -> None:
    assert lines(tollhouse(), [0.61234]) == "    hand: float = 0.612"


def test_a_game_without_weights_is_a_clear_error() -> None:
    with pytest.raises(BadOption, match="toy has no weights to tune"):
        tune([Trial(toy.TITLE)], rounds=1, seed="")
