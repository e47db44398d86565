"""Finished games, in the order in which they ended: what ratings, profiles and consent go by."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, func, select

from burnham.table.room.results import Finished, Player
from burnham.table.store.engine import Database
from burnham.table.store.schema import people, seats, tables


class Member(NamedTuple):
    """Somebody with a login."""

    id: str
    name: str
    since: float


class FinishedGames:
    """Studies are none, and puzzles and lessons are never stored as games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self) -> list[Finished]:
        return await self.database.read(lambda c: _read(c))

    async def of(self, person: str) -> list[Finished]:
        """Those at which a person sat."""
        mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))
        return await self.database.read(lambda c: _read(c, mine))

    async def find(self, table: str) -> Finished | None:
        found = await self.database.read(lambda c: _read(c, tables.c.id == table))
        return found[0] if found else None

    async def at(self, ids: Iterable[str]) -> list[Finished]:
        chosen = tables.c.id.in_(list(ids))
        return await self.database.read(lambda c: _read(c, chosen))

    async def state(self) -> tuple[int, ...]:
        """Differs when a game has ended, or somebody has become a member or has gone, or has taken
        over what they played as a guest."""
        over = tables.c.ended.is_not(None)
        queries = (
            select(func.count(tables.c.ended)),
            select(func.sum(tables.c.version)).where(over),
            select(func.count(people.c.login)),
            select(func.count(people.c.gone)),
        )
        return await self.database.read(
            lambda c: tuple(int(c.scalar(query) or 0) for query in queries)
        )

    async def members(self, persons: Iterable[str]) -> dict[str, Member]:
        """Those of these people who have signed up, and have not gone."""
        query = select(people.c.id, people.c.name, people.c.created).where(
            people.c.id.in_(list(persons)), people.c.login.is_not(None)
        )
        found = await self.database.read(lambda c: [Member(*row) for row in c.execute(query)])
        return {member.id: member for member in found}

    async def without_end(self) -> list[str]:
        """Games that were over before it was noted how they ended."""
        query = select(tables.c.id).where(tables.c.status == "over", tables.c.ended.is_(None))
        return await self.database.read(lambda c: list(c.scalars(query.order_by(tables.c.id))))


def _read(connection: Connection, *which: ColumnElement[bool]) -> list[Finished]:
    query = (
        select(
            tables.c.id, tables.c.game, tables.c.ended, tables.c.ranks, tables.c.hints,
            tables.c.edition.is_not(None).label("own_edition"), tables.c.private, tables.c.host,
            tables.c.clock, tables.c.lost, seats.c.seat, seats.c.person, seats.c.name, seats.c.bot,
            seats.c.stand_in, seats.c.resigned, seats.c.former, seats.c.consent, people.c.login,
            people.c.gone, people.c.consent.label("consents"),
        )
        .select_from(
            tables.join(seats, seats.c.table_id == tables.c.id)
            .outerjoin(people, people.c.id == seats.c.person)
        )
        .where(tables.c.ended.is_not(None), tables.c.study.is_(None), *which)
        .order_by(tables.c.ended, tables.c.id, seats.c.seat)
    )  # fmt: skip
    rows = connection.execute(query)
    return [_finished(list(those)) for _, those in groupby(rows, key=lambda row: row.id)]


def _finished(rows: list[Any]) -> Finished:
    first = rows[0]
    return Finished(
        table=first.id,
        game=first.game,
        ended=first.ended,
        ranks=msgspec.json.decode(first.ranks, type=tuple[int, ...]),
        players=tuple(map(_player, rows)),
        hints=first.hints,
        own_edition=first.own_edition,
        private=first.private,
        host=first.host,
        clock=first.clock,
        by_clock=first.lost is not None,
    )


def _player(row: Any) -> Player:
    return Player(
        seat=row.seat,
        person=row.person,
        name=row.name,
        bot=row.bot,
        left=row.resigned or row.stand_in != "",
        former=row.former,
        member=row.login is not None or row.gone is not None,
        consent=row.consent,
        consents=bool(row.consents),
    )
