"""What a stranger might send: printed tables and true records with something changed by chance."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from burnham.kernel.allowed import Allowed, Place
from burnham.kernel.playout import Dice
from burnham.kernel.title import Title

ODD: list[Any] = [
    0,
    1,
    -1,
    2,
    10,
    1_000_000_003,
    2**63,
    -(10**30),
    0.5,
    True,
    "",
    "x" * 2000,
    [],
    {},
]
"""Values that nobody would write by mistake, or everybody."""

CHANGES = 3
"""How many at most are made at once."""


def edition_mutant(title: Title, dice: Dice) -> dict[str, Any]:
    """Tables that differ from the printed ones: mostly where the rules look, and there mostly by
    what the box allows or just forbids."""
    printed, allowed = title.tables().data, title.allowed()
    places = [place for place in allowed if place[0] != "meta"]
    names = [name for name in printed if name != "meta"]
    tables: dict[str, Any] = {}
    for _ in range(1 + dice.roll(CHANGES)):
        if dice.roll(8):
            place = places[dice.roll(len(places))]
            name = str(place[0])
        else:
            place, name = (), names[dice.roll(len(names))]
        tables.setdefault(name, deepcopy(printed[name]))
        if place:
            _put(tables, place, dice, allowed)
        else:
            tables[name] = mutant(tables[name], dice)
    return tables


def _put(
    tables: dict[str, Any], place: Place, dice: Dice, allowed: Mapping[Place, Allowed]
) -> None:
    """Change what stands in a place that the rules look at."""
    here: Any = tables
    for key in place[:-1]:
        if isinstance(here, dict):
            here = here.setdefault(key, {})
        elif isinstance(here, list) and isinstance(key, int) and key < len(here):
            here = here[key]
        else:
            return  # gone by an earlier change
    last = place[-1]
    if isinstance(here, dict):
        here[last] = _other(here.get(last), dice, allowed[place])
    elif isinstance(here, list) and isinstance(last, int) and last < len(here):
        here[last] = _other(here[last], dice, allowed[place])


def _other(value: Any, dice: Dice, what: Allowed) -> Any:
    """Something else that is allowed, something just beyond, or something odd."""
    if dice.roll(10) == 0:
        return ODD[dice.roll(len(ODD))]
    if what.kind == "number":
        least, most = what.span
        inside = least + dice.roll(most - least + 1)
        return dice.pick([least, most, inside, inside, least - 1, most + 1])
    if what.kind == "choice":
        return what.choices[dice.roll(len(what.choices))]
    if what.kind == "flag":
        return not value
    return mutant(value, dice)


def mutant(value: Any, dice: Dice) -> Any:
    """A copy with one thing changed, somewhere within."""
    if isinstance(value, dict) and value and dice.roll(6):
        key = list(value)[dice.roll(len(value))]
        return {**value, key: mutant(value[key], dice)}
    if isinstance(value, list) and value and dice.roll(6):
        at = dice.roll(len(value))
        return [*value[:at], mutant(value[at], dice), *value[at + 1 :]]
    if isinstance(value, dict):
        return _other_table(value, dice)
    if isinstance(value, list):
        return _other_list(value, dice)
    if isinstance(value, int) and dice.roll(2):
        return dice.pick([0, -1, 1, value - 1, value + 1, 2 * value, -value, value * 1000])
    if isinstance(value, str) and value and dice.roll(2):
        at = dice.roll(len(value))
        return value[:at] + "7x= "[dice.roll(4)] + value[at + 1 :]
    return ODD[dice.roll(len(ODD))]


def _other_list(value: list[Any], dice: Dice) -> Any:
    """Fewer rows, more rows, the same in another order, or something else."""
    if not value:
        return ODD[dice.roll(len(ODD))]
    at, to = dice.roll(len(value)), dice.roll(len(value))
    swapped = value[:]
    swapped[at], swapped[to] = value[to], value[at]
    found = [swapped, swapped, value[:at] + value[at + 1 :], [*value, value[at]], [], value * 300]
    return [*found, ODD[dice.roll(len(ODD))]][dice.roll(len(found) + 1)]


def _other_table(value: dict[str, Any], dice: Dice) -> Any:
    if value and dice.roll(2):
        gone = list(value)[dice.roll(len(value))]
        return {key: part for key, part in value.items() if key != gone}
    return {**value, "unknown": 1} if dice.roll(2) else ODD[dice.roll(len(ODD))]
