"""Trains a judgement: learns factors of its terms from differences between answers.

At many questions some answers, liked ones, disliked ones and any, are played to the end of the
game from the same imaginings.  What came of them is set against what the judgement's terms say of
them (`ridge`).  What goes along with winning plays no part in that: answers to one question have
all else in common.  Every round takes its questions from games of players who judge by what the
rounds before have found.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from burnham.bots.greedy import Greedy
from burnham.games import title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Options, Title
from burnham.lab.arena import mean
from burnham.lab.calibrate import standard_error
from burnham.lab.factors import Factors, factors_of, judging_by, learned_of, plain, written
from burnham.lab.place import Place, spread
from burnham.lab.questions import (
    Games,
    over_rivals,
    play,
    replayed,
    some_of,
    spread_over,
    tried,
)
from burnham.lab.results import add_result, read_results
from burnham.lab.ridge import Row, fit

BEST, WORST, OTHERS = 2, 1, 2
"""Answers of a question that are played on: liked best, liked least, and any."""

PLAYER = "greedy"
"""Whose games the questions are taken from."""


@dataclass(frozen=True)
class Course:
    """What is learned from, and the factors it began with; the head of the file."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    commit: str
    terms: tuple[str, ...]
    start: Factors
    games: int
    """In every round."""

    questions: int
    """From every game."""

    tries: int
    """Of every answer."""


def make_course(
    game: str,
    seats: int,
    options: Options,
    seed: str,
    commit: str,
    games: int,
    questions: int,
    tries: int,
) -> Course:
    title = title_of(game)
    terms, full = learned_of(title).terms, title.full_options(seats, options)
    start = factors_of(title)
    rules = title.rules.version
    return Course(game, rules, seats, full, seed, commit, terms, start, games, questions, tries)


class Task(NamedTuple):
    """One game of a round, and what its players judge by."""

    round: int
    number: int
    factors: Factors


@dataclass(frozen=True)
class Lesson:
    """The questions of a game: a line of the file."""

    round: int
    number: int
    questions: list[list[Row]]


@dataclass(frozen=True)
class Learning:
    """What was learned in so many rounds."""

    course: Course
    rounds: int
    lessons: list[Lesson]

    @property
    def questions(self) -> int:
        return sum(len(lesson.questions) for lesson in self.lessons)

    @cached_property
    def factors(self) -> Factors:
        return fitted(self.course, self.lessons)

    @cached_property
    def gain(self) -> tuple[float, float]:
        """Points that choices by it bring more, in questions it was not learned from; and the
        standard error of that."""
        found = gains(self.course, self.lessons)
        return round(mean(found), 3), round(standard_error(found), 3)

    def written(self, gate: Mapping[str, Any] | None) -> str:
        """The file for the game's folder."""
        return written(self.course.terms, self.factors, self._source, gate)

    def to_dict(self, gate: Mapping[str, Any] | None) -> dict[str, Any]:
        named = zip(self.course.terms, *self.factors, strict=True)
        factors = {term: list(pair) for term, *pair in named}
        return {**self._source, "factors": factors, "gate": gate}

    @property
    def _source(self) -> dict[str, Any]:
        course = self.course
        return {
            "game": course.game,
            "rules": course.rules,
            "command": command(course, self.rounds),
            "seed": course.seed,
            "commit": course.commit,
            "games": len(self.lessons),
            "questions": self.questions,
            "gain": list(self.gain),
        }


def command(course: Course, rounds: int) -> str:
    """What trains this again."""
    numbers = {
        "seats": course.seats,
        "rounds": rounds,
        "games": course.games,
        "questions": course.questions,
        "tries": course.tries,
        "seed": course.seed,
    }
    words = ["burnham", "train", course.game]
    for name, value in numbers.items():
        words += [f"--{name}", str(value)]
    for name, choice in course.options.items():
        words += ["--option", f"{name}={str(choice).lower()}"]
    return shlex.join(words)


def train(
    course: Course, rounds: int, file: Path, place: Place, tell: Callable[[int], None]
) -> Learning:
    """So many rounds; `tell` hears after every game of which round it is.  What the file holds is
    not played again."""
    there = kept(course, file)
    lessons: list[Lesson] = []
    for number in range(rounds):
        factors = fitted(course, lessons)
        for lesson in learn(course, number, factors, there, file, place):
            lessons.append(lesson)
            tell(number)
    return Learning(course, rounds, lessons)


def learn(
    course: Course,
    number: int,
    factors: Factors,
    there: dict[tuple[int, int], Lesson],
    file: Path,
    place: Place,
) -> Iterator[Lesson]:
    """The lessons of a round: those that are there, then the others."""
    wanted = [(number, game) for game in range(course.games)]
    yield from (there[key] for key in wanted if key in there)
    tasks = (Task(*key, factors) for key in wanted if key not in there)
    for lesson in spread(partial(study, course), tasks, place, long=True):
        add_result(file, lesson)
        yield lesson


def kept(course: Course, file: Path) -> dict[tuple[int, int], Lesson]:
    file.parent.mkdir(parents=True, exist_ok=True)
    head = msgspec.json.encode(course).decode()
    refusal = BadRecord("results-other", file=str(file))
    found = read_results(file, head, Lesson, lambda _: refusal)
    return {(lesson.round, lesson.number): lesson for lesson in found}


def fitted(course: Course, lessons: Sequence[Lesson]) -> Factors:
    """What the lessons teach; without any, the factors that are there."""
    if not lessons:
        return course.start
    terms = len(course.terms)
    questions = [rows for lesson in lessons for rows in lesson.questions]
    found = [round(factor, 3) for factor in fit(questions, 2 * terms)]
    return Factors(found[:terms], found[terms:])


def gains(course: Course, lessons: Sequence[Lesson]) -> list[float]:
    """By question, how many points more come of the choice by what is learned than by what was
    there.  Each half of the games is judged by what the other half teaches."""
    found: list[float] = []
    for half in (0, 1):
        factors = fitted(course, [one for one in lessons if one.number % 2 != half])
        for lesson in lessons:
            if lesson.number % 2 == half:
                rows = lesson.questions
                found += [
                    choice(row, factors).lead - choice(row, course.start).lead for row in rows
                ]
    return found


def choice(rows: list[Row], factors: Factors) -> Row:
    """The answer that is liked best by these factors."""
    flat = [*factors.early, *factors.late]
    likes = [sum(f * part for f, part in zip(flat, row.parts, strict=True)) for row in rows]
    return rows[likes.index(max(likes))]


# --- one game ---------------------------------------------------------------------------------


def study(course: Course, task: Task) -> Lesson:
    title = title_of(course.game)
    seed, number = f"{course.seed}/{task.round}", task.number
    games = Games(course.game, course.seats, course.options, seed, PLAYER)
    with judging_by(title, task.factors):
        played = play(games, number)
        asked = range(number * course.questions, (number + 1) * course.questions)
        found: list[list[Row]] = []
        for moment in sorted(set(spread_over(played.choices, asked))):
            g = replayed(games, number, played.answers[:moment])
            found.append(compared(title, g, course.tries, f"{seed}/{number}/{moment}"))
    return Lesson(task.round, number, [rows for rows in found if rows])


def compared(title: Title, g: Position, tries: int, seed: str) -> list[Row]:
    """Some answers to a question; none if one of them may end the game, where nobody judges."""
    seat, seen, answers = g.seat, g.seen_by(g.seat), g.answers()
    likes = Greedy(title.thinking.judge_all, seed).worths(seen, seat, answers)
    wanted = some_of(answers, likes, BEST, WORST, OTHERS, Dice(f"{seed}/others"))
    dreams = [seen.imagine(seat, f"{seed}/{number}") for number in range(tries)]
    after = [[dream.after(answer) for dream in dreams] for answer in wanted]
    if any(one.over for row in after for one in row):
        return []
    runners = tried(title, seen, seat, wanted, tries, seed)
    with judging_by(title, plain(title)):
        parts = [mean_parts([parts_of(title, one, seat) for one in row]) for row in after]
    leads = [round(runner.lead, 4) for runner in runners]
    return [Row(*pair) for pair in zip(parts, leads, strict=True)]


def mean_parts(rows: Sequence[Sequence[float]]) -> list[float]:
    return [round(mean(column), 4) for column in zip(*rows, strict=True)]


def parts_of(title: Title, g: Position, seat: int) -> list[float]:
    """What each term gives a seat more than its rivals, divided between the beginning of the game
    and its end."""
    weigh, stage = title.thinking.weigh, title.thinking.stage(g)
    assert weigh is not None
    players = [weigh(g, player) for player in range(g.players)]
    leads = [over_rivals(column, seat) for column in zip(*players, strict=True)]
    return [*((1.0 - stage) * lead for lead in leads), *(stage * lead for lead in leads)]
