"""A bot that thinks ahead, by the clock or by a number of playouts."""

from __future__ import annotations

from typing import Any

from burnham.bots.search.outcome import Outlook
from burnham.bots.search.tree import Node, Settings, Tree
from burnham.kernel.position import Position
from burnham.kernel.title import Title


class Thinker:
    """Searches before every answer.  What it thought about its own next question it keeps: if
    that question comes, and nothing was revealed on the way, it thinks on from there."""

    def __init__(self, title: Title, seed: str, playouts: int = 0, seconds: float = 0.0) -> None:
        self.outlook = Outlook(title)
        self.seed = seed
        self.playouts = playouts
        self.seconds = seconds
        self.settings = Settings(title.thinking.horizon, title.thinking.first_sight)
        self.count = 0
        self.expected: dict[str, Any] = {}
        self.kept: Node | None = None

    def choose(self, seen: Position, seat: int) -> int:
        answers = seen.answers()
        if len(answers) == 1:
            return answers[0]
        tree = self.think(seen, seat, hurry=True)
        answer = tree.findings()[0].answer
        self.keep(tree, answer)
        return answer

    def think(self, seen: Position, seat: int, hurry: bool = False) -> Tree:
        """The tree about this question, grown by the budget (in a hurry: while it matters)."""
        self.count += 1
        tree = Tree(seen, seat, self.outlook, self.settings, f"{self.seed}/{self.count}")
        if self.kept is not None and seen.values() == self.expected:
            tree.root = self.kept
        tree.think(self.playouts, self.seconds, hurry)
        return tree

    def keep(self, tree: Tree, answer: int) -> None:
        """Remember what follows an answer, unless that depends on chance or secrets."""
        self.kept = None
        after = tree.seen.imagine(tree.seat, self.seed)
        after.take(answer)
        if not after.marked:
            self.kept = tree.child_of(answer)
            self.expected = after.seen_by(tree.seat).values()
