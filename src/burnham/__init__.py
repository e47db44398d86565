"""Burnham plays four board games about American cities, exactly by their rules.

import burnham

g = burnham.new("san_francisco", seats=3, seed=7)
while not g.over:
    g.take(g.answers()[0])
print(g.scores())
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from burnham.games import names, title_of
from burnham.kernel.described import described
from burnham.kernel.errors import BadComponents, BadOption, BadRecord, BurnhamError, Refused
from burnham.kernel.game import Game, game_from, new_game
from burnham.kernel.position import Position
from burnham.kernel.records import parsed
from burnham.kernel.reopening import load_game, replay_record
from burnham.kernel.title import Title

__version__: str
__all__ = [
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BurnhamError",
    "Game",
    "Refused",
    "catalogue",
    "from_json",
    "from_position",
    "new",
    "replay",
]


def __getattr__(name: str) -> str:
    """`__version__`, looked up when it is asked for: that takes longer than many a whole game."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version("burnham")


def catalogue() -> dict[str, dict[str, Any]]:
    """All games by id: names in every language, seats, and options with choices and default."""
    return {name: _described(name) for name in names()}


def new(
    game: str,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """A new game, dealt and ready for its first question."""
    return new_game(title_of(game), seats, seed, options, edition)


def from_position(
    game: str,
    position: Position | Mapping[str, Any],
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """A game that begins with a position (`g.position`, `g.imagine(…)`, or the values of its
    fields) and never leads back beyond it; `seed` names its dice."""
    values = position.values() if isinstance(position, Position) else position
    return game_from(title_of(game), values, seed, options, edition)


def from_json(saved: str | bytes | Mapping[str, Any]) -> Game:
    """A game from `Game.to_json()`: exactly the saved position, not replayed."""
    data = parsed(saved)
    return load_game(_title(data), data)


def replay(record: str | bytes | Mapping[str, Any], upto: int | None = None) -> Game:
    """Play a record again, up to answer number `upto`; every answer is checked."""
    data = parsed(record)
    return replay_record(_title(data), data, upto)


def _title(data: Mapping[str, Any]) -> Title:
    try:
        return title_of(data.get("game"))
    except BadOption as error:
        raise BadRecord("record-broken", detail=str(error)) from None


def _described(name: str) -> dict[str, Any]:
    title = title_of(name)
    return described(title, title.box(title.tables()))
