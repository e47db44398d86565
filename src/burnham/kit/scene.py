"""The scene: everything a drawing may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from burnham.kernel.position import Position
from burnham.kernel.step import Step, kind_of
from burnham.kernel.text import Text

if TYPE_CHECKING:
    from burnham.kit.keeping import Kept

P = TypeVar("P")


class Words(Protocol):
    """The game's text in one language, as the kernel gives it."""

    @property
    def lang(self) -> str: ...

    def say(self, key: str, **args: object) -> str:
        """The message `key` of the game's text files."""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""

    def name(self, kind: str, value: int) -> str:
        """What a thing is called: name("site", 7) is "Site 8"."""

    def seat(self, seat: int) -> str:
        """What a player is called at this table."""


@dataclass(frozen=True)
class Lamp:
    """A lit thing: the legal answers that live on it, and how to say the first of them."""

    answers: tuple[int, ...]
    says: str = ""


@dataclass(frozen=True)
class Scene(Generic[P]):
    """One moment of a game as somebody may see it."""

    seen: P  # the position, with everything the viewer may not know replaced by "unknown"
    text: Words
    lit: Mapping[str, Lamp] = field(default_factory=dict)  # thing name -> lamp
    kept: Kept | None = None  # what is drawn once for all who look at this table

    @property
    def asked(self) -> int | None:
        """The seat that has to answer; None when the game is over."""
        seen: Any = self.seen
        return None if seen.over else seen.seat

    def say(self, key: str, **args: object) -> str:
        return self.text.say(key, **args)


def things_of(step: Step[Any], answer: int) -> list[str]:
    """The things an answer means: `build site=7` means site-7, `pass` means pass-0.  Arguments of
    one kind are told apart by a number at their end (`card1=3 card2=9`)."""
    arguments = step.arguments(answer)
    if not arguments:
        return [f"{step.verb(answer).name}-0"]
    return [f"{kind_of(name)}-{value}" for name, value in arguments.items()]


def lamps(position: Position, text: Text) -> dict[str, Lamp]:
    """What the open question lights for the seat that is asked."""
    found: dict[str, list[int]] = {}
    for answer in position.answers():
        for name in things_of(position.step, answer):
            found.setdefault(name, []).append(answer)
    return {
        name: Lamp(tuple(given), text.answer(position, given[0]) if len(given) == 1 else "")
        for name, given in found.items()
    }
