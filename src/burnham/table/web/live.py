"""The live table: every change in one hop, parts of other moments, what things are, the record."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing
from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import KINDS
from burnham.table.room import watching
from burnham.table.room.records import record
from burnham.table.room.refusals import Wrong
from burnham.table.room.room import Room
from burnham.table.views.about import legend, thing_view
from burnham.table.web.connections import ARRANGEMENTS, Connection, Connections
from burnham.table.web.replies import json, numbers
from burnham.table.web.streams import at_every_change, at_every_moment, event_stream
from burnham.table.web.visit import Visit, visit_of, whole


async def events(request: Request) -> Response:
    """Server-sent events: at once and at every change all that is new to this page, {"version":
    17, "from": 16, "number": 16, "moment": 14, "stream": "…", "public": {"set": {"sheet:plan":
    "…"}, "gone": []}, "own": {…}}.  A page that shows any version since `from` sets and removes
    these items and then shows `version`; without "from" they are all there are.  The first one
    also tells by "files" with which scripts and styles this server's pages are made.  `has`: the
    version that the page shows; `arrangement` ("wide" or "tall"); `as`: one of my seats."""
    visit = await visit_of(request)
    await visit.know_opening()
    room = await visit.room()
    connections: Connections = request.app.state.connections
    has = whole(request.query_params, "has") if request.query_params.get("has") else 0
    connection = connections.open(visit, room, arrangement_of(request), has)
    return event_stream(_stream(connections, connection, room), request)


def arrangement_of(request: Request) -> Arrangement:
    given = request.query_params.get("arrangement", "wide")
    if given not in ARRANGEMENTS:
        raise Wrong("field", field="arrangement")
    return cast(Arrangement, given)


async def _stream(
    connections: Connections, connection: Connection, room: Room
) -> AsyncIterator[str]:
    visit, table = connection.visit, room.id

    async def tell() -> str:
        async with connection.one_at_a_time:
            now = await visit.room(table)
            visit.server.presence.check(now)
            return connection.event(now)

    changes = changes_for(visit, room, tell)
    with connections.listening(connection), visit.server.presence.listening(table, visit.person):
        async with aclosing(changes):
            yield "retry: 1000\n\n"
            await visit.server.presence.settled(table)
            async for event in changes:
                yield event
                connection.written()


def changes_for(
    visit: Visit, room: Room, tell: Callable[[], Awaitable[str]]
) -> AsyncGenerator[str, None]:
    """What a visitor is told, when: spectators of some tables later than others."""
    if watching.is_delayed(room) and not room.seats_of(visit.person):
        return at_every_moment(tell)
    return at_every_change(visit.server.hub, room.id, tell, visit.person)


async def parts(request: Request) -> Response:
    """All items of a moment, {"version": 17, "number": 16, "moment": 14, "items": {…}}: `at` is a
    moment of the past, `as` one of my seats, `arrangement` as for events; with `names`
    ("question,log") only the items whose names begin so."""
    visit = await visit_of(request)
    await visit.know_opening()
    room = await visit.room()
    arrangement = arrangement_of(request)
    names = set(filter(None, request.query_params.get("names", "").split(","))) or KINDS
    if not names <= KINDS:
        raise Wrong("field", field="names")
    connections: Connections = request.app.state.connections
    items = connections.shown(visit, room, arrangement).items
    asked = {name: html for name, html in items.items() if name.partition(":")[0] in names}
    return json({**numbers(room), "items": asked})


async def about(request: Request) -> Response:
    """What a thing that is drawn (`thing`: site-7) is and means, and why it cannot be chosen now:
    {"name": "Red 5 (plot 7)", "about": "A site. …", "now": "Free. …", "rules": [{"rule": "SF-069",
    "link": "/guide/…"}], "reasons": ["Your permits show 1 and 4, not 5."]}.  `as`: one of my seats;
    `at`: a moment of the past."""
    visit = await visit_of(request)
    viewpoint = visit.viewpoint(await visit.room())
    return json(thing_view(viewpoint, request.query_params.get("thing", "")))


async def legend_of_icons(request: Request) -> Response:
    """The game's icons with their words, as markup: {"html": "…"}."""
    visit = await visit_of(request)
    entries = legend(visit.viewpoint(await visit.room()))
    return json({"html": str(pages.legend(entries))})


async def check(request: Request) -> Response:
    """The record of a finished game, played again here: {"hash": "…", "reason": ""}."""
    visit = await visit_of(request)
    found = await visit.server.checker.check(await visit.room(), visit.say)
    return json(found._asdict())


async def record_file(request: Request) -> Response:
    """The record as a file, once the game is over; of a study at any time, if nobody else plays."""
    visit = await visit_of(request)
    room = await visit.room()
    response = json(record(room, visit.server.rooms.boxed(room), visit.person))
    kind = "study" if room.header.study else room.header.game
    name = f"{kind}-{room.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response
