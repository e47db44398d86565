"""Phase 4, step 3, and phase 5 (RC-136 to RC-142, RC-189)."""

from __future__ import annotations

import pytest

from burnham.kernel.playout import Dice
from tests.games.raising_chicago.builders import ANGELIKA, MARION, NICOLE, Table, table
from tests.rules import rule


def finishing(*cards: int, expansions: int = 0) -> Table:
    """Marion, with these cards (newest first), has just built and takes card 5 (red: 1 wild)."""
    t = table().empty(MARION).give(MARION, cards=cards, expansions=expansions, fresh=0)
    t.give(MARION, tracks=(12, 12, 12)).areas(5).won(2, MARION)
    return t


def numbers(cards: list[int]) -> list[int]:
    return [card + 1 for card in cards]


@rule("RC-136")
def test_the_new_card_comes_first() -> None:
    t = finishing(12, 6, 3).take("build 2")
    assert numbers(t.g.company[MARION]) == [5, 12, 6, 3]


@rule("RC-137")
def test_a_fifth_card_pushes_out_the_oldest_without_an_expansion() -> None:
    """T-18"""
    t = finishing(12, 6, 3, 4).take("build 2")
    assert numbers(t.g.company[MARION]) == [5, 12, 6, 3]
    assert numbers(t.g.pile[MARION]) == [4]
    t = finishing(12, 6, 3, 4, expansions=1).take("build 2")
    assert numbers(t.g.company[MARION]) == [5, 12, 6, 3, 4]
    assert t.g.pile[MARION] == []


@rule("RC-138", "RC-139", "RC-141")
def test_production_of_the_example() -> None:
    """T-19, T-20: cards 42 (new, a jackscrew step once), 12 (L), 6 (J), 3 (M), 4 (M)."""
    t = table().empty(MARION).give(MARION, cards=[42, 12, 6, 3, 4], expansions=1, fresh=1)
    t.give(MARION, tracks=(5, 5, 4)).production()
    assert t.tokens(MARION) == (1, 2, 1, 1, 0)
    assert t.tracks(MARION) == (5, 5, 5)
    t.production()
    assert t.tokens(MARION) == (2, 4, 2, 1, 0)
    assert t.tracks(MARION) == (5, 5, 5)


@rule("RC-139")
def test_a_one_time_bonus_is_paid_in_the_round_of_the_card() -> None:
    t = finishing().take("build 2")
    assert t.g.round == 2, "the game has gone on to the next round"
    assert t.g.wild[MARION] == 1
    t.production()
    assert t.g.wild[MARION] == 1


@rule("RC-140")
def test_a_card_that_was_pushed_out_pays_nothing() -> None:
    """Card 4 (masonry each round) leaves; of five new cards the oldest never produces."""
    t = finishing(12, 6, 3, 4).take("build 2")
    assert t.tokens(MARION)[:3] == (1, 1, 1)
    t = table().empty(MARION).give(MARION, cards=[12, 12, 12, 12], pile=[5], fresh=5)
    t.production()
    assert t.tokens(MARION) == (4, 0, 0, 0, 0)


@rule("RC-189")
def test_reputation_from_production_moves_after_all_production() -> None:
    """Nicole is last; all three gain two and keep their order, whoever produces first."""
    t = table().reputation(4, 4, 4, order=[ANGELIKA, NICOLE, MARION])
    t.give(MARION, cards=[1], fresh=1).give(ANGELIKA, cards=[20], fresh=1)
    t.give(NICOLE, cards=[45], fresh=1).production()
    assert t.g.reputation == [6, 6, 6]
    assert t.g.order == [ANGELIKA, NICOLE, MARION]


@rule("RC-189", "RC-141")
def test_column_rewards_of_production_move_with_the_rest() -> None:
    """Angelika's card brings column 2 (2 reputation); she lands below Marion, who moves later."""
    t = table().reputation(2, 1, 0).give(MARION, cards=[1], fresh=1)
    t.empty(ANGELIKA).give(ANGELIKA, cards=[42, 1], fresh=2, tracks=(2, 2, 1)).production()
    assert t.g.reputation == [4, 5, 0]
    t = table().reputation(2, 2, 0).give(MARION, cards=[1], fresh=1)
    t.give(ANGELIKA, cards=[42], fresh=1, tracks=(2, 2, 1)).production()
    assert t.g.reputation == [4, 4, 0]
    assert t.g.order == [MARION, ANGELIKA, NICOLE]


@rule("RC-142")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_eight_rounds(seats: int) -> None:
    t, dice = table(seats, seed="eight"), Dice("eight")
    while not t.game.over:
        assert t.g.round <= 8
        t.game.take(dice.pick(t.game.answers()))
    assert t.g.round == 8
    assert [fact.args["round"] for fact in t.told_of("chapter-round")] == list(range(1, 9))
