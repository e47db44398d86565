"""Random games over random seats and options, every position checked.

A million random decisions reach corners that no person thinks of.  `sound` is asked after every
answer.  Of the dear checks all are asked when a question is met for the first time, and one, by
chance, when it is met for the second, fourth, eighth … time and after every `EVERY`th answer.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from burnham.games import title_of
from burnham.kernel.checks import CHECKS, demand, sound
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.records import LONGEST_GAME
from burnham.kernel.title import Title
from burnham.lab.setups import random_setup
from burnham.lab.spread import spread

EVERY = 100
BATCH = 10_000
"""Decisions of one job at most: enough that starting it costs nothing."""


class Job(NamedTuple):
    game: str
    seed: str
    number: int
    decisions: int


@dataclass
class Found:
    """What a job has seen: how much, which questions how often, and the first failure, as a record
    with the key `failure`.  `mutants` are what lab/strangers.py has tried."""

    mutants: int = 0
    refused: int = 0
    games: int = 0
    decisions: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    failure: dict[str, Any] | None = None

    def add(self, other: Found) -> None:
        self.mutants += other.mutants
        self.refused += other.refused
        self.games += other.games
        self.decisions += other.decisions
        self.questions += other.questions
        self.failure = self.failure or other.failure


def fuzz(game: str, decisions: int, seed: str, workers: int = 1) -> Iterator[Found]:
    """Yields what was found so far, batch by batch, until enough or until something fails.  The
    same seed gives the same games, whatever the number of workers."""
    jobs = (Job(game, seed, number, min(decisions, BATCH)) for number in count())
    return gathered(spread(run, jobs, workers), lambda found: found.decisions >= decisions)


def gathered(results: Iterable[Found], enough: Callable[[Found], bool]) -> Iterator[Found]:
    """What jobs have found so far, job by job, until it is enough or something fails."""
    found = Found()
    for result in results:
        found.add(result)
        yield found
        if found.failure or enough(found):
            return


def run(job: Job) -> Found:
    """One batch of games."""
    title = title_of(job.game)
    found = Found()
    while found.decisions < job.decisions and not found.failure:
        play_one(title, f"{job.seed}-{job.number}-{found.games}", found)
    return found


def play_one(title: Title, seed: str, found: Found) -> None:
    """One random game to its end or to the first failure."""
    dice = Dice(seed)
    seats, options = random_setup(title, dice)
    game = new_game(title, seats, seed, options, None)
    found.games += 1
    answer = ""
    try:
        look(game, dice, found)
        while not game.over:
            demand(game.number < LONGEST_GAME, "the game does not end")
            number = dice.pick(game.answers())
            answer = game.word(number)
            game.take(number)
            answer = ""
            found.decisions += 1
            look(game, dice, found)
    except Exception as error:
        found.failure = failure_record(game, answer, error)


def look(game: Game, dice: Dice, found: Found) -> None:
    sound(game.position)
    question = game.question or "over"
    found.questions[question] += 1
    times = found.questions[question]
    if times == 1:
        for check in CHECKS:
            check(game, dice)
    elif times & (times - 1) == 0 or found.decisions % EVERY == 0:
        CHECKS[dice.roll(len(CHECKS))](game, dice)


def failure_record(game: Game, answer: str, error: Exception) -> dict[str, Any]:
    """A record that leads to the failure; `failure` says what came of it, and of which answer if
    that answer could not be carried out."""
    before = game.at(game.number) if answer else game
    what = {"answer": answer, "error": repr(error), "trace": traceback.format_exception(error)}
    return {**before.record(), "failure": what}
