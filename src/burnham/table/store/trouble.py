"""What is wrong with the store: told once when it begins and once when it is over."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Literal

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from burnham.table.room.refusals import Unavailable

OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""What is wrong with a statement, not with the store."""
DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
QUIET = 10.0
"""After so many seconds without a failure it is over.  On a full disk small writes may still go."""
What = Literal["read", "write"]


class Trouble:
    """Watches what is done with the store, in any thread."""

    def __init__(self) -> None:
        self.tell: Callable[[str], object] = str  # whoever runs a server says where it is told
        self.damaged = False
        self._failed: dict[What, float] = {}
        self._lock = Lock()

    @property
    def now(self) -> list[str]:
        """What cannot be done now, and whether the store is damaged, as far as anybody has seen."""
        with self._lock:
            return [*sorted(self._failed), *(["damaged"] if self.damaged else [])]

    @contextmanager
    def watched(self, what: What) -> Iterator[None]:
        """Unavailable instead of what the database says, if the store is at fault."""
        try:
            yield
        except OURS:
            raise
        except (DBAPIError, NoConnection) as error:
            raise self._failure(what, error) from None
        if self._failed:
            self._success(what)

    def _failure(self, what: What, error: SQLAlchemyError) -> Unavailable:
        detail, damaged = plain(error), is_damage(error)
        with self._lock:
            is_new = what not in self._failed
            self._failed[what] = time.monotonic()
            self.damaged = self.damaged or damaged
        if is_new:
            self.tell(f"the store cannot be {_DONE[what]}: {detail}")
        return Unavailable("store-damaged" if damaged else f"store-{what}", detail)

    def _success(self, what: What) -> None:
        with self._lock:
            over = time.monotonic() >= self._failed.get(what, float("inf")) + QUIET
            if over:
                del self._failed[what]
        if over:
            self.tell(f"the store can be {_DONE[what]} again")


_DONE: dict[What, str] = {"read": "read", "write": "written"}


def plain(error: BaseException) -> str:
    """What a database says, in one line and without the statement."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.partition("\n")[0]


def is_damage(error: BaseException) -> bool:
    found = getattr(error, "orig", None)
    if isinstance(found, sqlite3.Error):
        return getattr(found, "sqlite_errorcode", 0) & 0xFF in DAMAGE
    return str(getattr(found, "sqlstate", "") or "").startswith("XX")
