"""Why one answer is better than another, in the game's own terms.

A witness notes how every try ended: the terms of the judgement, and what the seat holds.  Two
answers are compared over the imaginings that both have met.  The difference of their leads is the
sum of the differences of all terms, and of the best rival's points; of these is told which term of
theirs it is, if it is one.  Only what stands out from chance is told, and whatever is told was seen
in the tries: nothing is made up.  Where the tries show no reason, first sight may: the same terms,
as they are right after the answers.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from burnham.bots.search.outcome import lead_of
from burnham.bots.search.race import BETWEEN_LOOKS, Runner
from burnham.bots.search.sight import LOOKS
from burnham.bots.search.tree import Tree
from burnham.kernel.title import Title

MOST: Final = 3
FOR: Final = 2
"""So many reasons are told, and so many of them speak for the better answer, if there are: else all
that is told could speak against it."""

DOUBT: Final = 2.0
"""A difference of fewer standard errors than this may be chance, and is not told."""

CLOSE: Final = 1.0
"""Leads that differ by no more standard errors than this need no reasons."""

SMALL: Final = 0.15
"""Nor is one that is less than so much of the largest."""

MATTERS: Final = 0.5
"""All that is not told is worth a word if it comes to so much of the largest, or of all."""

EVEN: Final = 0.01
"""Two terms that differ by no more than this part are a thing and its price."""

EXPLAINS: Final = 0.5
"""What speaks for an answer must come to so much of the difference: less is no reason.  And a term
of the rival's stands for all that changes there from so much of it on."""

OFTEN: Final = 0.25
"""How much more often a thing must be held to be told."""

RIVAL: Final = "rival"
"""The term that is not the seat's own: what the best rival may expect, less."""


class Key(NamedTuple):
    """A term of the judgement, or the part of it that one thing adds."""

    term: str
    kind: str = ""
    value: int = -1
    rival: bool = False  # of the best rival's


THE_RIVAL: Final = Key(RIVAL)
Terms = dict[Key, float]


class Reason(NamedTuple):
    """How many points of lead come from a term, or from one thing in it; `rival`: because the best
    rival has less of it."""

    term: str
    kind: str
    value: int
    points: float
    rival: bool = False

    @property
    def is_rival(self) -> bool:
        return self.rival or self.term == RIVAL


class Held(NamedTuple):
    """How often a seat has a thing at the end of the tries, with one answer and with the other."""

    kind: str
    value: int
    chance: float
    other: float


class Why(NamedTuple):
    """What one answer has more of than another.  `reasons` and `rest` add up to the points of lead
    between them; `tries_agree`: not first sight alone prefers it; `at_sight`: the reasons are those
    of first sight, since the tries show none."""

    reasons: tuple[Reason, ...] = ()
    rest: float = 0.0
    held: tuple[Held, ...] = ()
    tries_agree: bool = True
    at_sight: bool = False

    @property
    def points(self) -> float:
        return sum(reason.points for reason in self.reasons) + self.rest

    @property
    def is_silent(self) -> bool:
        """Whether nothing is told."""
        return not self.reasons and not self.held

    @property
    def against(self) -> bool:
        """Whether the points speak for the other answer, by more than chance."""
        return bool(self.reasons) and self.points < 0.0 and not self.at_sight

    @property
    def rest_matters(self) -> bool:
        """What the tries found beside the reasons of first sight may be chance, and is not told."""
        if self.at_sight:
            return False
        largest = max((abs(reason.points) for reason in self.reasons), default=0.0)
        return abs(self.rest) > MATTERS * min(largest, abs(self.points))

    def times(self, factor: float) -> Why:
        """The same in other points."""
        reasons = tuple(one._replace(points=factor * one.points) for one in self.reasons)
        return self._replace(reasons=reasons, rest=factor * self.rest)

    def turned(self) -> Why:
        """The same, seen from the other answer."""
        held = tuple(one._replace(chance=one.other, other=one.chance) for one in self.held)
        return self.times(-1.0)._replace(held=held)


class Ending(NamedTuple):
    """How a try ended: the seat's terms, those of its best rival, and what it holds."""

    terms: Terms
    rivals: Terms
    held: frozenset[tuple[str, int]]


class Witness:
    """Notes how tries end for one seat."""

    def __init__(self, title: Title, seat: int) -> None:
        self.title = title
        self.seat = seat

    def __call__(self, g: Any) -> Ending:
        rival = self._best_rival(g)
        rivals = {} if rival is None else self._detailed(g, rival)
        held = frozenset(self.title.thinking.holds(g, self.seat))
        return Ending(self._detailed(g, self.seat), rivals, held)

    def _best_rival(self, g: Any) -> int | None:
        """None if no seat has more than an automaton of the box's own."""
        values = self.title.rules.scores(g).totals if g.over else self.title.thinking.judge_all(g)
        others = [player for player in range(len(values)) if player != self.seat]
        best = max(others, key=lambda player: values[player], default=None)
        return best if best is not None and best < g.seats else None

    def _detailed(self, g: Any, seat: int) -> Terms:
        """What single things add to a term is told of these, and taken from it."""
        found = {Key(name): points for name, points in self._terms(g, seat).items()}
        for detail in self.title.thinking.details(g, seat):
            found[Key(detail.term)] -= detail.points
            key = Key(detail.told or detail.term, detail.kind, detail.value)
            found[key] = found.get(key, 0.0) + detail.points
        return found

    def _terms(self, g: Any, seat: int) -> dict[str, float]:
        """At the end by the categories of the score, if these are terms of the judgement."""
        if g.over:
            categories = self.title.rules.scores(g).categories
            if all(name in self.title.thinking.terms for name, _ in categories):
                return {name: float(points[seat]) for name, points in categories}
        return self.title.thinking.explain(g, seat)


class Evidence:
    """What the witness noted of some answers' tries, with luck taken out as it is of the leads."""

    def __init__(self, runners: Sequence[Runner]) -> None:
        rows = [(runner, _rows(runner)) for runner in runners]
        slopes = _slopes(rows)
        self.rows = {
            runner.answer: [
                {
                    key: row.get(key, 0.0) - slopes.get(key, 0.0) * came[2]
                    for key in row.keys() | slopes.keys()
                }
                for row, came in zip(found, runner.came, strict=True)
            ]
            for runner, found in rows
        }

    def why(self, best: Runner, other: Runner) -> Why:
        """What `best` has more of than the other."""
        tries = min(best.tries, other.tries)
        if tries < BETWEEN_LOOKS:
            return Why()
        pairs = list(zip(self.rows[best.answer], self.rows[other.answer], strict=False))
        keys = {key for pair in pairs for row in pair for key in row}
        lags = {key: [one.get(key, 0.0) - two.get(key, 0.0) for one, two in pairs] for key in keys}
        means = {key: sum(found) / tries for key, found in lags.items()}
        clear = {key: means[key] for key in keys if _stands_out(lags[key])}
        whole = [key for key in keys if not key.rival]  # the rival's terms are parts of THE_RIVAL
        total = sum(means[key] for key in whole)
        told: list[Key] = []
        if _stands_out([sum(lag) for lag in zip(*(lags[k] for k in whole), strict=True)], CLOSE):
            told = _told({key: clear[key] for key in whole if key in clear}, total)
        parts = {key: points for key, points in clear.items() if key.rival}
        told = [_part(parts, means[key]) if key == THE_RIVAL else key for key in told]
        reasons = tuple(Reason(k.term, k.kind, k.value, means[k], k.rival) for k in told)
        rest = total - sum(means[key] for key in told)
        share = sum(best.shares[:tries]) >= sum(other.shares[:tries])
        return Why(reasons, rest, _held(best, other, tries), share)


class SightEvidence:
    """First sight of some answers: the terms right after each, in a few imaginings.  It counts like
    some tries, so it is a reason of the bot's, and the only one where dice drown the tries."""

    def __init__(self, tree: Tree, witness: Witness, answers: Sequence[int]) -> None:
        self.runners = {answer: _looked_at(tree, witness, answer) for answer in answers}
        self.evidence = Evidence([*self.runners.values()])
        self.factor = witness.title.thinking.unit_at_sight(tree.seen)

    def why(self, tried: Why, best: int, other: int) -> Why:
        """What the tries could not tell, if first sight prefers the best as well; in points of
        the score.  The rest is what the tries say otherwise."""
        found = self.evidence.why(self.runners[best], self.runners[other]).times(self.factor)
        told = sum(reason.points for reason in found.reasons)
        if told <= 0.0 or told < EXPLAINS * found.points:
            return tried
        rest = tried.points - told
        return tried._replace(reasons=found.reasons, rest=rest, at_sight=True)


def _looked_at(tree: Tree, witness: Witness, answer: int) -> Runner:
    runner = Runner(answer, 0.0, 0.0, tree.seen.players)
    for number in range(LOOKS):
        after = tree.seen.imagine(tree.seat, f"{tree.seed}/look/{number}").after(answer)
        values = tree.outlook.values(after)
        runner.came_in(tree.outlook.judged(values), tree.seat, lead_of(values, tree.seat))
        runner.endings.append(witness(after))
    return runner


def _rows(runner: Runner) -> list[Terms]:
    """The terms at the end of each try, which add up to the lead; and of which terms the rival's
    points are made."""
    return [
        {
            **ending.terms,
            THE_RIVAL: came[1] - sum(ending.terms.values()),
            **{key._replace(rival=True): -points for key, points in ending.rivals.items()},
        }
        for ending, came in zip(runner.endings, runner.came, strict=True)
    ]


def _slopes(rows: list[tuple[Runner, list[Terms]]]) -> Terms:
    """What of each term goes along with luck in all tries together (`race.take_out_luck`)."""
    squares = 0.0
    along: Terms = defaultdict(float)
    for runner, found in rows:
        mean = runner.means()[2]
        for row, came in zip(found, runner.came, strict=True):
            more = came[2] - mean
            squares += more * more
            for key, points in row.items():
                along[key] += points * more
    return {key: points / squares for key, points in along.items()} if squares else {}


def _stands_out(lags: list[float], doubt: float = DOUBT) -> bool:
    mean = sum(lags) / len(lags)
    spread = sum((lag - mean) ** 2 for lag in lags) / (len(lags) - 1)
    return abs(mean) > doubt * math.sqrt(spread / len(lags)) + 1e-9


def _told(means: Terms, total: float) -> list[Key]:
    """The few largest, those first that speak for the difference; equal ones by their names.  Then
    what leaves least unsaid, if it does.  None if they explain little: then it is made of
    many small things."""
    means = _without_price(means, total)
    order = sorted(means, key=lambda key: (-abs(means[key]), key))
    large = [key for key in order if abs(means[key]) >= SMALL * abs(means[order[0]])]
    chosen = [key for key in large if means[key] * total > 0][:FOR]
    if abs(sum(means[key] for key in chosen)) < EXPLAINS * abs(total):
        return []
    while len(chosen) < MOST:
        unsaid = total - sum(means[key] for key in chosen)
        left = {key: abs(unsaid - means[key]) for key in large if key not in chosen}
        best = min(left, key=left.__getitem__, default=None)
        if best is None or left[best] > abs(unsaid):
            break
        chosen.append(best)
    return sorted(chosen, key=lambda key: (means[key] * total <= 0, large.index(key)))


def _without_price(means: Terms, total: float) -> Terms:
    """What is worth just what it costs speaks for nothing, if something else does."""
    left = dict(means)
    for key in sorted(means):
        price = next((one for one in sorted(left) if _is_even(means[key], means[one])), None)
        if key in left and price is not None:
            del left[key], left[price]
    return left if any(points * total > 0 for points in left.values()) else means


def _is_even(gain: float, price: float) -> bool:
    return gain > 0.0 and abs(gain + price) <= EVEN * gain


def _part(parts: Terms, points: float) -> Key:
    """The term of the rival's that stands for all that changes there; or all of it."""
    same = [key for key in sorted(parts) if parts[key] * points > 0]
    largest = max(same, key=lambda key: abs(parts[key]), default=THE_RIVAL)
    return largest if abs(parts.get(largest, 0.0)) >= EXPLAINS * abs(points) else THE_RIVAL


def _held(best: Runner, other: Runner, tries: int) -> tuple[Held, ...]:
    """The thing that is held more often by most, if it is more than chance."""
    things = {thing for runner in (best, other) for one in runner.endings for thing in one.held}
    found: list[Held] = []
    for thing in sorted(things):
        mine = [float(thing in one.held) for one in best.endings[:tries]]
        theirs = [float(thing in one.held) for one in other.endings[:tries]]
        lags = [one - two for one, two in zip(mine, theirs, strict=True)]
        if sum(lags) > OFTEN * tries and _stands_out(lags):
            kind, value = thing
            found.append(Held(kind, value, sum(mine) / tries, sum(theirs) / tries))
    return tuple(sorted(found, key=lambda one: one.other - one.chance)[:1])
