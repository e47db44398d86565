"""The calls of the JSON interface."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from burnham.table.room import pauses, play, seating, vacations
from burnham.table.room.fairness import Brought
from burnham.table.room.levels import USUAL, read_level
from burnham.table.room.planning import may_plan, remove
from burnham.table.room.records import record
from burnham.table.room.refusals import (
    BadBody,
    Missing,
    Nobody,
    Wrong,
    WrongType,
)
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from burnham.table.service.people import Someone, clean_name
from burnham.table.service.rooms import Act
from burnham.table.views.hint import hint_view
from burnham.table.web import planning
from burnham.table.web.api import data
from burnham.table.web.api.state import games, of_then, plan_state, table_info, table_state
from burnham.table.web.guard import bearer
from burnham.table.web.live import changes_for
from burnham.table.web.replies import json
from burnham.table.web.streams import event_stream, table_event
from burnham.table.web.visit import Visit, visit_of, whole

T = TypeVar("T")


async def list_games(request: Request) -> Response:
    visit = await visit_of(request)
    return json(games(visit.server.shelf))


async def new_person(request: Request) -> Response:
    visit = await visit_of(request)
    wanted = await _read(request, data.NewPerson)
    if not clean_name(wanted.name):
        raise BadBody("name")
    guest, token = await visit.new_guest(wanted.name)
    return json(data.Token(guest.name, token), 201)


async def list_tables(request: Request) -> Response:
    """Open tables, and mine if I say who I am, my studies last."""
    visit = await visit_of(request)
    store = visit.server.store
    found = await store.tables_of(visit.person) if visit.person else []
    found += await store.tables_of(visit.person, studies=True) if visit.person else []
    known = {header.id for header, _ in found}
    found += [
        row for row in await store.open_tables(visit.server.rooms.now()) if row[0].id not in known
    ]
    return json(data.Tables([table_info(header, seats, visit.person) for header, seats in found]))


async def watched_tables(request: Request) -> Response:
    """Games of others; of those that are seen later not who is asked now."""
    visit = await visit_of(request)
    found = await visit.server.store.watched_tables(visit.server.rooms.now())
    infos = [table_info(header, seats, visit.person) for header, seats in found]
    return json(data.Tables([of_then(info) for info in infos]))


async def commit(request: Request) -> Response:
    visit, person = await _caller(request)
    given = visit.server.tickets.new(person.id)
    return json(data.Ticket(given.ticket, given.commitment), 201)


async def new_table(request: Request) -> Response:
    visit, person = await _caller(request)
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
        pace=wanted.pace or visit.server.settings.pace,
        edition=wanted.edition,
        at_zero=wanted.at_zero,
        vacation=wanted.vacation,
        watch=wanted.watch,
    )
    brought = Brought(wanted.bytes or "", wanted.commitment or "", wanted.ticket or "")
    room = await visit.server.open_table(wish, person, brought)
    return _state(visit, room, None, 201)


async def show_table(request: Request) -> Response:
    visit = await visit_of(request)
    query = request.query_params
    for name in query:
        if name not in ("as", "at", "since"):
            raise Wrong("field", field=name[:40])
    since = whole(query, "since") if query.get("since") else None
    room = await visit.room(number=since or 0)
    _count_present(visit, room)
    return json(table_state(visit.viewpoint(room), since))


async def join(request: Request) -> Response:
    visit, person = await _caller(request)
    wanted = await _read(request, data.Join)
    await _let_in(visit, wanted.invite)
    name = clean_name(wanted.name) or person.name

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        added, commitment = wanted.bytes or "", wanted.commitment or ""
        seating.sit(room, boxed, person.id, wanted.seat, name, added, now, commitment)

    return _state(visit, await _act(visit, deed), wanted.seat)


async def answer(request: Request) -> Response:
    visit, _ = await _caller(request)
    given = await _read(request, data.GiveAnswer)

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        seat = visit.playing_seat(room, given.seat)
        play.answer(room, boxed, seat, given.number, given.answer, now)

    return _state(visit, await _act(visit, deed), given.seat, since=given.number)


async def undo(request: Request) -> Response:
    visit, _ = await _caller(request)
    given = await _read(request, data.TakeBack)

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        seat = visit.playing_seat(room, given.seat)
        play.take_back(room, boxed, seat, given.number, given.to, now)

    return _state(visit, await _act(visit, deed), given.seat, since=given.number)


async def pause(request: Request) -> Response:
    visit, person = await _caller(request)
    given = await _read(request, data.Pause)
    deeds = {"yes": pauses.agree, "no": pauses.refuse, "end": pauses.resume}

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        deeds[given.want](room, person.id, now)

    return _state(visit, await _act(visit, deed), None)


async def vacation(request: Request) -> Response:
    visit, person = await _caller(request)
    given = await _read(request, data.Vacation)

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        if given.days:
            vacations.take(room, person.id, given.days, now)
        else:
            vacations.end(room, person.id, now)

    return _state(visit, await _act(visit, deed), None)


async def hint(request: Request) -> Response:
    visit, _ = await _caller(request)
    asked = await _read(request, data.AskHint)
    room = await visit.room()
    _count_present(visit, room)
    seat = visit.playing_seat(room, asked.seat)
    found = await visit.server.advisor.hint(room, seat, asked.number, visit.asker)
    entries = hint_view(visit.viewpoint_from(room, seat), seat, found).entries
    answers = [
        data.HintState(entry.answer, entry.word, entry.sentence, one.chance, one.lead, entry.why)
        for entry, one in zip(entries, found, strict=True)
    ]
    return json(data.Hint(asked.number, answers))


async def show_plan(request: Request) -> Response:
    visit, _ = await _caller(request)
    room = await visit.room()
    seat = whole(request.query_params, "as") if request.query_params.get("as") else None
    return await _plan(visit, room, visit.own_seat(room, seat))


async def plan(request: Request) -> Response:
    visit, _ = await _caller(request)
    given = await _read(request, data.PlanAnswer)
    room = await visit.room(number=given.number)
    seat = visit.playing_seat(room, given.seat)
    place = given.place
    if place is None:
        place = len(room.plans[seat].answers) if seat in room.plans else 0
    room = await planning.lay(visit, seat, place, given.number, given.answer)
    return await _plan(visit, room, seat)


async def unplan(request: Request) -> Response:
    visit, _ = await _caller(request)
    given = await _read(request, data.Unplan)

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        remove(room, visit.own_seat(room, given.seat), given.place)

    room = await _act(visit, deed)
    return await _plan(visit, room, visit.own_seat(room, given.seat))


async def _plan(visit: Visit, room: Room, seat: int) -> Response:
    """What a seat has planned, and what it is asked after that, as far as it can be foreseen."""
    _count_present(visit, room)
    place = len(room.plans[seat].answers) if seat in room.plans else 0
    here = await planning.foreseen(visit, room, seat, place) if may_plan(room, seat) else None
    ahead = here.viewpoint() if here and here.foreseen else None
    return json(plan_state(visit.viewpoint_from(room, seat), seat, ahead))


async def show_record(request: Request) -> Response:
    visit = await visit_of(request)
    room = await visit.room()
    return json(record(room, visit.server.rooms.boxed(room), visit.person))


async def events(request: Request) -> Response:
    """Says at every change where the table stands; look at it then."""
    visit = await visit_of(request)
    return event_stream(_events(visit, await visit.room()), request)


async def _events(visit: Visit, room: Room) -> AsyncIterator[str]:
    table, told = room.id, -1

    async def tell() -> str:
        nonlocal told
        room = await visit.room(table)
        visit.server.presence.check(room)
        known, told = told, room.header.version
        if known == told:
            return ""
        return table_event(room, asked=room.asked, status=room.header.status)

    changes = changes_for(visit, room, tell)
    with visit.server.presence.listening(table, visit.person):
        async with aclosing(changes):
            await visit.server.presence.settled(table)
            async for event in changes:
                yield event


async def _caller(request: Request) -> tuple[Visit, Someone]:
    """The visit of somebody who brings a token."""
    visit = await visit_of(request)
    visit.must_not_be_barred()
    if visit.someone is None or not bearer(request):
        raise Nobody("token")
    return visit, visit.someone


async def _act(visit: Visit, deed: Act) -> Room:
    room = await visit.server.rooms.act(visit.request.path_params["table"], visit.person, deed)
    _count_present(visit, room)
    return visit.seen(room)


def _count_present(visit: Visit, room: Room) -> None:
    """Who plays by a program is here while it asks.  (Pages listen: they tell when one goes.)"""
    if bearer(visit.request):
        visit.server.presence.asked(room, visit.person)


async def _let_in(visit: Visit, invite: str) -> None:
    """Let the bearer of an invite into the private table of this address."""
    rooms = visit.server.rooms
    room = await rooms.open(visit.request.path_params["table"])
    if room.may_enter(visit.person):
        return
    person = visit.person
    if not invite or invite != room.header.invite or person is None:
        raise Missing("table")
    await rooms.change(room.id, lambda room: room.let_in(person))


def _state(
    visit: Visit, room: Room, seat: int | None, status: int = 200, since: int | None = None
) -> Response:
    return json(table_state(visit.viewpoint_from(room, seat), since), status)


async def _read(request: Request, kind: type[T]) -> T:
    media = request.headers.get("content-type", "").partition(";")[0].strip()
    if media != "application/json":
        raise WrongType("json")
    body = await request.body()
    if b"\\u0000" in body:  # no store of text takes it
        raise BadBody("body", detail="\\u0000")
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadBody("body", detail=str(error)[:200]) from None
