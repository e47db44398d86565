"""What must fit together in the box, beyond what each number may be."""

from __future__ import annotations

from burnham.kernel.tables import Tables
from burnham.scaffold.row_house.box import Box


def demands(box: Box, tables: Tables) -> None:
    """Every tile has a number of its own.  RH-001"""
    for tile, number in enumerate(box.numbers):
        if number in box.numbers[:tile]:
            raise tables.wrong(("tiles", "numbers", tile), "box-twice", given=str(number))
