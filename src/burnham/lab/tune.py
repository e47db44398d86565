"""Finds better numbers for a game's judgement by self-play.

    python -m burnham.lab.tune GAME [--rounds N] [--seats 2 4] [--seed S] [--playouts P]
    python -m burnham.lab.tune GAME --rounds 0 --change NAME=NUMBER ...
    python -m burnham.lab.tune GAME --habits [--deals 1 --rate 0.02 --rounds 20000]

A title's `weights` are a dataclass of floats that its judgement reads.  A round pushes all of them
at once, each up or down by chance, lets two players who judge by the two opposite pushes play the
same deals in swapped seats, and moves the weights a little towards the side that did better (SPSA:
one match a round, however many weights there are).  What is found is the mean over the later half
of the rounds, printed as lines for the source, after a match against the old numbers on new deals.
A change by hand is where the rounds begin; without rounds it is only matched.  With `--habits` it
is the numbers of the short list, and players who know nothing else.  Where games are quick, take
many rounds of one deal and a small rate.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import NamedTuple

from burnham.bots import Bot
from burnham.bots.greedy import Greedy
from burnham.bots.search.outcome import Outlook, soft_shares
from burnham.bots.search.thinker import Thinker
from burnham.games import names as games
from burnham.games import title_of
from burnham.kernel.errors import BadOption, shown
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.text import game_name
from burnham.kernel.title import Title
from burnham.lab.arena import mean, wilson
from burnham.lab.chart import Bar, Panel, chart
from burnham.lab.place import Place, place_of, spread
from burnham.lab.results import check_writable
from burnham.lab.selfplay import seated, turns, victory

Numbers = list[float]

REACH = 0.15
"""How far a round pushes a weight, as a part of its size."""

LEAST = 0.05
"""The size of a weight that is (nearly) nothing."""

RATE = 0.6
"""How much of the reach a clean victory moves the weights, if nothing else is said."""


class Quick:
    """Answers from the short list, as `hard` does in playing on."""

    def __init__(self, title: Title) -> None:
        self.outlook = Outlook(title)

    def choose(self, seen: Position, seat: int) -> int:
        return self.outlook.quick_answer(seen)


@dataclass(frozen=True)
class Trial:
    """What is played: `playouts` 0 looks one answer ahead, more thinks ahead.

    All answers are looked at, since a short list hides what the judgement gets wrong; but if it is
    `quick`, nothing except the short list.
    """

    title: Title
    seats: int = 2
    playouts: int = 0
    deals: int = 4
    quick: bool = False

    def player(self, seed: str) -> Bot:
        if self.quick:
            return Quick(self.title)
        if self.playouts:
            return Thinker(self.title, seed, playouts=self.playouts)
        return Greedy(self.title.thinking.judge_all, seed, dreams=1)


# --- the weights of a title -------------------------------------------------------------------


def names(title: Title) -> list[str]:
    if title.thinking.weights is None:
        raise BadOption("no-weights", game=title.id)
    return [field.name for field in fields(title.thinking.weights)]


def read(title: Title) -> Numbers:
    return [getattr(title.thinking.weights, name) for name in names(title)]


def write(title: Title, numbers: Numbers) -> None:
    for name, number in zip(names(title), numbers, strict=True):
        setattr(title.thinking.weights, name, number)


def changed(title: Title, changes: Sequence[str]) -> Numbers:
    """The title's weights but for changes like `victory=100000`."""
    known, numbers = names(title), read(title)
    for change in changes:
        name, _, number = change.partition("=")
        if name not in known or not is_number(number):
            raise BadOption(
                "no-weight", game=title.id, change=shown(change), names=", ".join(known)
            )
        numbers[known.index(name)] = float(number)
    return numbers


def is_number(text: str) -> bool:
    try:
        return math.isfinite(float(text))
    except ValueError:
        return False


def lines(title: Title, numbers: Numbers) -> str:
    """The weights as they stand in the source."""
    named = zip(names(title), numbers, strict=True)
    return "\n".join(f"    {name}: float = {number:.3g}" for name, number in named)


# --- matches ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Result:
    """One side's part of a game: of the victory, and of a victory softened by the points."""

    won: float
    soft: float


class Duel(NamedTuple):
    """One game of a match, to be played anywhere; `habits`: by the numbers of the short list."""

    game: str
    seats: int
    playouts: int
    habits: bool
    sides: tuple[Numbers, Numbers]
    deal: str
    turn: int


def match(
    trial: Trial, sides: tuple[Numbers, Numbers], seed: str, place: Place = 1
) -> Iterator[Result]:
    """What the first side got in every game: each deal twice, with the seats swapped."""
    games = [(f"{seed}/{deal}", turn) for deal in range(trial.deals) for turn in (0, 1)]
    if place == 1:
        yield from (_alone(trial, sides, deal, turn) for deal, turn in games)
        return
    how = (trial.title.id, trial.seats, trial.playouts, trial.quick)
    duels = [Duel(*how, sides, deal, turn) for deal, turn in games]
    yield from spread(fight, duels, place)


def fight(duel: Duel) -> Result:
    """In a process of its own."""
    title = title_of(duel.game)
    trial = Trial(by_habits(title) if duel.habits else title, duel.seats, duel.playouts, 1)
    return _alone(replace(trial, quick=duel.habits), duel.sides, duel.deal, duel.turn)


def by_habits(title: Title) -> Title:
    """The same game, whose numbers to tune are those of the short list."""
    return replace(title, thinking=replace(title.thinking, weights=title.thinking.habits))


def _alone(trial: Trial, sides: tuple[Numbers, Numbers], deal: str, turn: int) -> Result:
    """One game; afterwards the title judges as before."""
    before = read(trial.title)
    try:
        return play(trial, sides, deal, turn)
    finally:
        write(trial.title, before)


def play(trial: Trial, sides: tuple[Numbers, Numbers], deal: str, turn: int) -> Result:
    """One game; the sides hold every other seat, the first side the seat `turn`."""
    title = trial.title
    g = new_game(title, trial.seats, deal, {}, None).position
    held = [(seat + turn) % 2 for seat in range(trial.seats)]
    players = {seat: trial.player(f"{deal}/{seat}") for seat in range(trial.seats)}
    side = None
    for _ in turns(g, seated(players)):
        if side != held[g.seat]:
            side = held[g.seat]
            write(title, sides[side])
    scores = title.rules.scores(g)
    parts = victory(scores.ranks())
    soft = soft_shares([float(total) for total in scores.totals], title.thinking.scale)
    own = [seat for seat in range(trial.seats) if held[seat] == 0]
    return Result(sum(parts[seat] for seat in own), sum(soft[seat] for seat in own))


# --- tuning -----------------------------------------------------------------------------------


def tune(
    trials: Sequence[Trial],
    rounds: int,
    seed: str,
    tell: Callable[[int, Numbers], None] | None = None,
    start: Numbers | None = None,
    rate: float = RATE,
    place: Place = 1,
) -> Numbers:
    """Better numbers than the title's own, or than those to `start` with; the title's stay as they
    are.  The trials take turns."""
    numbers = start or read(trials[0].title)
    dice = Dice(f"{seed}/pushes")
    later = [0.0] * len(numbers)
    for number in range(rounds):
        pushes = [push(value, dice) for value in numbers]
        sides = (moved(numbers, pushes, 1.0), moved(numbers, pushes, -1.0))
        results = match(trials[number % len(trials)], sides, f"{seed}/{number}", place)
        lead = 2.0 * mean([0.5 * (result.won + result.soft) for result in results]) - 1.0
        numbers = moved(numbers, pushes, rate * lead)
        if number >= rounds // 2:
            later = moved(later, numbers, 1.0 / (rounds - rounds // 2))
        if tell:
            tell(number + 1, numbers)
    return later if rounds else numbers


def push(value: float, dice: Dice) -> float:
    reach = REACH * max(abs(value), LEAST)
    return reach if dice.roll(2) else -reach


def moved(numbers: Numbers, pushes: Numbers, times: float) -> Numbers:
    return [value + times * step for value, step in zip(numbers, pushes, strict=True)]


def compare(
    trial: Trial, new: Numbers, seed: str, place: Place = 1
) -> tuple[float, tuple[float, float]]:
    """The new numbers' share of victories over the old ones, with its 95 % interval."""
    results = match(trial, (new, read(trial.title)), f"{seed}/match", place)
    won = [result.won for result in results]
    return mean(won), wilson(sum(won), len(won))


# --- by hand ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m burnham.lab.tune", description="Tunes a game's judgement by self-play."
    )
    parser.add_argument("game", choices=games())
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--deals", type=int, default=4, help="deals a round, each played twice")
    parser.add_argument("--rate", type=float, default=RATE, help="how far a round may lead")
    parser.add_argument("--match", type=int, default=100, help="deals of the last match")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4], choices=(2, 3, 4))
    parser.add_argument("--playouts", type=int, default=0, help="0: one answer ahead")
    parser.add_argument("--habits", action="store_true", help="the short list's numbers")
    parser.add_argument("--change", nargs="+", default=[], metavar="NAME=NUMBER")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--workers", type=int, default=1, help="processes to spread games over")
    parser.add_argument("--on", help="where to work instead: ray, or ray://host:port")
    parser.add_argument("--chart", type=Path, help="an SVG file to draw the last match to")
    args = parser.parse_args()
    title = title_of(args.game)
    if args.habits:
        title = by_habits(title)

    def tell(number: int, numbers: Numbers) -> None:
        if number % max(1, args.rounds // 10) == 0:
            told = ", ".join(f"{n} {v:.3g}" for n, v in zip(names(title), numbers, strict=True))
            print(f"{number}/{args.rounds}: {told}", flush=True)

    def trial(seats: int, deals: int) -> Trial:
        return Trial(title, seats, args.playouts, deals, args.habits)

    trials = [trial(seats, args.deals) for seats in args.seats]
    try:
        start, place = changed(title, args.change), place_of(args.on, args.workers)
        check_writable(args.chart)
    except (BadOption, OSError) as error:
        parser.error(str(error))
    new = tune(trials, args.rounds, args.seed, tell, start, args.rate, place)
    print(lines(title, new))
    found = []
    for seats in args.seats:
        share, (low, high) = compare(trial(seats, args.match), new, args.seed, place)
        count = f"{2 * args.match} games of {seats} players"
        print(f"new against old: {share:.1%} of {count} ({low:.1%} to {high:.1%})")
        found.append(Bar(f"{seats} players", share, (low, high), f"{share:.1%}"))
    if args.chart:
        panel = Panel(f"new against old, {2 * args.match} games each", found, [0.5])
        drawn = chart(f"{game_name(title, 'en')}: tuned weights", [panel])
        args.chart.write_text(drawn, encoding="utf-8")


if __name__ == "__main__":
    main()
