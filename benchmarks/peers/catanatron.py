"""Catanatron: Catan for four."""

from __future__ import annotations

import importlib
import json
from typing import Any

from benchmarks.measures import Engine, main


class Catan(Engine):
    notes = (
        "catanatron: its package has no bot that searches, and everybody sees everything",
        "catanatron: serialised by its encoder for the browser, which cannot be read back",
    )

    def __init__(self) -> None:
        self.kit: Any = importlib.import_module("catanatron")
        self.actions: Any = importlib.import_module("catanatron.models.actions")
        self.encoder: Any = importlib.import_module("catanatron.json").GameEncoder

    def begin(self, seed: int) -> Any:
        return self.kit.Game([self.kit.RandomPlayer(color) for color in self.kit.Color], seed)

    def over(self, g: Any) -> bool:
        limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        return g.winning_color() is not None or g.state.num_turns >= limit

    def choices(self, g: Any) -> Any:
        return g.state.playable_actions

    def take(self, g: Any, choice: Any) -> None:
        g.execute(choice)

    def play(self, seed: int) -> int:
        g = self.begin(seed)
        g.play()
        return len(g.state.actions)

    def copy(self, g: Any) -> Any:
        return g.copy()

    def legal(self, g: Any) -> Any:
        return self.actions.generate_playable_actions(g.state)

    def serialise(self, g: Any) -> bytes:
        return json.dumps(g, cls=self.encoder).encode()


if __name__ == "__main__":
    main(lambda game: Catan())
