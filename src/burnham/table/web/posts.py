"""Posts: what people do at tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from burnham.table import pages
from burnham.table.room import (
    absence,
    ending,
    pauses,
    planning,
    play,
    seating,
    teaching,
    vacations,
    watching,
)
from burnham.table.room.consent import read_consent, say_of_game
from burnham.table.room.levels import USUAL, read_level
from burnham.table.room.paces import read_pace
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Line, Room
from burnham.table.room.shelf import Boxed
from burnham.table.service.people import clean_name
from burnham.table.views.hint import hint_view
from burnham.table.views.plain import SureView
from burnham.table.views.table import table_view
from burnham.table.web.connections import Connections
from burnham.table.web.opening import brought
from burnham.table.web.replies import done, json, numbers, page
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
    play.reply(room, boxed, visit.seat_of(room), _agrees(visit), now)


def _agrees(visit: Visit) -> bool:
    agree = visit.fields.get("agree")
    if agree not in ("yes", "no"):
        raise Wrong("field", field="agree")
    return agree == "yes"


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
    seating.must_be_welcome(room, visit.person)
    mine = room.seats_of(visit.person)
    seat = mine[0] if mine else None
    name = room.seats[seat].name if seat is not None else my_name(visit)
    watching.say(room, Line(len(room.lines), visit.person, seat, name, text, "", now))


def remove(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat`, `who` (as the form has it), `reason`: out of the lobby; whoever opened the table may.
    A bot needs `seat` alone."""
    fields = visit.fields
    reason = clean_name(fields.get("reason", ""), ending.REASON_LENGTH + 1)
    seat, who = whole(fields, "seat"), fields.get("who", "")
    ending.remove(room, visit.person or "", seat, who, reason, now)


def cancel(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """Ask all people at the table to end the game without a result; whoever opened it may."""
    ending.ask_cancel(room, visit.person or "", now)


def reply_cancel(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`agree` ("yes" or "no")."""
    ending.reply_cancel(room, visit.person or "", _agrees(visit), now)


def pace(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`pace` ("quick", "normal" or "slow"), of the bots."""
    seating.set_pace(room, visit.person or "", read_pace(visit.fields.get("pace", "")))


def call_bot(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`seat`, which is asked: agree that a bot sits in for its player, who is away."""
    seat = whole(visit.fields, "seat")
    absence.call_bot(room, visit.person or "", seat, USUAL, now)


def pause(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """Ask for a pause, or agree to one."""
    pauses.agree(room, visit.person or "", now)


def refuse_pause(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    pauses.refuse(room, visit.person or "", now)


def end_pause(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    pauses.resume(room, visit.person or "", now)


def vacation(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`days` from now on."""
    vacations.take(room, visit.person or "", whole(visit.fields, "days"), now)


def end_vacation(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    vacations.end(room, visit.person or "", now)


def lead(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`on` ("yes": lead; else no longer), `at` (a moment; left out: now), `lit` ("site-7 site-9"):
    what the teacher shows to those who follow."""
    fields = visit.fields
    if fields.get("on") != "yes":
        teaching.end_lead(room, visit.person)
        return
    at = whole(fields, "at") if fields.get("at") else None
    teaching.lead(room, visit.person, at, fields.get("lit", "").split())


def note(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`at` (a moment), `text` (empty: the note is taken away), `lit`: of the teacher."""
    fields = visit.fields
    at, lit = whole(fields, "at"), fields.get("lit", "").split()
    teaching.write_note(room, visit.person, at, fields.get("text", ""), lit)


def consent(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`consent` ("yes" or "no"): whether this game may be used once it is over."""
    say_of_game(room, visit.person or "", read_consent(visit.fields.get("consent", "")))


def remove_plan(visit: Visit, room: Room, boxed: Boxed, now: float) -> None:
    """`place`, `as`: what I have planned from there on, or what is said of a dropped plan."""
    planning.remove(room, visit.seat_of(room), whole(visit.fields, "place"))


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
    "remove": remove,
    "cancel": cancel,
    "cancel/reply": reply_cancel,
    "chat": chat,
    "pace": pace,
    "call": call_bot,
    "pause": pause,
    "pause/no": refuse_pause,
    "pause/end": end_pause,
    "vacation": vacation,
    "vacation/end": end_vacation,
    "lead": lead,
    "note": note,
    "consent": consent,
    "plan/remove": remove_plan,
}
ASKED_FIRST = ("leave", "resign", "close", "cancel")
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
            room = visit.seen(await visit.server.rooms.act(table, visit.person, deed))
            return done(visit, f"/t/{room.id}", room)
        # The page that acts is told in the reply; its stream waits, so that it hears it once.
        async with page.one_at_a_time:
            room = visit.seen(await visit.server.rooms.act(table, visit.person, deed))
            return done(visit, f"/t/{room.id}", room, told=page.reply(room))

    return handler


async def _ask_first(visit: Visit, name: str) -> Response:
    """Without the script a page asks whether somebody is sure."""
    url = f"/t/{(await visit.room()).id}"
    fields = tuple(visit.fields.items())
    sentence = visit.say(f"sure-{name}")
    view = SureView(await visit.frame(), sentence, f"{url}/{name}", fields, url)
    return page(visit, pages.sure(view))


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


def _seats(visit: Visit, room: Room) -> list[int]:
    """The seat that a post names, else all of mine."""
    mine = room.seats_of(visit.person)
    return [visit.seat_of(room, "seat")] if visit.fields.get("seat") or not mine else mine


def my_name(visit: Visit) -> str:
    return visit.someone.name if visit.someone else ""
