"""What people wish to hear of while they are away, and the channels by which it reaches them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from burnham.table.store.engine import Database
from burnham.table.store.notice_tables import notice_channels, notice_wishes, notices
from burnham.table.store.schema import people


@dataclass(frozen=True)
class Wishes:
    """In which language, with links to where (an address such as https://example.org), and of what
    a person wishes to hear."""

    person: str
    lang: str
    base: str
    events: tuple[str, ...]


@dataclass(frozen=True)
class Channel:
    """A way to somebody: an e-mail address, a browser that takes pushes, or a webhook."""

    id: str
    person: str
    kind: str  # "mail", "push" or "webhook"
    target: str  # the address; what is more than an address is JSON
    name: str  # what its owner knows it by
    confirmed: bool  # that it is theirs
    wanted: bool  # for notices; an address that is not may still be for a new password
    every: int  # one message in so many minutes at most; 0: at once
    created: float
    quiet_until: float = 0.0
    retry_at: float = 0.0
    leased_until: float = 0.0
    failures: int = 0  # in a row
    given_up: float | None = None  # since when
    trouble: str = ""  # what the last failure was


class NoticeWishes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, person: str) -> Wishes | None:
        query = select(notice_wishes).where(notice_wishes.c.person == person)
        row = await self.database.read(lambda c: c.execute(query).first())
        return None if row is None else wishes_from(row)

    async def keep(self, wishes: Wishes) -> None:
        row = {**vars(wishes), "events": " ".join(wishes.events)}

        def doing(connection: Connection) -> None:
            same = notice_wishes.c.person == wishes.person
            connection.execute(delete(notice_wishes).where(same))
            connection.execute(insert(notice_wishes), [row])

        await self.database.write(doing)

    async def channels(self, person: str) -> list[Channel]:
        """All of a person's, the oldest first."""
        mine = select(notice_channels).where(notice_channels.c.person == person)
        return await self._channels(mine.order_by(notice_channels.c.created))

    async def channel(self, id: str) -> Channel | None:
        found = await self._channels(select(notice_channels).where(notice_channels.c.id == id))
        return found[0] if found else None

    async def mail_of(self, known: str) -> Channel | None:
        """The confirmed address of the member with this login, or with this address if one member
        alone has it."""
        named = people.c.login == known, func.lower(notice_channels.c.target) == known
        for which in named:
            found = await self._channels(_confirmed_mail(which))
            if len(found) == 1:
                return found[0]
        return None

    async def put(self, channel: Channel, *, alone: bool) -> None:
        """Add a channel; `alone`: in place of all others of its kind that this person has."""

        def doing(connection: Connection) -> None:
            same = notice_channels.c.target == channel.target
            which = [notice_channels.c.kind == channel.kind]
            which.append(notice_channels.c.person == channel.person if alone else same)
            remove_channels(connection, *which)
            connection.execute(insert(notice_channels), [vars(channel)])

        await self.database.write(doing)

    async def change(self, id: str, **values: Any) -> bool:
        """Whether there is such a channel."""
        query = update(notice_channels).where(notice_channels.c.id == id).values(**values)
        return await self.database.write(lambda c: c.execute(query).rowcount) > 0

    async def remove(self, person: str, id: str) -> None:
        mine = notice_channels.c.person == person, notice_channels.c.id == id
        await self.database.write(lambda c: remove_channels(c, *mine))

    async def _channels(self, query: Any) -> list[Channel]:
        return await self.database.read(lambda c: [channel_from(row) for row in c.execute(query)])


def remove_channels(connection: Connection, *which: ColumnElement[bool]) -> None:
    """With all that waits for them."""
    ids = select(notice_channels.c.id).where(*which).scalar_subquery()
    connection.execute(delete(notices).where(notices.c.channel.in_(ids)))
    connection.execute(delete(notice_channels).where(*which))


def hand_over_notices(connection: Connection, guest: str, member: str) -> None:
    """What a guest wished goes along with the one who signs in, where they have nothing yet."""
    has = select(notice_wishes.c.person).where(notice_wishes.c.person == member)
    if connection.execute(has).first() is None:
        mine = update(notice_wishes).where(notice_wishes.c.person == guest)
        connection.execute(mine.values(person=member))
    connection.execute(delete(notice_wishes).where(notice_wishes.c.person == guest))
    theirs = select(notice_channels.c.kind).where(
        notice_channels.c.person == member, notice_channels.c.kind != "push"
    )
    known = list(connection.scalars(theirs))
    of_guest = notice_channels.c.person == guest
    remove_channels(connection, of_guest, notice_channels.c.kind.in_(known))
    connection.execute(update(notice_channels).where(of_guest).values(person=member))


def wishes_from(row: Any) -> Wishes:
    return Wishes(row.person, row.lang, row.base, tuple(row.events.split()))


def channel_from(row: Any) -> Channel:
    return Channel(**{field.name: getattr(row, field.name) for field in fields(Channel)})


def _confirmed_mail(which: ColumnElement[bool]) -> Any:
    return (
        select(notice_channels)
        .join(people, people.c.id == notice_channels.c.person)
        .where(which, notice_channels.c.kind == "mail", notice_channels.c.confirmed)
        .where(people.c.login.is_not(None))
    )
