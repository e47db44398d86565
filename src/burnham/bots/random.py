"""Any answer, each as likely as the others."""

from burnham.kernel.playout import Dice
from burnham.kernel.position import Position


class Random:
    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, seen: Position, seat: int) -> int:
        return self.dice.pick(seen.answers())
