"""Somebody is away: whom a bot may sit in for, who decides that, and after how long."""

from __future__ import annotations

import pytest

from burnham.table.room import absence, seating
from burnham.table.room.absence import DAY, MOMENT
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room
from tests.table.tables import ADA, BRUNO, CLARA, TOY, answer, new_table, three, two

MINUTE = 60.0


def call(room: Room, person: str, now: float, seat: int = 0) -> bool:
    """Whether a bot sits in after this call."""
    absence.call_bot(room, person, seat, "random", now)
    return bool(room.seats[seat].stand_in)


def here(room: Room, *seats: int) -> Room:
    """These have a page open; everybody else is away."""
    for seat in seats:
        room.seats[seat].away_since = None
    return room


def test_a_rival_cannot_replace_me_after_a_minute() -> None:
    room = here(two(), 1)
    for now in (MINUTE, MOMENT, DAY - 1):
        with pytest.raises(NotYours, match="too-soon"):
            call(room, BRUNO, now)
    assert room.seats[0].here


def test_nobody_is_stood_in_for_who_is_not_asked() -> None:
    room = here(two(), 0)
    assert room.asked == 0
    with pytest.raises(NotYours, match="not-waited-for"):
        call(room, ADA, 1e9, seat=1)
    with pytest.raises(NotYours, match="not-waited-for"):
        call(room, ADA, 1e9, seat=7)


def test_nobody_is_sent_away_who_is_here() -> None:
    with pytest.raises(NotYours, match="not-away"):
        call(here(two(), 0, 1), BRUNO, 1e9)


@pytest.mark.parametrize(("clock", "time"), [("move:86400", 86400.0), ("bank:900", 900.0)])
def test_with_a_clock_nobody_can_call_a_bot(clock: str, time: float) -> None:
    """It comes by itself when the clock runs out; until then a sentence says how long that is."""
    room = here(two(clock), 1)
    with pytest.raises(NotYours, match="clock-runs") as refused:
        call(room, BRUNO, time - 3 * MINUTE)
    assert refused.value.given == {"hours": 0, "minutes": 3}
    assert absence.awaited(room) is None


def test_a_single_other_person_may_after_a_day() -> None:
    room = here(two(), 1)
    assert call(room, BRUNO, DAY)
    assert room.lines[-1].note == "called"
    seating.come_back(room, ADA, 0, DAY + 1)
    assert room.seats[0].here


def test_at_a_live_table_a_single_other_person_may_after_ten_minutes() -> None:
    room = here(two("live"), 1)
    with pytest.raises(NotYours, match="too-soon") as refused:
        call(room, BRUNO, MOMENT - 90)
    assert refused.value.given == {"hours": 0, "minutes": 2}
    assert call(room, BRUNO, MOMENT)


@pytest.mark.parametrize(("asked", "gone"), [(0.0, 5000.0), (5000.0, 0.0)])
def test_the_time_counts_from_being_asked_or_going_away(asked: float, gone: float) -> None:
    room = two()
    while room.asked == 0:
        answer(room, now=asked)
    here(room, 0).seats[1].away_since = gone
    with pytest.raises(NotYours, match="too-soon"):
        call(room, ADA, 5000.0 + DAY - 1, seat=1)
    assert call(room, ADA, 5000.0 + DAY, seat=1)


def test_all_others_who_are_here_can_agree_on_it_after_ten_minutes() -> None:
    room = here(three(), 1, 2)
    with pytest.raises(NotYours, match="too-soon"):
        call(room, BRUNO, MOMENT - 1)
    assert not call(room, BRUNO, MOMENT)
    assert not call(room, BRUNO, MOMENT), "one voice counts once"
    waited = absence.awaited(room)
    assert waited is not None
    assert (waited.here, waited.agreed) == ((1, 2), (1,))
    assert call(room, CLARA, MOMENT)


def test_whoever_is_away_does_not_hold_up_a_vote_nor_makes_one() -> None:
    """If only one of the others is here, that one decides alone, and has to wait as long."""
    room = here(three(), 1)
    with pytest.raises(NotYours, match="too-soon"):
        call(room, BRUNO, DAY - 1)
    assert call(room, BRUNO, DAY)


def test_who_has_resigned_has_no_vote_and_two_seats_of_one_person_are_one() -> None:
    room = here(three(), 1, 2)
    seating.resign(room, CLARA, 2, "random", 0.0)
    with pytest.raises(NotYours, match="seat"):
        call(room, CLARA, DAY)
    with pytest.raises(NotYours, match="too-soon"):
        call(room, BRUNO, MOMENT)
    device = new_table("me", "friend", "friend")
    for seat in (1, 2):
        seating.sit(device, TOY, BRUNO, seat, "Bruno", "", 0.0)
    with pytest.raises(NotYours, match="too-soon"):
        call(here(device, 1, 2), BRUNO, MOMENT)


def test_a_vote_is_forgotten_when_the_one_it_is_about_comes_back() -> None:
    room = here(three(), 1, 2)
    call(room, BRUNO, MOMENT)
    room.seats[0].away_since = 1000.0  # was here, and went again
    waited = absence.awaited(room)
    assert waited is not None
    assert waited.agreed == ()
    assert not call(room, CLARA, 1000.0 + MOMENT)


def test_an_answer_ends_the_vote() -> None:
    room = here(three(), 1, 2)
    call(room, BRUNO, MOMENT)
    answer(room, now=MOMENT)
    assert room.header.vote is None


def test_the_host_may_after_a_day_whatever_the_others_say() -> None:
    room = here(three(), 1, 2)
    room.header.host = BRUNO
    assert not call(room, BRUNO, DAY - 1), "a vote like any other"
    assert call(room, BRUNO, DAY)
    live = here(three(), 1, 2)
    live.header.clock, live.header.host = "live", BRUNO
    assert call(live, BRUNO, MOMENT)


def test_a_host_who_does_not_play_may_after_a_day_and_has_no_vote() -> None:
    room = here(three(), 1, 2)
    room.header.host = "the club"
    with pytest.raises(NotYours, match="too-soon"):
        call(room, "the club", DAY - 1)
    assert call(room, "the club", DAY)


def test_strangers_and_the_one_who_is_away_call_nobody() -> None:
    room = two()
    with pytest.raises(NotYours, match="seat"):
        call(room, "a stranger", DAY)
    with pytest.raises(NotYours, match="not-away"):
        call(room, ADA, DAY)
    with pytest.raises(Wrong, match="not-playing"):
        call(new_table("me", "friend"), ADA, DAY)


def test_nobody_is_called_for_twice() -> None:
    room = here(two(), 1)
    call(room, BRUNO, DAY)
    with pytest.raises(NotYours, match="not-away"):
        call(room, BRUNO, DAY)


def test_whoever_takes_a_seat_back_is_waited_for_anew() -> None:
    """Also without a page that listens."""
    room = here(two(), 1)
    call(room, BRUNO, DAY)
    seating.come_back(room, ADA, 0, DAY + 5)
    with pytest.raises(NotYours, match="too-soon"):
        call(room, BRUNO, DAY + 5)
