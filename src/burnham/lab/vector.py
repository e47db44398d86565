"""Many games at once for those who learn by self-play, in numpy buffers that are written over at
every call.

    games = VectorGames("san_francisco", 64, seats=2, seed=1)
    while training:
        games.step(choose(games.observations, games.masks, games.acting))

Every seat is played by the caller; `acting` says whose observation it is.  A game that is over is
dealt anew at once: `done` says so, `rewards` has what its seats got, and the observation is the new
game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from burnham.kernel.batch import NOT_LEGAL, Batch
from burnham.kernel.errors import BadOption, Refused, shown
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.lab.actions import STEPS, Actions
from burnham.lab.dealing import Deals, Edition, Given
from burnham.lab.extras import packages_of
from burnham.lab.observing import NUMBERS, SCALED, Observer
from burnham.lab.rewards import SHARES, Rewards

with packages_of("rl"):
    import numpy as np
    from numpy.typing import NDArray

Numbers = Sequence[int] | NDArray[Any]


class VectorGames:
    """`observations` (count × columns; "numbers" or "scaled"), `masks` (count × actions), `acting`
    (count), `done` (count), `rewards` (count × seats).  Game i's k-th deal has the seed
    "<seed>-<i>-<k>"."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Given = None,
        *,
        seed: int | str = 0,
        edition: Edition = None,
        actions: str = STEPS,
        rewards: str = SHARES,
        observe: bool = True,
        observations: str = NUMBERS,
        relative: bool = False,
    ) -> None:
        """Without `observe` there are no observations, and masks are written when they are asked
        for: many times as fast."""
        if count < 1:
            raise BadOption("no-games", games=shown(count))
        self.deals = Deals(game, seats, options, edition)
        self.actions = Actions(self.deals.title, actions)
        self.final_rewards = Rewards(self.deals.title, rewards)
        self.observer = Observer(self.deals, observations, relative)
        self.count = count
        self.seed = seed
        self.dealt = [0] * count
        self.acting = np.zeros(count, np.int32)
        self.done = np.zeros(count, np.bool_)
        self.rewards = np.zeros((count, self.deals.seats), np.float32)
        positions = [self._deal(game) for game in range(count)]
        flat = self.observer.flat if observe else None
        self.batch = Batch(positions, self.actions.numbers, self.actions.size, flat)
        self._masks = np.frombuffer(self.batch.masks, np.bool_).reshape(count, self.actions.size)
        self._views = np.frombuffer(self.batch.views, np.int32).reshape(
            count, flat.width if flat else 0
        )
        self.observe = observe
        self.scaled = observe and self.observer.kind == SCALED
        self.observations: NDArray[Any] = self._views
        if self.scaled:
            self.observations = np.empty(self._views.shape, np.float32)
        self._show()

    @property
    def positions(self) -> list[Position]:
        """The games themselves; they may be looked at, not changed."""
        return self.batch.positions

    @property
    def masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken in every game; without `observe` written when asked for."""
        self.batch.show_masks()
        return self._masks

    def step(self, actions: Numbers) -> None:
        """Take an action in every game.  If any is not legal it is Refused, and nothing changes."""
        answers = self._answers(actions)
        self.done.fill(False)
        self.rewards.fill(0.0)
        for game in self.batch.take(answers):
            self.done[game] = True
            self.rewards[game] = self.final_rewards.of(self.positions[game])
            self.batch.deal(game, self._deal(game))
        self._show()

    def random_actions(self, dice: Dice) -> list[int]:
        """A legal action for every game, by chance."""
        return self.batch.pick(dice)

    def _answers(self, actions: Numbers) -> list[int]:
        """What the actions answer, all of them legal."""
        given = np.asarray(actions).astype(np.int64, casting="same_kind")
        if given.shape != (self.count,):
            found = " × ".join(map(str, given.shape)) or "1"
            raise Refused("actions-count", count=self.count, actions=found)
        chosen: list[int] = given.tolist()
        answers = self.batch.answers(chosen)
        if NOT_LEGAL in answers:
            game = answers.index(NOT_LEGAL)
            self.actions.legal_answer(self.positions[game], chosen[game])  # says why
        return answers

    def _deal(self, game: int) -> Position:
        self.dealt[game] += 1
        return self.deals.deal(f"{self.seed}-{game}-{self.dealt[game]}")

    def _show(self) -> None:
        self.acting[:] = self.batch.seats
        if self.observe:
            self.batch.show_masks()
        if self.scaled:
            self.observer.scale.write(self._views, self.observations)
