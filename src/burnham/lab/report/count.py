"""Numbers of many games, each with its 95 % interval."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from burnham.lab.arena import mean, wilson
from burnham.lab.report.gather import MOMENTS, WIDTHS, Watched
from burnham.lab.sprt import CERTAINTY


class Estimate(NamedTuple):
    """A mean or a share, and where it lies by 95 %."""

    value: float
    low: float
    high: float


class Course(NamedTuple):
    """At every moment of the game: the chance of who wins in the end, in the mean and for the
    tenth of all games in which it is lowest and highest; and the mean chance of who leads."""

    winner: list[float]
    lowest: list[float]
    highest: list[float]
    leader: list[float]


class Category(NamedTuple):
    """Points of a category, in so many games: of all, of those who won, and of the others."""

    name: str
    games: int
    every: Estimate
    won: Estimate
    lost: Estimate


class Question(NamedTuple):
    """A kind of question: asked so often a game, of it with one answer only, and answers each."""

    name: str
    times: float
    single: float
    answers: float


def share_of(won: float, games: int) -> Estimate:
    return Estimate(won / max(games, 1), *wilson(won, games))


def mean_of(values: Sequence[float]) -> Estimate:
    return estimate(mean(values), error_of(values))


def estimate(middle: float, error: float) -> Estimate:
    """From a standard error."""
    reach = CERTAINTY * error
    return Estimate(middle, middle - reach, middle + reach)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    squares = sum((value - middle) ** 2 for value in values)
    return math.sqrt(squares / (len(values) - 1) / len(values))


def difference(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """How much larger the mean became.  Sides play other games, even from the same deals."""
    return estimate(mean(after) - mean(before), math.hypot(error_of(before), error_of(after)))


# --- by what is asked ---------------------------------------------------------------------

MEASURES: Final[dict[str, Callable[[Watched], float]]] = {
    "length": lambda one: one.decisions,
    "single": lambda one: one.widths[0] / one.decisions,
    "answers": lambda one: sum(asked.answers for asked in one.questions.values()) / one.decisions,
    "points": lambda one: mean(one.totals),
    "winning-points": lambda one: max(one.totals),
    "margin": lambda one: sorted(one.totals)[-1] - sorted(one.totals)[-2:][0],
    "changes": lambda one: one.changes,
    "drama": lambda one: one.drama,
    "settled": lambda one: one.settled,
}
"""What is told of every game by one number."""


def measured(games: Sequence[Watched], measure: str) -> list[float]:
    return [MEASURES[measure](one) for one in games]


def by_seat(games: Sequence[Watched]) -> list[Estimate]:
    """Every player's share of the victories; players beyond the seats are the box's own."""
    players = len(games[0].shares)
    won = [sum(one.shares[player] for one in games) for player in range(players)]
    return [share_of(each, len(games)) for each in won]


def by_place(games: Sequence[Watched], seats: int) -> list[Estimate]:
    """Shares by the place after the seat that is asked first."""
    won = [sum(one.shares[(one.first + place) % seats] for one in games) for place in range(seats)]
    return [share_of(each, len(games)) for each in won]


def categories(games: Sequence[Watched], seats: int) -> list[Category]:
    """In the order of the rules; some may be in a part of all games only."""
    found = []
    for name in dict.fromkeys(name for one in games for name in one.categories):
        own = [one for one in games if name in one.categories]
        seen = [
            (one.shares[seat], one.categories[name][seat]) for one in own for seat in range(seats)
        ]
        won = mean_of([points for share, points in seen if share])
        lost = mean_of([points for share, points in seen if not share])
        every = mean_of([points for _, points in seen])
        found.append(Category(name, len(own), every, won, lost))
    return found


def questions(games: Sequence[Watched]) -> list[Question]:
    """The most frequent first."""
    found = []
    for name in sorted({name for one in games for name in one.questions}):
        asked = [one.questions[name] for one in games if name in one.questions]
        times = sum(one.times for one in asked)
        single = sum(one.single for one in asked) / times
        answers = sum(one.answers for one in asked) / times
        found.append(Question(name, times / len(games), single, answers))
    return sorted(found, key=lambda question: -question.times)


def widths(games: Sequence[Watched]) -> list[float]:
    """The share of questions by how many answers they have (WIDTHS)."""
    counts = [sum(one.widths[place] for one in games) for place in range(len(WIDTHS))]
    return [count / sum(counts) for count in counts]


def course(games: Sequence[Watched]) -> Course:
    found = Course([], [], [], [])
    for moment in range(MOMENTS + 1):
        now = [one.chances[moment] for one in games]
        pairs = zip(games, now, strict=True)
        won = sorted(sum(map(_product, one.shares, chances)) for one, chances in pairs)
        tenth = len(won) // 10
        found.winner.append(mean(won))
        found.lowest.append(won[tenth])
        found.highest.append(won[-1 - tenth])
        found.leader.append(mean([max(chances) for chances in now]))
    return found


def _product(share: float, chance: float) -> float:
    return share * chance
