"""Drawings that are kept: what is drawn from the same things looks the same.

    @reads("ring slot stones", lit="field")
    def small_card(scene: Scene[SanFrancisco], slot: int, w: float, h: float) -> Sheet: ...

A drawing names the fields of the position that it looks at, by itself or through the rules, and
the kinds of lit things that change it.  While these and its arguments are the same, a table that
keeps its drawings (`scene.kept`) does not draw it again.  tests/battery/test_reads.py records what
is really read and fails where a name is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

from cachetools import LRUCache

from burnham.kit.ink import together
from burnham.kit.scene import Lamp, Scene
from burnham.kit.sheets import Sheet

Args = ParamSpec("Args")
Made = TypeVar("Made")
Draw = Callable[Concatenate[Scene[Any], Args], Made]

KEPT: Final = 256
"""Drawings of one table in one language: some moments of all its sheets in both arrangements."""

TOLD: Final = 512
"""Other things of that table, mostly lines of its log."""


class Kept:
    """The drawings of one table in one language, with the names that its players have now."""

    def __init__(self) -> None:
        self._drawn: LRUCache[Hashable, Any] = LRUCache(KEPT)
        self._told: LRUCache[Hashable, Any] = LRUCache(TOLD)
        self.latest: dict[Hashable, Any] = {}

    def once(self, what: Hashable, make: Callable[[], Made]) -> Made:
        """Something else that is the same for everybody."""
        if what not in self._told:
            self._told[what] = make()
        made: Made = self._told[what]
        return made

    def drawn(self, reader: Reader, scene: Scene[Any], args: Any, more: Any) -> Any:
        lit = lit_among(scene, reader.kinds)
        values = tuple(_frozen(getattr(scene.seen, name)) for name in reader.fields)
        key = (reader, args, tuple(more.items()), values, tuple(lit.items()))
        if key not in self._drawn:
            # Without the lamps that it does not name: those are lit by the page.
            made = reader.draw(replace(scene, lit=lit), *args, **more)
            whole = isinstance(made, Sheet)
            self._drawn[key] = replace(made, content=together(made.content)) if whole else made
        return self._drawn[key]


@dataclass(frozen=True, eq=False)
class Reader:
    """A drawing, the fields of the position and the kinds of lit things it is made from."""

    draw: Callable[..., Any]
    fields: tuple[str, ...]
    kinds: frozenset[str]


def reads(fields: str = "", *, lit: str = "") -> Callable[[Draw[Args, Made]], Draw[Args, Made]]:
    """Names the fields of the position and the kinds of lit things that a drawing is made from."""

    def decorate(draw: Draw[Args, Made]) -> Draw[Args, Made]:
        reader = Reader(draw, tuple(fields.split()), frozenset(lit.split()))

        @wraps(draw)
        def drawn(scene: Scene[Any], /, *args: Args.args, **more: Args.kwargs) -> Made:
            if scene.kept is None:
                return draw(scene, *args, **more)
            return cast(Made, scene.kept.drawn(reader, scene, args, more))

        return drawn

    return decorate


def lit_among(scene: Scene[Any], kinds: frozenset[str]) -> dict[str, Lamp]:
    """The lamps on things of these kinds."""
    if not kinds:
        return {}
    return {name: lamp for name, lamp in scene.lit.items() if name.rpartition("-")[0] in kinds}


def _frozen(value: int | list[int] | list[list[int]]) -> object:
    if isinstance(value, int):
        return value
    return tuple(map(tuple, value)) if value and isinstance(value[0], list) else tuple(value)
