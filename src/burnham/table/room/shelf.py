"""The games on the shelf, each opened once: title, box, words, drawing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import cast

from burnham.kernel.fields import OWNER
from burnham.kernel.text import Names, Text
from burnham.kernel.title import Title
from burnham.kit import Drawing
from burnham.table.room.refusals import Missing

log = logging.getLogger(__name__)
OUR_GAMES = "burnham.games:titles"
"""Where the titles come from: a function, by name, so that other processes can find it too."""


def titles_of(source: str) -> Mapping[str, Title]:
    module, _, name = source.partition(":")
    find: Callable[[], Mapping[str, Title]] = getattr(import_module(module), name)
    return find()


class Boxed:
    """A game out of its box."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.tables = title.tables()
        self.box = title.make_box(self.tables)

    @cached_property
    def drawing(self) -> Drawing:
        return cast(Drawing, self.title.drawing())

    @cached_property
    def hands(self) -> bool:
        """Whether a seat knows things that others do not."""
        blank = self.title.blank(self.box, self.title.max_seats)
        return any(field.seen == OWNER for field in blank.all_fields)

    def text(self, lang: str, names: Names, seats: int) -> Text:
        return Text(self.title, self.box, lang, names, seats)


def _is_drawn(title: Title) -> bool:
    """A game without a drawing can be played by programs, but not be laid on a table."""
    try:
        cast(Drawing, title.drawing()).player_colours  # noqa: B018 - whether it is there
    except (ImportError, AttributeError, NotImplementedError) as error:
        log.info("%s is not on the shelf: %r", title.id, error)
        return False
    return True


class Shelf:
    """The games that can be played at a table."""

    def __init__(self, source: str = OUR_GAMES) -> None:
        self.source = source
        self.titles = {id: title for id, title in titles_of(source).items() if _is_drawn(title)}
        self._open: dict[str, Boxed] = {}

    def __getitem__(self, game: str) -> Boxed:
        if game not in self.titles:
            raise Missing("game", game=game[:40])
        if game not in self._open:
            self._open[game] = Boxed(self.titles[game])
        return self._open[game]

    def __iter__(self) -> Iterator[str]:
        return iter(self.titles)

    def __contains__(self, game: object) -> bool:
        return game in self.titles
