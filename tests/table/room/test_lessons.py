"""Lessons: a learner's place in them, and every lesson of every game played in all ways."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from burnham.games import names, title_of
from burnham.kernel.fluent import LANGUAGES
from burnham.kit import Arrangement
from burnham.table.room.lesson_check import check_ours
from burnham.table.room.lessons import (
    FIRST,
    Lesson,
    Note,
    NotInLesson,
    Place,
    Said,
    all_places,
    before,
    given,
    lessons_in,
    read_lesson,
    read_place,
    room_at,
    skipped,
)
from burnham.table.room.practice import LEARNER
from burnham.table.room.refusals import Missing, Wrong
from burnham.table.room.shelf import Boxed
from burnham.table.speech import speech_in
from burnham.table.views.frame import Frame, Person
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.frames import TableFrames
from tests import toy

LESSONS = [(game, one.id) for game in names() for one in lessons_in(title_of(game).folder)]
each_lesson = pytest.mark.parametrize(("game", "id"), LESSONS)
MINUTES = 10


def lesson_of(game: str, id: str) -> Lesson:
    return next(one for one in lessons_in(title_of(game).folder) if one.id == id)


# --- all lessons -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_first_lesson_of_ten_minutes_at_most(game: str) -> None:
    first, *others = lessons_in(title_of(game).folder)
    assert first.id == FIRST
    assert all(first.minutes(lang) <= MINUTES for lang in LANGUAGES)
    assert [one.order for one in (first, *others)] == list(range(1, len(others) + 2))


@each_lesson
def test_a_lesson_can_be_played_to_its_end_in_all_ways(game: str, id: str) -> None:
    assert list(check_ours(lesson_of(game, id), Boxed(title_of(game)))) == []


def is_seen(item: str, seat: int) -> bool:
    """The board and what is the learner's own; what others own is folded away."""
    return item.startswith("sheet:") or item in (f"slot:desk-{seat}", f"slot:tally-{seat}")


@each_lesson
def test_all_that_a_note_speaks_of_is_drawn(game: str, id: str) -> None:
    lesson, boxed = lesson_of(game, id), Boxed(title_of(game))
    frame = Frame("en", "auto", Person("", False, False), 0, "/")
    for place in all_places(lesson):
        viewpoint = Viewpoint(room_at(lesson, boxed, place), boxed, Viewing(frame, LEARNER))
        for arrangement in get_args(Arrangement):
            items = TableFrames().show(viewpoint, "", arrangement, None).items
            html = "".join(html for name, html in items.items() if is_seen(name, lesson.seat))
            drawn = set(re.findall(r'data-thing="([\w-]+)"', html))
            missing = set(lesson.notes[place.note].lit) - drawn
            assert not missing, (place, arrangement)


# --- a learner's place -------------------------------------------------------------------------

WHY = Said("Not that one.", "Nicht das.")
TOY = Lesson(
    name=Said("Tollhouse", "Zollhaus"),
    order=1,
    seats=2,
    seed="lesson",
    notes=(
        Note("Read.", "Lies."),
        Note("Choose.", "Wähle.", only=("a", "b"), why=WHY),
        Note("Read on.", "Lies weiter."),
        Note("Choose.", "Wähle.", only=("c",), why=WHY, then=("d",)),
        Note("End.", "Ende."),
    ),
)


def test_an_answer_that_is_meant_leads_on_and_is_remembered() -> None:
    place = given(TOY, Place(1), "b", "en")
    assert (place, str(place)) == (Place(2, "1"), "2-1")
    assert str(given(TOY, Place(3, "0"), "c", "en")) == "4"


def test_another_answer_is_refused_with_the_lessons_own_reason() -> None:
    with pytest.raises(NotInLesson) as refused:
        given(TOY, Place(1), "c", "de")
    assert refused.value.given == {"why": "Nicht das."}


def test_where_nothing_is_asked_one_reads_on() -> None:
    with pytest.raises(Wrong, match="read-on"):
        given(TOY, Place(0), "a", "en")
    assert skipped(TOY, Place(0)) == Place(1)


def test_who_skips_gives_the_first_answer() -> None:
    assert skipped(TOY, Place(1)) == Place(2, "0")


def test_back_forgets_what_was_given_there() -> None:
    assert before(TOY, Place(2, "1")) == Place(1, "")
    assert before(TOY, Place(4, "10")) == Place(3, "1")
    assert before(TOY, Place(0)) == Place(0)


def test_the_last_note_is_the_end() -> None:
    assert skipped(TOY, Place(4, "00")) == Place(4, "00")


def test_a_second_try_begins_after_the_introduction() -> None:
    assert TOY.after_introduction == 1


def test_every_place_is_found_again_by_its_address() -> None:
    places = list(all_places(TOY))
    assert len(places) == 1 + 1 + 2 + 2 + 2
    for place in places:
        again = read_place(TOY, str(place))
        assert again == place


@pytest.mark.parametrize("text", ["", "x", "5", "-1", "2-2", "2-00", "0-1", "1e3", "٣", "999999"])
def test_addresses_that_lead_nowhere(text: str) -> None:
    with pytest.raises(Missing):
        read_place(TOY, text)


def test_a_file_that_is_wrong_is_told_in_sentences(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(
        """
        name = { en = "Wrong", de = "Falsch" }
        order = 1
        seats = 2
        seed = "wrong"
        [[notes]]
        en = ""
        de = "Lies."
        [[notes]]
        en = "Fly."
        de = "Flieg."
        only = ["fly"]
        """
    )
    found, say = check_ours(read_lesson(file), Boxed(toy.TITLE)), speech_in("en")
    told = [fault.said(say, file.read_text()) for fault in found]
    assert told[0] == "Line 7, note 1, en: The text is missing (en)."
    assert told[1].startswith("Line 12, note 2, only: The last note asks for an answer")
    assert told[2].startswith("Line 12, note 2, only: Other answers are possible here")
    assert told[3].startswith("Line 12, note 2, only: “fly” is no answer here. There are: ")


def test_three_notes_without_an_answer_are_too_many() -> None:
    read = Note("Read.", "Lies.")
    lecture = Lesson(Said("L", "L"), 2, "lecture", (read, read, read))
    told = [fault.said(speech_in("de")) for fault in check_ours(lecture, Boxed(toy.TITLE))]
    assert told == ["Notiz 1: Von hier an wird 3 Notizen lang nach nichts gefragt."]
