"""The package as it is installed: a wheel in an empty environment is all that a table needs."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

import pytest

from tests.cli.running import run as run_process
from tests.table.serving import page, started

ROOT = Path(__file__).parents[2]


run = partial(run_process, cwd=ROOT)


@pytest.mark.slow
def test_an_installed_wheel_serves_a_table(tmp_path: Path) -> None:
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path)
    run(*build, BURNHAM_COMPILE="0")
    (wheel,) = tmp_path.glob("burnham-*.whl")
    assert wheel.name.endswith("-none-any.whl")
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    binaries = tmp_path / "venv" / "bin"
    run(binaries / "pip", "install", "-q", "-c", ROOT / "constraints.txt", wheel)
    assert "plain Python" in run(binaries / "burnham", "--version", PYTHONPATH="", LANG="C")
    nothing = {"PATH": "", "PYTHONPATH": "", "HOME": str(tmp_path)}  # no shell, no tools
    with started(
        [str(binaries / "burnham"), "table", "--port", "0", "--no-open"], nothing
    ) as address:
        assert "San Francisco" in page(address)
    assert list(tmp_path.rglob("tables.sqlite"))
