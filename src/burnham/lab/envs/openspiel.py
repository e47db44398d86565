"""The games in OpenSpiel: importing this registers `burnham_<game>` for every game.

    import pyspiel
    import burnham.lab.envs.openspiel
    game = pyspiel.load_game("burnham_san_francisco(players=3,rewards=points)")

Chance is explicit, roll by roll, the shuffles of the deal too.  Parameters: `players`; `options`,
written "park:golden_gate_park;duopoly:true"; `rewards`, "shares" or "points".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from burnham.games import names, title_of
from burnham.kernel.errors import BadOption, shown
from burnham.kernel.flat import EMPTY, Flat
from burnham.kernel.records import LONGEST_GAME
from burnham.kernel.title import Options, OptionValue, Title
from burnham.lab.actions import Actions
from burnham.lab.envs.recall import Recalled
from burnham.lab.extras import packages_of
from burnham.lab.rewards import SHARES, Rewards
from burnham.lab.rolls import Deal

with packages_of("openspiel"):
    import numpy as np
    import pyspiel

MOST_SIDES: Final = 128
"""No roll of any game has more."""

MOST_POINTS: Final = 1e6
"""Nor does any score, by far; OpenSpiel wants to know a bound."""


class Setting:
    """What all states of one game share: made once for the same parameters, never copied."""

    def __init__(self, game: str, players: int, options: str, rewards: str) -> None:
        self.parameters = (game, players, options, rewards)
        self.title = title = title_of(game)
        self.players = players
        chosen = title.full_options(players, options_of(title, options))
        self.deal = Deal(title, title.box(title.tables()), players, chosen)
        self.actions = Actions(title)
        self.rewards = Rewards(title, rewards)
        self.flat = Flat(title.rules.blank(self.deal.box, players))
        self.first = Recalled.begun(self.deal)

    @property
    def is_zero_sum(self) -> bool:
        """Alone one plays against the box, which gets nothing."""
        return self.rewards.kind == SHARES and self.players > 1

    def kind(self) -> Any:
        return game_type(self.title, self.is_zero_sum)

    def info(self) -> Any:
        most = 1.0 if self.rewards.kind == SHARES else MOST_POINTS
        return pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=MOST_SIDES,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if self.is_zero_sum else None,
            max_game_length=LONGEST_GAME,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Setting:
        return self

    def __reduce__(self) -> tuple[Callable[..., Setting], tuple[str, int, str, str]]:
        return setting_of, self.parameters


@lru_cache(maxsize=64)
def setting_of(game: str, players: int, options: str, rewards: str) -> Setting:
    return Setting(game, players, options, rewards)


def options_of(title: Title, text: str) -> Options:
    """The options that are written "name:value;name:value": OpenSpiel keeps = and , for itself."""
    known = {option.name: option for option in title.rules.options}
    found: dict[str, OptionValue] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption("openspiel-option", given=shown(pair))
        found[name] = known[name].read(value) if name in known else value
    return found


def game_type(title: Title, is_zero_sum: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"burnham_{title.id}",
        long_name=f"Burnham: {title.id}, rules version {title.rules.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if is_zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.rules.max_seats,
        min_num_players=title.rules.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(title),
    )


def defaults(title: Title) -> dict[str, Any]:
    return {"players": title.usual_seats, "options": "", "rewards": SHARES}


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # has no types
    """One of our games with its parameters; each has a class of its own, which says its name."""

    game = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**defaults(title_of(self.game)), **(params or {})}
        self.setting = setting_of(self.game, **given)
        super().__init__(self.setting.kind(), self.setting.info(), given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.setting, self.setting.first)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        if params:
            raise ValueError(f"an observer has no parameters, not {dict(params)}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.setting, recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]  # has no types
    """`recalled` is replaced by every action, never changed: so copies share it."""

    def __init__(
        self, game: Any, setting: Setting | None = None, recalled: Recalled | None = None
    ) -> None:
        """OpenSpiel gives the game alone where it copies a state, and fills in the rest itself."""
        super().__init__(game)
        self.setting: Setting = setting  # type: ignore[assignment]
        self.recalled: Recalled = recalled  # type: ignore[assignment]

    def current_player(self) -> int:
        rolls = self.recalled.rolls
        if rolls.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if rolls.asked.over else rolls.asked.seat

    def is_terminal(self) -> bool:
        rolls = self.recalled.rolls
        return not rolls.sides and rolls.asked.over

    def _legal_actions(self, player: int) -> list[int]:
        rolls = self.recalled.rolls
        if rolls.sides or rolls.asked.seat != player:
            return []
        return self.setting.actions.legal(rolls.asked)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.recalled.rolls.sides
        return [(roll, 1.0 / sides) for roll in range(sides)]

    def _apply_action(self, action: int) -> None:
        rolls = self.recalled.rolls
        if rolls.sides:
            self.recalled = self.recalled.after_roll(action)
            return
        _, answer = self.setting.actions.answer(action, rolls.asked.asked_step)
        self.recalled = self.recalled.after_answer(answer)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        return self.setting.actions.word(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.setting.players
        return self.setting.rewards.of(self.recalled.rolls.asked)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one.  It begins its history anew: the true
        one would tell what the player may not know."""
        imagined = self.recalled.imagined(player, f"{sampler()} {sampler()}")
        return SpielState(self.get_game(), self.setting, imagined)

    def __str__(self) -> str:
        return str(self.recalled)


class SpielObserver:
    """What a player sees, as numbers and as text; with recall, the text of all it ever heard, and
    no numbers: what is seen now would pass for all that is known."""

    def __init__(self, setting: Setting, recalls: bool) -> None:
        self.setting = setting
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(setting.flat.width, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        view = state.recalled.view(player)
        self.tensor[:] = EMPTY if view is None else self.setting.flat.numbers(view)

    def string_from(self, state: SpielState, player: int) -> str:
        recalled = state.recalled
        return recalled.known(player) if self.recalls else recalled.seen(player)


def register(title: Title) -> None:
    """OpenSpiel keeps the class until after Python's end, when nothing else could be let go."""
    made = type(f"Spiel_{title.id}", (SpielGame,), {"game": title.id})
    pyspiel.register_game(game_type(title, is_zero_sum=True), made)


for _name in names():
    register(title_of(_name))
