"""What waits to be sent.  It is written together with what happened, so that nothing is lost, and
each channel is one server's at a time: who claims it holds a lease."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, exists, insert, or_, select, update

from burnham.table.room.happenings import Happening, wish_of
from burnham.table.room.room import CancelAsked, UndoAsked
from burnham.table.store.engine import Database
from burnham.table.store.notice_tables import notice_channels, notice_wishes, notices
from burnham.table.store.notices import (
    Channel,
    Wishes,
    channel_from,
    remove_channels,
    wishes_from,
)
from burnham.table.store.rows import if_readable
from burnham.table.store.schema import presence, sanctions, seats, tables

LEASE = 120.0
"""Seconds in which a message has to be sent; then another server tries."""
KEPT = 14 * 24 * 3600.0
"""Seconds for which we know what was sent, so that it is not sent again."""
SHORT = 20 * 60.0
"""Whoever has less time than so many seconds is not told that it runs out."""
LETTERS = ("confirm", "reset")
"""What is no news of a table: sent at once, each by itself, whatever is wished."""
LETTER_LASTS = 3600.0
"""Seconds after which such a letter is no longer sent."""


@dataclass(frozen=True)
class Notice:
    id: int
    event: str
    table: str
    by: str
    made: float


@dataclass(frozen=True)
class Parcel:
    """A channel that this server has claimed, and what goes there as one message."""

    channel: Channel
    wishes: Wishes
    notices: tuple[Notice, ...]


@dataclass(frozen=True)
class TableFacts:
    """What a notice may tell of a table, and whether it is still true."""

    id: str
    game: str
    status: str
    asked: str | None  # the person who is asked and plays for themselves
    deadline: float | None
    seats: tuple[tuple[str | None, str], ...]  # person (None: a bot, or nobody) and name
    free: int
    here: frozenset[str]  # people with a page there
    requests: Mapping[str, frozenset[str]]  # what some have asked for, and who has not agreed yet


def note(connection: Connection, happened: Iterable[Happening], now: float, due: float) -> None:
    """Let everybody hear of what they wish to hear of.  Part of the transaction in which it
    happened; one notice of a kind for each table waits at a time."""
    by_person: dict[str, list[Happening]] = {}
    for one in happened:
        by_person.setdefault(one.person, []).append(one)
    if not by_person:
        return
    for row in connection.execute(_CHANNELS, {"persons": list(by_person)}).all():
        wanted = [h for h in by_person[row.person] if wish_of(h.event) in row.events.split()]
        waiting = {(w.event, w.table_id) for w in connection.execute(_WAITING, {"to": row.id})}
        for one in wanted:
            if (one.event, one.table) not in waiting:
                waiting.add((one.event, one.table))
                _add(connection, row.id, one, now, due)


class Outbox:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_letter(self, channel: str, event: str, now: float) -> None:
        """One of each kind waits at a time."""

        def doing(connection: Connection) -> None:
            waiting = connection.execute(_WAITING, {"to": channel})
            if event not in [one.event for one in waiting]:
                _add(connection, channel, Happening(event, "", "", ""), now, now)

        await self.database.write(doing)

    async def claim(self, now: float, most: int) -> list[Parcel]:
        """Messages that are due, and ours to send until the lease is over."""
        ready = await self.database.read(lambda c: list(c.scalars(_ready(now).limit(most))))
        if not ready:
            return []
        return await self.database.write(lambda c: self._claim(c, ready, now))

    def _claim(self, connection: Connection, ids: list[str], now: float) -> list[Parcel]:
        parcels = []
        for id in sorted(ids):
            free = notice_channels.c.id == id, notice_channels.c.leased_until <= now
            lease = update(notice_channels).where(*free).values(leased_until=now + LEASE)
            if connection.execute(lease).rowcount:  # else another server was quicker
                parcels.append(_parcel(connection, id, now))
        return parcels

    async def sent(self, parcel: Parcel, now: float) -> None:
        values: dict[str, Any] = {"failures": 0, "trouble": "", "retry_at": 0.0}
        if parcel.notices[0].event not in LETTERS:
            values["quiet_until"] = now + parcel.channel.every * 60.0
        await self._end(parcel, now, **values)

    async def dropped(self, parcel: Parcel, now: float) -> None:
        """Nothing was sent: it was not true any more, or its owner was there."""
        await self._end(parcel, now)

    async def failed(self, parcel: Parcel, retry_at: float, trouble: str) -> None:
        values = {"failures": parcel.channel.failures + 1, "trouble": trouble}
        await self._change(parcel.channel.id, leased_until=0.0, retry_at=retry_at, **values)

    async def wait(self, parcel: Parcel, until: float) -> None:
        """It is sent later, and nothing is held against its channel."""
        await self._change(parcel.channel.id, leased_until=0.0, retry_at=until)

    async def give_up(self, parcel: Parcel, now: float, trouble: str) -> None:
        """Nothing more goes there until its owner says so."""
        await self._end(parcel, now, given_up=now, trouble=trouble)

    async def remove(self, parcel: Parcel) -> None:
        """A channel that is no more."""
        which = notice_channels.c.id == parcel.channel.id
        await self.database.write(lambda c: remove_channels(c, which))

    async def facts(self, ids: Collection[str]) -> dict[str, TableFacts]:
        return await self.database.read(lambda c: _facts(c, ids))

    async def hurry(self, now: float, within: float) -> None:
        """Tell those who have a quarter of their time left, and no more than so many seconds, once
        for each deadline.  With little time to begin with no notice would come early enough."""
        if await self.database.read(lambda c: c.execute(_hurried(now, within)).first()):
            await self.database.write(lambda c: _tell_hurried(c, now, within))

    async def tidy(self, now: float) -> None:
        """Forget what is long ago, and letters that are too old to be sent."""
        old = or_(
            notices.c.made < now - KEPT,
            and_(notices.c.event.in_(LETTERS), notices.c.made < now - LETTER_LASTS),
        )
        await self.database.write(lambda c: c.execute(delete(notices).where(old)))

    async def _end(self, parcel: Parcel, now: float, **values: Any) -> None:
        gone = [notice.id for notice in parcel.notices]

        def doing(connection: Connection) -> None:
            connection.execute(update(notices).where(notices.c.id.in_(gone)).values(sent=now))
            mine = notice_channels.c.id == parcel.channel.id
            change = update(notice_channels).where(mine).values(leased_until=0.0, **values)
            connection.execute(change)

        await self.database.write(doing)

    async def _change(self, id: str, **values: Any) -> None:
        change = update(notice_channels).where(notice_channels.c.id == id).values(**values)
        await self.database.write(lambda c: c.execute(change))


def _add(connection: Connection, channel: str, one: Happening, now: float, due: float) -> None:
    row = {"channel": channel, "event": one.event, "table_id": one.table, "mark": one.mark}
    connection.execute(_ADD, [{**row, "by": one.by, "made": now, "due": due}])


def _ready(now: float) -> Any:
    news = and_(
        notices.c.event.not_in(LETTERS),
        notice_channels.c.quiet_until <= now,
        notice_channels.c.given_up.is_(None),
        notice_channels.c.wanted,
    )
    return (
        select(notice_channels.c.id)
        .join(notices, notices.c.channel == notice_channels.c.id)
        .where(notices.c.sent.is_(None), notices.c.due <= now)
        .where(notice_channels.c.leased_until <= now, notice_channels.c.retry_at <= now)
        .where(or_(notices.c.event.in_(LETTERS), news))
        .distinct()
    )


def _parcel(connection: Connection, id: str, now: float) -> Parcel:
    """A letter by itself, else all that is due."""
    row = connection.execute(select(notice_channels).where(notice_channels.c.id == id)).one()
    channel = channel_from(row)
    found = connection.execute(_WAITING, {"to": id})
    waiting = [Notice(w.id, w.event, w.table_id, w.by, w.made) for w in found if w.due <= now]
    letters = [notice for notice in waiting if notice.event in LETTERS]
    wishes = select(notice_wishes).where(notice_wishes.c.person == channel.person)
    return Parcel(
        channel,
        wishes_from(connection.execute(wishes).one()),
        tuple(letters[:1] or waiting),
    )


def _facts(connection: Connection, ids: Collection[str]) -> dict[str, TableFacts]:
    found = connection.execute(select(tables).where(tables.c.id.in_(ids))).all()
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    seated = connection.execute(query).all()
    there = select(presence.c.table_id, presence.c.person).where(presence.c.table_id.in_(ids))
    here = connection.execute(there).all()
    return {
        table.id: TableFacts(
            table.id,
            table.game,
            table.status,
            next(
                (
                    s.person
                    for s in seated
                    if s.table_id == table.id and s.seat == table.asked and not s.stand_in
                ),
                None,
            ),
            table.deadline,
            tuple((s.person, s.name) for s in seated if s.table_id == table.id),
            sum(s.table_id == table.id and s.kind == "open" for s in seated),
            frozenset(row.person for row in here if row.table_id == table.id),
            _requests(table, [s for s in seated if s.table_id == table.id]),
        )
        for table in found
    }


def _requests(table: Any, seated: list[Any]) -> dict[str, frozenset[str]]:
    """Of a table that cannot be read nothing is told."""
    agreed: dict[str, tuple[int, ...]] = {}
    undo = table.request and if_readable(table.request, UndoAsked, None)
    cancel = table.cancel and if_readable(table.cancel, CancelAsked, None)
    if undo:
        agreed["undo"] = (undo.seat, *undo.agreed)
    if pause := if_readable(table.pause, tuple[int, ...], ()):
        agreed["pause"] = pause
    if cancel:
        agreed["cancel"] = cancel.agreed
    return {
        kind: frozenset(s.person for s in seated if s.person and s.seat not in those)
        for kind, those in agreed.items()
    }


def _hurried(now: float, within: float) -> Any:
    """Channels and tables of those whose time runs out, and who were not told."""
    asked = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.running)
    given = tables.c.deadline - tables.c.since
    told = exists().where(
        notices.c.channel == notice_channels.c.id,
        notices.c.event == "hurry",
        notices.c.table_id == tables.c.id,
        notices.c.made >= tables.c.since,
    )
    return (
        select(notice_channels.c.id, notice_wishes.c.events, tables.c.id.label("table"))
        .select_from(tables.join(seats, asked))
        .join(notice_channels, notice_channels.c.person == seats.c.person)
        .join(notice_wishes, notice_wishes.c.person == seats.c.person)
        .where(tables.c.status == "playing", tables.c.study.is_(None))
        .where(tables.c.deadline > now, tables.c.deadline <= now + within)
        .where(tables.c.deadline - now <= given / 4, given >= SHORT, seats.c.stand_in == "")
        .where(seats.c.away_since.is_not(None), notice_channels.c.confirmed)
        .where(notice_channels.c.wanted, notice_channels.c.given_up.is_(None))
        .where(notice_wishes.c.events.like("%hurry%"), ~told)
    )


def _tell_hurried(connection: Connection, now: float, within: float) -> None:
    """Another server that looks at the same moment waits for the channel, and finds it told."""
    query = _hurried(now, within)
    for row in connection.execute(query).all():
        lock = select(notice_channels.c.id).where(notice_channels.c.id == row.id)
        connection.execute(lock.with_for_update())
        still = query.where(notice_channels.c.id == row.id, tables.c.id == row.table)
        if connection.execute(still).first():
            _add(connection, row.id, Happening("hurry", "", row.table, ""), now, now)


# What is asked at every move that concerns somebody who is away is built once.
_CHANNELS = (
    select(notice_channels.c.id, notice_channels.c.person, notice_wishes.c.events)
    .join(notice_wishes, notice_wishes.c.person == notice_channels.c.person)
    .where(notice_channels.c.person.in_(bindparam("persons", expanding=True)))
    .where(notice_channels.c.confirmed, notice_channels.c.wanted)
    .where(notice_channels.c.given_up.is_(None))
    .where(
        ~exists().where(sanctions.c.person == notice_channels.c.person, sanctions.c.kind == "block")
    )
)
_WAITING = (
    select(notices)
    .where(notices.c.channel == bindparam("to"), notices.c.sent.is_(None))
    .order_by(notices.c.id)
)
_ADD = insert(notices)
