"""Puzzles: which one is to be solved, and what somebody has solved so far.

The first answer to a puzzle counts.  It is judged by what the pack says: nothing is searched.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from burnham.bots.puzzles import Judged, Pack, Puzzle
from burnham.table.room.puzzles import pack_of
from burnham.table.room.refusals import Missing, Wrong
from burnham.table.room.shelf import Shelf
from burnham.table.store.puzzles import Puzzles, Report, Try

DAY: Final = 24 * 3600
LEVELS: Final = ("easy", "medium", "hard")
REASON: Final = 200
"""Letters of a report."""


class Standing(NamedTuple):
    """What somebody has solved: so many puzzles of each game, and for how many days in a row one
    at least."""

    tries: dict[str, Try]
    streak: int

    def solved(self, pack: Pack) -> int:
        return sum(self.tries[one.id].solved for one in pack.puzzles if one.id in self.tries)

    def next(self, pack: Pack) -> Puzzle | None:
        """The easiest that was not answered yet."""
        left = [one for one in pack.puzzles if one.id not in self.tries]
        return min(left, key=lambda one: (LEVELS.index(one.level), one.id), default=None)


class PuzzleBook:
    def __init__(self, shelf: Shelf, store: Puzzles) -> None:
        self.shelf = shelf
        self.store = store

    @property
    def games(self) -> list[str]:
        """Those that have puzzles."""
        return [game for game in self.shelf if self._pack(game)]

    def pack(self, game: str) -> Pack:
        pack = self._pack(game)
        if pack is None:
            raise Missing("page")
        return pack

    def _pack(self, game: str) -> Pack | None:
        pack = pack_of(self.shelf[game].title)
        return pack if pack and pack.puzzles else None

    def find(self, game: str, id: str) -> Puzzle:
        puzzle = self.pack(game).find(id)
        if puzzle is None:
            raise Missing("page")
        return puzzle

    def of_day(self, game: str, now: float) -> Puzzle:
        """The same for everybody, a new one at midnight UTC, until all have had their turn."""
        puzzles = self.pack(game).puzzles
        return puzzles[int(now // DAY) % len(puzzles)]

    async def standing(self, person: str | None, now: float) -> Standing:
        tries = await self.store.tries(person) if person else []
        days = {int(one.made // DAY) for one in tries if one.solved}
        return Standing({one.puzzle: one for one in tries}, streak(days, int(now // DAY)))

    async def answer(self, person: str, game: str, puzzle: Puzzle, word: str, now: float) -> Judged:
        """Take somebody's answer: what the pack says of it."""
        given = puzzle.judged(word)
        if given is None:
            raise Wrong("field", field="answer")
        await self.store.add(person, Try(puzzle.id, game, word, given.credited, now))
        return given

    async def report(self, person: str, game: str, id: str, reason: str, now: float) -> None:
        self.find(game, id)
        told = " ".join(reason.split())
        if not 0 < len(told) <= REASON:
            raise Wrong("field", field="reason")
        await self.store.report(person, Report(id, game, told, now))


def streak(days: Iterable[int], today: int) -> int:
    """How many days in a row, up to today, or yesterday if today is still to come."""
    solved = set(days)
    last = today if today in solved else today - 1
    length = 0
    while last - length in solved:
        length += 1
    return length
