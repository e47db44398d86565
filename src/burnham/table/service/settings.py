"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field
from typing import Literal

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


Security = Literal["starttls", "tls", "none"]


@dataclass(frozen=True)
class Mail:
    """How e-mail is sent."""

    host: str
    sender: str
    port: int = 587
    security: Security = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)


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
    public_url: str = ""
    """Where people outside reach this server, without a slash at the end; "" if by any address."""
    lan_url: str = ""
    """Where neighbours reach a server that listens to everybody; "" if there is no such address."""
    root_path: str = ""
    """The path of another site below which this one lies, as "/burnham"; "" if nowhere."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks whose word is taken for where a request comes from."""
    metrics_token: str = ""
    """Who brings it may read the metrics; "" if nobody may."""
    admins: tuple[str, ...] = ()
    """Logins of the hosts of this server."""
    body_limit: int = 64 * 1024
    file_limit: int = 1024 * 1024
    """The same for records and lessons."""
    edition_limit: int = 256 * 1024
    """Of what is sent to write an edition; the largest printed box has 72 kB."""
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
    file_rate: Rate = Rate(20, 0.1)
    """Of records and lessons, by address: to check one takes as long as to play it."""
    check_rate: Rate = Rate(30, 4)
    """Of checks of an edition while it is written, by person: a page asks three times a second at
    most."""
    plan_rate: Rate = Rate(60, 2)
    """Of questions that are foreseen for somebody who plans, by person: each is searched for."""
    export_rate: Rate = Rate(6, 1 / 60)
    """Of exports of all of one's games, by person."""
    open_tables: int = 20
    """How many tables a person may have waiting for players."""
    running_tables: Cap = Cap(30, 300)
    """Tables at which something happened in the last hour; each has one bot think at a time."""
    hints: Cap = Cap(1, 20)
    analyses: Cap = Cap(2, 10)
    editions: tuple[str, ...] = ()
    """Files with components of one's own, which a new table may choose."""
    mail: Mail | None = None
    """None: no e-mail is sent."""
    vapid_key: str = ""
    """The private key that signs pushes, as PEM; empty: the server's own, kept in its store."""
    webhook_hosts: tuple[str, ...] = ()
    """Names, addresses and networks of one's own to which people may have notices sent."""
    notice_delay: float = 20.0
    """Seconds in which somebody may come back before a notice is sent."""
    mail_rate: Rate = Rate(6, 1 / 300)
    """Of messages that somebody asks for (to confirm an address, for a new password, to try), by
    person, and by the address they go to."""
    mail_address_rate: Rate = Rate(60, 1 / 30)

    def export(self) -> None:
        """Hand the settings to server processes that are started by us."""
        os.environ[VARIABLE] = msgspec.json.encode(asdict(self)).decode()


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)
