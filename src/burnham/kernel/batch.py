"""Many games a call, for those who learn: answers, masks and observations in one compiled loop."""

from __future__ import annotations

from typing import Final

from burnham.kernel.flat import Flat
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position

NUMBER_BYTES: Final = 4


class Batch:
    """Games that go on together.  `numbers[step][answer]` is the action of an answer, of `size` in
    all; `masks` has a byte for every action of every game, 1 where it may be taken.  `views` has
    what the seat that is asked may know, if there is a `flat` to write it: int32, a row a game."""

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
        self.answers = [{action: a for a, action in enumerate(step)} for step in numbers]
        self.masks = bytearray(size * len(positions))
        self.shown: list[list[int]] = [[] for _ in positions]
        self.seats = [0] * len(positions)

    def refused(self, actions: list[int]) -> int:
        """The first game in which the action may not be taken; -1 if all may."""
        for game in range(len(self.positions)):
            if game * self.size + actions[game] not in self.shown[game]:  # others may write masks
                return game
        return -1

    def take(self, actions: list[int]) -> list[int]:
        """Take an action in every game, all of them legal; gives the games that are over."""
        over: list[int] = []
        for game in range(len(self.positions)):
            position = self.positions[game]
            position.carry_out(self.answers[position.asked_step][actions[game]])
            if not position.agenda:
                over.append(game)
        return over

    def show(self) -> None:
        """Tell of every game who is asked, what that seat may know, and what it may do."""
        flat = self.flat
        for game in range(len(self.positions)):
            position = self.positions[game]
            seat = position.seat
            self.seats[game] = seat
            self.show_mask(game)
            if flat is not None:
                flat.write(position.seen_by(seat), self.views, game * self.view_bytes)

    def show_mask(self, game: int) -> None:
        """Only what changes is written: of thousands of actions a few are legal at a time."""
        masks = self.masks
        for place in self.shown[game]:
            masks[place] = 0
        position = self.positions[game]
        numbers = self.numbers[position.asked_step]
        first = game * self.size
        shown = [first + numbers[answer] for answer in position.answers()]
        for place in shown:
            masks[place] = 1
        self.shown[game] = shown

    def pick(self, dice: Dice) -> list[int]:
        """A random legal action for every game."""
        first = 0
        found: list[int] = []
        for shown in self.shown:
            found.append(dice.pick(shown) - first)
            first += self.size
        return found
