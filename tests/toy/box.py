"""The box of Tollhouse: the values of the cards and the toll."""

from __future__ import annotations

from burnham.kernel.tables import Tables


class Box:
    def __init__(self, tables: Tables) -> None:
        self.cards = tables.numbers("cards", "values")
        self.toll = tables.number("costs", "toll")
