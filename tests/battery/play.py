"""Random play under watch; a failure tells how to get there."""

from __future__ import annotations

from collections.abc import Callable

from burnham.kernel.checks import sound
from burnham.kernel.game import Game
from burnham.kernel.playout import Dice
from burnham.kernel.records import LONGEST_GAME


def watched(game: Game, seed: str, look: Callable[[Game], None]) -> Game:
    """Play at random to the end; `sound` and then `look` are asked about every position."""
    dice = Dice(seed)
    try:
        _visit(game, look)
        while not game.over:
            assert game.number < LONGEST_GAME, "the game does not end"
            game.take(dice.pick(game.answers()))
            _visit(game, look)
    except BaseException as error:
        error.add_note(described(game))
        raise
    return game


def _visit(game: Game, look: Callable[[Game], None]) -> None:
    sound(game.position)
    look(game)


def described(game: Game) -> str:
    """Where a game stands, for the reader of a failing test."""
    last = ", ".join(game.words[-5:])
    start = f"{game.title.id}, {game.seats} seats, {game.options}, seed {game.seed!r}"
    return f"{start}: after {game.number} answers (… {last}), asked: {game.question} of {game.seat}"
