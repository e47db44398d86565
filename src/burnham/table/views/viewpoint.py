"""One viewer's look at one moment of a table: all that the builders of views share."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import cached_property
from threading import Lock
from typing import Any, Literal, TypeVar

from cachetools import LRUCache, cached
from markupsafe import Markup

from burnham.kernel.fluent import Lang
from burnham.kernel.journal import Entry
from burnham.kernel.position import EVERYONE, Fact
from burnham.kernel.step import kind_of
from burnham.kernel.text import Text
from burnham.kit import Content, Kept, Lamp, Scene, lamps, together
from burnham.table.room.eyes import Eyes
from burnham.table.room.room import Room, Seat
from burnham.table.room.shelf import Boxed
from burnham.table.room.studies import shown_seat
from burnham.table.speech import Speech, speech_in
from burnham.table.views.frame import Frame

T = TypeVar("T")
CHAPTER = "chapter"
"""What the keys of facts begin with that open a chapter."""


@dataclass(frozen=True)
class Viewing:
    """Who looks: a person or nobody known, wishing to look from one of their seats, or back."""

    frame: Frame
    person: str | None
    seat: int | None = None
    moment: int | None = None
    looks_on: bool = False  # what is asked is not to be answered now
    now: float = field(default_factory=time.time, compare=False)


def name_of(say: Speech, seat: Seat) -> str:
    """What a player is called; some guests have no name, and some have deleted it."""
    if seat.former:
        return say("former-player")
    return seat.name or say("guest", seat=seat.seat + 1)


class Viewpoint:
    def __init__(
        self, room: Room, boxed: Boxed, viewing: Viewing, kept: Kept | None = None
    ) -> None:
        self.room = room
        self.boxed = boxed
        self.viewing = viewing
        self.kept = kept  # the drawings of this table in this language
        self.lang: Lang = viewing.frame.lang
        self.say: Speech = speech_in(self.lang)
        self.seats = room.seats_of(viewing.person)
        self.seat = self._eyes_of()
        self.looks_from = self._looks_from()
        present = max(room.journal.moment, 0)
        wished = present if viewing.moment is None else viewing.moment
        self.moment = min(max(wished, 0), present)
        self.live = self.moment == present

    def _eyes_of(self) -> int | None:
        """The seat through whose eyes is looked; None for a spectator, or behind a curtain."""
        if len(self.seats) < 2:
            return self.seats[0] if self.seats else None
        asked = self.room.asked
        if not self.has_curtains:
            return asked if asked in self.seats else self.seats[0]
        if asked in self.seats and asked != self.viewing.seat:
            return None
        return self.viewing.seat if self.viewing.seat in self.seats else None

    def _looks_from(self) -> int | None:
        """The seat whose knowledge is shown: mine; and to somebody who came to watch a study, the
        teacher's.  All else is drawn for everybody, and only as a spectator may see it."""
        if self.seats or self.viewing.person is None:
            return self.seat
        return shown_seat(self.room)

    @property
    def me(self) -> int | None:
        """The seat that I look from, or else the first of mine."""
        return self.seat if self.seat is not None else next(iter(self.seats), None)

    @property
    def has_curtains(self) -> bool:
        """Hands are hidden from who sits beside; but not in a study, where one plays all sides."""
        return self.boxed.hands and self.room.header.study is None

    @property
    def curtain(self) -> bool:
        """Another seat of mine is asked, and hands are hidden."""
        asked = self.room.asked
        several = len(self.seats) > 1 and self.has_curtains
        return several and asked in self.seats and asked != self.seat

    @cached_property
    def names(self) -> dict[int, str]:
        return {s.seat: self.name_of(s) for s in self.room.seats if s.kind != "open"}

    def name_of(self, seat: Seat) -> str:
        return name_of(self.say, seat)

    @cached_property
    def text(self) -> Text:
        return self.boxed.text(self.lang, self.names, len(self.room.seats))

    @cached_property
    def eyes(self) -> Eyes:
        """Only after the deal."""
        position = self.room.position
        assert position is not None
        if not self.live:
            position = self.room.at(self.boxed, self.moment)
        return Eyes(position, self.looks_from)

    @property
    def may_answer(self) -> bool:
        """The viewer is asked, now, and no bot sits in."""
        if not self.live or self.seat is None or self.room.asked != self.seat:
            return False
        if self.viewing.looks_on or self.room.header.paused is not None:
            return False
        return self.room.seats[self.seat].here

    @cached_property
    def scene(self) -> Scene[Any]:
        """What the viewer sees, without lamps: those are lit by the page."""
        return Scene(self.eyes.seen, self.text, kept=self.kept)

    @cached_property
    def lit(self) -> dict[str, Lamp]:
        return lamps(self.eyes.dreams[0], self.text) if self.may_answer else {}

    @cached_property
    def trace(self) -> dict[str, int]:
        """The things that the last mover touched, as far as the viewer heard of it; what just
        happens (a new card lies out) nobody touched.  A turn also ends with an automaton's."""
        found: dict[str, int] = {}
        standing = self.room.journal.standing[: self.moment + 1]
        for entry in reversed(standing):
            if entry.moment == 0 or entry.seat != standing[-1].seat:
                break
            touched = [fact for fact in entry.facts if fact.seat >= 0 and self.hears(fact)]
            for fact in touched:
                found.update((thing, fact.seat) for thing in self.things(fact))
            if any(fact.seat >= len(self.room.seats) for fact in touched):
                break
        return found

    def hears(self, fact: Fact) -> bool:
        return self.room.header.status == "over" or fact.heard_by(self.eyes.seat)

    def hears_alone(self, fact: Fact) -> bool:
        """Whether the viewer hears what others do not."""
        return fact.only != EVERYONE and self.room.header.status != "over"

    def once(self, what: Hashable, make: Callable[[], T]) -> T:
        """Something that is the same for all who look at this table in this language."""
        return make() if self.kept is None else self.kept.once(what, make)

    def latest(self, what: Hashable, otherwise: T) -> T:
        """What was kept last under this name for all who look at this table in this language."""
        found: T = otherwise if self.kept is None else self.kept.latest.get(what, otherwise)
        return found

    def keep(self, what: Hashable, value: object) -> None:
        if self.kept is not None:
            self.kept.latest[what] = value

    def of_entries(
        self, what: Hashable, told: Callable[[Entry, Entry | None], T | None]
    ) -> dict[int, T]:
        """Something of each entry that stands, by its moment, told from the entry and the one
        before it.  A game may have thousands: only new ones are asked."""
        standing = self.room.journal.standing
        nothing: dict[int, T] = {}
        known, items = self.latest(what, (standing.cut(0), nothing))
        new: list[tuple[Entry, Entry | None]] = []
        link = standing
        while link is not known and link.before is not None:
            new.append((link.last, link.before.last if link.before else None))
            link = link.before
        found = dict(items) if link is known else {}
        for entry, before in reversed(new):
            value = told(entry, before)
            if value is not None:
                found[entry.moment] = value
        self.keep(what, (standing, found))
        return found

    @cached_property
    def turns(self) -> list[int]:
        """The moments of the answers with which turns begin."""
        return list(self.of_entries("turns", self._begins_turn))

    def turn_of(self, moment: int) -> int:
        """The turn of the answer that led to a moment, counted from 1; 0 for the deal."""
        return bisect_right(self.turns, moment)

    @property
    def turn(self) -> int:
        """The turn that is shown; now that is the one under way, even if nothing of it is done."""
        asked = self.room.asked if self.live else None
        begins = asked is not None and self._turn_ended(self.room.journal.standing[-1], asked)
        return self.turn_of(self.moment) + begins

    def _begins_turn(self, entry: Entry, before: Entry | None) -> Literal[True] | None:
        return True if before is not None and self._turn_ended(before, entry.seat) else None

    def _turn_ended(self, last: Entry, seat: int) -> bool:
        """Whether this seat begins a turn after the last entry: that was another's, or a chapter
        began with it, or an automaton played."""
        known = [fact for fact in last.facts if fact.only == EVERYONE]
        between = (f.key.startswith(CHAPTER) or f.seat >= len(self.room.seats) for f in known)
        return last.seat != seat or any(between)

    def things(self, fact: Fact) -> tuple[str, ...]:
        """The things that a fact speaks of."""
        kinds = self.boxed.title.showing.kinds
        named = [(kind_of(name), value) for name, value in fact.args.items()]
        drawn = [(kind, value) for kind, value in named if kind in kinds and kind != "seat"]
        return tuple(f"{kind}-{value}" for kind, value in drawn)


@cached(LRUCache(512), key=lambda stamp, draw: stamp, lock=Lock())
def drawn_once(stamp: str, draw: Callable[[], Content]) -> Markup:
    """The drawing as markup, made once for all who look at the same thing."""
    return together(draw())
