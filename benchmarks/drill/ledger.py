"""What servers have acknowledged, and whether the store has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from burnham.kernel.codec import packed, position_hash
from burnham.kernel.journal import Deed, Entry
from burnham.kernel.position import Position
from burnham.table.room import play
from burnham.table.room.room import NOTHING_YET, Room
from burnham.table.room.shelf import OUR_GAMES, Boxed, Shelf
from burnham.table.service.events import Hub
from burnham.table.service.rooms import Rooms
from burnham.table.store import Database, Store

SHELF = Shelf(OUR_GAMES)


class Given(NamedTuple):
    """What was sent under a number: an answer, by its number or word, or a taking-back."""

    deed: Deed
    answer: int | str = ""

    def is_in(self, entry: Entry) -> bool:
        return entry.deed == self.deed and (
            self.deed == "back" or self.answer in (entry.code, entry.word)
        )


@dataclass
class Ledger:
    """Of one table."""

    table: str
    entries: dict[int, Given] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    """Of the chat."""
    maybe: list[str] = field(default_factory=list)
    """Lines that were sent but never acknowledged: each may be there, once."""
    replay: Replay = field(default_factory=lambda: Replay())

    @property
    def size(self) -> int:
        return len(self.entries) + len(self.lines)

    def copy(self) -> Ledger:
        """As it is now; what has been replayed is shared."""
        return replace(
            self, entries=dict(self.entries), lines=list(self.lines), maybe=list(self.maybe)
        )

    def faults(self, room: Room, boxed: Boxed) -> Iterator[str]:
        entries = list(room.journal.entries)
        for number, given in self.entries.items():
            if number >= len(entries) or not given.is_in(entries[number]):
                yield f"table {self.table}: entry {number}, {given.answer!r}, is lost"
        said = Counter(line.text for line in room.lines if not line.note)
        yield from (
            f"table {self.table}: {line!r} is lost" for line in self.lines if not said[line]
        )
        twice = [line for line in (*self.lines, *self.maybe) if said[line] > 1]
        yield from (f"table {self.table}: {line!r} is there twice" for line in twice)
        yield from (f"table {self.table}: {fault}" for fault in self.replay.faults(room, boxed))


class Replay:
    """Plays what the journal says, from the deal on, and compares every position on the way.  What
    was played once is not played again while the journal still begins so."""

    def __init__(self) -> None:
        self.entries: list[tuple[object, ...]] = []
        self.standing: list[Position] = []

    def forget(self) -> None:
        self.entries, self.standing = [], []

    def faults(self, room: Room, boxed: Boxed) -> Iterator[str]:
        entries = list(room.journal.entries)
        if [entry.number for entry in entries] != list(range(len(entries))):
            yield "the journal has holes"
        if [line.number for line in room.lines] != list(range(len(room.lines))):
            yield "the chat has holes"
        if [_essence(entry) for entry in entries[: len(self.entries)]] != self.entries:
            yield "the journal was changed behind us"
            return
        for entry in entries[len(self.entries) :]:
            self._enter(entry, room, boxed)
            if packed(self.standing[-1]) != entry.position:
                yield f"entry {entry.number} does not lead to the position that is stored with it"
        self.entries = [_essence(entry) for entry in entries]
        if entries:
            yield from self._faults_now(room)

    def _enter(self, entry: Entry, room: Room, boxed: Boxed) -> None:
        if entry.deed == "deal":
            again = Room(replace(room.header), room.seats, NOTHING_YET, None)
            play.deal(again, boxed, entry.made)
            assert again.position is not None
            self.standing.append(again.position)
        elif entry.deed == "back":
            self.standing = self.standing[: entry.moment + 1]
        else:
            position = self.standing[-1].clone()
            position.take(entry.code)
            self.standing.append(position)

    def _faults_now(self, room: Room) -> Iterator[str]:
        here, header = self.standing[-1], room.header
        if room.position is None or position_hash(room.position) != position_hash(here):
            yield "the stored position has another hash than the replay"
        if (header.status == "over") != here.over:
            yield f"it is {header.status}, the replay says otherwise"
        if header.asked != (None if here.over else here.seat):
            yield f"seat {header.asked} is asked, the replay says otherwise"


def _essence(entry: Entry) -> tuple[object, ...]:
    """What never changes of an entry once it was written; facts are told anew at every reading."""
    return entry.deed, entry.seat, entry.code, entry.word, entry.moment, entry.position


async def stored_faults(url: str, ledgers: Iterable[Ledger]) -> list[str]:
    """What the store at this address lacks of these ledgers, or has wrong."""
    database = Database(url)
    rooms = Rooms(Store(database, SHELF), SHELF, Hub())
    try:
        found: list[str] = []
        for ledger in ledgers:
            room = await rooms.open(ledger.table)
            found += ledger.faults(room, rooms.boxed(room))
        return found
    finally:
        database.close()
