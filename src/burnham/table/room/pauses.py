"""Pause: a game with a clock stands still when all who play agree, and goes on when one of them
says so: nobody has to wait until others agree to play.  Whoever is asked then has as much time left
as before."""

from __future__ import annotations

from burnham.table.room import clocks
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room


def playing(room: Room) -> set[int]:
    """The seats whose people play, now: for whom a bot sits in is not asked."""
    return {seat.seat for seat in room.seats if seat.here}


def missing(room: Room) -> list[int]:
    """Those who have not agreed yet."""
    return sorted(playing(room) - set(room.header.pause))


def may_pause(room: Room, person: str | None) -> bool:
    header = room.header
    plays = any(room.seats[seat].here for seat in room.seats_of(person))
    return header.status == "playing" and clocks.runs_out(header.clock) and plays


def agree(room: Room, person: str, now: float) -> None:
    """Ask for a pause, or agree to one; it begins with the last who does."""
    mine = _mine(room, person)
    if room.header.paused is not None:
        return
    first = not room.header.pause
    room.header.pause = tuple(sorted({*room.header.pause, *mine} & playing(room)))
    if not missing(room):
        room.header.pause, room.header.paused = (), now
        room.note("paused", mine[0], now)
        clocks.hold(room, now)
    elif first:
        room.note("pause-asked", mine[0], now)


def refuse(room: Room, person: str, now: float) -> None:
    """Anybody's no, or one's own change of mind."""
    mine = _mine(room, person)
    if room.header.pause:
        room.header.pause = ()
        room.note("pause-refused", mine[0], now)


def resume(room: Room, person: str, now: float) -> None:
    mine = _mine(room, person)
    if room.header.paused is None:
        return
    room.header.paused = None
    room.note("resumed", mine[0], now)
    clocks.run(room, now)


def _mine(room: Room, person: str) -> list[int]:
    if room.header.status != "playing":
        raise Wrong("not-playing")
    mine = [seat for seat in room.seats_of(person) if room.seats[seat].here]
    if not mine:
        raise NotYours("seat")
    if not clocks.runs_out(room.header.clock):
        raise Wrong("no-clock")
    return mine
