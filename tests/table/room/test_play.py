"""Answers, ways back, and who has to agree."""

from __future__ import annotations

import pytest

from burnham.table.room import play, seating
from burnham.table.room.refusals import Illegal, Late, NotYours, Wrong
from burnham.table.room.room import Room
from tests.table.tables import BRUNO, TOY, answer, new_table, play_to_the_end, three, two


def test_a_table_deals_when_it_is_full() -> None:
    room = two()
    assert room.header.status == "playing"
    assert (room.journal.number, room.journal.moment) == (1, 0)
    assert room.asked == 0


def test_an_answer_is_entered_with_the_position_it_led_to() -> None:
    room = two()
    answer(room)
    entry = room.journal.entries[-1]
    assert (entry.number, entry.moment, entry.deed, entry.seat) == (1, 1, "answer", 0)
    assert entry.word.startswith("play card=")


def test_the_same_answer_sent_twice_counts_once() -> None:
    room = two()
    position = room.position
    assert position is not None
    given = position.answers()[0]
    for sent in (given, given, position.step.word(given)):
        play.answer(room, TOY, 0, 1, sent, 0.0)
    assert room.journal.number == 2


def test_another_answer_to_an_old_number_is_late() -> None:
    room = two()
    assert room.position is not None
    other = room.position.answers()[1]
    answer(room)
    with pytest.raises(Late, match="moved-on"):
        play.answer(room, TOY, 0, 1, other, 0.0)
    assert room.journal.number == 2


def test_an_answer_to_a_number_to_come_is_refused() -> None:
    room = two()
    assert room.position is not None
    with pytest.raises(Late):
        play.answer(room, TOY, 0, 7, room.position.answers()[0], 0.0)


def test_only_the_seat_that_is_asked_may_answer() -> None:
    room = two()
    assert room.position is not None
    with pytest.raises(NotYours, match="not-asked"):
        play.answer(room, TOY, 1, 1, room.position.answers()[0], 0.0)


def test_an_illegal_answer_changes_nothing() -> None:
    room = two()
    position = room.position
    assert position is not None
    illegal = next(a for a in range(position.step.size) if a not in position.answers())
    with pytest.raises(Illegal):
        play.answer(room, TOY, 0, 1, illegal, 0.0)
    with pytest.raises(Wrong, match="no-answer"):
        play.answer(room, TOY, 0, 1, "dance", 0.0)
    assert (room.journal.number, room.position) == (1, position)


def test_undo_and_redo_up_to_the_mark() -> None:
    room = two()
    before = room.position
    answer(room)  # play a card: the same seat is asked whether to bury one
    assert room.asked == 0
    after = room.position
    assert before is not None
    assert after is not None
    play.take_back(room, TOY, 0, room.journal.number, None, 0.0)
    assert room.position is not None
    assert room.position.values() == before.values()
    assert (room.journal.number, room.journal.moment) == (3, 0)
    play.redo(room, TOY, 0, room.journal.number, 0.0)
    assert room.position.values() == after.values()
    assert (room.journal.number, room.journal.moment) == (4, 1)


def test_taking_back_twice_under_one_number_counts_once() -> None:
    room = two()
    answer(room)
    for _ in range(2):
        play.take_back(room, TOY, 0, 2, 0, 0.0)
    assert room.journal.number == 3


def test_another_answer_ends_what_could_be_redone() -> None:
    room = two()
    answer(room, 0)
    play.take_back(room, TOY, 0, room.journal.number, None, 0.0)
    answer(room, 1)
    assert not play.can_redo(room, 0)
    with pytest.raises(Wrong, match="nothing-to-redo"):
        play.redo(room, TOY, 0, room.journal.number, 0.0)


def hand_over(room: Room) -> None:
    """Answer until another seat is asked."""
    seat = room.asked
    while room.asked == seat:
        answer(room)


def test_beyond_the_mark_the_others_have_to_agree() -> None:
    room = three()
    hand_over(room)
    goal = play.own_last(room, 0)
    assert goal is not None
    with pytest.raises(NotYours, match="ask-first"):
        play.take_back(room, TOY, 0, room.journal.number, goal, 0.0)
    play.ask_back(room, TOY, 0, room.journal.number, goal, 0.0)
    with pytest.raises(NotYours):
        play.reply(room, TOY, 0, True, 0.0)
    play.reply(room, TOY, 1, True, 0.0)
    assert room.journal.moment > goal
    play.reply(room, TOY, 2, True, 0.0)
    assert (room.journal.moment, room.asked) == (goal, 0)
    assert room.lines[-1].note == "took-back"


def test_one_who_does_not_agree_ends_the_request() -> None:
    room = two()
    hand_over(room)
    play.ask_back(room, TOY, 0, room.journal.number, play.own_last(room, 0) or 0, 0.0)
    play.reply(room, TOY, 1, False, 0.0)
    assert room.header.request is None
    with pytest.raises(Late, match="nothing-asked"):
        play.reply(room, TOY, 1, True, 0.0)


def test_an_answer_ends_the_request() -> None:
    room = two()
    hand_over(room)
    play.ask_back(room, TOY, 0, room.journal.number, play.own_last(room, 0) or 0, 0.0)
    answer(room)
    assert room.header.request is None


def test_among_bots_nobody_has_to_be_asked() -> None:
    room = new_table("me", "bot")
    hand_over(room)
    goal = play.own_last(room, 0)
    play.take_back(room, TOY, 0, room.journal.number, goal, 0.0)
    assert room.asked == 0


def test_whoever_is_stood_in_for_has_a_say() -> None:
    """Else a rival lets a bot sit in, and takes the game back to the start."""
    room = two()
    hand_over(room)
    goal = play.own_last(room, 0)
    assert goal is not None
    seating.stand_in(room, 1, "random", "called", 0.0)
    with pytest.raises(NotYours, match="ask-first"):
        play.take_back(room, TOY, 0, room.journal.number, goal, 0.0)
    play.ask_back(room, TOY, 0, room.journal.number, goal, 0.0)
    assert room.journal.moment > goal
    play.reply(room, TOY, 1, True, 1.0)
    assert room.journal.moment == goal


def test_whoever_has_resigned_has_no_say() -> None:
    room = two()
    hand_over(room)
    seating.resign(room, BRUNO, 1, "random", 0.0)
    play.take_back(room, TOY, 0, room.journal.number, play.own_last(room, 0), 0.0)
    assert room.asked == 0


def test_the_absent_say_no_for_a_day_and_then_nothing() -> None:
    room = three()
    hand_over(room)
    goal = play.own_last(room, 0)
    assert goal is not None

    def ask(now: float) -> int:
        play.ask_back(room, TOY, 0, room.journal.number, goal, now)
        return room.journal.moment

    assert ask(100.0) > goal
    play.reply(room, TOY, 1, True, 200.0)
    assert ask(100.0 + play.LAPSE - 1) > goal, "Clara has not agreed"
    room.seats[2].away_since = None
    assert ask(100.0 + play.LAPSE) > goal, "she is here, and has not agreed"
    room.seats[2].away_since = 300.0
    assert ask(100.0 + play.LAPSE) == goal


def test_a_reply_after_a_day_is_enough_without_the_absent() -> None:
    room = three()
    hand_over(room)
    goal = play.own_last(room, 0)
    assert goal is not None
    play.ask_back(room, TOY, 0, room.journal.number, goal, 0.0)
    play.reply(room, TOY, 1, True, play.LAPSE)
    assert room.journal.moment == goal


def test_bots_do_not_wait_a_day_for_a_reply() -> None:
    room = two()
    hand_over(room)
    play.ask_back(room, TOY, 0, room.journal.number, play.own_last(room, 0) or 0, 0.0)
    assert play.waits_for_reply(room, play.PATIENCE - 1)
    assert not play.waits_for_reply(room, play.PATIENCE)


def test_several_seats_of_one_person_need_not_agree() -> None:
    room = new_table("me", "me", "bot")
    hand_over(room)
    play.take_back(room, TOY, 0, room.journal.number, play.own_last(room, 0), 0.0)
    assert room.asked == 0


def test_one_cannot_go_back_to_a_question_of_another() -> None:
    room = two()
    hand_over(room)
    answer(room)
    with pytest.raises(Wrong, match="no-such-moment"):
        play.ask_back(room, TOY, 0, room.journal.number, room.journal.moment - 1, 0.0)


def test_a_game_ends_with_its_winners() -> None:
    room = two()
    play_to_the_end(room)
    assert room.header.status == "over"
    assert room.position is not None
    best = max(room.position.tally(seat)["coins"] for seat in (0, 1))
    assert all(room.position.tally(seat)["coins"] == best for seat in room.header.winners)
    with pytest.raises(Late, match="over"):
        play.answer(room, TOY, 0, room.journal.number, 0, 0.0)


# --- the journal --------------------------------------------------------------------------


def test_a_copy_of_a_room_shares_its_journal_and_changes_it_for_itself_alone() -> None:
    """So that a change that cannot be saved leaves the room as it was, and copies cost nothing."""
    room = two()
    answer(room)
    twin = room.copy()
    assert twin.journal is room.journal
    before = room.journal
    answer(twin)
    assert (room.journal, room.journal.number, twin.journal.number) == (before, 2, 3)
    assert twin.journal.entries.before is before.entries, "all that was entered before is shared"
    assert room != twin


def test_a_line_of_chat_shares_all_older_ones() -> None:
    """So that line 2,000 costs what line 20 does."""
    room = two()
    room.note("left", 0, 1.0)
    before = room.lines
    after = room.copy()
    after.note("came-back", 0, 2.0)
    assert after.lines.before is before
    assert [line.number for line in after.lines] == [0, 1]
    assert len(room.lines) == 1
