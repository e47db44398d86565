"""Seeds of one game after another, as environments are reset."""

from __future__ import annotations

import secrets


class Seeds:
    """A seed that is given begins a series; without one the series goes on, or begins by chance."""

    def __init__(self) -> None:
        self.first: int | None = None
        self.games = 0

    def next(self, seed: int | None = None) -> str:
        if seed is not None or self.first is None:
            self.first = secrets.randbits(63) if seed is None else seed
            self.games = 0
        self.games += 1
        return f"{self.first}-{self.games}"
