"""Runs many small jobs, in this process or spread over several, and gives results in order.

A worker that is killed, for want of memory perhaps, is replaced, and its job done again; what the
others have done and do is not touched.
"""

from __future__ import annotations

import pickle
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from signal import SIG_DFL, SIGINT, signal
from threading import Lock
from typing import Any, Final, Generic, TypeVar

from burnham.bots.processes import end_with_parent
from burnham.kernel.errors import BurnhamError, shown

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD: Final = 3
"""Jobs given out per worker before the first result is awaited."""

TRIES: Final = 3
"""So often a job may lose its worker."""


def spread(run: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Iterator[Result]:
    """`run` of every job, in order; the caller may stop early.  Jobs and `run` must pickle.

    Workers just end when they are interrupted from the keyboard, or left alone.  A job that takes
    its worker along three times is a BurnhamError.
    """
    if workers <= 1:
        yield from map(run, jobs)
        return
    crew = Crew(run, workers)
    waiting: deque[Future[Result]] = deque()
    try:
        for job in jobs:
            waiting.append(crew.give(job))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        crew.dismiss()


class Crew(Generic[Job, Result]):
    """Workers, and for each a thread that hands it one job after another."""

    def __init__(self, run: Callable[[Job], Result], workers: int) -> None:
        self.run = run
        self.lock = Lock()
        self.dismissed = False
        self.at_work: list[Worker] = []
        self.idle: SimpleQueue[Worker] = SimpleQueue()
        for _ in range(workers):
            self.idle.put(self._hired())
        self.threads = ThreadPoolExecutor(workers)

    def give(self, job: Job) -> Future[Result]:
        return self.threads.submit(self._done, job)

    def dismiss(self) -> None:
        """All go home, in the middle of a job too: nobody waits for its result any more."""
        with self.lock:
            self.dismissed = True
            for worker in self.at_work:
                worker.process.terminate()
        self.threads.shutdown(wait=True, cancel_futures=True)
        for worker in self.at_work:
            worker.leave()

    def _done(self, job: Job) -> Result:
        """In a thread: what a worker makes of the job."""
        worker = self.idle.get()
        try:
            for _ in range(TRIES):
                try:
                    return worker.do(job)  # type: ignore[no-any-return]  # what `run` gives
                except Killed:
                    self._fired(worker)
                    worker = self._hired()
            raise BurnhamError("worker-killed", job=shown(repr(job)), times=TRIES)
        finally:
            self.idle.put(worker)

    def _hired(self) -> Worker:
        with self.lock:
            if self.dismissed:
                raise CancelledError
            worker = Worker(self.run)
            self.at_work.append(worker)
            return worker

    def _fired(self, worker: Worker) -> None:
        with self.lock:
            self.at_work.remove(worker)
        worker.leave()


class Killed(Exception):
    """The process ended before it had done its job."""


class Worker:
    """A process that waits for jobs; it ends when nobody can give it any more."""

    def __init__(self, run: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, its_end = context.Pipe()
        self.process = context.Process(target=_work, args=(its_end, run), daemon=True)
        self.process.start()
        its_end.close()  # else nobody would notice that the process has ended

    def do(self, job: Any) -> Any:
        """The result of a job, or the error that it raised."""
        sent = pickle.dumps(job)
        try:
            self.pipe.send_bytes(sent)
            received = self.pipe.recv_bytes()
        except (EOFError, OSError):
            raise Killed from None
        fine, result = pickle.loads(received)
        if fine:
            return result
        raise result

    def leave(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()
        self.process.close()


def _work(pipe: Connection, run: Callable[[Any], Any]) -> None:
    """In a worker's process."""
    signal(SIGINT, SIG_DFL)
    end_with_parent()
    while True:
        try:
            job = pipe.recv_bytes()
        except EOFError:
            return
        pipe.send_bytes(_outcome(run, job))


def _outcome(run: Callable[[Any], Any], job: bytes) -> bytes:
    """Whether it went well, and the result; else the error, or its words if it does not pickle."""
    try:
        return pickle.dumps((True, run(pickle.loads(job))))
    except Exception as error:
        told = traceback.format_exc()
        error.add_note(told)
        try:
            return pickle.dumps((False, error))
        except Exception:
            return pickle.dumps((False, RuntimeError(told)))
