"""Where jobs are done: the results are the same, and a worker that dies is replaced."""

from __future__ import annotations

import logging
import os
import signal
import sys
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from burnham.bots import make_bot
from burnham.games import title_of
from burnham.kernel.errors import BadOption, BurnhamError
from burnham.lab import cluster
from burnham.lab.arena import Match, run
from burnham.lab.cluster import Cluster
from burnham.lab.export import Shown, of_plan
from burnham.lab.extras import MissingExtra
from burnham.lab.ladder import Climb, Rung, climb, make_ladder
from burnham.lab.place import Place, place_of, spread
from burnham.lab.report.gather import watched
from burnham.lab.simulate import Plan, simulate
from burnham.lab.sprt import Bounds
from burnham.lab.train import Lesson, make_course, train
from burnham.lab.tune import Trial, match, read


def test_places() -> None:
    assert place_of(None, 3) == 3
    assert place_of("ray", 3) == Cluster("")
    assert place_of("ray://there:10001", 1) == Cluster("ray://there:10001")
    with pytest.raises(BadOption, match="no place “moon”"):
        place_of("moon", 1)


def test_without_the_library_a_sentence_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"burnham\[ray\]"):
        list(spread(abs, [-1], Cluster()))


@pytest.mark.parametrize("error", [ConnectionError, RuntimeError, ValueError])
def test_a_cluster_that_cannot_be_joined_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def refuses(**_: object) -> None:
        raise error("no\n  such version")

    ray, exceptions = ModuleType("ray"), ModuleType("ray.exceptions")
    monkeypatch.setitem(vars(ray), "init", refuses)
    monkeypatch.setitem(vars(ray), "is_initialized", lambda: False)
    monkeypatch.setitem(vars(exceptions), "RayError", type("RayError", (Exception,), {}))
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setitem(sys.modules, "ray.exceptions", exceptions)
    with pytest.raises(BadOption, match="no cluster at ray://there:1: no such version"):
        list(spread(abs, [-1], Cluster("ray://there:1")))


def test_the_extra_reaches_clusters_by_address() -> None:
    """Without Ray's own extra `ray://…` is refused by Ray."""
    file = Path(__file__).parents[2] / "pyproject.toml"
    extras = tomllib.loads(file.read_text("utf-8"))["project"]["optional-dependencies"]
    assert [wanted.partition(">")[0] for wanted in extras["ray"]] == ["ray[client]"]


def test_jobs_travel_in_chunks() -> None:
    chunks = list(cluster._chunks(range(250), 100))
    assert [len(chunk) for chunk in chunks] == [100, 100, 50]
    assert [job for chunk in chunks for job in chunk] == list(range(250))


def test_other_versions_are_refused() -> None:
    with pytest.raises(BadOption, match=r"0\.0\.1"):
        cluster._check_version("0.0.1")


def test_a_match_of_weights_is_the_same_in_other_processes() -> None:
    title = title_of("san_francisco")
    numbers = read(title)
    sides = (numbers, [1.2 * number for number in numbers])
    trial = Trial(title, seats=2, deals=1)
    assert list(match(trial, sides, "s", 2)) == list(match(trial, sides, "s"))
    assert read(title) == numbers


# --- a cluster of two workers on this machine ---------------------------------------------


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Cluster]:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield Cluster()
    ray.shutdown()


def plan() -> Plan:
    title = title_of("san_francisco")
    return Plan("san_francisco", 2, title.full_options(2, {}), "c", ["random", "random"])


def killed_once(marker: Path, job: int) -> int:
    """The square of a job; the first time number 150 takes its worker along."""
    if job == 150 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job * job


def always_killed(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def refused(job: int) -> int:
    raise BadOption("no-seat", seat=job)


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_cluster_gives_the_same_results(two_workers: Cluster) -> None:
    duel = Match("san_francisco", ("greedy", "random"), plan().options, "m")
    every: list[Any] = [
        lambda place: list(simulate(plan(), 250, place)),
        lambda place: list(of_plan(plan(), 5, Shown(view=True), place)),
        lambda place: list(watched([plan()], 5, place, None)),
        lambda place: list(run(duel, 4, place)),
    ]
    for work in every:
        assert work(two_workers) == work(1)


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_cluster_trains_and_climbs_alike(two_workers: Cluster, tmp_path: Path) -> None:
    course = make_course("san_francisco", 2, {}, "c", "abc", games=2, questions=1, tries=2)
    ladder = make_ladder("san_francisco", ["random", "greedy"], 2, {}, "c", "abc", "")
    bounds = Bounds(0.5, 0.6, least=2, most=2)

    def lessons(place: Place, file: Path) -> list[Lesson]:
        return train(course, 2, file, place, lambda number: None).lessons

    def rungs(place: Place, file: Path) -> list[Rung]:
        how = Climb(file, place, make_bot)
        return list(climb(ladder, bounds, how, lambda pair, deals: None))

    for work in (lessons, rungs):
        there, here = tmp_path / f"{work.__name__}-there", tmp_path / f"{work.__name__}-here"
        assert work(two_workers, there) == work(1, here)


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_worker_that_dies_is_replaced(two_workers: Cluster, tmp_path: Path) -> None:
    marker = tmp_path / "killed"
    found = list(spread(partial(killed_once, marker), range(450), two_workers))
    assert marker.exists()
    assert found == [job * job for job in range(450)]


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_what_cannot_be_done_is_told_in_a_sentence(two_workers: Cluster) -> None:
    with pytest.raises(BurnhamError, match="3 times"):
        list(spread(always_killed, range(3), two_workers))
    with pytest.raises(BadOption, match="no seat 0"):
        list(spread(refused, range(3), two_workers))


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_who_stops_early_is_not_held_up(two_workers: Cluster) -> None:
    found = spread(unchanged, range(10_000), two_workers)
    assert next(found) == 0
    found.close()  # type: ignore[attr-defined]  # it is a generator


def unchanged(job: int) -> int:
    return job
