"""A site without a network: people visit it, sit down and play."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields, replace
from typing import Any

import httpx
from starlette.applications import Starlette

from burnham.bots.counsel import Counsel
from burnham.kernel.title import Title
from burnham.table.service.queue import Claim
from burnham.table.service.server import Server
from burnham.table.service.settings import Rate, Settings
from burnham.table.service.thinkers import Task, advise, think
from burnham.table.web.app import make_app
from tests.table import toy_drawing
from tests.toy import TITLE

SHELF = "tests.table.site:titles"
HOST = "http://test"
FAST = Rate(1_000_000, 1_000_000)


def titles() -> dict[str, Title]:
    """The shelf of the table's tests: Tollhouse, with a drawing."""
    return {
        "toy": replace(
            TITLE, showing=replace(TITLE.showing, drawing=lambda: sys.modules[toy_drawing.__name__])
        )
    }


def fixed_titles() -> dict[str, Title]:
    """The same shelf after a correction of the rules."""
    return {"toy": replace(titles()["toy"], rules=replace(titles()["toy"].rules, version=2))}


def settings_on(url: str, **more: Any) -> Settings:
    rates = {field.name: FAST for field in fields(Settings) if field.name.endswith("_rate")}
    usual = {"bot_processes": 1, "warm_bots": False, "pace": "quick", "allowed_hosts": ("test",)}
    return Settings(url, **{"shelf": SHELF, **rates, **usual, **more})


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, app: Starlette, lang: str = "en", address: str = "127.0.0.1") -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 1))
        headers = {"accept": "application/json", "origin": HOST, "accept-language": lang}
        self.http = httpx.AsyncClient(transport=transport, base_url=HOST, headers=headers)

    async def post(self, path: str, **fields: Any) -> httpx.Response:
        data = {name.rstrip("_"): str(value) for name, value in fields.items()}
        return await self.http.post(path, data=data)

    async def get(self, path: str) -> httpx.Response:
        return await self.http.get(path)

    async def open(self, *seats: str, **more: Any) -> str:
        """Open a table of Tollhouse; gives its path."""
        places = {f"seat-{number}": seat for number, seat in enumerate(seats)}
        reply = await self.http.post("/tables", data={"game": "toy", **places, **more})
        assert reply.status_code == 200, reply.text
        return str(reply.json()["url"])

    async def state(self, table: str, query: str = "") -> Any:
        reply = await self.get(f"/api/tables/{table.removeprefix('/t/')}{query}")
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def answer(self, table: str, which: int = 0, **more: Any) -> httpx.Response:
        """Give the answer that is offered at this place."""
        state = await self.state(table)
        given = state["question"]["answers"][which]["word"]
        return await self.post(f"{table}/answer", number=state["number"], answer=given, **more)


class Site:
    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.server: Server = app.state.server

    def visitor(self, lang: str = "en", address: str = "127.0.0.1") -> Visitor:
        return Visitor(self.app, lang, address)

    async def settled(self) -> None:
        """Wait until all bots have answered and all analyses are made."""
        while busy := [*self.server.keeper.busy, *self.server.analyst.busy]:
            await asyncio.gather(*busy)

    def let_think(self, thinkers: Quick) -> None:
        """Let these think for bots, hints and analyses."""
        let_think(self.server, thinkers)

    async def two_seated(self, **more: Any) -> tuple[Visitor, Visitor, str]:
        """Ada and Bruno at a table of Tollhouse that has just started."""
        ada, bruno = self.visitor(), self.visitor()
        await ada.post("/me/name", name="Ada")
        await bruno.post("/me/name", name="Bruno")
        table = await ada.open("me", "friend", **more)
        assert (await bruno.post(f"{table}/sit")).status_code == 200
        return ada, bruno, table


class Quick:
    """Bots that think on the spot: no processes in tests that are not about them."""

    async def choose(self, task: Task, claim: Claim) -> int:
        return think(task)

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        """With few playouts: the toy game is small."""
        return advise(task._replace(bot="hard@8p"), given)

    def close(self) -> None: ...


def let_think(server: Server, thinkers: Quick) -> None:
    for one in (server.keeper, server.advisor, server.analyst, server.trainer):
        one.thinkers = thinkers  # type: ignore[assignment]


@asynccontextmanager
async def site_on(url: str, **more: Any) -> AsyncIterator[Site]:
    app = make_app(settings_on(url, **more))
    async with app.router.lifespan_context(app):
        site = Site(app)
        site.let_think(Quick())
        yield site
