"""Record files at a table: a whole game, from its deal or start on, as a study.

One can go through it, play on from any of its moments, write notes and show it to others.  Whoever
brings a file knows all that is in it, and so may everybody who is given the link.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burnham.kernel.codec import position_hash
from burnham.kernel.errors import BadRecord, blamed_on_file
from burnham.kernel.position import NOBODY
from burnham.kernel.records import Record, parsed, read_record
from burnham.kernel.reopening import game_of_record, replay_record
from burnham.table.room import play, seating
from burnham.table.room.refusals import Illegal, Late, Missing, Wrong
from burnham.table.room.room import Note, Room, Study
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Edition, Shelf
from burnham.table.room.teaching import MOST_LIT, THING, plain_text

LONGEST = 3000
"""Answers of a record that a table takes; random games have below a thousand."""
NAME_LENGTH = 24


def room_of_record(
    source: str | Mapping[str, Any], shelf: Shelf, host: str, now: float, table: str = ""
) -> Room:
    """The study of a whole record; BadRecord says what is wrong with it, Missing that we do not
    have its game.  `table`: where the game was played, if it was here."""
    data = parsed(source)
    record = read_record(data, Record)
    if record.game not in shelf:
        raise Missing("game", game=record.game[:40])
    if len(record.answers) > LONGEST:
        raise BadRecord("record-too-long", given=len(record.answers), most=LONGEST)
    title = shelf[record.game].title
    if record.rules != title.rules.version:
        replay_record(title, data, 0)  # says so
    game = game_of_record(title, record)
    changed = record.edition.tables
    edition = Edition(record.edition.hash[:8], changed) if changed else None
    boxed = shelf.boxed(record.game, edition)
    imagined = _imagined(data)
    study = Study(table, seat=NOBODY if imagined else None, seed=record.seed)
    places = [Place("me", name) for name in _names(data, record.seats)]
    wish = Wish(record.game, places, game.options, private=True, hints=not imagined, study=study)
    room = seating.laid(wish, boxed, host, "", "", now)
    with blamed_on_file(game.is_foreign):
        play.begin(room, boxed, game, now)
        for word in record.answers:
            try:
                play.answer(room, boxed, _asked(room), room.journal.number, word, now)
            except (Illegal, Wrong, Late):
                replay_record(title, data)  # says which answer, and why
                raise
    assert room.position is not None  # it has begun
    if record.hash not in (None, position_hash(room.position)):
        raise BadRecord("record-hash")
    room.notes = _notes(room, record)
    return room


def _asked(room: Room) -> int:
    return NOBODY if room.asked is None else room.asked


def _imagined(data: Mapping[str, Any]) -> bool:
    study = data.get("study")
    return isinstance(study, dict) and bool(study.get("imagined"))


def _names(data: Mapping[str, Any], seats: int) -> list[str]:
    """As the record tells them; else none."""
    names = data.get("players")
    if not isinstance(names, list) or len(names) != seats:
        return [""] * seats
    return [" ".join(plain_text(str(name)).split())[:NAME_LENGTH] for name in names]


def _notes(room: Room, record: Record) -> dict[int, Note]:
    entries = list(room.journal.standing)
    return {
        entries[note.at].number: Note(plain_text(note.text), _lit(note.lit))
        for note in record.notes
        if plain_text(note.text)
    }


def _lit(names: list[str]) -> tuple[str, ...]:
    return tuple(name for name in dict.fromkeys(names) if THING.fullmatch(name))[:MOST_LIT]
