"""Files of results: a head that says what was played, then a line for everything that came of it.
Whoever is broken off goes on from the last whole line."""

from __future__ import annotations

import os
from collections.abc import Callable
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from typing import TypeVar

import msgspec

from burnham.kernel.errors import BadRecord

Result = TypeVar("Result")


def check_writable(file: Path | None) -> None:
    """Before anything that takes long: OSError if its result could not be written there."""
    if file is None:
        return
    if file.is_dir():
        raise OSError(EISDIR, os.strerror(EISDIR), str(file))
    if not file.parent.is_dir():
        raise OSError(ENOENT, os.strerror(ENOENT), str(file.parent))
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise OSError(EACCES, os.strerror(EACCES), str(file))


def read_results(
    file: Path, head: str, kind: type[Result], refusal: Callable[[str], BadRecord]
) -> list[Result]:
    """What a file holds; a new one gets the head.  With another head it is refused, untouched."""
    if not file.exists():
        file.write_text(head + "\n", encoding="utf-8")
        return []
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines[:1] != [head + "\n"]:
        raise refusal(lines[0] if lines else "")
    if not lines[-1].endswith("\n"):  # ended while it wrote: that one is played again
        lines.pop()
        file.write_text("".join(lines), encoding="utf-8")
    try:
        return [msgspec.json.decode(line, type=kind) for line in lines[1:]]
    except msgspec.MsgspecError as error:
        raise BadRecord("record-broken", detail=str(error)) from None


def add_result(file: Path, result: object) -> None:
    with file.open("ab") as out:
        out.write(msgspec.json.encode(result) + b"\n")
