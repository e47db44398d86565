"""Clocks: none, so long for each turn ("move:86400"), or one bank for the game ("bank:1800"), to
which something may be added after every turn ("bank:1800+30").

"live" is no clock either, but says that all sit down to the game together: whoever goes away is
not waited for as long (absence.py).

A turn lasts while the same seat is asked.  Only people's clocks run, and not while the game is
paused (pauses.py) or the person is on vacation (vacations.py).  What happens at zero the table says
when it is opened: a bot sits in, and the seat can be taken back; or the game is ended, and whoever
ran out of time has lost.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from burnham.table.room.refusals import Wrong
from burnham.table.room.room import Room

Kind = Literal["none", "live", "move", "bank"]
FORM = re.compile(r"move:[1-9][0-9]{0,7}|bank:[1-9][0-9]{0,7}(\+[1-9][0-9]{0,5})?")
GRACE = 60.0
"""What a bank holds at least when a seat is taken back from the bot."""
SLOW = 12 * 3600.0
"""A clock with so many seconds is for games that last for days."""

LIVE: Final = "live"
OFFERED = (
    "none",
    LIVE,
    "bank:900",
    "bank:900+30",
    "bank:2700",
    "move:120",
    "move:86400",
    "move:259200",
    "bank:604800+43200",
)


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
    """What kind of clock, and its seconds."""
    kind, _, seconds = clock.partition("+")[0].partition(":")
    if kind == "move":
        return "move", float(seconds)
    if kind == "bank":
        return "bank", float(seconds)
    return ("live" if clock == LIVE else "none"), 0.0


def increment(clock: str) -> float:
    """The seconds that are added after every turn."""
    return float(clock.partition("+")[2] or 0)


def runs_out(clock: str) -> bool:
    """Whether there is anything that can come to zero."""
    return parts(clock)[0] in ("move", "bank")


def is_slow(clock: str) -> bool:
    return parts(clock)[1] >= SLOW


def wind(room: Room) -> None:
    """Fill the banks, at the start."""
    kind, seconds = parts(room.header.clock)
    for seat in room.seats:
        seat.bank = seconds if kind == "bank" else None


def run(room: Room, now: float) -> None:
    """Let the clock of the seat that is asked run, and no other.  Called after every change."""
    runner = _runner(room)
    stopped = room.header.running
    if runner == stopped:
        return
    _stop(room, now)
    if stopped is not None and parts(room.header.clock)[0] == "move":
        room.seats[stopped].bank = None  # its next turn has the whole time
    _start(room, runner, now)


def hold(room: Room, now: float) -> None:
    """Look at the clock again in the middle of a turn, of which it keeps the rest."""
    header = room.header
    if header.running is not None and header.since is not None and header.deadline is not None:
        seat = room.seats[header.running]
        seat.bank = header.deadline - header.since
    _stop(room, now)
    _start(room, _runner(room), now)


def end_turn(room: Room, seat: int) -> None:
    """Add to the bank of a seat that has just handed the question on."""
    bank = room.seats[seat].bank
    if bank is not None and room.seats[seat].here:
        room.seats[seat].bank = bank + increment(room.header.clock)


def expired(room: Room, now: float) -> int | None:
    """The seat whose time is up."""
    over = room.header.deadline is not None and room.header.deadline <= now
    return room.header.running if over else None


def give_grace(room: Room, seat: int) -> None:
    """To somebody who takes the seat back from the bot: of turns the whole time."""
    bank = room.seats[seat].bank
    if bank is not None:
        is_bank = parts(room.header.clock)[0] == "bank"
        room.seats[seat].bank = max(bank, GRACE) if is_bank else None


def left(room: Room, seat: int) -> float | None:
    """Seconds on a seat's clock when it last stood still; None without a clock, or before it is
    wound."""
    kind, seconds = parts(room.header.clock)
    bank = room.seats[seat].bank
    return seconds if kind == "move" and bank is None else bank


def _runner(room: Room) -> int | None:
    asked = room.asked
    if asked is None or room.header.paused is not None:
        return None
    return asked if room.seats[asked].here else None


def _stop(room: Room, now: float) -> None:
    header = room.header
    if header.running is not None and header.since is not None:
        seat = room.seats[header.running]
        if seat.bank is not None:
            passed = max(0.0, now - header.since)  # the machine's clock may have been set back
            seat.bank = max(0.0, seat.bank - passed)
    header.running = header.since = header.deadline = None


def _start(room: Room, runner: int | None, now: float) -> None:
    """Somebody's vacation comes first."""
    seconds = None if runner is None else left(room, runner)
    if runner is None or seconds is None:
        return
    begins = max(now, room.seats[runner].vacation_until or now)
    room.header.running = runner
    room.header.since = begins
    room.header.deadline = begins + seconds
