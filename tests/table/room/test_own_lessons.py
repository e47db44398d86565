"""A lesson file of one's own: what is wrong is told with line, note and field; and the file that
the notes of a study give."""

from __future__ import annotations

import pytest

import burnham
from burnham.table.room import play, seating, teaching
from burnham.table.room.imports import room_of_record
from burnham.table.room.lesson_check import Fault, check_own
from burnham.table.room.lesson_file import lesson_file
from burnham.table.room.lessons import all_places, own_lesson, room_at
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room
from burnham.table.room.shelf import Shelf
from burnham.table.room.studies import study_of, study_wish
from burnham.table.speech import speech_in
from burnham.table.views.own_lessons import things_drawn
from tests.table.tables import ADA, BRUNO

SHELF = Shelf()
GOOD = """
name = { de = "Mein erstes Gebäude" }
game = "san_francisco"
seats = 2
options = { duopoly = false, start_player = "seat_1" }
seed = "earthquake 182"

[[notes]]
de = "Das sind öffentliche Ausschreibungen."
lit = ["public-0"]

[[notes]]
de = "Behalte Gelb."
only = ["keep tender=5"]
why = { de = "Gelb!" }
then = ["keep tender=12"]

[[notes]]
de = "Ende."
"""


def faults(text: str) -> list[Fault]:
    return list(check_own(text, SHELF, things_drawn))


def told(text: str, lang: str = "en") -> list[str]:
    return [fault.said(speech_in(lang), text) for fault in faults(text)]


def test_one_language_is_enough() -> None:
    assert faults(GOOD) == []
    lesson = own_lesson(GOOD, "x")
    assert lesson.own
    assert lesson.name.said("en") == "Mein erstes Gebäude"
    assert room_at(lesson, SHELF["san_francisco"], list(all_places(lesson))[-1]).journal.moment == 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("seats = 2", "seats = 2\ncolour = 3", "Line 5, colour: There is no such field"),
        ('de = "Ende."', 'de = "Ende."\nonyl = 1', "Line 20, note 3, onyl: There is no such field"),
        ("seats = 2", "", "seats: This field is missing."),
        ("seats = 2", "seats = 9", "Line 4, seats: This can be 1 to 4."),
        ("seats = 2", "seats = 2\nseat = 2", "Line 5, seat: This can be 0 to 1."),
        ("seats = 2", 'seats = "two"', "Line 4, seats: This must be a whole number, but it is"),
        ("seats = 2", "seats = = 2", "Line 4: From here on the file is no TOML."),
        ('"san_francisco"', '"chess"', "Line 3, game: Say which game it is: "),
        ('game = "san_francisco"\n', "", "game: Say which game it is: "),
        ('{ de = "Mein erstes Gebäude" }', "{}", "Line 2, name: The text is missing (en / de)."),
        ('{ de = "Mein', '{ en = "My", de = "Mein', "Line 8, note 1, en: The text is missing (en)"),
        ('"Ende."', '"' + "x" * 281 + '"', "Line 19, note 3, de: The text (de) has 281 letters"),
        ('"Ende."', '""', "Line 19, note 3, de: The text is missing (de)."),
        ('"public-0"', '"public-99"', "Line 10, note 1, lit: “public-99” is not to be seen here."),
        ("tender=5", "tender=6", "Line 14, note 2, only: “keep tender=6” is no answer here. There"),
        ("tender=12", "tender=13", "Line 16, note 2, then: “keep tender=13” is no answer here."),
        ('why = { de = "Gelb!" }\n', "", "Line 14, note 2, only: Other answers are possible"),
        ("duopoly = false", "duopoly = 7", "Line 5, options: The game cannot be set up like this"),
        ("seed =", 'start = "{}"\nseed =', "Line 6, start: The game cannot be set up like this"),
        ('de = "Ende."', 'de = "Ende."\nonly = ["x"]', "Line 20, note 3, only: The last note asks"),
        (
            "seed =",
            'answers = ["fly"]\nseed =',
            "Line 6, answers: “fly” is no answer here. There are: keep tender=",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    found = told(GOOD.replace(old, new, 1))
    assert any(one.startswith(sentence) for one in found), found


def test_it_is_said_in_german_too() -> None:
    text = GOOD.replace("tender=5", "tender=6")
    assert told(text, "de")[-1].startswith(
        "Zeile 14, Notiz 2, only: „keep tender=6“ ist hier keine Antwort. Es gibt: keep tender="
    )


def test_files_that_would_keep_the_server_busy() -> None:
    assert [fault.key for fault in faults("x" * 100_001)] == ["bytes"]
    many = GOOD + '[[notes]]\nde = "x"\n' * 100
    assert [fault.where for fault in faults(many) if fault.key == "many"] == ["notes"]
    ways = GOOD + '[[notes]]\nde = "x"\nonly = ["a", "b"]\nwhy = { de = "x" }\n' * 8
    assert [fault.where for fault in faults(ways) if fault.key == "many"] == ["only"]
    long = GOOD.replace("seed =", f"answers = {['x'] * 1001!r}\nseed =")
    assert [fault.where for fault in faults(long) if fault.key == "many"] == ["answers"]
    wide = GOOD.replace('only = ["keep tender=5"]', f"only = {['x'] * 11!r}")
    assert [fault.where for fault in faults(wide) if fault.key == "many"] == ["only"]
    assert [fault.key for fault in faults("notes = []\n" + GOOD.partition("[[")[0])] == ["no-notes"]


# --- from a study ------------------------------------------------------------------------------


def played(game: str) -> Room:
    """A record of some answers as a study."""
    played = burnham.new(game, seats=3, seed="9")
    for _ in range(30):
        played.take(played.answers()[0])
    return room_of_record(played.record(), SHELF, ADA, 0.0)


@pytest.mark.parametrize("game", list(SHELF))
def test_a_study_with_notes_gives_a_lesson_that_can_be_played(game: str) -> None:
    room, boxed = played(game), SHELF[game]
    for at in (3, 7, 20, 30):
        teaching.write_note(room, ADA, at, f'Look at "{at}"\nhere.', [])
    text = lesson_file(room, boxed, ADA, "en", "Not that.")
    assert told(text) == []
    lesson = own_lesson(text)
    assert lesson.notes[0].en == 'Look at "3"\nhere.'
    assert any(note.only for note in lesson.notes)
    last = room_at(lesson, boxed, list(all_places(lesson))[-1])
    assert last.position is not None
    assert room.position is not None
    assert last.position.values() == room.position.values()


def test_a_study_from_a_position_gives_one_too() -> None:
    whole, boxed = played("raising_chicago"), SHELF["raising_chicago"]
    start = study_of(whole, boxed, ADA, 0, 12, 3, "1")
    room = seating.open_table(
        study_wish(whole, start, [0, 1, 2], "random"), boxed, ADA, "", "", 0.0
    )
    for _ in range(5):
        assert room.position is not None
        given = room.position.answers()[-1]
        play.answer(room, boxed, room.position.seat, room.journal.number, given, 0.0)
    teaching.write_note(room, ADA, 0, "begin", [])
    teaching.write_note(room, ADA, 5, "end", [])
    text = lesson_file(room, boxed, ADA, "de", "Nein.")
    assert told(text) == []
    assert room.position is not None
    last = room_at(own_lesson(text), boxed, list(all_places(own_lesson(text)))[-1])
    assert last.position is not None
    assert last.position.values() == room.position.values()


def test_nobody_else_gets_it_and_without_notes_there_is_none() -> None:
    room, boxed = played("san_francisco"), SHELF["san_francisco"]
    with pytest.raises(Wrong, match="lesson-notes"):
        lesson_file(room, boxed, ADA, "en", "")
    teaching.write_note(room, ADA, 0, "x", [])
    with pytest.raises(NotYours, match="lesson-notes"):
        lesson_file(room, boxed, BRUNO, "en", "")
