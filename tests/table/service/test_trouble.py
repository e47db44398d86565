"""A store that cannot be used: a sentence for all, a line in the log, and then on as before."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from benchmarks.postgres import OwnServer, own_server
from burnham.table.room.refusals import Unavailable
from burnham.table.service import keeper, readiness
from burnham.table.store import Database, migrate, trouble
from tests.table.conftest import MakeUrl
from tests.table.server import Process
from tests.table.site import Site, settings_on, site_on

pytestmark = pytest.mark.anyio
NOTHING_LOST = {"en": "Nothing was lost", "de": "Nichts ist verloren"}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Recovery is believed without waiting, and readiness looked for every time."""
    monkeypatch.setattr(trouble, "QUIET", 0.0)
    monkeypatch.setattr(readiness, "FRESH", 0.0)


@contextmanager
def no_writing(site: Site) -> Iterator[None]:
    """SQLite says what it says of a file that is read-only."""
    engine = site.server.database._engine

    def on_connect(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only=1")

    event.listen(engine, "connect", on_connect)
    engine.dispose()
    yield
    event.remove(engine, "connect", on_connect)
    engine.dispose()


async def ready(site: Site) -> tuple[int, Any]:
    reply = await site.visitor().get("/ready")
    return reply.status_code, reply.json()


# --- a sentence --------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "de"])
async def test_what_cannot_be_written_is_refused_with_a_sentence(site: Site, lang: str) -> None:
    ada, _, table = await site.two_seated()
    ada.http.headers["accept-language"] = lang
    state = await ada.state(table)
    word = state["question"]["answers"][0]["word"]
    with no_writing(site):
        reply = await ada.post(f"{table}/answer", number=state["number"], answer=word)
        assert (reply.status_code, reply.json()["error"]) == (503, "store-write")
        assert NOTHING_LOST[lang] in reply.json()["message"]
        assert reply.headers["retry-after"]
        ada.http.headers["accept"] = "text/html"
        reply = await ada.post(f"{table}/answer", number=state["number"], answer=word)
        assert reply.status_code == 503
        assert NOTHING_LOST[lang] in reply.text
        assert (await ada.get(table)).status_code == 200  # looking goes on
    ada.http.headers["accept"] = "application/json"
    reply = await ada.post(f"{table}/answer", number=state["number"], answer=word)
    assert reply.status_code == 200
    assert (await ada.state(table))["number"] == state["number"] + 1


async def test_the_log_tells_it_once(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    ada, _, table = await site.two_seated()
    with no_writing(site):
        for _ in range(5):
            assert (await ada.post(f"{table}/chat", text="Hello")).status_code == 503
            with pytest.raises(Unavailable):
                await site.server.presence.renew()
    assert (await ada.post(f"{table}/chat", text="Hello")).status_code == 200
    told = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in told] == [
        "the store cannot be written: attempt to write a readonly database",
        "the store can be written again",
    ]
    assert not [record for record in told if record.exc_info]


def test_what_comes_and_goes_is_not_told_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk small writes may go and large ones not."""
    monkeypatch.setattr(trouble, "QUIET", 1e6)
    told: list[str] = []
    watched = trouble.Trouble()
    watched.tell = told.append
    for _ in range(3):
        with pytest.raises(Unavailable), watched.watched("write"):
            raise OperationalError("INSERT …", {}, sqlite3.OperationalError("disk is full"))
        with watched.watched("write"):
            pass
    assert told == ["the store cannot be written: disk is full"]
    assert watched.now == ["write"]


async def test_ready_tells_what_is_missing_and_health_that_we_live(site: Site) -> None:
    assert await ready(site) == (200, {"ok": True, "missing": []})
    with no_writing(site):
        assert await ready(site) == (503, {"ok": False, "missing": ["write"]})
        assert (await site.visitor().get("/health")).json() == {"ok": True}
    assert await ready(site) == (200, {"ok": True, "missing": []})


async def test_without_keeper_or_bots_a_server_is_not_ready(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "SILENT", 0.0)
    assert (await ready(site))[1]["missing"] == ["keeper"]
    monkeypatch.setattr(keeper, "SILENT", 1e6)
    worker = site.server.thinkers.workers[0]
    await asyncio.to_thread(worker.start)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    async with asyncio.timeout(60):
        while (await ready(site))[1]["missing"] != ["bots"]:
            await asyncio.sleep(0.01)
        while (await ready(site))[1]["missing"]:  # a new one is started
            await asyncio.sleep(0.01)


# --- a damaged file ----------------------------------------------------------------------------


def damage(file: Path, table: str) -> None:
    """Overwrite the root page of a table."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(query, [table]).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    connection.close()
    with file.open("r+b") as stored:
        stored.seek((page - 1) * size)
        stored.write(b"\xa5" * size)


async def test_a_damaged_table_is_told_as_that(sqlite: MakeUrl) -> None:
    url = sqlite()
    async with site_on(url) as site:
        _, _, table = await site.two_seated()
    damage(Path(url.removeprefix("sqlite:///")), "answers")
    async with site_on(url) as site:
        reply = await site.visitor().get(f"/api/tables/{table.removeprefix('/t/')}")
        assert (reply.status_code, reply.json()["error"]) == (503, "store-damaged")
        assert "damaged" in reply.json()["message"]
        assert (await site.visitor().get("/")).status_code == 200
        assert "damaged" in (await ready(site))[1]["missing"]
        assert (await ready(site))[0] == 503


# --- a full disk -------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of other processes: Linux")
def test_a_full_disk_loses_nothing_and_passes(sqlite: MakeUrl) -> None:
    """No file of the server may grow."""
    url = sqlite()
    server = Process(settings_on(url))
    server.wait_until_up()
    pid = server.process.pid
    assert pid is not None
    with httpx.Client(base_url=server.address, headers={"accept": "application/json"}) as ada:
        ada.headers["origin"] = server.address
        fields = {"game": "toy", "seat-0": "me", "seat-1": "me"}
        path = ada.post("/tables", data=fields).json()["url"]
        had = limit(pid, 0)
        refused = ada.post(f"{path}/chat", data={"text": "lost?"})
        assert (refused.status_code, refused.json()["error"]) == (503, "store-write")
        unready = ada.get("/ready")
        assert (unready.status_code, unready.json()["ok"]) == (503, False)
        assert ada.get("/health").status_code == 200
        assert ada.get(path).status_code == 200
        limit(pid, had)
        assert ada.post(f"{path}/chat", data={"text": "kept"}).status_code == 200
    server.kill()
    kept = sqlite3.connect(url.removeprefix("sqlite:///"))
    assert kept.execute("SELECT text FROM chat").fetchall() == [("kept",)]
    kept.close()


def limit(pid: int, size: int) -> int:
    """How large the files of a process may become; gives what was allowed before."""
    _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    return resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, most))[0]


# --- PostgreSQL goes and comes -----------------------------------------------------------------


@pytest.fixture
def own_postgres() -> Iterator[OwnServer]:
    with own_server() as server:
        yield server


@pytest.fixture
async def on_postgres(own_postgres: OwnServer) -> AsyncIterator[Site]:
    database = Database(own_postgres.url)
    await migrate(database)
    database.close()
    async with site_on(own_postgres.url) as site:
        yield site


async def test_postgresql_goes_and_comes(
    on_postgres: Site, own_postgres: OwnServer, caplog: pytest.LogCaptureFixture
) -> None:
    site = on_postgres
    ada, _, table = await site.two_seated()
    await asyncio.to_thread(own_postgres.stop)
    for path in (table, "/", f"/api/tables/{table.removeprefix('/t/')}"):
        for accept in ("text/html", "application/json"):
            ada.http.headers["accept"] = accept
            reply = await ada.get(path)
            assert reply.status_code == 503
            assert NOTHING_LOST["en"] in reply.text
    reply = await ada.post(f"{table}/chat", text="lost?")
    assert reply.status_code == 503
    assert set((await ready(site))[1]["missing"]) == {"read", "write"}
    await asyncio.sleep(2.5)  # everything that goes round stumbles
    await asyncio.to_thread(own_postgres.start)
    assert (await ada.post(f"{table}/chat", text="kept")).status_code == 200
    async with asyncio.timeout(30):
        while (await ready(site))[0] != 200:
            await asyncio.sleep(0.1)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert not [record for record in caplog.records if record.exc_info]
    assert len([line for line in told if "cannot be read" in line]) == 1
    assert len([line for line in told if "cannot be written" in line]) == 1
    assert len([line for line in told if "lost the ear" in line]) == 1
    room = await site.server.database.read(lambda c: c.scalars(text("SELECT text FROM chat")).all())
    assert room == ["kept"]
