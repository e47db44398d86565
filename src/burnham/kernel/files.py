"""Reading files that others wrote: never more than is wanted of them."""

from __future__ import annotations

from pathlib import Path


class TooLarge(Exception):
    """A file that has more bytes than anybody would need."""


def read_text(path: Path, most: int) -> str:
    """The text of a file of `most` bytes at most; OSError, ValueError (not UTF-8) or TooLarge."""
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge
    return data.decode("utf-8").replace("\r\n", "\n")
