"""How often something may be done: buckets that fill again, and lines for those who guess."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from cachetools import LRUCache, TTLCache

from burnham.table.room.refusals import TooMuch
from burnham.table.service.settings import Rate, Settings

KEYS = 10_000
"""Persons, addresses or logins of which a limit keeps count, at most."""
FREE = 5
"""Wrong passwords for one login before it becomes slow."""
PAUSE = 10.0
"""Seconds from one try to the next from then on."""
HELD = 60.0
"""For so many seconds a turn is kept for whoever was told to come back."""
LONGEST = 600.0
"""Seconds beyond which no further turn is kept."""
QUIET = 900.0
"""After so many seconds without a try the wrong ones are forgotten."""

Clock = Callable[[], float]


class Limit:
    """A bucket of tokens for each key; the keys used longest ago are forgotten."""

    def __init__(self, rate: Rate, now: Clock = time.monotonic) -> None:
        self.rate = rate
        self.now = now
        self._buckets: LRUCache[str, tuple[float, float]] = LRUCache(KEYS)

    def take(self, key: str, sentence: str) -> None:
        """Take a token; TooMuch with the key of a sentence if there is none."""
        now = self.now()
        left, at = self._buckets.get(key, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + (now - at) * self.rate.a_second)
        enough = left >= 1
        self._buckets[key] = (left - 1 if enough else left, now)
        if not enough:
            raise TooMuch(sentence, (1 - left) / self.rate.a_second)


class Limits:
    """What visitors may do so often only, besides asking at all."""

    def __init__(self, settings: Settings) -> None:
        self.guests = Limit(settings.guest_rate)
        self.sign_ins = Limit(settings.sign_in_rate)
        self.sign_ups = Limit(settings.sign_up_rate)
        self.files = Limit(settings.file_rate)
        self.checks = Limit(settings.check_rate)
        self.plans = Limit(settings.plan_rate)
        self.exports = Limit(settings.export_rate)
        self.mails = Limit(settings.mail_rate)
        self.mails_of_address = Limit(settings.mail_address_rate)
        self.lines = Limit(settings.chat_rate)
        self.lines_of_address = Limit(settings.chat_address_rate)


@dataclass
class Line:
    """Those who want to try one login."""

    tries: int = 0
    next: float = 0.0
    turns: dict[str, float] = field(default_factory=dict)


class Tries:
    """Guessing at a login becomes slow after some wrong tries, and it is never locked: whoever
    comes too early has a turn kept for them, one for each address, so that nobody keeps the right
    person out by trying all the time.  An address from which that login was right before does not
    even wait in line with others."""

    def __init__(self, now: Clock = time.monotonic) -> None:
        self.now = now
        self._lines: TTLCache[tuple[str, str], Line] = TTLCache(KEYS, QUIET, lambda: self.now())
        self._right: LRUCache[tuple[str, str], bool] = LRUCache(KEYS)

    def begin(self, login: str, address: str) -> None:
        """A try, which counts as wrong until it is right.  TooMuch if it comes too early."""
        now, key = self.now(), self._key(login, address)
        line = self._lines.get(key, Line())
        self._lines[key] = line  # set at every try: that is when it begins to be quiet
        if line.tries < FREE:
            line.tries += 1
            line.next = now + PAUSE
            return
        turn = _turn(line, address, now)
        if turn > now:
            raise TooMuch("tries", turn - now)
        del line.turns[address]

    def right(self, login: str, address: str) -> None:
        self._lines.pop(self._key(login, address), None)
        self._right[login, address] = True

    def _key(self, login: str, address: str) -> tuple[str, str]:
        return login, address if (login, address) in self._right else ""


def _turn(line: Line, address: str, now: float) -> float:
    """When this address may try, at the earliest."""
    line.turns = {one: turn for one, turn in line.turns.items() if turn > now - HELD}
    turn = line.turns.get(address)
    if turn is None:
        turn = max(now, line.next)
        if turn - now > LONGEST:
            return turn
        line.turns[address] = turn
        line.next = turn + PAUSE
    return turn
