"""The box of Tollhouse: the values of the cards and the toll."""

from __future__ import annotations

from typing import Final

from burnham.kernel.allowed import Span
from burnham.kernel.box import PrintedBox
from burnham.kernel.tables import Tables

CARDS: Final = 12
TOLL: Final = 9
MOST_COINS: Final = 3 + CARDS * 9
"""At first, and for every card its value or what the die shows."""


class Box(PrintedBox):
    def __init__(self, tables: Tables) -> None:
        self.cards = tables.numbers(Span(0, 9), "cards", "values", count=CARDS)
        self.toll = tables.number(Span(0, TOLL), "costs", "toll")
