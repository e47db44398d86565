"""Tables that are changed past their rooms, together with what is stored of people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, select, update

from burnham.table.store.engine import tell
from burnham.table.store.schema import seats, tables


def sits_at(person: str) -> ColumnElement[bool]:
    """Tables at which somebody sits."""
    return tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person))


def rewrite(connection: Connection, concerned: ColumnElement[bool], **more: Any) -> dict[str, int]:
    """Give these tables a new version, and `more` new values.  Their new stamps: nobody goes on
    with them as they are remembered, other servers neither."""
    newer = update(tables).where(concerned).values(version=tables.c.version + 1, **more)
    stamp = (tables.c.version + tables.c.laid).label("stamp")
    found = connection.execute(newer.returning(tables.c.id, stamp)).all()
    stamps = {row.id: row.stamp for row in found}
    for table, new in stamps.items():
        tell(connection, f"{table} {new}")
    return stamps
