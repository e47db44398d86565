"""A pause needs everybody, its end anybody; in between nothing runs and nobody answers."""

from __future__ import annotations

import pytest

from burnham.table.room import absence, pauses, play, seating
from burnham.table.room.refusals import NotYours, Wrong
from tests.table.tables import ADA, BRUNO, TOY, answer, new_table, two


def test_it_begins_when_the_last_agrees() -> None:
    room = two("move:100")
    pauses.agree(room, ADA, 10.0)
    assert (room.header.paused, room.header.pause, room.header.deadline) == (None, (0,), 100.0)
    assert pauses.missing(room) == [1]
    pauses.agree(room, ADA, 11.0)  # once more is no more
    pauses.agree(room, BRUNO, 20.0)
    assert (room.header.paused, room.header.pause, room.header.deadline) == (20.0, (), None)
    assert [line.note for line in room.lines] == ["pause-asked", "paused"]


@pytest.mark.parametrize(("clock", "left"), [("move:100", 80.0), ("bank:100+5", 80.0)])
def test_what_was_left_is_left(clock: str, left: float) -> None:
    room = two(clock)
    pauses.agree(room, ADA, 20.0)
    pauses.agree(room, BRUNO, 20.0)
    pauses.resume(room, BRUNO, 5000.0)
    assert (room.header.paused, room.header.running) == (None, 0)
    assert room.header.deadline == 5000.0 + left
    while room.asked == 0:
        answer(room, now=5010.0)
    assert room.header.deadline == 5110.0  # the other's is whole


def test_nobody_answers_meanwhile_nor_takes_back() -> None:
    room = two("move:100")
    answer(room, now=1.0)
    pauses.agree(room, ADA, 2.0)
    pauses.agree(room, BRUNO, 2.0)
    with pytest.raises(NotYours, match="paused"):
        answer(room, now=3.0)
    with pytest.raises(NotYours, match="paused"):
        play.take_back(room, TOY, 0, room.journal.number, None, 3.0)
    assert absence.awaited(room) is None


def test_one_no_is_enough() -> None:
    room = two("move:100")
    pauses.agree(room, ADA, 1.0)
    pauses.refuse(room, BRUNO, 2.0)
    assert (room.header.pause, room.header.paused) == ((), None)
    pauses.refuse(room, BRUNO, 3.0)
    assert [line.note for line in room.lines] == ["pause-asked", "pause-refused"]


def test_alone_against_bots_one_pauses_at_once() -> None:
    room = new_table("me", "bot", clock="move:100")
    pauses.agree(room, ADA, 1.0)
    assert room.header.paused == 1.0


def test_for_whom_a_bot_sits_in_is_not_asked() -> None:
    room = two("move:100")
    seating.leave(room, BRUNO, 1, "random", 0.0)
    pauses.agree(room, ADA, 1.0)
    assert room.header.paused == 1.0
    with pytest.raises(NotYours, match="seat"):
        pauses.resume(room, BRUNO, 2.0)


def test_only_those_who_play_and_only_with_a_clock() -> None:
    with pytest.raises(Wrong, match="no-clock"):
        pauses.agree(two("live"), ADA, 0.0)
    with pytest.raises(NotYours, match="seat"):
        pauses.agree(two("move:100"), "stranger", 0.0)
    with pytest.raises(Wrong, match="not-playing"):
        pauses.agree(new_table("me", "friend", clock="move:100"), ADA, 0.0)
