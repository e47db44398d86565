"""Where jobs are done: in processes of this machine, or on a cluster.  The results are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from burnham.kernel.errors import BadOption, shown
from burnham.lab import spread as processes
from burnham.lab.cluster import Cluster, spread_over
from burnham.lab.spread import Job, Result

Place = int | Cluster
"""So many processes of this machine, or a cluster."""

RAY: Final = "ray"


def place_of(on: str | None, workers: int) -> Place:
    """What `--on` and `--workers` mean: `ray` is the cluster of this machine, `ray://host:port`
    another one."""
    if on is None:
        return workers
    if on != RAY and not on.startswith(f"{RAY}://"):
        raise BadOption("no-place", place=shown(on))
    return Cluster(on.removeprefix(RAY) and on)


def spread(
    run: Callable[[Job], Result], jobs: Iterable[Job], place: Place, long: bool = False
) -> Iterator[Result]:
    """`run` of every job, in order; the caller may stop early.  Jobs that take `long` travel to a
    cluster one by one, others in chunks."""
    if isinstance(place, int):
        return processes.spread(run, jobs, place)
    return spread_over(place, run, jobs, 1 if long else None)
