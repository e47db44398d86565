"""Points: tiles in the row, and a long row.  RH-008, RH-009"""

from __future__ import annotations

from burnham.kernel.scores import Item, Scores
from burnham.scaffold.row_house.position import RowHouse


def scores(g: RowHouse) -> Scores:
    seats = range(g.seats)
    return Scores(
        [("row", [len(row) for row in g.rows]), ("long", [g.bonus(seat) for seat in seats])],
        [("room", [g.box.highest - g.last(seat) for seat in seats])],
    )


def items(g: RowHouse) -> list[Item]:
    found = [Item("row", s, "tile", 1, {"tile": t}) for s, row in enumerate(g.rows) for t in row]
    for seat in range(g.seats):
        if g.bonus(seat):
            count = len(g.rows[seat])
            found.append(Item("long", seat, "long-row", g.bonus(seat), {"count": count}))
    return found
