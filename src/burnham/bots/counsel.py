"""What a bot that thinks ahead thinks of a question: for hints, and for the analysis of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from burnham.bots.reasons import Evidence, SightEvidence, Why, Witness
from burnham.bots.search.race import BETWEEN_LOOKS, Runner, take_out_luck
from burnham.bots.search.thinker import Thinker
from burnham.bots.search.tree import Tree
from burnham.kernel.position import Position

BEST: Final = 3
"""So many answers are told: the best one found and the next best."""

TRIAL: Final = 8
"""Answers that are told are tried at least once for so many playouts of the search, so that they
can be compared: it may have lost interest in one early."""

TURNING_POINTS: Final = 5
SWING: Final = 0.03
"""Less winning chance than this is not worth a word: the bot may err by as much."""


class Weighed(NamedTuple):
    """An answer as a bot sees it: its seat's share of the victory, its lead in points, and what the
    best answer has more of."""

    answer: int
    chance: float
    lead: float
    why: Why = Why()

    def times(self, factor: float) -> Weighed:
        """The same in other points."""
        return self._replace(lead=factor * self.lead, why=self.why.times(factor))

    def lost_chance(self, best: Weighed) -> float:
        """How much winning chance the best answer would have kept."""
        return max(0.0, best.chance - self.chance)

    def lost_points(self, best: Weighed) -> float:
        """How many points of lead, likewise."""
        return max(0.0, best.lead - self.lead)


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
    witness = Witness(bot.title, seat)
    tree = bot.think(seen, seat, witness=witness)
    chances = tuple(tree.chances())
    told = [
        runner for i, runner in enumerate(tree.findings()) if i < BEST or runner.answer == given
    ]
    least = max(BETWEEN_LOOKS, tree.playouts // TRIAL + 1)
    for runner in told:
        for _ in range(least - runner.tries):
            tree.play_out(runner)
    take_out_luck(tree.runners)
    best, evidence = told[0], Evidence(tree.runners)
    unit = bot.title.thinking.unit(seen)
    weighed = [
        compared(one, best)._replace(why=evidence.why(best, one)).times(unit) for one in told
    ]
    weighed = looked_at(weighed, tree, witness)
    return Counsel(tuple(sorted(weighed, key=lambda one: -one.chance)), chances)


def looked_at(weighed: list[Weighed], tree: Tree, witness: Witness) -> list[Weighed]:
    """Where the tries show no reason against an answer, that of first sight, if it has one.  The
    first is the best."""
    best, *others = weighed
    if not any(one.why.is_silent for one in others):
        return weighed
    sight = SightEvidence(tree, witness, [one.answer for one in weighed])
    return [best] + [
        one._replace(why=sight.why(one.why, best.answer, one.answer)) if one.why.is_silent else one
        for one in others
    ]


def compared(runner: Runner, best: Runner) -> Weighed:
    """An answer by how far it lags behind the one that the bot would give."""
    chance = best.worth - max(0.0, runner.lag(best))
    return Weighed(runner.answer, max(0.0, chance), best.lead - runner.points_lag(best))


class Costly(Protocol):
    """A decision, by what it cost of winning chance and of points."""

    @property
    def loss(self) -> float: ...

    @property
    def points(self) -> float: ...


Decision = TypeVar("Decision", bound=Costly)


def turning_points(decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions that cost most, in the order of the game."""
    dear = [i for i, decision in enumerate(decisions) if decision.loss >= SWING]
    dear.sort(key=lambda i: (-decisions[i].loss, -decisions[i].points))
    return [decisions[i] for i in sorted(dear[:TURNING_POINTS])]
