"""The box of Tollhouse: the values of the cards and the toll."""

from __future__ import annotations

from burnham.kernel.allowed import Span
from burnham.kernel.tables import Tables


class Box:
    def __init__(self, tables: Tables) -> None:
        self.cards = tables.numbers(Span(0, 9), "cards", "values", count=12)
        self.toll = tables.number(Span(0, 9), "costs", "toll")
