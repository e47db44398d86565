"""How far somebody got with their lessons, as their browser remembers it in a cookie.

    san_francisco.first.7-1~chicago_1991.first.3!

A place in each lesson, the latest last; `!` marks one that was done to its end.  Nothing is stored
here, and what makes no sense is passed over: anybody can write a cookie.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from burnham.table.room.lessons import Lesson, Place, read_place
from burnham.table.room.refusals import Missing

COOKIE: Final = "lessons"
MOST: Final = 60
"""Lessons that are remembered, the latest: a cookie has 4 kB at most."""
REACHED = re.compile(r"(\w{1,40})\.([\w-]{1,40})\.([0-9]{1,3}(?:-[0-9]{1,99})?)(!?)")


class Reached(NamedTuple):
    """A place in a lesson, as it stands in an address, and whether its end was seen."""

    place: str
    done: bool


Progress = Mapping[tuple[str, str], Reached]
"""By game and lesson, the latest last."""
NOTHING_LEARNED: Final[Progress] = {}


def read_progress(cookie: str) -> Progress:
    found = (REACHED.fullmatch(one) for one in cookie.split("~")[-MOST:])
    return {(one[1], one[2]): Reached(one[3], bool(one[4])) for one in found if one}


def with_place(progress: Progress, game: str, lesson: Lesson, place: Place) -> Progress:
    """Somebody is here now."""
    known = progress.get((game, lesson.id))
    done = place.note + 1 == len(lesson.notes) or (known is not None and known.done)
    others = {key: reached for key, reached in progress.items() if key != (game, lesson.id)}
    return {**others, (game, lesson.id): Reached(str(place), done)}


def written(progress: Progress) -> str:
    told = [
        f"{game}.{lesson}.{reached.place}{'!' if reached.done else ''}"
        for (game, lesson), reached in progress.items()
    ]
    return "~".join(told[-MOST:])


def is_done(progress: Progress, game: str, lesson: Lesson) -> bool:
    reached = progress.get((game, lesson.id))
    return reached is not None and reached.done


def place_in(progress: Progress, game: str, lesson: Lesson) -> Place:
    """Where to go on; the beginning if it was not begun, was done, or has changed since."""
    reached = progress.get((game, lesson.id))
    if reached is None:
        return Place()
    try:
        place = read_place(lesson, reached.place)
    except Missing:
        return Place()
    return Place() if place.note + 1 == len(lesson.notes) else place
