"""The judgement: the points so far, and the tiles that may still come."""

from __future__ import annotations

from burnham.scaffold.row_house.judgement.weights import WEIGHTS
from burnham.scaffold.row_house.position import RowHouse


def value(g: RowHouse, seat: int) -> float:
    turns = len(g.hands[seat]) + len(g.stack) / g.seats
    room = g.box.highest - g.last(seat)
    return g.points(seat) + min(turns * WEIGHTS.hope, room / WEIGHTS.step)
