"""Seats: who sits there, whether they are here, their clock, what they own in plain sight."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import Literal

from burnham.table.room import clocks, watching
from burnham.table.room.levels import level_label
from burnham.table.room.room import Seat
from burnham.table.room.seating import anybody_here
from burnham.table.room.vacations import is_away
from burnham.table.views.club_addresses import profile_url
from burnham.table.views.viewpoint import Viewpoint

MINUS = "−"


@dataclass(frozen=True)
class ClockView:
    left: float  # seconds left when it last stood still
    ends: float | None  # seconds since the epoch at which it runs out; None: it stands still
    bank: bool  # one bank for the whole game; else each turn anew
    most: float = inf  # it shows no more than this, before it begins to run


@dataclass(frozen=True)
class SeatView:
    seat: int
    name: str
    kind: Literal["open", "person", "bot"]
    level: str  # a bot's level in words, also of one that sits in; empty else
    mine: bool
    present: bool
    away_since: float | None  # seconds since the epoch; None when present, a bot, or open
    stood_in: bool  # a bot plays for a person who left or ran out of time
    resigned: bool
    asked: bool
    next: bool  # is asked after the one who is asked now, as far as is known
    clock: ClockView | None
    drawn: bool  # the game has been dealt, and draws what the player owns
    vacation_until: float | None = None
    told_here: bool = True  # else the viewer does not know who is here now
    profile: str = ""  # the address of the player's; empty: there is none


def seats(viewpoint: Viewpoint) -> tuple[SeatView, ...]:
    after = _next(viewpoint)
    return tuple(_seat(viewpoint, seat, after) for seat in viewpoint.room.seats)


def automata(viewpoint: Viewpoint) -> tuple[SeatView, ...]:
    """The players of the box's own, who sit on no seat: a solo opponent."""
    if viewpoint.room.position is None:
        return ()
    players = range(len(viewpoint.room.seats), viewpoint.eyes.seen.players)
    return tuple(_automaton(viewpoint, player) for player in players)


def order(viewpoint: Viewpoint) -> tuple[int, ...]:
    """All seats in turn order, mine first."""
    count = len(viewpoint.room.seats)
    first = viewpoint.seat if viewpoint.seat is not None else (viewpoint.seats or [0])[0]
    return tuple((first + offset) % count for offset in range(count))


def _seat(viewpoint: Viewpoint, seat: Seat, after: int | None) -> SeatView:
    n = seat.seat
    return SeatView(
        seat=n,
        name=viewpoint.names.get(n, ""),
        kind=seat.kind,
        level=level_label(viewpoint.say, seat.player) if seat.player else "",
        mine=n in viewpoint.seats,
        present=seat.kind == "bot" or (seat.kind == "person" and seat.away_since is None),
        away_since=seat.away_since if seat.kind == "person" else None,
        stood_in=bool(seat.stand_in) and anybody_here(viewpoint.room),
        resigned=seat.resigned,
        asked=viewpoint.live and viewpoint.room.asked == n,
        next=viewpoint.live and after == n,
        clock=_clock(viewpoint, n),
        drawn=viewpoint.room.position is not None,
        vacation_until=seat.vacation_until if is_away(seat, viewpoint.viewing.now) else None,
        profile=profile_url(seat.person) if seat.person and seat.member else "",
        told_here=not watching.sees_later(viewpoint.room, viewpoint.viewing.person),
    )


def _automaton(viewpoint: Viewpoint, player: int) -> SeatView:
    return SeatView(
        seat=player,
        name=viewpoint.text.seat(player),
        kind="bot",
        level="",
        mine=False,
        present=True,
        away_since=None,
        stood_in=False,
        resigned=False,
        asked=False,
        next=False,
        clock=None,
        drawn=True,
    )


def _clock(viewpoint: Viewpoint, seat: int) -> ClockView | None:
    header = viewpoint.room.header
    left = clocks.left(viewpoint.room, seat)
    if left is None or header.status != "playing" or not viewpoint.room.seats[seat].here:
        return None
    runs = header.running == seat
    is_bank = clocks.parts(header.clock)[0] == "bank"
    most = header.deadline - header.since if runs and header.deadline and header.since else inf
    return ClockView(left, header.deadline if runs else None, is_bank, most)


def _next(viewpoint: Viewpoint) -> int | None:
    """Who is asked after the one who is asked now, as far as the agenda tells."""
    if viewpoint.room.asked is None:
        return None
    waiting = viewpoint.eyes.seen.waiting_seats()
    return next((seat for seat in waiting if seat != viewpoint.room.asked), None)


def tally_label(viewpoint: Viewpoint, name: str, *, one: bool = False) -> str:
    """What is counted; by its singular if there is just one and that is another word."""
    key = f"tally-{name}"
    if one and viewpoint.text.has(f"{key}.one"):
        return viewpoint.text.say(f"{key}.one")
    return viewpoint.text.say(key) if viewpoint.text.has(key) else name


def amount(viewpoint: Viewpoint, name: str, value: int) -> str:
    key = f"tally-{name}.amount"
    if viewpoint.text.has(key):
        return viewpoint.text.say(key, amount=value)
    return str(value) if value >= 0 else f"{MINUS}{-value}"
