"""What waits to be sent: kept with what happened, and one server's at a time, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from burnham.table.room.happenings import Happening
from burnham.table.room.shelf import Shelf
from burnham.table.service.postman import HURRY
from burnham.table.store import Database, NoticeWishes, Outbox, Store
from burnham.table.store.hosts import lay, lift
from burnham.table.store.notices import Channel, Wishes
from burnham.table.store.outbox import KEPT, LEASE, note
from burnham.table.store.schema import people
from tests.table.site import SHELF
from tests.table.tables import ADA, BRUNO, two

pytestmark = pytest.mark.anyio
TURN = Happening("turn", ADA, "table", "1")


def channel(id: str = "one", **more: object) -> Channel:
    usual = {"kind": "webhook", "target": id, "name": id, "confirmed": True, "wanted": True}
    return Channel(id, ADA, **{"every": 0, "created": 0.0, **usual, **more})  # type: ignore[arg-type]


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    made = Database(url)
    row = [{"id": id, "name": id, "created": 0.0} for id in (ADA, BRUNO)]
    await made.write(lambda c: c.execute(people.insert(), row))
    wishes = NoticeWishes(made)
    await wishes.keep(Wishes(ADA, "en", "http://test", ("turn", "over", "hurry")))
    await wishes.put(channel(), alone=True)
    yield made
    made.close()


async def happen(database: Database, *happened: Happening, now: float = 1.0) -> None:
    await database.write(lambda c: note(c, happened, now, now))


async def test_of_many_servers_one_sends(database: Database) -> None:
    await happen(database, TURN, Happening("over", ADA, "table", ""))
    outboxes = [Outbox(Database(str(database.url.render_as_string(hide_password=False))))
                for _ in range(4)]  # fmt: skip
    try:
        found = await asyncio.gather(*(outbox.claim(2.0, 9) for outbox in outboxes))
    finally:
        for outbox in outboxes:
            outbox.database.close()
    parcels = [parcel for one in found for parcel in one]
    assert [[n.event for n in parcel.notices] for parcel in parcels] == [["turn", "over"]]


async def test_what_a_server_took_along_when_it_died_is_sent_by_another(database: Database) -> None:
    outbox = Outbox(database)
    await happen(database, TURN)
    assert len(await outbox.claim(2.0, 9)) == 1
    assert await outbox.claim(2.0 + LEASE - 1, 9) == []
    again = await outbox.claim(2.0 + LEASE, 9)
    await outbox.sent(again[0], 200.0)
    assert await outbox.claim(1e9, 9) == []


async def test_nobody_hears_of_what_they_did_not_wish_for(database: Database) -> None:
    outbox, wishes = Outbox(database), NoticeWishes(database)
    await happen(database, Happening("said", ADA, "table", "1", "Bruno"))
    await happen(database, Happening("turn", BRUNO, "table", "1"))
    await wishes.put(channel(wanted=False), alone=True)
    await happen(database, TURN)
    await wishes.put(channel(confirmed=False), alone=True)
    await happen(database, TURN)
    await wishes.put(channel(given_up=1.0), alone=True)
    await happen(database, TURN)
    assert await outbox.claim(1e9, 9) == []


async def test_whoever_is_blocked_hears_nothing(database: Database) -> None:
    outbox = Outbox(database)
    await database.write(lambda c: lay(c, ADA, "block", "spam"))
    await happen(database, TURN)
    await database.write(lambda c: lift(c, ADA, "block"))
    assert await outbox.claim(2.0, 9) == []
    await happen(database, TURN)
    assert len(await outbox.claim(2.0, 9)) == 1


async def test_the_same_waits_once(database: Database) -> None:
    outbox = Outbox(database)
    for mark in "123":
        await happen(database, Happening("turn", ADA, "table", mark))
    await happen(database, Happening("turn", ADA, "another", "1"))
    found = await outbox.claim(2.0, 9)
    assert [notice.table for notice in found[0].notices] == ["table", "another"]


async def test_letters_come_by_themselves_however_seldom_news_are_wished(
    database: Database,
) -> None:
    outbox, wishes = Outbox(database), NoticeWishes(database)
    await wishes.put(channel(every=1440, quiet_until=1e6), alone=True)
    await happen(database, TURN)
    for _ in range(2):
        await outbox.add_letter("one", "reset", 1.0)
    found = await outbox.claim(2.0, 9)
    assert [notice.event for notice in found[0].notices] == ["reset"]
    await outbox.sent(found[0], 2.0)
    assert await outbox.claim(3.0, 9) == []
    assert [n.event for n in (await outbox.claim(1e6, 9))[0].notices] == ["turn"]


async def test_time_that_runs_out_is_told_once(database: Database) -> None:
    store, outbox = Store(database, Shelf(SHELF)), Outbox(database)
    room = two()
    seat = next(seat.seat for seat in room.seats if seat.person == ADA)
    room.header.running, room.header.since, room.header.deadline = seat, 0.0, 10000.0
    room.seats[seat].away_since = 0.0
    await database.write(lambda c: store.create(c, room))
    await outbox.hurry(9800.0, within=100.0)
    assert await outbox.claim(9900.0, 9) == []
    await asyncio.gather(*(outbox.hurry(9901.0, within=100.0) for _ in range(3)))
    found = await outbox.claim(9902.0, 9)
    assert [(n.event, n.table) for n in found[0].notices] == [("hurry", room.id)]
    await outbox.sent(found[0], 9903.0)
    await outbox.hurry(9904.0, within=100.0)
    assert await outbox.claim(9905.0, 9) == []


@pytest.mark.parametrize(
    ("hours", "left"), [(72, 3.0), (24, 3.0), (8, 2.0), (2, 0.5), (1, 0.25), (0.3, None)]
)
async def test_a_short_clock_hurries_with_a_quarter_left(
    database: Database, hours: float, left: float | None
) -> None:
    """Of a long one three hours, and of a very short one nobody hears."""
    store, outbox = Store(database, Shelf(SHELF)), Outbox(database)
    room, end = two(), hours * 3600.0
    room.header.running, room.header.since, room.header.deadline = 0, 0.0, end
    room.seats[0].away_since = 0.0
    await database.write(lambda c: store.create(c, room))
    first = end - (left or 0.0) * 3600.0
    await outbox.hurry(first - 1.0, within=HURRY)
    assert await outbox.claim(end, 9) == []
    await outbox.hurry(first + 1.0 if left else end - 1.0, within=HURRY)
    assert len(await outbox.claim(end, 9)) == (left is not None)


async def test_what_is_long_ago_is_forgotten(database: Database) -> None:
    outbox = Outbox(database)
    await happen(database, TURN)
    await outbox.tidy(KEPT)
    assert len(await outbox.claim(2.0, 9)) == 1
    await outbox.tidy(KEPT + 2.0)
    assert await outbox.claim(1e9, 9) == []
