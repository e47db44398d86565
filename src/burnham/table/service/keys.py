"""Keys that a server makes once and keeps in its store, the same for all servers on it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from burnham.table.store import Database
from burnham.table.store.schema import settings

COOKIES = "cookie-key"


async def cookie_key(database: Database) -> bytes:
    """The key that signs cookies."""
    return bytes.fromhex(await kept_key(database, COOKIES, lambda: secrets.token_hex(32)))


async def kept_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """The key of this name; made if there is none yet."""
    query = select(settings.c.value).where(settings.c.name == name)
    found = await database.read(lambda c: c.scalar(query))
    if found is None:
        made = {"name": name, "value": make()}
        with suppress(IntegrityError):  # another server was quicker
            await database.write(lambda c: c.execute(insert(settings), [made]))
        found = await database.read(lambda c: c.scalar(query))
    return found or ""
