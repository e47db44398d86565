"""The games, one folder each.  A folder with a `TITLE` in its package is a game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.title import Title

_known: dict[str, Title] = {}


def names() -> list[str]:
    """The ids of all games, in alphabetical order; nothing is loaded for it."""
    return sorted({*_known, *(module.name for module in iter_modules(__path__) if module.ispkg)})


def titles() -> dict[str, Title]:
    """All games by id, in alphabetical order."""
    return {name: title_of(name) for name in names()}


def drawings() -> list[Path]:
    """The folders of all games' drawings, in alphabetical order; nothing is loaded for it."""
    return [Path(place) / name / "drawing" for place in __path__ for name in names()]


def title_of(game: object) -> Title:
    """The game of this id; only its own folder is loaded."""
    if not isinstance(game, str) or game not in names():
        raise BadOption("no-game", game=shown(game), games=", ".join(names()))
    if game not in _known:
        _known[game] = import_module(f"{__name__}.{game}").TITLE
    return _known[game]
