"""Whose turn it is to have a bot think.

There are few processes, and thoughts that take a second.  So that nobody's tables make others wait:
addresses take turns, and the people of one address take turns among themselves (guests are free to
make; an address is not).  The last free process is kept for an address that has none yet, the one
before for such a person: so they need not even wait for what is being thought already.  Moves come
before hints, and those before analyses, quick moves before long ones; but every few turns that does
not count, so that nothing waits for ever.

Nothing here waits or knows of processes: `take` gives what is to be thought now, if anything is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

from cachetools import LRUCache

T = TypeVar("T")
OPEN_TURN = 8
"""Every so many turns lanes do not count."""
KNOWN = 20_000
"""People and addresses whose last turn is remembered."""


class Asker(NamedTuple):
    """A person for whom bots think, and the address they came from."""

    person: str
    address: str


class Lane(IntEnum):
    """What comes first, all else being equal."""

    QUICK = 0  # the move of a bot that answers at once
    LONG = 1  # the move of one that thinks by the clock
    HINT = 2
    LATER = 3  # nobody sits and waits for it: analyses, games that all have resigned


class Claim(NamedTuple):
    """A claim to the processes.  Of several askers the one whose turn comes first counts."""

    lane: Lane
    askers: Sequence[Asker]


@dataclass(eq=False)
class Job(Generic[T]):
    claim: Claim
    work: T
    number: int
    asker: Asker | None = None
    """By whose turn it is done."""


class FairQueue(Generic[T]):
    """Hands out at most as many jobs as there are processes."""

    def __init__(self, processes: int) -> None:
        self.free = processes
        self._waiting: list[Job[T]] = []
        self._busy: Counter[str] = Counter()
        self._turns: LRUCache[str, int] = LRUCache(KNOWN)
        self._turn = 0
        self._numbers = 0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def put(self, claim: Claim, work: T) -> Job[T]:
        job = Job(claim, work, self._numbers)
        self._numbers += 1
        self._waiting.append(job)
        for asker in claim.askers:
            for key in asker:
                # Somebody new comes right before the one who was served last, not before those
                # who have waited longer: new guests are no way to get ahead.
                self._turns.setdefault(key, self._turn - 1)
        return job

    def drop(self, job: Job[T]) -> None:
        """Nobody wants it any more.  What is being done is done to its end."""
        if job in self._waiting:
            self._waiting.remove(job)

    def take(self) -> Job[T] | None:
        """The job that is done next, if there is a process for one."""
        possible = [
            (job, asker)
            for job in self._waiting
            for asker in job.claim.askers
            if self._may_have_one(asker)
        ]
        if not possible:
            return None
        job, asker = min(possible, key=lambda one: self._rank(*one))
        self._waiting.remove(job)
        self._turn += 1
        for key in asker:
            self._turns[key] = self._turn
            self._busy[key] += 1
        self.free -= 1
        job.asker = asker
        return job

    def done(self, job: Job[T]) -> None:
        """A job that was taken is through: its process is free again."""
        assert job.asker is not None
        self.free += 1
        self._busy -= Counter(job.asker)

    def _may_have_one(self, asker: Asker) -> bool:
        if self.free <= 1:
            return self.free == 1 and not self._busy[asker.address]
        return self.free > 2 or not self._busy[asker.person]

    def _rank(self, job: Job[T], asker: Asker) -> tuple[int, int, int, int]:
        lane = job.claim.lane if (self._turn + 1) % OPEN_TURN else Lane.QUICK
        last = self._turns.get
        return lane, last(asker.address, 0), last(asker.person, 0), job.number
