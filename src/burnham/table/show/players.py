"""Seats: who sits there, whether they are here, their clock, what they own in plain sight."""

from __future__ import annotations

from burnham.table import clocks
from burnham.table.levels import level_label
from burnham.table.room import Seat
from burnham.table.show.look import Look
from burnham.table.show.question import amount, call_from, tally_label
from burnham.table.view import Amount, ClockView, SeatView


def seats(look: Look) -> tuple[SeatView, ...]:
    after = _next(look)
    return tuple(_seat(look, seat, after) for seat in look.room.seats)


def order(look: Look) -> tuple[int, ...]:
    """All seats in turn order, mine first."""
    count = len(look.room.seats)
    first = look.seat if look.seat is not None else (look.seats or [0])[0]
    return tuple((first + offset) % count for offset in range(count))


def _seat(look: Look, seat: Seat, after: int | None) -> SeatView:
    dealt = look.room.position is not None
    amounts = _amounts(look, seat.seat) if dealt else ()
    drawing = look.boxed.drawing
    n = seat.seat
    return SeatView(
        seat=n,
        name=look.names.get(n, ""),
        kind=seat.kind,
        level=level_label(look.say, seat.player) if seat.player else "",
        mine=n in look.seats,
        present=seat.kind == "bot" or (seat.kind == "person" and seat.away_since is None),
        away_since=seat.away_since if seat.kind == "person" else None,
        stood_in=bool(seat.stand_in),
        resigned=seat.resigned,
        call_from=call_from(look, seat),
        asked=look.live and look.room.asked == n,
        next=look.live and after == n,
        clock=_clock(look, n),
        points=next((a.text for a in amounts if a.name == "points"), ""),
        amounts=amounts,
        tally=look.small_picture(f"tally-{n}", lambda: drawing.tally(look.scene, n))
        if dealt else None,
        panel=look.small_picture(f"panel-{n}", lambda: drawing.panel(look.scene, n))
        if dealt else None,
        desk=look.small_picture(f"desk-{n}", lambda: drawing.desk(look.scene, n))
        if dealt else None,
    )  # fmt: skip


def _amounts(look: Look, seat: int) -> tuple[Amount, ...]:
    return tuple(
        Amount(name, tally_label(look, name), amount(look, name, value), value)
        for name, value in look.eyes.seen.tally(seat).items()
    )


def _clock(look: Look, seat: int) -> ClockView | None:
    facts = look.room.facts
    left = clocks.left(look.room, seat)
    if left is None or facts.status != "playing" or not look.room.seats[seat].here:
        return None
    ends = facts.deadline if facts.running == seat else None
    return ClockView(left, ends, clocks.parts(facts.clock)[0] == "bank")


def _next(look: Look) -> int | None:
    """Who is asked after the one who is asked now, as far as the agenda tells."""
    if look.room.asked is None:
        return None
    waiting = look.eyes.seen.waiting_seats()
    return next((seat for seat in waiting if seat != look.room.asked), None)
