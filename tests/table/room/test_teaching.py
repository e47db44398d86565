"""The teacher of a study leads, lights things and writes notes; nobody else does."""

from __future__ import annotations

import pytest

from burnham.kernel.position import NOBODY
from burnham.table.room import play, records, seating, teaching
from burnham.table.room.refusals import Missing, NotYours, Refusal, Wrong
from burnham.table.room.room import Lead, Note, Room
from burnham.table.room.studies import shown_seat, study_of, study_wish
from tests.table.tables import ADA, BRUNO, TOY, answer, play_to_the_end, two


def finished() -> Room:
    room = two()
    play_to_the_end(room)
    return room


def study(room: Room, *, shared: bool = False, friends: bool = False) -> Room:
    start = study_of(room, TOY, ADA, 0, 0, 0, "1", shared=shared)
    mine = [0] if friends else [0, 1]
    wish = study_wish(room, start, mine, "")
    return seating.open_table(wish, TOY, ADA, "Ada", "", 9.0)


def test_the_teacher_leads_and_lights_things() -> None:
    room = study(finished())
    answer(room)
    teaching.lead(room, ADA, 0, ["gate-1", "gate-2", "gate-1"])
    assert room.header.lead == Lead(0, ("gate-1", "gate-2"))
    teaching.lead(room, ADA, None, [])
    assert room.header.lead == Lead()
    teaching.end_lead(room, ADA)
    assert room.header.lead is None


def test_nobody_else_leads_or_writes() -> None:
    room, game = study(finished()), two()
    for table, person in ((room, BRUNO), (room, None), (game, ADA)):
        before = table.copy()
        with pytest.raises(NotYours, match="teacher"):
            teaching.lead(table, person, 0, [])
        with pytest.raises(NotYours, match="teacher"):
            teaching.end_lead(table, person)
        with pytest.raises(NotYours, match="teacher"):
            teaching.write_note(table, person, 0, "x", [])
        assert table == before


@pytest.mark.parametrize("at", [-1, 1, 99])
def test_moments_that_are_not_there_are_refused(at: int) -> None:
    room = study(finished())
    with pytest.raises(Wrong, match="no-such-moment"):
        teaching.lead(room, ADA, at, [])
    with pytest.raises(Wrong, match="no-such-moment"):
        teaching.write_note(room, ADA, at, "x", [])


@pytest.mark.parametrize("lit", [["<b>"], ["gate"], ["gate-x"], [f"gate-{n}" for n in range(25)]])
def test_what_is_no_thing_is_not_lit(lit: list[str]) -> None:
    room = study(finished())
    with pytest.raises(Wrong, match="field"):
        teaching.lead(room, ADA, 0, lit)


def test_a_note_belongs_to_what_led_to_its_moment() -> None:
    room = study(finished())
    teaching.write_note(room, ADA, 0, " the\r\nstart\x07 \n", ["gate-1"])
    answer(room)
    teaching.write_note(room, ADA, 1, "a move", [])
    assert teaching.notes_by_moment(room) == {
        0: Note("the\nstart", ("gate-1",)),
        1: Note("a move"),
    }
    play.take_back(room, TOY, room.asked or 0, room.journal.number, 0, 9.0)
    answer(room, 1)
    assert list(teaching.notes_by_moment(room)) == [0]  # another move is there now
    teaching.write_note(room, ADA, 0, "", [])
    assert teaching.notes_by_moment(room) == {}


def test_notes_are_limited() -> None:
    room = study(finished())
    with pytest.raises(Wrong, match="note"):
        teaching.write_note(room, ADA, 0, "x" * 1001, [])
    room.notes = {n: Note("x") for n in range(1, 501)}
    with pytest.raises(Wrong, match="note"):
        teaching.write_note(room, ADA, 0, "one more", [])


def test_the_record_keeps_notes() -> None:
    room = study(finished())
    assert "notes" not in records.record(room, TOY, ADA)
    teaching.write_note(room, ADA, 0, "look", ["gate-1"])
    assert records.record(room, TOY, ADA)["notes"] == [
        {"at": 0, "text": "look", "lit": ("gate-1",)}
    ]


def test_what_one_seat_imagined_is_for_one() -> None:
    """It holds the hand of a game under way, to which the others would listen."""
    room = study(two())
    assert room.header.study is not None
    assert room.header.study.for_one
    with pytest.raises(Missing, match="invite"):
        room.let_in(BRUNO)
    room.visitors = frozenset({BRUNO})  # however that came about
    assert not room.may_enter(BRUNO)
    assert room.may_enter(ADA)
    with pytest.raises(NotYours, match="teacher"):
        teaching.lead(room, ADA, 0, [])
    teaching.write_note(room, ADA, 0, "for me", [])
    with pytest.raises(NotYours, match="study-for-one"):
        study(room, shared=True)
    again = study(room)
    assert again.header.study is not None
    assert again.header.study.for_one


def test_what_is_shared_is_imagined_from_what_everybody_knows() -> None:
    game = two()
    room = study(game, shared=True)
    assert room.header.study is not None
    assert (room.header.study.seat, room.header.study.imagined) == (NOBODY, True)
    assert game.position is not None
    assert room.position is not None
    assert room.position.seen_by(NOBODY).values() == game.position.seen_by(NOBODY).values()
    room.let_in(BRUNO)
    assert room.may_enter(BRUNO)


def test_watchers_look_with_the_teacher_while_nobody_else_plays() -> None:
    room = study(finished())
    assert shown_seat(room) == room.asked
    along = study(finished(), friends=True)
    assert along.position is None  # it waits for Bruno
    assert shown_seat(along) is None
    seating.sit(along, TOY, BRUNO, None, "Bruno", "", 9.0)
    assert along.journal.moment == 0
    assert shown_seat(along) is None
    assert shown_seat(two()) is None
    assert shown_seat(study(two())) is None
    with pytest.raises(Refusal):
        records.record(along, TOY, ADA)
