"""Vacation stops a clock for some days; nobody else's, and not for ever."""

from __future__ import annotations

import pytest

from burnham.table.room import clocks, seating, vacations
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room
from tests.table.tables import ADA, BRUNO, TOY, answer, new_table, two

DAY = vacations.DAY


def slow(clock: str = "move:86400") -> Room:
    return two(clock, vacation=14)


def test_days_are_given_only_where_turns_last_for_days() -> None:
    assert [seat.vacation for seat in slow().seats] == [14 * DAY, 14 * DAY]
    quick = two("move:120", vacation=14)
    assert (quick.header.vacation, quick.seats[0].vacation) == (0, 0.0)
    assert two("none", vacation=14).header.vacation == 0
    bots = new_table("me", "bot", clock="move:86400", vacation=14)
    assert [vacations.days_left(seat) for seat in bots.seats] == [14, 0]


def test_whoever_is_asked_gets_the_rest_of_the_turn_afterwards() -> None:
    room = slow()
    vacations.take(room, ADA, 7, 3600.0)
    assert room.header.deadline == 3600 + 7 * DAY + (DAY - 3600)
    assert clocks.expired(room, 7 * DAY) is None
    assert clocks.expired(room, 8 * DAY) == 0
    assert vacations.days_left(room.seats[0]) == 7


def test_it_ends_by_itself_and_the_next_turn_has_its_whole_time() -> None:
    room = slow()
    vacations.take(room, BRUNO, 2, 0.0)
    assert room.header.deadline == DAY  # Ada's
    while room.asked == 0:
        answer(room, now=100.0)
    assert room.header.deadline == 2 * DAY + DAY
    while room.asked == 1:
        answer(room, now=200.0)  # one may answer all the same
    while room.asked == 0:
        answer(room, now=5 * DAY)
    assert room.header.deadline == 6 * DAY


def test_who_is_back_earlier_keeps_the_rest() -> None:
    room = slow("bank:604800")
    vacations.take(room, ADA, 10, DAY)
    vacations.end(room, ADA, 3 * DAY)
    assert room.seats[0].vacation == (14 - 2) * DAY
    assert room.seats[0].vacation_until is None
    assert room.header.deadline == 3 * DAY + (604_800 - DAY)
    assert [line.note for line in room.lines] == ["vacation", "vacation-over"]
    vacations.end(room, ADA, 4 * DAY)  # nothing more happens
    assert len(room.lines) == 2


def test_nobody_takes_more_than_there_is() -> None:
    room = slow()
    for days in (0, 15, -1):
        with pytest.raises(Wrong, match="vacation-days"):
            vacations.take(room, ADA, days, 0.0)
    vacations.take(room, ADA, 14, 0.0)
    with pytest.raises(Wrong, match="vacation-days"):
        vacations.take(room, ADA, 1, DAY)
    with pytest.raises(NotYours, match="seat"):
        vacations.take(room, "stranger", 1, 0.0)
    with pytest.raises(Wrong, match="not-playing"):
        vacations.take(new_table("me", "friend", clock="move:86400"), ADA, 1, 0.0)


def test_one_vacation_at_a_time() -> None:
    room = slow()
    vacations.take(room, ADA, 2, 0.0)
    with pytest.raises(Wrong, match="vacation-taken"):
        vacations.take(room, ADA, 2, DAY)
    vacations.take(room, ADA, 2, 3 * DAY)
    assert vacations.days_left(room.seats[0]) == 10


@pytest.mark.parametrize("days", [-1, 367])
def test_a_table_cannot_offer_any_number(days: int) -> None:
    with pytest.raises(Wrong, match="vacation"):
        two("move:86400", vacation=days)


def test_who_resigned_has_none() -> None:
    room = slow()
    seating.resign(room, ADA, 0, "random", 0.0)
    with pytest.raises(NotYours, match="seat"):
        vacations.take(room, ADA, 1, 0.0)
    assert room.header.game == TOY.title.id
