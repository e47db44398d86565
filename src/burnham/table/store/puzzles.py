"""What people answered to puzzles, the first answer to each alone, and what they reported."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from burnham.table.store.engine import Database
from burnham.table.store.schema import puzzle_reports, puzzle_tries


class Try(NamedTuple):
    """Somebody's first answer to a puzzle, by its word."""

    puzzle: str
    game: str
    word: str
    solved: bool
    made: float


class Report(NamedTuple):
    """What somebody says is wrong with a puzzle."""

    puzzle: str
    game: str
    reason: str
    made: float


class Puzzles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def tries(self, person: str) -> list[Try]:
        """All of a person's, the oldest first."""
        columns = (puzzle_tries.c[name] for name in Try._fields)
        query = select(*columns).where(puzzle_tries.c.person == person)
        ordered = query.order_by(puzzle_tries.c.made, puzzle_tries.c.puzzle)
        return await self.database.read(
            lambda connection: [Try(*row) for row in connection.execute(ordered)]
        )

    async def add(self, person: str, tried: Try) -> None:
        """Remember an answer, if it is the first to its puzzle."""

        def doing(connection: Connection) -> None:
            mine = puzzle_tries.c.person == person, puzzle_tries.c.puzzle == tried.puzzle
            if connection.execute(select(puzzle_tries.c.puzzle).where(*mine)).first() is None:
                row = {"person": person, **tried._asdict()}
                connection.execute(insert(puzzle_tries), [row])

        with suppress(IntegrityError):  # the same answer by another server, at the same time
            await self.database.write(doing)

    async def report(self, person: str, report: Report) -> None:
        """Keep a report, in place of the one that the same person gave before."""

        def doing(connection: Connection) -> None:
            same = puzzle_reports.c.person == person, puzzle_reports.c.puzzle == report.puzzle
            connection.execute(delete(puzzle_reports).where(*same))
            row = {"person": person, **report._asdict()}
            connection.execute(insert(puzzle_reports), [row])

        await self.database.write(doing)

    async def reports(self) -> list[Report]:
        """All there are, the oldest first; none in a store that was last used by a version without
        puzzles."""
        columns = (puzzle_reports.c[name] for name in Report._fields)
        query = select(*columns).order_by(puzzle_reports.c.made, puzzle_reports.c.puzzle)

        def doing(connection: Connection) -> list[Report]:
            if not inspect(connection).has_table(puzzle_reports.name):
                return []
            return [Report(*row) for row in connection.execute(query)]

        return await self.database.read(doing)
