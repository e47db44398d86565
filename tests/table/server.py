"""A real server, in this process or as one that can be killed."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import get_context
from typing import Any

import httpx
import uvicorn

from burnham.table.service.settings import Settings
from burnham.table.web.app import make_app
from burnham.table.web.protocol import Punctual
from tests.table.site import Quick, let_think, settings_on


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def listening_on(url: str, **more: Any) -> AsyncIterator[str]:
    """A server in this process; gives its address."""
    app = make_app(settings_on(url, **more))
    port = free_port()
    config = uvicorn.Config(
        app, port=port, log_level="error", timeout_graceful_shutdown=1, http=Punctual
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    let_think(app.state.server, Quick())
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    await task


class Process:
    """A server as a process of its own, to be killed at any moment.

    It is forked from a process that has imported everything already: so starting one takes a
    moment only, and a test can kill many.
    """

    def __init__(self, settings: Settings, port: int = 0) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = _nursery.Process(target=_serve, args=(settings, self.port))
        self.process.start()

    def wait_until_up(self) -> None:
        for _ in range(2000):
            try:
                httpx.get(f"{self.address}/health").raise_for_status()
                return
            except httpx.HTTPError:
                assert self.process.is_alive(), "the server did not start"
                time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would, without a word."""
        self.process.kill()
        self.process.join()


def _serve(settings: Settings, port: int) -> None:
    uvicorn.run(make_app(settings), port=port, log_level="error", timeout_graceful_shutdown=1)


_nursery = get_context("forkserver")
_nursery.set_forkserver_preload(
    [__name__, "burnham.table.pages", "uvicorn.protocols.http.auto", "uvicorn.loops.auto",
     "sqlalchemy.dialects.sqlite.pysqlite", "sqlalchemy.dialects.postgresql.psycopg"]
)  # fmt: skip


class Guest:
    """A visitor over the network."""

    def __init__(self, address: str) -> None:
        headers = {"origin": address, "accept": "application/json"}
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=20)

    async def post(self, path: str, **fields: Any) -> Any:
        reply = await self.http.post(path, data=fields)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def state(self, table: str, at_least: int = 0) -> Any:
        """The table as this server knows it, or not older than a number."""
        query = f"?since={at_least}" if at_least else ""
        return (await self.http.get(table.replace("/t/", "/api/tables/") + query)).json()

    async def answer(self, table: str, which: int = 0, at_least: int = 0) -> None:
        state = await self.state(table, at_least)
        word = state["question"]["answers"][which]["word"]
        await self.post(f"{table}/answer", number=state["number"], answer=word)

    @asynccontextmanager
    async def listening(self, path: str) -> AsyncIterator[AsyncIterator[dict[str, Any]]]:
        """The events of a table, as a page hears them."""
        async with self.http.stream("GET", path) as stream:
            yield _told(stream)


async def _told(stream: httpx.Response) -> AsyncIterator[dict[str, Any]]:
    name = ""
    async for line in stream.aiter_lines():
        if line.startswith("event: "):
            name = line.removeprefix("event: ")
        elif line.startswith("data: ") and name == "table":
            yield json.loads(line.removeprefix("data: "))


@asynccontextmanager
async def seated(*addresses: str) -> AsyncIterator[tuple[Guest, Guest, str]]:
    """Ada and Bruno at a new table, each at a server of their own if there are two."""
    ada, bruno = Guest(addresses[0]), Guest(addresses[-1])
    async with ada.http, bruno.http:
        fields = {"game": "toy", "seat-0": "me", "seat-1": "friend"}
        table = (await ada.post("/tables", **fields))["url"]
        await bruno.post(f"{table}/sit", name="Bruno")
        while (await ada.state(table))["status"] != "playing":  # her server has to hear of it
            await asyncio.sleep(0.01)
        yield ada, bruno, table
