"""What a server remembers of its store, and when it may not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, Engine, event, text

from burnham.table.room.room import Room
from burnham.table.service import events, people, rooms
from burnham.table.service.events import News
from burnham.table.service.rooms import Memory
from burnham.table.store import BadDatabase, Database, forget
from burnham.table.web.serve import prepare
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, settings_on, site_on
from tests.table.tables import new_table

pytestmark = pytest.mark.anyio


@contextmanager
def statements(site: Site) -> Iterator[list[str]]:
    """What is asked of the database meanwhile."""
    engine: Engine = site.server.database._engine
    found: list[str] = []

    def hear(_: object, __: object, statement: str, *___: object) -> None:
        found.append(statement)

    event.listen(engine, "before_cursor_execute", hear)
    yield found
    event.remove(engine, "before_cursor_execute", hear)


# --- a file of one's own -----------------------------------------------------------------------


async def test_on_sqlite_nothing_is_read_before_a_write(site: Site) -> None:
    ada, _, table = await site.two_seated()
    state = await ada.state(table)
    word = state["question"]["answers"][0]["word"]
    with statements(site) as found:
        reply = await ada.post(f"{table}/answer", number=state["number"], answer=word)
        assert reply.status_code == 200
        await ada.state(table)
    assert found
    assert not [statement for statement in found if statement.startswith("SELECT")]


async def test_changes_that_wait_for_each_other_all_count(site: Site) -> None:
    """Each begins with what the one before it wrote, though nobody was told of that yet."""
    _, _, table = await site.two_seated()
    change = site.server.rooms.change
    id = table.removeprefix("/t/")
    await asyncio.gather(*(change(id, lambda room: room.note("left", 0, 1.0)) for _ in range(30)))
    site.server.rooms.memory.drop_idle(float("inf"))
    assert len((await site.server.rooms.open(id)).lines) == 30


async def test_a_change_that_nobody_waits_for_any_more_is_remembered(site: Site) -> None:
    _, _, table = await site.two_seated()
    id = table.removeprefix("/t/")
    begun = asyncio.Event()
    loop = asyncio.get_running_loop()

    def act(room: Room) -> None:
        room.note("left", 0, 1.0)
        loop.call_soon_threadsafe(begun.set)

    with site.server.hub.listening(id) as bell:
        waiting = asyncio.create_task(site.server.rooms.change(id, act))
        await begun.wait()
        waiting.cancel()
        async with asyncio.timeout(20):
            await bell.wait()
    assert len((await site.server.rooms.open(id)).lines) == 1


async def test_two_servers_cannot_share_a_file(
    sqlite: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burnham.table.store.engine.PATIENCE", 0.0)
    url = sqlite()
    async with site_on(url) as site:
        with pytest.raises(BadDatabase, match="Several need PostgreSQL"):
            async with site_on(url):
                pass
        with pytest.raises(BadDatabase) as refused:
            await prepare(settings_on(url))
        assert refused.value.said("de").endswith("Mehrere brauchen PostgreSQL.")
        await site.two_seated()
    async with site_on(url):
        """It is free again."""


async def test_others_may_look_at_the_file_while_a_server_runs(
    sqlite: MakeUrl, tmp_path: Path
) -> None:
    """As a backup does."""
    url = sqlite()
    async with site_on(url) as site:
        _, _, table = await site.two_seated()
        beside = Database(url)
        copy = text(f"VACUUM INTO '{tmp_path / 'copy.sqlite'}'")
        await asyncio.to_thread(_outside_a_transaction, beside, str(copy))
        beside.close()
    async with site_on(f"sqlite:///{tmp_path / 'copy.sqlite'}") as copied:
        assert (await copied.visitor().state(table))["status"] == "playing"


def _outside_a_transaction(database: Database, statement: str) -> None:
    with database._engine.connect() as connection:
        assert connection.connection.dbapi_connection is not None
        connection.connection.dbapi_connection.execute(statement)


# --- several servers ---------------------------------------------------------------------------


@pytest.fixture
async def pair(
    postgres: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Site, Site]]:
    """Two servers on one PostgreSQL, which forget nothing unless they are told to."""
    monkeypatch.setattr(people, "REMEMBERED", 1e6)
    monkeypatch.setattr(events, "RETRY", 1e6)
    url = postgres()
    async with site_on(url) as one, site_on(url) as two, asyncio.timeout(60):
        for site in (one, two):
            while not site.server.news.complete:
                await asyncio.sleep(0.01)
        yield one, two


def at(site: Site, visitor: Visitor) -> Visitor:
    """The same person at another server."""
    there = site.visitor()
    there.http.cookies.update(visitor.http.cookies)
    return there


def lose_ears(site: Site) -> None:
    """The database hangs up on all who listen, and they do not come back."""
    url = site.server.database.url.set(drivername="postgresql")
    with psycopg.connect(url.render_as_string(hide_password=False), autocommit=True) as admin:
        gone = admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
            " current_database() AND query IN ('SELECT 1', 'LISTEN burnham')"
        ).fetchall()
        assert len(gone) == 2


async def test_remembered_rooms_and_sessions_are_not_read_again(pair: tuple[Site, Site]) -> None:
    ada, _, table = await pair[0].two_seated()
    while True:
        with statements(pair[0]) as found:
            await ada.state(table)
        if not found:
            break


@pytest.mark.parametrize("lost", [False, True], ids=["told", "not-told"])
async def test_who_signs_out_at_one_server_is_out_at_the_other(
    pair: tuple[Site, Site], lost: bool
) -> None:
    here, there = pair
    ada, _, table = await here.two_seated()
    elsewhere = at(there, ada)
    assert (await elsewhere.state(table))["viewer"] == 0
    if lost:
        lose_ears(there)
    assert (await ada.post("/me/sign-out")).status_code == 200
    while (await elsewhere.state(table))["viewer"] == 0:
        await asyncio.sleep(0.01)


async def test_a_new_name_at_one_server_is_known_at_the_other(pair: tuple[Site, Site]) -> None:
    here, there = pair
    ada = here.visitor()
    await ada.post("/me/name", name="Ada")
    elsewhere = at(there, ada)
    elsewhere.http.headers["accept"] = "text/html"
    assert "Ada" in (await elsewhere.get("/account")).text
    await ada.post("/me/name", name="Lovelace")
    while "Lovelace" not in (await elsewhere.get("/account")).text:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("lost", [False, True], ids=["told", "not-told"])
async def test_a_move_at_one_server_is_seen_at_the_other(
    pair: tuple[Site, Site], lost: bool
) -> None:
    here, there = pair
    ada, bruno, table = await here.two_seated()
    elsewhere = at(there, bruno)
    assert (await elsewhere.state(table))["number"] == 1
    if lost:
        lose_ears(there)
    await ada.answer(table)
    while (await elsewhere.state(table))["number"] != 2:
        await asyncio.sleep(0.01)


async def test_the_tables_of_a_guest_who_signs_in_elsewhere_are_read_again(
    pair: tuple[Site, Site],
) -> None:
    here, there = pair
    login = {"login": "ada.l", "password": "lovelace 1815"}
    await here.visitor().post("/me/sign-up", **login)
    ada, _, table = await here.two_seated()
    member = there.visitor()
    assert (await member.post("/me/sign-in", **login)).status_code == 200
    assert (await member.state(table))["viewer"] is None
    assert (await ada.post("/me/sign-in", **login)).status_code == 200
    while (await member.state(table))["viewer"] != 0:
        await asyncio.sleep(0.01)


# --- the memory itself -------------------------------------------------------------------------


def remembered(news: News) -> tuple[Memory, Room]:
    memory, room = Memory(news), new_table("me", "friend")
    room.header.version = 3
    memory.keep(room, news.gaps)
    return memory, room


def test_what_is_newer_elsewhere_is_no_longer_the_newest() -> None:
    memory, room = remembered(News(alone=True))
    assert memory.newest(room.id) is room
    assert not memory.is_new(room.id, 3)
    assert memory.is_new(room.id, 4)
    assert memory.newest(room.id) is None
    assert memory.any(room.id) is room


def test_what_was_read_before_it_was_heard_of_something_newer_is_not_kept() -> None:
    news = News(alone=True)
    memory, room = Memory(news), new_table("me", "friend")
    memory.is_new(room.id, room.header.version + 1)
    memory.keep(room, news.gaps)
    assert memory.newest(room.id) is None


def test_after_a_gap_in_the_news_everything_is_read_again() -> None:
    news = News(alone=True)
    memory, room = remembered(news)
    before = news.gaps
    news.gap()
    assert memory.newest(room.id) is None
    memory.keep(room, before)  # it was read before the gap
    assert memory.newest(room.id) is None
    memory.keep(room, news.gaps)
    assert memory.newest(room.id) is room


def test_without_a_sign_of_life_the_news_counts_as_incomplete(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    news = News()
    memory, room = remembered(news)
    assert memory.newest(room.id) is None
    news.complete_at(now)
    assert memory.newest(room.id) is room
    now += events.TRUST
    assert memory.newest(room.id) is None


def test_idle_rooms_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    memory, room = remembered(News(alone=True))
    other = new_table("me", "friend")
    memory.keep(other, 0)
    now += 10
    assert memory.newest(room.id) is room
    memory.drop_idle(now - 5)
    assert len(memory) == 1
    assert memory.any(other.id) is None


def test_versions_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "STAMPS", 2)
    news = News(alone=True)
    memory, room = remembered(news)
    before = news.gaps
    memory.is_new("one", 1)
    memory.is_new("two", 1)
    assert memory.newest(room.id) is None
    memory.keep(room, before)  # read before we forgot what may be newer
    assert memory.newest(room.id) is None


async def test_nobody_goes_on_with_a_room_that_was_changed_past_it(site: Site) -> None:
    """Between the commit and the news of it, another change must not write what it remembers."""
    _, bruno, table = await site.two_seated()
    id, rooms = table.removeprefix("/t/"), site.server.rooms
    person = (await rooms.open(id)).seats[0].person
    assert person is not None

    def erased(connection: Connection) -> dict[str, int]:
        return forget(connection, person, 0.0)

    def then(versions: dict[str, int]) -> None:
        for one, version in versions.items():
            site.server.news.rewritten(one, version)

    stale = await rooms.open(id)
    await site.server.database.write(erased, then)
    rooms.memory.keep(stale, site.server.news.gaps)  # somebody had read it before
    await bruno.post(f"{table}/chat", text="hello")
    assert [seat.name for seat in (await rooms.open(id)).seats] == ["", "Bruno"]
