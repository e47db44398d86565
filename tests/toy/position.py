"""What lies on the table of Tollhouse."""

from __future__ import annotations

from typing import Final

from burnham.kernel.fields import INT, INTS, OWNER, PUBLIC, ROWS, SECRET, fields
from burnham.kernel.position import KERNEL_FIELDS, Position
from tests.toy.box import TollBox
from tests.toy.imagining import fill
from tests.toy.laws import broken_laws
from tests.toy.questions import STEPS

FIELDS: Final = [
    *KERNEL_FIELDS,
    *fields(INTS, PUBLIC, "coins played"),
    *fields(INT, PUBLIC, "toll"),
    *fields(ROWS, OWNER, "hands"),
    *fields(INTS, SECRET, "deck"),
]


class Toll(Position):
    def __init__(self, box: TollBox, seats: int) -> None:
        super().__init__(STEPS, FIELDS, seats)
        self.box = box
        self.coins = [3] * seats
        self.played: list[int] = []
        self.toll = box.toll
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []

    def clone(self) -> Toll:
        twin = Toll(self.box, self.seats)
        twin.copy_kernel(self)
        twin.coins = self.coins[:]
        twin.played = self.played[:]
        twin.toll = self.toll
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        return twin

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def tally(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins[seat]}

    def status(self) -> dict[str, int]:
        return {"left": len(self.deck)}

    def flaws(self) -> list[str]:
        return broken_laws(self)
