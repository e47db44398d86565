"""The games, one folder each.  A folder with a `TITLE` in its package is a game of the house."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules

from burnham.kernel.errors import BadOption
from burnham.kernel.title import Title


@lru_cache
def titles() -> dict[str, Title]:
    """All games by id, in alphabetical order."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").TITLE for name in names}


def title_of(game: object) -> Title:
    found = titles().get(game) if isinstance(game, str) else None
    if found is None:
        raise BadOption(f"There is no game {game!r}; there are {', '.join(titles())}.")
    return found
