"""Games that are watched while they are played: what a report is made of."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from burnham.bots.search.outcome import Outlook
from burnham.games import title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.position import NOBODY, Position
from burnham.kernel.title import Title
from burnham.lab.place import Place, spread
from burnham.lab.results import add_result, read_results
from burnham.lab.selfplay import victory
from burnham.lab.simulate import Plan, chooser

MOMENTS: Final = 40
"""Into so many parts the course of a game is divided."""

WIDTHS: Final = (1, 2, 3, 5, 9, 17, 33)
"""Questions are counted by their answers: 1, 2, 3 to 4, 5 to 8 and so on."""


class Asked(NamedTuple):
    """How often a question was asked, how often with one answer only, and with how many in all."""

    times: int
    single: int
    answers: int


@dataclass(frozen=True)
class Watched:
    """One game; a line of the file that is kept.  `side` is 0, or 1 for a game of the plan that
    is compared; `chances` are those of all players at every moment; `things` by seat what it chose.
    """

    side: int
    number: int
    first: int
    decisions: int
    totals: list[int]
    shares: list[float]
    categories: dict[str, list[int]]
    questions: dict[str, Asked]
    widths: list[int]
    chances: list[list[float]]
    changes: int
    drama: float
    settled: float
    things: list[list[str]]


class Job(NamedTuple):
    side: int
    plan: Plan
    number: int


def watched(
    sides: Sequence[Plan], games: int, place: Place, keep: Path | None
) -> Iterator[Watched]:
    """All games of every side.  What `keep` holds is not played again."""
    there = _kept(sides, keep)
    yield from (one for one in there if one.number < games)
    done = {(one.side, one.number) for one in there}
    jobs = [
        Job(side, plan, number)
        for number in range(games)
        for side, plan in enumerate(sides)
        if (side, number) not in done
    ]
    for one in spread(watch, jobs, place, sides[0].thinks):
        if keep:
            add_result(keep, one)
        yield one


def _kept(sides: Sequence[Plan], keep: Path | None) -> list[Watched]:
    if keep is None:
        return []
    heads = [(plan, title_of(plan.game).rules.version, plan.new(0).tables.hash) for plan in sides]
    refusal = BadRecord("results-other", file=str(keep))
    return read_results(keep, msgspec.json.encode(heads).decode(), Watched, lambda _: refusal)


def watch(job: Job) -> Watched:
    """Play one game and note what a report needs."""
    game = job.plan.new(job.number)
    choose, notes = chooser(job.plan, game), Notes(game.title, job.plan.seats)
    g, first = game.position, game.position.seat
    while not g.over:
        answer = choose(g)
        notes.before(g, answer)
        g.take(answer)
    scores = game.title.rules.scores(g)
    shares = victory(scores.ranks())
    course = [*notes.course, (notes.decisions, shares)]
    leaders = [_best(chances) for _, chances in course]
    winner = _best(shares)
    return Watched(
        side=job.side,
        number=job.number,
        first=first,
        decisions=notes.decisions,
        totals=scores.totals,
        shares=shares,
        categories=dict(scores.categories),
        questions=notes.questions,
        widths=notes.widths,
        chances=evenly(course),
        changes=sum(a != b for a, b in pairwise(leaders)),
        drama=drama([chances for _, chances in notes.course], winner),
        settled=settled([number for number, _ in course], leaders, winner),
        things=[sorted(chosen) for chosen in notes.things],
    )


class Notes:
    """What was seen of a game so far.  `course` holds, whenever another seat is asked, how many
    decisions there were and what the judgement gives for everybody's chances."""

    def __init__(self, title: Title, seats: int) -> None:
        self.outlook = Outlook(title)
        self.decisions = 0
        self.questions: dict[str, Asked] = {}
        self.widths = [0] * len(WIDTHS)
        self.course: list[tuple[int, list[float]]] = []
        self.things: list[set[str]] = [set() for _ in range(seats)]
        self.last = NOBODY

    def before(self, g: Position, answer: int) -> None:
        """A decision, before its answer is given."""
        if g.seat != self.last:
            self.last = g.seat
            self.course.append((self.decisions, self.outlook.judged(self.outlook.values(g))))
        self.decisions += 1
        count = len(g.answers())
        times, single, answers = self.questions.get(g.step.name, Asked(0, 0, 0))
        self.questions[g.step.name] = Asked(times + 1, single + (count == 1), answers + count)
        self.widths[sum(count >= width for width in WIDTHS) - 1] += 1
        if count > 1:
            self.things[g.seat].update(chosen_things(g, answer))


def chosen_things(g: Position, answer: int) -> list[str]:
    """What an answer is about: `buy permit=7`, one for every argument, or the bare verb."""
    verb = g.step.verb(answer).name
    arguments = g.step.arguments(answer)
    return [f"{verb} {name}={value}" for name, value in arguments.items()] or [verb]


# --- the course of a game -----------------------------------------------------------------


def _best(chances: Sequence[float]) -> int:
    return max(range(len(chances)), key=lambda player: chances[player])


def evenly(course: Sequence[tuple[int, list[float]]]) -> list[list[float]]:
    """Everybody's chances at moments that lie evenly between beginning and end."""
    end, place, found = course[-1][0], 0, []
    for moment in range(MOMENTS + 1):
        while place + 1 < len(course) and course[place + 1][0] * MOMENTS <= moment * end:
            place += 1
        found.append([round(chance, 4) for chance in course[place][1]])
    return found


def drama(chances: Sequence[Sequence[float]], winner: int) -> float:
    """How far behind the winner was, in the mean over the game: 0 if always ahead, and more for
    being behind often or far (the root of the distance to the leader's chance, as Browne has it).
    """
    behind = [math.sqrt(max(one) - one[winner]) for one in chances]
    return sum(behind) / max(len(behind), 1)


def settled(numbers: Sequence[int], leaders: Sequence[int], winner: int) -> float:
    """From which part of the game on the winner is ahead for good: 0 from the beginning, 1 only
    at the end."""
    last = [place for place, leader in enumerate(leaders) if leader != winner]
    if not last:
        return 0.0
    return numbers[min(last[-1] + 1, len(numbers) - 1)] / max(numbers[-1], 1)
