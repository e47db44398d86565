"""Lesson files of people's own: whoever has the id may play one, its owner may take it away."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from burnham.table.room.refusals import Missing, Wrong
from burnham.table.store.engine import Database
from burnham.table.store.schema import own_lessons

MOST = 50
"""Lessons of one person."""


class OwnLesson(NamedTuple):
    id: str
    person: str
    file: str
    created: float


class OwnLessons:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: str, file: str, now: float) -> str:
        """Its id, which nobody can guess."""
        id = secrets.token_hex(8)

        def doing(connection: Connection) -> None:
            count = select(func.count()).where(own_lessons.c.person == person)
            if (connection.scalar(count) or 0) >= MOST:
                raise Wrong("many-lessons", most=MOST)
            row = OwnLesson(id, person, file, now)._asdict()
            connection.execute(insert(own_lessons), [row])

        await self.database.write(doing)
        return id

    async def find(self, id: str) -> OwnLesson:
        query = select(own_lessons).where(own_lessons.c.id == id)
        found = await self.database.read(lambda c: c.execute(query).mappings().one_or_none())
        if found is None:
            raise Missing("lesson")
        return OwnLesson(**found)

    async def of(self, person: str) -> list[OwnLesson]:
        """The latest first."""
        query = select(own_lessons).where(own_lessons.c.person == person)
        query = query.order_by(own_lessons.c.created.desc())
        rows = await self.database.read(lambda c: list(c.execute(query).mappings()))
        return [OwnLesson(**row) for row in rows]

    async def remove(self, id: str, person: str) -> None:
        """Its owner may."""
        gone = delete(own_lessons).where(own_lessons.c.id == id, own_lessons.c.person == person)
        if not await self.database.write(lambda c: c.execute(gone).rowcount):
            raise Missing("lesson")
