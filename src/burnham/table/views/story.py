"""The log, the history bar, the chat and what the table has to tell the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from threading import Lock
from typing import Literal

from cachetools import LRUCache, cached

from burnham.kernel.journal import Entry
from burnham.kernel.position import Fact
from burnham.kernel.text import Text
from burnham.table.room import pauses, watching
from burnham.table.room.room import Line
from burnham.table.room.seating import is_aside
from burnham.table.views.choices import late_words
from burnham.table.views.study import study_url
from burnham.table.views.timed import Timed, timed
from burnham.table.views.viewpoint import CHAPTER, Viewpoint

CHAT_LINES = 200
LOG_LINES = 150
"""A long game's whole log would be sent anew at every move."""


@dataclass(frozen=True)
class LogLine:
    """A sentence of the log; `seat` and `name` are of whoever did it, a player or an automaton.
    `place` is where it stands among all lines ever; `secret`: others do not hear it."""

    place: tuple[int, int]
    secret: bool
    moment: int
    turn: int
    seat: int | None
    name: str
    sentence: str
    chapter: bool
    when: float  # 0 if nobody knows


@dataclass(frozen=True)
class HistoryView:
    present: int
    shown: int
    live: bool
    turn: int  # the one that is shown
    sentence: str = ""  # what happened at that moment of the past
    study: str = ""  # where one can play on from there; empty if one cannot


@dataclass(frozen=True)
class ChatLine:
    """What somebody said; or a note of the table's own, a sentence that has its names in it."""

    number: int
    name: str  # empty for a note
    seat: int | None
    text: str
    when: float


@dataclass(frozen=True)
class Notice:
    kind: Literal["info", "warn"]
    sentence: str
    back: Literal["", "take-back-seat", "resume"] = ""  # how I come back, if I have left
    acts: tuple[tuple[str, str], ...] = ()  # what I can do about it: below the table's address
    timed: Timed | None = None  # instead of the sentence, if there is a time in it
    replies: tuple[Literal["yes", "no"], ...] = ()  # what I can say to ending the game
    lapses: Timed | None = None  # when those for whom bots sit in are no longer asked
    again: bool = False  # then I can end it


def latest(viewpoint: Viewpoint) -> list[Entry]:
    """The last entries that stand at the moment that is shown, the newest first."""
    end = viewpoint.moment + 1
    return viewpoint.room.journal.standing[max(0, end - LOG_LINES) : end][::-1]


def lines_of(viewpoint: Viewpoint, entry: Entry) -> list[LogLine]:
    """What the viewer heard of one entry."""
    lines: list[LogLine] = []
    turn = viewpoint.turn_of(entry.moment)
    for n, fact in enumerate(entry.facts):
        sentence = sentence_of(viewpoint.text, fact) if viewpoint.hears(fact) else ""
        if sentence:
            seat = fact.seat if fact.seat >= 0 else None
            name = "" if seat is None else viewpoint.text.seat(seat)
            chapter = fact.key.startswith(CHAPTER)
            line = LogLine(
                place=(entry.number, n),
                secret=viewpoint.hears_alone(fact),
                moment=entry.moment,
                turn=turn,
                seat=seat,
                name=name,
                sentence=sentence,
                chapter=chapter,
                when=entry.made,
            )
            lines.append(line)
    return lines


def _said_alike(text: Text, fact: Fact) -> tuple[object, ...]:
    """Equal for facts that are told in the same words; names of things may be an edition's own."""
    names, args = tuple(text.names.items()), tuple(fact.args.items())
    return text.words, text.box, text.seats, names, fact.key, fact.seat, args


@cached(LRUCache(4096), key=_said_alike, lock=Lock())
def sentence_of(text: Text, fact: Fact) -> str:
    """A fact as a sentence; empty if its words are gone since it was noted, or ask for numbers that
    were not noted then."""
    try:
        return text.fact(fact) if text.has(f"f-{fact.key}") else ""
    except LookupError:
        return ""  # facts of today always have their sentence: the battery holds that


def history(viewpoint: Viewpoint) -> HistoryView:
    present = max(viewpoint.room.journal.moment, 0)
    sentence = "" if viewpoint.live else _headline(viewpoint)
    return HistoryView(
        present=present,
        shown=viewpoint.moment,
        live=viewpoint.live,
        turn=viewpoint.turn,
        sentence=sentence,
        study=study_url(viewpoint),
    )


def _headline(viewpoint: Viewpoint) -> str:
    """The first that was told of the answer; empty at the deal, and if nothing was told."""
    entry = viewpoint.room.journal.standing[viewpoint.moment]
    told = [line.sentence for line in lines_of(viewpoint, entry) if not line.chapter]
    return told[0] if told and entry.deed == "answer" else ""


def chapters(viewpoint: Viewpoint, entry: Entry) -> list[str]:
    """The chapters that begin with an entry."""
    begins = [fact for fact in entry.facts if fact.key.startswith(CHAPTER)]
    return [sentence_of(viewpoint.text, fact) for fact in begins if viewpoint.hears(fact)]


def chat(viewpoint: Viewpoint, since: int = 0) -> tuple[ChatLine, ...]:
    """What was said, from line number `since` on; the latest only."""
    lines = viewpoint.room.lines
    latest = lines[max(since, len(lines) - CHAT_LINES) :]
    return tuple(_line(viewpoint, line) for line in latest)


def _line(viewpoint: Viewpoint, line: Line) -> ChatLine:
    name = line.name
    if not name:
        name = viewpoint.say("visitor") if line.seat is None else viewpoint.names.get(line.seat, "")
    if not line.note:
        return ChatLine(line.number, name, line.seat, line.text, line.made)
    note = viewpoint.say(f"note-{line.note}", name=name, text=line.text)
    return ChatLine(line.number, "", line.seat, note, line.made)


def notices(viewpoint: Viewpoint) -> tuple[Notice, ...]:
    room = viewpoint.room
    mine = [room.seats[seat] for seat in viewpoint.seats]
    playing = room.header.status == "playing"
    # Versions only rise: if the deal was under today's rules, all answers were.
    rules = {entry.rules for entry in room.journal.standing[:1]}
    if rules:
        rules.add(viewpoint.boxed.title.rules.version)
    gone = playing and any(seat.stand_in and seat.has_say for seat in mine)
    aside = playing and is_aside(room.seats)
    found = [
        ("info", "notice-closed", room.header.status == "closed" and not room.header.ending),
        ("warn", "notice-resigned", playing and any(seat.resigned for seat in mine)),
        ("warn", "notice-stood-in", gone and not aside),
        ("info", "notice-aside", aside),
        ("info", "notice-rules", len(rules) > 1),
    ]
    back = {"notice-stood-in": "take-back-seat", "notice-aside": "resume"} if gone else {}
    plain = [
        Notice(kind, viewpoint.say(key), back.get(key, ""))  # type: ignore[arg-type]  # as named
        for kind, key, so in found
        if so
    ]
    return (*plain, *clock_notices(viewpoint))


def clock_notices(viewpoint: Viewpoint) -> Iterator[Notice]:
    """Pauses, the viewer's vacation, and that a spectator sees the table later."""
    room, say, person = viewpoint.room, viewpoint.say, viewpoint.viewing.person
    plays = pauses.may_pause(room, person)
    if room.header.paused is not None:
        yield Notice(
            "info", say("notice-paused"), acts=(("pause/end", "pause-end"),) if plays else ()
        )
    elif room.header.pause:
        named = say.listed([viewpoint.names[seat] for seat in room.header.pause])
        missing = [viewpoint.names[seat] for seat in pauses.missing(room)]
        agreed = set(viewpoint.seats) <= set(room.header.pause)
        no = ("pause/no", "pause-withdraw" if agreed else "pause-no")
        acts = (no,) if agreed else (("pause", "pause-yes"), no)
        asked = say("notice-pause", names=named, missing=say.listed(missing))
        yield Notice("info", asked, acts=acts if plays else ())
    for until in {room.seats[seat].vacation_until for seat in viewpoint.seats}:
        if until is not None and until > viewpoint.viewing.now and room.header.status == "playing":
            told = timed(say, "notice-vacation", until)
            yield Notice("info", "", acts=(("vacation/end", "vacation-end"),), timed=told)
    if watching.sees_later(room, person):
        yield Notice("info", late_words(say, room.header.watch))
