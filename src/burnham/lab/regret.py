"""Regret: what the choices of bots cost on fixed positions, a cheap filter before any match.

A position is one real choice of a game, anywhere between its beginning and its end.  What some of
its answers are worth is found once and kept in a file; then bots only have to choose.  Whoever
chooses an answer that was not measured gets the whole position measured anew, with that answer:
worths that different versions have found must not be compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from burnham.bots import NORMAL_DREAMS
from burnham.bots.greedy import Greedy
from burnham.games import title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Options, Title
from burnham.lab.arena import mean
from burnham.lab.calibrate import standard_error
from burnham.lab.elsewhere import bot_from
from burnham.lab.questions import Games, play, replayed, some_of, spread_over, tried
from burnham.lab.results import add_result, read_results
from burnham.lab.spread import spread

BEST, OTHERS = 6, 2
"""Answers of a position that are measured in any case: those liked best, and some at random."""

PLAYER = "normal"
"""Whose games the positions are taken from."""


@dataclass(frozen=True)
class Exam:
    """Which positions, and how often their answers are tried; the head of the file."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    tries: int

    @property
    def games(self) -> Games:
        return Games(self.game, self.seats, self.options, self.seed, PLAYER)


def make_exam(game: str, seats: int, options: Options, seed: str, tries: int) -> Exam:
    title = title_of(game)
    full = title.full_options(seats, options)
    return Exam(game, title.rules.version, seats, full, seed, tries)


@dataclass(frozen=True)
class Measured:
    """A position by the answers that led to it, and what came of every try of its answers: shares
    of the victory for the seat that is asked.  A line of the file."""

    number: int
    played: list[int]
    shares: dict[int, list[float]]

    def worth(self, answer: int) -> float:
        return mean(self.shares[answer])

    @property
    def best(self) -> float:
        """What the best answer is worth.  One half of the tries says which it is and the other
        half what it is worth, else the luckiest would pass for the best."""
        one, other = ({a: mean(row[half::2]) for a, row in self.shares.items()} for half in (0, 1))
        return mean([other[top(one)], one[top(other)]])


def top(worths: dict[int, float]) -> int:
    return max(worths, key=worths.__getitem__)


class Sitting(NamedTuple):
    """A position and the bots' answers to it."""

    measured: Measured
    choices: dict[str, int]

    def loss(self, bot: str) -> float:
        return self.measured.best - self.measured.worth(self.choices[bot])


class Job(NamedTuple):
    number: int
    there: Measured | None


def sittings(
    exam: Exam, bots: Sequence[str], positions: int, file: Path, workers: int, old: str = ""
) -> Iterator[Sitting]:
    """Position by position; what is measured is kept."""
    for bot in bots:
        bot_from(old, bot, title_of(exam.game), exam.seed)
    there = kept(exam, file)
    jobs = (Job(number, there.get(number)) for number in range(positions))
    for sitting in spread(partial(sit, exam, tuple(bots), old), jobs, workers):
        if sitting.measured != there.get(sitting.measured.number):
            add_result(file, sitting.measured)
        yield sitting


def kept(exam: Exam, file: Path) -> dict[int, Measured]:
    """The positions that are there, each as it was measured last."""
    file.parent.mkdir(parents=True, exist_ok=True)
    head = msgspec.json.encode(exam).decode()
    refusal = BadRecord("results-other", file=str(file))
    found = read_results(file, head, Measured, lambda _: refusal)
    return {measured.number: measured for measured in found}


def sit(exam: Exam, bots: tuple[str, ...], old: str, job: Job) -> Sitting:
    title, games, number = title_of(exam.game), exam.games, job.number
    played = job.there.played if job.there else chosen_moment(games, number)
    g = replayed(games, number, played)
    seen, seed = g.seen_by(g.seat), f"{exam.seed}/{number}"
    choices = {bot: bot_from(old, bot, title, seed).choose(seen, g.seat) for bot in bots}
    known = list(job.there.shares) if job.there else liked(title, seen, g.seat, seed)
    wanted = list(dict.fromkeys([*known, *choices.values()]))
    if job.there and wanted == known:
        return Sitting(job.there, choices)
    runners = tried(title, seen, g.seat, wanted, exam.tries, f"{seed}/measure")
    shares = {runner.answer: [round(share, 4) for share in runner.shares] for runner in runners}
    return Sitting(Measured(number, played, shares), choices)


def chosen_moment(games: Games, number: int) -> list[int]:
    """The answers that lead to one of a game's choices."""
    played = play(games, number)
    (moment,) = spread_over(played.choices, [number])
    return played.answers[:moment]


def liked(title: Title, seen: Position, seat: int, seed: str) -> list[int]:
    """The answers that are measured whatever the bots choose."""
    answers = seen.answers()
    likes = Greedy(title.thinking.judge_all, seed, NORMAL_DREAMS).worths(seen, seat, answers)
    return some_of(answers, likes, BEST, 0, OTHERS, Dice(f"{seed}/others"))


# --- what came of it ----------------------------------------------------------------------


def summary(exam: Exam, bots: Sequence[str], found: Sequence[Sitting]) -> dict[str, Any]:
    """By bot the mean loss with its standard error, and how much more that is than the first
    bot's: on the same positions, so that this is known better than either loss."""
    first = [sitting.loss(bots[0]) for sitting in found]
    return {**asdict(exam), "positions": len(found), "bots": [_told(b, found, first) for b in bots]}


def _told(bot: str, found: Sequence[Sitting], first: Sequence[float]) -> dict[str, Any]:
    losses = [sitting.loss(bot) for sitting in found]
    more = [loss - other for loss, other in zip(losses, first, strict=True)]
    return {
        "bot": bot,
        "loss": mean(losses),
        "error": standard_error(losses),
        "more": mean(more),
        "more_error": standard_error(more),
    }
