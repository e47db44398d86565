"""What those hear of who are away: what everybody may know, and nothing for those who are here."""

from __future__ import annotations

from burnham.table.room import ending, pauses, play, seating
from burnham.table.room.happenings import Happening, happenings
from burnham.table.room.planning import foreseen, lay, planned_answer
from burnham.table.room.room import Line, Room, Study
from tests.table.tables import ADA, BRUNO, TOY, answer, new_table


def started() -> tuple[Room, Room]:
    """Before and after Bruno sat down to Ada's table."""
    before = new_table("me", "friend")
    after = before.copy()
    seating.sit(after, TOY, BRUNO, None, "Bruno", "", 2.0)
    return before, after


def events(before: Room | None, after: Room) -> set[tuple[str, str]]:
    return {(one.event, one.person) for one in happenings(before, after)}


def test_a_start_is_told_to_all_who_are_away_and_the_turn_to_whoever_is_asked() -> None:
    before, after = started()
    asked = after.seats[after.asked or 0].person
    assert events(before, after) == {("started", ADA), ("started", BRUNO), ("turn", asked)}


def test_whoever_is_here_is_told_nothing() -> None:
    before, after = started()
    for seat in after.seats:
        seat.away_since = None
    assert events(before, after) == set()


def test_a_table_that_starts_as_it_is_laid_tells_its_host_nothing() -> None:
    assert events(None, new_table("me", "bot")) == set()


def test_the_turn_is_told_when_it_comes_to_somebody_else() -> None:
    _, before = started()
    after = before.copy()
    seat = after.asked or 0
    while after.asked == seat:
        answer(after)
    other = after.seats[after.asked or 0].person or ""
    told = [one for one in happenings(before, after) if one.event == "turn"]
    assert told == [Happening("turn", other, after.id, str(after.journal.number))]
    assert happenings(after, after.copy()) == []


def test_what_players_write_is_told_by_name_alone() -> None:
    _, before = started()
    after = before.copy()
    after.say(Line(len(after.lines), ADA, 0, "Ada", "I hold the harbour card", "", 3.0))
    after.say(Line(len(after.lines), "zoe", None, "Zoe", "from outside", "", 3.0))
    after.note("left", 0, 3.0)
    told = happenings(before, after)
    assert [(one.event, one.person, one.by) for one in told] == [("said", BRUNO, "Ada")]
    assert "harbour" not in repr(told)


def test_the_end_and_another_game() -> None:
    _, before = started()
    over = before.copy()
    over.header.status = "over"
    assert events(before, over) == {("over", ADA), ("over", BRUNO)}
    closed = before.copy()
    ending.close_by_host(closed, "why", 3.0)
    assert events(before, closed) == {("over", ADA), ("over", BRUNO)}
    again = over.copy()
    again.header.rematch = "another"
    assert {(one.event, one.table) for one in happenings(over, again)} == {("seat", "another")}


def test_whoever_has_to_agree_is_told_and_nobody_else() -> None:
    _, before = started()
    seat = before.asked or 0
    while before.asked == seat:
        answer(before)
    last = play.own_last(before, seat)
    assert last is not None
    asks, other = before.seats[seat], before.seats[1 - seat]
    undo = before.copy()
    play.ask_back(undo, TOY, seat, undo.journal.number, last, 3.0)
    told = [(one.event, one.person, one.by) for one in happenings(before, undo)]
    assert told == [("undo", other.person, asks.name)]
    assert happenings(undo, undo.copy()) == []
    pause = before.copy()
    pause.header.clock = "move:86400"
    pauses.agree(pause, asks.person or "", 3.0)
    told = [(one.event, one.person, one.by) for one in happenings(before, pause)]
    assert told == [("pause", other.person, asks.name)]
    cancel = before.copy()
    ending.ask_cancel(cancel, ADA, 3.0)
    assert events(before, cancel) == {("cancel", BRUNO)}
    here = undo.copy()
    for one in here.seats:
        one.away_since = None
    assert happenings(before, here) == []


def test_studies_wait_for_nobody() -> None:
    before, after = started()
    after.header.study = Study()
    assert happenings(before, after) == []


def test_whoever_has_planned_the_answer_is_told_when_there_is_one_more_to_give() -> None:
    """Bruno has planned to play a card, but not what he does after that."""
    _, before = started()
    bruno = 1
    assert before.asked == 0
    ahead = foreseen(before, bruno, 0)
    assert ahead is not None
    word, number = ahead.step.word(ahead.answers()[0]), before.journal.number
    lay(before, bruno, number, 0, planned_answer(before, TOY, bruno, number, 0, word))
    after = before.copy()
    answer(after, -1)  # Ada draws
    assert after.asked == bruno
    assert events(before, after) == set()
    later = after.copy()
    play.answer(later, TOY, bruno, later.journal.number, word, 3.0)
    assert later.asked == bruno
    assert events(after, later) == {("turn", BRUNO)}
