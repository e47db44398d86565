"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from burnham.table.web.app import make_app
from tests.table.club import HOST, PASSWORD
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, Process, listening_on, seated
from tests.table.site import Visitor, settings_on

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


async def test_a_block_is_heard_at_the_other(postgres: MakeUrl) -> None:
    """Also by pages and programs that listen there; nothing else happens at their table."""
    url = postgres()
    other = Process(settings_on(url, admins=(HOST,)))
    site = make_app(settings_on(url, admins=(HOST,)))
    async with site.router.lifespan_context(site):
        powers = site.state.server.powers
        await asyncio.to_thread(other.wait_until_up)
        async with asyncio.timeout(60), seated(other.address) as (ada, bruno, table):
            await ada.post("/me/name", name="Ada")
            host = Visitor(site)
            claim = f"/host/claim/{HOST}/{powers.claim_token(HOST)}"
            assert (await host.post(claim, password=PASSWORD)).status_code == 200
            found = await powers.book.search_people("Ada", 0)
            api = table.replace("/t/", "/api/tables/")
            async with (
                ada.listening(f"{table}/events") as page,
                ada.listening(f"{api}/events") as program,
                bruno.listening(f"{table}/events") as others,
            ):
                for heard in (page, program, others):
                    await anext(heard)
                fields = {"person": found[0].id, "reason": "spam"}
                assert (await host.post("/host/block", **fields)).status_code == 200
                for heard in (page, program):
                    async for _ in heard:
                        pass  # who is here, until it ends
            reply = await ada.http.post(f"{table}/chat", data={"text": "hello"})
            assert (reply.status_code, reply.json()["error"]) == (403, "blocked")
            await bruno.post(f"{table}/chat", text="hello")
            assert (await host.post("/host/unblock", **fields)).status_code == 200
            while (await ada.state(table))["viewer"] != 0:
                await asyncio.sleep(0.05)
    other.kill()


async def test_two_play_a_game_across_servers(servers: tuple[str, str]) -> None:
    """Each as soon as the own server has heard that it is their turn."""
    async with asyncio.timeout(60), seated(*servers) as (ada, bruno, table):

        async def play(guest: Guest) -> Any:
            while (state := await guest.state(table))["status"] == "playing":
                if state["asked"] == state["viewer"]:
                    await guest.answer(table)
            return state

        one, two = await asyncio.gather(play(ada), play(bruno))
        assert one["scores"]
        assert one["scores"] == two["scores"]


async def test_who_says_what_they_know_gets_nothing_older(servers: tuple[str, str]) -> None:
    """Though the server that is asked may not have heard of it yet."""
    async with seated(*servers) as (ada, bruno, table):
        for _ in range(5):
            state = await ada.state(table)
            if state["status"] == "over":
                break
            mover, other = (ada, bruno) if state["asked"] == 0 else (bruno, ada)
            known = state["number"]
            await mover.answer(table, at_least=known)
            path = f"{table.replace('/t/', '/api/tables/')}?since={known + 1}"
            assert (await other.http.get(path)).json()["number"] == known + 1
            await ada.state(table, at_least=known + 1)


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
