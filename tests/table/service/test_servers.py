"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.table.conftest import MakeUrl
from tests.table.server import Process, listening_on, seated
from tests.table.site import settings_on

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers(postgres: MakeUrl) -> AsyncIterator[tuple[str, str]]:
    """One in this process, one in a process of its own."""
    url = postgres()
    other = Process(settings_on(url))
    async with listening_on(url) as here:
        await asyncio.to_thread(other.wait_until_up)
        yield here, other.address
    other.kill()


async def test_a_change_at_one_is_heard_at_the_other(servers: tuple[str, str]) -> None:
    async with (
        asyncio.timeout(20),
        seated(*servers) as (ada, bruno, table),
        bruno.listening(f"{table}/events") as heard,
    ):
        assert (await anext(heard))["number"] == 1
        await ada.answer(table)
        while (event := await anext(heard))["number"] == 1:
            pass
        assert event["number"] == 2


async def test_two_play_a_game_across_servers(servers: tuple[str, str]) -> None:
    async with seated(*servers) as (ada, bruno, table):
        for _ in range(60):
            state = await ada.state(table)
            if state["status"] == "over":
                break
            await (ada, bruno)[state["asked"]].answer(table)
        assert (await bruno.state(table))["scores"] == state["scores"]


async def test_the_same_answer_at_both_servers_counts_once(servers: tuple[str, str]) -> None:
    async with seated(*servers) as (ada, _, table):
        state = await ada.state(table)
        word = state["question"]["answers"][0]["word"]
        fields = {"number": state["number"], "answer": word}
        origins = [{"origin": address} for address in servers]
        replies = await asyncio.gather(
            *(
                ada.http.post(f"{address}{table}/answer", data=fields, headers=headers)
                for address, headers in zip(servers * 5, origins * 5, strict=True)
            )
        )
        assert {reply.status_code for reply in replies} == {200}
        assert (await ada.state(table))["number"] == 2


async def test_a_bot_answers_though_the_server_that_asked_it_is_gone(
    postgres: MakeUrl, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burnham.table.service.keeper.LOST", 0.0)
    monkeypatch.setattr("burnham.table.service.keeper.ROUND", 0.05)
    url = postgres()
    first = Process(settings_on(url))
    await asyncio.to_thread(first.wait_until_up)
    async with seated(first.address) as (ada, _, table):
        await ada.post(f"{table}/leave")
        first.kill()  # maybe before the bot has answered, maybe after
        async with listening_on(url) as here, asyncio.timeout(20):
            ada.http.base_url = here
            while (await ada.state(table))["asked"] == 0:
                await asyncio.sleep(0.05)
