"""A table that cannot be read is closed off by itself; all others go on."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from sqlalchemy import select, text, update

from burnham.table.room import clocks
from burnham.table.room.room import Room
from burnham.table.service.keeper import AGAIN
from burnham.table.store.schema import answers, tables
from tests.table.conftest import MakeUrl
from tests.table.site import Site, Visitor, site_on

pytestmark = pytest.mark.anyio
GARBAGE: list[tuple[Any, bytes | str]] = [
    (tables.c.options, "{garbage"),
    (tables.c.edition, '{"name": 5}'),
    (answers.c.position, b"garbage"),
    (answers.c.position, b""),
    (answers.c.facts, "[[["),
]
"""What may have happened to what is stored."""


async def stored(site: Site, table: str, column: Any, value: Any) -> Any:
    """Put something into a column of a table's rows; gives what was there."""
    name = column.table.c.table_id if column.table is answers else column.table.c.id
    here = name == table.removeprefix("/t/")
    before = await site.server.database.read(lambda c: list(c.scalars(select(column).where(here))))
    query = update(column.table).where(here).values({column: value})
    await site.server.database.write(lambda c: c.execute(query))
    return before[-1]


def forget(site: Site) -> None:
    """As after a restart: nothing is remembered."""
    site.server.rooms.memory.drop_idle(float("inf"))


async def with_clock(site: Site) -> tuple[Visitor, str]:
    """Ada is asked, and has 100 seconds; a bot plays with her."""
    ada = site.visitor()
    return ada, await ada.open("me", "bot:random", clock="move:100")


async def ran_out(site: Site, seconds: float) -> None:
    """Let time pass and the keeper go round."""
    now = site.server.rooms.now()
    site.server.rooms.now = lambda: now + seconds
    await site.server.keeper.go_round()
    await site.settled()


@pytest.mark.parametrize(("column", "garbage"), GARBAGE)
async def test_clocks_and_bots_of_other_tables_go_on(
    site: Site, column: Any, garbage: bytes | str, caplog: pytest.LogCaptureFixture
) -> None:
    _, broken = await with_clock(site)
    bruno, other = await with_clock(site)
    _, third = await with_clock(site)
    for table in (broken, third):  # whichever of them the keeper finds first
        await stored(site, table, column, garbage)
    forget(site)
    for _ in range(3):
        await ran_out(site, 101.0)
    state = await bruno.state(other)
    assert state["seats"][0]["bot"] != ""  # a bot sits in for Bruno
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == 2  # one line for each of them, however often it is tried
    assert all("cannot be read" in record.message for record in said)


@pytest.mark.parametrize(("column", "garbage"), GARBAGE)
async def test_its_players_are_told_and_it_goes_on_when_it_is_mended(
    any_site: Site, column: Any, garbage: bytes | str
) -> None:
    ada = any_site.visitor()
    table = await ada.open("me", "bot:random", private="on")
    before = await ada.state(table)
    good = await stored(any_site, table, column, garbage)
    forget(any_site)
    page = await ada.http.get(table, headers={"accept": "text/html"})
    assert page.status_code == 503
    assert "Nothing of your game is lost" in page.text
    assert table.removeprefix("/t/") in page.text
    reply = await ada.post(f"{table}/answer", number=1, answer=0)
    assert (reply.status_code, reply.json()["error"]) == (503, "unreadable")
    home = await ada.http.get("/", headers={"accept": "text/html", "accept-language": "de"})
    assert home.status_code == 200
    assert "Zurzeit nicht lesbar" in home.text
    stranger = await any_site.visitor().get(table)
    assert (stranger.status_code, stranger.json()["error"]) == (404, "table")
    await stored(any_site, table, column, good)
    assert await ada.state(table) == before
    assert "Zurzeit nicht lesbar" not in (await ada.http.get("/")).text


async def test_garbled_text_is_a_fault_of_its_table_and_not_told_to_the_log(
    sqlite: MakeUrl, caplog: pytest.LogCaptureFixture
) -> None:
    """As one bit of a file that fell over leaves it."""
    async with site_on(sqlite()) as site:
        ada, table = await with_clock(site)
        garble = (
            "UPDATE answers SET facts = CAST(x'5b22736563726574ff' AS TEXT) WHERE table_id = :id"
        )
        id = table.removeprefix("/t/")
        await site.server.database.write(lambda c: c.execute(text(garble), {"id": id}))
        forget(site)
        reply = await ada.get(f"/api/tables/{id}")
        assert (reply.status_code, reply.json()["error"]) == (503, "unreadable")
        assert (await site.visitor().get("/ready")).json() == {"ok": True, "missing": []}
    assert f"table {id} cannot be read" in caplog.text
    assert "secret" not in caplog.text


async def test_the_keeper_comes_back_to_a_table_that_was_mended(sqlite: MakeUrl) -> None:
    async with site_on(sqlite()) as site:
        ada, table = await with_clock(site)
        good = await stored(site, table, tables.c.options, "{")
        forget(site)
        await ran_out(site, 101.0)
        await stored(site, table, tables.c.options, good)
        await ran_out(site, AGAIN + 1)
        assert (await ada.state(table))["seats"][0]["bot"] != ""


async def test_a_table_at_which_the_keeper_fails_otherwise_is_told_of_once(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, troubled = await with_clock(site)
    bruno, other = await with_clock(site)
    expired = clocks.expired

    def fail(room: Room, now: float) -> int | None:
        if room.id in troubled:
            raise RuntimeError("a fault of ours")
        return expired(room, now)

    monkeypatch.setattr(clocks, "expired", fail)
    for _ in range(3):
        await ran_out(site, 101.0)
    assert (await bruno.state(other))["seats"][0]["bot"] != ""
    assert caplog.text.count("stumbled over") == 1
