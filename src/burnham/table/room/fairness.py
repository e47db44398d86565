"""Dice that nobody can load.

A table has a secret.  Its hash, the commitment, is told before anybody adds anything, and begins
with the table's id.  Then every person's device adds random bytes of its own; those of bots, and of
devices that add none, follow from the secret, so that nobody can choose them afterwards.  The seed
is an HMAC of all that with the secret.  When the game is over the secret is shown, and `verify`
makes everything again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

BYTES = re.compile(r"[0-9a-f]{32,128}")
SECRET = re.compile(r"[0-9a-f]{64}")
ID_LENGTH = 12


@dataclass(frozen=True)
class Brought:
    """What somebody's device brings for the dice: its random bytes, the commitment that it saw
    before it drew them, and the ticket that came with it if the table is yet to be opened."""

    bytes: str = ""
    commitment: str = ""
    ticket: str = ""


class Proof(msgspec.Struct, omit_defaults=True):
    """What a record carries besides the game.  `own` tells which seats added bytes of their own;
    tables of version 0.1 did not say it."""

    table: str
    commitment: str
    secret: str
    bytes: list[str]
    own: list[bool] | None = None


def new_secret() -> str:
    return secrets.token_hex(32)


def is_secret(text: str) -> bool:
    return SECRET.fullmatch(text) is not None


def are_bytes(text: str) -> bool:
    return BYTES.fullmatch(text) is not None


def commitment(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def table_id(secret: str) -> str:
    """The id of the table that has this secret: no second table can have it."""
    return commitment(secret)[:ID_LENGTH]


def bytes_for(secret: str, seat: int) -> str:
    """The bytes of a seat that adds none of its own."""
    return _hmac(secret, f"seat {seat}")[:32]


def seed_of(secret: str, table: str, names: Sequence[str], added: Sequence[str]) -> str:
    """The seed of a table, its seats' names and bytes: none can be changed without changing it."""
    return _hmac(secret, _compact([table, *zip(names, added, strict=True)]))


def older_seed_of(secret: str, table: str, added: Sequence[str]) -> str:
    """The seed as version 0.1 made it, without names."""
    return _hmac(secret, _compact([table, *added]))


def _hmac(secret: str, message: str) -> str:
    return hmac.new(bytes.fromhex(secret), message.encode(), hashlib.sha256).hexdigest()


def _compact(value: object) -> str:
    """As `JSON.stringify` writes it, so that browsers can make the same."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
