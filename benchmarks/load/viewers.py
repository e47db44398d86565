"""A page without a browser: it hears of changes, has them at once or fetches them, and answers.

How changes come is one class each, chosen by what the server says first: `PartsPath` hears stamps
and fetches the parts whose stamps are new, `PushPath` hears the changes themselves.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

import msgspec

from benchmarks.load.wire import A_PAGE, Event, Reply, Wire

STAMP = re.compile(rb'data-part="(\w+)" data-stamp="(\w+)"|data-stamp="(\w+)" data-part="(\w+)"')
VERSION = re.compile(rb'data-version="(\d+)"')
ANSWER = re.compile(rb'data-answer=\\?"(\d+)')
NUMBER = re.compile(rb'data-number=\\?"(\d+)')
MINE = b"mine-to-answer"
UNSEEN = "tall"
"""A page fetches only the board that it shows."""


class Question(NamedTuple):
    """What a page asks its viewer; no answers if it is not their turn."""

    number: int
    answers: list[int]


NOTHING = Question(-1, [])


def read_question(html: bytes) -> Question | None:
    """The question card in some HTML, plain or inside JSON; None if it is not there."""
    number = NUMBER.search(html)
    if number is None:
        return None
    answers = ANSWER.findall(html) if MINE in html else []
    return Question(int(number[1]), sorted({int(answer) for answer in answers}))


def read_stamps(page: bytes) -> dict[str, str]:
    return {(one[0] or one[3]).decode(): (one[1] or one[2]).decode() for one in STAMP.findall(page)}


class Part(msgspec.Struct):
    stamp: str
    html: str


class Parts(msgspec.Struct):
    version: int
    stamps: dict[str, str]
    parts: dict[str, Part]


class Told(msgspec.Struct):
    """An event of a table, as far as it counts here."""

    version: int
    stamps: dict[str, str] | None = None


class Path(Protocol):
    """How changes come to a page."""

    async def hear(self, event: Event) -> None: ...


class PartsPath:
    """An event holds the stamps of all parts; what is stale is fetched."""

    def __init__(self, viewer: Viewer, page: bytes) -> None:
        self.viewer = viewer
        self.has = read_stamps(page)
        self.has.pop(UNSEEN, None)

    async def hear(self, event: Event) -> None:
        told = msgspec.json.decode(event.data, type=Told)
        if told.stamps is None or told.version < self.viewer.version:
            return
        if any(told.stamps[name] != stamp for name, stamp in self.has.items()):
            await self._fetch()
        self.viewer.reach(told.version)

    async def _fetch(self) -> None:
        names = ",".join(f"{name}:{stamp}" for name, stamp in self.has.items())
        reply = await self.viewer.asking.get(f"{self.viewer.at}/parts?names={names}")
        fresh = msgspec.json.decode(reply.body, type=Parts)
        for name, part in fresh.parts.items():
            self.has[name] = part.stamp
        if "question" in fresh.parts:
            self.viewer.show(fresh.parts["question"].html.encode())
        if "chat" in fresh.parts:
            self.viewer.chat = fresh.parts["chat"].html.encode()
        self.viewer.reach(fresh.version)


class PushPath:
    """An event holds all that has changed."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer

    async def hear(self, event: Event) -> None:
        self.viewer.show(event.data)
        self.viewer.chat = event.data
        self.viewer.reach(msgspec.json.decode(event.data, type=Told).version)


class Viewer:
    """One page of one person (or of a spectator, without a token) at a table."""

    def __init__(self, address: str, token: str, table: str) -> None:
        headers = {**A_PAGE, "origin": address, "referer": f"{address}/t/{table}"}
        if token:
            headers["cookie"] = f"burnham={token}"
        self.asking = Wire(address, headers)
        self.posting = Wire(address, headers)
        self.hearing = Wire(address, {**headers, "accept": "text/event-stream"})
        self.at = f"/t/{table}"
        self.version = -1
        self.question = NOTHING
        self.chat = b""
        self.path: Path | None = None
        self._changed = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    @property
    def received(self) -> int:
        return self.asking.received + self.posting.received + self.hearing.received

    async def open(self) -> None:
        """Load the page, then follow the table until `close`."""
        page = (await self.asking.get(self.at)).body
        self.show(page)
        self._following = asyncio.create_task(self._follow(page))
        self._following.add_done_callback(lambda _: self._changed.set())
        await self.reached(0)

    async def _follow(self, page: bytes) -> None:
        has = VERSION.search(page)
        query = f"?has={int(has[1])}&arrangement=wide" if has else ""
        if has:
            self.reach(int(has[1]))
        async for event in self.hearing.events(f"{self.at}/events{query}"):
            if self.path is None:
                pushed = b'"stamps"' not in event.data
                self.path = PushPath(self) if pushed else PartsPath(self, page)
            await self.path.hear(event)

    def show(self, html: bytes) -> None:
        self.question = read_question(html) or self.question

    def reach(self, version: int) -> None:
        self.version = max(self.version, version)
        self._changed.set()

    async def reached(self, version: int) -> None:
        await self._until(lambda: self.version >= version)

    async def read(self, line: str) -> None:
        """Wait for a line of the chat."""
        await self._until(lambda: line.encode() in self.chat)

    async def _until(self, done: Callable[[], bool]) -> None:
        """Wait until something is so; what went wrong while following is raised here."""
        while not done():
            if self._following is not None and self._following.done():
                self._following.result()
                raise ConnectionError(f"the stream of {self.at} has ended")
            self._changed.clear()
            await self._changed.wait()

    async def answer(self, answer: int) -> int:
        """Give an answer as a click does; gives the table's version after it."""
        number, self.question = self.question.number, NOTHING
        told: int = (await self.post("answer", number=number, answer=answer)).json()["version"]
        return told

    async def post(self, act: str, **fields: Any) -> Reply:
        return await self.posting.post_form(f"{self.at}/{act}", fields)

    async def close(self) -> None:
        if self._following is not None:
            self._following.cancel()
            with suppress(asyncio.CancelledError):
                await self._following
        for wire in (self.asking, self.posting, self.hearing):
            wire.close()
