"""Who was removed from a table, and how its game is ended without a result."""

from __future__ import annotations

from burnham.table.room import ending
from burnham.table.room.play import LAPSE
from burnham.table.room.room import CancelAsked
from burnham.table.views.story import Notice
from burnham.table.views.timed import timed
from burnham.table.views.viewpoint import Viewpoint


def removable(viewpoint: Viewpoint) -> tuple[tuple[int, str], ...]:
    """The seats from which whoever opened the table can remove somebody: bots have no tag."""
    room, host = viewpoint.room, viewpoint.room.header.host
    people = {
        seat.seat: ending.tag(room, seat.person)
        for seat in room.seats
        if seat.person is not None and seat.person != host
    }
    bots = {seat.seat: "" for seat in room.seats if seat.kind == "bot"}
    return tuple(sorted({**people, **bots}.items()))


def is_turned_away(viewpoint: Viewpoint) -> bool:
    """Whoever was removed from the table, or is blocked, neither sits down nor talks."""
    blocked = viewpoint.viewing.frame.person.barred is not None
    return blocked or viewpoint.viewing.person in viewpoint.room.removed


def notices(viewpoint: Viewpoint) -> list[Notice]:
    room, say = viewpoint.room, viewpoint.say
    found: list[Notice] = []
    removed = room.removed.get(viewpoint.viewing.person or "")
    if removed is not None:
        sentence = say(f"notice-removed-by-{removed.by}", reason=removed.reason)
        found.append(Notice("warn", sentence))
    ended = room.header.ending
    if ended is not None and ended.by != "clock":  # the question card tells whose time ran out
        found.append(Notice("info", say(f"notice-ended-{ended.by}", reason=ended.reason)))
    if room.header.cancel is not None:
        found += _asked(viewpoint, room.header.cancel)
    return found


def _asked(viewpoint: Viewpoint, asked: CancelAsked) -> list[Notice]:
    """To those who play and whoever asked; only the latter can wait for those who are gone."""
    room, say = viewpoint.room, viewpoint.say
    mine = viewpoint.viewing.person == room.header.host
    if not mine and not viewpoint.seats:
        return []
    missing = ending.missing(room, asked, asked.made)
    gone = [seat for seat in missing if room.seats[seat].stand_in]
    names = say.listed([viewpoint.names[seat] for seat in missing])
    lapses = timed(say, "cancel-lapses", asked.made + LAPSE) if gone else None
    if mine:
        sentence = say("cancel-asked-mine", names=names)
        return [Notice("info", sentence, replies=("no",), lapses=lapses, again=gone == missing)]
    asks_me = not set(missing).isdisjoint(viewpoint.seats)
    sentence = say("cancel-asked", names=names)
    return [Notice("info", sentence, replies=("yes", "no") if asks_me else (), lapses=lapses)]
