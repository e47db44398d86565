"""Signed links: what somebody may do who has a mail of ours, without signing in."""

from __future__ import annotations

import hashlib
import hmac
import time
from collections.abc import Callable


class Signed:
    """A link is a subject, a time until which it is good (0: for ever) and a signature.  What it
    is for, and what it is `bound` to, is part of the signature alone: a link for a new password is
    bound to the old one, and so good once."""

    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self.now = now

    def make(self, what: str, subject: str, bound: str = "", lasts: float = 0) -> str:
        until = str(int(self.now() + lasts) if lasts else 0)
        return f"{subject}.{until}.{self._signature(what, subject, until, bound)}"

    def subject(self, link: str) -> str:
        """Whom or what a link says it is about; it may be forged."""
        return link.partition(".")[0]

    def is_good(self, what: str, link: str, bound: str = "") -> bool:
        subject, _, rest = link.partition(".")
        until, _, signature = rest.partition(".")
        if not (until.isascii() and until.isdecimal() and len(until) < 13):
            return False
        right = self._signature(what, subject, until, bound)
        if not hmac.compare_digest(signature.encode(), right.encode()):
            return False
        return int(until) == 0 or self.now() < int(until)

    def _signature(self, *parts: str) -> str:
        """Of its own kind: the key signs cookies, too."""
        message = "\n".join(("link", *parts)).encode()
        return hmac.new(self._key, message, hashlib.sha256).hexdigest()[:40]
