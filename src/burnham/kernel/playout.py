"""Random play at full speed, for simulation, fuzzing and search."""

from burnham.kernel.chance import Chance
from burnham.kernel.position import Position


class Dice(Chance):
    """A random stream of its own, so that choosing an answer never disturbs the game's dice."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.reseed(seed)

    def pick(self, answers: list[int]) -> int:
        return answers[self.roll(len(answers))]


def play_random(position: Position, dice: Dice, limit: int = 1_000_000) -> int:
    """Answer at random until the game is over (or `limit` answers); gives how many were given."""
    count = 0
    while not position.over and count < limit:
        position.take(dice.pick(position.answers()))
        count += 1
    return count
