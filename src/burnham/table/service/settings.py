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
class Cap:
    """So much at once for a person, and for all who come from one address together: guests are free
    to make, and a club may sit behind one address."""

    person: int
    address: int


@dataclass(frozen=True)
class Settings:
    database: str
    shelf: str = OUR_GAMES
    bot_processes: int = max(3, (os.cpu_count() or 2) - 1)
    """Three at least: two are kept for people and addresses that have none."""
    warm_bots: bool = True
    """Start the bots' processes with the server, not with the first bot."""
    pace: Pace = "normal"
    """How fast bots answer at a new table, if it is not said there."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which visitors may ask for this server, besides addresses and localhost;
    `*.example.org` stands for all below, `*` for any."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose word is taken for where a request comes from."""
    body_limit: int = 64 * 1024
    header_seconds: float = 20.0
    """For so long a connection may be open without a whole request."""
    body_seconds: float = 20.0
    person_rate: Rate = Rate(80, 20)
    """Of posts, by who is signed in; a stranger's are counted by address."""
    # By address, and generous: a club may play behind one.
    address_rate: Rate = Rate(600, 200)
    guest_rate: Rate = Rate(60, 0.2)
    sign_in_rate: Rate = Rate(30, 0.5)
    sign_up_rate: Rate = Rate(30, 0.1)
    chat_address_rate: Rate = Rate(60, 5)
    chat_rate: Rate = Rate(10, 0.5)
    """Of lines, by person."""
    open_tables: int = 20
    """How many tables a person may have waiting for players."""
    running_tables: Cap = Cap(30, 300)
    """Tables at which something happened in the last hour; each has one bot think at a time."""
    hints: Cap = Cap(1, 20)
    analyses: Cap = Cap(2, 10)
    editions: tuple[str, ...] = ()
    """Files with components of one's own, which a new table may choose."""

    def export(self) -> None:
        """Hand the settings to server processes that are started by us."""
        os.environ[VARIABLE] = msgspec.json.encode(asdict(self)).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
