"""The ways back: free, by asking the others, and forward again."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.room import play
from burnham.table.views.timed import Timed, timed
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class UndoRequest:
    seat: int
    name: str
    moment: int
    sentence: str
    mine: bool  # I asked
    reply: bool  # I am asked to agree
    missing: str  # who has not agreed yet
    lapses: Timed | None  # when those of them who are away are no longer asked
    again: bool  # I asked, and only those are missing: then I may go back


@dataclass(frozen=True)
class UndoView:
    number: int
    back: int | None  # the moment one answer back, free
    start: int | None  # the moment of the last mark, free
    redo: bool
    ask: int | None  # the moment to ask for, beyond the mark: my last answer
    agree: str  # who has to agree to that; empty if nobody has (only bots play along)
    request: UndoRequest | None


def undo(viewpoint: Viewpoint) -> UndoView:
    room, seat = viewpoint.room, viewpoint.seat
    number = room.journal.number
    if seat is None or not viewpoint.live or room.header.status != "playing":
        return UndoView(number, None, None, False, None, "", None)
    moment, mark = room.journal.moment, room.journal.last_mark
    free = play.is_free(room, seat, moment - 1)
    return UndoView(
        number=number,
        back=moment - 1 if free else None,
        start=mark if free else None,
        redo=play.can_redo(room, seat),
        ask=None if free or not room.seats[seat].here else play.own_last(room, seat),
        agree=viewpoint.say.listed([viewpoint.names[n] for n in play.others(room, seat)]),
        request=_request(viewpoint),
    )


def _request(viewpoint: Viewpoint) -> UndoRequest | None:
    asked = viewpoint.room.header.request
    if asked is None or viewpoint.seat is None:
        return None
    name = viewpoint.names[asked.seat]
    mine = asked.seat in viewpoint.seats
    missing = play.missing(viewpoint.room, asked)
    away = [seat for seat in missing if viewpoint.room.seats[seat].away_since is not None]
    say = viewpoint.say
    return UndoRequest(
        seat=asked.seat,
        name=name,
        moment=asked.moment,
        sentence=say("undo-asked", name=name, turn=viewpoint.turn_of(asked.moment + 1)),
        mine=mine,
        reply=viewpoint.seat in missing,
        missing=say("undo-missing", names=", ".join(viewpoint.names[seat] for seat in missing)),
        lapses=timed(say, "undo-lapses", asked.made + play.LAPSE) if away else None,
        again=mine and away == missing,
    )
