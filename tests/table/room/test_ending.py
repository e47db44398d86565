"""Somebody is removed from the lobby; a game is ended without a result."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burnham.kernel.errors import BadRecord
from burnham.table.room import ending, play, seating
from burnham.table.room.play import LAPSE
from burnham.table.room.records import record
from burnham.table.room.refusals import Late, NotYours, Refusal, Wrong
from burnham.table.room.room import Ending, Room
from burnham.table.room.verify import verify
from burnham.table.speech import speech_in
from tests.table.site import titles
from tests.table.tables import ADA, BRUNO, CLARA, TOY, answer, new_table, three, two


def lobby() -> Room:
    """Ada's table with Bruno; Clara is missing."""
    room = new_table("me", "friend", "friend")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", "", 0.0)
    return room


def refused(doing: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as caught:
        doing()
    return caught.value.key


# --- the lobby ----------------------------------------------------------------------------------


def test_whoever_is_removed_is_told_why_and_does_not_come_back() -> None:
    room = lobby()
    who = ending.tag(room, BRUNO)
    ending.remove(room, ADA, 1, who, "not of our club", 1.0)
    assert room.seats[1].kind == "open"
    assert room.removed[BRUNO].reason == "not of our club"
    assert (room.lines[-1].note, room.lines[-1].name) == ("removed-by-opener", "Bruno")
    assert refused(lambda: seating.sit(room, TOY, BRUNO, None, "Bruno", "", 2.0)) == "removed"
    seating.sit(room, TOY, CLARA, 1, "Clara", "", 2.0)


def test_the_same_removal_sent_twice_removes_nobody_else() -> None:
    room = lobby()
    who = ending.tag(room, BRUNO)
    ending.remove(room, ADA, 1, who, "why", 1.0)
    seating.sit(room, TOY, CLARA, 1, "Clara", "", 2.0)
    before = room.copy()
    ending.remove(room, ADA, 1, who, "why", 3.0)
    assert room == before
    assert refused(lambda: ending.remove(room, ADA, 1, "forged", "why", 3.0)) == "moved-on"


def test_all_seats_of_whoever_is_removed_become_free() -> None:
    room = new_table("friend", "friend", "friend")
    for seat in (1, 2):
        seating.sit(room, TOY, BRUNO, seat, f"Bruno {seat}", "", 0.0)
    ending.remove(room, ADA, 2, ending.tag(room, BRUNO), "why", 1.0)
    assert [seat.kind for seat in room.seats] == ["open", "open", "open"]


def test_a_bot_is_removed_without_a_word() -> None:
    room = new_table("me", "friend", "bot")
    ending.remove(room, ADA, 2, "", "", 1.0)
    assert room.seats[2].kind == "open"
    assert not room.removed


@pytest.mark.parametrize(
    ("person", "seat", "of", "reason", "key"),
    [
        (BRUNO, 0, ADA, "why", "host"),
        (CLARA, 1, BRUNO, "why", "host"),
        (ADA, 0, ADA, "why", "remove-self"),
        (ADA, 1, BRUNO, "", "reason"),
        (ADA, 1, BRUNO, "x" * 201, "reason"),
        (ADA, 2, BRUNO, "why", "moved-on"),
        (ADA, 9, BRUNO, "why", "field"),
    ],
)
def test_removals_that_are_refused(person: str, seat: int, of: str, reason: str, key: str) -> None:
    room = lobby()
    before, who = room.copy(), ending.tag(room, of)
    assert refused(lambda: ending.remove(room, person, seat, who, reason, 1.0)) == key
    assert room == before


def test_after_the_start_nobody_is_removed() -> None:
    room = two()
    with pytest.raises(Wrong, match="started"):
        ending.remove(room, ADA, 1, ending.tag(room, BRUNO), "why", 1.0)
    with pytest.raises(Wrong, match="started"):
        ending.remove_by_host(room, BRUNO, "why", 1.0)


def test_a_host_removes_whoever_opened_the_table() -> None:
    room = lobby()
    ending.remove_by_host(room, ADA, "spam", 1.0)
    assert room.removed[ADA].by == "host"
    before = room.copy()
    ending.remove_by_host(room, ADA, "once more", 2.0)
    assert room == before
    with pytest.raises(Wrong, match="not-there"):
        ending.remove_by_host(room, CLARA, "why", 2.0)


# --- the game -----------------------------------------------------------------------------------


def test_a_game_ends_when_all_people_agree() -> None:
    room = three()
    answer(room)
    ending.ask_cancel(room, ADA, 1.0)
    ending.reply_cancel(room, BRUNO, True, 2.0)
    assert room.header.status == "playing"
    answer(room)  # the game goes on meanwhile, and the request stands
    ending.reply_cancel(room, CLARA, True, 3.0)
    assert (room.header.status, room.header.ending) == ("closed", Ending("agreement"))
    assert (room.header.cancel, room.header.asked, room.header.winners) == (None, None, ())
    assert room.asked is None
    with pytest.raises(Late):
        answer_as_before(room)


def answer_as_before(room: Room) -> None:
    assert room.position is not None
    seat, given = room.position.seat, room.position.answers()[0]
    play.answer(room, TOY, seat, room.journal.number, given, 4.0)


def test_one_no_is_enough() -> None:
    room = three()
    ending.ask_cancel(room, ADA, 1.0)
    ending.reply_cancel(room, BRUNO, True, 2.0)
    ending.reply_cancel(room, CLARA, False, 3.0)
    assert (room.header.status, room.header.cancel) == ("playing", None)
    assert room.lines[-1].note == "cancel-refused"
    with pytest.raises(Late, match="nothing-asked"):
        ending.reply_cancel(room, BRUNO, True, 4.0)


def test_whoever_asked_can_withdraw_it() -> None:
    room = two()
    ending.ask_cancel(room, ADA, 1.0)
    ending.reply_cancel(room, ADA, False, 2.0)
    assert (room.header.cancel, room.lines[-1].note) == (None, "cancel-withdrawn")


def test_asking_again_is_not_asking_twice() -> None:
    room = two()
    ending.ask_cancel(room, ADA, 1.0)
    before = room.copy()
    ending.ask_cancel(room, ADA, 2.0)
    assert room == before


def test_only_whoever_opened_the_table_asks_and_only_players_reply() -> None:
    room = two()
    with pytest.raises(NotYours, match="host"):
        ending.ask_cancel(room, BRUNO, 1.0)
    ending.ask_cancel(room, ADA, 1.0)
    with pytest.raises(NotYours, match="seat"):
        ending.reply_cancel(room, CLARA, True, 2.0)
    with pytest.raises(Wrong, match="not-playing"):
        ending.ask_cancel(new_table("me", "friend"), ADA, 1.0)


def test_bots_have_no_voice() -> None:
    room = new_table("me", "bot", "bot")
    ending.ask_cancel(room, ADA, 1.0)
    assert room.header.status == "closed"


def test_whoever_has_resigned_is_not_asked() -> None:
    room = three()
    seating.resign(room, CLARA, 2, "random", 0.0)
    ending.ask_cancel(room, ADA, 1.0)
    with pytest.raises(NotYours, match="seat"):
        ending.reply_cancel(room, CLARA, False, 1.5)
    ending.reply_cancel(room, BRUNO, True, 2.0)
    assert room.header.status == "closed"


def test_those_for_whom_a_bot_sits_in_are_asked_for_a_day() -> None:
    room = three()
    seating.leave(room, CLARA, 2, "random", 0.0)
    ending.ask_cancel(room, ADA, 1.0)
    ending.reply_cancel(room, BRUNO, True, 2.0)
    ending.ask_cancel(room, ADA, LAPSE)
    assert room.header.ending is None
    ending.ask_cancel(room, ADA, 1.0 + LAPSE)
    assert room.header.status == "closed"


def test_whoever_is_only_away_is_waited_for() -> None:
    room = two()
    room.seats[1].away_since = 0.0
    ending.ask_cancel(room, ADA, 1.0)
    ending.ask_cancel(room, ADA, 1.0 + 10 * LAPSE)
    assert room.header.status == "playing"


def test_a_host_closes_a_game_and_its_clock_stands_still() -> None:
    room = two("move:60")
    assert room.header.running == 0
    ending.close_by_host(room, "it was a test", 1.0)
    assert room.header.ending == Ending("host", "it was a test")
    assert room.header.deadline is None
    before = room.copy()
    ending.close_by_host(room, "again", 2.0)
    assert room == before


def test_the_record_says_that_there_is_no_result() -> None:
    room = two()
    answer(room)
    with pytest.raises(NotYours, match="not-over"):
        record(room, TOY)
    ending.close_by_host(room, "why", 1.0)
    told = record(room, TOY)
    assert told["ended"] == "host"
    assert "ranking" not in told
    assert "scores" not in told
    say = speech_in("en")
    judged = verify(told, titles(), say, told["fairness"]["commitment"])
    assert say("verify-ended-host") in judged.unproved
    for forged in ({"ranking": [[0], [1]]}, {"ended": None}, {"ended": "nobody"}):
        with pytest.raises(BadRecord):
            verify({**told, **forged}, titles(), say)
