"""The judgement of Rowhouse: the points so far, and the tiles that may still come."""

from __future__ import annotations

from burnham.scaffold.rowhouse.judgement.weights import WEIGHTS
from burnham.scaffold.rowhouse.position import Rowhouse


def value(g: Rowhouse, seat: int) -> float:
    turns = len(g.hands[seat]) + len(g.stack) / g.seats
    room = g.box.highest - g.last(seat)
    return g.points(seat) + min(turns * WEIGHTS.hope, room / WEIGHTS.step)
