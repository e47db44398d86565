"""A page without a browser: it hears of changes, has them at once or fetches them, and answers.

How changes come is one class each, chosen by what the server says first: `PushPath` hears the
changes themselves; `PartsPath`, of earlier commits, hears stamps and fetches what has a new one.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from benchmarks.load.wire import A_PAGE, Reply, Wire

STAMP = re.compile(r'data-part="(\w+)" data-stamp="(\w+)"')
VERSION = re.compile(r'data-version="(\d+)"')
ANSWER = re.compile(r'data-answer="(\d+)"')
NUMBER = re.compile(r'data-number="(\d+)"')
MINE = "mine-to-answer"
UNSEEN = "tall"
"""A page fetches only the board that it shows."""


class Question(NamedTuple):
    """What a page asks its viewer; no answers if it is not their turn."""

    number: int
    answers: list[int]


NOTHING = Question(-1, [])


def read_question(html: str) -> Question:
    """The question card in some HTML."""
    number = NUMBER.search(html)
    if number is None:
        return NOTHING
    answers = ANSWER.findall(html) if MINE in html else []
    return Question(int(number[1]), sorted({int(answer) for answer in answers}))


class Path(Protocol):
    """How changes come to a page."""

    async def hear(self, event: bytes) -> None: ...

    def replied(self, reply: bytes) -> None:
        """The reply to what the page itself has done."""


class Part(msgspec.Struct):
    stamp: str
    html: str


class Parts(msgspec.Struct):
    version: int
    parts: dict[str, Part]


class Stamps(msgspec.Struct):
    version: int
    stamps: dict[str, str]


class PartsPath:
    """An event holds the stamps of all parts; what is stale is fetched."""

    def __init__(self, viewer: Viewer, page: str) -> None:
        self.viewer = viewer
        self.has = dict(STAMP.findall(page))
        self.has.pop(UNSEEN, None)

    async def hear(self, event: bytes) -> None:
        told = msgspec.json.decode(event, type=Stamps)
        if told.version < self.viewer.version:
            return
        if any(told.stamps[name] != stamp for name, stamp in self.has.items()):
            await self._fetch()
        self.viewer.reach(told.version)

    async def _fetch(self) -> None:
        names = ",".join(f"{name}:{stamp}" for name, stamp in self.has.items())
        reply = await self.viewer.asking.get(f"{self.viewer.at}/parts?names={names}")
        fresh = msgspec.json.decode(reply.body, type=Parts)
        self.has |= {name: part.stamp for name, part in fresh.parts.items()}
        self.viewer.show({name: part.html for name, part in fresh.parts.items()})
        self.viewer.reach(fresh.version)

    def replied(self, reply: bytes) -> None:
        """It says nothing that an event does not."""


class Change(msgspec.Struct):
    set: dict[str, str] = {}


class Message(msgspec.Struct):
    """All that is new to a page that shows any version since `since`."""

    version: int
    stream: str
    own: Change
    public: Change = msgspec.field(default_factory=Change)
    since: int = msgspec.field(default=0, name="from")


class Answered(msgspec.Struct):
    told: Message | None = None


class PushPath:
    """An event holds all that has changed, and so does the reply to a post of one's own."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.waiting: list[Message] = []

    async def hear(self, event: bytes) -> None:
        self._take(msgspec.json.decode(event, type=Message))

    def replied(self, reply: bytes) -> None:
        if told := msgspec.json.decode(reply, type=Answered).told:
            self._take(told)

    def _take(self, message: Message) -> None:
        """In order: a message may overtake the reply before it."""
        self.viewer.stream = message.stream
        self.waiting = sorted([*self.waiting, message], key=lambda one: one.version)
        while self.waiting and self.waiting[0].since <= self.viewer.version:
            fresh = self.waiting.pop(0)
            if fresh.version > self.viewer.version:
                self.viewer.show({**fresh.public.set, **fresh.own.set})
                self.viewer.reach(fresh.version)


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
        self.chat = ""
        self.stream = ""
        """What a post names, so that its reply tells what is new."""
        self.follows = False
        self.path: Path | None = None
        self._changed = asyncio.Event()
        self._following: asyncio.Task[None] | None = None

    @property
    def received(self) -> int:
        return self.asking.received + self.posting.received + self.hearing.received

    async def open(self) -> None:
        """Load the page, then follow the table until `close`."""
        page = (await self.asking.get(self.at)).body.decode()
        self.question = read_question(page)
        self._following = asyncio.create_task(self._follow(page))
        self._following.add_done_callback(lambda _: self._changed.set())
        await self._until(lambda: self.follows)

    async def _follow(self, page: str) -> None:
        shown = VERSION.search(page)
        if shown is not None:
            self.version = int(shown[1])
        query = f"?has={self.version}&arrangement=wide" if shown else ""
        async for event in self.hearing.events(f"{self.at}/events{query}"):
            if event.name != "table":
                continue
            if self.path is None:
                stamped = b'"stamps"' in event.data
                self.path = PartsPath(self, page) if stamped else PushPath(self)
            await self.path.hear(event.data)
            self.follows = True
            self._changed.set()

    def show(self, items: dict[str, str]) -> None:
        """Put these in place of what the page shows."""
        if "question" in items:
            self.question = read_question(items["question"])
        said = [html for name, html in items.items() if name.startswith("chat")]
        self.chat = "".join(said) or self.chat

    def reach(self, version: int) -> None:
        self.version = max(self.version, version)
        self._changed.set()

    async def reached(self, version: int) -> None:
        await self._until(lambda: self.version >= version)

    async def read(self, line: str) -> None:
        """Wait for a line of the chat."""
        await self._until(lambda: line in self.chat)

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
        if self.stream:
            fields["stream"] = self.stream
        reply = await self.posting.post_form(f"{self.at}/{act}", fields)
        if self.path is not None:
            self.path.replied(reply.body)
        return reply

    async def close(self) -> None:
        if self._following is not None:
            self._following.cancel()
            await asyncio.gather(self._following, return_exceptions=True)
        for wire in (self.asking, self.posting, self.hearing):
            wire.close()
