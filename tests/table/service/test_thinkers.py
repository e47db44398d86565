"""The processes in which bots think: each on its own, renewed when it dies or hangs."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from burnham.bots import thinking_seconds
from burnham.table.service import thinkers as module
from burnham.table.service.queue import Asker, Claim, Lane
from burnham.table.service.thinkers import Task, Thinkers, move_lane
from burnham.table.service.worker import Died, TookTooLong, Worker
from tests.table.service.test_bots import ADAS, task
from tests.table.site import SHELF

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
BRUNOS = Claim(Lane.QUICK, [Asker("bruno", "5.6.7.8")])
AGES = 60.0
STARTED = "a bot's process died; starting a new one"


@pytest.fixture
async def two(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    monkeypatch.setattr(module, "LIMIT", AGES)  # some jobs here wait for a process to start
    thinkers = Thinkers(2, SHELF)
    yield thinkers
    thinkers.close()


def wait_for(task: Task, folder: str) -> int:
    """Runs in a bot's process: say so in a folder, and think until there is a `go`."""
    (Path(folder) / str(os.getpid())).touch()
    while not (Path(folder) / "go").exists():
        time.sleep(0.01)
    return os.getpid()


def kill_oneself(task: Task, file: str = "") -> int:
    """Runs in a bot's process; with a file, only the first time."""
    if not file or not Path(file).exists():
        if file:
            Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def process(task: Task) -> int:
    return os.getpid()


def fail(task: Task) -> int:
    raise ValueError("a bot breaks down")


async def busy_in(folder: Path, count: int) -> list[int]:
    """The processes that think there, when there are so many."""
    while len(found := list(folder.iterdir())) < count:
        await asyncio.sleep(0.01)
    return [int(file.name) for file in found]


async def test_a_bot_thinks_in_a_process_of_its_own(two: Thinkers) -> None:
    thinking = task("greedy")
    answer = await two.choose(thinking, ADAS)
    assert isinstance(answer, int)
    (pid,) = [worker.pid for worker in two.workers if worker.pid]
    assert pid != os.getpid()
    os.kill(pid, signal.SIGKILL)
    assert answer == await two.choose(thinking, ADAS)  # the same seed, in a new process


async def test_a_killed_process_costs_one_restart_and_concerns_its_own_job(
    two: Thinkers, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """While many wait: all are answered, and the other process has not stopped."""
    jobs = [
        asyncio.create_task(two._elsewhere(claim, wait_for, task(), str(tmp_path)))
        for claim in (ADAS, BRUNOS) * 4
    ]
    first, _ = await busy_in(tmp_path, 2)
    os.kill(first, signal.SIGKILL)
    alive = {*await busy_in(tmp_path, 3)} - {first}
    (tmp_path / "go").touch()
    assert set(await asyncio.gather(*jobs)) == alive
    assert [record.message for record in caplog.records] == [STARTED]


async def test_a_job_that_died_once_is_given_again(two: Thinkers, tmp_path: Path) -> None:
    died = str(tmp_path / "died")
    assert await two._elsewhere(ADAS, kill_oneself, task(), died)


async def test_a_job_that_kills_every_process_is_given_up(
    two: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(Died):
        await two._elsewhere(ADAS, kill_oneself, task())
    assert [record.message for record in caplog.records] == [STARTED]
    assert isinstance(await two.choose(task(), ADAS), int)


async def test_a_bot_that_hangs_is_ended_and_its_process_renewed(
    two: Thinkers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await two._elsewhere(ADAS, process, task())
    monkeypatch.setattr(module, "LIMIT", 0.01)
    with pytest.raises(TookTooLong):
        await two._elsewhere(ADAS, wait_for, task(), str(tmp_path))
    monkeypatch.setattr(module, "LIMIT", AGES)
    assert before != await two._elsewhere(ADAS, process, task())


async def test_a_bot_that_fails_says_where(two: Thinkers) -> None:
    with pytest.raises(ValueError, match="breaks down") as failed:
        await two._elsewhere(ADAS, fail, task())
    assert "in fail" in "".join(failed.value.__notes__)
    assert len([worker for worker in two.workers if worker.pid]) == 1


async def test_who_goes_away_leaves_the_queue(two: Thinkers, tmp_path: Path) -> None:
    busy = asyncio.create_task(two._elsewhere(ADAS, wait_for, task(), str(tmp_path)))
    waiting = asyncio.create_task(two._elsewhere(ADAS, fail, task()))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert waiting.cancelled()
    (tmp_path / "go").touch()
    await busy
    assert two.queue.take() is None
    assert two.queue.free == 2


async def test_one_persons_jobs_leave_a_process_to_others(two: Thinkers, tmp_path: Path) -> None:
    jobs = [
        asyncio.create_task(two._elsewhere(ADAS, wait_for, task(), str(tmp_path))) for _ in range(4)
    ]
    await busy_in(tmp_path, 1)
    assert isinstance(await two.choose(task(), BRUNOS), int)  # though none of Ada's is through
    assert not any(job.done() for job in jobs)
    (tmp_path / "go").touch()
    await asyncio.gather(*jobs)


async def test_closing_ends_what_is_being_thought(tmp_path: Path) -> None:
    thinkers = Thinkers(1, SHELF)
    job = asyncio.create_task(thinkers._elsewhere(ADAS, wait_for, task(), str(tmp_path)))
    await busy_in(tmp_path, 1)
    thinkers.close()
    with pytest.raises(Died):
        await job


def test_a_worker_that_is_closed_starts_nothing(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    worker = Worker(print)
    worker.close()
    with pytest.raises(Died):
        worker.work(AGES, fail, task())
    assert worker.pid is None
    assert not caplog.records


@pytest.mark.parametrize(
    ("bot", "seconds", "lane"),
    [
        ("normal", 0.0, Lane.QUICK),
        ("hard", 1.0, Lane.LONG),
        ("expert", 5.0, Lane.LONG),
        ("hard@0.2/60p", 0.2, Lane.LONG),
        ("hard@500p", 1.0, Lane.LONG),
        ("no such bot", 0.0, Lane.QUICK),
    ],
)
def test_bots_that_think_by_the_clock_have_long_moves(bot: str, seconds: float, lane: Lane) -> None:
    assert thinking_seconds(bot) == seconds
    assert move_lane(bot) is lane
