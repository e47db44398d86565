"""What is told of each kind of thing: its rules, and the variables of its texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from burnham.kernel.title import About, Variables
from burnham.scaffold.row_house.position import RowHouse


def tile(g: RowHouse, value: int) -> Variables:
    owners = [seat for seat in range(g.seats) if value in g.rows[seat]]
    return {"laid": len(owners), "seat": owners[0] if owners else 0}


def stack(g: RowHouse, value: int) -> Variables:
    return {"count": len(g.stack)}


def hand(g: RowHouse, value: int) -> Variables:
    return {"seat": value, "count": len(g.hands[value])}


def row(g: RowHouse, value: int) -> Variables:
    return {"seat": value, "count": len(g.rows[value])}


def points(g: RowHouse, value: int) -> Variables:
    return {"seat": value, "points": g.points(value)}


ABOUT: Final[Mapping[str, About]] = {
    "tile": About("RH-005", tile),
    "stack": About("RH-006", stack),
    "own_hand": About("RH-003", hand),
    "own_row": About("RH-005 RH-008", row),
    "own_points": About("RH-008", points),
}
