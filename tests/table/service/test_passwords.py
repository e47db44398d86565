"""Hashing takes much memory: it is done two at a time, and not for ever more people."""

from __future__ import annotations

import asyncio
import threading

import pytest

from burnham.table.room.refusals import Busy
from burnham.table.service import passwords
from burnham.table.service.passwords import AT_ONCE, IN_LINE, Passwords

pytestmark = pytest.mark.anyio


class SlowHasher:
    """Waits until it is let go, and knows how many wait with it."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.now = 0
        self.most = 0
        self._lock = threading.Lock()

    def verify(self, password: str, known: str) -> bool:
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.go.wait(10)
        with self._lock:
            self.now -= 1
        return password == known


@pytest.fixture
def hasher(monkeypatch: pytest.MonkeyPatch) -> SlowHasher:
    slow = SlowHasher()
    monkeypatch.setattr(passwords, "_hasher", slow)
    return slow


async def test_two_at_a_time(hasher: SlowHasher) -> None:
    store = Passwords()
    asked = [asyncio.create_task(store.is_right("a", "a")) for _ in range(8)]
    while hasher.now < AT_ONCE:
        await asyncio.sleep(0.01)
    hasher.go.set()
    assert await asyncio.gather(*asked) == [True] * 8
    assert hasher.most == AT_ONCE


async def test_a_line_that_is_too_long_is_refused(hasher: SlowHasher) -> None:
    store = Passwords()
    asked = [asyncio.create_task(store.is_right("a", "b")) for _ in range(AT_ONCE + IN_LINE)]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await store.is_right("a", "a")
    hasher.go.set()
    assert await asyncio.gather(*asked) == [False] * (AT_ONCE + IN_LINE)
    assert await store.is_right("a", "a")
