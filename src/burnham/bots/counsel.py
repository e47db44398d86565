"""What a bot that thinks ahead thinks of a question: for hints, and for the analysis of a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from burnham.bots.search.thinker import Thinker
from burnham.bots.search.tree import Tree
from burnham.kernel.position import Position

BEST: Final = 3
"""So many answers are told: the best one found and the next best."""

TRIAL: Final = 8
"""Answers that are told are tried at least once for so many playouts of the search, so that they
can be compared: it may have lost interest in one early."""


class Weighed(NamedTuple):
    """An answer as a bot sees it: its seat's share of the victory, and its lead in points."""

    answer: int
    chance: float
    lead: float


class Counsel(NamedTuple):
    """The best answers, the very best first, and every player's share of the victory."""

    answers: tuple[Weighed, ...]
    chances: tuple[float, ...]

    @property
    def best(self) -> Weighed:
        return self.answers[0]

    def of(self, answer: int) -> Weighed:
        return next(weighed for weighed in self.answers if weighed.answer == answer)


def ask(bot: Thinker, seen: Position, seat: int, given: int = -1) -> Counsel:
    """What the bot would answer in this seat, and what it thinks of the answer that was `given`."""
    tree = bot.think(seen, seat)
    chances = tuple(tree.chances())
    told = [finding.answer for finding in tree.findings()[:BEST]]
    if given >= 0 and given not in told:
        told.append(given)
    least = tree.playouts // TRIAL + 1
    for answer in told:
        _try(tree, answer, least)
    found = [Weighed(f.answer, f.worth, f.lead) for f in tree.findings() if f.answer in told]
    return Counsel(tuple(sorted(found, key=lambda one: -one.chance)), chances)


def _try(tree: Tree, answer: int, least: int) -> None:
    tried = next(found.tries for found in tree.findings() if found.answer == answer)
    for _ in range(least - tried):
        tree.play_out(answer)
