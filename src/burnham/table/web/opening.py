"""Posts that open tables: new ones, and another game after the last."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.errors import BurnhamError
from burnham.table import pages
from burnham.table.room import fairness, seating
from burnham.table.room.fairness import Brought
from burnham.table.room.levels import USUAL, read_level
from burnham.table.room.refusals import Refusal
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.views.new_table import new_table_view
from burnham.table.web.replies import done, explained, json, page
from burnham.table.web.visit import Visit, post_of, whole
from burnham.table.web.wishes import read_wish


def brought(visit: Visit) -> Brought:
    fields = visit.fields
    return Brought(fields.get("bytes", ""), fields.get("commitment", ""), fields.get("ticket", ""))


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
    seats of mine), `option-NAME`, `clock` ("none", "live", "move:86400", "bank:1800+30", or
    "own", see `_clock`), `at_zero` ("bot" or "end"), `vacation` (days), `watch` ("now", "no",
    "answers:10", "minutes:10"), `private`
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


async def _open(visit: Visit, wish: Wish) -> Response:
    named = next((place.name for place in wish.places if place.kind == "me"), "")
    person = await visit.somebody(named)
    room = await visit.server.open_table(wish, person, brought(visit))
    return done(visit, f"/t/{room.id}", room)


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


def _lead_on(room: Room, rematch: str) -> None:
    room.header.rematch = room.header.rematch or rematch


def _give_up(room: Room) -> None:
    room.header.status = "closed"
