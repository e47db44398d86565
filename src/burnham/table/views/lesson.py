"""A lesson as its learner sees it: the table as it stands at a note, and the coach beside it."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.room.lessons import (
    Lesson,
    Place,
    before,
    lessons_in,
    skipped,
)
from burnham.table.room.progress import NOTHING_LEARNED, Progress
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.views.frame import Frame
from burnham.table.views.games import (
    OWN,
    GameCard,
    LessonCard,
    game_card,
    lesson_card,
    lesson_url,
)
from burnham.table.views.table import TableView
from burnham.table.views.unkept import unkept_view
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class CoachView:
    """What the coach says.  `asks`: the note is done by an answer; else by going on."""

    lesson: str
    number: int  # of the note, counted from 1
    count: int
    text: str
    asks: bool
    things: tuple[str, ...]  # what it speaks of
    answers: tuple[int, ...]  # what it asks for
    back: str  # the note before; empty at the first
    on: str  # the next note; empty at the last
    again: str  # where a second try begins
    leave: str
    bots: int  # so many are played against after the lesson
    following: LessonCard | None  # the next lesson, told at the end of this one


@dataclass(frozen=True)
class LessonView:
    table: TableView
    coach: CoachView


@dataclass(frozen=True)
class LessonsView:
    """All lessons of a game."""

    frame: Frame
    game: GameCard
    lessons: tuple[LessonCard, ...]


def lessons_view(
    frame: Frame, shelf: Shelf, game: str, progress: Progress = NOTHING_LEARNED
) -> LessonsView:
    boxed = shelf[game]
    cards = [
        lesson_card(boxed, one, frame.lang, progress) for one in lessons_in(boxed.title.folder)
    ]
    return LessonsView(frame, game_card(boxed, frame.lang), tuple(cards))


def lesson_view(viewpoint: Viewpoint, lesson: Lesson, place: Place, base_url: str) -> LessonView:
    coach = _coach(viewpoint, lesson, place)
    url = lesson_url(viewpoint.boxed.title.id, lesson, place)
    return LessonView(unkept_view(viewpoint, url, base_url), coach)


def _coach(viewpoint: Viewpoint, lesson: Lesson, place: Place) -> CoachView:
    note, last = lesson.notes[place.note], place.note + 1 == len(lesson.notes)
    game, lang = viewpoint.boxed.title.id, viewpoint.lang
    step = viewpoint.eyes.seen.step

    def to(goal: Place) -> str:
        return lesson_url(game, lesson, goal)

    return CoachView(
        lesson=lesson.name.said(lang),
        number=place.note + 1,
        count=len(lesson.notes),
        text=note.said(lang),
        asks=bool(note.only),
        things=note.lit,
        answers=tuple(step.number(word) for word in note.only),
        back=to(before(lesson, place)) if place.note else "",
        on="" if last else to(skipped(lesson, place)),
        again=to(Place(lesson.after_introduction)),
        leave=f"/learn/{OWN if lesson.own else game}",
        bots=viewpoint.boxed.title.usual_seats - 1,
        following=_following(viewpoint.boxed, lesson, lang) if last and not lesson.own else None,
    )


def _following(boxed: Boxed, lesson: Lesson, lang: str) -> LessonCard | None:
    later = [one for one in lessons_in(boxed.title.folder) if one.order > lesson.order]
    return lesson_card(boxed, later[0], lang) if later else None
