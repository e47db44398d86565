"""One request: who asks, in which language, and with which fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.fluent import LANGUAGES, Lang
from burnham.table.room import watching
from burnham.table.room.refusals import Missing, NotYours, Wrong
from burnham.table.room.room import Room
from burnham.table.service.people import DAY, LASTS, Someone
from burnham.table.service.queue import Asker
from burnham.table.service.server import Server
from burnham.table.speech import Speech, speech_in
from burnham.table.store.hosts import Opening
from burnham.table.views.frame import Frame, Person, Theme
from burnham.table.views.invitation import is_loopback
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.web.addresses import client_address
from burnham.table.web.guard import COOKIE, bearer, token_of

YEAR = 365 * 24 * 3600
KEPT = int(LASTS + DAY)
"""Seconds that a browser keeps its token, which is renewed once a day at most."""
THEMES = ("light", "dark", "auto")
FIELDS = 64


class Visit:
    """Made by `visit_of`; replies go through `finish`, which sets a newcomer's cookie.  Whoever is
    blocked is nobody, and `barred` says why."""

    def __init__(self, request: Request, server: Server, someone: Someone | None) -> None:
        self.request = request
        self.server = server
        self.barred = None if someone is None else someone.blocked
        self.someone = someone if self.barred is None else None
        self.lang = language_of(request)
        self.token: str | None = None  # a new one, to be set as a cookie
        self.opening: Opening | None = None  # see `know_opening`
        self.fields: dict[str, str] = {}

    @property
    def say(self) -> Speech:
        return speech_in(self.lang)

    @property
    def person(self) -> str | None:
        return None if self.someone is None else self.someone.id

    @property
    def is_host(self) -> bool:
        """Of this server."""
        return self.server.powers.is_host(self.someone)

    @property
    def asker(self) -> Asker:
        """Whoever asks; those without a name are one person for each address."""
        return Asker(self.person or self.address, self.address)

    @property
    def wants_json(self) -> bool:
        return "application/json" in self.request.headers.get("accept", "")

    @property
    def base_url(self) -> str:
        """What an address begins with that people pass on: one by which others reach us, if there
        is any."""
        settings, host = self.server.settings, self.request.headers.get("host", "")
        if settings.public_url:
            return settings.public_url
        here = f"{self.request.scope['scheme']}://{host}"
        if settings.lan_url and is_loopback(here):
            here = settings.lan_url
        return f"{here}{settings.root_path}"

    @property
    def address(self) -> str:
        return client_address(self.request.scope)

    @property
    def user_agent(self) -> str:
        return self.request.headers.get("user-agent", "")

    async def somebody(self, name: str = "") -> Someone:
        """The person who asks; a newcomer becomes a guest now, when there is something to keep.
        A `name` that is given at one table is remembered for the next, if there is none yet."""
        if self.someone is None:
            self.someone, self.token = await self.new_guest(name)
            self.server.whereabouts.note(self.someone.id, self.address)
        elif name and not self.someone.name:
            self.someone = await self.server.people.first_name(self.someone, name)
        return self.someone

    def must_not_be_barred(self) -> None:
        if self.barred is not None:
            raise NotYours("blocked", reason=self.barred)

    async def new_guest(self, name: str) -> tuple[Someone, str]:
        """Not too many from one address, and nobody who is blocked."""
        self.must_not_be_barred()
        self.server.limits.guests.take(self.address, "guests")
        return await self.server.people.new_guest(name, self.user_agent)

    def talk(self) -> None:
        """Say something; not too often, not under ever new names either, and not when muted."""
        if self.someone is not None and self.someone.muted is not None:
            raise NotYours("muted", reason=self.someone.muted)
        limits = self.server.limits
        limits.lines_of_address.take(self.address, "lines")
        limits.lines.take(self.person or self.address, "lines")

    async def room(self, table: str | None = None, number: int = 0) -> Room:
        """The table of this address, not older than `number`.  A stranger cannot tell a private
        table from none.  Somebody who listens for long, and signs out elsewhere or is blocked, is
        one."""
        if self.someone and not self.server.people.is_current(self.someone):
            token = self.token or token_of(self.request)
            self.someone = await self.server.people.who(token, self.user_agent)
            if self.someone is None or self.someone.blocked is not None:
                self.someone = None
                raise Missing("table")
        room = await self.server.rooms.open(table or self.request.path_params["table"], number)
        if not room.may_enter(self.person):
            raise Missing("table")
        watching.must_let_watch(room, self.person)
        return self.seen(room)

    def seen(self, room: Room) -> Room:
        """The table as this visitor may know it.  No other leaves the server."""
        rooms = self.server.rooms
        return watching.as_seen(room, rooms.boxed(room), self.person, rooms.now())

    async def frame(self) -> Frame:
        await self.know_opening()
        return self.plain_frame(len(await self.turns()))

    async def know_opening(self) -> None:
        """Who may open tables, if this visitor may not; whoever is blocked is told that instead.
        Every page knows it that offers to open one."""
        if self.barred is None:
            self.opening = await self.server.powers.may_open(self.person or "")

    async def turns(self) -> list[tuple[str, str]]:
        """The tables that wait for me, the most urgent first, each with its game."""
        return await self.server.store.tables_asking(self.person) if self.person else []

    def plain_frame(self, turns: int = 0) -> Frame:
        someone = self.someone
        name = someone.name if someone else ""
        member, host = someone is not None and someone.login is not None, self.is_host
        muted = someone.muted if someone else None
        person = Person(name, bool(name), member, host, self.barred, muted)
        path, query = self.request.scope["path"], self.request.scope["query_string"].decode()
        path = f"{path}?{query}" if query else path
        notices = self.server.postman is not None
        return Frame(self.lang, theme_of(self.request), person, turns, path, notices, self.opening)

    def viewpoint(self, room: Room, frame: Frame | None = None) -> Viewpoint:
        query = self.request.query_params
        seat = whole(query, "as") if query.get("as") else None
        moment = whole(query, "at") if query.get("at") else None
        return self.viewpoint_from(room, seat, moment, frame)

    def viewpoint_from(
        self, room: Room, seat: int | None, moment: int | None = None, frame: Frame | None = None
    ) -> Viewpoint:
        frame, now = frame or self.plain_frame(), self.server.rooms.now()
        viewing = Viewing(frame, self.person, seat, moment, now=now)
        return Viewpoint(room, self.server.rooms.boxed(room), viewing)

    def seat_of(self, room: Room, name: str = "as") -> int:
        """The seat this post speaks for: the one named, else mine that is asked, else my first."""
        return self.own_seat(room, whole(self.fields, name) if self.fields.get(name) else None)

    def own_seat(self, room: Room, seat: int | None) -> int:
        mine = room.seats_of(self.person)
        if not mine or (seat is not None and seat not in mine):
            raise NotYours("seat")
        if seat is not None:
            return seat
        return room.asked if room.asked in mine else mine[0]

    def playing_seat(self, room: Room, seat: int | None = None) -> int:
        """The seat that is played for, by a field or as named; not while a bot sits in."""
        seat = self.seat_of(room) if seat is None else self.own_seat(room, seat)
        if not room.seats[seat].here:
            raise NotYours("stood-in")
        return seat

    def finish(self, response: Response) -> Response:
        if self.token is not None:
            set_token(self.request, response, self.token)
        return response


async def visit_of(request: Request) -> Visit:
    server: Server = request.app.state.server
    token = token_of(request)
    if not token:
        return Visit(request, server, None)
    agent = request.headers.get("user-agent", "")
    visit = Visit(request, server, await server.people.who(token, agent))
    if visit.someone is not None:
        server.whereabouts.note(visit.someone.id, visit.address)
    if visit.someone and visit.someone.renewed and not bearer(request):
        visit.token = token  # the browser keeps it for another while, too
    return visit


async def post_of(request: Request, *, of_barred: bool = False) -> Visit:
    """A visit that brings fields: of a form or of a JSON object.  `of_barred`: also of somebody who
    is blocked."""
    visit = await visit_of(request)
    if not of_barred:
        visit.must_not_be_barred()
    visit.fields = read_fields(await request.body(), request.headers)
    return visit


def set_token(request: Request, response: Response, token: str) -> None:
    secure = request.scope["scheme"] == "https"
    response.set_cookie(COOKIE, token, max_age=KEPT, httponly=True, samesite="lax", secure=secure)


def language_of(request: Request) -> Lang:
    """The chosen language, else the first of the browser's that we speak."""
    chosen = request.cookies.get("language", "")
    wished = request.headers.get("accept-language", "").split(",")
    for lang in (chosen, *(part.strip()[:2].lower() for part in wished)):
        if lang in LANGUAGES:
            return lang
    return "en"


def theme_of(request: Request) -> Theme:
    theme = request.cookies.get("theme", "")
    return cast(Theme, theme) if theme in THEMES else "auto"


def read_fields(body: bytes, headers: Mapping[str, str]) -> dict[str, str]:
    kind = headers.get("content-type", "").partition(";")[0].strip()
    try:
        if kind == "application/json":
            values = msgspec.json.decode(body, type=dict[str, str | int | bool | None])
            fields = {name: _text(value) for name, value in values.items()}
        else:
            pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS)
            fields = dict(pairs)
    except (ValueError, msgspec.DecodeError):
        raise Wrong("bad-request") from None
    if any("\0" in value for value in fields.values()):
        raise Wrong("bad-request")
    return fields


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


def whole(fields: Mapping[str, str], name: str) -> int:
    """A field that is a whole number."""
    text = fields.get(name, "").strip()
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Wrong("field", field=name)
    return int(text)


def local(path: str, otherwise: str) -> str:
    """A path on this site; anything else could lead people away."""
    good = path.startswith("/") and not path.startswith(("//", "/\\")) and "\n" not in path
    return path if good and len(path) < 500 else otherwise
