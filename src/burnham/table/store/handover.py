"""When a guest signs in, the tables of the guest become the member's."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from burnham.table.store.engine import tell
from burnham.table.store.schema import chat, seats, sessions, tables, visitors


def hand_over(connection: Connection, guest: str, member: str) -> dict[str, int]:
    """Seats, tables, invitations and what was said; the guest is signed out everywhere.  The tables
    it concerns, and their new versions: nobody goes on with them as they are remembered."""
    sat = select(seats.c.table_id).where(seats.c.person == guest)
    entered = select(visitors.c.table_id).where(visitors.c.person == guest)
    concerned = or_(tables.c.host == guest, tables.c.id.in_(sat), tables.c.id.in_(entered))
    newer = update(tables).where(concerned).values(version=tables.c.version + 1)
    found = connection.execute(newer.returning(tables.c.id, tables.c.version)).all()
    versions = {row.id: row.version for row in found}
    known = select(visitors.c.table_id).where(visitors.c.person == member)
    new = connection.scalars(entered.where(visitors.c.table_id.not_in(known))).all()
    if new:
        rows = [{"table_id": table, "person": member} for table in new]
        connection.execute(insert(visitors), rows)
    connection.execute(delete(visitors).where(visitors.c.person == guest))
    for column in (tables.c.host, seats.c.person, chat.c.person):
        connection.execute(update(column.table).where(column == guest).values({column: member}))
    connection.execute(delete(sessions).where(sessions.c.person == guest))
    for table, version in versions.items():
        tell(connection, f"{table} {version}")
    return versions
