"""People: guests by a signed cookie; a login and password for those who come back elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from cachetools import LRUCache, TTLCache
from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.service.devices import device_of
from burnham.table.service.events import PERSON, News
from burnham.table.service.limits import Tries
from burnham.table.service.passwords import Passwords
from burnham.table.store import Database, forget, hand_over, tell
from burnham.table.store.hosts import why
from burnham.table.store.rewriting import rewrite, sits_at
from burnham.table.store.schema import people, sessions

log = logging.getLogger(__name__)
DAY = 24 * 3600.0
LASTS = 90 * DAY
"""After so many seconds without use a session ends."""
NAME_LENGTH = 24
LOGIN = re.compile(r"[a-z0-9._-]{3,24}")
T = TypeVar("T")
_WHO = (
    select(
        people.c.id,
        people.c.name,
        people.c.login,
        sessions.c.used,
        why(people.c.id, "mute"),
        why(people.c.id, "block"),
    )
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.id == bindparam("session"), sessions.c.used > bindparam("since"))
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
    session: str  # by its digest
    as_of: int  # so many changes of people had been heard of
    renewed: bool = False  # just now, for another while
    muted: str | None = None  # why, if a host has
    blocked: str | None = None


@dataclass(frozen=True)
class Session:
    """One device, or program, by which somebody is known."""

    id: str
    device: str
    created: float
    used: float


class Token(NamedTuple):
    """What a device brings along, and the session that it stands for."""

    text: str
    session: str


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
        self.now: Callable[[], float] = time.time
        self.passwords = Passwords()
        self.tries = Tries()
        self.reserved: frozenset[str] = frozenset()
        """Logins that nobody can simply sign up with."""
        self._key = key
        self._known: TTLCache[str, Someone] = TTLCache(KNOWN, REMEMBERED)
        self._changes = 0
        self._changed: LRUCache[str, int] = LRUCache(KNOWN)
        self._missed = 0
        self.news.of_people.append(self._forget)
        self.news.of_gaps.append(self._forget_all)

    async def who(self, token: str, user_agent: str = "") -> Someone | None:
        """The person a token belongs to; None if it is broken, forged, ended or too old."""
        session = self.session_of(token)
        if session is None:
            return None
        known = self._known.get(session) if self.news.complete else None
        return known or await self._look_up(session, user_agent)

    def session_of(self, token: str) -> str | None:
        """The session of a token that we have made; it may have ended since."""
        session, _, signature = token.partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign(session).encode())
        return _digest(session) if good else None

    async def _look_up(self, session: str, user_agent: str) -> Someone | None:
        changes, now = self._changes, self.now()
        given = {"session": session, "since": now - LASTS}
        row = await self.database.read(lambda c: c.execute(_WHO, given).first())
        if row is None:
            return None
        someone = Someone(
            row.id, row.name, row.login, session, changes, muted=row.mute, blocked=row.block
        )
        if changes == self._changes:  # else somebody may have signed out meanwhile
            self._known[session] = someone
        if now - row.used < DAY:  # else looking would be writing, every time
            return someone
        await self._renew(session, now, user_agent)
        return replace(someone, renewed=True)

    async def _renew(self, session: str, now: float, user_agent: str) -> None:
        values = {"used": now, "device": device_of(user_agent)}
        query = update(sessions).where(sessions.c.id == session).values(**values)
        try:
            await self.database.write(lambda c: c.execute(query))
        except SQLAlchemyError as error:  # whoever only looks need not wait for a full disk
            log.warning("a session could not be renewed: %s", error)

    def is_current(self, someone: Someone) -> bool:
        """Whether nothing has been heard of them since: they may have signed out elsewhere."""
        heard = max(self._changed.get(someone.id, 0), self._missed)
        return self.news.complete and heard <= someone.as_of

    def _forget(self, person: str) -> None:
        self._changes += 1
        self._changed[person] = self._changes
        for digest in [digest for digest, one in self._known.items() if one.id == person]:
            del self._known[digest]

    def _forget_all(self) -> None:
        self._changes += 1
        self._missed = self._changes
        self._known.clear()

    async def _rewrite(self, doing: Callable[[Connection], dict[str, int]], *persons: str) -> None:
        """Change what is stored of people, and tables past their rooms; `doing` gives these with
        their new stamps."""

        def forgotten(stamps: dict[str, int]) -> None:
            for table, stamp in stamps.items():
                self.news.rewritten(table, stamp)

        for table, stamp in (await self._change(doing, *persons, then=forgotten)).items():
            self.news.table(table, stamp)

    async def _change(
        self,
        doing: Callable[[Connection], T],
        *persons: str,
        then: Callable[[T], None] = lambda _: None,
    ) -> T:
        """Change what is stored of people; what is remembered of them is forgotten everywhere.
        `then` hears of it right after the commit, in the thread that wrote."""
        loop = asyncio.get_running_loop()

        def telling(connection: Connection) -> T:
            for person in persons:
                tell(connection, f"{PERSON} {person}")
            return doing(connection)

        def told(done: T) -> None:
            then(done)
            for person in persons:
                loop.call_soon_threadsafe(self.news.person, person)

        return await self.database.write(telling, told)

    async def sanction(self, person: str, doing: Callable[[Connection], T]) -> T:
        """Let a host change what somebody may do; all servers hear of it."""
        return await self._change(doing, person)

    async def new_guest(self, name: str = "", user_agent: str = "") -> tuple[Someone, str]:
        """Somebody new, and the token by which they are known."""
        id, token = secrets.token_hex(8), self._new_token()
        guest = Someone(id, clean_name(name), None, token.session, self._changes)
        row = {"id": guest.id, "name": guest.name, "created": self.now()}

        def doing(connection: Connection) -> None:
            connection.execute(insert(people), [row])
            self._begin(connection, token, id, user_agent)

        await self.database.write(doing)
        return guest, token.text

    async def rename(self, person: Someone, name: str) -> None:
        cleaned = clean_name(name)
        if not cleaned:
            raise Wrong("name")
        query = update(people).where(people.c.id == person.id).values(name=cleaned)
        await self._change(lambda c: c.execute(query), person.id)

    async def first_name(self, person: Someone, name: str) -> Someone:
        """Remember the name that somebody without one gives at a table."""
        cleaned = clean_name(name)
        if not cleaned:
            return person
        await self.rename(person, cleaned)
        return replace(person, name=cleaned)

    async def change_password(self, person: Someone, old: str, new: str, address: str = "") -> None:
        """Signs out all other devices: whoever knows the old one is to be kept out."""
        await self.must_know(person, old, address)
        if not 8 <= len(new) <= 200:
            raise Wrong("password")
        hashed = await self.passwords.hashed(new)
        others = (sessions.c.person == person.id, sessions.c.id != person.session)

        def doing(connection: Connection) -> None:
            known = update(people).where(people.c.id == person.id)
            connection.execute(known.values(password=hashed))
            connection.execute(delete(sessions).where(*others))

        await self._change(doing, person.id)

    async def must_know(self, person: Someone, password: str, address: str = "") -> None:
        """Refuse if this is not the member's password."""
        if person.login is None:
            raise NotYours("member")
        self.tries.begin(person.login, address)
        query = select(people.c.password).where(people.c.id == person.id)
        known = await self.database.read(lambda c: c.scalar(query))
        if not await self.passwords.is_right(password[:200], known):
            raise NotYours("wrong-password")
        self.tries.right(person.login, address)

    async def forget(self, person: Someone) -> None:
        """Delete what is stored of a person.  What they sit at is left before (`farewell`)."""
        now = self.now()
        await self._rewrite(lambda c: forget(c, person.id, now), person.id)

    async def sign_up(
        self,
        person: Someone,
        login: str,
        password: str,
        user_agent: str = "",
        *,
        reserved: bool = False,
    ) -> str:
        """Give a guest a login; what they sit at stays theirs.  The token of a new session: the
        guest's are worth nothing any more.  `reserved`: also one of those that are."""
        login = login.strip().lower()
        if not LOGIN.fullmatch(login):
            raise Wrong("login")
        if not 8 <= len(password) <= 200:
            raise Wrong("password")
        if person.login is not None or (login in self.reserved and not reserved):
            raise Wrong("login-taken")
        hashed, token = await self.passwords.hashed(password), self._new_token()
        values = {"login": login, "password": hashed, "name": person.name or login}

        def doing(connection: Connection) -> dict[str, int]:
            connection.execute(update(people).where(people.c.id == person.id).values(**values))
            connection.execute(delete(sessions).where(sessions.c.person == person.id))
            self._begin(connection, token, person.id, user_agent)
            return rewrite(connection, sits_at(person.id))  # there they have a profile now

        try:
            await self._rewrite(doing, person.id)
        except IntegrityError:
            raise Wrong("login-taken") from None
        return token.text

    async def sign_in(
        self,
        login: str,
        password: str,
        before: Someone | None = None,
        address: str = "",
        user_agent: str = "",
    ) -> str:
        """The token of a new session.  That of the person who was here `before` ends; what a guest
        began on this device goes along."""
        login = login.strip().lower()
        if not LOGIN.fullmatch(login):
            raise NotYours("sign-in")
        self.tries.begin(login, address)
        columns = people.c.id, people.c.password, why(people.c.id, "block")
        query = select(*columns).where(people.c.login == login)
        row = await self.database.read(lambda c: c.execute(query).first())
        known = row.password if row is not None else None
        if not await self.passwords.is_right(password[:200], known) or row is None:
            raise NotYours("sign-in")
        self.tries.right(login, address)
        if row.block is not None:
            raise NotYours("blocked", reason=row.block)
        token, person = self._new_token(), row.id

        def doing(connection: Connection) -> dict[str, int]:
            guest = before is not None and before.login is None
            moved = hand_over(connection, before.id, person) if before and guest else {}
            if before is not None:
                connection.execute(delete(sessions).where(sessions.c.id == before.session))
            self._begin(connection, token, person, user_agent)
            return moved

        await self._rewrite(doing, *([before.id] if before else []))
        return token.text

    async def password_of(self, person: str) -> str:
        """The hash of somebody's password; empty for a guest."""
        query = select(people.c.password).where(people.c.id == person)
        return await self.database.read(lambda c: c.scalar(query)) or ""

    async def reset_password(self, person: str, password: str, old: str, user_agent: str) -> str:
        """A new password in place of that with the hash `old`.  The token of a new session: all
        others end."""
        if not 8 <= len(password) <= 200:
            raise Wrong("password")
        hashed, token = await self.passwords.hashed(password), self._new_token()
        same = people.c.id == person, people.c.password == old

        def doing(connection: Connection) -> None:
            query = update(people).where(*same).values(password=hashed)
            if not connection.execute(query).rowcount:  # the link was used a moment ago
                raise Wrong("link-old")
            connection.execute(delete(sessions).where(sessions.c.person == person))
            self._begin(connection, token, person, user_agent)

        await self._change(doing, person)
        return token.text

    async def sessions_of(self, person: Someone) -> list[Session]:
        """Where somebody is known, the last used first."""
        query = (
            select(sessions.c.id, sessions.c.device, sessions.c.created, sessions.c.used)
            .where(sessions.c.person == person.id, sessions.c.used > self.now() - LASTS)
            .order_by(sessions.c.used.desc(), sessions.c.created.desc())
        )
        return await self.database.read(lambda c: [Session(*row) for row in c.execute(query)])

    async def end_session(self, person: Someone, session: str) -> bool:
        """Sign out one of a person's devices.  False if it was not signed in."""
        mine = (sessions.c.person == person.id, sessions.c.id == session)
        return await self._end(person, *mine) > 0

    async def end_others(self, person: Someone) -> None:
        """Sign out all devices but this one."""
        await self._end(person, sessions.c.person == person.id, sessions.c.id != person.session)

    async def _end(self, person: Someone, *which: ColumnElement[bool]) -> int:
        gone = delete(sessions).where(*which)
        return await self._change(lambda c: c.execute(gone).rowcount, person.id)

    async def drop_expired(self) -> None:
        old = delete(sessions).where(sessions.c.used <= self.now() - LASTS)
        await self.database.write(lambda c: c.execute(old))

    def _new_token(self) -> Token:
        made = secrets.token_urlsafe(18)
        return Token(f"{made}.{self._sign(made)}", _digest(made))

    def _begin(self, connection: Connection, token: Token, person: str, user_agent: str) -> None:
        """Begin the session of a token."""
        now, device = self.now(), device_of(user_agent)
        row = {"person": person, "created": now, "used": now, "device": device}
        connection.execute(insert(sessions), [{"id": token.session, **row}])

    def _sign(self, session: str) -> str:
        return hmac.new(self._key, session.encode(), hashlib.sha256).hexdigest()


def _digest(session: str) -> str:
    """Sessions are stored hashed: whoever reads the store cannot sign in with it."""
    return hashlib.sha256(session.encode()).hexdigest()
