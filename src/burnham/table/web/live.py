"""The live table: events, parts, reasons, the record."""

from __future__ import annotations

from collections.abc import AsyncIterator, Hashable
from contextlib import aclosing

from cachetools import LRUCache
from starlette.requests import Request
from starlette.responses import Response

from burnham.table import pages
from burnham.table.room.records import record
from burnham.table.room.refusals import Wrong
from burnham.table.room.room import Room
from burnham.table.views.question import answers_on, reasons
from burnham.table.views.table import PARTS, TableView, stamps, table_view
from burnham.table.web.replies import json, numbers
from burnham.table.web.streams import at_every_change, event_stream, table_event
from burnham.table.web.visit import Visit, visit_of, whole

KEPT = 256
"""Views that a server remembers."""
Views = LRUCache[Hashable, TableView]


def view_of(visit: Visit, room: Room) -> TableView:
    """The view of parts: a page that was told of a change asks for it a moment later."""
    viewpoint = visit.viewpoint(room)
    viewing = viewpoint.viewing
    who = (viewing.person, viewing.seat, viewing.moment, viewpoint.lang, visit.base_url)
    key = (room.id, room.header.version, *who)
    views: Views = visit.request.app.state.views
    if key not in views:
        views[key] = table_view(viewpoint, visit.base_url)
    return views[key]


async def events(request: Request) -> Response:
    """Server-sent events: at once and at every change the stamps of all parts as this viewer sees
    them, {"version": 17, "number": 16, "moment": 14, "stamps": {"board": "ab12…", …}}.  A part
    whose stamp differs from its element's `data-stamp` is to be fetched anew.  A page that lost
    the connection reconnects, gets the present stamps, and fetches what it missed.  `as`: one of
    my seats."""
    visit = await visit_of(request)
    room = await visit.room()
    return event_stream(_stream(visit, room))


async def _stream(visit: Visit, room: Room) -> AsyncIterator[str]:
    known: dict[str, str] = {}

    async def tell() -> str:
        nonlocal known
        now = await _look_again(visit, room.id)
        fresh = stamps(view_of(visit, now))
        if fresh == known:
            return ""
        known = fresh
        return table_event(now, stamps=fresh)

    changes = at_every_change(visit.server.hub, room.id, tell)
    with visit.server.presence.listening(room, visit.person):
        async with aclosing(changes):
            yield "retry: 1000\n\n"
            async for event in changes:
                yield event


async def _look_again(visit: Visit, table: str) -> Room:
    """The room as it is now.  If it says that I am away, it is told otherwise: I have just come,
    or another page of mine, at another server, was closed."""
    room = await visit.room(table)
    away = [s for s in room.seats_of(visit.person) if room.seats[s].away_since is not None]
    if visit.person and away:
        await visit.server.presence.arrive(table, visit.person)
        room = await visit.room(table)
    return room


async def parts(request: Request) -> Response:
    """Some parts: `names` is "board:STAMP,log", `as` one of my seats, `at` a moment of the past.
    Those that look as the page has them already, by its stamp, are left out: {"version": 17,
    "number": 16, "moment": 14, "stamps": {…}, "parts": {"board": {"stamp": "…", "html": "…"}}}."""
    visit = await visit_of(request)
    room = await visit.room()
    asked = request.query_params.get("names", "").split(",")
    has = {name: stamp for name, _, stamp in (one.partition(":") for one in asked) if name}
    if not has or any(name not in PARTS for name in has):
        raise Wrong("field", field="names")
    view = view_of(visit, room)
    now = stamps(view)
    made = {
        name: {"stamp": now[name], "html": _html(name, view)}
        for name, stamp in has.items()
        if stamp != now[name]
    }
    return json({**numbers(room), "stamps": now, "parts": made})


def _html(part: str, view: TableView) -> str:
    return "".join(pages.render_part(part, view).iter_chunks())


async def why(request: Request) -> Response:
    """Why a thing of the board (`thing`: site-7) or an answer (`answer`: 12) cannot be chosen now:
    {"reasons": ["Your permits show 1 and 4, not 5."]}; empty if it can.  `as`: one of my seats."""
    visit = await visit_of(request)
    viewpoint = visit.viewpoint(await visit.room())
    query = request.query_params
    if query.get("answer"):
        answers = [whole(query, "answer")]
    else:
        answers = answers_on(viewpoint, query.get("thing", ""))
    return json({"reasons": reasons(viewpoint, answers)})


async def record_file(request: Request) -> Response:
    """The record as a file, once the game is over."""
    visit = await visit_of(request)
    room = await visit.room()
    response = json(record(room, visit.server.rooms.boxed(room)))
    name = f"{room.header.game}-{room.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response
