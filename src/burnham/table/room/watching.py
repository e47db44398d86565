"""Who does not play may watch: now, some answers or minutes later, or not at all.

    "now"         as it happens              "answers:20"  what stood 20 entries ago
    "no"          nobody while it is played  "minutes:10"  what stood 10 minutes ago

What they are given is a table of then, made here: nothing that is newer is in it, so that no page,
event or call can tell it.  When the game is over there is nothing left to protect.

Players and spectators talk apart while a game is played.  Players see nothing of what spectators
say, which could help or distract them; spectators nothing of what players say, which may be meant
for the others at the table alone.  What was said before the deal all have heard; when the game is
over all hear all.  A study has no such secrets.
"""

from __future__ import annotations

import re
from dataclasses import replace
from operator import attrgetter
from threading import Lock
from typing import NamedTuple

from cachetools import LRUCache

from burnham.kernel.journal import Chain, Entry, Journal
from burnham.kernel.position import Position
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import NOTHING_YET, Line, Room, Seat
from burnham.table.room.shelf import Boxed

FORM = re.compile(r"now|no|(answers|minutes):[1-9][0-9]{0,3}")
OFFERED = ("now", "answers:10", "minutes:10", "minutes:60", "no")
LATER = 1_000_000
"""Versions of what is seen later are above all others, so that they rise when a game begins."""


def read(watch: str) -> str:
    """A choice as a form names it, checked."""
    if not FORM.fullmatch(watch):
        raise Wrong("watch")
    return watch


def parts(watch: str) -> tuple[str, int]:
    kind, _, number = watch.partition(":")
    return kind, int(number or 0)


def is_delayed(room: Room) -> bool:
    return parts(room.header.watch)[1] > 0 and room.header.study is None


def is_spectator(room: Room, person: str | None) -> bool:
    """Somebody without a seat at a game that was dealt; in a lesson or study all belong."""
    dealt = room.position is not None and room.header.study is None
    return dealt and not room.seats_of(person)


def sees_later(room: Room, person: str | None) -> bool:
    """Somebody who is shown what stood then."""
    return is_delayed(room) and is_spectator(room, person) and not room.header.is_ended


def must_let_watch(room: Room, person: str | None) -> None:
    """While it is played; whoever opened the table may look in, as late as others."""
    closed = room.header.watch == "no" and not room.header.is_ended
    if closed and is_spectator(room, person) and person != room.header.host:
        raise NotYours("no-watching")


def as_seen(room: Room, boxed: Boxed, person: str | None, now: float) -> Room:
    """The table as a person may know it: what of it, since when, and which talk."""
    if room.position is None or room.header.study is not None:
        return room
    seen = replace(room, lines=_heard(room, person))
    if not is_delayed(room) or not is_spectator(room, person):
        return seen
    if sees_later(room, person):
        seen = _then(seen, boxed, now)
    return replace(seen, header=replace(seen.header, version=_version(seen)))


def say(room: Room, line: Line) -> None:
    """Where it is heard: at the table, or among those who watch."""
    if is_spectator(room, line.person) and not room.header.is_ended:
        room.gallery = room.gallery.plus(replace(line, number=len(room.gallery)))
    else:
        room.say(line)


# --- what stood then ---------------------------------------------------------------------------


def _then(room: Room, boxed: Boxed, now: float) -> Room:
    """Of clocks, requests and who has left, which are of now, nothing."""
    stood = _stood(room, boxed, now)
    header = replace(
        room.header, status="playing", running=None, since=None, deadline=None, request=None,
        vote=None, cancel=None, pause=(), paused=None, winners=(), rematch="", changed=0.0,
    )  # fmt: skip
    then = replace(
        room, header=header, seats=list(map(_seat_then, room.seats)), journal=stood.journal,
        position=stood.position, notes={},
    )  # fmt: skip
    header.asked = then.asked
    return then


def _seat_then(seat: Seat) -> Seat:
    """Who sits there; not who is here just now, nor for whom a bot plays."""
    return replace(
        seat, stand_in="", resigned=False, bank=None, vacation=0.0, vacation_until=None,
        away_since=None,
    )  # fmt: skip


def _shown(room: Room, now: float) -> int:
    """How many entries spectators know of: the deal at least."""
    kind, number = parts(room.header.watch)
    count = len(room.journal.entries)
    if kind == "answers":
        return max(1, count - number)
    for entry in reversed(room.journal.entries):
        if entry.made + 60 * number <= now:
            break
        count -= 1
    return max(1, count)


class Then(NamedTuple):
    entries: Chain[Entry]
    journal: Journal
    position: Position


_KEPT: LRUCache[str, Then] = LRUCache(256)
_LOCK = Lock()
"""What stood then is the same for all who watch a table, and goes on from what stood before."""


def _stood(room: Room, boxed: Boxed, now: float) -> Then:
    entries = room.journal.entries.cut(_shown(room, now))
    with _LOCK:
        known = _KEPT.get(room.id)
    if known and known.entries is entries:
        return known
    goes_on = known and entries.cut(len(known.entries)) is known.entries
    journal = known.journal if known and goes_on else NOTHING_YET
    for entry in entries[journal.number :]:
        journal = journal.with_entry(entry)
    made = Then(entries, journal, journal.at(boxed.title, boxed.box, journal.moment))
    with _LOCK:
        _KEPT[room.id] = made
    return made


def _version(seen: Room) -> int:
    """Rises with whatever is shown, and tells nothing of what is not."""
    lines = [line.made for line in seen.lines[-1:]]
    latest = max([entry.made for entry in seen.journal.entries[-1:]] + lines)
    passed = max(0, int(10 * (latest - seen.header.created)))
    return LATER + passed + len(seen.journal.entries) + len(seen.lines)


# --- who hears what ----------------------------------------------------------------------------


def _heard(room: Room, person: str | None) -> Chain[Line]:
    if not room.gallery and not is_spectator(room, person):
        return room.lines
    if room.header.is_ended:
        return _chain(sorted([*room.lines, *room.gallery], key=attrgetter("made")))
    if not is_spectator(room, person):
        return room.lines
    dealt = room.journal.entries[0].made
    return _chain([*(line for line in room.lines if line.made < dealt), *room.gallery])


def _chain(lines: list[Line]) -> Chain[Line]:
    chain: Chain[Line] = Chain()
    for number, line in enumerate(lines):
        chain = chain.plus(replace(line, number=number))
    return chain
