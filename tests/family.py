"""Processes that a process has started, as the machine's own books tell."""

from __future__ import annotations

from pathlib import Path


def children_of(process: int) -> list[str]:
    """Of all its threads."""
    told = Path(f"/proc/{process}/task").glob("*/children")
    return [child for one in told for child in one.read_text().split()]


def is_alive(process: str) -> bool:
    """One that has ended but was not buried yet has no command line."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes() != b""
    except OSError:
        return False
