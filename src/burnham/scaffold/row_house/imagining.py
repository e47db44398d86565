"""What a seat may imagine: the tiles it has not seen, dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burnham.kernel.position import NOBODY

if TYPE_CHECKING:
    from burnham.scaffold.row_house.position import RowHouse


def fill(g: RowHouse, seat: int) -> None:
    seen = [tile for row in g.rows for tile in row] + g.dropped
    if seat != NOBODY:
        seen += g.hands[seat]
    unseen = [tile for tile in range(len(g.box.numbers)) if tile not in seen]
    g.shuffle(unseen)
    for owner in range(g.seats):
        if owner != seat:
            g.hands[owner] = [unseen.pop() for _ in g.hands[owner]]
    g.stack = unseen
