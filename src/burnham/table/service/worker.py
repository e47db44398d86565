"""One process in which bots think, and the way to it.

Each is on its own: one that dies or hangs concerns the job it had, and no other.
"""

from __future__ import annotations

import logging
import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any, NamedTuple, TypeVar

from burnham.bots.processes import end_with_parent

log = logging.getLogger(__name__)
T = TypeVar("T")
START = 60.0
"""Seconds that a process may take until it is ready."""


class Died(Exception):
    """The process ended before it answered."""


class TookTooLong(Exception):
    """The process was ended, since it did not answer in time."""


class Running(NamedTuple):
    process: SpawnProcess
    pipe: Connection


class Worker:
    """Its process is started with the first job, and anew after one that ended it.  It begins with
    what it is to have done beforehand."""

    def __init__(self, beforehand: Callable[[], object]) -> None:
        self._beforehand = beforehand
        self._running: Running | None = None
        self._closed = False
        self._busy = Lock()
        self._starting = Lock()

    @property
    def pid(self) -> int | None:
        return None if self._running is None else self._running.process.pid

    @property
    def lives(self) -> bool:
        """False if its process has died since its last job."""
        return self._running is None or self._running.process.is_alive()

    def start(self) -> None:
        """Start the process, if none runs.  Blocks until it is ready."""
        with self._busy:
            if not self.lives:
                self._end()
            self._ready_pipe()

    def work(self, limit: float, doing: Callable[..., T], *given: object) -> T:
        """Do it over there within so many seconds; blocks, so it is for a thread.  A job whose
        process dies is given to a new one, once: it may be the job that kills them."""
        with self._busy:
            try:
                return self._try(limit, doing, given)
            except Died:
                if self._closed:
                    raise
                log.error("a bot's process died; starting a new one")
                return self._try(limit, doing, given)

    def close(self) -> None:
        """End the process, for good."""
        with self._starting:
            self._closed = True
            if self._running is not None:
                self._running.process.kill()

    def _try(self, limit: float, doing: Callable[..., T], given: tuple[object, ...]) -> T:
        pipe = self._ready_pipe()
        good, reply = self._exchange(pipe, (doing, given), limit)
        if not good:
            raise reply
        result: T = reply
        return result

    def _ready_pipe(self) -> Connection:
        fresh = self._running is None
        pipe = self._started().pipe
        if fresh:
            self._exchange(pipe, None, START)
        return pipe

    def _exchange(self, pipe: Connection, message: object, limit: float) -> Any:
        """Send something, and wait for what comes back."""
        try:
            pipe.send(message)
            if pipe.poll(limit):
                return pipe.recv()
        except (EOFError, OSError):
            self._end()
            raise Died from None
        self._end()
        raise TookTooLong(f"no answer in {limit:.0f} seconds")

    def _started(self) -> Running:
        with self._starting:
            if self._closed:
                raise Died
            if self._running is None:
                context = get_context("spawn")  # forking a server with open connections is unsafe
                ours, theirs = context.Pipe()
                process = context.Process(
                    target=_answer_all, args=(theirs, self._beforehand), daemon=True
                )
                process.start()
                theirs.close()
                self._running = Running(process, ours)
            return self._running

    def _end(self) -> None:
        with self._starting:
            if self._running is not None:
                self._running.process.kill()
                self._running.process.join()
                self._running.pipe.close()
                self._running = None


def _answer_all(pipe: Connection, beforehand: Callable[[], object]) -> None:
    """Runs in the process.  Pages come first, and it does not outlive the server."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    end_with_parent()
    beforehand()
    pipe.send(pipe.recv())
    while True:
        try:
            doing, given = pipe.recv()
        except EOFError:
            return
        pipe.send(_outcome(doing, given))


def _outcome(doing: Callable[..., Any], given: tuple[object, ...]) -> tuple[bool, Any]:
    try:
        return True, doing(*given)
    except Exception as error:
        error.add_note(traceback.format_exc())  # where it happened would be lost on the way
        return False, error
