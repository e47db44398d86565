"""The coach speaks to whoever plays alone against bots, and to nobody else."""

from __future__ import annotations

from burnham.table.room.room import Room
from burnham.table.views.frame import Frame, Person
from burnham.table.views.table import TableView, table_view
from burnham.table.views.viewpoint import Viewing, Viewpoint
from tests.table.tables import ADA, BRUNO, TOY, answer, new_table, two


def view(room: Room, person: str | None, moment: int | None = None) -> TableView:
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    return table_view(Viewpoint(room, TOY, Viewing(frame, person, None, moment)), "http://test")


def test_against_bots_every_question_has_its_note() -> None:
    room = new_table("me", "bot")
    names = set()
    for _ in range(12):
        found = view(room, ADA)
        if found.question and found.question.mine:
            note = found.question.coach
            assert note is not None
            assert note.text
            names.add(note.name)
        if room.asked is None:
            break
        answer(room)
    assert names == {"toy/act", "toy/keep"}
    assert view(new_table("me", "bot"), ADA).viewer.has_coach


def test_among_people_and_for_those_who_watch_there_is_none() -> None:
    for room, person in ((two(), ADA), (two(), BRUNO), (new_table("me", "me"), ADA)):
        found = view(room, person)
        assert found.question is None or found.question.coach is None
        assert not found.viewer.has_coach
    watched = view(new_table("me", "bot"), BRUNO)
    assert watched.question is not None
    assert watched.question.coach is None
    assert not watched.viewer.has_coach
