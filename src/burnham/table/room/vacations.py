"""Vacation: days on which somebody's clock stands still, at a table whose turns last for days.

Each person has so many of them at a table: that is said when it opens, so that everybody who sits
down has agreed to wait that long.  Vacation is taken for some days and ends by itself; whoever is
back earlier keeps the rest.  One may still answer.
"""

from __future__ import annotations

from burnham.table.room import clocks
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room, Seat

DAY = 24 * 3600.0
OFFERED = (14, 0, 7, 28)
"""Days each, the usual number first."""
MOST = 366


def read(days: int, clock: str) -> int:
    """The days that a new table gives to each, checked; none where clocks are quick."""
    if not 0 <= days <= MOST:
        raise Wrong("vacation")
    return days if clocks.is_slow(clock) else 0


def allow(room: Room) -> None:
    """Give everybody their days, at the start."""
    for seat in room.seats:
        seat.vacation = room.header.vacation * DAY if seat.kind == "person" else 0.0


def days_left(seat: Seat) -> int:
    return int(seat.vacation // DAY)


def is_away(seat: Seat, now: float) -> bool:
    return seat.vacation_until is not None and seat.vacation_until > now


def take(room: Room, person: str, days: int, now: float) -> None:
    """So many days from now on, on all seats that a person has here."""
    seats = _seats(room, person)
    if not 1 <= days <= min(map(days_left, seats)):
        raise Wrong("vacation-days", days=min(map(days_left, seats)))
    if any(is_away(seat, now) for seat in seats):
        raise Wrong("vacation-taken")
    for seat in seats:
        seat.vacation -= days * DAY
        seat.vacation_until = now + days * DAY
    room.note("vacation", seats[0].seat, now, text=str(days))
    clocks.hold(room, now)


def end(room: Room, person: str, now: float) -> None:
    """Back earlier: what is left can be taken later."""
    away = [seat for seat in _seats(room, person) if is_away(seat, now)]
    for seat in away:
        seat.vacation += (seat.vacation_until or now) - now
        seat.vacation_until = None
    if away:
        room.note("vacation-over", away[0].seat, now)
        clocks.hold(room, now)


def _seats(room: Room, person: str) -> list[Seat]:
    if room.header.status != "playing":
        raise Wrong("not-playing")
    seats = [room.seats[seat] for seat in room.seats_of(person) if room.seats[seat].has_say]
    if not seats:
        raise NotYours("seat")
    return seats
