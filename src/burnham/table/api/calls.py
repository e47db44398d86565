"""The calls of the JSON interface."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from burnham.table import play, seating
from burnham.table.api import data
from burnham.table.api.state import games, table_info, table_state
from burnham.table.levels import USUAL, read_level
from burnham.table.people import Someone, clean_name
from burnham.table.records import record
from burnham.table.refusals import BadBody, Missing, Nobody, NotYours, Refusal, Wrong, WrongType
from burnham.table.room import Room
from burnham.table.seating import Place, Wish
from burnham.table.shelf import Boxed
from burnham.table.show.question import hint as told_hint
from burnham.table.web.posts import open_wished, perform
from burnham.table.web.replies import json, numbers
from burnham.table.web.visit import Visit, bearer, visit_of

T = TypeVar("T")
HEARTBEAT = 20.0


async def list_games(request: Request) -> Response:
    visit = await visit_of(request)
    return json(games(visit.house.shelf))


async def new_person(request: Request) -> Response:
    visit = await visit_of(request)
    wanted = await _read(request, data.NewPerson)
    if not clean_name(wanted.name):
        raise BadBody("name")
    guest, token = await visit.house.people.new_guest(wanted.name)
    return json(data.Token(guest.name, token), 201)


async def list_tables(request: Request) -> Response:
    """Open tables, and mine if I say who I am."""
    visit = await visit_of(request)
    store = visit.house.store
    found = await store.tables_of(visit.person) if visit.person else []
    known = {facts.id for facts, _ in found}
    found += [
        row for row in await store.open_tables(visit.house.rooms.now()) if row[0].id not in known
    ]
    return json(data.Tables([table_info(facts, seats, visit.person) for facts, seats in found]))


async def new_table(request: Request) -> Response:
    visit, _ = await _caller(request)
    wanted = await _read(request, data.NewTable)
    places = [
        Place(
            seat.kind,
            clean_name(seat.name),
            read_level(seat.level or USUAL) if seat.kind == "bot" else "",
        )
        for seat in wanted.seats
    ]
    wish = Wish(
        game=wanted.game,
        places=places,
        options=wanted.options,
        clock=wanted.clock,
        private=wanted.private,
        hints=wanted.hints,
        pace=wanted.pace or visit.house.settings.pace,
    )
    room = await open_wished(visit, wish, wanted.bytes or "")
    return _state(visit, room, None, 201)


async def show_table(request: Request) -> Response:
    visit = await visit_of(request)
    for name in request.query_params:
        if name not in ("as", "at"):
            raise Wrong("field", field=name[:40])
    room = await visit.room()
    return json(table_state(visit.look(room)))


async def join(request: Request) -> Response:
    visit, person = await _caller(request)
    wanted = await _read(request, data.Join)
    await _let_in(visit, wanted.invite)
    name = clean_name(wanted.name) or person.name

    def deed(_: Visit, room: Room, boxed: Boxed, now: float) -> None:
        seating.sit(room, boxed, person.id, wanted.seat, name, wanted.bytes or "", now)

    return _state(visit, await perform(visit, request.path_params["table"], deed), wanted.seat)


async def answer(request: Request) -> Response:
    visit, _ = await _caller(request)
    given = await _read(request, data.GiveAnswer)

    def deed(_: Visit, room: Room, boxed: Boxed, now: float) -> None:
        seat = _own_seat(visit, room, given.seat)
        play.answer(room, boxed, seat, given.number, given.answer, now)

    return _state(visit, await perform(visit, request.path_params["table"], deed), given.seat)


async def undo(request: Request) -> Response:
    visit, _ = await _caller(request)
    given = await _read(request, data.TakeBack)

    def deed(_: Visit, room: Room, boxed: Boxed, now: float) -> None:
        seat = _own_seat(visit, room, given.seat)
        play.take_back(room, boxed, seat, given.number, given.to, now)

    return _state(visit, await perform(visit, request.path_params["table"], deed), given.seat)


async def hint(request: Request) -> Response:
    visit, _ = await _caller(request)
    asked = await _read(request, data.AskHint)
    room = await visit.room()
    seat = _own_seat(visit, room, asked.seat)
    found = await visit.house.advisor.hint(room, seat, asked.number)
    entries = told_hint(visit.look_from(room, seat), found).entries
    answers = [
        data.HintState(entry.answer, entry.word, entry.sentence, one.chance, one.lead)
        for entry, one in zip(entries, found, strict=True)
    ]
    return json(data.Hint(asked.number, answers))


async def show_record(request: Request) -> Response:
    visit = await visit_of(request)
    room = await visit.room()
    return json(record(room, visit.house.rooms.boxed(room)))


async def events(request: Request) -> Response:
    """Says at every change where the table stands; look at it then."""
    visit = await visit_of(request)
    room = await visit.room()
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_stream(visit, room), 200, headers, media_type="text/event-stream")


async def _stream(visit: Visit, room: Room) -> AsyncIterator[str]:
    with visit.house.hub.listening(room.id) as bell:
        while True:
            bell.clear()
            try:
                room = await visit.room(room.id)
            except Refusal:
                return
            told = {**numbers(room), "asked": room.asked, "status": room.facts.status}
            body = msgspec.json.encode(told).decode()
            yield f"id: {room.facts.version}\nevent: table\ndata: {body}\n\n"
            try:
                await asyncio.wait_for(bell.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": here\n\n"


async def _caller(request: Request) -> tuple[Visit, Someone]:
    """The visit of somebody who brings a token."""
    visit = await visit_of(request)
    if visit.someone is None or not bearer(request):
        raise Nobody("token")
    return visit, visit.someone


async def _let_in(visit: Visit, invite: str) -> None:
    """Let the bearer of an invite into the private table of this address."""
    rooms = visit.house.rooms
    room = await rooms.open(visit.request.path_params["table"])
    if room.may_enter(visit.person):
        return
    person = visit.person
    if not invite or invite != room.facts.invite or person is None:
        raise Missing("table")
    await rooms.change(room.id, lambda room: room.let_in(person))


def _own_seat(visit: Visit, room: Room, seat: int | None) -> int:
    mine = room.seats_of(visit.person)
    if not mine or (seat is not None and seat not in mine):
        raise NotYours("seat")
    if seat is None:
        seat = room.asked if room.asked in mine else mine[0]
    if not room.seats[seat].here:
        raise NotYours("stood-in")
    return seat


def _state(visit: Visit, room: Room, seat: int | None, status: int = 200) -> Response:
    return json(table_state(visit.look_from(room, seat)), status)


async def _read(request: Request, kind: type[T]) -> T:
    media = request.headers.get("content-type", "").partition(";")[0].strip()
    if media != "application/json":
        raise WrongType("json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadBody("body", detail=str(error)[:200]) from None
