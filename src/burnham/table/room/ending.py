"""Before the start somebody is removed from the lobby; after it a game is ended without a result:
by agreement, which whoever opened the table asks for, or by a host of the server.

All people who have not resigned have to agree, also the absent.  Those for whom a bot sits in are
no longer waited for a day after they were asked.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace

from burnham.table.room import clocks
from burnham.table.room.play import LAPSE
from burnham.table.room.refusals import Late, NotYours, Wrong
from burnham.table.room.room import CancelAsked, Ending, Removed, Room, Seat
from burnham.table.room.seating import must_be_open, must_host, must_play

REASON_LENGTH = 200


def must_be_reason(reason: str) -> None:
    if not 1 <= len(reason) <= REASON_LENGTH:
        raise Wrong("reason", letters=REASON_LENGTH)


# --- the lobby ----------------------------------------------------------------------------------


def tag(room: Room, person: str) -> str:
    """What stands for a person in a form of this table; it says nothing about them elsewhere."""
    return hashlib.blake2b(f"{room.header.secret} {person}".encode(), digest_size=6).hexdigest()


def remove(room: Room, person: str, seat: int, who: str, reason: str, now: float) -> None:
    """Whoever opened the table removes somebody, by seat and tag, or a bot; sent twice it counts
    once, also if somebody else sits there by then."""
    must_be_open(room)
    must_host(room, person)
    if not 0 <= seat < len(room.seats):
        raise Wrong("field", field="seat")
    there = room.seats[seat]
    if there.kind == "bot" and not who:
        room.seats[seat] = Seat(seat)
        return
    if who in {tag(room, gone) for gone in room.removed}:
        return
    if there.person is None or tag(room, there.person) != who:
        raise Late("moved-on")
    if there.person == person:
        raise Wrong("remove-self")
    _remove(room, there.person, Removed("opener", reason), now)


def remove_by_host(room: Room, person: str, reason: str, now: float) -> None:
    """A host of the server removes somebody."""
    if person in room.removed:
        return
    must_be_open(room)
    if not room.seats_of(person):
        raise Wrong("not-there")
    _remove(room, person, Removed("host", reason), now)


def _remove(room: Room, person: str, removed: Removed, now: float) -> None:
    must_be_reason(removed.reason)
    mine = room.seats_of(person)
    room.note(f"removed-by-{removed.by}", mine[0], now, removed.reason)
    for seat in mine:
        room.seats[seat] = Seat(seat)
    room.removed = {**room.removed, person: removed}


# --- the game -----------------------------------------------------------------------------------


def ask_cancel(room: Room, person: str, now: float) -> None:
    """Whoever opened the table asks all others; asked again, those who are gone may have lapsed."""
    must_play(room)
    must_host(room, person)
    asked = room.header.cancel or CancelAsked(now)
    if room.header.cancel is None and missing_after(room, asked, person, now):
        room.note("cancel-asked", None, now)
    _end_if_agreed(room, _agreed(room, asked, person), now)


def reply_cancel(room: Room, person: str, agree: bool, now: float) -> None:
    """Agree, or not; for whoever asked that is to withdraw it."""
    must_play(room)
    asked = room.header.cancel
    if asked is None:
        raise Late("nothing-asked")
    mine = [seat for seat in room.seats_of(person) if room.seats[seat].has_say]
    if not mine and person != room.header.host:
        raise NotYours("seat")
    if agree:
        _end_if_agreed(room, _agreed(room, asked, person), now)
        return
    room.header.cancel = None
    withdrawn = person == room.header.host
    room.note(
        "cancel-withdrawn" if withdrawn else "cancel-refused", None if withdrawn else mine[0], now
    )


def missing(room: Room, asked: CancelAsked, now: float) -> list[int]:
    """The seats of those who have to agree and have not."""
    lapsed = now >= asked.made + LAPSE
    return [
        seat.seat
        for seat in room.seats
        if seat.has_say and seat.seat not in asked.agreed and not (lapsed and seat.stand_in)
    ]


def missing_after(room: Room, asked: CancelAsked, person: str, now: float) -> list[int]:
    """The same when a person has agreed."""
    return missing(room, _agreed(room, asked, person), now)


def close_by_host(room: Room, reason: str, now: float) -> None:
    """A host of the server closes a table, whether the game has begun or not."""
    if room.header.status == "closed":
        return
    if room.header.status == "over":
        raise Late("over")
    must_be_reason(reason)
    room.note("closed-by-host", None, now, reason)
    _end(room, Ending("host", reason), now)


def _agreed(room: Room, asked: CancelAsked, person: str) -> CancelAsked:
    return replace(asked, agreed=tuple(sorted({*asked.agreed, *room.seats_of(person)})))


def _end_if_agreed(room: Room, asked: CancelAsked, now: float) -> None:
    if missing(room, asked, now):
        room.header.cancel = asked
    else:
        room.note("cancelled", None, now)
        _end(room, Ending("agreement"), now)


def _end(room: Room, ending: Ending, now: float) -> None:
    header = room.header
    header.status, header.ending = "closed", ending
    header.request = header.vote = header.cancel = None
    header.asked = room.asked
    clocks.run(room, now)
