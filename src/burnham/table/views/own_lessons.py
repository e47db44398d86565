"""Lessons of one's own: the list, and what is wrong with a file."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import get_args

from burnham.kernel.fluent import Lang
from burnham.kit import Arrangement
from burnham.table.room.lesson_check import Drawn
from burnham.table.room.lessons import own_lesson
from burnham.table.room.practice import LEARNER
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.store.own_lessons import OwnLesson
from burnham.table.views.frame import Frame, Person
from burnham.table.views.games import LessonCard, lesson_card
from burnham.table.views.viewpoint import Viewing, Viewpoint

THING = re.compile(r'data-thing="([\w-]+)"')


@dataclass(frozen=True)
class OwnRow:
    card: LessonCard
    game_name: str
    link: str  # the whole address, for others
    remove: str
    file: str


@dataclass(frozen=True)
class OwnLessonsView:
    frame: Frame
    lessons: tuple[OwnRow, ...]
    faults: tuple[str, ...] = ()  # of the file that was sent
    text: str = ""  # that file


def own_lessons_view(
    frame: Frame,
    shelf: Shelf,
    lessons: Collection[OwnLesson],
    base_url: str,
    faults: tuple[str, ...] = (),
    text: str = "",
) -> OwnLessonsView:
    rows = tuple(_row(shelf, one, frame.lang, base_url) for one in lessons)
    return OwnLessonsView(frame, tuple(row for row in rows if row), faults, text)


def _row(shelf: Shelf, one: OwnLesson, lang: Lang, base_url: str) -> OwnRow | None:
    """None: of a game that this server does not have any more, or of another version."""
    try:
        lesson = own_lesson(one.file, one.id)
    except ValueError:
        return None
    if lesson.game not in shelf:
        return None
    boxed, at = shelf[lesson.game], f"/learn/own/{one.id}"
    name = boxed.text(lang, {}, lesson.seats).say("game-name")
    card = lesson_card(boxed, lesson, lang)
    return OwnRow(card, name, f"{base_url}{at}", f"{at}/remove", f"{at}/lesson.toml")


def things_drawn(boxed: Boxed) -> Drawn:
    """What a learner sees: the board, and what is their own."""
    frame = Frame("en", "auto", Person("", False, False), 0, "/")

    def drawn(room: Room) -> set[str]:
        viewpoint = Viewpoint(room, boxed, Viewing(frame, LEARNER))
        drawing, scene, seat = boxed.drawing, viewpoint.scene, viewpoint.seat or 0
        own = str(drawing.desk(scene, seat)) + str(drawing.tally(scene, seat))
        boards = [drawing.board(scene, arrangement) for arrangement in get_args(Arrangement)]
        drawn = ["".join(str(board.inside(one)) for one in board.sheets) for board in boards]
        return set.intersection(*(set(THING.findall(html + own)) for html in drawn))

    return drawn
