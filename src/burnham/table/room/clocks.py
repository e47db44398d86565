"""Clocks: none, so long for each turn ("move:86400"), or one bank for the game ("bank:1800").

"live" is no clock either, but says that all sit down to the game together: whoever goes away is
not waited for as long (absence.py).

A turn lasts while the same seat is asked.  Only people's clocks run; when one is at zero a bot sits
in, and the seat can be taken back.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from burnham.table.room.refusals import Wrong
from burnham.table.room.room import Room

Kind = Literal["none", "live", "move", "bank"]
FORM = re.compile(r"(move|bank):([1-9][0-9]{0,7})")
GRACE = 60.0
"""What a bank holds at least when a seat is taken back from the bot."""

LIVE: Final = "live"
OFFERED = ("none", LIVE, "bank:900", "bank:2700", "move:120", "move:86400", "move:259200")


def read(clock: str) -> str:
    """A clock as a form names it, checked."""
    if clock in ("", "none"):
        return "none"
    if clock == LIVE:
        return clock
    if not FORM.fullmatch(clock):
        raise Wrong("clock")
    return clock


def parts(clock: str) -> tuple[Kind, float]:
    kind, _, seconds = clock.partition(":")
    if kind == "move":
        return "move", float(seconds)
    if kind == "bank":
        return "bank", float(seconds)
    return ("live" if clock == LIVE else "none"), 0.0


def wind(room: Room) -> None:
    """Fill the banks, at the start."""
    kind, seconds = parts(room.header.clock)
    for seat in room.seats:
        seat.bank = seconds if kind == "bank" else None


def run(room: Room, now: float) -> None:
    """Let the clock of the seat that is asked run, and no other.  Called after every change."""
    asked = room.asked
    runner = asked if asked is not None and room.seats[asked].here else None
    if runner == room.header.running:
        return
    _stop(room, now)
    _start(room, runner, now)


def expired(room: Room, now: float) -> int | None:
    """The seat whose time is up."""
    over = room.header.deadline is not None and room.header.deadline <= now
    return room.header.running if over else None


def give_grace(room: Room, seat: int) -> None:
    bank = room.seats[seat].bank
    if bank is not None:
        room.seats[seat].bank = max(bank, GRACE)


def left(room: Room, seat: int) -> float | None:
    """Seconds on a seat's clock when it last stood still; None without a clock, or before it is
    wound."""
    kind, seconds = parts(room.header.clock)
    return seconds if kind == "move" else room.seats[seat].bank


def _stop(room: Room, now: float) -> None:
    header = room.header
    if header.running is not None and header.since is not None:
        seat = room.seats[header.running]
        if seat.bank is not None:
            passed = max(0.0, now - header.since)  # the machine's clock may have been set back
            seat.bank = max(0.0, seat.bank - passed)
    header.running = header.since = header.deadline = None


def _start(room: Room, runner: int | None, now: float) -> None:
    seconds = None if runner is None else left(room, runner)
    if seconds is None:
        return
    room.header.running = runner
    room.header.since = now
    room.header.deadline = now + seconds
