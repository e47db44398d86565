"""What happens at a table that somebody who is away may want to hear of.

Nothing here is more than everybody may know of a table: who is asked, who wrote, how it stands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from burnham.table.room import ending, pauses, plans, play
from burnham.table.room.room import Room, Seat

REQUESTS: Final = ("undo", "pause", "cancel")
"""What others may ask me to agree to; all of these are one wish."""
EVENTS: Final = ("turn", "hurry", "request", "started", "over", "said", "seat")
"""What can be wished for: it is my turn; my time runs out; somebody asks me to agree; the game has
started; it is over; somebody has written; a seat is free for me at another table."""

ENDED: Final = ("over", "closed")
"""With a result, or without."""


@dataclass(frozen=True)
class Happening:
    event: str
    person: str  # who is to hear of it
    table: str
    mark: str  # tells this happening from others of its kind at the table
    by: str = ""  # the name of whoever did it


def wish_of(event: str) -> str:
    """By which of the wishes one hears of this."""
    return "request" if event in REQUESTS else event


def happenings(before: Room | None, after: Room) -> list[Happening]:
    """What is new between two versions of a room, for those of its players who are away.
    `before` is None if the table was just laid.  Studies wait for nobody."""
    if after.header.study is not None:
        return []
    new = [*_started(before, after), *_turn(before, after), *_over(before, after)]
    if before is not None:
        new += [*_said(before, after), *_offered(before, after), *_requested(before, after)]
    return new


def _away(seats: list[Seat]) -> list[str]:
    """The people who have a say and are not here, each once."""
    found = {s.person: None for s in seats if s.has_say and s.away_since is not None and s.person}
    return [person for person in found if person]


def _started(before: Room | None, after: Room) -> list[Happening]:
    was_open = before is None or before.header.status == "open"
    if not was_open or after.header.status != "playing":
        return []
    laid_by = after.header.host if before is None else ""
    return [Happening("started", p, after.id, "") for p in _away(after.seats) if p != laid_by]


def _turn(before: Room | None, after: Room) -> list[Happening]:
    person = _asked(after)
    if person is None or after.header.status != "playing" or person not in _away(after.seats):
        return []
    if person == (after.header.host if before is None else _asked(before)):
        return []
    return [Happening("turn", person, after.id, str(after.journal.number))]


def _asked(room: Room) -> str | None:
    """Whoever has to answer; not somebody who has planned to."""
    seat = room.asked
    if seat is None or not room.seats[seat].here or plans.due(room):
        return None
    return room.seats[seat].person


def _over(before: Room | None, after: Room) -> list[Happening]:
    if before is None or before.header.status != "playing" or after.header.status not in ENDED:
        return []
    return [Happening("over", p, after.id, "") for p in _away(after.seats)]


def _said(before: Room, after: Room) -> list[Happening]:
    """Lines that players wrote; those of spectators are for spectators."""
    return [
        Happening("said", person, after.id, str(line.number), line.name)
        for line in after.lines[len(before.lines) :]
        if line.seat is not None and not line.note
        for person in _away(after.seats)
        if person != line.person
    ]


def _requested(before: Room, after: Room) -> list[Happening]:
    """Somebody asks all others to agree; asked are those who have not."""
    old, new = before.header, after.header
    found: list[tuple[str, list[int], str]] = []
    if new.request is not None and old.request is None:
        asks = after.seats[new.request.seat].name
        found.append(("undo", play.missing(after, new.request), asks))
    if new.pause and not old.pause:
        found.append(("pause", pauses.missing(after), after.seats[new.pause[0]].name))
    if new.cancel is not None and old.cancel is None:
        found.append(("cancel", ending.missing(after, new.cancel, new.cancel.made), ""))
    return [
        Happening(kind, person, after.id, str(after.journal.number), name)
        for kind, asked, name in found
        for person in _away([after.seats[seat] for seat in asked])
    ]


def _offered(before: Room, after: Room) -> list[Happening]:
    """Somebody has opened a table to play once more."""
    new = after.header.rematch
    if not new or new == before.header.rematch:
        return []
    return [Happening("seat", p, new, "") for p in _away(after.seats)]
