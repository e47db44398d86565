"""How much somebody may ask of a server: by person and by address, each with a sentence."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import pytest

from burnham.bots.counsel import Counsel
from burnham.table.service.queue import Asker, Claim, Lane
from burnham.table.service.server import RUNNING
from burnham.table.service.settings import Cap
from burnham.table.service.thinkers import Task
from tests.table.conftest import MakeUrl
from tests.table.service.test_analysis import finished
from tests.table.service.test_hints import Adviser
from tests.table.site import Quick, Site, Visitor, site_on
from tests.table.tables import play_to_the_end
from tests.table.web.test_api import Client

pytestmark = pytest.mark.anyio
Capped = Callable[..., AbstractAsyncContextManager[Site]]
FORM = {"game": "toy", "seat-0": "me", "seat-1": "bot:random"}


@pytest.fixture
def capped(sqlite: MakeUrl) -> Capped:
    """Makes a site with caps of its own."""

    @asynccontextmanager
    async def make(**caps: Cap) -> AsyncIterator[Site]:
        async with site_on(sqlite(), **caps) as site:
            yield site

    return make


async def opened(visitor: Visitor, **more: Any) -> str:
    """Open a table; gives the key of the refusal, if any."""
    reply = await visitor.http.post("/tables", data={**FORM, **more})
    assert reply.status_code in (200, 429)
    return str(reply.json().get("error", ""))


# --- a running game needs a person ----------------------------------------------------------------


async def test_bots_do_not_play_among_themselves(site: Site) -> None:
    ada = site.visitor("de")
    ada.http.headers["accept"] = "text/html"
    reply = await ada.http.post("/tables", data={**FORM, "seat-0": "bot:hard"})
    assert reply.status_code == 400
    assert "Bots spielen hier nicht unter sich." in reply.text


async def test_nor_for_a_program(site: Site) -> None:
    one = Client(site)
    await one.arrive("One")
    seats = [{"kind": "bot", "level": "hard"}] * 2
    refused = await one.call("POST", "/api/tables", 400, game="toy", seats=seats)
    assert refused["error"] == "no-me"


async def test_nor_when_the_host_puts_them_there_one_by_one(site: Site) -> None:
    ada = site.visitor()
    table = await ada.open("friend", "friend")
    assert (await ada.post(f"{table}/bot", seat=0)).status_code == 200
    refused = await ada.post(f"{table}/bot", seat=1)
    assert (refused.status_code, refused.json()["error"]) == (400, "no-me")
    state = await ada.state(table)
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "open"]


# --- caps -----------------------------------------------------------------------------------------


async def test_running_tables_of_a_person(capped: Capped) -> None:
    async with capped(running_tables=Cap(2, 100)) as site:
        ada = site.visitor()
        table = await ada.open("me", "bot:random")
        assert [await opened(ada) for _ in range(2)] == ["", "many-games"]
        assert await opened(site.visitor()) == ""
        await site.server.rooms.change(table.removeprefix("/t/"), play_to_the_end)
        assert [await opened(ada) for _ in range(2)] == ["", "many-games"]
        now = site.server.rooms.now()
        site.server.rooms.now = lambda: now + RUNNING + 1
        assert await opened(ada) == ""  # those at which nothing has happened for long do not count


async def test_a_game_that_was_given_up_counts_until_bots_have_ended_it(capped: Capped) -> None:
    async with capped(running_tables=Cap(1, 100)) as site:
        ada = site.visitor()
        table = await ada.open("me", "friend")
        bruno = site.visitor()
        await bruno.post(f"{table}/sit")
        await ada.post(f"{table}/resign")
        assert await opened(ada) == "many-games"


async def test_tables_of_an_address(capped: Capped) -> None:
    """Whoever asks there, and however quickly."""
    async with capped(running_tables=Cap(100, 3)) as site:
        guests = [site.visitor(address="1.2.3.4") for _ in range(6)]
        keys = await asyncio.gather(*(opened(guest) for guest in guests))
        assert sorted(keys) == [""] * 3 + ["many-games-here"] * 3
        assert await opened(site.visitor(address="1.2.3.5")) == ""


async def test_another_game_after_a_game_counts_as_well(capped: Capped) -> None:
    async with capped(running_tables=Cap(1, 100)) as site:
        ada, table = await finished(site)
        assert (await ada.post(f"{table}/rematch")).status_code == 200
        ada, table = await finished(site)
        assert await opened(ada) == ""
        assert (await ada.post(f"{table}/rematch")).json()["error"] == "many-games"


async def test_hints_of_an_address(capped: Capped) -> None:
    async with capped(hints=Cap(1, 2)) as site:
        adviser = Adviser(at_once=False)
        site.let_think(adviser)
        people = [site.visitor() for _ in range(3)]
        tables = [await one.open("me", "bot:random") for one in people]
        hints = [
            asyncio.create_task(one.post(f"{table}/hint", number=1))
            for one, table in zip(people[:2], tables, strict=False)
        ]
        while len(adviser.told) < 2:
            await asyncio.sleep(0.01)
        late = await people[2].post(f"{tables[2]}/hint", number=1)
        assert (late.status_code, late.json()["error"]) == (429, "hint-asked-here")
        adviser.may.set()
        assert [(await hint).status_code for hint in hints] == [200, 200]
        assert (await people[2].post(f"{tables[2]}/hint", number=1)).status_code == 200


class Patient(Quick):
    """Thinks nothing through until it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.claims: list[Claim] = []

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        self.claims.append(claim)
        await self.may.wait()
        return await super().advise(task, claim, given)

    async def choose(self, task: Task, claim: Claim) -> int:
        self.claims.append(claim)
        return await super().choose(task, claim)


async def test_analyses_of_a_person_and_of_an_address(capped: Capped) -> None:
    async with capped(analyses=Cap(1, 2)) as site:
        patient = Patient()
        site.let_think(patient)
        tables = [(await finished(site))[1] for _ in range(3)]
        ada, bruno, clara = (site.visitor() for _ in range(3))
        for one in (ada, bruno, clara):
            await one.post("/me/name", name="Somebody")
        replies = [await ada.get(f"{table}/analysis") for table in tables[:2]]
        assert [reply.status_code for reply in replies] == [200, 429]
        assert replies[1].json()["error"] == "analysis-asked"
        assert (await ada.get(f"{tables[0]}/analysis")).status_code == 200  # it is being made
        assert (await bruno.get(f"{tables[1]}/analysis")).status_code == 200
        refused = await clara.get(f"{tables[2]}/analysis")
        assert refused.json()["error"] == "analysis-asked-here"
        patient.may.set()
        await site.settled()
        assert (await ada.get(f"{tables[2]}/analysis")).status_code == 200
        await site.settled()


# --- for whom bots think --------------------------------------------------------------------------


async def test_bots_think_for_those_who_play_there(site: Site) -> None:
    patient = Patient()
    site.let_think(patient)
    ada, bruno = site.visitor(address="1.2.3.4"), site.visitor(address="5.6.7.8")
    table = await ada.open("bot:random", "me", "friend")
    await bruno.post(f"{table}/sit")
    await site.settled()
    claim = patient.claims[0]
    assert claim.lane is Lane.QUICK
    assert {asker.address for asker in claim.askers} == {"1.2.3.4", "5.6.7.8"}
    for one in (ada, bruno):
        await one.post(f"{table}/resign")
    await site.settled()
    assert patient.claims[-1].lane is Lane.LATER  # nobody sits there and waits
    assert (await ada.state(table))["status"] == "over"


async def test_an_analysis_is_made_for_the_one_who_asks(site: Site) -> None:
    patient = Patient()
    patient.may.set()
    site.let_think(patient)
    _, table = await finished(site)
    patient.claims.clear()
    await site.visitor(address="9.9.9.9").get(f"{table}/analysis")
    await site.settled()
    assert patient.claims[0] == Claim(Lane.LATER, [Asker("9.9.9.9", "9.9.9.9")])
