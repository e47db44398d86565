"""What hosts of the server may do.  Each deed counts once however often it is asked for, and is
noted with who did it in the same transaction."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from burnham.table.room import ending
from burnham.table.room.refusals import Late, Missing, NotYours, Wrong
from burnham.table.service.people import People, Someone
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Settings
from burnham.table.service.tournaments import Tournaments
from burnham.table.store import hosts
from burnham.table.store.hosts import MESSAGES, OPENING, HostBook, Opening, Sanction

MESSAGE_LENGTH = 1000
INVITATION_LENGTH = 40


class Powers:
    def __init__(
        self,
        settings: Settings,
        people: People,
        rooms: Rooms,
        tournaments: Tournaments,
        book: HostBook,
        key: bytes,
    ) -> None:
        self.logins = settings.admins
        self.people = people
        self.rooms = rooms
        self.tournaments = tournaments
        self.book = book
        self._key = key
        people.reserved = frozenset(settings.admins)

    def is_host(self, someone: Someone | None) -> bool:
        return someone is not None and someone.login is not None and someone.login in self.logins

    # --- a login that nobody has yet ------------------------------------------------------------

    def claim_token(self, login: str) -> str:
        return claim_token(self._key, login)

    async def must_be_claimable(self, login: str, token: str) -> None:
        """The link is good until the account is there."""
        good = hmac.compare_digest(token.encode(), self.claim_token(login).encode())
        if login not in self.logins or not good or await self.book.has_login(login):
            raise Missing("claim")

    # --- tables ---------------------------------------------------------------------------------

    async def close(self, host: Someone, table: str, reason: str) -> None:
        """End it without a result, whether it has begun or not; its players are told why."""
        now = self.rooms.now()
        noted = self._noted(host, "close", reason, table=table)
        await self.rooms.change(table, lambda r: ending.close_by_host(r, reason, now), noted)

    async def remove(self, host: Someone, table: str, person: str, reason: str) -> None:
        """Remove somebody from a table that has not begun."""
        now = self.rooms.now()
        noted = self._noted(host, "remove", reason, person, table)
        await self.rooms.change(
            table, lambda r: ending.remove_by_host(r, person, reason, now), noted
        )

    async def archive(self, host: Someone, table: str, back: bool = False) -> None:
        """Take a table that has ended out of all lists, or `back` into them."""
        deed, change = ("bring-back", hosts.bring_back) if back else ("archive", hosts.archive)
        noted = self._noted(host, deed, table=table)

        def doing(connection: Connection) -> None:
            status = hosts.status_of(connection, table)
            if status is None:
                raise Missing("table")
            if status not in ("over", "closed"):
                raise Late("still-running")
            if change(connection, table):
                noted(connection)

        await self._once(doing)

    # --- people ---------------------------------------------------------------------------------

    async def lay(self, host: Someone, person: str, kind: Sanction, reason: str) -> None:
        """Mute or block somebody; not another host.  Of whoever is blocked, tournaments that have
        not begun are called off."""
        ending.must_be_reason(reason)
        if await self.book.login_of(person) in self.logins:
            raise NotYours("is-host")
        await self._sanction(
            host, person, kind, reason, partial(hosts.lay, kind=kind, reason=reason)
        )
        if kind == "block":
            await self.tournaments.call_off(person)

    async def lift(self, host: Someone, person: str, kind: Sanction) -> None:
        await self._sanction(host, person, f"un{kind}", "", partial(hosts.lift, kind=kind))

    async def _sanction(
        self,
        host: Someone,
        person: str,
        deed: str,
        reason: str,
        change: Callable[[Connection, str], bool],
    ) -> None:
        noted = self._noted(host, deed, reason, person)

        def doing(connection: Connection) -> None:
            if not hosts.is_known(connection, person):
                raise Missing("person")
            if change(connection, person):
                noted(connection)

        with suppress(IntegrityError):  # the same deed, at the same time
            await self.people.sanction(person, doing)

    # --- rules ----------------------------------------------------------------------------------

    async def set_opening(self, host: Someone, opening: Opening) -> None:
        """Who may open tables."""
        await self._set(host, "opening", opening, {OPENING: opening})

    async def set_message(self, host: Someone, messages: dict[str, str]) -> None:
        """The message of the day, by language; empty: there is none."""
        if any(len(text) > MESSAGE_LENGTH for text in messages.values()):
            raise Wrong("message", letters=MESSAGE_LENGTH)
        told = next(filter(None, messages.values()), "")
        values = {name: messages.get(lang, "") for lang, name in MESSAGES.items()}
        await self._set(host, "message" if told else "no-message", told, values)

    async def _set(self, host: Someone, deed: str, text: str, values: dict[str, str]) -> None:
        noted = self._noted(host, deed, text)

        def doing(connection: Connection) -> None:
            changed = [hosts.set_rule(connection, name, value) for name, value in values.items()]
            if any(changed):
                noted(connection)

        await self._once(doing)

    async def invite(self, host: Someone, name: str, token: str = "") -> None:
        """A link that lets those who follow it open tables.  The page brings the `token`, so that
        the same form sent twice makes one."""
        if not 1 <= len(name) <= INVITATION_LENGTH:
            raise Wrong("invitation-name", letters=INVITATION_LENGTH)
        noted, now = self._noted(host, "invite", name), self.rooms.now()

        def doing(connection: Connection) -> None:
            if hosts.invite(connection, token or new_token(), name, now):
                noted(connection)

        await self._once(doing)

    async def take_back(self, host: Someone, token: str) -> None:
        """The link leads nowhere any more, and whoever followed it may no longer open tables."""

        def doing(connection: Connection) -> None:
            name = hosts.take_back(connection, token)
            if name is not None:
                self._noted(host, "take-back", name)(connection)

        await self._once(doing)

    # --- for everybody --------------------------------------------------------------------------

    async def may_open(self, person: str) -> Opening | None:
        """None if this person may open tables; else who may."""
        return await self.book.may_open(person, self.logins)

    async def must_open(self, person: str) -> None:
        only = await self.may_open(person)
        if only is not None:
            raise NotYours(f"open-{only}")

    async def follow(self, token: str, person: Someone) -> None:
        """Be invited to open tables."""

        def doing(connection: Connection) -> None:
            if not hosts.follow(connection, token, person.id):
                raise Missing("invitation")

        await self._once(doing)

    async def _once(self, doing: Callable[[Connection], None]) -> None:
        with suppress(IntegrityError):  # the same deed, at the same time
            await self.book.database.write(doing)

    def _noted(
        self,
        host: Someone,
        deed: str,
        text: str = "",
        person: str | None = None,
        table: str | None = None,
    ) -> Callable[[Connection], None]:
        now = self.rooms.now()
        return lambda c: hosts.note_deed(c, host.id, deed, now, text, person, table)


def new_token() -> str:
    return secrets.token_urlsafe(18)


def claim_token(key: bytes, login: str) -> str:
    """By which whoever started the server takes a host's login that nobody has yet."""
    return hmac.new(key, f"host {login}".encode(), "sha256").hexdigest()[:32]
