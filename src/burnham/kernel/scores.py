"""Who won and why: totals, categories, and the ranking with ties."""

from __future__ import annotations

from typing import Any


class Item:
    """One thing that a category's points are made of, told by the text `item-<key>`: this tender,
    that ward.  Rivals can check a total by its items."""

    def __init__(
        self, category: str, player: int, key: str, points: int, args: dict[str, int]
    ) -> None:
        self.category = category
        self.player = player
        self.key = key
        self.points = points
        self.args = args


class Scores:
    """`categories` holds per category its points for every player; `breaks` the tie-breakers in
    order, higher is better.  Players beyond the seats are the box's own (a solo opponent).
    `outright` is the player who has won whatever the totals say, by a goal of the game; or -1.
    `goal` is that goal: its name, and how much of it each player has (text: `won-<name>`)."""

    def __init__(
        self,
        categories: list[tuple[str, list[int]]],
        breaks: list[tuple[str, list[int]]],
        outright: int = -1,
        goal: tuple[str, list[int]] | None = None,
    ) -> None:
        self.categories = categories
        self.breaks = breaks
        self.outright = outright
        self.goal = goal
        self.players = len(categories[0][1])
        self.totals = [sum(points[p] for _, points in categories) for p in range(self.players)]

    def ranks(self) -> list[int]:
        """1 for the winners, equal numbers for shared places."""
        keys = [self._key(p) for p in range(self.players)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def _key(self, player: int) -> list[int]:
        first = [int(player == self.outright), self.totals[player]]
        return first + [values[player] for _, values in self.breaks]

    def to_dict(self) -> dict[str, Any]:
        """Per player total, rank, every category and tie-breaker, and the goal that has decided;
        and the ranking, best first."""
        ranks = self.ranks()
        goals = [self.goal] if self.goal else []
        order = sorted(range(self.players), key=lambda p: ranks[p])
        return {
            "players": [
                {
                    "seat": p,
                    "total": self.totals[p],
                    "rank": ranks[p],
                    "categories": {name: points[p] for name, points in self.categories},
                    "breaks": {name: values[p] for name, values in self.breaks},
                    "goal": {name: amounts[p] for name, amounts in goals},
                }
                for p in range(self.players)
            ],
            "ranking": [[p for p in order if ranks[p] == rank] for rank in sorted(set(ranks))],
        }
