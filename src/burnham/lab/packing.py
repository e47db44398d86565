"""Packing: which of the puzzles that were mined go into a pack.

Not too many of one kind of question or from one game, and those first that the bots of one answer
ahead do not find.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Final, NamedTuple

from burnham.bots.puzzles import Made, Puzzle
from burnham.kernel.title import Title
from burnham.lab.mining import Dug, Mine, Moment, searched

OF_A_KIND: Final = (1 / 4, 1 / 2, 2 / 3)
"""No kind of question is asked in more of the puzzles than this; if then there are too few, in no
more than that, and so on."""

OF_A_GAME: Final = 3
"""Nor do more puzzles than this come from one game."""

HARD: Final = 0.6
"""Nor are more of them hard than this: there must be some for everybody."""


class Mined(NamedTuple):
    """A puzzle, and the number of the game it comes from."""

    game: int
    puzzle: Puzzle


def chosen(dug: Iterable[Dug], wanted: int) -> list[Puzzle]:
    """So many puzzles, or fewer if there are not enough that differ; in the order of their ids,
    which is none."""
    mined = [
        Mined(one.number, puzzle) for one in dug for puzzle in one.puzzles if not is_dull(puzzle)
    ]
    mined.sort(key=lambda one: worth_asking(one.puzzle))
    found: dict[str, Mined] = {}
    for part in OF_A_KIND:
        for one in mined:
            if len(found) < wanted and _differs(one, found, wanted, part):
                found[one.puzzle.id] = one
    return [found[id].puzzle for id in sorted(found)]


def _differs(one: Mined, found: Mapping[str, Mined], wanted: int, part: float) -> bool:
    """Whether there is room for one more of its kind, game and level."""
    puzzle, others = one.puzzle, [other.puzzle for other in found.values()]
    alike = sum(other.question == puzzle.question for other in others)
    there = sum(other.game == one.game for other in found.values())
    hard = sum(other.level == "hard" for other in others)
    return (
        puzzle.id not in found
        and alike < ceil(part * wanted)
        and there < OF_A_GAME
        and not (puzzle.level == "hard" and hard >= ceil(HARD * wanted))
    )


def is_dull(puzzle: Puzzle) -> bool:
    """Whether bots of one answer ahead find it every time."""
    return all(times == of for times, of in puzzle.found.values())


def worth_asking(puzzle: Puzzle) -> tuple[float, float, str]:
    """Least for those that are found least; of equals the one with fewest right answers."""
    found = puzzle.share_found("normal") + puzzle.share_found("easy")
    return found, len(puzzle.credited) / len(puzzle.answers), puzzle.id


def made_by(mine: Mine, dug: Sequence[Dug], command: str, version: str) -> Made:
    return Made(
        command=command,
        version=version,
        commit=mine.commit,
        native=mine.native,
        seed=mine.seed,
        questions=mine.questions,
        playouts=mine.playouts,
        games=len(dug),
        looked_at=sum(one.looked_at for one in dug),
        candidates=sum(one.candidates for one in dug),
        confirmed=sum(len(one.puzzles) for one in dug),
    )


def searched_again(title: Title, puzzle: Puzzle, playouts: int, seed: str) -> bool:
    """Whether the best answer of one more search is one that the puzzle credits."""
    seen = puzzle.opened(title, title.box(title.tables()))
    answers = seen.imagine(puzzle.seat, seed).answers()
    best = searched(title, Moment(0, seen, puzzle.seat, answers), playouts, seed)[0]
    return any(one.word == best.word for one in puzzle.credited)
