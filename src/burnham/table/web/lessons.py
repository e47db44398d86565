"""Lessons: their list, their pages, and the answers given there.  Nothing is stored but, by the
browser, how far somebody got."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.kernel.errors import BurnhamError
from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import Items
from burnham.table.room.lessons import (
    Lesson,
    Place,
    find_lesson,
    given,
    own_lesson,
    read_place,
    room_at,
)
from burnham.table.room.progress import COOKIE, Progress, read_progress, with_place, written
from burnham.table.room.refusals import Illegal, Refusal, Wrong
from burnham.table.room.shelf import Boxed
from burnham.table.views.games import OWN, lesson_url
from burnham.table.views.lesson import LessonView, lesson_view, lessons_view
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.web.replies import done, page
from burnham.table.web.unkept import Unkept, unkept_routes
from burnham.table.web.visit import YEAR, Visit, post_of, visit_of, whole


@dataclass(frozen=True)
class Learning(Unkept):
    """A visitor at a place of a lesson."""

    lesson: Lesson
    place: Place

    @property
    def asks(self) -> bool:
        return bool(self.lesson.notes[self.place.note].only)

    def view(self, viewpoint: Viewpoint) -> LessonView:
        return lesson_view(viewpoint, self.lesson, self.place, self.visit.base_url)

    def items(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        return pages.lesson_items(self.view(viewpoint), self.shown(viewpoint, arrangement))

    def page(self, viewpoint: Viewpoint, wide: Items, tall: Items) -> Markup:
        return pages.lesson(self.view(viewpoint), wide, tall)

    def remembered(self, response: Response) -> Response:
        """The browser keeps the place in one of our lessons."""
        if self.lesson.own:
            return response
        known, game = progress_of(self.visit.request), self.boxed.title.id
        reached = written(with_place(known, game, self.lesson, self.place))
        response.set_cookie(COOKIE, reached, max_age=YEAR, samesite="lax", httponly=True)
        return response


async def lesson_of(visit: Visit) -> tuple[Boxed, Lesson]:
    """One of a game's, or of somebody's own."""
    path, shelf = visit.request.path_params, visit.server.shelf
    if path["game"] != OWN:
        return shelf[path["game"]], find_lesson(shelf[path["game"]], path["lesson"])
    found = await visit.server.own_lessons.find(path["lesson"])
    try:
        lesson = own_lesson(found.file, found.id)
    except ValueError:  # of a newer version
        raise Wrong("lesson-broken") from None
    return shelf[lesson.game], lesson


async def learning(visit: Visit) -> Learning:
    boxed, lesson = await lesson_of(visit)
    place = read_place(lesson, visit.request.path_params["place"])
    name = visit.someone.name if visit.someone else ""
    try:
        room = room_at(lesson, boxed, place, name)
    except (Refusal, BurnhamError, ValueError):
        if not lesson.own:
            raise
        raise Wrong("lesson-broken") from None  # the rules have changed since it was checked
    return Learning(visit, boxed, room, lesson_url(boxed.title.id, lesson, place), lesson, place)


async def lessons(request: Request) -> Response:
    """All lessons of a game."""
    visit = await visit_of(request)
    game, progress = request.path_params["game"], progress_of(request)
    view = lessons_view(await visit.frame(), visit.server.shelf, game, progress)
    return page(visit, pages.lessons(view))


async def begin(request: Request) -> Response:
    visit = await visit_of(request)
    boxed, lesson = await lesson_of(visit)
    return RedirectResponse(lesson_url(boxed.title.id, lesson, Place()), 303)


def progress_of(request: Request) -> Progress:
    """How far this browser got with its lessons."""
    return read_progress(request.cookies.get(COOKIE, ""))


async def answered(request: Request) -> Response:
    """`answer`: on to the next note, if it is one that this note asks for."""
    visit = await post_of(request)
    here = await learning(visit)
    position, code = here.room.position, whole(visit.fields, "answer")
    assert position is not None  # it was dealt
    if code not in position.answers():
        raise Illegal(here.lesson.seat, code)
    word = position.step.word(code)
    to = given(here.lesson, here.place, word, visit.lang)
    return done(visit, lesson_url(here.boxed.title.id, here.lesson, to))


def lesson_routes() -> list[Route]:
    at = "/learn/{game}/{lesson}/{place}"
    return [
        Route("/learn/{game}", lessons),
        Route("/learn/{game}/{lesson}", begin),
        *unkept_routes(at, learning, answered),
    ]
