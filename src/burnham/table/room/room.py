"""A table in memory: who sits where, and its journal.

Each entry of the journal keeps the position it led to, so that nothing is ever replayed: opening,
scrubbing and going on after a rule fix just read.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from burnham.kernel.journal import Chain, Journal
from burnham.kernel.position import NOBODY, Position
from burnham.table.room.shelf import Boxed, Edition

Status = Literal["open", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
Pace = Literal["quick", "normal", "slow"]

NOTHING_YET: Final = Journal(keeps=True)
"""The journal of a table before the deal."""


@dataclass
class Seat:
    """A place at the table.  `stand_in` is the bot that plays for a person who is gone."""

    seat: int
    kind: SeatKind = "open"
    person: str | None = None
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    resigned: bool = False
    bytes: str = ""
    own_bytes: bool = False
    bank: float | None = None
    away_since: float | None = None

    @property
    def player(self) -> str:
        """The bot that answers for this seat now; empty if a person does."""
        return self.bot or self.stand_in

    @property
    def here(self) -> bool:
        """A person plays this seat, now."""
        return self.kind == "person" and not self.stand_in

    @property
    def has_say(self) -> bool:
        """A person who has not resigned, also while away or while a bot sits in."""
        return self.kind == "person" and not self.resigned


@dataclass(frozen=True)
class UndoAsked:
    """Somebody asks to take back to `moment`, at the journal's `number`."""

    seat: int
    moment: int
    number: int
    made: float
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class StandInVote:
    """Some want a bot to sit in for whoever is asked, and has been away since `away`."""

    away: float
    agreed: tuple[int, ...]


@dataclass
class Header:
    """The table's own facts; one row of the store."""

    id: str
    game: str
    options: dict[str, Any]
    host: str
    private: bool
    invite: str
    clock: str
    secret: str
    created: float
    changed: float
    status: Status = "open"
    version: int = 0
    seed: str = ""
    asked: int | None = None
    running: int | None = None  # the seat whose clock runs
    since: float | None = None
    deadline: float | None = None
    request: UndoAsked | None = None
    vote: StandInVote | None = None
    rematch: str = ""
    winners: tuple[int, ...] = ()
    watching: int = 0  # pages of people who do not play
    hints: bool = False  # may those who are asked ask a bot
    pace: Pace = "normal"  # of bots
    edition: Edition | None = None  # None: as the game was printed


@dataclass(frozen=True)
class Line:
    """A line of chat, or a note of the table (`note`: its key, told in the reader's language)."""

    number: int
    person: str | None
    seat: int | None
    name: str
    text: str
    note: str
    made: float


@dataclass
class Room:
    """Everything about one table.  Change a `copy`, then let the store save the difference."""

    header: Header
    seats: list[Seat]
    journal: Journal
    position: Position | None  # the true one, with everything; None before the start
    lines: Chain[Line] = field(default_factory=Chain)
    visitors: frozenset[str] = frozenset()

    def copy(self) -> Room:
        seats = [replace(seat) for seat in self.seats]
        return replace(self, header=replace(self.header), seats=seats)

    @property
    def id(self) -> str:
        return self.header.id

    def at(self, boxed: Boxed, moment: int) -> Position:
        """The position as it was when so many answers stood, under the rules of today."""
        return self.journal.at(boxed.title, boxed.box, moment)

    @property
    def asked(self) -> int | None:
        """The seat that is asked now."""
        if self.header.status != "playing" or self.position is None:
            return None
        seat = self.position.seat
        return None if seat == NOBODY else seat

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds, also while a bot sits in."""
        if person is None:
            return []
        return [s.seat for s in self.seats if s.person == person and s.kind == "person"]

    def may_enter(self, person: str | None) -> bool:
        """A private table is for those who sit there or came by its link."""
        if not self.header.private:
            return True
        return person is not None and (
            person == self.header.host or person in self.visitors or bool(self.seats_of(person))
        )

    def let_in(self, person: str) -> None:
        """Let a person into a private table."""
        self.visitors |= {person}

    def note(self, key: str, seat: int | None, now: float, text: str = "") -> None:
        """Tell everybody at the table what happened beside the game."""
        name = self.seats[seat].name if seat is not None else ""
        self.say(Line(len(self.lines), None, seat, name, text, key, now))

    def say(self, line: Line) -> None:
        self.lines = self.lines.plus(line)
