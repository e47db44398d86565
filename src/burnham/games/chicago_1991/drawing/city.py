"""The city: the map, its buildings, the members on it, and what the open question lights."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from burnham.games.chicago_1991.box import BUILDINGS, QUARTER
from burnham.games.chicago_1991.drawing.crowd import crowds
from burnham.games.chicago_1991.drawing.houses import House, house, house_of, size
from burnham.games.chicago_1991.drawing.names import house_called
from burnham.games.chicago_1991.drawing.parts import all_doors, parts_of_map
from burnham.games.chicago_1991.drawing.streets import map_sheet, place, streets
from burnham.games.chicago_1991.drawing.targets import signs, targets
from burnham.games.chicago_1991.position import Chicago
from burnham.kit import Scene, Sheet, reads, thing

TOGETHER = 8
"""Houses on one sheet: a member that enters or leaves changes one of them."""


def city(scene: Scene[Chicago]) -> list[Sheet]:
    """The map, and what lies and stands on it: sheets of one size, from far to near."""
    found = [
        ground(scene),
        *_all_houses(scene),
        doors(scene),
        targets(scene),
        *crowds(scene),
        signs(scene),
    ]
    return [sheet for sheet in found if sheet]


@reads()
def ground(scene: Scene[Chicago]) -> Sheet:
    return map_sheet("city", scene.seen.box, streets(scene.seen.box), *parts_of_map(scene))


@reads()
def doors(scene: Scene[Chicago]) -> Sheet:
    return map_sheet("doors", scene.seen.box, *all_doors(scene))


def _all_houses(scene: Scene[Chicago]) -> list[Sheet]:
    """Each sheet within one quarter."""
    shown = [house_of(scene.seen, building) for building in range(BUILDINGS)]
    return [
        houses(scene, tuple(shown[first : min(first + TOGETHER, start + QUARTER)]))
        for start in range(0, BUILDINGS, QUARTER)
        for first in range(start, start + QUARTER, TOGETHER)
    ]


@reads()
def houses(scene: Scene[Chicago], shown: tuple[House, ...]) -> Sheet:
    made = [_house(scene, one) for one in shown]
    first, last = shown[0].number, shown[-1].number
    tells = scene.say(
        "drawing-houses",
        quarter=scene.text.name("quarter", first // QUARTER),
        first=_letter(first),
        last=_letter(last),
    )
    return replace(map_sheet(f"houses-{first}", scene.seen.box, *made), tells=tells)


def _letter(building: int) -> str:
    """Buildings of a quarter have letters."""
    return chr(ord("A") + building % QUARTER)


def _house(scene: Scene[Chicago], shown: House) -> Markup:
    box = scene.seen.box
    return thing(
        scene, f"field-{shown.number}", *place(box, shown.number), *size(box, shown.number),
        house(box, shown), label=house_called(scene, shown.number, shown.owner), r=2,
    )  # fmt: skip
