"""The games on the shelf, each opened once: title, box, words, drawing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, cast

from cachetools import LRUCache

from burnham.kernel.errors import BadComponents
from burnham.kernel.fields import OWNER
from burnham.kernel.game import dealt
from burnham.kernel.records import canonical
from burnham.kernel.tables import Tables, read_tables
from burnham.kernel.text import Names, Text
from burnham.kernel.title import Title
from burnham.kit import Drawing
from burnham.table.room.refusals import Missing

log = logging.getLogger(__name__)
OUR_GAMES = "burnham.games:titles"
"""Where the titles come from: a function, by name, so that other processes can find it too."""


LONGEST = 40
"""Letters of an edition's name."""
OPENED = 100
"""So many games and editions are kept open: anybody may bring one of their own."""


def titles_of(source: str) -> Mapping[str, Title]:
    module, _, name = source.partition(":")
    find: Callable[[], Mapping[str, Title]] = getattr(import_module(module), name)
    return find()


@dataclass(frozen=True)
class Edition:
    """Components of one's own: what an edition file changes of a game's printed tables."""

    name: str
    tables: dict[str, Any]


class Boxed:
    """A game out of its box, as it was printed or in an edition."""

    def __init__(self, title: Title, edition: Edition | None = None) -> None:
        self.title = title
        self.edition = edition
        self.tables = title.tables().edition(edition.tables if edition else None)
        self.box = title.box(self.tables)

    @cached_property
    def drawing(self) -> Drawing:
        return cast(Drawing, self.title.showing.drawing())

    @cached_property
    def hands(self) -> bool:
        """Whether a seat knows things that others do not."""
        blank = self.title.rules.blank(self.box, self.title.rules.max_seats)
        return any(field.seen == OWNER for field in blank.all_fields)

    def text(self, lang: str, names: Names, seats: int) -> Text:
        return Text(self.title, self.box, lang, names, seats)


def _is_drawn(title: Title) -> bool:
    """A game without a drawing can be played by programs, but not be laid on a table."""
    try:
        cast(Drawing, title.showing.drawing()).player_colours  # noqa: B018 - whether it is there
    except (ImportError, AttributeError, NotImplementedError) as error:
        log.info("%s is not on the shelf: %r", title.id, error)
        return False
    return True


class Shelf:
    """The games that can be played at a table, and the editions of them that this server has."""

    def __init__(self, source: str = OUR_GAMES, editions: Sequence[str] = ()) -> None:
        self.source = source
        self.titles = {id: title for id, title in titles_of(source).items() if _is_drawn(title)}
        self._editions: dict[str, dict[str, Edition]] = {game: {} for game in self.titles}
        self._open: LRUCache[tuple[str, str], Boxed] = LRUCache(OPENED)
        self._opening = Lock()
        for file in editions:
            game, edition = read_edition(file, self.titles.values())
            if edition.name in self._editions[game]:
                raise BadComponents("edition-twice", file=Path(file).name, edition=edition.name)
            self._editions[game][edition.name] = edition

    def __getitem__(self, game: str) -> Boxed:
        """A game as it was printed."""
        return self.boxed(game, None)

    def boxed(self, game: str, edition: Edition | None) -> Boxed:
        if game not in self.titles:
            raise Missing("game", game=game[:40])
        key = game, canonical(edition.tables) if edition else ""
        with self._opening:
            if key not in self._open:
                self._open[key] = Boxed(self.titles[game], edition)
            return self._open[key]

    def chosen(self, game: str, edition: str) -> Boxed:
        """A game in the edition of this name (empty: as it was printed)."""
        printed = self[game]
        if not edition:
            return printed
        if edition not in self._editions[game]:
            raise Missing("edition", edition=edition[:40])
        return self.boxed(game, self._editions[game][edition])

    def editions(self, game: str) -> list[str]:
        """The names of a game's editions."""
        return list(self._editions[game])

    def __iter__(self) -> Iterator[str]:
        return iter(self.titles)

    def __contains__(self, game: object) -> bool:
        return game in self.titles


def read_edition(file: str, titles: Iterable[Title]) -> tuple[str, Edition]:
    """The edition in a file, and the game it belongs to: the one named by `game` in its table
    `meta`, else the only one whose box it fits.  Its `name` there, else the file's, names it."""
    path = Path(file)
    meta = read_tables(path).data.get("meta", {})
    wanted = [title for title in titles if meta.get("game", title.id) == title.id]
    found: dict[str, Tables] = {}
    for title in wanted:
        try:
            found[title.id] = _tried(title, path)
        except BadComponents:
            if len(wanted) == 1:
                raise
    if len(found) != 1:
        raise BadComponents("edition-game", file=path.name)
    game, tables = found.popitem()
    return game, Edition(str(meta.get("name", path.stem))[:LONGEST], dict(tables.overrides))


def _tried(title: Title, path: Path) -> Tables:
    """The tables with the edition, with which a game can be dealt."""
    tables = title.tables().edition(path)
    dealt(
        title,
        tables,
        title.rules.min_seats,
        title.full_options(title.rules.min_seats, {}),
        "edition",
    )
    return tables
