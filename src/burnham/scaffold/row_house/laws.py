"""What holds in every position: no tile is lost, none is there twice, rows climb."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from burnham.scaffold.row_house.position import RowHouse


def flaws(g: RowHouse) -> list[str]:
    found: list[str] = []
    tiles = sorted(tile for pile in [g.stack, g.dropped, *g.hands, *g.rows] for tile in pile)
    if tiles != list(range(len(g.box.numbers))):
        found.append("a tile is missing or twice")
    for row in g.rows:
        numbers = [g.box.numbers[tile] for tile in row]
        if numbers != sorted(numbers):
            found.append("a row does not climb")
    return found
