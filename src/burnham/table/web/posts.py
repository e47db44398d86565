"""Posts: what people do at tables and with themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.errors import BurnhamError
from burnham.table import play, seating
from burnham.table.levels import USUAL, read_level
from burnham.table.paces import read_pace
from burnham.table.people import clean_name
from burnham.table.refusals import Missing, NotYours, Refusal, Wrong
from burnham.table.room import Line, Pace, Room
from burnham.table.seating import Place, Wish
from burnham.table.shelf import Boxed
from burnham.table.show.house import HINTS, new_table_view
from burnham.table.show.question import hint as told_hint
from burnham.table.show.table import table_view
from burnham.table.web.replies import done, json, numbers, page, told
from burnham.table.web.visit import Visit, post_of, whole

CHAT_LENGTH = 500
Act = Callable[[Visit, Room, Boxed, float], None]


# --- at a table --------------------------------------------------------------------------------


def answer(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    given = visit.fields.get("answer", "")
    if not given:
        raise Wrong("field", field="answer")
    plain = given.isascii() and given.isdigit()
    chosen = whole(visit.fields, "answer") if plain else given
    number = whole(visit.fields, "number")
    play.answer(room, boxed, visit.playing_seat(room), number, chosen, now)


def undo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    to = whole(visit.fields, "to") if visit.fields.get("to") else None
    play.take_back(room, boxed, visit.playing_seat(room), whole(visit.fields, "number"), to, now)


def redo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    play.redo(room, boxed, visit.playing_seat(room), whole(visit.fields, "number"), now)


def ask_undo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    number, to = whole(visit.fields, "number"), whole(visit.fields, "to")
    play.ask_back(room, boxed, visit.playing_seat(room), number, to, now)


def reply_undo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    agree = visit.fields.get("agree")
    if agree not in ("yes", "no"):
        raise Wrong("field", field="agree")
    play.reply(room, boxed, visit.seat_of(room), agree == "yes", now)


def sit(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    seat = whole(visit.fields, "seat") if visit.fields.get("seat") else None
    name = clean_name(visit.fields.get("name", "")) or my_name(visit)
    added = visit.fields.get("bytes", "")
    seating.sit(room, boxed, visit.person or "", seat, name, added, now)


def stand(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    seating.stand(room, visit.person or "", visit.seat_of(room, "seat"))


def place_bot(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    level = read_level(visit.fields.get("level") or USUAL)
    seat = whole(visit.fields, "seat")
    seating.place_bot(room, boxed, visit.person or "", seat, level, now)


def leave(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    for seat in _seats(visit, room):
        seating.leave(room, visit.person or "", seat, USUAL, now)


def come_back(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    for seat in _seats(visit, room):
        seating.come_back(room, visit.person or "", seat, now)


def resign(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    for seat in _seats(visit, room):
        seating.resign(room, visit.person or "", seat, USUAL, now)


def close(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    seating.close(room, visit.person or "")


def chat(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    text = clean_name(visit.fields.get("text", ""), CHAT_LENGTH + 1)
    if not 1 <= len(text) <= CHAT_LENGTH:
        raise Wrong("text")
    mine = room.seats_of(visit.person)
    seat = mine[0] if mine else None
    name = room.seats[seat].name if seat is not None else my_name(visit)
    room.say(Line(len(room.lines), visit.person, seat, name, text, "", now))


def pace(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    seating.set_pace(room, visit.person or "", read_pace(visit.fields.get("pace", "")))


def call_bot(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    seat = whole(visit.fields, "seat")
    seating.call_bot(room, visit.person or "", seat, USUAL, now)


ACTS: dict[str, Act] = {
    "answer": answer,
    "undo": undo,
    "redo": redo,
    "undo/ask": ask_undo,
    "undo/reply": reply_undo,
    "sit": sit,
    "stand": stand,
    "bot": place_bot,
    "leave": leave,
    "return": come_back,
    "resign": resign,
    "close": close,
    "chat": chat,
    "pace": pace,
    "call": call_bot,
}
NEWCOMERS = ("sit", "chat")
"""What somebody may begin with who was never here."""


def act_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one act."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        if name in NEWCOMERS:
            await visit.room()  # nobody becomes somebody at a table that is not there
            await visit.somebody(visit.fields.get("name", ""))
        elif visit.person is None:
            raise NotYours("seat")
        room = await perform(visit, request.path_params["table"], ACTS[name])
        return done(visit, f"/t/{room.id}", room)

    return handler


async def perform(visit: Visit, table: str, deed: Act) -> Room:
    """Do it, in one transaction; a refusal says where the table stands now."""
    rooms = visit.house.rooms

    def act(room: Room) -> None:
        if not room.may_enter(visit.person):
            raise Missing("table")
        deed(visit, room, rooms.boxed(room), rooms.now())

    try:
        return await rooms.change(table, act)
    except Missing:
        raise
    except Refusal as refusal:
        refusal.room = await rooms.open(table)
        raise


async def rematch(request: Request) -> Response:
    """A new table like this one; whoever asks later sits down at the same."""
    visit = await post_of(request)
    old = await visit.room()
    person = await visit.somebody()
    rooms = visit.house.rooms
    added = visit.fields.get("bytes", "")
    if not old.facts.rematch:
        new = seating.rematch_of(old, rooms.boxed(old), person.id, added, rooms.now())
        await rooms.add(new)
        old = await rooms.change(old.id, lambda room: _lead_on(room, new.id))
        if old.facts.rematch != new.id:  # somebody was quicker
            await rooms.change(new.id, _give_up)

    def sit_again(room: Room) -> None:
        for seat in old.seats_of(person.id):
            if room.facts.status == "open" and room.seats[seat].kind == "open":
                name = old.seats[seat].name
                seating.sit(room, rooms.boxed(room), person.id, seat, name, added, rooms.now())

    room = await rooms.change(old.facts.rematch, sit_again)
    return done(visit, f"/t/{room.id}", room)


async def hint(request: Request) -> Response:
    """What a strong bot would answer in my place."""
    visit = await post_of(request)
    room = await visit.room()
    seat = visit.playing_seat(room)
    found = await visit.house.advisor.hint(room, seat, whole(visit.fields, "number"))
    look = visit.look_from(room, seat, frame=await visit.frame())
    view = replace(table_view(look, visit.base_url), advice=told_hint(look, found))
    if not visit.wants_json:
        return page(visit, visit.house.pages.table(view))
    html = "".join(visit.house.pages.hint(view).iter_chunks())
    return visit.finish(json({**numbers(room), "html": html}))


def _lead_on(room: Room, rematch: str) -> None:
    room.facts.rematch = room.facts.rematch or rematch


def _give_up(room: Room) -> None:
    room.facts.status = "closed"


def _seats(visit: Visit, room: Room) -> list[int]:
    """The seat that a post names, else all of mine."""
    mine = room.seats_of(visit.person)
    return [visit.seat_of(room, "seat")] if visit.fields.get("seat") or not mine else mine


def my_name(visit: Visit) -> str:
    return visit.someone.name if visit.someone else ""


# --- new tables --------------------------------------------------------------------------------


async def quick_play(request: Request) -> Response:
    """A table against bots, at once."""
    visit = await post_of(request)
    title = visit.house.shelf[visit.fields.get("game", "")].title
    usual = min(max(3, title.min_seats), title.max_seats)
    seats = whole(visit.fields, "seats") if visit.fields.get("seats") else usual
    level = read_level(visit.fields.get("level") or USUAL)
    places = [Place("me"), *(Place("bot", level=level) for _ in range(min(seats, 8) - 1))]
    pace = visit.house.settings.pace
    return await _open(visit, Wish(title.id, places, {}, private=True, pace=pace))


async def new_table(request: Request) -> Response:
    visit = await post_of(request)
    boxed = visit.house.shelf[visit.fields.get("game", "")]
    try:
        return await _open(visit, read_wish(visit.fields, boxed, visit.house.settings.pace))
    except (Refusal, BurnhamError) as error:
        if visit.wants_json:
            raise
        status, _, sentence = told(visit, error)
        usual = visit.house.settings.pace
        frame = await visit.frame()
        view = new_table_view(frame, visit.house.shelf, boxed.title.id, usual, sentence)
        return page(visit, visit.house.pages.new_table(view), status)


def read_wish(fields: dict[str, str], boxed: Boxed, pace: Pace) -> Wish:
    """The table that a form asks for; `pace` is the usual one."""
    places = []
    for seat in range(boxed.title.max_seats):
        kind, _, level = fields.get(f"seat-{seat}", "").partition(":")
        if kind in ("", "none"):
            continue
        level = read_level(level) if kind == "bot" else ""
        places.append(Place(kind, clean_name(fields.get(f"name-{seat}", "")), level))
    options = {
        option.name: option.read(fields[f"option-{option.name}"])
        for option in boxed.title.options
        if fields.get(f"option-{option.name}") and len(places) in option.seats
    }
    return Wish(
        game=boxed.title.id,
        places=places,
        options=options,
        clock=fields.get("clock", "none"),
        private=bool(fields.get("private")),
        hints=_hints(fields.get("hints", "auto")),
        pace=read_pace(fields["pace"]) if fields.get("pace") else pace,
    )


def _hints(wish: str) -> bool | None:
    if wish not in HINTS:
        raise Wrong("hints")
    return None if wish == "auto" else wish == "on"


async def open_wished(visit: Visit, wish: Wish, added: str) -> Room:
    """Open the table, if the person has not too many waiting already."""
    boxed = visit.house.shelf[wish.game]
    person = await visit.somebody()
    now = visit.house.rooms.now()
    room = seating.open_table(wish, boxed, person.id, person.name, added, now)
    waiting = await visit.house.store.waiting_tables(person.id)
    if room.facts.status == "open" and waiting >= visit.house.settings.open_tables:
        raise Wrong("too-many")
    await visit.house.rooms.add(room)
    return room


async def _open(visit: Visit, wish: Wish) -> Response:
    room = await open_wished(visit, wish, visit.fields.get("bytes", ""))
    return done(visit, f"/t/{room.id}", room)
