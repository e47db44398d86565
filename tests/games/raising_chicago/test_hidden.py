"""What a seat may know, and what it can imagine (section g of the rules)."""

from __future__ import annotations

from typing import cast

import pytest

from burnham.games.raising_chicago.position import RaisingChicago
from burnham.kernel.fields import UNKNOWN
from burnham.kernel.playout import Dice
from tests.games.raising_chicago.builders import MARION, Table, table


def played(seats: int, answers: int) -> Table:
    t, dice = table(seats, council=True, seed="known"), Dice("known")
    for _ in range(answers):
        t.game.take(dice.pick(t.game.answers()))
    return t


def imagined(t: Table, number: int) -> RaisingChicago:
    return cast(RaisingChicago, t.game.imagine(MARION, number))


def test_only_the_order_of_what_is_to_come_is_hidden() -> None:
    t = table()
    hidden = t.g.seen_by(MARION).values()
    assert set(hidden["deck"]) == {UNKNOWN}
    assert set(hidden["prestige_stack"]) == {UNKNOWN}
    assert set(hidden["stacks"]) == {UNKNOWN}
    secret = {"deck", "prestige_stack", "stacks", "rng_a", "rng_b", "rng_c", "rng_d", "viewer"}
    open_to_all = {name for name in hidden if name not in secret}
    assert all(hidden[name] == t.g.values()[name] for name in open_to_all)


def test_the_tops_of_the_stacks_and_of_the_deck_lie_open() -> None:
    t = table()
    seen = cast(RaisingChicago, t.g.seen_by(MARION))
    assert seen.next_card == t.g.next_card >= 0
    assert seen.stack_tops == t.g.stack_tops


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 60, 150])
def test_imagined_piles_hold_just_what_is_left(seats: int, answers: int) -> None:
    t = played(seats, answers)
    decks = set()
    for number in range(6):
        dream = imagined(t, number)
        assert sorted(dream.deck) == sorted(t.g.deck)
        assert sorted(dream.prestige_stack) == sorted(t.g.prestige_stack)
        assert [tile // 5 for tile in dream.stacks] == [tile // 5 for tile in t.g.stacks]
        assert sorted(dream.stacks) == sorted(t.g.stacks)
        decks.add(tuple(dream.deck))
    assert len(decks) == 6


def test_every_place_in_the_deck_is_equally_likely() -> None:
    """A card still to come turns up on top of the imagined deck about as often as any other."""
    t = table()
    tops = [imagined(t, number).deck[-1] for number in range(480)]
    counts = [tops.count(card) for card in sorted(t.g.deck)]
    assert len(counts) == 48
    assert max(counts) < 30
    assert counts.count(0) < 5
