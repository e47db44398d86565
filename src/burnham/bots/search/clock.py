"""How long a bot may think."""

from __future__ import annotations

import time


class Clock:
    """Runs from the moment it is made; without `seconds` (0) time is never up."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.start = time.monotonic() if seconds else 0.0

    def past(self, part: float = 1.0) -> bool:
        """Whether this part of the time is over."""
        if not self.seconds:
            return False
        return time.monotonic() - self.start >= part * self.seconds
