"""Bots think in processes of their own, never in the server's event loop.

What goes there is the game's name and the numbers that the bot's seat can see; what comes back is
an answer, or what the bot thinks of all answers.  The process makes its own box and bot from that,
and keeps the bots that sat there last: what they thought about their next question is of use.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

import msgspec

from burnham.bots import Bot, make_bot
from burnham.bots.counsel import Counsel, ask
from burnham.bots.processes import end_with_parent
from burnham.bots.search.thinker import Thinker
from burnham.kernel.position import Position
from burnham.kernel.records import canonical
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Edition, titles_of

log = logging.getLogger(__name__)
T = TypeVar("T")

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


def _wake_up() -> None:
    """In a bot's process: let pages come first, and do not outlive the server."""
    os.nice(5)
    end_with_parent()


def _ready(shelf: str) -> int:
    """Do beforehand what the first answer would have to wait for."""
    return len(titles_of(shelf))


class Thinkers:
    """The processes in which bots think; started when they are needed, or by `warm_up`."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> int:
        return await self._elsewhere(think, task)

    async def advise(self, task: Task, given: int = -1) -> Counsel:
        return await self._elsewhere(advise, task, given)

    async def _elsewhere(self, doing: Callable[..., T], *given: object) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), doing, *given)
        except BrokenProcessPool:
            log.error("a bot's process died; starting anew")
            self.close()
            return await loop.run_in_executor(self._started(), doing, *given)

    def warm_up(self, shelf: str) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for _ in range(self.processes):
            self._started().submit(_ready, shelf)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")  # forking a server with open connections is unsafe
            self._pool = ProcessPoolExecutor(self.processes, context, _wake_up)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
