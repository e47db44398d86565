"""What lies on the table of Row House."""

from __future__ import annotations

from burnham.scaffold.row_house.fields import Fields
from burnham.scaffold.row_house.imagining import fill
from burnham.scaffold.row_house.laws import flaws


class RowHouse(Fields):
    def clone(self) -> RowHouse:
        return RowHouse(self.box, self.seats, self)

    # --- looking at the table -------------------------------------------------------------

    def last(self, seat: int) -> int:
        """The number at the end of a row; 0 if there is none yet."""
        row = self.rows[seat]
        return self.box.numbers[row[-1]] if row else 0

    def bonus(self, seat: int) -> int:
        """What a long row brings.  RH-008"""
        is_long = self.long_rows and len(self.rows[seat]) >= self.box.long_row
        return self.box.bonus if is_long else 0

    def points(self, seat: int) -> int:
        return len(self.rows[seat]) + self.bonus(seat)

    def tally(self, seat: int) -> dict[str, int]:
        return {"points": self.points(seat), "tiles": len(self.rows[seat])}

    def status(self) -> dict[str, int]:
        return {"left": len(self.stack)}

    # --- verbs ----------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """A hand is filled from the stack.  RH-006"""
        for _ in range(min(self.box.hand, len(self.stack))):
            self.mark()
            tile = self.stack.pop()
            self.hands[seat].append(tile)
            self.note("drew", seat, "tile", tile, only=seat)

    # --- for the kernel -------------------------------------------------------------------

    def fill(self, seat: int) -> None:
        fill(self, seat)

    def flaws(self) -> list[str]:
        return flaws(self)
