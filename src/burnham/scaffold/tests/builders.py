"""Tables in one line.  Tiles are told by their numbers.

    t = table(hands=[[4, 9], [7]], rows=[[5], []])
    t.take("lay 9")
    assert t.row(0) == [5, 9]

All other tiles are in the stack, the lowest on top.
"""

from __future__ import annotations

from collections.abc import Sequence

from burnham.kernel.game import new_game
from burnham.scaffold.row_house import TITLE
from burnham.scaffold.row_house.position import RowHouse
from tests.games.table import AnyTable


class Table(AnyTable):
    @property
    def g(self) -> RowHouse:
        assert isinstance(self.game.position, RowHouse)
        return self.game.position

    def called(self, kind: str, value: int) -> str:
        return str(self.g.box.numbers[value])

    def row(self, seat: int) -> list[int]:
        return [self.g.box.numbers[tile] for tile in self.g.rows[seat]]

    def hand(self, seat: int) -> list[int]:
        return sorted(self.g.box.numbers[tile] for tile in self.g.hands[seat])


def new(seats: int = 2, long_rows: bool = False) -> Table:
    return Table(new_game(TITLE, seats, "0", {"long_rows": long_rows}, None))


def table(
    hands: Sequence[list[int]],
    rows: Sequence[list[int]],
    stack: Sequence[int] | None = None,
    long_rows: bool = False,
) -> Table:
    """The first seat is asked.  With a `stack` all that is nowhere else was dropped."""
    t = new(len(hands), long_rows)
    g = t.g
    tile = {number: n for n, number in enumerate(g.box.numbers)}
    g.hands = [[tile[number] for number in hand] for hand in hands]
    g.rows = [[tile[number] for number in row] for row in rows]
    used = {n for pile in [*g.hands, *g.rows] for n in pile}
    rest = [n for n in range(len(tile)) if n not in used]
    given = rest if stack is None else [tile[number] for number in stack]
    g.stack = given[::-1]
    g.dropped = [n for n in rest if n not in given]
    assert g.flaws() == []
    return t
