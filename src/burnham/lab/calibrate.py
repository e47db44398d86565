"""Fits the numbers by which bots think about a game to games that the judgement plays.

    python -m burnham.lab.calibrate GAME [--games 40] [--seats 2] [--horizons H H] [--seed S]

`scale`: a judged lead of one scale makes a player e times as likely to win as the rival
(soft_shares).  The best one makes the victories that were seen most likely.

`horizons` and `first_sight`: at real choices the answers are tried so often and played on so far
that one knows better which are good.  By that measure it is told what a bot gains over its first
sight by a few tries of its own, for each horizon and each weight of first sight.  Tries of a long
horizon are dearer, so the table says what they cost, too.

`luck`: how much of what tells tries of one answer apart is luck that can be taken out of them.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Collection, Iterator, Sequence
from statistics import stdev
from typing import NamedTuple

from burnham.bots.search.outcome import Outlook, soft_shares
from burnham.bots.search.race import Runner, take_out_luck
from burnham.bots.search.tree import Settings, Tree
from burnham.games import names, title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.arena import mean
from burnham.lab.selfplay import turns

BETWEEN = 9
"""Answers between two moments that are looked at."""

FACTORS = [1.1**power for power in range(-24, 25)]
"""The scales tried, as multiples of the title's own."""

FAR, OFTEN = 2, 32
"""The measure: so many times the longest horizon ahead, so many tries of each answer."""

TRIES = (4, 8, 16)
FIRST_SIGHTS = (0.0, 2.0, 6.0, 20.0, 60.0)
NEVER = 1_000_000


# --- scale ------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """What the judgement said of all players, and who won in the end."""

    values: list[float]
    winners: list[int]


def moments(title: Title, seats: int, games: int, seed: str) -> Iterator[Moment]:
    for number in range(games):
        yield from game(title, seats, f"{seed}/{number}")


def game(title: Title, seats: int, seed: str) -> list[Moment]:
    """One game of players who follow the judgement, seen from time to time."""
    outlook = Outlook(title)
    g = new_game(title, seats, seed, {}, None).position
    seen: list[list[float]] = []
    for number, _ in enumerate(turns(g, outlook.quick_answer), 1):
        if number % BETWEEN == 0:
            seen.append(outlook.values(g))
    ranks = title.rules.scores(g).ranks()
    winners = [player for player, rank in enumerate(ranks) if rank == 1]
    return [Moment(values, winners) for values in seen]


def likelihood(found: list[Moment], scale: float) -> float:
    """The mean logarithm of the share that the winners were given."""
    return mean([math.log(winners_share(moment, scale)) for moment in found])


def winners_share(moment: Moment, scale: float) -> float:
    shares = soft_shares(moment.values, scale)
    return max(1e-9, sum(shares[winner] for winner in moment.winners))


def best_scale(found: list[Moment], start: float) -> float:
    return max((start * factor for factor in FACTORS), key=lambda s: likelihood(found, s))


# --- horizon and first sight --------------------------------------------------------------------


def somewhere(title: Title, seats: int, seed: str) -> Position | None:
    """One of a game's real choices, each as likely as any other; None if it has none."""
    outlook, chance = Outlook(title), Dice(seed)
    g = new_game(title, seats, seed, {}, None).position
    found: Position | None = None
    choices = 0
    for _ in turns(g, outlook.quick_answer):
        if len(g.answers()) > 1:
            choices += 1
            if chance.roll(choices) == 0:
                found = g.clone()
    return found


def lined_up(title: Title, g: Position, horizon: int, seed: str) -> Tree:
    """A choice seen at first sight."""
    settings = Settings((horizon,), widen=NEVER)
    tree = Tree(g.seen_by(g.seat), g.seat, Outlook(title), settings, seed)
    tree.line_up()
    return tree


def tried(tree: Tree, answers: Collection[int], tries: int) -> list[Runner]:
    """These answers, the best at first sight in front, all tried in the same imaginings."""
    runners = [runner for runner in tree.runners if runner.answer in answers]
    for runner in runners:
        for _ in range(tries):
            tree.play_out(runner)
    take_out_luck(runners)
    return runners


def choice(runners: Sequence[Runner], tries: int, first_sight: float) -> int:
    """What a bot would answer after so many tries."""
    best = max(runners, key=lambda one: sum(one.shares[:tries]) + first_sight * one.sight)
    return best.answer


class Gains:
    """What choices by each horizon are worth more than first sight's, and what their tries cost."""

    def __init__(self, title: Title, horizons: Sequence[int]) -> None:
        self.title = title
        self.horizons = horizons
        self.positions = 0
        self.chance, self.chance_left = 0.0, 0.0
        self.seconds = dict.fromkeys(horizons, 0.0)
        self.found: dict[tuple[int, int, float], list[float]] = {
            (horizon, tries, sight): []
            for horizon in horizons
            for tries in TRIES
            for sight in FIRST_SIGHTS
        }

    def look(self, g: Position) -> None:
        """One more choice, among the answers that would run a race."""
        self.positions += 1
        far = lined_up(self.title, g, FAR * max(self.horizons), "measure")
        racing = {runner.answer for runner in far.runners[: far.settings.runners]}
        measured = tried(far, racing, OFTEN)
        worth = {runner.answer: runner.worth for runner in measured}
        self.chance += sum(squares([came[0] for came in runner.came]) for runner in measured)
        self.chance_left += sum(squares(runner.shares) for runner in measured)
        for horizon in self.horizons:
            tree = lined_up(self.title, g, horizon, f"try {horizon}")
            start = time.perf_counter()
            runners = tried(tree, racing, max(TRIES))
            self.seconds[horizon] += time.perf_counter() - start
            at_sight = runners[0].answer
            for tries in TRIES:
                for sight in FIRST_SIGHTS:
                    chosen = choice(runners, tries, sight)
                    self.found[horizon, tries, sight].append(worth[chosen] - worth[at_sight])

    def lines(self) -> Iterator[str]:
        """A table: horizons and tries down, weights of first sight across."""
        yield "gain in thousandths of a victory, by horizon and tries" + "".join(
            f"{f'sight {sight:g}':>11}" for sight in FIRST_SIGHTS
        )
        for horizon in self.horizons:
            cost = 1000 * self.seconds[horizon] / max(1, self.positions) / max(TRIES)
            for tries in TRIES:
                head = f"{horizon:5} ahead, {tries:2} tries of all, {tries * cost:6.0f} ms"
                rows = [self.found[horizon, tries, sight] for sight in FIRST_SIGHTS]
                yield f"{head:<54}" + "".join(f"{1000 * mean(row):11.1f}" for row in rows)
        errors = [standard_error(row) for row in self.found.values()]
        yield f"each with a standard error of about {1000 * mean(errors):.1f}"
        if self.title.thinking.luck is not None:
            yield f"luck taken out of tries: {1.0 - self.chance_left / self.chance:.0%} of variance"


def squares(row: Sequence[float]) -> float:
    """How far numbers lie from their mean, squared."""
    middle = mean(row)
    return sum((number - middle) ** 2 for number in row)


def standard_error(row: Sequence[float]) -> float:
    return stdev(row) / math.sqrt(len(row)) if len(row) > 1 else 0.0


# --- by hand ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m burnham.lab.calibrate", description="Fits the numbers bots think by."
    )
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--horizons", type=int, nargs="+", help="answers to play ahead")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    title = title_of(args.game)
    found = list(moments(title, args.seats, args.games, args.seed))
    best = best_scale(found, title.thinking.scale)
    for name, scale in (("now", title.thinking.scale), ("best", best)):
        print(f"scale {name}: {scale:.4g}, log-likelihood {likelihood(found, scale):.3f}")
    now = title.thinking.horizons
    gains = Gains(title, args.horizons or [min(now) // 2, *now])
    for number in range(args.games):
        g = somewhere(title, args.seats, f"{args.seed}/{number}")
        if g is not None:
            gains.look(g)
    print(f"horizons now: {now}, first_sight now: {title.thinking.first_sight:g}")
    print(*gains.lines(), sep="\n")


if __name__ == "__main__":
    main()
