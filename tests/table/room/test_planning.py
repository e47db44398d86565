"""Planned answers at a table of Tollhouse: laid down, given, dropped, taken away."""

from __future__ import annotations

import pytest

from burnham.table.room import planning, plans, play, seating
from burnham.table.room.planning import foreseen, lay, planned_answer
from burnham.table.room.refusals import Illegal, Late, NotYours, Wrong
from burnham.table.room.room import Room
from burnham.table.store import rows
from tests.table.tables import ADA, BRUNO, TOY, answer, three

ADAS, BRUNOS, CLARAS = 0, 1, 2


def asked_first() -> Room:
    """Bruno is asked; Ada and Clara wait."""
    room = three()
    answer_until(room, BRUNOS)
    return room


def answer_until(room: Room, seat: int) -> None:
    while room.asked != seat:
        answer(room, -1)  # draws, or puts nothing under the deck


def plan(room: Room, seat: int, word: str, place: int = 0) -> None:
    planned = planned_answer(room, TOY, seat, room.journal.number, place, word)
    lay(room, seat, room.journal.number, place, planned)


def some_word(room: Room, seat: int, place: int = 0, which: int = 0) -> str:
    ahead = foreseen(room, seat, place)
    assert ahead is not None
    return ahead.step.word(ahead.answers()[which])


def test_a_planned_answer_is_due_when_its_question_comes() -> None:
    room = asked_first()
    word = some_word(room, ADAS)
    plan(room, ADAS, word)
    assert plans.due(room) == ""
    answer_until(room, ADAS)
    assert plans.due(room) == word
    play.answer(room, TOY, ADAS, room.journal.number, word, 0.0)
    assert room.plans[ADAS] == plans.NONE


def test_several_answers_are_planned_one_after_another() -> None:
    room = asked_first()
    first = some_word(room, ADAS)
    assert first.startswith("play")
    plan(room, ADAS, first)
    second = some_word(room, ADAS, 1, -1)
    assert second == "done"
    plan(room, ADAS, second, 1)
    answer_until(room, ADAS)
    for word in (first, second):
        assert plans.due(room) == word
        play.answer(room, TOY, ADAS, room.journal.number, word, 0.0)
    assert room.asked == BRUNOS
    assert room.plans[ADAS] == plans.NONE


def test_what_an_answer_brings_by_chance_cannot_be_foreseen() -> None:
    room = asked_first()
    gamble = next(
        word
        for which in range(9)
        if (word := some_word(room, ADAS, which=which)).startswith("gamble")
    )
    plan(room, ADAS, gamble)
    assert foreseen(room, ADAS, 1) is None
    with pytest.raises(Wrong, match="plan-unknown"):
        planned_answer(room, TOY, ADAS, room.journal.number, 1, "done")


def test_only_while_another_person_is_asked() -> None:
    room = asked_first()
    with pytest.raises(Late, match="plan-asked"):
        planned_answer(room, TOY, BRUNOS, room.journal.number, 0, "draw")
    word = some_word(room, ADAS)
    seating.leave(room, ADA, ADAS, "random", 0.0)
    with pytest.raises(NotYours, match="stood-in"):
        planned_answer(room, TOY, ADAS, room.journal.number, 0, word)
    seating.leave(room, BRUNO, BRUNOS, "random", 0.0)
    with pytest.raises(Late, match="plan-bot"):
        planned_answer(room, TOY, CLARAS, room.journal.number, 0, word)


def test_bad_plans_are_refused() -> None:
    room = asked_first()
    assert room.position is not None
    theirs = next(c for c in range(12) if c not in room.position.hands[ADAS])  # type: ignore[attr-defined]
    with pytest.raises(Illegal):
        planned_answer(room, TOY, ADAS, room.journal.number, 0, f"play card={theirs}")
    with pytest.raises(Wrong, match="no-answer"):
        planned_answer(room, TOY, ADAS, room.journal.number, 0, "fly")
    with pytest.raises(Wrong, match="plan-place"):
        planned_answer(room, TOY, ADAS, room.journal.number, 1, "draw")
    planned = planned_answer(room, TOY, ADAS, room.journal.number, 0, some_word(room, ADAS))
    with pytest.raises(Late, match="moved-on"):
        lay(room, ADAS, room.journal.number - 1, 0, planned)
    assert not room.plans


def test_the_same_plan_twice_is_one_plan() -> None:
    room = asked_first()
    word = some_word(room, ADAS)
    plan(room, ADAS, word)
    plan(room, ADAS, some_word(room, ADAS, 1, -1), 1)
    before = room.plans
    plan(room, ADAS, word)
    assert room.plans == before
    plan(room, ADAS, some_word(room, ADAS, which=-1))  # another: what followed the first is gone
    assert len(room.plans[ADAS].answers) == 1


def test_no_more_than_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "MOST", 1)
    room = asked_first()
    plan(room, ADAS, some_word(room, ADAS))
    assert foreseen(room, ADAS, 1) is None


def test_another_answer_by_hand_ends_the_plan_without_a_word() -> None:
    room = asked_first()
    plan(room, ADAS, some_word(room, ADAS))
    answer_until(room, ADAS)
    answer(room, -1)
    assert room.plans[ADAS] == plans.NONE


def test_a_bot_that_sits_in_ends_the_plan() -> None:
    room = asked_first()
    plan(room, ADAS, some_word(room, ADAS))
    seating.leave(room, ADA, ADAS, "random", 0.0)
    dropped = room.plans[ADAS].dropped
    assert dropped is not None
    assert dropped.why == "stood-in"
    answer_until(room, ADAS)
    assert plans.due(room) == ""


def test_what_was_planned_after_an_answer_falls_with_it() -> None:
    """Clara plans after Bruno's first answer; he takes it back."""
    room = asked_first()
    answer(room)  # plays a card: one more question is his
    assert room.asked == BRUNOS
    plan(room, CLARAS, some_word(room, CLARAS))
    play.take_back(room, TOY, BRUNOS, room.journal.number, room.journal.moment - 1, 0.0)
    dropped = room.plans[CLARAS].dropped
    assert dropped is not None
    assert dropped.why == "back"


def test_what_was_planned_before_it_stays() -> None:
    room = asked_first()
    plan(room, CLARAS, some_word(room, CLARAS))
    answer(room)
    play.take_back(room, TOY, BRUNOS, room.journal.number, room.journal.moment - 1, 0.0)
    assert room.plans[CLARAS].answers


def test_whoever_takes_a_planned_answer_back_is_left_alone() -> None:
    room = asked_first()
    first = some_word(room, ADAS)
    plan(room, ADAS, first)
    plan(room, ADAS, "done", 1)
    answer_until(room, ADAS)
    play.answer(room, TOY, ADAS, room.journal.number, first, 0.0)
    play.take_back(room, TOY, ADAS, room.journal.number, None, 0.0)
    assert plans.due(room) == ""
    assert room.plans[ADAS] == plans.NONE


def test_a_plan_that_cannot_be_looked_at_hinders_nobody(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    room = asked_first()
    plan(room, ADAS, some_word(room, ADAS))

    def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(plans, "fault", broken)
    answer_until(room, ADAS)
    assert room.plans[ADAS].dropped is not None
    assert "cannot be looked at" in caplog.text


def test_removed_from_a_place_on() -> None:
    room = asked_first()
    plan(room, ADAS, some_word(room, ADAS))
    plan(room, ADAS, "done", 1)
    planning.remove(room, ADAS, 1)
    assert len(room.plans[ADAS].answers) == 1
    planning.remove(room, ADAS, 0)
    assert room.plans[ADAS] == plans.NONE


def test_a_plan_is_stored_as_it_is() -> None:
    room = asked_first()
    plan(room, ADAS, some_word(room, ADAS))
    stored = rows.plan_row(room.id, ADAS, room.plans[ADAS])
    assert rows.plan_from(stored) == room.plans[ADAS]  # type: ignore[arg-type]
    assert stored["size"] == 1
