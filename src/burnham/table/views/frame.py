"""What every view has: language, theme, who looks, and pictures drawn on demand."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from markupsafe import Markup

from burnham.kernel.fluent import Lang
from burnham.table.store.hosts import Opening

Theme = Literal["light", "dark", "auto"]


@dataclass(frozen=True)
class Picture:
    """A drawing that is made when it is asked for.  Equal stamps mean equal pictures."""

    stamp: str
    draw: Callable[[], Markup] = field(compare=False, repr=False)


@dataclass(frozen=True)
class Person:
    name: str
    known: bool  # has a name of its own, given or signed up
    member: bool  # signed up with a password
    host: bool = False  # of this server
    barred: str | None = None  # why they are blocked
    muted: str | None = None  # why they cannot write anything


@dataclass(frozen=True)
class Frame:
    """What surrounds every page."""

    lang: Lang
    theme: Theme
    person: Person
    my_turns: int  # tables that wait for me: the badge in the title
    path: str  # this page, for the language switch
    notices: bool = False  # this server can reach those whose page is closed
    opening: Opening | None = None  # who may open tables, if the one who looks may not

    @property
    def may_open(self) -> bool:
        """Tables.  Whoever is blocked reads why on every page."""
        return self.opening is None and self.person.barred is None


def stamp_of(value: object) -> str:
    """A short name for a value: equal for equal values."""
    return hashlib.blake2b(repr(value).encode(), digest_size=8).hexdigest()
