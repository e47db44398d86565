"""Who asks for something that costs the server work: where they are, and how much they may ask."""

from __future__ import annotations

from collections import Counter

from cachetools import LRUCache

from burnham.table.room.refusals import TooMuch
from burnham.table.service.queue import Asker
from burnham.table.service.settings import Cap

KNOWN = 20_000
"""People whose address is remembered."""


class Whereabouts:
    """From where people came last.  Whoever has not come since the start is alone there."""

    def __init__(self) -> None:
        self._addresses: LRUCache[str, str] = LRUCache(KNOWN)

    def note(self, person: str, address: str) -> None:
        self._addresses[person] = address

    def asker(self, person: str) -> Asker:
        return Asker(person, self._addresses.get(person, person))


class Quota:
    """What askers have under way.  `key` names the sentence when it is too much."""

    def __init__(self, cap: Cap, key: str) -> None:
        self.cap = cap
        self.key = key
        self._persons: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()

    def take(self, asker: Asker) -> None:
        if self._persons[asker.person] >= self.cap.person:
            raise TooMuch(self.key)
        if self._addresses[asker.address] >= self.cap.address:
            raise TooMuch(f"{self.key}-here")
        self._persons[asker.person] += 1
        self._addresses[asker.address] += 1

    def give_back(self, asker: Asker) -> None:
        for counter, key in ((self._persons, asker.person), (self._addresses, asker.address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
