"""Bots think in processes of their own, never in the server's event loop.  The queue says who comes
first.

What goes there is the game's name and the numbers that the bot's seat can see; what comes back is
an answer, or what the bot thinks of all answers.  The process makes its own box and bot from that,
and keeps the bots that sat there last, so that their dice do not begin anew with every answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

import msgspec

from burnham.bots import Bot, make_bot, thinking_seconds
from burnham.bots.counsel import Counsel, ask
from burnham.bots.search.thinker import Thinker
from burnham.kernel.position import Position
from burnham.kernel.records import canonical
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Edition, titles_of
from burnham.table.service.metrics import BOT_SECONDS, BOTS_BUSY, BOTS_WAITING
from burnham.table.service.queue import Claim, FairQueue, Job, Lane
from burnham.table.service.worker import Worker

T = TypeVar("T")
LIMIT = 10.0
"""A bot is given up after so many times its thinking time, and so many seconds besides."""

SEATED = 64
"""Bots that a process keeps."""


class Task(NamedTuple):
    """Everything a bot is told.  `values` is what `seen_by(seat)` holds; `seed` is the bot's own,
    and the same for the whole game."""

    shelf: str
    game: str
    bot: str
    seats: int
    seat: int
    values: dict[str, Any]
    seed: str
    edition: str = ""  # the tables that differ from the printed ones, as JSON


def task_of(room: Room, position: Position, seat: int, bot: str, shelf: str, seed: str) -> Task:
    """What a bot has to know to answer for a seat, and nothing more."""
    seen = position.seen_by(seat).values()
    edition = room.header.edition
    changed = canonical(edition.tables) if edition else ""
    return Task(shelf, room.header.game, bot, len(room.seats), seat, seen, seed, changed)


def move_lane(bot: str) -> Lane:
    """Where the moves of a bot queue."""
    return Lane.LONG if thinking_seconds(bot) else Lane.QUICK


def think(task: Task) -> int:
    """Runs in a bot's process."""
    return _seated(task.shelf, task.game, task.bot, task.seed).choose(_seen(task), task.seat)


def advise(task: Task, given: int = -1) -> Counsel:
    """Runs in a bot's process, too: the best answers, and the one that was `given`, if any."""
    bot = make_bot(task.bot, _boxed(task.shelf, task.game).title, task.seed)
    assert isinstance(bot, Thinker)  # others have no opinion on what they do not choose
    return ask(bot, _seen(task), task.seat, given)


def _seen(task: Task) -> Position:
    boxed = _boxed(task.shelf, task.game, task.edition)
    seen = boxed.title.rules.blank(boxed.box, task.seats)
    seen.restore(task.values)
    return seen


@lru_cache(SEATED)
def _seated(shelf: str, game: str, bot: str, seed: str) -> Bot:
    return make_bot(bot, _boxed(shelf, game).title, seed)


@lru_cache(SEATED)
def _boxed(shelf: str, game: str, edition: str = "") -> Boxed:
    tables = msgspec.json.decode(edition) if edition else None
    return Boxed(titles_of(shelf)[game], Edition("", tables) if tables else None)


def _get_ready(shelf: str) -> None:
    """In a bot's process, beforehand: what the first answer would have to wait for."""
    titles_of(shelf)


class Thought(NamedTuple):
    """What is to be done in a process, and who waits for it."""

    limit: float
    doing: Callable[..., Any]
    given: tuple[object, ...]
    answer: asyncio.Future[Any]


class Thinkers:
    """The processes in which bots think; started when they are needed, or by `warm_up`."""

    def __init__(self, processes: int, shelf: str) -> None:
        self.queue: FairQueue[Thought] = FairQueue(processes)
        self.workers = [Worker(partial(_get_ready, shelf)) for _ in range(processes)]
        self._free = list(self.workers)
        self._threads = ThreadPoolExecutor(processes, "think")

    async def choose(self, task: Task, claim: Claim) -> int:
        return await self._elsewhere(claim, think, task)

    async def advise(self, task: Task, claim: Claim, given: int = -1) -> Counsel:
        return await self._elsewhere(claim, advise, task, given)

    @property
    def live(self) -> bool:
        """Whether no process has died; those that are not started yet will be."""
        return all(worker.lives for worker in self.workers)

    def warm_up(self) -> None:
        """Start the processes that do not run, so that the next bots need not wait for them."""
        for worker in self.workers:
            self._threads.submit(worker.start)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
        self._threads.shutdown(cancel_futures=True)

    async def _elsewhere(
        self, claim: Claim, doing: Callable[..., T], task: Task, *more: object
    ) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        limit = LIMIT + LIMIT * thinking_seconds(task.bot)
        job = self.queue.put(claim, Thought(limit, doing, (task, *more), answer))
        self._hand_out()
        try:
            with BOT_SECONDS.labels(claim.lane.name.lower()).time():
                return await answer
        finally:
            self.queue.drop(job)
            self._count()

    def _hand_out(self) -> None:
        loop = asyncio.get_running_loop()
        while (job := self.queue.take()) is not None:
            worker = self._free.pop()  # the one that was busy last knows the bots of this table
            limit, doing, given, _ = job.work
            work = loop.run_in_executor(self._threads, worker.work, limit, doing, *given)
            work.add_done_callback(partial(self._done, job, worker))
        self._count()

    def _count(self) -> None:
        BOTS_WAITING.set(self.queue.waiting)
        BOTS_BUSY.set(len(self.workers) - self.queue.free)

    def _done(self, job: Job[Thought], worker: Worker, work: asyncio.Future[Any]) -> None:
        self._free.append(worker)
        self.queue.done(job)
        answer = job.work.answer
        if work.cancelled():
            answer.cancel()
            return
        error = work.exception()
        if not answer.done():  # else nobody waits for it any more
            answer.set_result(work.result()) if error is None else answer.set_exception(error)
        self._hand_out()
