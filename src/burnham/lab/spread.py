"""Runs many small jobs, in this process or spread over several, and gives results in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from signal import SIG_DFL, SIGINT, signal
from typing import TypeVar

from burnham.bots.processes import end_with_parent

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 3
"""Jobs given out per worker before the first result is awaited."""


def spread(run: Callable[[Job], Result], jobs: Iterable[Job], workers: int) -> Iterator[Result]:
    """`run` of every job, in order; the caller may stop early.  Jobs and `run` must pickle.

    Workers just end when they are interrupted from the keyboard, or left alone.
    """
    if workers <= 1:
        yield from map(run, jobs)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin)
    waiting: deque[Future[Result]] = deque()
    try:
        for job in jobs:
            waiting.append(pool.submit(run, job))
            if len(waiting) >= AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """In a worker's process."""
    signal(SIGINT, SIG_DFL)
    end_with_parent()
