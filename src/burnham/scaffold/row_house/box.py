"""The box of Row House: the tiles, the deal and the bonus for a long row."""

from __future__ import annotations

from typing import Final

from burnham.kernel.tables import Tables

TILES: Final = 36


class Box:
    def __init__(self, tables: Tables) -> None:
        self.numbers = tables.numbers("tiles", "numbers")
        if len(self.numbers) != TILES:
            raise tables.wrong(("tiles", "numbers"), f"must be {TILES} numbers")
        self.highest = max(self.numbers)
        self.hand = tables.number("deal", "hand")
        self.long_row = tables.number("long_row", "tiles")
        self.bonus = tables.number("long_row", "points")
