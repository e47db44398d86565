"""Posts: what people do at tables and with themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.errors import BurnhamError
from burnham.table import pages
from burnham.table.room import absence, fairness, play, seating
from burnham.table.room.fairness import Brought
from burnham.table.room.levels import USUAL, read_level
from burnham.table.room.paces import read_pace
from burnham.table.room.refusals import NotYours, Refusal, Wrong
from burnham.table.room.room import Line, Pace, Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from burnham.table.service.people import clean_name
from burnham.table.views.choices import HINTS
from burnham.table.views.hint import hint_view
from burnham.table.views.new_table import new_table_view
from burnham.table.views.plain import SureView
from burnham.table.views.table import table_view
from burnham.table.web.connections import Connections
from burnham.table.web.replies import done, explained, json, numbers, page
from burnham.table.web.visit import Visit, post_of, whole

CHAT_LENGTH = 500
Act = Callable[[Visit, Room, Boxed, float], None]


# --- at a table --------------------------------------------------------------------------------


def answer(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`number`, `answer` (its number or word), `as`."""
    given = visit.fields.get("answer", "")
    if not given:
        raise Wrong("field", field="answer")
    plain = given.isascii() and given.isdigit()
    chosen = whole(visit.fields, "answer") if plain else given
    number = whole(visit.fields, "number")
    play.answer(room, boxed, visit.playing_seat(room), number, chosen, now)


def undo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`number`, `to` (a moment; left out: the last mark), `as`."""
    to = whole(visit.fields, "to") if visit.fields.get("to") else None
    play.take_back(room, boxed, visit.playing_seat(room), whole(visit.fields, "number"), to, now)


def redo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`number`, `as`."""
    play.redo(room, boxed, visit.playing_seat(room), whole(visit.fields, "number"), now)


def ask_undo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`number`, `to`, `as`: ask the others to go back beyond the mark."""
    number, to = whole(visit.fields, "number"), whole(visit.fields, "to")
    play.ask_back(room, boxed, visit.playing_seat(room), number, to, now)


def reply_undo(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`agree` ("yes" or "no"), `as`."""
    agree = visit.fields.get("agree")
    if agree not in ("yes", "no"):
        raise Wrong("field", field="agree")
    play.reply(room, boxed, visit.seat_of(room), agree == "yes", now)


def sit(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat` (left out: any), `name`, `bytes`, `commitment` (seen before the bytes were drawn)."""
    seat = whole(visit.fields, "seat") if visit.fields.get("seat") else None
    name = clean_name(visit.fields.get("name", "")) or my_name(visit)
    device = brought(visit)
    seating.sit(room, boxed, visit.person or "", seat, name, device.bytes, now, device.commitment)


def stand(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat`; before the start."""
    seating.stand(room, visit.person or "", visit.seat_of(room, "seat"))


def place_bot(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat`, `level`: a bot on an open seat; the host may."""
    level = read_level(visit.fields.get("level") or USUAL)
    seat = whole(visit.fields, "seat")
    seating.place_bot(room, boxed, visit.person or "", seat, level, now)


def leave(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat` (left out: all of mine); a bot plays on."""
    for seat in _seats(visit, room):
        seating.leave(room, visit.person or "", seat, USUAL, now)


def put_aside(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """Where nobody else plays: nothing runs until I come back."""
    seating.put_aside(room, visit.person or "", USUAL, now)


def come_back(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat` (left out: all of mine that I have not resigned): take it back from the bot."""
    seats = _seats(visit, room)
    for seat in [seat for seat in seats if room.seats[seat].has_say] or seats:
        seating.come_back(room, visit.person or "", seat, now)


def resign(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat` (left out: all of mine), for good."""
    for seat in _seats(visit, room):
        seating.resign(room, visit.person or "", seat, USUAL, now)


def close(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """Before the start; the host may."""
    seating.close(room, visit.person or "")


def chat(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`text`."""
    text = clean_name(visit.fields.get("text", ""), CHAT_LENGTH + 1)
    if not 1 <= len(text) <= CHAT_LENGTH:
        raise Wrong("text")
    mine = room.seats_of(visit.person)
    seat = mine[0] if mine else None
    name = room.seats[seat].name if seat is not None else my_name(visit)
    room.say(Line(len(room.lines), visit.person, seat, name, text, "", now))


def pace(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`pace` ("quick", "normal" or "slow"), of the bots."""
    seating.set_pace(room, visit.person or "", read_pace(visit.fields.get("pace", "")))


def call_bot(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat`, which is asked: agree that a bot sits in for its player, who is away."""
    seat = whole(visit.fields, "seat")
    absence.call_bot(room, visit.person or "", seat, USUAL, now)


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
    "aside": put_aside,
    "return": come_back,
    "resign": resign,
    "close": close,
    "chat": chat,
    "pace": pace,
    "call": call_bot,
}
ASKED_FIRST = ("leave", "resign", "close")
"""What a page asks for once more (`sure`)."""
NEWCOMERS = ("sit", "chat")
"""What somebody may begin with who was never here."""


def act_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one act."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        if name == "chat":
            visit.talk()
        if name in NEWCOMERS:
            await visit.room()  # nobody becomes somebody at a table that is not there
            await visit.somebody(visit.fields.get("name", ""))
        elif visit.person is None:
            raise NotYours("seat")
        if name in ASKED_FIRST and not visit.wants_json and visit.fields.get("sure") != "yes":
            return await _ask_first(visit, name)
        table, deed = request.path_params["table"], partial(ACTS[name], visit)
        connections: Connections = request.app.state.connections
        page = connections.find(visit.fields.get("stream", ""), visit, table)
        if page is None:
            room = await visit.server.rooms.act(table, visit.person, deed)
            return done(visit, f"/t/{room.id}", room)
        # The page that acts is told in the reply; its stream waits, so that it hears it once.
        async with page.one_at_a_time:
            room = await visit.server.rooms.act(table, visit.person, deed)
            return done(visit, f"/t/{room.id}", room, told=page.reply(room))

    return handler


async def _ask_first(visit: Visit, name: str) -> Response:
    """Without the script a page asks whether somebody is sure."""
    url = f"/t/{(await visit.room()).id}"
    fields = tuple(visit.fields.items())
    sentence = visit.say(f"sure-{name}")
    view = SureView(await visit.frame(), sentence, f"{url}/{name}", fields, url)
    return page(visit, pages.sure(view))


async def rematch(request: Request) -> Response:
    """A new table like this one (`ticket`, `commitment`, `bytes`); whoever asks later sits down at
    the same."""
    visit = await post_of(request)
    old = await visit.room()
    person = await visit.somebody()
    rooms = visit.server.rooms
    device = brought(visit)
    if not old.header.rematch:
        secret = visit.server.secret(person.id, device)
        new = seating.rematch_of(
            old, rooms.boxed(old), person.id, device.bytes, rooms.now(), secret
        )
        await visit.server.add_table(new, visit.asker)
        old = await rooms.change(old.id, lambda room: _lead_on(room, new.id))
        if old.header.rematch != new.id:  # somebody was quicker
            await rooms.change(new.id, _give_up)

    def sit_again(room: Room) -> None:
        if device.commitment not in ("", fairness.commitment(room.header.secret)):
            return  # somebody else opened it: its own commitment has to be seen first
        for seat in old.seats_of(person.id):
            if room.header.status == "open" and room.seats[seat].kind == "open":
                name = old.seats[seat].name
                seating.sit(
                    room, rooms.boxed(room), person.id, seat, name, device.bytes, rooms.now()
                )

    room = await rooms.change(old.header.rematch, sit_again)
    return done(visit, f"/t/{room.id}", room)


async def hint(request: Request) -> Response:
    """`number`, `as`: what a strong bot would answer in my place; {"number": …, "html": …}."""
    visit = await post_of(request)
    room = await visit.room()
    seat = visit.playing_seat(room)
    found = await visit.server.advisor.hint(room, seat, whole(visit.fields, "number"), visit.asker)
    viewpoint = visit.viewpoint_from(room, seat, frame=await visit.frame())
    view = replace(table_view(viewpoint, visit.base_url), advice=hint_view(viewpoint, seat, found))
    if not visit.wants_json:
        return page(visit, pages.table(view))
    return visit.finish(json({**numbers(room), "html": str(pages.hint(view))}))


def _lead_on(room: Room, rematch: str) -> None:
    room.header.rematch = room.header.rematch or rematch


def _give_up(room: Room) -> None:
    room.header.status = "closed"


def _seats(visit: Visit, room: Room) -> list[int]:
    """The seat that a post names, else all of mine."""
    mine = room.seats_of(visit.person)
    return [visit.seat_of(room, "seat")] if visit.fields.get("seat") or not mine else mine


def my_name(visit: Visit) -> str:
    return visit.someone.name if visit.someone else ""


def brought(visit: Visit) -> Brought:
    fields = visit.fields
    return Brought(fields.get("bytes", ""), fields.get("commitment", ""), fields.get("ticket", ""))


# --- new tables --------------------------------------------------------------------------------


async def commit(request: Request) -> Response:
    """A ticket for a new table: {"ticket": …, "commitment": …}.  Whoever then brings both, and
    bytes drawn after that, knows that the server has not chosen the seed."""
    visit = await post_of(request)
    person = await visit.somebody()
    return visit.finish(json(visit.server.tickets.new(person.id)))


async def quick_play(request: Request) -> Response:
    """`game`, `level`, `seats`, and for the dice `ticket`, `commitment`, `bytes`: a table against
    bots, at once."""
    visit = await post_of(request)
    title = visit.server.shelf[visit.fields.get("game", "")].title
    seats = whole(visit.fields, "seats") if visit.fields.get("seats") else title.usual_seats
    level = read_level(visit.fields.get("level") or USUAL)
    places = [Place("me"), *(Place("bot", level=level) for _ in range(min(seats, 8) - 1))]
    pace = visit.server.settings.pace
    options = title.presets(len(places))
    return await _open(visit, Wish(title.id, places, options, private=True, pace=pace))


async def new_table(request: Request) -> Response:
    """`game`, `seat-0` … ("me", "friend", "bot:normal", "none" or ""), `name-0` … (for further
    seats of mine), `option-NAME`, `clock` ("none", "live", "move:86400", "bank:1800"), `private`
    ("on"), `hints` ("auto", "on" or "off"), `pace`, `edition` (its name), and for the dice
    `ticket`, `commitment`, `bytes`."""
    visit = await post_of(request)
    boxed = visit.server.shelf[visit.fields.get("game", "")]
    try:
        return await _open(visit, read_wish(visit.fields, boxed, visit.server.settings.pace))
    except (Refusal, BurnhamError) as error:
        if visit.wants_json:
            raise
        status, _, sentence = explained(visit, error)
        usual = visit.server.settings.pace
        frame = await visit.frame()
        view = new_table_view(frame, visit.server.shelf, boxed.title.id, usual, sentence)
        return page(visit, pages.new_table(view), status)


def read_wish(fields: dict[str, str], boxed: Boxed, pace: Pace) -> Wish:
    """The table that a form asks for; `pace` is the usual one."""
    places = []
    for seat in range(boxed.title.rules.max_seats):
        kind, _, level = fields.get(f"seat-{seat}", "").partition(":")
        if kind in ("", "none"):
            continue
        level = read_level(level) if kind == "bot" else ""
        places.append(Place(kind, clean_name(fields.get(f"name-{seat}", "")), level))
    options = {
        option.name: option.read(fields[f"option-{option.name}"])
        for option in boxed.title.rules.options
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
        edition=fields.get("edition", ""),
    )


def _hints(wish: str) -> bool | None:
    if wish not in HINTS:
        raise Wrong("hints")
    return None if wish == "auto" else wish == "on"


async def _open(visit: Visit, wish: Wish) -> Response:
    room = await visit.server.open_table(wish, await visit.somebody(), brought(visit))
    return done(visit, f"/t/{room.id}", room)
