"""PettingZoo's classic games."""

from __future__ import annotations

import copy
import importlib
import random
import warnings
from typing import Any

from benchmarks.measures import Engine, main


class Zoo(Engine):
    notes = (
        "PettingZoo: copied by `copy.deepcopy`, since it has no copy of its own; legal choices and"
        " view are one observation",
    )

    def __init__(self, game: str) -> None:
        warnings.simplefilter("ignore")
        self.kit: Any = importlib.import_module(f"pettingzoo.classic.{game}")
        self.table = self.kit.env()

    def begin(self, seed: int) -> Any:
        env = self.kit.env()
        env.reset(seed=seed)
        return env

    def over(self, g: Any) -> bool:
        return any(g.terminations.values()) or any(g.truncations.values())

    def choices(self, g: Any) -> Any:
        return g.observe(g.agent_selection)["action_mask"].nonzero()[0].tolist()

    def take(self, g: Any, choice: Any) -> None:
        g.step(choice)

    def play(self, seed: int) -> int:
        g, dice, made = self.table, random.Random(seed), 0
        g.reset(seed=seed)
        for _ in g.agent_iter():
            seen, _, terminated, truncated, _ = g.last()
            if terminated or truncated:
                break
            g.step(dice.choice(seen["action_mask"].nonzero()[0].tolist()))
            made += 1
        return made

    def copy(self, g: Any) -> Any:
        return copy.deepcopy(g)

    def legal(self, g: Any) -> Any:
        return self.choices(g)

    def view(self, g: Any) -> Any:
        return g.observe(g.agent_selection)


if __name__ == "__main__":
    main(Zoo)
