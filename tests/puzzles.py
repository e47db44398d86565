"""Puzzles of Tollhouse, made by hand: the answer with this place among all is right."""

from __future__ import annotations

from collections.abc import Sequence

from burnham.bots.puzzles import FORMAT, Head, Judged, Made, Pack, Puzzle, id_of, view_of
from burnham.bots.reasons import Reason, Why
from burnham.kernel.game import Game, new_game
from burnham.kernel.title import Title

MADE = Made("burnham puzzles mine toy", "0", "abc", False, "s", 16, (48, 300, 1200), 2, 32, 4, 3)
WHY = Why((Reason("coins", "", -1, 2.5),))


def judged(word: str, lag: float, error: float = 0.01) -> Judged:
    return Judged(word, round(0.6 - lag, 3), lag, error, 40, 2.5 - lag, WHY if lag else Why())


def puzzle_of(game: Game, right: Sequence[int] = (0,), *, easy: int = 2, normal: int = 0) -> Puzzle:
    """The question of this moment; answers at the places `right` are credited."""
    title, seen = game.title, game.position.seen_by(game.position.seat)
    words = [seen.step.word(answer) for answer in game.answers()]
    order = [*right, *(place for place in range(len(words)) if place not in right)]
    lags = [0.01 * place if order[place] in right else 0.2 for place in range(len(order))]
    view = view_of(title, game.box, seen)
    return Puzzle(
        id=id_of(game.seats, game.options, view),
        seats=game.seats,
        options=game.options,
        seat=seen.seat,
        question=seen.step.name,
        view=view,
        answers=tuple(judged(words[o], lag) for o, lag in zip(order, lags, strict=True)),
        found={"easy": (easy, 8), "normal": (normal, 8)},
        source="game 0, answer 0",
    )


def toy_puzzles(title: Title, count: int = 3) -> list[Puzzle]:
    """Of different deals, each harder than the one before."""
    games = [new_game(title, 2, f"puzzle {n}", {}, None) for n in range(count)]
    levels = [(7, 8), (2, 8), (2, 0)]
    return [
        puzzle_of(game, easy=levels[n % 3][0], normal=levels[n % 3][1])
        for n, game in enumerate(games)
    ]


def pack_of(title: Title, puzzles: Sequence[Puzzle]) -> Pack:
    head = Head(FORMAT, title.id, title.rules.version, title.tables().hash, len(puzzles), "", MADE)
    return Pack(head, tuple(sorted(puzzles, key=lambda one: one.id)))
