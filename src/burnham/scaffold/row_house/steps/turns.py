"""A turn: one tile of the hand is laid or dropped; an empty hand is filled."""

from __future__ import annotations

from burnham.kernel.step import LEGAL, Arg, Step, Verb
from burnham.scaffold.row_house.box import TILES
from burnham.scaffold.row_house.position import RowHouse
from burnham.scaffold.row_house.questions import PLAY, TURN


class Turn(Step[RowHouse]):
    """The next seat that has tiles is asked; the game ends when nobody has.  RH-004, RH-007"""

    def run(self, g: RowHouse, arg: int) -> None:
        for offset in range(g.seats):
            seat = (arg + offset) % g.seats
            if g.hands[seat]:
                g.then(TURN, (seat + 1) % g.seats)
                g.ask(PLAY, seat)
                return


class Play(Step[RowHouse]):
    """Lay a tile that is higher than the last one of the row, or drop one.  RH-005, RH-006"""

    def __init__(self) -> None:
        self.lay = Verb("lay", Arg("tile", TILES))
        self.drop = Verb("drop", Arg("tile", TILES))
        super().__init__("play", self.lay, self.drop)

    def refusal(self, g: RowHouse, seat: int, arg: int, answer: int) -> str:
        tile = self.verb(answer).first(answer)
        if tile not in g.hands[seat]:
            return "not-yours"
        if self.lay.has(answer) and g.box.numbers[tile] <= g.last(seat):
            return "too-low"
        return LEGAL

    def take(self, g: RowHouse, seat: int, arg: int, answer: int) -> None:
        tile = self.verb(answer).first(answer)
        g.hands[seat].remove(tile)
        if self.lay.has(answer):
            g.rows[seat].append(tile)
            g.note("laid", seat, "tile", tile)
        else:
            g.dropped.append(tile)
            g.note("dropped", seat, "tile", tile)
        if not g.hands[seat]:
            g.draw(seat)

    def about(self, g: RowHouse, seat: int, arg: int, answer: int) -> dict[str, int]:
        return {"last": g.last(seat)}
