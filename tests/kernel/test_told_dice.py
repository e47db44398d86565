"""Told dice: who tells them what they roll is asked roll by roll, and nobody else has such dice."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

import burnham
from burnham.kernel.chance import SFC32, TOLD, TOLD_COUNT, WORD, Chance, NeedRoll
from burnham.kernel.game import dealt
from burnham.kernel.position import Position
from tests.toy import TITLE

TOLL = TITLE.full_options(2, {})


def told(rolls: str) -> Position:
    """A toy's position that needs no deal."""
    position = burnham.new("toy", 2, seed=1).position
    position.reseed(rolls, TOLD)
    return position


def test_rolls_are_told_in_order_and_then_needed() -> None:
    position = told("3 0 41")
    assert [position.roll(6), position.roll(2), position.roll(42)] == [3, 0, 41]
    with pytest.raises(NeedRoll) as needed:
        position.roll(17)
    assert needed.value.sides == 17
    assert position.dice_kind == TOLD


def test_one_side_needs_nothing() -> None:
    position = told("4")
    assert position.roll(1) == 0
    assert position.scripted == [4]
    assert position.roll(5) == 4


@pytest.mark.parametrize("rolls", ["6", "-1"])
def test_what_no_die_can_show_is_an_error(rolls: str) -> None:
    with pytest.raises(ValueError, match="no roll of 6 sides"):
        told(rolls).roll(6)


def test_dice_without_a_script_need_a_whole_word() -> None:
    dice = Chance()
    dice.reseed("", TOLD)
    with pytest.raises(NeedRoll) as needed:
        dice.random_word()
    assert needed.value.sides == WORD + 1


def test_copies_keep_the_script_and_views_know_nothing_of_it() -> None:
    position = told("2 5")
    for twin in (position.clone(), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert twin.dice_kind == TOLD
        assert [twin.roll(6), twin.roll(6)] == [2, 5]
    assert position.seen_by(0).scripted == []
    assert position.seen_by(0).values() == told("5 2").seen_by(0).values()
    assert position.seen_by(0).values() == burnham.new("toy", 2, seed=1).seen_by(0).values()


def test_who_imagines_has_dice_that_roll() -> None:
    position = told("2")
    for dream in (position.imagine(0, "dream"), position.seen_by(0).imagine(0, "dream")):
        assert dream.dice_kind == SFC32
        assert dream.scripted == []
        assert 0 <= dream.roll(6) < 6


def test_a_deal_needs_its_rolls() -> None:
    box = TITLE.box(TITLE.tables())
    with pytest.raises(NeedRoll) as needed:
        TITLE.rules.setup(box, 2, TOLL, "", TOLD)
    assert needed.value.sides == 12
    with pytest.raises(NeedRoll) as needed:
        TITLE.rules.setup(box, 2, TOLL, "11 0", TOLD)
    assert needed.value.sides == 10


# --- files --------------------------------------------------------------------------------


def test_a_record_of_told_dice_is_refused() -> None:
    record = burnham.new("toy", 2, seed=7).record()
    with pytest.raises(burnham.BadRecord, match="dice"):
        burnham.replay({**record, "dice": TOLD})
    saved = json.loads(burnham.new("toy", 2, seed=7).to_json())
    with pytest.raises(burnham.BadRecord, match="dice"):
        burnham.from_json(json.dumps({**saved, "dice": TOLD}))


def test_a_record_made_of_them_says_so_and_is_refused() -> None:
    rolls = " ".join("0" * 11)
    g = dealt(TITLE, TITLE.tables(), 2, TOLL, rolls, TOLD)
    assert g.record()["dice"] == TOLD
    with pytest.raises(burnham.BadRecord, match="dice"):
        burnham.replay(g.record())
    with pytest.raises(burnham.BadRecord, match="dice"):
        burnham.from_json(g.to_json())


def test_a_position_that_smuggles_them_in_is_refused() -> None:
    g = burnham.new("toy", 2, seed=7)
    g.position.rng_a = g.position.rng_b = g.position.rng_c = 0
    g.position.rng_d = TOLD_COUNT
    saved = {**json.loads(g.to_json()), "dice": SFC32}
    with pytest.raises(burnham.BadRecord, match="dice are impossible"):
        burnham.from_json(json.dumps(saved))
    with pytest.raises(burnham.BadRecord, match="dice are impossible"):
        burnham.from_position("toy", g.position.values())
