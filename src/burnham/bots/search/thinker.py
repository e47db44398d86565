"""A bot that thinks ahead, by the clock or by a number of playouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burnham.bots.search.outcome import Outlook
from burnham.bots.search.tree import Settings, Tree
from burnham.kernel.position import Position
from burnham.kernel.title import Title


class Thinker:
    """Searches before every answer, each time anew: a tree kept from the question before has gone
    farther with the answer it liked than with the others, which cannot be compared then."""

    def __init__(self, title: Title, seed: str, playouts: int = 0, seconds: float = 0.0) -> None:
        self.title = title
        self.outlook = Outlook(title)
        self.seed = seed
        self.playouts = playouts
        self.seconds = seconds
        thinking = title.thinking
        self.settings = Settings(
            thinking.horizons, thinking.first_sight, first_sights=thinking.first_sights
        )
        self.count = 0

    def choose(self, seen: Position, seat: int) -> int:
        answers = seen.answers()
        if len(answers) == 1:
            return answers[0]
        return self.think(seen, seat, hurry=True).findings()[0].answer

    def think(
        self,
        seen: Position,
        seat: int,
        hurry: bool = False,
        witness: Callable[[Any], Any] | None = None,
    ) -> Tree:
        """The tree about this question, grown by the budget (in a hurry: while it matters)."""
        self.count += 1
        seed = f"{self.seed}/{self.count}"
        tree = Tree(seen, seat, self.outlook, self.settings, seed, witness)
        tree.think(self.playouts, self.seconds, hurry)
        return tree
