"""Your mistakes again: the list, and one to be put right, by GET and POST."""

from __future__ import annotations

from dataclasses import dataclass, replace

from anyio import to_thread
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.bots.counsel import Counsel
from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import Items
from burnham.table.room.practice import table_again
from burnham.table.room.room import Room
from burnham.table.service.trainer import is_right
from burnham.table.store.analyses import Decision
from burnham.table.views.mistakes import (
    ADDRESS,
    MistakeView,
    mistake_url,
    mistake_view,
    mistakes_view,
)
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.web.replies import page
from burnham.table.web.unkept import Unkept, judged, unkept_routes
from burnham.table.web.visit import Visit, post_of, visit_of, whole


@dataclass(frozen=True)
class Again(Unkept):
    """Somebody before the question that they got wrong; `counsel` is about the answer `given`."""

    table: Room  # where it happened
    mistake: Decision
    given: int = -1
    counsel: Counsel | None = None
    following: str = ""  # the next mistake, told when this one is put right

    @property
    def asks(self) -> bool:
        return self.counsel is None or not is_right(self.counsel, self.given)

    def view(self, viewpoint: Viewpoint) -> MistakeView:
        told = self.given, self.counsel, self.following
        return mistake_view(viewpoint, self.visit.base_url, self.mistake, *told)

    def items(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        return pages.mistake_items(self.view(viewpoint), self.shown(viewpoint, arrangement))

    def page(self, viewpoint: Viewpoint, wide: Items, tall: Items) -> Markup:
        return pages.mistake(self.view(viewpoint), wide, tall)


async def again(visit: Visit) -> Again:
    table = await visit.room()
    moment = whole(visit.request.path_params, "moment")
    mistake = await visit.server.trainer.mistake(table, visit.person, moment)
    boxed = visit.server.rooms.boxed(table)
    room = table_again(table, boxed, moment, mistake.seat)
    return Again(visit, boxed, room, mistake_url(table.id, moment), table, mistake)


async def listed(request: Request) -> Response:
    """My mistakes in all games that were analysed."""
    visit = await visit_of(request)
    person = visit.person
    trainer = visit.server.trainer
    found = await trainer.mistakes(person) if person else []
    rooms = await trainer.rooms_of(found)
    frame, shelf = await visit.frame(), visit.server.shelf
    view = await to_thread.run_sync(mistakes_view, frame, shelf, visit.lang, found, rooms)
    return page(visit, pages.mistakes(view))


async def tried(request: Request) -> Response:
    """`answer`: the number of another answer, to be judged.  The page is sent what it changes."""
    here = await again(await post_of(request))
    visit, trainer = here.visit, here.visit.server.trainer
    answer = whole(visit.fields, "answer")
    counsel = await trainer.judge(here.table, here.mistake, answer, visit.asker)
    here = replace(here, given=answer, counsel=counsel)
    if not here.asks:
        place = await trainer.following(visit.person, here.table.id, here.mistake.moment)
        here = replace(here, following=mistake_url(*place) if place else "")
    return await judged(here)


def mistake_routes() -> list[Route]:
    at = "/t/{table}/mistakes/{moment}"
    return [Route(ADDRESS, listed), *unkept_routes(at, again, tried)]
