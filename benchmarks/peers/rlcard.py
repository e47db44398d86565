"""RLCard's card games."""

from __future__ import annotations

import copy
import importlib
import random
from typing import Any

from benchmarks.measures import Engine, main


class Cards(Engine):
    notes = (
        "RLCard: copied by `copy.deepcopy` where that works, since it has no copy of its own; legal"
        " choices come with the view",
    )

    def __init__(self, game: str) -> None:
        self.kit: Any = importlib.import_module("rlcard")
        self.game = game
        self.table = self.begin(1)
        if _can_be_copied(self.table):
            self.copy = copy.deepcopy

    def begin(self, seed: int) -> Any:
        env = self.kit.make(self.game, config={"seed": seed})
        env.reset()
        return env

    def over(self, g: Any) -> bool:
        return bool(g.is_over())

    def choices(self, g: Any) -> Any:
        return list(self.view(g)["legal_actions"])

    def take(self, g: Any, choice: Any) -> None:
        g.step(choice)

    def play(self, seed: int) -> int:
        g, dice, made = self.table, random.Random(seed), 0
        g.seed(seed)
        seen, _ = g.reset()
        while not g.is_over():
            seen, _ = g.step(dice.choice(list(seen["legal_actions"])))
            made += 1
        return made

    def legal(self, g: Any) -> Any:
        return self.choices(g)

    def view(self, g: Any) -> Any:
        return g.get_state(g.get_player_id())


def _can_be_copied(g: Any) -> bool:
    try:
        copy.deepcopy(g)
    except TypeError:
        return False
    return True


if __name__ == "__main__":
    main(Cards)
