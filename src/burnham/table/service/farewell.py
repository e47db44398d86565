"""Somebody deletes their account: leaves every table, then is forgotten."""

from __future__ import annotations

from burnham.table.room import seating
from burnham.table.room.levels import USUAL
from burnham.table.room.refusals import NotYours, Unreadable
from burnham.table.room.room import Room
from burnham.table.service.people import People, Someone
from burnham.table.service.rooms import Rooms
from burnham.table.service.tournaments import Tournaments
from burnham.table.store import Personal


async def delete_account(
    people: People, rooms: Rooms, tournaments: Tournaments, person: Someone
) -> None:
    """Tournaments are left, games under way are resigned: a bot plays on.  Tables that wait for
    players are closed by their host, and left by others.  Broken off in between, it can be begun
    again."""
    await tournaments.leave_all(person.id)
    for table in await Personal(people.database).running(person.id):
        try:
            await rooms.change(table, lambda room: _leave(room, person.id, rooms.now()))
        except Unreadable:
            continue  # nobody plays there
    await people.forget(person)


def _leave(room: Room, person: str, now: float) -> None:
    mine = room.seats_of(person)
    if room.header.status == "open" and room.header.host == person:
        seating.close(room, person)
    elif room.header.status == "open":
        for seat in mine:
            seating.stand(room, person, seat)
    elif room.header.status == "playing":
        for seat in mine:
            seating.resign(room, person, seat, USUAL, now)


async def must_mean_it(
    people: People, person: Someone, password: str, typed: str, word: str, address: str
) -> None:
    """A member gives the password; a guest, who has none, types a word."""
    if person.login is not None:
        await people.must_know(person, password, address)
    elif typed.strip().casefold() != word.casefold():
        raise NotYours("delete-word", word=word)
