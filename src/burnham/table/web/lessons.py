"""Lessons: their list, their pages, and the answers given there.  Nothing is stored."""

from __future__ import annotations

from dataclasses import dataclass, replace

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import Items
from burnham.table.room.lessons import (
    LEARNER,
    Lesson,
    Place,
    find_lesson,
    given,
    read_place,
    room_at,
)
from burnham.table.room.refusals import Illegal
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed
from burnham.table.views.about import legend, thing_view
from burnham.table.views.as_text import as_text_view
from burnham.table.views.frame import Frame
from burnham.table.views.games import lesson_url
from burnham.table.views.lesson import LessonView, lesson_view, lessons_view
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.connections import ARRANGEMENTS
from burnham.table.web.frames import TableFrames
from burnham.table.web.live import arrangement_of
from burnham.table.web.replies import done, json, numbers, page
from burnham.table.web.visit import Visit, post_of, visit_of, whole


@dataclass(frozen=True)
class Study:
    """A visitor at a place of a lesson."""

    visit: Visit
    boxed: Boxed
    lesson: Lesson
    place: Place
    room: Room

    def viewpoint(self, frame: Frame | None = None) -> Viewpoint:
        viewing = Viewing(frame or self.visit.plain_frame(), LEARNER)
        return Viewpoint(self.room, self.boxed, viewing)

    def view(self, viewpoint: Viewpoint) -> LessonView:
        return lesson_view(viewpoint, self.lesson, self.place, self.visit.base_url)

    def items(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        shown = TableFrames().show(viewpoint, self.visit.base_url, arrangement, None)
        return pages.lesson_items(self.view(viewpoint), shown.items)


def study_of(visit: Visit) -> Study:
    path = visit.request.path_params
    boxed = visit.server.shelf[path["game"]]
    lesson = find_lesson(boxed, path["lesson"])
    place = read_place(lesson, path["place"])
    name = visit.someone.name if visit.someone else ""
    return Study(visit, boxed, lesson, place, room_at(lesson, boxed, place, name))


async def lessons(request: Request) -> Response:
    """All lessons of a game."""
    visit = await visit_of(request)
    view = lessons_view(await visit.frame(), visit.server.shelf, request.path_params["game"])
    return page(visit, pages.lessons(view))


async def begin(request: Request) -> Response:
    visit = await visit_of(request)
    game = request.path_params["game"]
    lesson = find_lesson(visit.server.shelf[game], request.path_params["lesson"])
    return RedirectResponse(lesson_url(game, lesson, Place()), 303)


async def lesson(request: Request) -> Response:
    visit = await visit_of(request)
    study = study_of(visit)
    viewpoint = study.viewpoint(await visit.frame())
    wide, tall = (study.items(viewpoint, arrangement) for arrangement in ARRANGEMENTS)
    return page(visit, pages.lesson(study.view(viewpoint), wide, tall))


async def parts(request: Request) -> Response:
    """All items, as those of a table (`live.parts`)."""
    study = study_of(await visit_of(request))
    items = study.items(study.viewpoint(), arrangement_of(request))
    return json({**numbers(study.room), "items": items})


async def answer(request: Request) -> Response:
    """`answer`: on to the next note, if it is one that this note asks for."""
    visit = await post_of(request)
    study = study_of(visit)
    position, code = study.room.position, whole(visit.fields, "answer")
    assert position is not None  # it was dealt
    if code not in position.answers():
        raise Illegal(study.lesson.seat, code)
    word = position.step.word(code)
    to = given(study.lesson, study.place, word, visit.lang)
    return done(visit, lesson_url(study.boxed.title.id, study.lesson, to))


async def about(request: Request) -> Response:
    study = study_of(await visit_of(request))
    return json(thing_view(study.viewpoint(), request.query_params.get("thing", "")))


async def legend_of_icons(request: Request) -> Response:
    study = study_of(await visit_of(request))
    return json({"html": str(pages.legend(legend(study.viewpoint())))})


async def as_text(request: Request) -> Response:
    visit = await visit_of(request)
    study = study_of(visit)
    back = lesson_url(study.boxed.title.id, study.lesson, study.place)
    view = replace(as_text_view(study.viewpoint(await visit.frame())), back=back)
    if visit.wants_json:
        return json({"html": str(pages.as_text_sections(view))})
    return page(visit, pages.as_text(view))


def lesson_routes() -> list[Route]:
    at = "/learn/{game}/{lesson}/{place}"
    return [
        Route("/learn/{game}", lessons),
        Route("/learn/{game}/{lesson}", begin),
        Route(at, lesson),
        Route(f"{at}/parts", parts),
        Route(f"{at}/answer", answer, methods=["POST"]),
        Route(f"{at}/about", about),
        Route(f"{at}/legend", legend_of_icons),
        Route(f"{at}/text", as_text),
    ]
