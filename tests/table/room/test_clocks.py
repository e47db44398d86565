"""Clocks run only for people, only while they are asked, and end in a bot."""

from __future__ import annotations

import pytest

from burnham.table.room import clocks, seating
from burnham.table.room.refusals import Refusal, Wrong
from tests.table.tables import ADA, TOY, answer, new_table, two


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


@pytest.mark.parametrize(
    "clock",
    ["move", "move:", "move:0", "bank:-5", "bank:1e9", "sand:3", "move:9+1", "bank:9+", "bank:9+0"],
)
def test_a_clock_that_makes_no_sense(clock: str) -> None:
    with pytest.raises(Wrong, match="clock"):
        clocks.read(clock)


def test_a_bank_grows_after_every_turn() -> None:
    room = two("bank:100+20")
    answer(room, now=30)  # asked again: the same turn
    while room.asked == 0:
        answer(room, now=40)
    assert room.seats[0].bank == 100 - 40 + 20
    while room.asked == 1:
        answer(room, now=50)
    assert (room.seats[1].bank, room.header.deadline) == (100 - 10 + 20, 50 + 80)


def test_a_bot_that_sits_in_adds_nothing() -> None:
    room = two("bank:100+20")
    seating.leave(room, ADA, 0, "random", 10.0)
    while room.asked == 0:
        answer(room, now=40)
    assert room.seats[0].bank == 90.0


def test_at_zero_a_bot_sits_in_unless_the_table_says_otherwise() -> None:
    room = two("move:100")
    seating.run_out(room, 0, "random", 100.0)
    assert (room.header.status, room.seats[0].stand_in) == ("playing", "random")


def test_at_zero_the_game_ends_where_that_was_agreed() -> None:
    room = two("move:100", at_zero="end")
    answer(room, now=10)
    seat = room.asked
    assert seat is not None
    seating.run_out(room, seat, "random", 200.0)
    header = room.header
    assert (header.status, header.lost, header.winners) == ("closed", seat, (1 - seat,))
    assert (room.asked, header.running, header.deadline) == (None, None, None)
    assert room.lines[-1].note == "lost"
    with pytest.raises(Refusal, match="over"):
        answer(room, now=201)
    again = seating.rematch_of(room, TOY, ADA, "", 300.0)
    assert (again.header.clock, again.header.at_zero) == ("move:100", "end")
