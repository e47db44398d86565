"""Lessons of one's own: loaded, checked, kept with a link, taken away; and the file that a study
with notes is the beginning of."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.table import pages
from burnham.table.room.lesson_check import Fault, check_own
from burnham.table.room.lesson_file import lesson_file
from burnham.table.room.refusals import Wrong
from burnham.table.room.shelf import Shelf
from burnham.table.views.own_lessons import own_lessons_view, things_drawn
from burnham.table.web.files import made_of_file
from burnham.table.web.replies import NO_STORE, done, json, page
from burnham.table.web.visit import Visit, post_of, visit_of

MOST_FAULTS = 20
"""So many are told at once."""


async def shown(request: Request) -> Response:
    return await _page(await visit_of(request))


async def loaded(request: Request) -> Response:
    """`lesson`: the text of a lesson file.  What is wrong with it is told in sentences, as JSON
    {"error": "lesson-faults", "message": "…", "faults": ["Line 3: …"]}."""
    visit = await post_of(request)
    visit.server.limits.files.take(visit.address, "files")
    text = visit.fields.get("lesson", "").replace("\r\n", "\n")
    found = await made_of_file(partial(_check, text, visit.server.shelf))
    if found:
        return await _refused(visit, text, found)
    person = await visit.somebody()
    id = await visit.server.own_lessons.add(person.id, text, visit.server.rooms.now())
    return done(visit, f"/learn/own/{id}/0" if visit.wants_json else "/learn/own")


def _check(text: str, shelf: Shelf) -> list[Fault]:
    return list(check_own(text, shelf, things_drawn))[:MOST_FAULTS]


async def _refused(visit: Visit, text: str, found: list[Fault]) -> Response:
    told = tuple(fault.said(visit.say, text) for fault in found)
    if visit.wants_json:
        error = Wrong("lesson-faults")
        message = visit.say(f"refused-{error.key}")
        reply = {"error": error.key, "message": message, "faults": told}
        return visit.finish(json(reply, error.status))
    return await _page(visit, told, text)


async def _page(visit: Visit, faults: tuple[str, ...] = (), text: str = "") -> Response:
    mine = await visit.server.own_lessons.of(visit.person) if visit.person else []
    shelf, frame = visit.server.shelf, await visit.frame()
    view = own_lessons_view(frame, shelf, mine, visit.base_url, faults, text)
    return page(visit, pages.own_lessons(view), 400 if faults else 200)


async def removed(request: Request) -> Response:
    visit = await post_of(request)
    await visit.server.own_lessons.remove(request.path_params["lesson"], visit.person or "")
    return done(visit, "/learn/own")


async def file(request: Request) -> Response:
    """Whoever may play it may read it."""
    visit = await visit_of(request)
    found = await visit.server.own_lessons.find(request.path_params["lesson"])
    return _toml(found.file, f"lesson-{found.id}")


async def of_study(request: Request) -> Response:
    """The notes of a study as a lesson file to go on from."""
    visit = await visit_of(request)
    room = await visit.room()
    why = visit.say("lesson-why")
    text = lesson_file(room, visit.server.rooms.boxed(room), visit.person, visit.lang, why)
    return _toml(text, f"lesson-{room.id}")


def _toml(text: str, name: str) -> Response:
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text, headers=headers, media_type="application/toml")


def own_lesson_routes() -> list[Route]:
    return [
        Route("/learn/own", shown),
        Route("/learn/own", loaded, methods=["POST"]),
        Route("/learn/own/{lesson}/remove", removed, methods=["POST"]),
        Route("/learn/own/{lesson}/lesson.toml", file),
    ]
