"""What is counted for those who watch a server from outside (`/metrics`, for Prometheus).

Several server processes on one machine share their numbers in a folder (prometheus-client's own
way, `SHARED` in the environment before this module is read), so that whichever of them is asked
tells those of all.  Nothing here names a person, a table or an address.
"""

from __future__ import annotations

import atexit
import os
import shutil
from collections.abc import Iterator, Mapping
from tempfile import mkdtemp

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import REGISTRY, Collector

from burnham.table.room.room import Room

SHARED = "PROMETHEUS_MULTIPROC_DIR"
LATENCIES = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THINKING = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)

REQUESTS = Counter("burnham_requests", "Requests that were answered", ["method", "route", "status"])
SECONDS = Histogram(
    "burnham_request_seconds", "Until an answer began", ["method", "route"], buckets=LATENCIES
)
ERRORS = Counter("burnham_errors", "Requests at which something of ours failed")
MOVES = Counter("burnham_moves", "Answers given at tables", ["game", "by"])
STREAMS = Gauge("burnham_streams", "Pages that listen to a table", multiprocess_mode="livesum")
BOTS_WAITING = Gauge("burnham_bots_waiting", "Thoughts that wait for a process",
                     multiprocess_mode="livesum")  # fmt: skip
BOTS_BUSY = Gauge("burnham_bots_busy", "Processes in which a bot thinks",
                  multiprocess_mode="livesum")  # fmt: skip
BOT_SECONDS = Histogram(
    "burnham_bot_seconds", "From a question to a bot until its answer", ["lane"], buckets=THINKING
)


def share() -> None:
    """Before the first of several server processes is started."""
    os.environ[SHARED] = folder = mkdtemp(prefix="burnham-metrics-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)


def stop_sharing() -> None:
    """This process ends: what it has now is nothing."""
    if SHARED in os.environ:
        mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]


def count_moves(before: Room, after: Room) -> None:
    for entry in after.journal.entries[before.journal.number :]:
        if entry.deed == "answer":
            by = "person" if after.seats[entry.seat].here else "bot"
            MOVES.labels(after.header.game, by).inc()


class _Now(Collector):
    """What is asked at the moment: tables in the store, and what a server lacks."""

    def __init__(self, tables: Mapping[str, int], missing: list[str]) -> None:
        self._tables = tables
        self._missing = missing

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = GaugeMetricFamily("burnham_tables", "Tables in the store", labels=["status"])
        for status, count in sorted(self._tables.items()):
            tables.add_metric([status], count)
        yield tables
        yield GaugeMetricFamily("burnham_ready", "1 if nothing is missing", int(not self._missing))


def written(tables: Mapping[str, int], missing: list[str]) -> bytes:
    """All numbers, as Prometheus reads them."""
    registry = REGISTRY
    if SHARED in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    now = CollectorRegistry()
    now.register(_Now(tables, missing))
    return generate_latest(registry) + generate_latest(now)
