"""When a guest signs in, the tables and puzzles of the guest become the member's; so does what
hosts and other players have laid on the guest."""

from __future__ import annotations

from sqlalchemy import Column, Connection, delete, insert, or_, select, update

from burnham.table.store.notices import hand_over_notices
from burnham.table.store.rewriting import rewrite
from burnham.table.store.schema import (
    chat,
    gallery,
    openers,
    own_lessons,
    puzzle_reports,
    puzzle_tries,
    removed,
    sanctions,
    seats,
    sessions,
    tables,
    visitors,
)


def hand_over(connection: Connection, guest: str, member: str) -> dict[str, int]:
    """Seats, tables, invitations, lessons and what was said; the guest is signed out everywhere.
    The tables it concerns, and their new stamps."""
    sat = select(seats.c.table_id).where(seats.c.person == guest)
    entered = select(visitors.c.table_id).where(visitors.c.person == guest)
    gone = select(removed.c.table_id).where(removed.c.person == guest)
    concerned = or_(tables.c.host == guest, tables.c.id.in_(sat.union(entered, gone)))
    stamps = rewrite(connection, concerned)
    known = select(visitors.c.table_id).where(visitors.c.person == member)
    new = connection.scalars(entered.where(visitors.c.table_id.not_in(known))).all()
    if new:
        rows = [{"table_id": table, "person": member} for table in new]
        connection.execute(insert(visitors), rows)
    connection.execute(delete(visitors).where(visitors.c.person == guest))
    said = chat.c.person, gallery.c.person
    for column in (tables.c.host, seats.c.person, *said, own_lessons.c.person):
        connection.execute(update(column.table).where(column == guest).values({column: member}))
    hand_over_notices(connection, guest, member)
    for one_each in (
        puzzle_tries.c.puzzle,
        puzzle_reports.c.puzzle,
        removed.c.table_id,
        sanctions.c.kind,
        openers.c.invitation,
    ):
        _hand_over_ones(connection, guest, member, one_each)
    connection.execute(delete(sessions).where(sessions.c.person == guest))
    return stamps


def _hand_over_ones(connection: Connection, guest: str, member: str, one_each: Column[str]) -> None:
    """Of what a person has one for each puzzle, table and so on, the member's stays as it is."""
    kept = one_each.table
    known = select(one_each).where(kept.c.person == member).scalar_subquery()
    theirs = kept.c.person == guest
    new = update(kept).where(theirs, one_each.not_in(known)).values(person=member)
    connection.execute(new)
    connection.execute(delete(kept).where(theirs))
