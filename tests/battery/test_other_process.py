"""The same record gives the same positions in another process with another hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from tests.battery.cases import TITLES, cases_of
from tests.battery.other_process import hashes
from tests.battery.play import watched

RECORDS = 6


@pytest.mark.slow
@pytest.mark.parametrize("game", TITLES)
def test_replay_in_another_process(game: str) -> None:
    cases = cases_of(game)
    chosen = cases[:: max(1, len(cases) // RECORDS)]
    records = [watched(case.new("other"), "other", lambda game: None).record() for case in chosen]
    done = subprocess.run(
        [sys.executable, "-m", "tests.battery.other_process"],
        input=json.dumps(records),
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = [line.split() for line in done.stdout.splitlines()]
    assert lines == [hashes(record) for record in records]
