"""Packages that only some need are extras: where one is missing, a sentence says how to get it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from burnham.kernel.errors import BurnhamError


class MissingExtra(BurnhamError, ImportError):
    """Packages of an extra that are not installed; an ImportError for those who look for one."""


@contextmanager
def packages_of(extra: str) -> Iterator[None]:
    """Put this around imports from the extra's packages."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra("no-extra", package=error.name or "", extra=extra) from error
