"""Where and by what something was measured."""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
from pathlib import Path
from typing import TypedDict

from burnham.kernel import position

SHOWN = {"about", "drawing", "guide", "names", "plain", "puzzles", "text"}
"""A game's rooms that people see and bots do not; all others decide how a bot plays."""

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


def commit_of(package: Path, game: str) -> str:
    """The last commit that changed how the bots of a package play a game.  What git does not know,
    all of it or changes since, has a fingerprint behind a `+`."""
    sources = _sources(package, game)
    known = _git(package, "ls-files", "--", *sources)
    last = ("log", "-1", "--format=%h", "--abbrev=12", "--")
    commit = _git(package, *last, *sources) if known else ""
    changed = _git(package, "status", "--porcelain", "--", *sources)
    return commit if commit and not changed else f"{commit}+{_fingerprint(package, sources)}"


def _sources(package: Path, game: str) -> list[str]:
    """The files and folders that decide how bots play a game; its own if the package has them."""
    rooms = [room for room in (package / "games").glob(f"{game}/*") if room.stem not in SHOWN]
    return [str(path) for path in (package / "kernel", package / "bots", *sorted(rooms))]


def _fingerprint(package: Path, sources: list[str]) -> str:
    """Of the sources, wherever they lie."""
    found = hashlib.sha256()
    for source in map(Path, sources):
        for path in [source, *sorted(source.rglob("*"))]:
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
