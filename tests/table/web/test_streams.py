"""A stream says that it is alive, and wakes nobody for it."""

from __future__ import annotations

import asyncio

import pytest

from burnham.table.pages.assets import files_stamp
from burnham.table.room.refusals import Missing
from burnham.table.service.events import Hub
from burnham.table.web import streams
from burnham.table.web.streams import HERE, at_every_change
from tests.table.conftest import MakeUrl
from tests.table.server import listening_on, seated

pytestmark = pytest.mark.anyio


async def test_between_changes_a_stream_says_that_it_is_alive(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)
    hub, told = Hub(), iter(("first", "second", ""))

    async def tell() -> str:
        return next(told)

    changes = at_every_change(hub, "table", tell)
    heard = [await anext(changes) for _ in range(4)]
    hub.ring("table")
    heard.append(await anext(changes))
    hub.ring("table")
    heard.append(await anext(changes))
    assert heard == ["first", HERE, HERE, HERE, "second", HERE]


async def test_a_stream_that_is_refused_ends() -> None:
    async def tell() -> str:
        raise Missing("table")

    assert [event async for event in at_every_change(Hub(), "table", tell)] == []


async def test_a_page_can_hear_the_heartbeat(
    sqlite: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    """EventSource passes on what has a name and data; comments it keeps to itself."""
    monkeypatch.setattr(streams, "HEARTBEAT", 0.01)
    async with (
        listening_on(sqlite()) as address,
        seated(address) as (ada, _, table),
        asyncio.timeout(10),
        ada.http.stream("GET", f"{table}/events") as stream,
    ):
        lines = stream.aiter_lines()
        while await anext(lines) != "event: here":
            pass
        assert await anext(lines) == "data: {}"


async def test_a_page_is_told_once_with_which_files_pages_are_made(sqlite: MakeUrl) -> None:
    async with listening_on(sqlite()) as address, seated(address) as (ada, bruno, table):
        async with asyncio.timeout(10), ada.listening(f"{table}/events") as heard:
            first = await anext(heard)
            await bruno.post(f"{table}/chat", text="Hello")
            second = await anext(heard)
        page = (await ada.http.get(table)).text
    assert first["files"] == files_stamp()
    assert "files" not in second
    assert f'data-files="{files_stamp()}"' in page
