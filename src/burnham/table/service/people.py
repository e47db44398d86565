"""People: guests by a signed cookie; a login and password for those who come back elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

import anyio.to_thread
from cachetools import TTLCache
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.service.events import PERSON, News
from burnham.table.store import Database, hand_over, tell
from burnham.table.store.schema import people, sessions, settings

KEY = "cookie-key"
NAME_LENGTH = 24
LOGIN = re.compile(r"[a-z0-9._-]{3,24}")
T = TypeVar("T")
_hasher = PasswordHash([Argon2Hasher()])
_WHO = (
    select(people.c.id, people.c.name, people.c.login)
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == bindparam("session"))
)
KNOWN = 10_000
"""Sessions that are remembered at most."""
REMEMBERED = 5.0
"""Seconds until the store is asked again, whatever the news."""


@dataclass(frozen=True)
class Someone:
    id: str
    name: str  # empty for a guest who has not said it
    login: str | None


def clean_name(text: str, limit: int = NAME_LENGTH) -> str:
    """A text as people wrote it, in one line, without characters that are not seen."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    seen = "".join(c for c in plain if unicodedata.category(c)[0] != "C")
    return seen[:limit].strip()


class People:
    """Sessions are remembered by their digest while the news is complete: signing out counts at
    once on this server, and on others when they hear of it, or soon hear nothing at all."""

    def __init__(self, database: Database, key: bytes, news: News | None = None) -> None:
        self.database = database
        self.news = news or News()
        self._key = key
        self._known: TTLCache[str, Someone] = TTLCache(KNOWN, REMEMBERED)
        self._changes = 0
        self.news.of_people.append(self._forget)
        self.news.of_gaps.append(self._forget_all)

    async def who(self, token: str) -> Someone | None:
        """The person a cookie belongs to; None if it is broken, forged or signed out."""
        session = self._session(token)
        if session is None:
            return None
        digest = _digest(session)
        known = self._known.get(digest) if self.news.complete else None
        return known or await self._look_up(digest)

    async def _look_up(self, digest: str) -> Someone | None:
        changes, given = self._changes, {"session": digest}
        row = await self.database.read(lambda c: c.execute(_WHO, given).first())
        if row is None:
            return None
        someone = Someone(*row)
        if changes == self._changes:  # else somebody may have signed out meanwhile
            self._known[digest] = someone
        return someone

    def _forget(self, person: str) -> None:
        self._changes += 1
        for digest in [digest for digest, one in self._known.items() if one.id == person]:
            del self._known[digest]

    def _forget_all(self) -> None:
        self._changes += 1
        self._known.clear()

    async def _change(self, doing: Callable[[Connection], T], *persons: str) -> T:
        """Change what is stored of people; what is remembered of them is forgotten everywhere."""
        loop = asyncio.get_running_loop()

        def telling(connection: Connection) -> T:
            for person in persons:
                tell(connection, f"{PERSON} {person}")
            return doing(connection)

        def then(_: T) -> None:
            for person in persons:
                loop.call_soon_threadsafe(self.news.person, person)

        return await self.database.write(telling, then)

    async def new_guest(self, name: str = "") -> tuple[Someone, str]:
        """Somebody new, and the token by which they are known."""
        guest = Someone(secrets.token_hex(8), clean_name(name), None)
        row = {"id": guest.id, "name": guest.name, "created": time.time()}

        def doing(connection: Connection) -> str:
            connection.execute(insert(people), [row])
            return self._new_session(connection, guest.id)

        return guest, await self.database.write(doing)

    async def rename(self, person: Someone, name: str) -> None:
        cleaned = clean_name(name)
        if not cleaned:
            raise Wrong("name")
        query = update(people).where(people.c.id == person.id).values(name=cleaned)
        await self._change(lambda c: c.execute(query), person.id)

    async def sign_up(self, person: Someone, login: str, password: str) -> None:
        """Give a guest a login; what they sit at stays theirs."""
        login = login.strip().lower()
        if not LOGIN.fullmatch(login):
            raise Wrong("login")
        if not 8 <= len(password) <= 200:
            raise Wrong("password")
        if person.login is not None:
            raise Wrong("login-taken")
        hashed = await anyio.to_thread.run_sync(_hasher.hash, password)
        values = {"login": login, "password": hashed, "name": person.name or login}
        query = update(people).where(people.c.id == person.id).values(**values)
        try:
            await self._change(lambda c: c.execute(query), person.id)
        except IntegrityError:
            raise Wrong("login-taken") from None

    async def sign_in(self, login: str, password: str, guest: Someone | None = None) -> str:
        """The token of a new session.  What the guest began on this device goes along."""
        query = select(people.c.id, people.c.password).where(
            people.c.login == login.strip().lower()
        )
        row = await self.database.read(lambda c: c.execute(query).first())
        known = row.password if row is not None else _nobodys_password()
        right = await anyio.to_thread.run_sync(_hasher.verify, password[:200], known)
        if row is None or not right:
            raise NotYours("sign-in")
        person = row.id

        begun = guest.id if guest is not None and guest.login is None else None

        def doing(connection: Connection) -> tuple[str, dict[str, int]]:
            moved = hand_over(connection, begun, person) if begun else {}
            return self._new_session(connection, person), moved

        token, moved = await self._change(doing, *([begun] if begun else []))
        for table, version in moved.items():
            self.news.table(table, version)
        return token

    async def sign_out(self, token: str) -> None:
        session = self._session(token)
        if session is None:
            return
        digest = _digest(session)
        query = select(sessions.c.person).where(sessions.c.id == digest)
        person = await self.database.read(lambda c: c.scalar(query))
        if person is not None:
            gone = delete(sessions).where(sessions.c.id == digest)
            await self._change(lambda c: c.execute(gone), person)

    def _new_session(self, connection: Connection, person: str) -> str:
        session = secrets.token_urlsafe(18)
        row = {"id": _digest(session), "person": person, "created": time.time()}
        connection.execute(insert(sessions), [row])
        return f"{session}.{self._sign(session)}"

    def _session(self, token: str) -> str | None:
        session, _, signature = token.partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign(session).encode())
        return session if good else None

    def _sign(self, session: str) -> str:
        return hmac.new(self._key, session.encode(), hashlib.sha256).hexdigest()


async def cookie_key(database: Database) -> bytes:
    """The key that signs cookies: made once, the same for all servers on a database."""
    query = select(settings.c.value).where(settings.c.name == KEY)
    made = {"name": KEY, "value": secrets.token_hex(32)}
    found = await database.read(lambda c: c.scalar(query))
    if found is None:
        with suppress(IntegrityError):  # another server was quicker
            await database.write(lambda c: c.execute(insert(settings), [made]))
        found = await database.read(lambda c: c.scalar(query))
    return bytes.fromhex(found or "")


def _digest(session: str) -> str:
    """Sessions are stored hashed: whoever reads the store cannot sign in with it."""
    return hashlib.sha256(session.encode()).hexdigest()


@cache
def _nobodys_password() -> str:
    """Something to compare with when nobody has the login, so that both cases take as long."""
    return _hasher.hash(secrets.token_hex(16))
