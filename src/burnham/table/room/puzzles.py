"""Puzzles at a table: the packs of the games, and a table that begins with what a puzzle shows.

What was hidden from the seat is not in a pack: the table holds it as the seat may imagine it.
"""

from __future__ import annotations

import logging

from cachetools import cached

from burnham.bots.puzzles import PACK, Pack, Puzzle, read_pack
from burnham.kernel.errors import BadRecord
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.table.room.practice import bots_around, unkept_room
from burnham.table.room.room import NOTHING_YET, Room, Study
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from burnham.table.room.studies import written

log = logging.getLogger(__name__)


@cached({}, key=lambda title: title.folder)
def pack_of(title: Title) -> Pack | None:
    """The puzzles of a game, read once; None if it has none that can be used."""
    file = title.folder / PACK
    try:
        return read_pack(title, file) if file.exists() else None
    except BadRecord as error:
        log.warning("no puzzles: %s", error)
        return None


def seen_in(puzzle: Puzzle, boxed: Boxed) -> Position:
    """What the seat sees that is asked."""
    return puzzle.opened(boxed.title, boxed.box)


def puzzle_room(puzzle: Puzzle, boxed: Boxed, name: str = "") -> Room:
    """The table as the puzzle shows it; `name` is that of whoever solves it."""
    dream = seen_in(puzzle, boxed).imagine(puzzle.seat, puzzle.id)
    journal = NOTHING_YET.begin(dream, boxed.title.rules.version, 0, "start")
    seats = bots_around(puzzle.seats, puzzle.seat, name)
    return unkept_room(puzzle.id, boxed, puzzle.options, seats, journal)


def puzzle_study(puzzle: Puzzle, boxed: Boxed, level: str, seed: str) -> Wish:
    """A private table that goes on from the puzzle, against bots of this level."""
    dream = seen_in(puzzle, boxed).imagine(puzzle.seat, seed)
    study = Study(seat=puzzle.seat, puzzle=puzzle.id, position=written(dream))
    places = [
        Place("me") if seat == puzzle.seat else Place("bot", level=level)
        for seat in range(puzzle.seats)
    ]
    options = dict(puzzle.options)
    return Wish(boxed.title.id, places, options, private=True, hints=True, study=study)
