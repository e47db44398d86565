"""Games of one kind, dealt again and again: what is checked is checked once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from burnham.games import title_of
from burnham.kernel.errors import BadOption, Refused, shown
from burnham.kernel.game import dealt
from burnham.kernel.position import Position
from burnham.kernel.records import seed_text
from burnham.kernel.text import Text, joined
from burnham.kernel.title import OptionValue

RENDER_MODES: Final = ("ansi",)
"""How environments show themselves: as plain text."""

Given = Mapping[str, OptionValue] | None
Edition = str | Path | Mapping[str, Any] | None


class Deals:
    """Deals the very games that `burnham.new` gives for the same seeds, without a journal."""

    def __init__(
        self, game: str, seats: int | None = None, options: Given = None, edition: Edition = None
    ) -> None:
        """`seats` are those the game is best with, if nothing else is said."""
        self.title = title_of(game)
        self.seats = self.title.usual_seats if seats is None else seats
        self.options = self.title.full_options(self.seats, options or {})
        self.edition = edition
        self.tables = self.title.tables().edition(edition)

    @property
    def name(self) -> str:
        """What an environment is called: the game and the version of its rules."""
        return f"{self.title.id}_v{self.title.rules.version}"

    def __reduce__(self) -> Any:
        return Deals, (self.title.id, self.seats, self.options, self.edition)

    def blank(self) -> Position:
        """A position with nothing on the table, which tells what fields there are."""
        return self.title.rules.blank(self.title.box(self.tables), self.seats)

    def deal(self, seed: int | str) -> Position:
        """A position before its first question; nobody listens to what happens there."""
        position = dealt(
            self.title, self.tables, self.seats, self.options, seed_text(seed)
        ).position
        position.facts = None
        return position

    def told(self, position: Position, seat: int) -> str:
        """The table as plain text, as a seat sees it."""
        text = Text(self.title, self.title.box(self.tables), "en", {}, self.seats)
        return joined(self.title.showing.plain(position.seen_by(seat), text))


def begun(position: Position | None) -> Position:
    """The position of an environment; Refused before its first reset."""
    if position is None:
        raise Refused("not-reset")
    return position


def checked_mode(mode: str | None) -> str | None:
    """How an environment is to show itself; BadOption if it cannot."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption("no-render-mode", mode=shown(mode), modes=", ".join(RENDER_MODES))
    return mode
