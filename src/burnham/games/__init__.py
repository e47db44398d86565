"""The games, one folder each.  A folder with a `TITLE` in its package is a game."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from burnham.kernel.box import finders
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


def _by_id(title: Title) -> tuple[Callable[[object], Title], tuple[str]]:
    """A title pickles as the game of its id; one that is not on the shelf is not found again."""
    if title.id not in names() or title_of(title.id) is not title:
        raise BadOption("not-on-shelf", game=title.id)
    return title_of, (title.id,)


copyreg.pickle(Title, _by_id)
finders.append(title_of)
