"""What was measured: moves, and what servers and client worked for them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil, inf

from benchmarks.load.servers import Site


@dataclass
class Tally:
    """Sums over several slices of a run; all times in seconds."""

    moves: int = 0
    cpu: float = 0.0
    client: float = 0.0
    received: int = 0
    times: list[float] = field(default_factory=list)

    @contextmanager
    def counting(self, site: Site) -> Iterator[None]:
        """Count what the site's processes and this one work meanwhile."""
        server, client = site.cpu, time.process_time()
        yield
        self.cpu += site.cpu - server
        self.client += time.process_time() - client

    @property
    def ms(self) -> float:
        """The servers' CPU a move."""
        return 1000 * self.cpu / self.moves

    @property
    def client_ms(self) -> float:
        return 1000 * self.client / self.moves


def centile(times: list[float], share: float) -> float:
    """The time that this share of all times does not pass; what was never done took for ever."""
    if not times:
        return inf
    return sorted(times)[max(0, ceil(share * len(times)) - 1)]
