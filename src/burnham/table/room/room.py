"""A table in memory: who sits where, and its journal.

Each entry of the journal keeps the position it led to, so that nothing is ever replayed: opening,
scrubbing and going on after a rule fix just read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from burnham.kernel.journal import Chain, Journal
from burnham.kernel.position import NOBODY, Position
from burnham.table.room.refusals import Missing
from burnham.table.room.shelf import Boxed, Edition

Status = Literal["open", "playing", "over", "closed"]
SeatKind = Literal["open", "person", "bot"]
Pace = Literal["quick", "normal", "slow"]
Consent = Literal["", "yes", "no"]
AtZero = Literal["bot", "end"]
"""When a clock runs out a bot sits in, or the game is ended."""

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
    bank: float | None = None  # seconds left for the game, or of a turn that was interrupted
    vacation: float = 0.0  # seconds that may still be taken
    vacation_until: float | None = None
    away_since: float | None = None
    former: bool = False  # the person who sat here has deleted their account
    consent: Consent = ""  # what the person says of this game; empty: as they say of all
    member: bool = False  # the person has signed up; not stored with the seat

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


@dataclass(frozen=True)
class CancelAsked:
    """Whoever opened the table asks all people at it to end the game without a result."""

    made: float
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True)
class Ending:
    """Why a table is closed, if not because whoever opened it gave it up before the start."""

    by: Literal["agreement", "host", "clock"]
    reason: str = ""


@dataclass(frozen=True)
class Removed:
    """Why somebody may no longer sit at a table."""

    by: Literal["opener", "host"]
    reason: str


@dataclass(frozen=True)
class Study:
    """What a table begins with that is not dealt: a position of another table, a record file, or a
    puzzle.

    `seat` is the one that imagined it, from what it knew; NOBODY: from what everybody knew; None:
    it is the true position.  `position` is kept here only until the game begins: then it is the
    journal's first entry.
    """

    table: str = ""  # where it comes from, for nobody to see; empty: no table
    moment: int = 0  # there
    turn: int = 0  # the same as pages count
    seat: int | None = None
    position: str = ""  # as in the start of a record
    seed: str | None = None  # of the whole game that it is; None: it has new dice
    puzzle: str = ""  # its id

    @property
    def imagined(self) -> bool:
        return self.seat is not None

    @property
    def for_one(self) -> bool:
        """It holds what one seat knew of a game under way: nobody else may ever enter."""
        return self.seat is not None and self.seat != NOBODY


@dataclass(frozen=True)
class Lead:
    """What the teacher shows to those who follow: a moment (None: now), and things that are lit."""

    at: int | None = None
    lit: tuple[str, ...] = ()


@dataclass(frozen=True)
class Note:
    """What the teacher wrote at a moment, and the things that are lit there."""

    text: str
    lit: tuple[str, ...] = ()


Reason = Literal[
    "question", "touched", "revealed", "refused", "gives", "more", "back", "stood-in", "over"
]
"""Why a plan is dropped: room/plans.py."""


@dataclass(frozen=True)
class Planned:
    """An answer to a question that was foreseen at a moment, and what it was like then."""

    step: str
    arg: int
    word: str
    gives: Mapping[str, int]  # of the seat's tally, as far as that was certain
    offered: tuple[str, ...]  # all that could be answered
    asked: Mapping[str, str]  # the question, by language
    said: Mapping[str, str]  # the answer, as its button said it
    moment: int
    number: int  # of the entry that had led there


@dataclass(frozen=True)
class Dropped:
    """Why a plan was dropped, and by which entry (-1: none)."""

    why: Reason
    number: int


@dataclass(frozen=True)
class Plan:
    """What a seat will answer next; or that it was dropped, until its player has seen it."""

    answers: tuple[Planned, ...] = ()
    dropped: Dropped | None = None


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
    laid: int = 0  # counts the changes of plans alone, which are nobody else's business
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
    study: Study | None = None  # None: a game that is dealt
    lead: Lead | None = None  # None: nobody leads
    ranks: tuple[int, ...] = ()  # by player, once it is over; equal numbers for shared places
    ended: float | None = None
    erased: int = 0  # how often what somebody said here was deleted
    tournament: str = ""  # that it is played for
    cancel: CancelAsked | None = None
    ending: Ending | None = None
    at_zero: AtZero = "bot"
    vacation: int = 0  # days that each person has
    pause: tuple[int, ...] = ()  # the seats that want one
    paused: float | None = None  # since when the game stands still
    lost: int | None = None  # the seat whose time ran out, which ended the game
    watch: str = "now"  # who does not play may watch: see watching.py

    @property
    def is_ended(self) -> bool:
        """Nobody plays on, with a result or without."""
        return self.status in ("over", "closed")


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
    gallery: Chain[Line] = field(default_factory=Chain)  # what spectators say among themselves
    visitors: frozenset[str] = frozenset()
    notes: Mapping[int, Note] = field(default_factory=dict)  # by the entry they were written at
    plans: Mapping[int, Plan] = field(default_factory=dict)  # by seat, for its player alone
    removed: Mapping[str, Removed] = field(default_factory=dict)  # by person

    def copy(self) -> Room:
        seats = [replace(seat) for seat in self.seats]
        return replace(self, header=replace(self.header), seats=seats)

    @property
    def id(self) -> str:
        return self.header.id

    @property
    def stamp(self) -> int:
        """Grows with every change, also of a plan; unlike the version nobody is told."""
        return self.header.version + self.header.laid

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
        """A private table is for those who sit there or came by its link; what one seat imagines
        is for the one who opened it."""
        if self.header.study and self.header.study.for_one:
            return person == self.header.host
        if not self.header.private:
            return True
        return person is not None and (
            person == self.header.host or person in self.visitors or bool(self.seats_of(person))
        )

    def let_in(self, person: str) -> None:
        """Let a person into a private table, by its link."""
        if self.header.study and self.header.study.for_one:
            raise Missing("invite")
        self.visitors |= {person}

    def note(self, key: str, seat: int | None, now: float, text: str = "") -> None:
        """Tell everybody at the table what happened beside the game."""
        name = self.seats[seat].name if seat is not None else ""
        self.say(Line(len(self.lines), None, seat, name, text, key, now))

    def say(self, line: Line) -> None:
        self.lines = self.lines.plus(line)
