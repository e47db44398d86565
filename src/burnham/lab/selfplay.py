"""Games that play themselves: the loop that arena, simulation, tuning and calibration share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from burnham.bots import Bot
from burnham.kernel.game import Game
from burnham.kernel.position import Position

Choose = Callable[[Position], int]
"""Gives the answer to the question at hand."""


def turns(table: Game | Position, choose: Choose) -> Iterator[Position]:
    """Play to the end; every position is shown before it is answered.  Only a game keeps record."""
    while not table.over:
        g = table.position if isinstance(table, Game) else table
        yield g
        table.take(choose(g))


def play(table: Game | Position, choose: Choose) -> int:
    """Play to the end; gives how many answers were given."""
    return sum(1 for _ in turns(table, choose))


def seated(bots: Mapping[int, Bot]) -> Choose:
    """Each seat's bot answers, from what the seat may see."""

    def choose(g: Position) -> int:
        return bots[g.seat].choose(g.seen_by(g.seat), g.seat)

    return choose


def victory(ranks: list[int]) -> list[float]:
    """Everybody's part of the victory, which those on the first place share."""
    return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
