"""Random play at full speed, for simulation, fuzzing and search."""

from burnham.kernel.position import Position


class Dice:
    """A random stream of its own, so that choosing an answer never disturbs the game's dice."""

    def __init__(self, seed: str) -> None:
        self.source = Position([], [], 0)
        self.source.reseed(seed)

    def pick(self, answers: list[int]) -> int:
        return answers[self.source.roll(len(answers))]


def play_random(position: Position, dice: Dice, limit: int = 1_000_000) -> int:
    """Answer at random until the game is over (or `limit` answers); gives how many were given."""
    count = 0
    while position.agenda and count < limit:
        position.take(dice.pick(position.answers()))
        count += 1
    return count
