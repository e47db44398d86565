"""A real server with the toy game on its shelf, and one Chromium for all tests."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, sync_playwright

from burnham.table.service.settings import VARIABLE, Mail
from tests.table.site import settings_on

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SHELF = "tests.table.browser.tollhouse:titles"
QUIETLY = ("--log-level", "warning", "--timeout-graceful-shutdown", "1")
ROOT = Path(__file__).parents[3]
STARTING = 120  # seconds: it reads all games, beside whatever else the machine does


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a table that is served for this run alone."""
    with serving(tmp_path_factory.mktemp("tables")) as address:
        yield address


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "uvicorn",
        "--factory",
        "burnham.table.web.app:from_environment",
    ]
    usual = {
        "shelf": SHELF,
        "warm_bots": True,
        "mail": Mail("127.0.0.1", "tables@club.example", 9),  # so that its forms are there
        "webhook_hosts": ("127.0.0.1",),
    }
    settings = settings_on(f"sqlite:///{folder / 'tables.sqlite'}", **{**usual, **more})
    exported = msgspec.json.encode(settings).decode()
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--port", str(port), *QUIETLY],
            cwd=ROOT,
            env={**os.environ, VARIABLE: exported},
            stdout=log,
            stderr=log,
        )
        try:
            _wait_for(port, process, folder / "server.log")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(60)
    assert not re.findall(r"^(?:GET|POST) .* failed", (folder / "server.log").read_text(), re.M)


def _wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError(f"the server does not start\n{log.read_text()}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()
