"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass

import msgspec

from burnham.table.room.room import Pace
from burnham.table.room.shelf import OUR_GAMES

VARIABLE = "BURNHAM_TABLE"


@dataclass(frozen=True)
class Rate:
    """So many requests at once, and so many a second in the long run."""

    burst: int
    a_second: float


@dataclass(frozen=True)
class Settings:
    database: str
    shelf: str = OUR_GAMES
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    warm_bots: bool = True
    """Start the bots' processes with the server, not with the first bot."""
    pace: Pace = "normal"
    """How fast bots answer at a new table, if it is not said there."""
    body_limit: int = 64 * 1024
    person_rate: Rate = Rate(80, 20)
    address_rate: Rate = Rate(600, 200)
    open_tables: int = 20
    """How many tables a person may have waiting for players."""
    editions: tuple[str, ...] = ()
    """Files with components of one's own, which a new table may choose."""

    def export(self) -> None:
        """Hand the settings to server processes that are started by us."""
        os.environ[VARIABLE] = msgspec.json.encode(asdict(self)).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
