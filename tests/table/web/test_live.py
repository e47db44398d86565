"""Pages hear of changes at once, and fetch only what looks different."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from burnham.table.service import presence
from burnham.table.views.table import PARTS
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, listening_on, seated

pytestmark = pytest.mark.anyio
Heard = AsyncIterator[dict[str, Any]]


@pytest.fixture
async def address(sqlite: MakeUrl) -> AsyncIterator[str]:
    async with listening_on(sqlite()) as found:
        yield found


async def moved_on(heard: Heard, number: int) -> dict[str, Any]:
    """The first event beyond this number."""
    async with asyncio.timeout(10):
        while (event := await anext(heard))["number"] <= number:
            pass
    return event


async def test_others_hear_of_an_answer(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        async with bruno.listening(f"{table}/events") as heard:
            first = await anext(heard)
            assert set(first["stamps"]) == set(PARTS)
            await ada.answer(table)
            now = await moved_on(heard, first["number"])
        assert now["stamps"]["board"] != first["stamps"]["board"]
        assert now["stamps"]["fairness"] == first["stamps"]["fairness"]
        reply = await bruno.http.get(f"{table}/parts?names=board,question")
        for name, part in reply.json()["parts"].items():
            assert part["stamp"] == now["stamps"][name]


async def test_a_page_is_not_sent_what_it_has(address: str) -> None:
    async with seated(address) as (ada, _, table):
        first = (await ada.http.get(f"{table}/parts?names=board,question,chat")).json()
        assert set(first["parts"]) == {"board", "question", "chat"}
        await ada.answer(table)
        has = ",".join(f"{name}:{part['stamp']}" for name, part in first["parts"].items())
        second = (await ada.http.get(f"{table}/parts?names={has}")).json()
        assert set(second["parts"]) == {"board", "question"}
        assert second["stamps"]["chat"] == first["stamps"]["chat"]
        assert (await ada.http.get(f"{table}/parts?names=nothing:1")).status_code == 400


async def test_after_a_lost_connection_the_present_is_told(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        async with bruno.listening(f"{table}/events") as heard:
            first = await anext(heard)
        await ada.answer(table)
        bruno.http.headers["last-event-id"] = str(first["version"])
        async with bruno.listening(f"{table}/events") as heard:
            again = await anext(heard)
        assert again["number"] == first["number"] + 1
        assert again["version"] > first["version"]


async def test_a_page_that_goes_away_leaves_no_lock_behind(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        for _ in range(10):
            async with bruno.listening(f"{table}/events"):
                pass
        await ada.answer(table)
        assert (await ada.state(table))["number"] == 2


async def test_who_listens_is_here_and_who_stops_is_away(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "GRACE", 0.01)
    async with seated(address) as (ada, bruno, table), ada.listening(f"{table}/events") as heard:
        before = await anext(heard)
        async with bruno.listening(f"{table}/events"):
            here = await anext(heard)
        gone = await anext(heard)
        stamps = [event["stamps"]["players"] for event in (before, here, gone)]
        assert stamps[0] != stamps[1] != stamps[2]


async def test_spectators_are_counted(address: str) -> None:
    one, two = Guest(address), Guest(address)
    async with seated(address) as (_, _, table), one.http, two.http:
        async with one.listening(f"{table}/events") as heard:
            first = await anext(heard)
            async with two.listening(f"{table}/events"):
                second = await anext(heard)
        changed = {part for part in PARTS if first["stamps"][part] != second["stamps"][part]}
        assert changed == {part for part, fields in PARTS.items() if "watching" in fields}


async def test_the_api_tells_of_changes_too(address: str) -> None:
    async with seated(address) as (ada, bruno, table):
        path = table.replace("/t/", "/api/tables/")
        async with bruno.listening(f"{path}/events") as heard:
            assert (await anext(heard))["number"] == 1
            await ada.answer(table)
            now = await moved_on(heard, 1)
        assert (now["number"], now["status"]) == (2, "playing")
