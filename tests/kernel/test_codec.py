"""Kept positions outlive a change of the rules."""

from __future__ import annotations

import zlib
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from burnham.kernel.codec import facts_json, facts_of, packed, unpacked
from burnham.kernel.errors import BadRecord
from burnham.kernel.position import Fact
from burnham.kernel.step import Step
from tests.kernel.test_game import played
from tests.toy import STEPS, TITLE

BOX = TITLE.box(TITLE.tables())


def test_a_position_comes_back_as_it_was() -> None:
    position = played(3).position
    again = unpacked(packed(position), TITLE, BOX)
    assert again.values() == position.values()
    assert again.answers() == position.answers()


def changed(data: bytes, **values: Any) -> bytes:
    kept = msgspec.json.decode(zlib.decompress(data))
    kept.update(values)
    return zlib.compress(msgspec.json.encode({k: v for k, v in kept.items() if v != "gone"}))


def test_steps_may_change_their_numbers() -> None:
    position = played(3).position
    new: list[Step[Any]] = [Step("prologue"), *STEPS]
    again = unpacked(packed(position), replace(TITLE, rules=replace(TITLE.rules, steps=new)), BOX)
    assert again.agenda == [n + 1 if i % 3 == 0 else n for i, n in enumerate(position.agenda)]


def test_new_fields_start_afresh_and_old_ones_are_dropped() -> None:
    position = played(3).position
    older = changed(packed(position), toll="gone", tax=3)
    assert unpacked(older, TITLE, BOX).values() == position.values()


def test_a_question_that_no_longer_exists_is_said_so() -> None:
    older = changed(packed(played(3).position), agenda=[["barter", 0, 0]])
    with pytest.raises(BadRecord, match="barter"):
        unpacked(older, TITLE, BOX)


def test_facts_come_back_as_they_were() -> None:
    (fact,) = facts_of(facts_json([Fact("built", 1, {"site": 7}, -1)]))
    assert (fact.key, fact.seat, fact.args, fact.only) == ("built", 1, {"site": 7}, -1)
