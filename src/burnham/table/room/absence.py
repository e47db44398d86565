"""Somebody is waited for: since when, and who may let a bot sit in.

Only the seat that is asked can be stood in for, and only while its player is away.  With a clock a
bot sits in when that runs out, and not before.  Without one

    all others who are here, two at least    may agree on it after MOMENT
    the host, or who is here alone           may decide it after DAY; at a live table after MOMENT

A live table is one that was opened as such: `clocks.LIVE`.
"""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.room import clocks
from burnham.table.room.refusals import NotYours
from burnham.table.room.room import Room, StandInVote
from burnham.table.room.seating import must_play, stand_in

MOMENT = 600.0
DAY = 24 * 3600.0


@dataclass(frozen=True)
class Awaited:
    """The seat that all wait for, since its player is away."""

    seat: int
    since: float  # when it was asked or its player went away, whichever is later
    together_from: float  # when all others who are here can agree on a bot
    alone_from: float  # when the host can decide it, or who is here alone
    here: tuple[int, ...]  # seats of the others who are here and have a say
    agreed: tuple[int, ...]


def awaited(room: Room) -> Awaited | None:
    """Whoever is waited for without a clock; None if nobody is, or nobody is away."""
    header = room.header
    if room.asked is None or header.deadline is not None or header.paused is not None:
        return None
    seat = room.seats[room.asked]
    if not seat.here or seat.away_since is None:
        return None
    since = max(seat.away_since, room.journal.entries[-1].made)
    vote = room.header.vote
    return Awaited(
        seat=seat.seat,
        since=since,
        together_from=since + MOMENT,
        alone_from=since + (MOMENT if room.header.clock == clocks.LIVE else DAY),
        here=tuple(
            other.seat
            for other in room.seats
            if other.has_say and other.person != seat.person and other.away_since is None
        ),
        agreed=vote.agreed if vote and vote.away == seat.away_since else (),
    )


def people_on(room: Room, seats: set[int]) -> int:
    """How many people hold these seats: several may be one person's, on one device."""
    return len({room.seats[seat].person for seat in seats})


def call_bot(room: Room, person: str, seat: int, level: str, now: float) -> None:
    """Agree that a bot sits in for whoever is waited for; it does as soon as that is enough."""
    must_play(room)
    mine = {s for s in room.seats_of(person) if room.seats[s].has_say}
    host = person == room.header.host
    if not mine and not host:
        raise NotYours("seat")
    if seat != room.asked:
        raise NotYours("not-waited-for")
    if room.header.deadline is not None:
        raise NotYours("clock-runs", **_left(room.header.deadline - now))
    waited = awaited(room)
    if waited is None or seat in mine:
        raise NotYours("not-away")
    here = mine.union(waited.here)  # whoever calls is here
    votes = bool(mine) and people_on(room, here) > 1
    if now >= waited.alone_from and (host or not votes):
        stand_in(room, seat, level, "called", now)
    elif not votes or now < waited.together_from:
        until = waited.together_from if votes else waited.alone_from
        raise NotYours("too-soon", **_left(until - now))
    else:
        _vote(room, waited, mine, here, level, now)


def _vote(
    room: Room, waited: Awaited, mine: set[int], here: set[int], level: str, now: float
) -> None:
    agreed = mine.union(waited.agreed)
    away = room.seats[waited.seat].away_since
    assert away is not None  # else nobody would be waited for
    if agreed >= here:
        stand_in(room, waited.seat, level, "called", now)
    else:
        room.header.vote = StandInVote(away, tuple(sorted(agreed)))


def _left(seconds: float) -> dict[str, int]:
    """Hours and minutes that a sentence names; a begun minute counts."""
    minutes = max(1, -int(-seconds // 60))
    return {"hours": minutes // 60, "minutes": minutes % 60}
