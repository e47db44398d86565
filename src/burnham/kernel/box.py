"""What every game's box has: it knows the game and the tables that it was made of.

So positions pickle without what is printed: another process reads that from the game's folder.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from burnham.kernel.errors import BadRecord


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedBox:
    """`Title.box` says what it was made of; a box that was made by hand has no game."""

    game: str = ""
    tables: Any = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        """What is printed never changes: all share it."""
        return self

    def __reduce__(self) -> Any:
        """By the title of its game's name: of several that share the box, as tuning makes them, the
        one that others find."""
        if not self.game:
            raise BadRecord("no-title")
        title = finders[0](self.game)
        return box_again, (title, self.tables.hash, dict(self.tables.overrides))


finders: list[Callable[[str], Any]] = []
"""How the title of a game is found: burnham/games puts it here."""


def box_again(title: Any, hash: str, overrides: Mapping[str, Any]) -> Any:
    """The box of these tables, shared by all that have it here; BadRecord if what is printed here
    is something else."""
    return title.box(tables_again(title, hash, overrides))


def tables_again(title: Any, hash: str, overrides: Mapping[str, Any]) -> Any:
    tables = title.tables().edition(overrides)
    if tables.hash != hash:
        raise BadRecord("record-edition")
    return tables
