"""Those who play while servers come and go.  Each remembers what it has sent but not heard of, and
sends it again when there is a server again; of what was acknowledged it keeps a ledger."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from benchmarks.drill.ledger import Given, Ledger
from benchmarks.load.tables import (
    Person,
    State,
    Table,
    new_person,
    open_alone,
    open_table,
    read_state,
)
from benchmarks.load.viewers import Viewer
from benchmarks.load.wire import Refused, Reply

GAME = "san_francisco"
GONE = (ConnectionError, asyncio.IncompleteReadError)
"""What is raised when the server that was asked is no longer there."""
SOON = 0.02
"""Seconds until one looks again."""
LATER = 0.2
"""Seconds until one tries again what was refused."""
SERVER_ERROR = 500
RECONNECTS = 0.01
"""How often somebody hangs up and comes back, of all things they do."""


class Post(NamedTuple):
    """Something that goes into the journal."""

    ledger: Ledger
    path: str
    number: int
    given: Given
    fields: dict[str, Any]
    page: int = 0
    """Which of two pages sends it."""


@dataclass
class Account:
    """What all players together were told, and what was wrong."""

    pause: float = 0.0
    """Seconds between two things that a player does."""
    longest: int = 120
    """Entries after which a table is left for a new one, also if the game is not over."""
    ledgers: list[Ledger] = field(default_factory=list)
    acknowledged: int = 0
    retried: int = 0
    troubled: bool = False
    """Something is broken just now: the server may say so, and is asked again."""
    refused: int = 0
    """How often it said so."""
    faults: list[str] = field(default_factory=list)


class Player(ABC):
    def __init__(self, account: Account, where: Callable[[], str], seed: int) -> None:
        self.account = account
        self.where = where
        self.dice = random.Random(seed)
        self.ledger: Ledger | None = None
        self.pending: Post | None = None

    async def play(self) -> None:
        """For ever, at whichever server there is."""
        while True:
            try:
                await self.arrive()
                if self.pending is not None:
                    await self._retry(self.pending)
                while self.dice.random() > RECONNECTS:
                    await self.step()
                    await asyncio.sleep(self.account.pause)
            except GONE:
                await asyncio.sleep(SOON)
            except Refused as refusal:
                await self._take_no(refusal)
            finally:
                await self.leave()

    async def _take_no(self, refusal: Refused) -> None:
        if not self.account.troubled or refusal.status < SERVER_ERROR:
            self.account.faults.append(str(refusal))
            self.pending = self.ledger = None
        elif not is_sentence(refusal):
            self.account.faults.append(f"not a sentence: {refusal}")
        self.account.refused += 1
        await asyncio.sleep(LATER)

    async def _retry(self, post: Post) -> None:
        self.account.retried += 1
        await self.send(post)

    async def send(self, post: Post) -> None:
        self.pending = post
        reply = await self.deliver(post)
        self.pending = None
        post.ledger.entries[post.number] = post.given
        self.account.acknowledged += 1
        if not self.counts_once(post, reply):
            self.account.faults.append(f"{post.path}: number {post.number} counts twice")
        await self.see(reply)

    def counts_once(self, post: Post, reply: Reply) -> bool:
        """Nobody else moves at this table: what is sent is one entry, however often."""
        found: int = reply.json()["number"]
        return found == post.number + 1

    def begin(self, table: str) -> Ledger:
        self.ledger = Ledger(table, {0: Given("deal")})
        self.account.ledgers.append(self.ledger)
        self.account.acknowledged += 1
        return self.ledger

    @abstractmethod
    async def arrive(self) -> None:
        """Come to a server, maybe to another one than before."""

    @abstractmethod
    async def step(self) -> None:
        """Do one thing."""

    @abstractmethod
    async def deliver(self, post: Post) -> Reply: ...

    @abstractmethod
    async def see(self, reply: Reply) -> None:
        """Know from now on what a reply tells."""

    @abstractmethod
    async def leave(self) -> None:
        """Hang up."""


class Program(Player):
    """Plays over the JSON interface, all seats or against bots.  With itself it takes back, and it
    sends some answers twice."""

    def __init__(
        self, account: Account, where: Callable[[], str], seed: int, bots: int = 0
    ) -> None:
        super().__init__(account, where, seed)
        self.bots = bots
        self.token = ""
        self.person: Person | None = None
        self.state: State | None = None
        self.last: int | None = None
        """The seat whose answer can be taken back."""

    async def arrive(self) -> None:
        address = self.where()
        self.person = Person(address, self.token) if self.token else await new_person(address)
        self.person.wire.resends = False  # we do, and count it
        self.token = self.person.token
        self.state = None

    async def leave(self) -> None:
        if self.person is not None:
            self.person.wire.close()

    async def step(self) -> None:
        ledger = self.ledger
        if ledger is None or len(ledger.entries) > self.account.longest:
            await self._open()
            return
        state = self.state = self.state or await self._look(ledger)
        if state.status != "playing":
            self.ledger = self.state = None
        elif state.question is None or not state.question.answers:
            await asyncio.sleep(SOON if self.bots else 0)
            self.state = await self._look(ledger, state.asked)
        elif not self.bots and self.last is not None and self.dice.random() < 0.15:
            await self._take_back(ledger, state)
        else:
            await self._answer(ledger, state)

    async def _open(self) -> None:
        assert self.person is not None
        if self.bots:
            table = await open_with_bots(self.person, self.bots)
        else:
            table = await open_alone(self.person, GAME, 0)
        self.begin(table.id)
        self.state = self.last = None

    async def _look(self, ledger: Ledger, seat: int | None = None) -> State:
        """As this seat, and with all that we know already: another server may know it later."""
        assert self.person is not None
        eyes = "" if seat is None or self.bots else f"&as={seat}"
        known = max(ledger.entries) + 1
        reply = await self.person.wire.get(f"/api/tables/{ledger.table}?since={known}{eyes}")
        return read_state(reply.body)

    async def _answer(self, ledger: Ledger, state: State) -> None:
        assert state.question is not None
        word = self.dice.choice(state.question.answers).word
        fields = {"number": state.number, "answer": word, "seat": state.asked}
        path = f"/api/tables/{ledger.table}/answers"
        post = Post(ledger, path, state.number, Given("answer", word), fields)
        self.last = state.asked
        await self.send(post)
        if self.dice.random() < 0.1:
            await self.send(post)

    async def _take_back(self, ledger: Ledger, state: State) -> None:
        fields = {"number": state.number, "to": state.moment - 1, "seat": self.last}
        path = f"/api/tables/{ledger.table}/undo"
        post = Post(ledger, path, state.number, Given("back"), fields)
        self.last = None
        await self.send(post)

    async def see(self, reply: Reply) -> None:
        self.state = read_state(reply.body)

    async def deliver(self, post: Post) -> Reply:
        assert self.person is not None
        return await self.person.wire.post(post.path, post.fields)

    def counts_once(self, post: Post, reply: Reply) -> bool:
        return bool(self.bots) or super().counts_once(post, reply)


class Pages(Player):
    """Two people whose pages follow the table; they answer, take back and talk."""

    def __init__(self, account: Account, where: Callable[[], str], seed: int) -> None:
        super().__init__(account, where, seed)
        self.tokens: list[str] = []
        self.viewers: list[Viewer] = []
        self.said = 0

    async def arrive(self) -> None:
        if self.ledger is not None:
            await self._open_pages(self.ledger)

    async def leave(self) -> None:
        for viewer in self.viewers:
            await viewer.close()
        self.viewers = []

    async def step(self) -> None:
        if self.ledger is None or len(self.ledger.entries) > self.account.longest:
            await self._open()
            return
        asked = next((one for one in self.viewers if one.question.answers), None)
        if asked is None:
            self.ledger = None  # the game is over
        elif self.dice.random() < 0.2:
            await self._talk(self.ledger, self.dice.choice(self.viewers))
        elif self.dice.random() < 0.1:
            await self._take_back(self.ledger, asked)
        else:
            await self._answer(self.ledger, asked)

    async def _open(self) -> None:
        await self.leave()
        table = await open_table([self.where(), self.where()], GAME, 2, 0)
        table.close()
        self.tokens = [person.token for person in table.people]
        await self._open_pages(self.begin(table.id))

    async def _open_pages(self, ledger: Ledger) -> None:
        for token in self.tokens:
            viewer = Viewer(self.where(), token, ledger.table)
            viewer.posting.resends = False
            self.viewers.append(viewer)
            await viewer.open()

    async def _talk(self, ledger: Ledger, viewer: Viewer) -> None:
        self.said += 1
        line = f"line {self.said} of {id(self)}"
        ledger.maybe.append(line)
        await viewer.post("chat", text=line)
        ledger.maybe.remove(line)
        ledger.lines.append(line)
        self.account.acknowledged += 1
        for other in self.viewers:
            await other.read(line)

    async def _answer(self, ledger: Ledger, asked: Viewer) -> None:
        number, answers = asked.question
        answer = self.dice.choice(answers)
        fields = {"number": number, "answer": answer}
        page = self.viewers.index(asked)
        given = Given("answer", answer)
        await self.send(Post(ledger, "answer", number, given, fields, page))

    async def _take_back(self, ledger: Ledger, asked: Viewer) -> None:
        number = asked.question.number
        try:
            reply = await asked.post("undo", number=number)
        except Refused as refusal:
            if refusal.status not in (400, 403):  # nothing to take back, or the other has a say
                raise
            return
        ledger.entries[number] = Given("back")
        self.account.acknowledged += 1
        await self.see(reply)

    async def see(self, reply: Reply) -> None:
        """When all pages show it."""
        version: int = reply.json()["version"]
        for viewer in self.viewers:
            await viewer.reached(version)

    async def deliver(self, post: Post) -> Reply:
        return await self.viewers[post.page].post(post.path, **post.fields)


async def open_with_bots(person: Person, bots: int) -> Table:
    """A table at which one person plays against bots."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
    reply = await person.wire.post("/api/tables", {"game": GAME, "seats": seats}, 201)
    return Table([person] * len(seats), read_state(reply.body), 0)


def is_sentence(refusal: Refused) -> bool:
    """Something that people can read, not what programmers can."""
    _, _, said = str(refusal).partition(f": {refusal.status} ")
    return " " in said and "Traceback" not in said and "Error" not in said


@asynccontextmanager
async def crew(account: Account, where: Callable[[], str]) -> AsyncIterator[None]:
    """Some of all kinds, who play while the block lasts."""
    players: list[Player] = [
        *(Program(account, where, seed) for seed in range(3)),
        Program(account, where, 3, bots=1),
        Pages(account, where, 4),
    ]
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
