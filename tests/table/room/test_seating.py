"""Sitting down, leaving, coming back, resigning, playing again."""

from __future__ import annotations

import pytest

from burnham.kernel.errors import BadOption
from burnham.table.room import seating
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.seating import Place, Wish
from tests.table.tables import ADA, BRUNO, TOY, new_table, play_to_the_end, two


def test_an_open_table_waits_for_its_friends() -> None:
    room = new_table("me", "friend", "bot")
    assert room.header.status == "open"
    assert [seat.kind for seat in room.seats] == ["person", "open", "bot"]
    assert room.header.seed == ""


def test_the_seed_is_made_when_the_last_one_sits_down() -> None:
    room = two()
    assert len(room.header.seed) == 64


def test_a_taken_seat_is_taken() -> None:
    room = new_table("me", "friend", "friend")
    with pytest.raises(NotYours, match="taken"):
        seating.sit(room, TOY, BRUNO, 0, "Bruno", "", 0.0)


def test_sitting_down_twice_is_sitting_down() -> None:
    room = new_table("me", "friend", "friend")
    assert seating.sit(room, TOY, BRUNO, 1, "Bruno", "", 0.0) == 1
    assert seating.sit(room, TOY, BRUNO, 1, "Bruno", "", 0.0) == 1
    assert room.seats[2].kind == "open"


def test_one_may_stand_up_before_the_start_only() -> None:
    room = new_table("me", "friend", "friend")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", "", 0.0)
    seating.stand(room, BRUNO, 1)
    assert room.seats[1].kind == "open"
    with pytest.raises(Wrong, match="started"):
        seating.stand(two(), ADA, 0)


def test_only_the_host_places_bots_and_closes() -> None:
    room = new_table("me", "friend", "friend")
    with pytest.raises(NotYours, match="host"):
        seating.place_bot(room, TOY, BRUNO, 1, "random", 0.0)
    with pytest.raises(NotYours, match="host"):
        seating.close(room, BRUNO)
    seating.place_bot(room, TOY, ADA, 1, "random", 0.0)
    with pytest.raises(NotYours, match="taken"):
        seating.place_bot(room, TOY, ADA, 99, "random", 0.0)
    seating.close(room, ADA)
    assert room.header.status == "closed"


def test_a_bot_sits_in_for_who_leaves_and_gives_the_seat_back() -> None:
    room = two()
    seating.leave(room, ADA, 0, "random", 5.0)
    assert room.seats[0].player == "random"
    assert [line.note for line in room.lines] == ["left"]
    seating.come_back(room, ADA, 0, 9.0)
    assert room.seats[0].player == ""


def test_nobody_leaves_or_returns_for_another() -> None:
    room = two()
    with pytest.raises(NotYours, match="seat"):
        seating.leave(room, BRUNO, 0, "random", 0.0)
    seating.leave(room, ADA, 0, "random", 0.0)
    with pytest.raises(NotYours, match="seat"):
        seating.come_back(room, BRUNO, 0, 0.0)


def test_who_resigned_does_not_come_back() -> None:
    room = two()
    seating.leave(room, ADA, 0, "random", 0.0)
    seating.resign(room, ADA, 0, "random", 0.0)
    assert room.seats[0].resigned
    with pytest.raises(NotYours, match="resigned"):
        seating.come_back(room, ADA, 0, 0.0)


def test_bots_wait_when_everybody_has_left() -> None:
    room = two()
    seating.leave(room, ADA, 0, "random", 0.0)
    assert seating.anybody_here(room)
    seating.leave(room, BRUNO, 1, "random", 0.0)
    assert not seating.anybody_here(room)


def test_whoever_is_alone_puts_the_game_aside() -> None:
    """Nothing runs until they come back: no bot, no clock."""
    room = new_table("me", "me", "bot", clock="bank:100")
    seating.put_aside(room, ADA, "random", 10.0)
    assert not seating.anybody_here(room)
    assert (room.asked, room.header.deadline) == (0, None)
    assert [line.note for line in room.lines] == ["aside"]
    for seat in (0, 1):
        seating.come_back(room, ADA, seat, 1e6)
    assert seating.anybody_here(room)
    assert room.header.deadline == 1e6 + 90.0


def test_nobody_puts_aside_what_others_play() -> None:
    room = two()
    with pytest.raises(NotYours, match="not-alone"):
        seating.put_aside(room, ADA, "random", 0.0)
    with pytest.raises(NotYours, match="seat"):
        seating.put_aside(room, "a stranger", "random", 0.0)


def test_the_last_one_who_leaves_puts_the_game_aside() -> None:
    """No bot plays on then, and the table does not say that one does."""
    room = two()
    seating.leave(room, BRUNO, 1, "random", 0.0)
    seating.leave(room, ADA, 0, "random", 0.0)
    assert [line.note for line in room.lines] == ["left", "aside"]


def test_one_of_two_on_one_device_can_leave() -> None:
    room = new_table("me", "me")
    seating.leave(room, ADA, 0, "random", 0.0)
    assert seating.anybody_here(room)
    assert [line.note for line in room.lines] == ["left"]


def test_bots_end_what_everybody_has_resigned() -> None:
    room = new_table("me", "bot")
    seating.resign(room, ADA, 0, "random", 0.0)
    assert seating.anybody_here(room)


def test_a_rematch_keeps_seats_and_lets_the_others_in() -> None:
    room = two()
    room.header.private = True
    play_to_the_end(room)
    again = seating.rematch_of(room, TOY, BRUNO, "", 0.0)
    assert [seat.kind for seat in again.seats] == ["open", "person"]
    assert again.may_enter(ADA)
    assert not again.may_enter("stranger")


def test_no_rematch_for_strangers_or_before_the_end() -> None:
    room = two()
    with pytest.raises(Wrong, match="not-over"):
        seating.rematch_of(room, TOY, ADA, "", 0.0)
    play_to_the_end(room)
    with pytest.raises(NotYours, match="seat"):
        seating.rematch_of(room, TOY, "stranger", "", 0.0)


def test_a_table_that_the_rules_do_not_allow() -> None:
    def wish(*kinds: str, **options: object) -> None:
        places = [Place(kind, level="random") for kind in kinds]
        seating.open_table(Wish("toy", places, options), TOY, ADA, "Ada", "", 0.0)

    with pytest.raises(Wrong, match="no-seats"):
        wish()
    with pytest.raises(Wrong, match="place"):
        wish("me", "cat")
    with pytest.raises(BadOption):
        wish("me")
    with pytest.raises(BadOption):
        wish("me", "bot", nonsense=True)


def test_those_who_play_say_how_fast_bots_answer() -> None:
    room = new_table("me", "bot")
    seating.set_pace(room, ADA, "slow")
    assert room.header.pace == "slow"
    with pytest.raises(NotYours, match="seat"):
        seating.set_pace(room, BRUNO, "quick")


def test_a_rematch_keeps_hints_and_pace() -> None:
    room = new_table("me", "bot", hints=False)
    seating.set_pace(room, ADA, "slow")
    play_to_the_end(room)
    again = seating.rematch_of(room, TOY, ADA, "", 1.0)
    assert (again.header.hints, again.header.pace) == (False, "slow")
