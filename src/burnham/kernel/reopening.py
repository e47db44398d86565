"""Games from records, played again, and from saves, as they were."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burnham.kernel.codec import exact, position_hash, renewed, whole
from burnham.kernel.errors import (
    BadComponents,
    BadOption,
    BadRecord,
    BurnhamError,
    Refused,
    blamed_on_file,
    shown,
)
from burnham.kernel.fields import is_int
from burnham.kernel.game import Game, dealt, started
from burnham.kernel.journal import journal_of
from burnham.kernel.position import Position
from burnham.kernel.records import Record, Save, read_record
from burnham.kernel.tables import Tables
from burnham.kernel.title import Options, Title


def game_of_record(title: Title, record: Record) -> Game:
    """The start of a recorded game; BadRecord if its setup or its components are not ours."""
    tables, options = _setting(title, record)
    if tables.hash != record.edition.hash:
        raise BadRecord("record-edition")
    if record.start is None:
        try:
            return dealt(title, tables, record.seats, options, record.seed, record.dice)
        except BadComponents as error:
            raise BadRecord("record-broken", detail=error) from None
    values = {**record.start.position, "seats": record.seats}
    game = started(title, tables, options, record.seed, values, record.dice)
    if game.hash() != record.start.hash:
        raise BadRecord("start-broken", detail="the position does not match its hash")
    return game


def load_game(title: Title, data: Mapping[str, Any]) -> Game:
    """A game from `to_json`: its position as it was saved, not replayed.  Under other rules than
    then it goes on from there, but not back."""
    saved = read_record(data, Save)
    tables, options = _setting(title, saved)
    start = _start_of(title, tables, saved)
    same = saved.rules == title.rules.version
    read = exact if same else renewed
    try:
        position = whole(read(saved.position, title, title.box(tables), saved.seats), saved.seats)
        if same and position_hash(position) != saved.hash:
            raise ValueError("the position does not match its hash")
        journal = journal_of(saved, start, position)
    except (ValueError, BurnhamError) as error:
        raise BadRecord("save-broken", detail=str(error)) from None
    return Game(title, tables, saved.seats, options, saved.seed, journal, position)


def _start_of(title: Title, tables: Tables, saved: Save) -> Position | None:
    """The position with which a saved game began; None if it was dealt under other rules."""
    if saved.rules == title.rules.version:
        return game_of_record(title, saved).journal.start
    if saved.start is None:
        return None
    return renewed(saved.start.position, title, title.box(tables), saved.seats)


def _setting(title: Title, record: Record) -> tuple[Tables, Options]:
    try:
        tables = title.tables().edition(record.edition.tables)
        title.box(tables)
        return tables, title.full_options(record.seats, record.options)
    except (BadOption, BadComponents) as error:
        raise BadRecord("record-broken", detail=error) from None


def replay_record(title: Title, data: Mapping[str, Any], upto: int | None = None) -> Game:
    """Play a record again, checking every answer; and its hash if played to the end."""
    record = read_record(data, Record)
    if record.rules != title.rules.version:
        versions = {"rules": shown(record.rules), "ours": shown(title.rules.version)}
        raise BadRecord("record-rules", None, game=title.id, **versions)
    count = len(record.answers)
    if upto is not None and not (is_int(upto) and 0 <= upto <= count):
        raise BadRecord("record-length", answers=count, wanted=shown(upto))
    game = game_of_record(title, record)
    for number, word in enumerate(record.answers[:upto], 1):
        try:
            with blamed_on_file(game.is_foreign):
                game.take(word)
        except Refused as error:
            raise BadRecord("record-answer", number, answer=shown(word), reason=error) from None
    if game.number == count and record.hash not in (None, game.hash()):
        raise BadRecord("record-hash")
    return game
