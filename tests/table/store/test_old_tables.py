"""A store of version 0.1.0 opens as it was left, moment by moment, and its games go on."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import select

from burnham.games import titles as house_titles
from burnham.kernel.codec import position_hash
from burnham.kernel.playout import Dice
from burnham.kernel.reopening import replay_record
from burnham.kernel.title import Title
from burnham.table.room import play, records
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.room.verify import verify
from burnham.table.service.events import Hub
from burnham.table.service.rooms import Rooms
from burnham.table.speech import speech_in
from burnham.table.store import Analyses, Database, Store, migrate
from burnham.table.store.schema import tables
from tests.table import site

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "fixtures" / "tables_0_1.sqlite"
PLAYING = {
    ("chicago_1875", 36, 23),
    ("chicago_1991", 38, 21),
    ("raising_chicago", 25, 16),
    ("san_francisco", 28, 19),
    ("toy", 5, 2),
}
"""Game, entries and answers that stand, of every table under way."""


def titles() -> dict[str, Title]:
    return {**house_titles(), **site.titles()}


@dataclass
class Old:
    """The old store under today's program."""

    database: Database
    rooms: Rooms

    async def ids(self, status: str) -> list[str]:
        query = select(tables.c.id).where(tables.c.status == status)
        return list(await self.database.read(lambda c: c.scalars(query).all()))

    async def all(self, status: str) -> list[Room]:
        return [await self.rooms.open(table) for table in await self.ids(status)]


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Old]:
    shutil.copy(KEPT, tmp_path)
    database = Database(f"sqlite:///{tmp_path / KEPT.name}")
    await migrate(database)
    shelf = Shelf(f"{__name__}:titles")
    yield Old(database, Rooms(Store(database, shelf), shelf, Hub(), lambda: 100.0))
    database.close()


async def test_every_table_under_way_is_there(old: Old) -> None:
    rooms = await old.all("playing")
    assert {(r.header.game, r.journal.number, r.journal.moment) for r in rooms} == PLAYING
    assert sum(room.header.request is not None for room in rooms) == 1
    assert sum(len(room.lines) for room in rooms) == 4
    assert all(any(entry.deed == "back" for entry in room.journal.entries) for room in rooms)
    (waiting,) = await old.all("open")
    assert (waiting.journal.number, waiting.position) == (0, None)


async def test_every_moment_can_be_looked_at(old: Old) -> None:
    for room in [*await old.all("playing"), *await old.all("over")]:
        boxed = old.rooms.boxed(room)
        for moment, entry in enumerate(room.journal.standing):
            position = room.at(boxed, moment)
            if moment < room.journal.moment:
                given = room.journal.standing[moment + 1]
                assert position.seat == given.seat
                assert given.rules != boxed.title.rules.version or given.code in position.answers()
            assert entry.moment == moment


def play_on(room: Room, boxed: Boxed, count: int) -> None:
    """Give so many random answers, or all that are left."""
    dice = Dice(room.header.game)
    for _ in range(count):
        if room.header.status == "playing":
            assert room.position is not None
            given = dice.pick(room.position.answers())
            play.answer(room, boxed, room.position.seat, room.journal.number, given, 101.0)


async def test_every_table_goes_on(old: Old) -> None:
    for table in await old.ids("playing"):
        before = await old.rooms.open(table)
        boxed = old.rooms.boxed(before)
        after = await old.rooms.change(table, partial(play_on, boxed=boxed, count=12))
        assert after.journal.number > before.journal.number
        again = Rooms(old.rooms.store, old.rooms.shelf, Hub())
        found = await again.open(table)
        assert after.position is not None
        assert found.position is not None
        assert position_hash(found.position) == position_hash(after.position)
        assert [e.word for e in found.journal.standing] == [e.word for e in after.journal.standing]


async def test_the_game_that_is_over_still_has_its_record_and_its_analysis(old: Old) -> None:
    (room,) = await old.all("over")
    boxed = old.rooms.boxed(room)
    record = records.record(room, boxed)
    assert replay_record(boxed.title, record).number == room.journal.moment == 7
    verdict = verify(record, titles(), speech_in("en"))
    assert verdict.hash == record["hash"]
    unproved = " ".join(verdict.unproved)
    assert "version 0.1 did not bind them" in unproved
    assert "before the server knew" in unproved
    analysis = await Analyses(old.database).find(room.id)
    assert analysis is not None
    assert analysis.reached == 7
    assert analysis.decisions
