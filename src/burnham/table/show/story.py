"""The log, the history bar, the chat and what the table has to tell the viewer."""

from __future__ import annotations

from burnham.kernel.position import Fact
from burnham.kernel.text import Text
from burnham.table.room import Line
from burnham.table.seating import anybody_here
from burnham.table.show.kept import Kept
from burnham.table.show.look import Look
from burnham.table.view import ChatLine, HistoryView, LogLine, Notice, Tick

CHAPTER = "chapter"
CHAT_LINES = 200
LOG_LINES = 150
"""A long game's whole log would be sent anew at every move."""
_told: Kept[str] = Kept(50_000)


def log(look: Look) -> tuple[LogLine, ...]:
    """The last that the viewer heard, up to the moment that is shown."""
    lines: list[LogLine] = []
    for entry in reversed(look.room.book.standing[: look.moment + 1]):
        if len(lines) >= LOG_LINES:
            break
        for fact in filter(look.hears, reversed(entry.facts)):
            sentence = told(look.text, fact)
            if sentence:
                seat = fact.seat if fact.seat >= 0 else None
                name = "" if seat is None else look.text.seat(seat)
                chapter = fact.key.startswith(CHAPTER)
                lines.append(LogLine(entry.moment, seat, name, sentence, chapter))
    return tuple(reversed(lines))


def told(text: Text, fact: Fact) -> str:
    """A fact as a sentence; empty if the words for it are gone since it was noted."""
    names, args = tuple(text.names.items()), tuple(fact.args.items())
    key = (text.title.folder, text.lang, names, fact.key, fact.seat, args)
    return _told.get(key, lambda: text.fact(fact) if text.has(f"f-{fact.key}") else "")


def history(look: Look) -> HistoryView:
    ticks = []
    for entry in look.room.book.standing:
        heard = filter(look.hears, entry.facts) if look.room.position else ()
        for fact in heard:
            if fact.key.startswith(CHAPTER):
                ticks.append(Tick(entry.moment, "chapter", told(look.text, fact)))
        if entry.seat in look.seats:
            ticks.append(Tick(entry.moment, "mine", ""))
    present = max(look.room.book.moment, 0)
    return HistoryView(present, look.moment, look.live, tuple(ticks))


def chat(look: Look) -> tuple[ChatLine, ...]:
    return tuple(_line(look, line) for line in look.room.lines[-CHAT_LINES:])


def _line(look: Look, line: Line) -> ChatLine:
    name = line.name
    if not name:
        name = look.say("visitor") if line.seat is None else look.names.get(line.seat, "")
    text = look.say(f"note-{line.note}", name=name, text=line.text) if line.note else line.text
    mine = line.person is not None and line.person == look.viewing.person
    return ChatLine(line.number, name, line.seat, text, line.made, mine, bool(line.note))


def notices(look: Look) -> tuple[Notice, ...]:
    room = look.room
    mine = [room.seats[seat] for seat in look.seats]
    playing = room.facts.status == "playing"
    rules = {entry.rules for entry in room.book.standing}
    if rules:
        rules.add(look.boxed.title.rules_version)
    gone = [seat.seat for seat in mine if playing and seat.stand_in and not seat.resigned]
    alone = playing and not anybody_here(room)
    found = [
        ("info", "notice-closed", room.facts.status == "closed"),
        ("warn", "notice-resigned", playing and any(seat.resigned for seat in mine)),
        ("warn", "notice-stood-in", bool(gone) and not alone),
        ("info", "notice-alone", alone),
        ("info", "notice-rules", len(rules) > 1),
        ("info", "notice-past", not look.live),
    ]
    back = dict.fromkeys(("notice-stood-in", "notice-alone"), gone[0]) if gone else {}
    return tuple(
        Notice(kind, look.say(key), back.get(key))  # type: ignore[arg-type]  # one of the two
        for kind, key, so in found
        if so
    )
