"""Lessons: a coach leads a beginner through a game that always goes the same way.

A lesson is a file in the game's folder: a deal, the answers given before it begins, and notes in
order (docs/writing_a_game.md).  A learner's place in it is the number of a note and what was chosen
on the way there.  All else follows from the file, so nothing is stored: the place is part of the
address, which outlives a reload, and there is no true game that it could give away.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from burnham.kernel.chance import BLAKE2
from burnham.kernel.game import Game, dealt, started
from burnham.kernel.title import OptionValue
from burnham.table.room import play
from burnham.table.room.practice import bots_around, unkept_room
from burnham.table.room.refusals import Missing, Refusal, Wrong
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed

FIRST: Final = "first"
"""The lesson that a beginner is offered."""
LONGEST: Final = 280
"""Letters of a note."""
AT_LEAST: Final = 3
"""In so many notes the learner acts at least once."""
WORDS_A_MINUTE: Final = 200
CLICK: Final = 5 / 60
"""Minutes that somebody takes to find and press what a note asks for."""
PLACE = re.compile(r"([0-9]{1,3})(?:-([0-9]{1,99}))?")


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in our languages; in a lesson of one's own in one of them at least."""

    en: str = ""
    de: str = ""

    def said(self, lang: str) -> str:
        """In this language; else in the other."""
        text: str = getattr(self, lang)
        return text or self.en or self.de


class Note(Said, frozen=True, forbid_unknown_fields=True):
    """What the coach says.  The note is done by one of the answers `only`, or without any by going
    on; then what others answer `then`.  `lit` are the things it speaks of."""

    only: tuple[str, ...] = ()
    why: Said | None = None  # why another answer is refused
    lit: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file in a game's folder; one of one's own also names its `game`."""

    name: Said
    seats: int
    seed: str
    notes: tuple[Note, ...]
    order: int = 0  # among the lessons of the game
    seat: int = 0  # the learner's
    options: dict[str, OptionValue] = {}
    answers: tuple[str, ...] = ()  # given before the first note
    id: str = ""
    game: str = ""
    start: str = ""  # the position it begins with, as in a record; empty: a deal
    dice: Literal["sfc32", "blake2"] = BLAKE2
    own: bool = False

    def minutes(self, lang: str) -> int:
        words = sum(len(note.said(lang).split()) for note in self.notes)
        return ceil(words / WORDS_A_MINUTE + len(self.notes) * CLICK)

    @property
    def after_introduction(self) -> int:
        """The first note at which the learner answers: there a second try begins."""
        return next((n for n, note in enumerate(self.notes) if note.only), 0)


class NotInLesson(Refusal):
    """An answer that the rules allow, but not this note."""

    def __init__(self, why: str) -> None:
        super().__init__("not-in-lesson", why=why)


@dataclass(frozen=True)
class Place:
    """Where a learner is: at a note, having given these answers: which of `only`, one digit for
    each note before it that asked; what is left out was the first."""

    note: int = 0
    gave: str = ""

    def __str__(self) -> str:
        chosen = self.gave.rstrip("0")
        return f"{self.note}-{chosen}" if chosen else str(self.note)


# --- moving through a lesson -------------------------------------------------------------------


def read_place(lesson: Lesson, text: str) -> Place:
    found = PLACE.fullmatch(text)
    if found is None or int(found[1]) >= len(lesson.notes):
        raise Missing("page")
    note, gave = int(found[1]), found[2] or ""
    asked = [one for one in lesson.notes[:note] if one.only]
    gave = gave.ljust(len(asked), "0")
    if len(gave) != len(asked) or any(
        int(which) >= len(one.only) for which, one in zip(gave, asked, strict=True)
    ):
        raise Missing("page")
    return Place(note, gave)


def given(lesson: Lesson, place: Place, word: str, lang: str) -> Place:
    """On by an answer; one that is not meant leaves the learner where they are."""
    note = lesson.notes[place.note]
    if word not in note.only:
        if note.why is None:
            raise Wrong("read-on")
        raise NotInLesson(note.why.said(lang))
    return _on(lesson, place, note.only.index(word))


def skipped(lesson: Lesson, place: Place) -> Place:
    """On without an answer: the first that is meant is given for the learner."""
    return _on(lesson, place, 0)


def before(lesson: Lesson, place: Place) -> Place:
    note = max(place.note - 1, 0)
    asked = sum(1 for one in lesson.notes[:note] if one.only)
    return Place(note, place.gave[:asked])


def _on(lesson: Lesson, place: Place, which: int) -> Place:
    """The last note is the end."""
    if place.note + 1 >= len(lesson.notes):
        return place
    asked = bool(lesson.notes[place.note].only)
    return Place(place.note + 1, place.gave + (str(which) if asked else ""))


def all_places(lesson: Lesson) -> Iterator[Place]:
    """Every place that answers lead to."""
    places = [Place()]
    for note in lesson.notes:
        yield from places
        ways = range(max(1, len(note.only)))
        places = [_on(lesson, place, which) for place in places for which in ways]


def answers_at(lesson: Lesson, place: Place) -> list[str]:
    """All that was answered before this place."""
    words, chosen = list(lesson.answers), iter(place.gave)
    for note in lesson.notes[: place.note]:
        if note.only:
            words.append(note.only[int(next(chosen))])
        words += note.then
    return words


def room_at(lesson: Lesson, boxed: Boxed, place: Place, name: str = "") -> Room:
    """The table as it stands there; `name` is the learner's."""
    seats = bots_around(lesson.seats, lesson.seat, name)
    room = unkept_room("lesson", boxed, lesson.options, seats, seed=lesson.seed)
    play.begin(room, boxed, _begun(lesson, boxed), 0)
    for word in answers_at(lesson, place):
        go_on(room, boxed, word)
    return room


def go_on(room: Room, boxed: Boxed, word: str) -> None:
    """Whoever is asked answers."""
    if room.asked is None:
        raise Wrong("over")
    play.answer(room, boxed, room.asked, room.journal.number, word, 0)


def _begun(lesson: Lesson, boxed: Boxed) -> Game:
    title, tables = boxed.title, boxed.tables
    options = title.full_options(lesson.seats, lesson.options)
    if not lesson.start:
        return dealt(title, tables, lesson.seats, options, lesson.seed, lesson.dice)
    values = {**msgspec.json.decode(lesson.start, type=dict[str, Any]), "seats": lesson.seats}
    return started(title, tables, options, lesson.seed, values, lesson.dice)


# --- files -------------------------------------------------------------------------------------


def read_lesson(path: Path) -> Lesson:
    """ValueError if it is none."""
    lesson = msgspec.toml.decode(path.read_bytes(), type=Lesson)
    return msgspec.structs.replace(lesson, id=path.stem, own=False)


@lru_cache(64)
def own_lesson(text: str, id: str = "") -> Lesson:
    """A lesson of somebody's own; ValueError if it is none."""
    lesson = msgspec.toml.decode(text, type=Lesson)
    return msgspec.structs.replace(lesson, id=id, own=True)


@lru_cache
def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    """The lessons of a game's folder, in order."""
    found = [read_lesson(path) for path in (folder / "lessons").glob("*.toml")]
    return tuple(sorted(found, key=lambda lesson: lesson.order))


def find_lesson(boxed: Boxed, id: str) -> Lesson:
    for lesson in lessons_in(boxed.title.folder):
        if lesson.id == id:
            return lesson
    raise Missing("page")


def first_lesson(boxed: Boxed) -> Lesson | None:
    lessons = lessons_in(boxed.title.folder)
    return next((lesson for lesson in lessons if lesson.id == FIRST), None)
