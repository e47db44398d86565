"""Jobs spread over processes come back in order, and leave nobody behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from burnham.lab.spread import spread
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
