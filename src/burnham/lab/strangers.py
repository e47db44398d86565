"""Editions and records with something changed by chance: each is refused in a sentence, or it can
be played like any other.  Nothing hangs, nothing crashes."""

from __future__ import annotations

import json
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from types import FrameType
from typing import Any, NamedTuple

from burnham.games import title_of
from burnham.kernel.checks import CHECKS, demand, sound, tells_apart
from burnham.kernel.codec import exact, plain, position_hash
from burnham.kernel.errors import BadComponents, BadRecord
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.records import LONGEST_GAME, parsed
from burnham.kernel.reopening import load_game, replay_record
from burnham.kernel.title import Title
from burnham.lab.fuzz import Found, failure_record, gathered
from burnham.lab.mutants import edition_mutant, mutant
from burnham.lab.setups import random_setup
from burnham.lab.spread import spread

BATCH = 20
"""Mutants of one job at most."""

SECONDS = 60
"""Nothing that a stranger sends may take longer, where time can be measured (not on Windows)."""

EVERY = 50
"""After so many answers one of the dear checks is asked."""


def can_be_judged(game: Game, dice: Dice) -> None:
    """Bots can think about it: what the seat does not know can be imagined, and judged."""
    if game.seat is not None:
        dream = game.seen_by(game.seat).imagine(game.seat, str(dice.random_word()))
        game.title.thinking.judge_all(dream)


PROMISES = [*(check for check in CHECKS if check is not tells_apart), can_be_judged]
"""What also holds in an edition; two of its cards may be alike."""


class Job(NamedTuple):
    kind: str
    game: str
    seed: str
    number: int
    mutants: int


def fuzz_strangers(kind: str, game: str, mutants: int, seed: str, workers: int) -> Iterator[Found]:
    """Yields what was found so far in "editions" or "records", until enough or something fails."""
    jobs = (Job(kind, game, seed, number, min(mutants, BATCH)) for number in count())
    return gathered(spread(run, jobs, workers), lambda found: found.mutants >= mutants)


def run(job: Job) -> Found:
    """One batch of mutants."""
    title, found = title_of(job.game), Found()
    while found.mutants < job.mutants and not found.failure:
        KINDS[job.kind](title, f"{job.seed}-{job.number}-{found.mutants}", found)
    return found


def try_edition(title: Title, seed: str, found: Found) -> None:
    """A game of changed tables, from the deal to its end."""
    dice = Dice(seed)
    tables = edition_mutant(title, dice)
    seats, options = random_setup(title, dice)
    found.mutants += 1
    sent = {"game": title.id, "seats": seats, "seed": seed, "edition": {"tables": tables}}
    try:
        with in_time():
            game = new_game(title, seats, seed, options, tables)
    except BadComponents as error:
        found.refused += 1
        if error.key == "box-misfit":  # nobody foresaw it: a sentence is missing
            found.failure = {**sent, "failure": told(error)}
    except Exception as error:
        found.failure = {**sent, "failure": told(error)}
    else:
        play(game, dice, found)


def play(game: Game, dice: Dice, found: Found) -> None:
    """Random answers to the end; every position keeps what the battery demands."""
    found.games += 1
    answer = ""
    try:
        with in_time():
            sound(game.position)
            while not game.over:
                demand(game.number < LONGEST_GAME, "the game does not end")
                number = dice.pick(game.answers())
                answer = game.word(number)
                game.take(number)
                answer = ""
                found.decisions += 1
                sound(game.position)
                if found.decisions % EVERY == 0 or game.over:
                    PROMISES[dice.roll(len(PROMISES))](game, dice)
    except Exception as error:
        found.failure = failure_record(game, answer, error)


def try_record(title: Title, seed: str, found: Found) -> None:
    """A changed record or save: refused, or read as the game it tells of."""
    dice = Dice(seed)
    seats, options = random_setup(title, dice)
    game = new_game(title, seats, seed, options, None)
    for _ in range(dice.roll(60)):
        if not game.over:
            game.take(dice.pick(game.answers()))
    saved, forged = dice.roll(2) == 1, dice.roll(3) == 0
    data: Any = json.loads(game.to_json()) if saved else game.record()
    if forged:
        data = forgery(title, game, data, dice)
    for _ in range(dice.roll(3) if forged else 1 + dice.roll(3)):
        data = mutant(data, dice)
    found.mutants += 1
    try:
        with in_time():
            text = parsed(json.dumps(data))
            read = load_game(title, text) if saved else replay_record(title, text)
    except BadRecord:
        found.refused += 1
    except Exception as error:
        found.failure = {"game": title.id, "seed": seed, "sent": data, "failure": told(error)}
    else:
        play(read, dice, found)


def forgery(title: Title, game: Game, data: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """The record with tables or a position changed, and the hash that fits them."""
    if dice.roll(2):
        tables = edition_mutant(title, dice)
        try:
            name = title.tables().edition(tables).hash
        except BadComponents:
            name = data["edition"]["hash"]
        return {**data, "edition": {"hash": name, "tables": tables}}
    values = plain(game.position)
    for _ in range(1 + dice.roll(2)):
        name = list(values)[dice.roll(len(values))]
        values[name] = mutant(values[name], dice)
    try:
        position = exact(values, title, game.box, game.seats)
        seals = {"position": values, "hash": position_hash(position)}
        position.reseed(game.seed)
        start = {"position": values, "hash": position_hash(position)}
    except ValueError:
        return data
    return {**data, **seals} if "position" in data else {**data, "answers": [], "start": start}


KINDS: dict[str, Callable[[Title, str, Found], None]] = {
    "editions": try_edition,
    "records": try_record,
}


def told(error: Exception) -> dict[str, Any]:
    return {"answer": "", "error": repr(error), "trace": traceback.format_exception(error)}


@contextmanager
def in_time() -> Iterator[None]:
    """TimeoutError if it takes too long."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"it took more than {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
