"""Is everything in the store as it should be?  Every game is opened and played again; whatever is
wrong is told in a sentence, and nothing is changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import Connection, text

from burnham.kernel.errors import BurnhamError, shown
from burnham.kernel.reopening import replay_record
from burnham.table.room.records import game_at, record
from burnham.table.room.refusals import Refusal, Unavailable
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.room.verify import verify
from burnham.table.speech import Speech
from burnham.table.store import Database, Store
from burnham.table.store.migrate import KNOWN, NEWEST, schema_version

FAULTS = 20
"""So many that SQLite finds are told."""
DAMAGED = "store-damaged"


@dataclass
class Findings:
    schema: str = ""
    tables: int = 0
    replayed: int = 0
    """Games that were played again to the same position."""
    earlier: int = 0
    """Games under earlier rules, which lie there as they were and cannot be played again."""
    proved: int = 0
    """Records of finished games that prove their dice."""
    faults: list[str] = field(default_factory=list)


def examine(
    database: Database, shelf: Shelf, say: Speech, told: Callable[[int, int], None]
) -> Findings:
    """Look through everything; `told` hears how many tables of how many are done."""
    found = Findings()
    try:
        _look_at_schema(database, say, found)
        if not found.faults:
            found.faults += _damage(database, say)
            _look_at_tables(database, Store(database, shelf), say, found, told)
    except Unavailable as error:
        found.faults.append(say("doctor-store", detail=error.detail))
        if error.key == DAMAGED:
            found.faults.append(say("doctor-damaged"))
    return found


def _look_at_schema(database: Database, say: Speech, found: Findings) -> None:
    file = Path(str(database.url.database))
    is_there = not database.is_sqlite or file.is_file()  # to look at a file that is not makes it
    version = database.read_now(schema_version) if is_there else None
    found.schema = version or ""
    if not is_there:
        found.faults.append(say("doctor-missing", file=str(file)))
    elif version is None:
        found.faults.append(say("doctor-empty"))
    elif version not in KNOWN:
        found.faults.append(say("doctor-newer", version=version))
    elif version != NEWEST:
        found.faults.append(say("doctor-older", version=version, newest=NEWEST))


def _damage(database: Database, say: Speech) -> list[str]:
    """What is wrong with how an SQLite file is built; PostgreSQL looks after itself."""
    if not database.is_sqlite:
        return []
    try:
        return database.read_now(lambda c: _looked_over(c, say))
    except Unavailable as error:  # damage can end SQLite's look, too; games may still be read
        if error.key != DAMAGED:
            raise
        return [say("doctor-integrity", detail=error.detail), say("doctor-damaged")]


def _looked_over(connection: Connection, say: Speech) -> list[str]:
    told = connection.scalars(text(f"PRAGMA integrity_check({FAULTS})")).all()
    lines = [line for one in told if one != "ok" for line in one.splitlines()]
    found = [say("doctor-integrity", detail=line) for line in lines if not line.startswith("***")]
    if found:  # who looks on for rows finds the same damage
        return [*found[:FAULTS], say("doctor-damaged")]
    rows = connection.execute(text("PRAGMA foreign_key_check")).all()[:FAULTS]
    return [say("doctor-foreign", table=row[0], other=row[2]) for row in rows]


def _look_at_tables(
    database: Database, store: Store, say: Speech, found: Findings, told: Callable[[int, int], None]
) -> None:
    ids = database.read_now(store.ids)
    for done, table in enumerate(ids):
        told(done, len(ids))
        found.faults += [
            say("doctor-table", table=table, detail=fault)
            for fault in _faults_of(database, store, table, say, found)
        ]
    found.tables = len(ids)
    told(len(ids), len(ids))


def _faults_of(
    database: Database, store: Store, table: str, say: Speech, found: Findings
) -> Iterator[str]:
    try:
        room = database.read_now(lambda c: store.load(c, table, None))
        boxed = store.shelf.boxed(room.header.game, room.header.edition)
        if room.position is None:
            if room.header.status in ("playing", "over"):
                yield say("doctor-no-answers")
            return
        if any(entry.rules != boxed.title.rules.version for entry in room.journal.standing):
            found.earlier += 1
            return
        _play_again(room, boxed, store.shelf, say, found)
    except Unavailable as error:
        database.read_now(schema_version)  # fails, too, if it is not these rows alone
        yield say("doctor-rows", detail=shown(error.detail))
    except BurnhamError as error:
        yield error.said(say.lang)
    except Refusal as refusal:
        yield say(f"refused-{refusal.key}", **refusal.given)
    except Exception as error:  # rows can be damaged in any way
        yield say("doctor-rows", detail=shown(repr(error)))


def _play_again(room: Room, boxed: Boxed, shelf: Shelf, say: Speech, found: Findings) -> None:
    """BadRecord if the answers lead elsewhere, or the record of a finished game proves nothing."""
    replay_record(boxed.title, game_at(room, boxed).record())
    found.replayed += 1
    if room.header.status == "over" and not room.header.study:
        verify(record(room, boxed), shelf.titles, say)
        found.proved += 1
