"""Burnham plays four board games about American cities, exactly by their rules.

    import burnham

    g = burnham.new("san_francisco", seats=3, seed=7)
    while not g.over:
        g.take(g.answers()[0])
    print(g.scores())
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from burnham.games import title_of, titles
from burnham.kernel.errors import BadComponents, BadOption, BadRecord, BurnhamError, Refused
from burnham.kernel.game import Game, load_game, new_game, replay_record
from burnham.kernel.text import LANGUAGES, Text

__version__ = version("burnham")
__all__ = [
    "BadComponents",
    "BadOption",
    "BadRecord",
    "BurnhamError",
    "Game",
    "Refused",
    "from_json",
    "games",
    "new",
    "replay",
]


def games() -> dict[str, dict[str, Any]]:
    """All games by id: names in every language, seats, and options with choices and default."""
    return {name: _described(name) for name in titles()}


def new(
    game: str,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    edition: str | Path | Mapping[str, Any] | None = None,
) -> Game:
    """A new game, dealt and ready for its first question."""
    return new_game(title_of(game), seats, seed, options, edition)


def from_json(saved: str | bytes | Mapping[str, Any]) -> Game:
    """A game from `Game.to_json()`: exactly the saved position, not replayed."""
    data = _read(saved)
    return load_game(title_of(data.get("game")), data)


def replay(record: str | bytes | Mapping[str, Any], upto: int | None = None) -> Game:
    """Play a record again, up to answer number `upto`; every answer is checked."""
    data = _read(record)
    return replay_record(title_of(data.get("game")), data, upto)


def _read(source: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(source, Mapping):
        return source
    try:
        data = json.loads(source)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadRecord("This is not a game record.")
    return data


def _described(name: str) -> dict[str, Any]:
    title = titles()[name]
    box = title.make_box(title.tables())
    texts = {lang: Text(title, box, lang, {}, title.max_seats) for lang in LANGUAGES}
    return {
        "names": {lang: text.say("game-name") for lang, text in texts.items()},
        "seats": [title.min_seats, title.max_seats],
        "options": {
            option.name: {
                "choices": list(option.choices),
                "default": option.default,
                "seats": list(option.seats),
            }
            for option in title.options
        },
        "rules_version": title.rules_version,
        "complete": title.complete,
    }
