"""OpenSpiel's games, written in C++ and driven from Python; dice and deals are not counted as
decisions."""

from __future__ import annotations

import importlib
import random
from typing import Any

from benchmarks.measures import Engine, main

SIMULATIONS = 200
CURIOSITY = 2.0
MEMORY = 100  # MB


class Spiel(Engine):
    notes = (
        "OpenSpiel: its bots play out at random to the end, in C++; its chess keeps the legal list"
        " in the position once it was asked for",
    )

    def __init__(self, game: str) -> None:
        self.kit: Any = importlib.import_module("pyspiel")
        self.game = self.kit.load_game(game)
        kind = self.game.get_type()
        self.hidden = kind.information == kind.Information.IMPERFECT_INFORMATION
        self.tensor = "observation_tensor"
        if not kind.provides_observation_tensor:
            self.tensor = "information_state_tensor"
        if self.hidden:
            self.imagine = self._imagine
        self.dice = random.Random(0)

    def begin(self, seed: int) -> Any:
        self.dice = random.Random(-seed)
        g = self.game.new_initial_state()
        self._roll(g)
        return g

    def over(self, g: Any) -> bool:
        return bool(g.is_terminal())

    def choices(self, g: Any) -> Any:
        return g.legal_actions()

    def take(self, g: Any, choice: Any) -> None:
        g.apply_action(choice)
        self._roll(g)

    def play(self, seed: int) -> int:
        g, dice, made = self.begin(seed), random.Random(seed), 0
        while not g.is_terminal():
            if g.is_chance_node():
                self._roll(g)
            else:
                g.apply_action(dice.choice(g.legal_actions()))
                made += 1
        return made

    def _roll(self, g: Any) -> None:
        while g.is_chance_node():
            outcomes, chances = zip(*g.chance_outcomes(), strict=True)
            g.apply_action(self.dice.choices(outcomes, chances)[0])

    def copy(self, g: Any) -> Any:
        return g.clone()

    def legal(self, g: Any) -> Any:
        return g.legal_actions()

    def serialise(self, g: Any) -> bytes:
        return str(g.serialize()).encode()

    def view(self, g: Any) -> Any:
        return getattr(g, self.tensor)(g.current_player())

    def _imagine(self, g: Any) -> Any:
        return g.resample_from_infostate(g.current_player(), self.dice.random)

    def think(self, g: Any, seconds: float) -> int:
        judge = self.kit.RandomRolloutEvaluator(1, 1)
        if self.hidden:
            self.kit.ISMCTSBot(1, judge, CURIOSITY, SIMULATIONS).step(g)
            return SIMULATIONS
        budget = (CURIOSITY, SIMULATIONS, MEMORY)
        bot = self.kit.MCTSBot(self.game, judge, *budget, solve=False, seed=1, verbose=False)
        return int(bot.mcts_search(g).explore_count)


if __name__ == "__main__":
    main(Spiel)
