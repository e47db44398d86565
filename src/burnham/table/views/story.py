"""The log, the history bar, the chat and what the table has to tell the viewer."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Lock
from typing import Literal

from cachetools import LRUCache, cached

from burnham.kernel.position import Fact
from burnham.kernel.text import Text
from burnham.table.room.room import Line
from burnham.table.room.seating import anybody_here
from burnham.table.views.viewpoint import Viewpoint

CHAPTER = "chapter"
CHAT_LINES = 200
LOG_LINES = 150
"""A long game's whole log would be sent anew at every move."""


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log; `seat` and `name` are of whoever did it, a player or an automaton."""

    moment: int
    seat: int | None
    name: str
    sentence: str
    chapter: bool


@dataclass(frozen=True)
class Tick:
    moment: int
    kind: Literal["chapter", "mine"]
    label: str


@dataclass(frozen=True)
class HistoryView:
    present: int
    shown: int
    live: bool
    ticks: tuple[Tick, ...]


@dataclass(frozen=True)
class ChatLine:
    number: int
    name: str
    seat: int | None
    text: str
    when: float
    mine: bool
    note: bool = False  # not said by anybody: the table tells what happened beside the game


@dataclass(frozen=True)
class Notice:
    kind: Literal["info", "warn"]
    sentence: str
    take_back: int | None = None  # my seat, which a bot plays and I may take back


def log(viewpoint: Viewpoint) -> tuple[LogLine, ...]:
    """The last that the viewer heard, up to the moment that is shown."""
    lines: list[LogLine] = []
    for entry in reversed(viewpoint.room.journal.standing[: viewpoint.moment + 1]):
        if len(lines) >= LOG_LINES:
            break
        for fact in filter(viewpoint.hears, reversed(entry.facts)):
            sentence = sentence_of(viewpoint.text, fact)
            if sentence:
                seat = fact.seat if fact.seat >= 0 else None
                name = "" if seat is None else viewpoint.text.seat(seat)
                chapter = fact.key.startswith(CHAPTER)
                lines.append(LogLine(entry.moment, seat, name, sentence, chapter))
    return tuple(reversed(lines))


def _said_alike(text: Text, fact: Fact) -> tuple[object, ...]:
    """Equal for facts that are told in the same words; names of things may be an edition's own."""
    names, args = tuple(text.names.items()), tuple(fact.args.items())
    return text.words, text.box, text.seats, names, fact.key, fact.seat, args


@cached(LRUCache(50_000), key=_said_alike, lock=Lock())
def sentence_of(text: Text, fact: Fact) -> str:
    """A fact as a sentence; empty if its words are gone since it was noted, or ask for numbers that
    were not noted then."""
    try:
        return text.fact(fact) if text.has(f"f-{fact.key}") else ""
    except LookupError:
        return ""  # facts of today always have their sentence: the battery holds that


def history(viewpoint: Viewpoint) -> HistoryView:
    ticks = []
    for entry in viewpoint.room.journal.standing:
        heard = filter(viewpoint.hears, entry.facts) if viewpoint.room.position else ()
        for fact in heard:
            if fact.key.startswith(CHAPTER):
                ticks.append(Tick(entry.moment, "chapter", sentence_of(viewpoint.text, fact)))
        if entry.seat in viewpoint.seats:
            ticks.append(Tick(entry.moment, "mine", ""))
    present = max(viewpoint.room.journal.moment, 0)
    return HistoryView(present, viewpoint.moment, viewpoint.live, tuple(ticks))


def chat(viewpoint: Viewpoint) -> tuple[ChatLine, ...]:
    return tuple(_line(viewpoint, line) for line in viewpoint.room.lines[-CHAT_LINES:])


def _line(viewpoint: Viewpoint, line: Line) -> ChatLine:
    name = line.name
    if not name:
        name = viewpoint.say("visitor") if line.seat is None else viewpoint.names.get(line.seat, "")
    text = viewpoint.say(f"note-{line.note}", name=name, text=line.text) if line.note else line.text
    mine = line.person is not None and line.person == viewpoint.viewing.person
    return ChatLine(line.number, name, line.seat, text, line.made, mine, bool(line.note))


def notices(viewpoint: Viewpoint) -> tuple[Notice, ...]:
    room = viewpoint.room
    mine = [room.seats[seat] for seat in viewpoint.seats]
    playing = room.header.status == "playing"
    rules = {entry.rules for entry in room.journal.standing}
    if rules:
        rules.add(viewpoint.boxed.title.rules.version)
    gone = [seat.seat for seat in mine if playing and seat.stand_in and not seat.resigned]
    alone = playing and not anybody_here(room)
    found = [
        ("info", "notice-closed", room.header.status == "closed"),
        ("warn", "notice-resigned", playing and any(seat.resigned for seat in mine)),
        ("warn", "notice-stood-in", bool(gone) and not alone),
        ("info", "notice-alone", alone),
        ("info", "notice-rules", len(rules) > 1),
        ("info", "notice-past", not viewpoint.live),
    ]
    back = dict.fromkeys(("notice-stood-in", "notice-alone"), gone[0]) if gone else {}
    return tuple(
        Notice(kind, viewpoint.say(key), back.get(key))  # type: ignore[arg-type]  # one of the two
        for kind, key, so in found
        if so
    )
