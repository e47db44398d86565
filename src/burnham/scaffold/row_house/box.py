"""The box of Row House: the tiles, the deal and the bonus for a long row."""

from __future__ import annotations

from typing import Final

from burnham.kernel.allowed import Span
from burnham.kernel.box import PrintedBox
from burnham.kernel.tables import Tables

TILES: Final = 36
HAND: Final = 5
"""The most tiles of a hand."""


class Box(PrintedBox):
    """Every number is read with the span that the rules can work with; what an edition writes
    beyond it is refused in a sentence."""

    def __init__(self, tables: Tables) -> None:
        self.numbers = tables.numbers(Span(1, 99), "tiles", "numbers", count=TILES)
        self.highest = max(self.numbers)
        self.hand = tables.number(Span(1, HAND), "deal", "hand")
        self.long_row = tables.number(Span(1, TILES), "long_row", "tiles")
        self.bonus = tables.number(Span(0, 99), "long_row", "points")
