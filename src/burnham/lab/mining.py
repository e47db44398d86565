"""Mining: puzzles from games of bots, or of people who agreed.

A game is played (or read), and some of its questions are looked at, each kind in turn.  A short
search tells which may have a clearly best answer; what bots of one answer ahead all give anyway is
dull.  A search of all answers names the candidates, and a larger one with another seed confirms
them or not.  What came of every game is kept in a file, so that mining can be broken off.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from burnham.bots import make_bot
from burnham.bots.puzzles import Judged, Puzzle, id_of, view_of
from burnham.bots.reasons import Evidence, Why, Witness
from burnham.bots.search.outcome import Outlook
from burnham.bots.search.race import SURPRISE, Runner, take_out_luck
from burnham.bots.search.thinker import Thinker
from burnham.bots.search.tree import Settings, Tree
from burnham.games import title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.reopening import replay_record
from burnham.kernel.title import Title
from burnham.lab import selfplay
from burnham.lab.place import Place, spread
from burnham.lab.questions import wayward
from burnham.lab.results import add_result, read_results
from burnham.lab.selfplay import seated
from burnham.lab.setups import Setup, random_setup

T = TypeVar("T")

PLAYERS: Final = ("easy", "normal")
"""Who plays: each seat is one of these."""

ASTRAY: Final = 24
"""One answer of so many is given at random: mistakes lead to questions that are new."""

MIXED: Final = 4
"""Every so many games have options at random; the others are as a game begins unless told."""

FEWEST, MANY = 3, 24
"""Answers of a question that is looked at: fewer are no riddle, more no pleasure."""

EXAMINED: Final = {"easy": 8, "normal": 8}
"""Who is asked the same question so often, to tell how hard it is."""

MOST_RIGHT: Final = 3
"""A puzzle has so many right answers at most, and twice as many wrong ones at least."""

PROMISING: Final = 0.04
"""What the first look must see between the best answers and some others."""

CAUTIOUS: Final = 4.0
"""An answer drops out of the race when it is behind by so many standard errors."""

LEAST, PART = 16, 1 / 32
"""Each answer is tried at least so often, and for so much of all playouts."""


@dataclass(frozen=True)
class Mine:
    """Where is dug, and how deep; the head of the file.  So many `questions` of each game are
    looked at.  `records` is the hash of the games to look through; without one, bots play."""

    game: str
    rules: int
    seed: str
    commit: str
    native: bool
    questions: int
    playouts: tuple[int, int, int]
    records: str = ""


@dataclass(frozen=True)
class Dug:
    """What came of a game: how many questions were looked at, how many were candidates, and those
    that were confirmed.  A line of the file."""

    number: int
    looked_at: int
    candidates: int
    puzzles: tuple[Puzzle, ...]


class Moment(NamedTuple):
    """A question of a game, as the asked seat sees it."""

    number: int
    seen: Position
    seat: int
    answers: list[int]


class Job(NamedTuple):
    """The number of a game, and its record; None: bots play it."""

    number: int
    record: Mapping[str, Any] | None


def dug(
    mine: Mine, games: int, records: Sequence[Mapping[str, Any]], file: Path, place: Place
) -> Iterator[Dug]:
    """Game by game, those of `records` or so many of bots; what is in the file comes from there."""
    refusal = BadRecord("results-other", file=str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    there = read_results(file, msgspec.json.encode(mine).decode(), Dug, lambda _: refusal)
    yield from there
    done = {one.number for one in there}
    every: list[Mapping[str, Any] | None] = [*records] if records else [None] * games
    jobs = [Job(number, record) for number, record in enumerate(every) if number not in done]
    for found in spread(partial(dig, mine), jobs, place, long=True):
        add_result(file, found)
        yield found


def dig(mine: Mine, job: Job) -> Dug:
    """All puzzles of one game."""
    title, number = title_of(mine.game), job.number
    if job.record is None:
        game, source = played(title, f"{mine.seed}/{number}", number), f"game {number}"
    else:
        game, source = recorded(title, job.record), "record"
    looked_at, candidates = 0, 0
    puzzles: list[Puzzle] = []
    for moment in _chosen(game, mine.questions, Dice(f"{mine.seed}/{number}/chosen")):
        looked_at += 1
        seed = f"{mine.seed}/{number}/{moment.number}"
        if not promises(title, moment, mine.playouts[0], f"{seed}/look"):
            continue
        candidate = searched(title, moment, mine.playouts[1], f"{seed}/search")
        if not is_puzzle(candidate):
            continue
        candidates += 1
        answers = searched(title, moment, mine.playouts[2], f"{seed}/confirm")
        if not is_puzzle(answers) or not _agree(candidate, answers):
            continue
        where = f"{source}, answer {moment.number}"
        puzzles.append(_puzzle(title, game, moment, answers, where, f"{seed}/found"))
    return Dug(number, looked_at, candidates, tuple(puzzles))


# --- games ------------------------------------------------------------------------------------


def played(title: Title, seed: str, number: int) -> Game:
    """A game of bots, which now and then go astray."""
    dice = Dice(f"{seed}/setup")
    seats, options = setup(title, number, dice)
    game = new_game(title, seats, seed, options, None)
    bots = {seat: make_bot(PLAYERS[dice.roll(2)], title, f"{seed}/{seat}") for seat in range(seats)}
    selfplay.play(game, wayward(seated(bots), Dice(f"{seed}/astray"), ASTRAY))
    return game


def recorded(title: Title, record: Mapping[str, Any]) -> Game:
    """A game that was played with the printed box."""
    game = replay_record(title, record)
    if game.tables.hash != title.tables().hash:
        raise BadRecord("record-edition")
    return game


def setup(title: Title, number: int, dice: Dice) -> Setup:
    """All numbers of seats in turn."""
    if number % MIXED == MIXED - 1:
        return random_setup(title, dice)
    counts = range(title.rules.min_seats, title.rules.max_seats + 1)
    return Setup(counts[number % len(counts)], {})


def _chosen(game: Game, count: int, dice: Dice) -> list[Moment]:
    """So many questions of a game: each kind in turn, and of each kind any."""
    kinds: dict[str, list[Moment]] = {}
    for number in range(game.number):
        g = game.journal.at(game.title, game.box, number)
        answers = g.answers()
        if FEWEST <= len(answers) <= MANY:
            moment = Moment(number, g.seen_by(g.seat), g.seat, answers)
            kinds.setdefault(g.step.name, []).append(moment)
    columns = [kinds[kind] for kind in sorted(kinds)]
    rows = zip_longest(*(_shuffled(column, dice) for column in _shuffled(columns, dice)))
    return [moment for row in rows for moment in row if moment][:count]


def _shuffled(things: Sequence[T], dice: Dice) -> list[T]:
    order = list(range(len(things)))
    dice.shuffle(order)
    return [things[i] for i in order]


# --- looking, searching, confirming ------------------------------------------------------------


def promises(title: Title, moment: Moment, playouts: int, seed: str) -> bool:
    """Whether a short search sees answers that are clearly worse, and another best one than that
    which every bot gives."""
    best, *others = Thinker(title, seed, playouts).think(moment.seen, moment.seat).findings()
    worse = [one for one in others if one.lag(best) > PROMISING]
    if len(worse) < 2 or len(others) - len(worse) >= MOST_RIGHT:
        return False
    given = bots_answers(title, moment, seed)
    return any(answer != best.answer for answers in given.values() for answer in answers)


def bots_answers(title: Title, moment: Moment, seed: str) -> dict[str, list[int]]:
    return {
        bot: [
            make_bot(bot, title, f"{seed}/{bot}/{n}").choose(moment.seen, moment.seat)
            for n in range(times)
        ]
        for bot, times in EXAMINED.items()
    }


def searched(title: Title, moment: Moment, playouts: int, seed: str) -> list[Judged]:
    """What a search finds of all answers, the best first.  All take part in the race; one drops out
    only if it is far behind, and each is tried a few times at least."""
    thinking, seen = title.thinking, moment.seen
    settings = Settings(
        thinking.horizons, thinking.first_sight, runners=len(moment.answers), doubt=CAUTIOUS
    )
    witness = Witness(title, moment.seat)
    tree = Tree(seen, moment.seat, Outlook(title), settings, seed, witness)
    tree.think(playouts, 0.0, hurry=True)
    least = max(LEAST, int(PART * playouts))
    for runner in tree.runners:
        for _ in range(least - runner.tries):
            tree.play_out(runner)
    take_out_luck(tree.runners)
    best, evidence, unit = leader(tree.runners), Evidence(tree.runners), thinking.unit(seen)
    found = [
        _judged(seen, runner, best, evidence.why(best, runner).times(unit), unit)
        for runner in tree.runners
    ]
    return sorted(found, key=lambda one: (one.lag, -one.tries))


def leader(runners: Sequence[Runner]) -> Runner:
    """The best of those who ran to the end, by what came of the tries alone."""
    running = [runner for runner in runners if not runner.out]
    tries = min(runner.tries for runner in running)
    return max(running, key=lambda runner: sum(runner.shares[:tries]))


def _judged(seen: Position, runner: Runner, best: Runner, why: Why, unit: float) -> Judged:
    lag, error, tries = compared(runner, best)
    return Judged(
        word=seen.step.word(runner.answer),
        chance=round(min(1.0, max(0.0, best.worth - lag)), 3),
        lag=round(lag, 3),
        error=round(error, 4),
        tries=tries,
        lead=round(unit * (best.lead - runner.points_lag(best)), 1),
        why=rounded(why),
    )


def compared(runner: Runner, best: Runner) -> tuple[float, float, int]:
    """How far an answer lags behind the best in the imaginings that both have met, with the
    standard error (as in the race: not nothing where they happen to agree), and their number."""
    if runner is best:
        return 0.0, 0.0, best.tries
    tries = min(runner.tries, best.tries)
    lags = [best.shares[i] - runner.shares[i] for i in range(tries)]
    mean = sum(lags) / tries
    spread = sum((lag - mean) ** 2 for lag in lags) / (tries - 1)
    return mean, math.sqrt((spread + SURPRISE * SURPRISE) / tries), tries


def rounded(why: Why) -> Why:
    """No finer than anybody reads it."""
    reasons = tuple(one._replace(points=round(one.points, 2)) for one in why.reasons)
    held = tuple(
        one._replace(chance=round(one.chance, 2), other=round(one.other, 2)) for one in why.held
    )
    return why._replace(reasons=reasons, rest=round(why.rest, 2), held=held)


def is_puzzle(answers: Sequence[Judged]) -> bool:
    """Few answers are right, and all others clearly wrong."""
    right = sum(one.credited for one in answers)
    return right <= MOST_RIGHT and 3 * right <= len(answers)


def _agree(candidate: Sequence[Judged], confirmed: Sequence[Judged]) -> bool:
    """Whether the best answer of one search is right by the other."""
    best = candidate[0].word
    return any(one.word == best for one in confirmed if one.credited)


def _puzzle(
    title: Title, game: Game, moment: Moment, answers: Sequence[Judged], source: str, seed: str
) -> Puzzle:
    seen = moment.seen
    view = view_of(title, game.box, seen)
    right = {seen.step.number(one.word) for one in answers if one.credited}
    given = bots_answers(title, moment, seed)
    return Puzzle(
        id=id_of(game.seats, game.options, view),
        seats=game.seats,
        options=game.options,
        seat=moment.seat,
        question=seen.step.name,
        view=view,
        answers=tuple(answers),
        found={bot: (sum(a in right for a in all_), len(all_)) for bot, all_ in given.items()},
        source=source,
    )
