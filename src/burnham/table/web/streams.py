"""Server-sent events: one loop for the pages and for the JSON interface."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from burnham.table.room.refusals import Refusal
from burnham.table.room.room import Room
from burnham.table.service.events import Hub
from burnham.table.web.replies import numbers

HEARTBEAT = 10.0
"""Seconds after which a stream with nothing to tell says that it is alive.  Pages open it anew when
they miss two in a row (SILENCE in static/stream.js)."""
MOMENT = 1.0
HERE = "event: here\ndata: {}\n\n"  # a comment would be nothing that a page could hear
LEVEL = 4
GZIP = 16 + zlib.MAX_WBITS
HEADERS = {"vary": "accept-encoding", "cache-control": "no-store", "x-accel-buffering": "no"}


def event_stream(events: AsyncIterator[str], request: Request) -> Response:
    """Packed as one long stream where the client can read that: what was sent before need not be
    sent again."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(events, 200, HEADERS, media_type="text/event-stream")
    headers = {**HEADERS, "content-encoding": "gzip"}
    return StreamingResponse(_packed(events), 200, headers, media_type="text/event-stream")


async def _packed(events: AsyncIterator[str]) -> AsyncIterator[bytes]:
    packer = zlib.compressobj(LEVEL, wbits=GZIP)
    async for event in events:
        yield packer.compress(event.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)


def table_event(room: Room, **more: Any) -> str:
    """Where the table stands; its id is the table's version."""
    data = msgspec.json.encode({**numbers(room), **more}).decode()
    return f"id: {room.header.version}\nevent: table\ndata: {data}\n\n"


async def at_every_change(
    hub: Hub, table: str, tell: Callable[[], Awaitable[str]], person: str | None = None
) -> AsyncGenerator[str, None]:
    """What there is to tell, at once and whenever the table changes, or the person who listens, and
    in between that the stream is alive; ends when it is refused."""
    with hub.listening(table, person) as bell:
        while True:
            bell.clear()
            try:
                event = await tell()
            except Refusal:
                return
            if event:
                yield event
            while not await _rings(bell, HEARTBEAT):
                yield HERE


async def at_every_moment(tell: Callable[[], Awaitable[str]]) -> AsyncGenerator[str, None]:
    """The same for who sees a table later: looked for every second, so that not even the time of a
    message tells when something happens there now."""
    silent = 0.0
    while True:
        try:
            event = await tell()
        except Refusal:
            return
        silent = 0.0 if event else silent + MOMENT
        if event or silent >= HEARTBEAT:
            silent = 0.0
            yield event or HERE
        await asyncio.sleep(MOMENT)


async def _rings(bell: asyncio.Event, seconds: float) -> bool:
    """Whether a bell rings within this time."""
    try:
        return await asyncio.wait_for(bell.wait(), seconds)
    except TimeoutError:
        return False
