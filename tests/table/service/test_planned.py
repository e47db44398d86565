"""Planned answers are given by the server: at the table's pace, after a restart, and only once."""

from __future__ import annotations

import asyncio
import re

import pytest

from burnham.table.room.paces import SECONDS
from burnham.table.service.keeper import LOST
from tests.table.conftest import MakeUrl
from tests.table.server import Guest, Process, listening_on, seated
from tests.table.site import Site, Visitor, settings_on, site_on

pytestmark = pytest.mark.anyio


async def plan(who: Visitor | Guest, table: str) -> None:
    """Bruno plans the first answer that is foreseen for him."""
    page = (await who.http.get(f"{table}/plan/1/0")).text
    answer = re.search(r'data-answer="(\d+)"', page)
    assert answer
    number = (await who.state(table))["number"]
    await who.post(f"{table}/plan/1/0/answer", number=number, answer=answer[1])


async def test_at_the_pace_of_the_table(site: Site) -> None:
    ada, bruno, table = await site.two_seated()
    await ada.post(f"{table}/pace", pace="slow")
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    site.server.keeper.wait = wait
    await plan(bruno, table)
    await ada.answer(table, -1)
    await site.settled()
    assert (await ada.state(table))["number"] == 3
    assert len(waited) == 1
    assert 0 < waited[0] <= SECONDS["slow"]


async def test_who_takes_it_away_in_time_is_asked(site: Site) -> None:
    ada, bruno, table = await site.two_seated()

    async def wait(_: float) -> None:
        await bruno.post(f"{table}/plan/remove", place=0)

    site.server.keeper.wait = wait
    await plan(bruno, table)
    await ada.answer(table, -1)
    await site.settled()
    state = await bruno.state(table)
    assert (state["number"], state["asked"]) == (2, 1)


async def test_not_while_somebody_asks_to_take_back(site: Site) -> None:
    """As bots do, a plan waits for the reply."""
    ada, bruno, table = await site.two_seated()
    held = asyncio.Event()

    async def wait(_: float) -> None:
        await held.wait()

    site.server.keeper.wait = wait
    await plan(bruno, table)
    number = (await ada.state(table))["number"]
    await ada.answer(table, -1)
    await ada.post(f"{table}/undo/ask", number=number + 1, to=0)
    await bruno.post(f"{table}/undo/reply", agree="yes")
    held.set()
    await site.settled()
    state = await ada.state(table)
    assert (state["asked"], state["moment"]) == (0, 0)


async def test_a_plan_outlives_its_server(url: str) -> None:
    async with site_on(url) as site:
        ada, bruno, table = await site.two_seated()
        cookies = ada.http.cookies
        await plan(bruno, table)
    async with site_on(url) as site:
        ada = site.visitor()
        ada.http.cookies = cookies
        await ada.answer(table, -1)
        await site.settled()
        assert (await ada.state(table))["number"] == 3


async def test_a_plan_whose_server_is_gone_is_given_by_the_next(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was asked, and then its server was no more."""
    async with site_on(url) as site:
        ada, bruno, table = await site.two_seated()
        cookies = ada.http.cookies
        await plan(bruno, table)
        monkeypatch.setattr(site.server.keeper, "_has_to_answer", lambda room: False)
        await ada.answer(table, -1)
    async with site_on(url) as site:
        ada = site.visitor()
        ada.http.cookies = cookies
        assert (await ada.state(table))["number"] == 2
        now = site.server.rooms.now()
        site.server.rooms.now = lambda: now + 2 * LOST
        await site.server.keeper.go_round()
        await site.settled()
        assert (await ada.state(table))["number"] == 3


async def test_two_servers_give_it_once(postgres: MakeUrl) -> None:
    url = postgres()
    other = Process(settings_on(url))
    try:
        async with listening_on(url) as here:
            await asyncio.to_thread(other.wait_until_up)
            async with asyncio.timeout(60), seated(here, other.address) as (ada, bruno, table):
                await plan(bruno, table)
                assert 'class="planned"' in (await bruno.http.get(table)).text
                await ada.answer(table, -1)
                for guest in (ada, bruno):
                    while (await guest.state(table))["number"] < 3:
                        await asyncio.sleep(0.02)
                await asyncio.sleep(1.5)  # another round of both keepers
                for guest in (ada, bruno):
                    assert (await guest.state(table))["number"] == 3
    finally:
        other.kill()
