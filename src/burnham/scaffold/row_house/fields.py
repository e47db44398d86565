"""The fields of Row House, each declared once."""

from __future__ import annotations

from typing import Final

from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position
from burnham.scaffold.row_house.box import HAND, TILES, Box
from burnham.scaffold.row_house.questions import STEPS

FIELDS: Final = [
    *KERNEL_FIELDS,
    # whether long rows bring more
    *fields(INT, PUBLIC, "long_rows"),
    *fields(
        ROWS,
        PUBLIC,
        "rows",
        "[[] for _ in range(seats)]",
        by="seat",
        of="tile",
        cap=TILES,
        high=TILES - 1,
    ),
    *fields(INTS, PUBLIC, "dropped", of="tile", cap=TILES, high=TILES - 1),
    *fields(
        ROWS,
        OWNER,
        "hands",
        "[[] for _ in range(seats)]",
        by="seat",
        of="tile",
        cap=HAND,
        high=TILES - 1,
    ),
    *fields(INTS, SECRET, "stack", of="tile", cap=TILES, high=TILES - 1),
]

# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---


class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
            self.long_rows = 0
            self.rows: list[list[int]] = [[] for _ in range(seats)]
            self.dropped: list[int] = []
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.stack: list[int] = []
        else:
            self.long_rows = other.long_rows
            self.rows = [row[:] for row in other.rows]
            self.dropped = other.dropped[:]
            self.hands = [row[:] for row in other.hands]
            self.stack = other.stack[:]
            self.copy_kernel(other)
