"""How much is measured, of what, and against whom."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from benchmarks.load.servers import Source
from benchmarks.postgres import OwnServer

OUR_GAMES = ("san_francisco", "raising_chicago", "chicago_1991", "chicago_1875")
SQLITE, POSTGRESQL, TWO_SERVERS = "SQLite", "PostgreSQL", "PostgreSQL, two servers"
PEER = Path(__file__).parents[1] / "boardgame_io"


class Store(NamedTuple):
    kind: str
    url: str
    """Empty: a SQLite file of the site's own."""
    processes: int


class Side(NamedTuple):
    """One of those who take turns."""

    name: str
    source: Source
    store: Store


@dataclass(frozen=True)
class Plan:
    sources: list[Source]
    games: tuple[str, ...]
    postgres: OwnServer | None
    peer: Path | None
    """Where boardgame.io is installed."""
    turns: int = 3
    """How often those who are compared take turns."""
    seconds: float = 3.5
    """Of one turn on the JSON path."""
    tables: int = 20
    """At once on the JSON path."""
    json_start: int = 30
    """At this move a game of ours is taken up on the JSON path."""
    start: int = 60
    """At this move pages come: mid-game, with something on the board and in the log."""
    block: int = 10
    """Moves until the crowd changes."""
    rate_tables: int = 40
    rate_start: int = 20
    rate_seconds: float = 12.0
    most_tables: int = 640
    idle: int = 200
    """Connections."""
    idle_seconds: float = 41.0
    ages: tuple[int, ...] = (20, 200, 2000)
    """At these moves of a game without an end."""
    clicks: int = 30
    hostile_tables: int = 25
    bot_answers: int = 20
    """Of somebody else's bot, while bots think at those tables; in each turn."""

    @property
    def against(self) -> str:
        """The earlier commit; empty without one."""
        return self.sources[1].name if len(self.sources) > 1 else ""

    def sides(self, everywhere: bool = True) -> list[Side]:
        """All that is compared, on every store or on SQLite only; the same store of this tree and
        of the earlier commit come one after the other."""
        of_each = [self._stores(everywhere) for _ in self.sources]
        return [
            Side(store.kind if not self.against else f"{store.kind}, {source.name}", source, store)
            for stores in zip(*of_each, strict=True)
            for source, store in zip(self.sources, stores, strict=True)
        ]

    def _stores(self, everywhere: bool) -> list[Store]:
        if self.postgres is None or not everywhere:
            return [Store(SQLITE, "", 1)]
        return [
            Store(SQLITE, "", 1),
            Store(POSTGRESQL, self.postgres.new(), 1),
            Store(TWO_SERVERS, self.postgres.new(), 2),
        ]


def quick(plan: Plan) -> Plan:
    """A smoke test: nothing that it says means anything."""
    return replace(
        plan,
        turns=1,
        seconds=1.0,
        tables=3,
        json_start=3,
        start=6,
        block=3,
        rate_tables=2,
        rate_start=3,
        rate_seconds=4.0,
        most_tables=3,
        idle=6,
        idle_seconds=2.0,
        ages=(5, 10),
        clicks=3,
        hostile_tables=3,
        bot_answers=3,
    )
