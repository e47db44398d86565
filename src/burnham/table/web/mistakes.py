"""Your mistakes again: the list, and one to be put right, by GET and POST."""

from __future__ import annotations

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response

from burnham.bots.counsel import Counsel
from burnham.table import pages
from burnham.table.room.room import Room
from burnham.table.store.analyses import Decision
from burnham.table.views.mistakes import mistake_view, mistakes_view
from burnham.table.web.replies import page
from burnham.table.web.visit import Visit, post_of, visit_of, whole


async def listed(request: Request) -> Response:
    """My mistakes in all games that were analysed."""
    visit = await visit_of(request)
    person = visit.person
    found = await visit.server.trainer.mistakes(person) if person else []
    view = mistakes_view(await visit.frame(), visit.server.shelf, visit.lang, found)
    return page(visit, pages.mistakes(view))


async def shown(request: Request) -> Response:
    """The question that I got wrong."""
    visit = await visit_of(request)
    room, mistake = await _mistake(visit)
    return await _page(visit, room, mistake)


async def tried(request: Request) -> Response:
    """`answer`: the number of another answer, to be judged."""
    visit = await post_of(request)
    room, mistake = await _mistake(visit)
    answer = whole(visit.fields, "answer")
    counsel = await visit.server.trainer.judge(room, mistake, answer, visit.asker)
    return await _page(visit, room, mistake, answer, counsel)


async def _mistake(visit: Visit) -> tuple[Room, Decision]:
    room = await visit.room()
    moment = whole(visit.request.path_params, "moment")
    return room, await visit.server.trainer.mistake(room, visit.person, moment)


async def _page(
    visit: Visit, room: Room, mistake: Decision, answer: int = -1, counsel: Counsel | None = None
) -> Response:
    frame = await visit.frame()
    viewpoint = visit.viewpoint_from(room, mistake.seat, mistake.moment, frame)
    view = await to_thread.run_sync(mistake_view, viewpoint, mistake, answer, counsel)
    return page(visit, pages.mistake(view))
