"""Passwords are hashed slowly and with much memory, so that guessing is dear: a few at a time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from typing import TypeVar

import anyio
from anyio import to_thread
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from burnham.table.room.refusals import Busy

AT_ONCE = 2
"""Each takes 64 MB."""
IN_LINE = 16
"""How many may wait for it."""
T = TypeVar("T")
_hasher = PasswordHash([Argon2Hasher()])


class Passwords:
    def __init__(self) -> None:
        self._at_once = anyio.CapacityLimiter(AT_ONCE)
        self._asked = 0

    async def hashed(self, password: str) -> str:
        return await self._in_turn(lambda: _hasher.hash(password))

    async def is_right(self, password: str, known: str | None) -> bool:
        """Whether it is the password of this hash.  If there is none, that takes as long."""
        return await self._in_turn(lambda: _hasher.verify(password, known or _nobodys()))

    async def _in_turn(self, doing: Callable[[], T]) -> T:
        if self._asked >= AT_ONCE + IN_LINE:
            raise Busy("busy", seconds=5)
        self._asked += 1
        try:
            return await to_thread.run_sync(doing, limiter=self._at_once)
        finally:
            self._asked -= 1


@cache
def _nobodys() -> str:
    """Something to compare with when nobody has the login."""
    return _hasher.hash(secrets.token_hex(16))
