"""Teaching: whoever opened a study leads the moment that is shown, lights things, writes notes.

What is led is one small value in the header, so that it outlives a reload and reaches all servers
as any change does.  A note belongs to the entry that led to its moment: if that is taken back, it
is gone with it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from burnham.kernel.records import MOST_LETTERS, MOST_NOTES
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Lead, Note, Room

MOST_LIT: Final = 24
THING = re.compile(r"[a-z][a-z0-9_]{0,30}-[0-9]{1,5}")
"""The name of something that is drawn."""


def is_teacher(room: Room, person: str | None) -> bool:
    return room.header.study is not None and person is not None and person == room.header.host


def may_lead(room: Room, person: str | None) -> bool:
    """The teacher may, where others can come."""
    study = room.header.study
    return is_teacher(room, person) and study is not None and not study.for_one


def lead(room: Room, person: str | None, at: int | None, lit: Iterable[str]) -> None:
    """Show a moment (None: now) to those who follow, and these things in it."""
    if not may_lead(room, person):
        raise NotYours("teacher")
    if at is not None:
        _check_moment(room, at)
    room.header.lead = Lead(at, _things(lit))


def end_lead(room: Room, person: str | None) -> None:
    if not may_lead(room, person):
        raise NotYours("teacher")
    room.header.lead = None


def write_note(room: Room, person: str | None, at: int, text: str, lit: Iterable[str]) -> None:
    """Write at a moment what is to be read there; without a text the note is taken away."""
    if not is_teacher(room, person):
        raise NotYours("teacher")
    _check_moment(room, at)
    number, plain = room.journal.standing[at].number, plain_text(text)
    notes = {n: note for n, note in room.notes.items() if n != number}
    if len(plain) > MOST_LETTERS or len(notes) >= MOST_NOTES:
        raise Wrong("note", letters=MOST_LETTERS, notes=MOST_NOTES)
    room.notes = {**notes, number: Note(plain, _things(lit))} if plain else notes


def notes_by_moment(room: Room) -> dict[int, Note]:
    """The notes of the answers that stand, the first moment first."""
    if not room.notes:
        return {}
    written = (entry for entry in room.journal.standing if entry.number in room.notes)
    return {entry.moment: room.notes[entry.number] for entry in written}


def plain_text(text: str) -> str:
    """As it was written, in its lines, without characters that are not seen."""
    lines = unicodedata.normalize("NFC", text).splitlines()
    seen = ("".join(c for c in line if unicodedata.category(c)[0] != "C") for line in lines)
    return "\n".join(line.rstrip() for line in seen).strip()


def _check_moment(room: Room, at: int) -> None:
    if room.position is None:
        raise Wrong("not-started")
    if not 0 <= at <= room.journal.moment:
        raise Wrong("no-such-moment")


def _things(names: Iterable[str]) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(names))
    if len(found) > MOST_LIT or not all(THING.fullmatch(name) for name in found):
        raise Wrong("field", field="lit")
    return found
