"""What a learner gets at the end of a game; before the end it gets nothing.

`shares` is zero-sum and lies between -1 and 1: the victory, shared by all on the first place, less
what everybody would have of it if all were alike, so scaled that a sole winner gets 1.  With four
seats a sole winner gets 1 and the others -1/3 each; two who share the first place get 1/3 each.
`points` are the points of the final score, as the rules count them.

Alone at the table one plays against the box (the Committee of Fifty in San Francisco), which is no
agent and gets nothing: then `shares` is 1 for a victory over it, 0 if both share it, else -1.
"""

from __future__ import annotations

from typing import Final

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.selfplay import victory

SHARES: Final = "shares"
POINTS: Final = "points"


class Rewards:
    """Says what every seat gets at the end of a game of this title."""

    def __init__(self, title: Title, kind: str = SHARES) -> None:
        if kind not in (SHARES, POINTS):
            raise BadOption("no-rewards", rewards=shown(kind), kinds=f"{SHARES}, {POINTS}")
        self.title = title
        self.kind = kind

    def of(self, position: Position) -> list[float]:
        """Every seat's reward; nothing while the game goes on."""
        if not position.over:
            return [0.0] * position.seats
        scores = self.title.rules.scores(position)
        if self.kind == POINTS:
            return [float(total) for total in scores.totals[: position.seats]]
        return final_shares(scores.ranks())[: position.seats]


def final_shares(ranks: list[int]) -> list[float]:
    """The zero-sum shares of all players of the score, the box's own among them."""
    players = len(ranks)
    return [(share * players - 1.0) / (players - 1.0) for share in victory(ranks)]
