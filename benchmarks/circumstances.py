"""Under which circumstances something was measured."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import date
from pathlib import Path

from benchmarks.native import ROOT


class Circumstances:
    """Made before measuring; tells afterwards."""

    def __init__(self, passes: int, seconds: float, processes: int) -> None:
        best = f"The best of {passes} passes that took turns" if passes > 1 else "One pass"
        self.method = (
            f"{best}, each part with {seconds} seconds of CPU"
            f" time on one core; one seed in {processes} processes."
        )
        self.load = load()

    def told(self) -> str:
        return f"{machine()}; load {self.load} before, {load()} after. {self.method}"


def machine() -> str:
    """Date, sources, processor and interpreter."""
    told = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    model = next(line.partition(": ")[2] for line in told if line.startswith("model name"))
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    return (
        f"{date.today().isoformat()}, {commit or 'no commit'}, {model} ({os.cpu_count()} cores),"
        f" {platform.system()}, Python {platform.python_version()}"
    )


def load() -> str:
    """How many processes wanted to run, in the mean of the last minute."""
    return f"{os.getloadavg()[0]:.1f}"
