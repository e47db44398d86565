"""Your mistakes again: the decisions that cost somebody most, to be made once more.

They come from the analyses of finished games.  An answer counts as right if it costs no more than
an analysis would mention, and the same search says so that found the mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from burnham.bots.counsel import SWING, Counsel
from burnham.table.room.refusals import Missing, Unreadable, Wrong
from burnham.table.room.room import Header, Room
from burnham.table.service.analyst import task_about
from burnham.table.service.askers import Quota
from burnham.table.service.queue import Asker, Claim, Lane
from burnham.table.service.rooms import Rooms
from burnham.table.service.settings import Cap
from burnham.table.service.thinkers import Thinkers
from burnham.table.store import Analyses, Store
from burnham.table.store.analyses import Decision

GAMES = 200
"""So many games of a person are looked through, the latest."""

OPENED = 12
"""Of so many tables at most it is told what was asked there."""


class Mistake(NamedTuple):
    header: Header
    decision: Decision


class Trainer:
    def __init__(
        self, rooms: Rooms, store: Store, analyses: Analyses, thinkers: Thinkers, cap: Cap
    ) -> None:
        self.rooms = rooms
        self.store = store
        self.analyses = analyses
        self.thinkers = thinkers
        self._quota = Quota(cap, "hint-asked")

    async def mistakes(self, person: str) -> list[Mistake]:
        """All of a person's, those unsolved first, of the oldest games first."""
        tables = await self.store.tables_of(person, GAMES)
        over = {header.id: header for header, _ in tables if header.status == "over"}
        mine = {
            header.id: {seat.seat for seat in seats if seat.person == person}
            for header, seats in tables
        }
        analyses = await self.analyses.find_all(list(over))
        found = [
            Mistake(over[table], one)
            for table, analysis in analyses.items()
            for one in analysis.decisions
            if is_mistake(one, mine[table])
        ]
        return sorted(found, key=_order)

    async def rooms_of(self, mistakes: Sequence[Mistake]) -> dict[str, Room]:
        """By id the first tables of these mistakes, but those that cannot be read."""
        found: dict[str, Room] = {}
        for table in list(dict.fromkeys(one.header.id for one in mistakes))[:OPENED]:
            with suppress(Missing, Unreadable):
                found[table] = await self.rooms.open(table)
        return found

    async def following(
        self, person: str | None, table: str, moment: int
    ) -> tuple[str, int] | None:
        """Table and moment of the next mistake to be put right, after this one."""
        left = [one for one in await self.mistakes(person or "") if not one.decision.solved]
        places = [(one.header.id, one.decision.moment) for one in left]
        return next((place for place in places if place != (table, moment)), None)

    async def mistake(self, room: Room, person: str | None, moment: int) -> Decision:
        """The mistake that the person made at this moment; Missing if there is none."""
        analysis = await self.analyses.find(room.id) if room.header.status == "over" else None
        mine = set(room.seats_of(person))
        for one in analysis.decisions if analysis else ():
            if one.moment == moment and is_mistake(one, mine):
                return one
        raise Missing("page")

    async def judge(self, room: Room, mistake: Decision, answer: int, asker: Asker) -> Counsel:
        """What the search thinks of this answer; if it is right, the mistake is solved."""
        position = room.at(self.rooms.boxed(room), mistake.moment)
        if answer not in position.answers():
            raise Wrong("field", field="answer")
        task = task_about(self.rooms, room, position, mistake.moment, mistake.seat)
        self._quota.take(asker)
        try:
            counsel = await self.thinkers.advise(task, Claim(Lane.HINT, [asker]), answer)
        finally:
            self._quota.give_back(asker)
        if is_right(counsel, answer):
            await self.analyses.solve(room.id, mistake.moment)
        return counsel


def is_mistake(decision: Decision, seats: set[int]) -> bool:
    return decision.seat in seats and decision.loss >= SWING


def is_right(counsel: Counsel, answer: int) -> bool:
    """As good as the best, as far as an analysis can tell."""
    return counsel.of(answer).lost_chance(counsel.best) < SWING


def _order(mistake: Mistake) -> tuple[bool, float, int]:
    return mistake.decision.solved, mistake.header.created, mistake.decision.moment
