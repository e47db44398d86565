"""Analyses of finished games: each is made once, and kept.

Whoever makes one writes down now and then how far it got.  If that stops, its server is gone, and
another may take over from there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from burnham.bots.counsel import Weighed
from burnham.bots.reasons import Held, Reason, Why
from burnham.table.store.engine import Database
from burnham.table.store.schema import analyses

LOST = 30.0
"""After so many seconds without a word somebody else may go on."""


class Decision(NamedTuple):
    """One decision of a game, thought through again: `moment` answers were given before it.
    `solved`: a mistake that was put right in practice."""

    moment: int
    seat: int
    given: Weighed
    best: Weighed
    chances: tuple[float, ...]
    solved: bool = False

    @property
    def loss(self) -> float:
        return self.given.lost_chance(self.best)

    @property
    def points(self) -> float:
        return self.given.lost_points(self.best)


class Analysis(NamedTuple):
    """All decisions up to the moment that was reached."""

    reached: int = 0
    decisions: tuple[Decision, ...] = ()


class Analyses:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> Analysis | None:
        return await self.database.read(lambda connection: _found(connection, table))

    async def find_all(self, tables: Collection[str]) -> dict[str, Analysis]:
        """Those there are of these tables, in one read."""

        def reading(connection: Connection) -> dict[str, Analysis]:
            query = select(analyses).where(analyses.c.table_id.in_(tables))
            return {
                row.table_id: _analysis(row.reached, row.decisions)
                for row in connection.execute(query)
            }

        return await self.database.read(reading)

    async def claim(self, table: str, now: float) -> Analysis | None:
        """What there is to go on from; None if somebody else is at it."""

        def doing(connection: Connection) -> Analysis | None:
            found = _found(connection, table)
            if found is None:
                row = {"table_id": table, "touched": now, **_row(Analysis())}
                connection.execute(insert(analyses), [row])
                return Analysis()
            mine = analyses.c.table_id == table, analyses.c.touched <= now - LOST
            taken = connection.execute(update(analyses).where(*mine).values(touched=now))
            return found if taken.rowcount else None

        return await self.database.write(doing)

    async def save(self, table: str, analysis: Analysis, now: float) -> None:
        query = update(analyses).where(analyses.c.table_id == table)
        values = {"touched": now, **_row(analysis)}
        await self.database.write(lambda connection: connection.execute(query.values(**values)))

    async def solve(self, table: str, moment: int) -> None:
        """Remember that the decision at this moment was put right."""

        def doing(connection: Connection) -> None:
            found = _found(connection, table)
            if found is not None:
                solved = [
                    one._replace(solved=True) if one.moment == moment else one
                    for one in found.decisions
                ]
                query = update(analyses).where(analyses.c.table_id == table)
                row = _row(found._replace(decisions=tuple(solved)))
                connection.execute(query.values(decisions=row["decisions"]))

        await self.database.write(doing)


def _row(analysis: Analysis) -> dict[str, int | str]:
    decisions = msgspec.json.encode([_named(one) for one in analysis.decisions]).decode()
    return {"reached": analysis.reached, "decisions": decisions}


def _found(connection: Connection, table: str) -> Analysis | None:
    query = select(analyses.c.reached, analyses.c.decisions).where(analyses.c.table_id == table)
    row = connection.execute(query).first()
    return None if row is None else _analysis(row.reached, row.decisions)


def _analysis(reached: int, decisions: str) -> Analysis:
    return Analysis(reached, tuple(map(_decision, msgspec.json.decode(decisions))))


def _named(decision: Decision) -> dict[str, Any]:
    given, best = _kept(decision.given), _kept(decision.best)
    return {**decision._asdict(), "given": given, "best": best}


def _kept(weighed: Weighed) -> dict[str, Any]:
    """Without reasons, if there are none."""
    kept, why = weighed._asdict(), weighed.why
    if why == Why():
        del kept["why"]
        return kept
    reasons, held = [one._asdict() for one in why.reasons], [one._asdict() for one in why.held]
    return {**kept, "why": {**why._asdict(), "reasons": reasons, "held": held}}


def _decision(kept: Any) -> Decision:
    """Decisions of before 0.2 were stored as lists, in the order of the fields."""
    if isinstance(kept, list):
        return msgspec.convert(kept, Decision)
    given, best = _weighed(kept["given"]), _weighed(kept["best"])
    return Decision(
        kept["moment"], kept["seat"], given, best, tuple(kept["chances"]), kept.get("solved", False)
    )


def _weighed(kept: dict[str, Any]) -> Weighed:
    """Those stored first have no reasons."""
    if "why" not in kept:
        return Weighed(**kept)
    why = kept["why"]
    reasons = tuple(Reason(**one) for one in why["reasons"])
    held = tuple(Held(**one) for one in why["held"])
    return Weighed(**{**kept, "why": Why(**{**why, "reasons": reasons, "held": held})})
