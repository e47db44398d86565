"""Clocks run only for people, only while they are asked, and end in a bot."""

from __future__ import annotations

import pytest

from burnham.table.room import clocks, seating
from burnham.table.room.refusals import Wrong
from tests.table.tables import ADA, answer, new_table, two


def test_without_a_clock_nothing_runs() -> None:
    room = two()
    assert (room.header.running, room.header.deadline) == (None, None)


def test_at_a_live_table_no_clock_runs_either() -> None:
    room = two("live")
    assert (room.header.clock, room.header.running, room.header.deadline) == ("live", None, None)
    assert clocks.left(room, 0) is None


def test_each_turn_has_its_time() -> None:
    room = two("move:100")
    assert (room.header.running, room.header.deadline) == (0, 100.0)
    answer(room, now=30)  # asked again: the same turn
    assert room.header.deadline == 100.0
    while room.asked == 0:
        answer(room, now=40)
    assert (room.header.running, room.header.deadline) == (1, 140.0)


def test_a_bank_is_spent_and_not_refilled() -> None:
    room = two("bank:100")
    while room.asked == 0:
        answer(room, now=30)
    assert room.seats[0].bank == 70.0
    while room.asked == 1:
        answer(room, now=50)
    assert (room.seats[1].bank, room.header.deadline) == (80.0, 120.0)


def test_a_machine_that_sets_its_clock_back_fills_no_bank() -> None:
    room = two("bank:100")
    while room.asked == 0:
        answer(room, now=-86_400.0)
    assert room.seats[0].bank == 100.0


def test_bots_have_no_clock() -> None:
    room = new_table("bot", "me", clock="move:100")
    assert room.asked == 0
    assert room.header.running is None


def test_at_zero_a_bot_sits_in_and_the_clock_stops() -> None:
    room = two("bank:100")
    assert clocks.expired(room, 99.0) is None
    assert clocks.expired(room, 100.0) == 0
    seating.stand_in(room, 0, "random", "timeout", 100.0)
    assert (room.seats[0].bank, room.header.deadline) == (0.0, None)
    seating.come_back(room, ADA, 0, 200.0)
    assert (room.seats[0].bank, room.header.deadline) == (clocks.GRACE, 200.0 + clocks.GRACE)


@pytest.mark.parametrize("clock", ["move", "move:", "move:0", "bank:-5", "bank:1e9", "sand:3"])
def test_a_clock_that_makes_no_sense(clock: str) -> None:
    with pytest.raises(Wrong, match="clock"):
        clocks.read(clock)
