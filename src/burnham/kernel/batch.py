"""Many games a call, for those who learn: answers, masks and observations in one compiled loop."""

from __future__ import annotations

from typing import Final

from burnham.kernel.flat import Flat
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position

NUMBER_BYTES: Final = 4

NOT_LEGAL: Final = -1
"""What stands in the place of an answer where an action may not be taken."""


class Batch:
    """Games that go on together, none of them over.  `numbers[step][answer]` is the action of an
    answer, of `size` in all.  `legal` has the answers that each game takes now, `seats` who gives
    them.  `masks` has a byte for every action of every game, 1 where it may be taken, once
    `show_masks` has written them.  `views` has what the seat that is asked may know, if there is a
    `flat` to write it: int32, a row a game."""

    def __init__(
        self,
        positions: list[Position],
        numbers: list[list[int]],
        size: int,
        flat: Flat | None,
    ) -> None:
        self.positions = positions
        self.flat = flat
        self.view_bytes = 0 if flat is None else NUMBER_BYTES * flat.width
        self.views = bytearray(self.view_bytes * len(positions))
        self.numbers = numbers
        self.size = size
        self.meanings = [{action: a for a, action in enumerate(step)} for step in numbers]
        self.masks = bytearray(size * len(positions))
        self.no_masks = bytes(size * len(positions))
        self.masked = False
        self.legal: list[list[int]] = [[] for _ in positions]
        self.seats = [0] * len(positions)
        for game in range(len(positions)):
            self.look(game)

    def answers(self, actions: list[int]) -> list[int]:
        """What each action answers in its game; NOT_LEGAL where it may not be taken."""
        found: list[int] = []
        for game in range(len(self.positions)):
            meanings = self.meanings[self.positions[game].asked_step]
            answer = meanings.get(actions[game], NOT_LEGAL)
            found.append(answer if answer in self.legal[game] else NOT_LEGAL)
        return found

    def take(self, answers: list[int]) -> list[int]:
        """Give a legal answer in every game; gives the games that are over, to be dealt anew."""
        over: list[int] = []
        self.masked = False
        for game in range(len(self.positions)):
            position = self.positions[game]
            position.carry_out(answers[game])
            if position.agenda:
                self.look(game)  # at once, while all of it is at hand
            else:
                over.append(game)
        return over

    def deal(self, game: int, position: Position) -> None:
        """Put a new game in the place of one that is over."""
        self.positions[game] = position
        self.look(game)

    def look(self, game: int) -> None:
        """See who is asked in a game, what may be answered, and what that seat may know."""
        position = self.positions[game]
        seat = position.seat
        self.seats[game] = seat
        self.legal[game] = position.answers()
        flat = self.flat
        if flat is not None:
            flat.write(position.seen_by(seat), self.views, game * self.view_bytes)

    def show_masks(self) -> None:
        """Write the masks, unless they are those of now already."""
        if self.masked:
            return
        self.masked = True
        masks = self.masks
        masks[:] = self.no_masks
        first = 0
        for game in range(len(self.positions)):
            numbers = self.numbers[self.positions[game].asked_step]
            for answer in self.legal[game]:
                masks[first + numbers[answer]] = 1
            first += self.size

    def pick(self, dice: Dice) -> list[int]:
        """A random legal action for every game."""
        found: list[int] = []
        for game in range(len(self.positions)):
            numbers = self.numbers[self.positions[game].asked_step]
            found.append(numbers[dice.pick(self.legal[game])])
        return found
