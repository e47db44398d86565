"""Many small jobs on a cluster of machines, by Ray (`burnham[ray]`); results come in order.

A chunk whose worker dies is done again, on another one.  As the same job always gives the same
result, nobody can tell afterwards where or how often it was done.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

import burnham
from burnham.kernel.errors import BadOption, BurnhamError, shown
from burnham.lab.extras import packages_of
from burnham.lab.spread import AHEAD, TRIES, Job, Result

CHUNK: Final = 100
"""Jobs that travel together: to send one takes as long as to play some."""


class Cluster(NamedTuple):
    """A Ray cluster; without an address the one of this machine, started if there is none."""

    address: str = ""


def spread_over(
    cluster: Cluster, run: Callable[[Job], Result], jobs: Iterable[Job], chunk: int | None = None
) -> Iterator[Result]:
    """`run` of every job, in order; the caller may stop early."""
    with packages_of("ray"):
        import ray
    ours = not ray.is_initialized()
    if ours:
        _join(cluster)
    waiting: deque[tuple[Any, list[Job]]] = deque()
    try:
        _check_version(ray.get(ray.remote(_version).remote()))
        work = ray.remote(max_retries=TRIES - 1)(_work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for some in _chunks(jobs, chunk or CHUNK):
            waiting.append((work.remote(run, some), some))
            if len(waiting) >= most:
                yield from _fetched(*waiting.popleft())
        while waiting:
            yield from _fetched(*waiting.popleft())
    finally:
        for reference, _ in waiting:
            ray.cancel(reference, force=True)
        if ours:
            ray.shutdown()


def _join(cluster: Cluster) -> None:
    import ray
    from ray.exceptions import RayError

    try:
        ray.init(
            address=cluster.address or None,
            include_dashboard=None if cluster.address else False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (ConnectionError, RuntimeError, ValueError, RayError) as error:
        # nobody there, another Ray or Python, no token for it
        detail = " ".join(str(error).split())
        address = shown(cluster.address or "ray")
        raise BadOption("no-cluster", address=address, detail=detail) from None


def _version() -> str:
    """On a worker: which Burnham is there."""
    return burnham.__version__


def _check_version(theirs: str) -> None:
    if theirs != burnham.__version__:
        raise BadOption("cluster-version", theirs=theirs, ours=burnham.__version__)


def _chunks(jobs: Iterable[Job], size: int) -> Iterator[list[Job]]:
    left = iter(jobs)
    while some := list(islice(left, size)):
        yield some


def _work(run: Callable[[Job], Result], jobs: list[Job]) -> list[Result] | BurnhamError:
    """On a worker: what comes of some jobs.  What is the caller's fault comes back as it is, not as
    a failure of the cluster."""
    try:
        return [run(job) for job in jobs]
    except BurnhamError as error:
        return error


def _fetched(reference: Any, jobs: list[Job]) -> list[Any]:
    """The results of a chunk, however often its worker died."""
    import ray
    from ray.exceptions import NodeDiedError, OutOfMemoryError, WorkerCrashedError

    try:
        found = ray.get(reference)
    except (WorkerCrashedError, NodeDiedError, OutOfMemoryError):
        raise BurnhamError("worker-killed", job=shown(repr(jobs[0])), times=TRIES) from None
    if isinstance(found, BurnhamError):
        raise found
    return found  # type: ignore[no-any-return]  # what `_work` gave
