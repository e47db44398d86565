"""Jobs spread over processes come back in order, and leave nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from burnham.kernel.errors import BadRecord, BurnhamError
from burnham.lab.spread import Crew, spread
from tests.family import is_alive

BOSS = "import sys; from tests.lab.test_spread import work_long; work_long(sys.argv[1])"


def work_long(folder: str) -> None:
    list(spread(sign_in, [f"{folder}/one", f"{folder}/two"], 2))


def sign_in(sheet: str) -> None:
    Path(f"{sheet}.new").write_text(str(os.getpid()))
    Path(f"{sheet}.new").rename(sheet)
    time.sleep(600)


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(spread(abs, [-3, 1, -2, 0, 5, -4, 8, -7], workers)) == [3, 1, 2, 0, 5, 4, 8, 7]


def count_up(sheet: str) -> int:
    """In a worker: how often this job was begun.  Who does the fifth is killed the first time."""
    with Path(sheet).open("a") as file:
        file.write("x")
    times = len(Path(sheet).read_text())
    if sheet.endswith("5") and times == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return times


def test_a_killed_worker_is_replaced_and_its_job_alone_done_again(tmp_path: Path) -> None:
    sheets = [f"{tmp_path}/{number}" for number in range(8)]
    assert list(spread(count_up, sheets, 2)) == [1, 1, 1, 1, 1, 2, 1, 1]


def kill_always(job: int) -> int:
    if job == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_a_job_that_always_kills_is_named() -> None:
    results = spread(kill_always, range(9), 2)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(BurnhamError, match=r"3 times over the same job: 3$") as refused:
        next(results)
    assert "3-mal" in refused.value.said("de")


def fail(job: str) -> object:
    """In a worker: errors as they come, of the system's kind too."""
    if job == "missing":
        Path("/no/such/file").read_text()
    if job == "unpicklable error":
        error = ValueError("it does not pickle")
        error.why = lambda: None  # type: ignore[attr-defined]
        raise error
    if job == "unpicklable result":
        return lambda: None
    raise BadRecord("record-too-long", 7, given=2, most=1)


def test_the_errors_of_jobs_are_raised_here() -> None:
    crew: Crew[str, object] = Crew(fail, 1)
    jobs = ["missing", "unpicklable error", "unpicklable result", "record"]
    missing, error, result, record = [crew.give(job).exception() for job in jobs]
    crew.dismiss()
    assert isinstance(missing, FileNotFoundError)
    assert "in fail" in missing.__notes__[0], "where it was raised is not told"
    assert isinstance(error, RuntimeError)
    assert "it does not pickle" in str(error)
    assert result is not None
    assert isinstance(record, BadRecord)
    assert record.number == 7
    assert record.said("de") == BadRecord("record-too-long", 7, given=2, most=1).said("de")


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_whoever_stops_early_waits_for_nobody() -> None:
    found = spread(nap, [0.0, 600.0, 600.0], 2)
    assert next(found) == 0.0
    found.close()  # type: ignore[attr-defined]  # it is a generator


def test_workers_do_not_outlive_who_was_killed(tmp_path: Path) -> None:
    boss = subprocess.Popen([sys.executable, "-c", BOSS, str(tmp_path)])
    sheets = [tmp_path / "one", tmp_path / "two"]
    try:
        wait_until(lambda: all(sheet.exists() for sheet in sheets))
    finally:
        boss.kill()
        boss.wait()
    workers = [sheet.read_text() for sheet in sheets]
    wait_until(lambda: not any(is_alive(worker) for worker in workers))


def wait_until(come_true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not come_true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
