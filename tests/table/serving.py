"""`burnham table` as a process of its own."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import httpx


@contextmanager
def started(command: Sequence[str], environ: Mapping[str, str]) -> Iterator[str]:
    """Gives the address that the command tells.  Ctrl+C ends it, quietly."""
    with subprocess.Popen(
        command, env=environ, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stderr is not None
        try:
            line = process.stderr.readline()
            found = re.search(r"http://[^ ]+", line)
            assert found, line
            yield found.group()
            process.send_signal(signal.SIGINT)
            assert "Traceback" not in process.stderr.read()
        finally:
            process.kill()


def page(address: str) -> str:
    with httpx.Client(transport=httpx.HTTPTransport(retries=20), timeout=30) as client:
        return client.get(address).raise_for_status().text
