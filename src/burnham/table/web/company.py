"""Games to watch, and vacation at all tables at once."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.table import pages
from burnham.table.room import vacations
from burnham.table.room.refusals import NotYours, Refusal, Unavailable
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed
from burnham.table.views.home import watch_view
from burnham.table.web.replies import NO_STORE, json, page
from burnham.table.web.visit import post_of, visit_of, whole


async def watched(request: Request) -> Response:
    visit = await visit_of(request)
    now = visit.server.rooms.now()
    running = await visit.server.store.watched_tables(now)
    view = watch_view(await visit.frame(), visit.server.shelf, visit.person, running, now)
    return page(visit, pages.watch(view))


async def vacation(request: Request) -> Response:
    """`days` from now on at all tables where I have any, as many as I have there; 0: I am back.
    {"tables": 3}, at how many."""
    visit = await post_of(request)
    if visit.person is None:
        raise NotYours("seat")
    days, rooms = whole(visit.fields, "days"), visit.server.rooms
    changed, refused = 0, None
    for header, _ in await visit.server.store.tables_of(visit.person):
        if header.status != "playing" or not header.vacation:
            continue
        try:
            await rooms.act(header.id, visit.person, partial(_take, visit.person, days))
            changed += 1
        except Unavailable:
            raise
        except Refusal as refusal:  # none left there, or away already: the others count
            refused = refusal
    if refused and not changed:
        refused.room = None
        raise refused
    if visit.wants_json:
        return json({"tables": changed})
    return visit.finish(RedirectResponse("/", 303, NO_STORE))


def _take(person: str, days: int, room: Room, boxed: Boxed, now: float) -> None:
    if days == 0:
        vacations.end(room, person, now)
        return
    mine = [room.seats[seat] for seat in room.seats_of(person)]
    most = min([vacations.days_left(seat) for seat in mine if seat.has_say], default=0)
    vacations.take(room, person, min(days, most) if most else days, now)


def company_routes() -> list[Route]:
    return [Route("/watch", watched), Route("/vacation", vacation, methods=["POST"])]
