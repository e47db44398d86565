"""What is read aloud: names that never change, told once for each language and box."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.games.chicago_1991.box import BUILDINGS, GANGS, NO_GANG, OFF_BOARD, Box
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Scene


@dataclass(frozen=True)
class Names:
    fields: tuple[str, ...]
    values: tuple[str, ...]
    """What buildings are worth, in words."""
    doors: dict[int, str]
    gangs: tuple[str, ...]
    nobody: str


_told: dict[tuple[str, Box], Names] = {}


def names(scene: Scene[Chicago]) -> Names:
    """Telling five hundred names takes longer than drawing them."""
    box, text = scene.seen.box, scene.text
    key = (text.lang, box)
    if key not in _told:
        _told[key] = Names(
            tuple(text.name("field", field) for field in range(box.fields)),
            tuple(text.name("money", box.worth[b]) for b in range(BUILDINGS)),
            {d: text.name("door", d) for doors in box.doors for d in doors},
            tuple(text.name("gang", gang) for gang in range(GANGS)),
            text.say("drawing-nobody"),
        )
    return _told[key]


def house_called(scene: Scene[Chicago], building: int, owner: int) -> str:
    """Name, value and owner of a building."""
    known = names(scene)
    whose = known.nobody if owner == NO_GANG else known.gangs[owner]
    return f"{known.fields[building]}, {known.values[building]}, {whose}"


def member_called(scene: Scene[Chicago], who: int, rings: int, field: int) -> str:
    """Name, strength and place of a member."""
    where = scene.say("drawing-waits") if field == OFF_BOARD else names(scene).fields[field]
    strength = scene.say("drawing-rings", count=rings)
    return f"{scene.text.name('member', who)}, {strength}, {where}"
