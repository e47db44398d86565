"""A study with notes as a lesson file to go on from: what its teacher wrote, and what was answered
in between."""

from __future__ import annotations

import json
from collections.abc import Sequence

from burnham.kernel.codec import plain
from burnham.kernel.journal import Entry
from burnham.kernel.records import canonical
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Note, Room
from burnham.table.room.shelf import Boxed
from burnham.table.room.studies import knows_all
from burnham.table.room.teaching import may_lead, notes_by_moment


def may_write_lesson(room: Room, person: str | None) -> bool:
    """The teacher may, if nobody else plays: lessons are for others, so not of what one seat
    imagined.  A lesson is of the game as it was printed."""
    return may_lead(room, person) and room.header.edition is None and knows_all(room, person)


def lesson_file(room: Room, boxed: Boxed, person: str | None, lang: str, why: str) -> str:
    """TOML in this language; `why` stands for the reason why other answers are refused."""
    if not may_write_lesson(room, person):
        raise NotYours("lesson-notes")
    notes = notes_by_moment(room)
    if not notes:
        raise Wrong("lesson-notes")
    header, journal = room.header, room.journal
    moments, entries = list(notes), journal.standing[:]
    start = room.at(boxed, 0)
    learner = _learner(entries, moments)
    study = header.study
    seed = study.seed if study and study.seed is not None else header.seed
    head = {
        "game": header.game,
        "seats": len(room.seats),
        "seat": learner,
        "seed": seed,
        "dice": start.dice_kind,
    }
    lines = [f"name = {{ {lang} = {_text(boxed.title.id)} }}"]
    lines += [f"{key} = {_text(value)}" for key, value in head.items()]
    if entries[0].deed == "start":
        lines.append(f"start = {_text(canonical(plain(start)))}")
    chosen = ", ".join(f"{name} = {_text(value)}" for name, value in header.options.items())
    lines.append(f"options = {{ {chosen} }}")
    lines.append(f"answers = {_text([entry.word for entry in entries[1 : moments[0] + 1]])}")
    for at, until in zip(moments, [*moments[1:], moments[-1]], strict=True):
        lines += ["", *_note(notes[at], entries[at + 1 : until + 1], learner, lang, why)]
    return "\n".join(lines) + "\n"


def _learner(entries: Sequence[Entry], moments: Sequence[int]) -> int:
    """The seat that answers most often after a note."""
    asked = [entries[at + 1].seat for at in moments if at + 1 < len(entries)]
    return max(set(asked), key=asked.count) if asked else 0


def _note(note: Note, after: Sequence[Entry], learner: int, lang: str, why: str) -> list[str]:
    words = [entry.word for entry in after]
    asks = bool(after) and after[0].seat == learner
    lines = ["[[notes]]", f"{lang} = {_text(note.text)}"]
    if asks:
        lines += [f"only = {_text(words[:1])}", f"why = {{ {lang} = {_text(why)} }}"]
    if note.lit:
        lines.append(f"lit = {_text(list(note.lit))}")
    rest = words[1:] if asks else words
    return [*lines, f"then = {_text(rest)}"] if rest else lines


def _text(value: object) -> str:
    """Strings, numbers, truths and lists of them are written in TOML as they are in JSON."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
