"""Who is here is told by the servers that live, and by nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import select, update

from burnham.table.room.room import Room
from burnham.table.service import presence as present
from burnham.table.store import presence as told
from burnham.table.store.schema import servers
from burnham.table.web.serve import prepare
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, settings_on, site_on

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres: MakeUrl) -> AsyncIterator[tuple[Site, Site]]:
    """Two servers on one PostgreSQL."""
    url = postgres()
    async with site_on(url) as one, site_on(url) as two:
        yield one, two


async def a_table(site: Site) -> tuple[str, str, str]:
    """A table of Ada's and Bruno's, and their ids."""
    _, _, path = await site.two_seated()
    table = path.removeprefix("/t/")
    seats = (await site.server.rooms.open(table)).seats
    assert seats[0].person
    assert seats[1].person
    return table, seats[0].person, seats[1].person


async def shows(site: Site, table: str, fits: Callable[[Room], bool]) -> Room:
    """The room, when it shows what it should."""
    async with asyncio.timeout(20):
        while not fits(room := await site.server.rooms.open(table)):
            await asyncio.sleep(0.01)
    return room


def here(*seats: int) -> Callable[[Room], bool]:
    return lambda room: [s.seat for s in room.seats if s.away_since is None] == list(seats)


def watched_by(pages: int) -> Callable[[Room], bool]:
    return lambda room: room.header.watching == pages


async def let_lease_end(site: Site) -> float:
    """As if a server had given no sign of life for long.  Gives the time of the last one."""
    mine = servers.c.id == site.server.presence.store.server
    database = site.server.database
    past = update(servers).where(mine).values(until=servers.c.until - told.LEASE)
    await database.write(lambda c: c.execute(past))
    until = await database.read(lambda c: c.execute(select(servers.c.until).where(mine)).scalar())
    assert until is not None
    return float(until) - told.LEASE


async def look_after_the_lost(site: Site) -> None:
    site.server.presence._beat_at = 0.0
    await site.server.presence.tell()


# --- several servers ---------------------------------------------------------------------------


async def test_a_second_server_changes_nothing_for_those_at_the_first(postgres: MakeUrl) -> None:
    url = postgres()
    async with site_on(url) as one:
        table, ada, _ = await a_table(one)
        with one.server.presence.listening(table, ada), one.server.presence.listening(table, None):
            before = await shows(one, table, here(0))
            await prepare(settings_on(url))
            async with site_on(url) as two:
                await look_after_the_lost(two)
                found = await two.server.rooms.open(table)
                assert (found.header, found.seats) == (before.header, before.seats)


async def test_the_people_of_a_server_that_died_are_away_since_it_was_last_alive(
    pair: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    table, ada, bruno = await a_table(one)
    with (
        one.server.presence.listening(table, ada),
        one.server.presence.listening(table, None),
        two.server.presence.listening(table, bruno),
    ):
        await shows(two, table, lambda room: here(0, 1)(room) and watched_by(1)(room))
        monkeypatch.setattr(one.server.presence, "tell", nothing)  # it hangs
        alive = await let_lease_end(one)
        await look_after_the_lost(two)
        found = await shows(two, table, here(1))
        assert found.seats[0].away_since == pytest.approx(alive)
        assert found.header.watching == 0


@pytest.mark.parametrize("out_of_turn", [False, True])
async def test_a_server_that_was_taken_for_dead_tells_of_its_people_again(
    pair: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch, out_of_turn: bool
) -> None:
    one, two = pair
    table, ada, _ = await a_table(one)
    with one.server.presence.listening(table, ada):
        await shows(two, table, here(0))
        with monkeypatch.context() as hanging:
            hanging.setattr(one.server.presence, "tell", nothing)
            await let_lease_end(one)
            await look_after_the_lost(two)
            await shows(two, table, here())
        if out_of_turn:
            await one.server.presence.renew()
        else:
            await look_after_the_lost(one)
        await shows(two, table, here(0))


async def test_with_a_page_at_two_servers_one_is_enough(
    pair: tuple[Site, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(present, "GRACE", 0.0)
    one, two = pair
    table, ada, bruno = await a_table(one)
    with one.server.presence.listening(table, ada):
        with (
            two.server.presence.listening(table, ada),
            two.server.presence.listening(table, bruno),
        ):
            await shows(one, table, here(0, 1))
        await shows(one, table, here(0))
    await shows(two, table, here())


async def test_who_sits_down_at_another_server_is_here_at_once(pair: tuple[Site, Site]) -> None:
    """And is no longer one who watches."""
    one, two = pair
    ada = one.visitor()
    path = await ada.open("me", "friend", "friend")
    table = path.removeprefix("/t/")
    bruno = one.visitor()
    await bruno.post("/me/name", name="Bruno")
    person = await known(one, bruno)
    page = two.server.presence
    with page.listening(table, person):
        page.check(await shows(two, table, watched_by(1)))
        assert (await bruno.post(f"{path}/sit", seat=1)).status_code == 200
        page.check(await shows(two, table, lambda room: room.seats[1].person == person))
        await shows(one, table, lambda room: here(1)(room) or not watched_by(1)(room))
        page.check(await shows(two, table, watched_by(0)))
        assert (await bruno.post(f"{path}/stand", seat=1)).status_code == 200
        page.check(await shows(two, table, lambda room: room.seats[1].person is None))
        await shows(one, table, watched_by(1))


# --- one server --------------------------------------------------------------------------------


async def test_after_a_restart_nobody_is_here_until_they_come_again(sqlite: MakeUrl) -> None:
    """The lease of the server before has not run out; but its file is ours."""
    url = sqlite()
    with ExitStack() as pages:  # they are open until the end
        async with site_on(url) as before:
            table, ada, bruno = await a_table(before)
            for person in (ada, bruno, None):
                pages.enter_context(before.server.presence.listening(table, person))
            await shows(before, table, here(0, 1))
        async with site_on(url) as after:
            pages.enter_context(after.server.presence.listening(table, bruno))
            await shows(after, table, lambda room: here(1)(room) and watched_by(0)(room))
            known = await after.server.database.read(
                lambda c: c.scalars(select(servers.c.id)).all()
            )
            assert known == [after.server.presence.store.server]


async def test_a_reload_is_no_leaving(site: Site) -> None:
    table, ada, _ = await a_table(site)
    presence = site.server.presence
    with presence.listening(table, ada), presence.listening(table, None):
        version = (await shows(site, table, here(0))).header.version
    with presence.listening(table, ada), presence.listening(table, None):
        await presence.tell()
        assert (await site.server.rooms.open(table)).header.version == version


async def test_all_who_come_in_one_moment_are_written_at_once(
    any_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty tables with three pages each, and nobody waits."""
    server = any_site.server
    monkeypatch.setattr(server.presence, "tell", nothing)
    found = [await a_table(any_site) for _ in range(40)]
    monkeypatch.undo()
    written = 0
    write = server.database.write

    async def count(*given: Any) -> Any:
        nonlocal written
        written += 1
        return await write(*given)

    monkeypatch.setattr(server.database, "write", count)
    with ExitStack() as pages:
        for table, ada, bruno in found:
            for person in (ada, bruno, None):
                pages.enter_context(server.presence.listening(table, person))
        await server.presence.tell()
        assert written == 1
        for table, _, _ in found:
            room = await server.rooms.open(table)
            assert here(0, 1)(room)
            assert watched_by(1)(room)


async def test_who_sits_down_while_it_is_being_written_who_is_here(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counts as well, though the same pages are open as before."""
    table, ada, _ = await a_table(site)
    presence, write, left = site.server.presence, site.server.database.write, asyncio.Event()
    with presence.listening(table, ada):
        await shows(site, table, here(0))

        async def meanwhile(*given: Any) -> Any:
            done = await write(*given)
            monkeypatch.undo()
            await site.server.rooms.change(table, lambda room: leave(room, 0))
            presence.check(await site.server.rooms.open(table))
            left.set()
            return done

        monkeypatch.setattr(site.server.database, "write", meanwhile)
        with presence.listening(table, None):
            await left.wait()
            await shows(site, table, lambda room: watched_by(1)(room) and here(0)(room))


async def test_what_is_remembered_of_a_room_follows(any_site: Site) -> None:
    """Counting does not make anybody read the table again, nor overlook what it says now."""
    server = any_site.server
    table, ada, _ = await a_table(any_site)
    with server.presence.listening(table, ada):
        remembered = await shows(any_site, table, here(0))
        read = await server.database.read(lambda c: server.store.load(c, table, None))
        assert (remembered.header, remembered.seats) == (read.header, read.seats)
        after = await server.rooms.change(table, lambda room: room.note("left", 0, 1.0))
        assert after.header.version == read.header.version + 1
        assert here(0)(after)


async def test_nothing_stays_of_those_who_are_gone(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(present, "GRACE", 0.0)
    table, ada, _ = await a_table(site)
    presence = site.server.presence
    for seconds in (0.0, 0.3):  # before anybody was told of it, and after
        with presence.listening(table, ada):
            await asyncio.sleep(seconds)
        async with asyncio.timeout(20):
            while presence._companies or presence._due:
                await asyncio.sleep(0.01)
    assert here()(await site.server.rooms.open(table))


# --- programs ----------------------------------------------------------------------------------


async def test_a_program_is_here_while_it_asks(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table, bruno = await by_program(site)
    await bruno.get(f"/api/tables/{table}")
    room = await shows(site, table, here(1))
    for _ in range(5):  # without a write for each
        await bruno.get(f"/api/tables/{table}")
        await site.server.presence.tell()
    assert (await site.server.rooms.open(table)).header.version == room.header.version
    company = site.server.presence._companies[table]
    company.until = {person: until - present.ASKING for person, until in company.until.items()}
    await site.server.presence.tell()
    assert here()(await site.server.rooms.open(table))


async def test_who_only_asks_how_a_table_stands_does_not_count(site: Site) -> None:
    """Neither without a seat nor with a browser's cookie: a page listens."""
    ada, _, path = await site.two_seated()
    table = path.removeprefix("/t/")
    token = (await site.visitor().http.post("/api/people", json={"name": "Cleo"})).json()["token"]
    cleo = site.visitor()
    cleo.http.headers["authorization"] = f"Bearer {token}"
    await cleo.get(f"/api/tables/{table}")
    await ada.get(f"/api/tables/{table}")
    await site.server.presence.tell()
    room = await site.server.rooms.open(table)
    assert here()(room)
    assert watched_by(0)(room)


async def by_program(site: Site) -> tuple[str, Visitor]:
    """A table of Ada's at which Bruno plays by a program."""
    ada = site.visitor()
    await ada.post("/me/name", name="Ada")
    path = await ada.open("me", "friend")
    bruno = site.visitor()
    token = (await bruno.http.post("/api/people", json={"name": "Bruno"})).json()["token"]
    bruno.http.headers["authorization"] = f"Bearer {token}"
    table = path.removeprefix("/t/")
    reply = await bruno.http.post(f"/api/tables/{table}/seats", json={})
    assert reply.status_code == 200, reply.text
    return table, bruno


async def known(site: Site, visitor: Visitor) -> str:
    someone = await site.server.people.who(visitor.http.cookies["burnham"])
    assert someone is not None
    return someone.id


def leave(room: Room, seat: int) -> None:
    room.seats[seat].away_since = 1.0


async def nothing() -> None:
    """Instead of telling anybody."""
