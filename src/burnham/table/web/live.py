"""The live table: events, parts, reasons, the record."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from burnham.table.records import record
from burnham.table.refusals import Refusal, Wrong
from burnham.table.room import Room
from burnham.table.show.kept import Kept
from burnham.table.show.question import answers_on, reasons
from burnham.table.show.table import table_view
from burnham.table.view import PARTS, TableView, stamps
from burnham.table.web.replies import json, numbers
from burnham.table.web.visit import Visit, visit_of, whole

HEARTBEAT = 20.0
_views: Kept[TableView] = Kept(256)


def view_of(visit: Visit, room: Room) -> TableView:
    """The view of parts: a page that was told of a change asks for it a moment later."""
    look = visit.look(room)
    viewing = look.viewing
    who = (viewing.person, viewing.seat, viewing.moment, look.lang, visit.base_url)
    key = (id(visit.house), room.id, room.facts.version, *who)
    return _views.get(key, lambda: table_view(look, visit.base_url))


async def events(request: Request) -> Response:
    """Tells of every change which parts look different now.  A page that lost the connection
    reconnects, gets the present stamps, and fetches what it missed."""
    visit = await visit_of(request)
    room = await visit.room()
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_stream(visit, room), 200, headers, media_type="text/event-stream")


async def _stream(visit: Visit, room: Room) -> AsyncIterator[str]:
    house = visit.house
    known: dict[str, str] = {}
    with house.hub.listening(room.id) as bell, house.presence.listening(room, visit.person):
        yield "retry: 1000\n\n"
        while True:
            bell.clear()
            try:
                room = await _look_again(visit, room.id)
            except Refusal:
                return
            now = stamps(view_of(visit, room))
            if now != known:
                known = now
                yield _event(room, now)
            try:
                await asyncio.wait_for(bell.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": here\n\n"


def _event(room: Room, now: dict[str, str]) -> str:
    told = {**numbers(room), "stamps": now}
    data = msgspec.json.encode(told).decode()
    return f"id: {room.facts.version}\nevent: table\ndata: {data}\n\n"


async def _look_again(visit: Visit, table: str) -> Room:
    """The room as it is now.  If it says that I am away, it is told otherwise: I have just come,
    or another page of mine, at another server, was closed."""
    room = await visit.room(table)
    away = [s for s in room.seats_of(visit.person) if room.seats[s].away_since is not None]
    if visit.person and away:
        await visit.house.presence.arrive(table, visit.person)
        room = await visit.room(table)
    return room


async def parts(request: Request) -> Response:
    """Some parts.  Those that look as the page has them already, by its stamp, are left out."""
    visit = await visit_of(request)
    room = await visit.room()
    asked = request.query_params.get("names", "").split(",")
    has = {name: stamp for name, _, stamp in (one.partition(":") for one in asked) if name}
    if not has or any(name not in PARTS for name in has):
        raise Wrong("field", field="names")
    view = view_of(visit, room)
    now = stamps(view)
    made = {
        name: {"stamp": now[name], "html": _html(visit, name, view)}
        for name, stamp in has.items()
        if stamp != now[name]
    }
    return json({**numbers(room), "stamps": now, "parts": made})


def _html(visit: Visit, part: str, view: TableView) -> str:
    return "".join(visit.house.pages.render_part(part, view).iter_chunks())


async def why(request: Request) -> Response:
    """Why a thing of the board, or an answer, cannot be chosen now."""
    visit = await visit_of(request)
    look = visit.look(await visit.room())
    query = request.query_params
    if query.get("answer"):
        answers = [whole(query, "answer")]
    else:
        answers = answers_on(look, query.get("thing", ""))
    return json({"reasons": reasons(look, answers)})


async def record_file(request: Request) -> Response:
    visit = await visit_of(request)
    room = await visit.room()
    response = json(record(room, visit.house.rooms.boxed(room)))
    name = f"{room.facts.game}-{room.id}.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return response
