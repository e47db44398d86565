"""What lies on the table of Tollhouse."""

from __future__ import annotations

from tests.toy.fields import Fields
from tests.toy.imagining import fill
from tests.toy.laws import flaws


class Toll(Fields):
    def clone(self) -> Toll:
        return Toll(self.box, self.seats, self)

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def tally(self, seat: int) -> dict[str, int]:
        return {"coins": self.coins[seat]}

    def status(self) -> dict[str, int]:
        return {"left": len(self.deck)}

    def flaws(self) -> list[str]:
        return flaws(self)
