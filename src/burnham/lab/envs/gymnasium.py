"""The games as Gymnasium environments: one seat learns, bots of the house hold the others.

    from burnham.lab.envs.gymnasium import SeatEnv
    game = SeatEnv("san_francisco", seats=2, opponents="normal")

Importing this registers every game: `gymnasium.make("burnham/san_francisco-v1", seats=2)`.  The
version is that of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from burnham.bots import Bot, make_bot
from burnham.games import titles
from burnham.kernel.errors import BadOption, Refused, shown
from burnham.kernel.position import Position
from burnham.lab.actions import STEPS, Actions
from burnham.lab.dealing import RENDER_MODES, Deals, Edition, Given, begun, checked_mode
from burnham.lab.extras import packages_of
from burnham.lab.observing import SCALED, Observer
from burnham.lab.rewards import SHARES, Rewards
from burnham.lab.selfplay import seated

with packages_of("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

REFUSE: Final = "refuse"
LOSE: Final = "lose"
LOST: Final = -1.0
"""The reward of an illegal action that loses the game."""

Info = dict[str, Any]
Stepped = tuple[NDArray[Any], float, bool, bool, Info]


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """`seat` None: another seat every game, by chance.  `opponents` is a bot's name, or one for
    each of the other seats in their order: "hard,normal" or a list.  An illegal action is Refused
    and changes nothing; with `illegal="lose"` it ends the game with reward -1 instead, for those
    who draw actions blindly.  The rest is as in `burnham.lab.envs.pettingzoo.env`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: Given = None,
        *,
        edition: Edition = None,
        actions: str = STEPS,
        rewards: str = SHARES,
        observations: str = SCALED,
        relative: bool = False,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.deals = Deals(game, seats, options, edition)
        if seat is not None and seat not in range(self.deals.seats):
            raise BadOption("no-seat", seat=shown(seat))
        if illegal not in (REFUSE, LOSE):
            raise BadOption("no-illegal", illegal=shown(illegal), kinds=f"{REFUSE}, {LOSE}")
        self.fixed_seat = seat
        self.seat = 0
        self.opponents = named(opponents, self.deals.seats)
        for name in self.opponents:
            make_bot(name, self.deals.title, "")  # so that a wrong one is told at once
        self.actions = Actions(self.deals.title, actions)
        self.rewards = Rewards(self.deals.title, rewards)
        self.observer = Observer(self.deals, observations, relative)
        self.illegal = illegal
        self.render_mode = checked_mode(render_mode)
        self.observation_space = self.observer.space()
        self.action_space = spaces.Discrete(self.actions.size)
        self.position: Position | None = None
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], Info]:
        """Deal a new game and let the others play until the seat is asked; `options` here are
        Gymnasium's, and change nothing."""
        super().reset(seed=seed)
        position = self._begin()
        while position.over:  # before the seat was asked at all
            position = self._begin()
        self.position = position
        return self.observer.see(position, self.seat), self._info()

    def _begin(self) -> Position:
        number = int(self.np_random.integers(2**62))
        drawn = int(self.np_random.integers(self.deals.seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        position = self.deals.deal(number)
        others = [seat for seat in range(self.deals.seats) if seat != self.seat]
        self.bots = {
            seat: make_bot(name, self.deals.title, f"{number}-bot-{seat}")
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._let_others_play(position)
        return position

    def _let_others_play(self, position: Position) -> None:
        choose = seated(self.bots)
        while not position.over and position.seat != self.seat:
            position.take(choose(position))

    def step(self, action: int | np.integer[Any]) -> Stepped:
        """Take an action, and let the others play until the seat is asked again."""
        position = begun(self.position)
        try:
            answer = self.actions.legal_answer(position, action)
        except Refused:
            if self.illegal == REFUSE or position.over:
                raise
            return self._lose(position)
        position.take(answer)
        self._let_others_play(position)
        reward = self.rewards.of(position)[self.seat]
        seen = self.observer.see(position, self.seat)
        return seen, reward, position.over, False, self._info()

    def _lose(self, position: Position) -> Stepped:
        self.position = None
        return self.observer.see(position, self.seat), LOST, True, False, self._info()

    def __getstate__(self) -> dict[str, Any]:
        """Bots do not travel: a copy, or what another process gets, begins with a reset."""
        return {**self.__dict__, "position": None, "bots": {}}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib's MaskablePPO asks for it."""
        return np.frombuffer(self._mask(), np.bool_)

    def _mask(self) -> bytearray:
        if self.position is None:
            return bytearray(self.actions.size)
        return self.actions.mask(self.position)

    def _info(self) -> Info:
        """The mask is such as `action_space.sample(mask)` takes."""
        return {"action_mask": np.frombuffer(self._mask(), np.int8), "seat": self.seat}

    def render(self) -> str | None:
        """The table as plain text, as the seat sees it."""
        if self.render_mode is None:
            return None
        return self.deals.told(begun(self.position), self.seat)


def named(opponents: str | Sequence[str], seats: int) -> list[str]:
    """A bot's name for every other seat."""
    names = opponents.split(",") if isinstance(opponents, str) else list(opponents)
    others = seats - 1
    if isinstance(opponents, str) and len(names) == 1:
        return names * others
    if len(names) != others:
        raise BadOption("opponents-seats", bots=len(names), others=others, seats=seats)
    return names


def register() -> None:
    """Make all games known to `gymnasium.make`."""
    for game, title in titles().items():
        gymnasium.register(
            id=f"burnham/{game}-v{title.rules.version}",
            entry_point=f"{__name__}:SeatEnv",
            kwargs={"game": game},
        )


register()
