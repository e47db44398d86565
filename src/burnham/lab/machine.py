"""Where and by what something was measured."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
from pathlib import Path
from typing import TypedDict

from burnham.kernel import position

STRENGTH = ("kernel", "games", "bots")
"""The rooms whose code decides how a bot plays."""

MADE = {".pyc", ".so", ".pyd"}
"""Made from sources."""


class Machine(TypedDict):
    cores: int
    processor: str
    python: str
    native: bool


def is_native() -> bool:
    """Whether rules and search run as native code."""
    return Path(position.__file__).suffix != ".py"


def this_machine() -> Machine:
    return {
        "cores": os.cpu_count() or 1,
        "processor": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "native": is_native(),
    }


def commit_of(package: Path) -> str:
    """The last commit that changed how the bots of a package play.  What git does not know, all of
    it or changes since, has a fingerprint behind a `+`."""
    rooms = [str(package / room) for room in STRENGTH]
    known = _git(package, "ls-files", "--", *rooms)
    commit = _git(package, "log", "-1", "--format=%h", "--abbrev=12", "--", *rooms) if known else ""
    changed = _git(package, "status", "--porcelain", "--", *rooms)
    return commit if commit and not changed else f"{commit}+{_fingerprint(package)}"


def _fingerprint(package: Path) -> str:
    """Of the sources, wherever they lie."""
    found = hashlib.sha256()
    for room in STRENGTH:
        for path in sorted((package / room).rglob("*")):
            if path.is_file() and path.suffix not in MADE:
                found.update(f"{path.relative_to(package)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:8]


def _git(folder: Path, *command: str) -> str:
    """What git says; nothing if it knows nothing, or is not there."""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *command], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
