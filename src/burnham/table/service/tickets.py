"""Tickets: the server commits itself to the secret of a table before it is opened.

A ticket is a time and a random number.  The secret follows from it, from the person it was given to
and from the server's key, so that nothing has to be kept; the commitment is the secret's hash.
Whoever brings both back opens the one table that has this secret: its id is the commitment's
beginning, and no two tables have one id.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from burnham.table.room import fairness
from burnham.table.room.refusals import Wrong

GOOD_FOR = 3600
"""Seconds after which a ticket opens no table any more."""
TICKET = re.compile(r"([0-9]{1,12})\.[0-9a-f]{32}")


@dataclass(frozen=True)
class Ticket:
    ticket: str
    commitment: str


class Tickets:
    def __init__(self, key: bytes, now: Callable[[], float] = time.time) -> None:
        self._key = key
        self._now = now

    def new(self, person: str) -> Ticket:
        """A ticket for one table of this person."""
        ticket = f"{int(self._now())}.{secrets.token_hex(16)}"
        return Ticket(ticket, fairness.commitment(self._secret(person, ticket)))

    def secret(self, person: str, ticket: str, commitment: str) -> str:
        """The secret of the table that a person opens; refused if the ticket is somebody else's,
        too old, or was given with another commitment."""
        found = TICKET.fullmatch(ticket)
        if found is None:
            raise Wrong("ticket")
        secret = self._secret(person, ticket)
        if fairness.commitment(secret) != commitment:
            raise Wrong("ticket")
        if self._now() > int(found[1]) + GOOD_FOR:
            raise Wrong("ticket-old")
        return secret

    def _secret(self, person: str, ticket: str) -> str:
        """Of its own kind: the key signs cookies, too."""
        message = f"secret of a table\n{person}\n{ticket}".encode()
        return hmac.new(self._key, message, hashlib.sha256).hexdigest()
