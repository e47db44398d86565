"""Things that are costly to make and often asked for again: the latest are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._made: OrderedDict[Hashable, T] = OrderedDict()

    def find(self, key: Hashable) -> T | None:
        return self._made.get(key)

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        self._made.move_to_end(key)
        if len(self._made) > self.limit:
            self._made.popitem(last=False)
        return self._made[key]
