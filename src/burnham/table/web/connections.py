"""The pages that listen to a table, and what each of them has been told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_urlsafe
from typing import Any, Final, get_args

import msgspec

from burnham.kit import Arrangement
from burnham.table.pages.assets import files_stamp
from burnham.table.room import watching
from burnham.table.room.room import Plan, Room
from burnham.table.service.metrics import STREAMS
from burnham.table.web.frames import Frames, Shown, TableFrames, change, own_change
from burnham.table.web.replies import numbers
from burnham.table.web.visit import Visit

ARRANGEMENTS: Final = get_args(Arrangement)


class Connection:
    """One page that listens.  Two pages of one person are two connections."""

    def __init__(
        self, visit: Visit, frames: TableFrames, arrangement: Arrangement, has: Shown | None
    ) -> None:
        self.id = token_urlsafe(9)
        self.visit = visit
        self.table: str = visit.request.path_params["table"]
        self.arrangement = arrangement
        self.one_at_a_time = asyncio.Lock()
        self._viewer = viewer_of(visit, arrangement)
        self._frames = frames
        self._has = has
        self._on_its_way: Shown | None = None
        self._greeted = False

    def event(self, room: Room) -> str:
        """All that is new to the page, as an event; nothing if it has heard of that already."""
        if self._greeted and self._has and not self._is_news(self._has.room, room):
            return ""
        told, self._on_its_way = self._told(room)
        if not self._greeted:
            told["files"] = files_stamp()
        return f"event: table\ndata: {msgspec.json.encode(told).decode()}\n\n"

    def _is_news(self, had: Room, room: Room) -> bool:
        return had.header.version < room.header.version or self._only_planned(had, room)

    def _only_planned(self, had: Room, room: Room) -> bool:
        """Whether nothing has changed but what this viewer has planned: nobody else hears of it."""
        if had.header.version != room.header.version or had.stamp >= room.stamp:
            return False
        return my_plans(self.visit, had) != my_plans(self.visit, room)

    def written(self) -> None:
        """The last event is on the wire: only now the page has it."""
        self._greeted = True
        if self._on_its_way:
            self._advance(self._on_its_way)
            self._on_its_way = None

    def reply(self, room: Room) -> dict[str, Any]:
        """The same as the reply to what the page itself has done."""
        told, shown = self._told(room)
        self._advance(shown)
        return told

    def _advance(self, shown: Shown) -> None:
        if self._has is None or self._has.room.stamp <= shown.room.stamp:
            self._has = shown
            self._frames.remember(self._viewer, shown)

    def _told(self, room: Room) -> tuple[dict[str, Any], Shown]:
        has, now = self._has, self._show(room)
        told = {**numbers(room), "stream": self.id}
        # What has no new version is told as a whole: a page would take it for what it has.
        if has is None or self._only_planned(has.room, room):
            return {**told, "own": change({}, now.items).encoded}, now
        public = self._frames.public_change(has.public, now.public)
        changes = {"public": public.encoded, "own": own_change(has, now, public).encoded}
        return {**told, "from": has.room.header.version, **changes}, now

    def _show(self, room: Room) -> Shown:
        """What another page of the same viewer has been told already is not made again."""
        known = self._frames.remembered(self._viewer, room.header.version)
        if known is not None and my_plans(self.visit, known.room) == my_plans(self.visit, room):
            return known
        viewpoint, url = self.visit.viewpoint(room), self.visit.base_url
        return self._frames.show(viewpoint, url, self.arrangement, self._has)


class Connections:
    """All pages that listen, at this server."""

    def __init__(self) -> None:
        self.frames = Frames()
        self._open: dict[str, Connection] = {}

    def open(self, visit: Visit, room: Room, arrangement: Arrangement, has: int) -> Connection:
        """A page that shows the version `has`."""
        frames = self.frames[watched_as(visit, room)]
        known = frames.remembered(viewer_of(visit, arrangement), has)
        if my_plans(visit, room):  # the version does not say which plan the page shows
            known = None
        return Connection(visit, frames, arrangement, known)

    @contextmanager
    def listening(self, connection: Connection) -> Iterator[None]:
        self._open[connection.id] = connection
        STREAMS.inc()
        try:
            yield
        finally:
            STREAMS.dec()
            del self._open[connection.id]

    def find(self, id: str, visit: Visit, table: str) -> Connection | None:
        """The page that a visitor acts from, if it listens at this server."""
        found = self._open.get(id)
        if found and found.table == table and found.visit.person == visit.person:
            return found
        return None

    def shown(self, visit: Visit, room: Room, arrangement: Arrangement) -> Shown:
        """What a visitor is shown who asks for all of it, now or of the past."""
        frames, viewpoint = self.frames[watched_as(visit, room)], visit.viewpoint(room)
        now = frames.show(viewpoint, visit.base_url, arrangement, None)
        if viewpoint.live:
            frames.remember(viewer_of(visit, arrangement), now)
        return now


def watched_as(visit: Visit, room: Room) -> str:
    """What is drawn for spectators is kept apart from what is drawn for players: they hear other
    talk, and may see another moment."""
    return f"{room.id} watched" if watching.is_spectator(room, visit.person) else room.id


def viewer_of(visit: Visit, arrangement: Arrangement) -> tuple[object, ...]:
    """Who looks and may do what, from which seat, how, and by which address."""
    seat = visit.request.query_params.get("as", "")
    powers = visit.plain_frame().person, visit.opening
    return visit.person, powers, seat, visit.lang, arrangement, visit.base_url


def my_plans(visit: Visit, room: Room) -> list[Plan]:
    """What a visitor has planned here."""
    return [room.plans[seat] for seat in room.seats_of(visit.person) if seat in room.plans]
