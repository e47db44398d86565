"""The fields of Tollhouse, each declared once."""

from __future__ import annotations

from typing import Final

from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position
from tests.toy.box import CARDS, MOST_COINS, TOLL, Box
from tests.toy.questions import STEPS

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INTS, PUBLIC, "coins", "[3] * seats", by="seat", high=MOST_COINS),
    *fields(INTS, PUBLIC, "played", of="card", cap=CARDS, high=CARDS - 1),
    *fields(INT, PUBLIC, "toll", "box.toll", high=TOLL),
    *fields(
        ROWS,
        OWNER,
        "hands",
        "[[] for _ in range(seats)]",
        by="seat",
        of="card",
        cap=CARDS,
        high=CARDS - 1,
    ),
    *fields(INTS, SECRET, "deck", of="card", cap=CARDS, high=CARDS - 1),
]

# --- written by `python -m burnham.kernel.write_fields`: change FIELDS, not this ---


class Fields(Position):
    """All fields, as they begin or copied from another position."""

    def __init__(self, box: Box, seats: int, other: Fields | None = None) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        if other is None:
            self.coins: list[int] = [3] * seats
            self.played: list[int] = []
            self.toll = box.toll
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            self.deck: list[int] = []
        else:
            self.coins = other.coins[:]
            self.played = other.played[:]
            self.toll = other.toll
            self.hands = [row[:] for row in other.hands]
            self.deck = other.deck[:]
            self.copy_kernel(other)
