"""The files of an SQLite store are their owner's alone: who reads them knows every hand."""

from __future__ import annotations

import os
import stat
from pathlib import Path

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
BESIDE = ("-wal", "-shm", "-lock")
"""What lies beside the file: two of SQLite's, and our claim."""


def make_folder(folder: Path) -> None:
    """For its owner alone, if it is made now; one that was there may serve others too."""
    folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)


def make_private(file: Path) -> None:
    """Make the file and our claim if they are missing; tighten what is ours.  SQLite gives what it
    puts beside the file the file's own mode."""
    for path in (file, beside(file, "-lock")):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for path in (file, *(beside(file, end) for end in BESIDE)):
        _tighten(path)


def beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def _tighten(path: Path) -> None:
    if not hasattr(os, "geteuid"):  # Windows: folders of users are private there
        return
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    is_ours = stat.S_ISREG(found.st_mode) and found.st_uid == os.geteuid()
    if is_ours and stat.S_IMODE(found.st_mode) & ~PRIVATE:
        path.chmod(PRIVATE)
