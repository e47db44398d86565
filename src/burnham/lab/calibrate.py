"""Fits the numbers by which bots think about a game to games that the judgement plays.

    python -m burnham.lab.calibrate GAME [--games 40] [--seats 2] [--horizon H] [--seed S]

`scale`: a judged lead of one scale makes a player e times as likely to win as the rival
(soft_shares).  The best one makes the victories that were seen most likely.

`first_sight`: how many playouts tell as much about an answer as the judgement does at first sight.
Answers are judged and then tried, each in the same imaginings; what tries of two answers differ by
from one imagining to the next is luck, what their mean differs from first sight is its error.
Luck grows with the horizon, and error too, as first sight sees less of what is to come.  Over all
answers this is a lower bound: among the best few, which matter, first sight errs less.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import NamedTuple

from burnham.bots.search.outcome import Outlook, soft_shares
from burnham.bots.search.race import Runner
from burnham.bots.search.tree import Settings, Tree
from burnham.games import title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.arena import mean

BETWEEN = 9
"""Answers between two moments that are looked at."""

FACTORS = [1.1**power for power in range(-24, 25)]
"""The scales tried, as multiples of the title's own."""

TRIES = 24
"""Tries of every answer whose luck is measured."""

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
    count = 0
    while not g.over:
        count += 1
        if count % BETWEEN == 0:
            seen.append(outlook.values(g))
        g.take(outlook.quick_answer(g))
    ranks = title.scores(g).ranks()
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


# --- first sight ------------------------------------------------------------------------------


class Sight(NamedTuple):
    """Squares of a share of the victory: what luck adds to one try of an answer, compared with
    another, and what first sight errs by."""

    luck: float
    error: float

    @property
    def tries(self) -> float:
        return self.luck / max(self.error, 1e-6)


def first_sight(title: Title, seats: int, games: int, horizon: int, seed: str) -> Sight:
    found: list[Sight] = []
    for number in range(games):
        g = somewhere(title, seats, f"{seed}/{number}")
        if g is not None:
            found += sights(title, g, horizon)
    return Sight(mean([one.luck for one in found]), mean([one.error for one in found]))


def somewhere(title: Title, seats: int, seed: str) -> Position | None:
    """One of a game's real choices, each as likely as any other; None if it has none."""
    outlook, chance = Outlook(title), Dice(seed).source
    g = new_game(title, seats, seed, {}, None).position
    found: Position | None = None
    choices = 0
    while not g.over:
        if len(g.answers()) > 1:
            choices += 1
            if chance.roll(choices) == 0:
                found = g.clone()
        g.take(outlook.quick_answer(g))
    return found


def sights(title: Title, g: Position, horizon: int) -> Iterator[Sight]:
    """The best answer at first sight, compared with each of the others worth a try."""
    settings = Settings(horizon, widen=NEVER)
    tree = Tree(g.seen_by(g.seat), g.seat, Outlook(title), settings, "sight")
    tree.line_up()
    runners = tree.runners[: settings.runners]
    for runner in runners:
        for _ in range(TRIES):
            tree.play_out(runner)
    for other in runners[1:]:
        yield compared(runners[0], other)


def compared(first: Runner, other: Runner) -> Sight:
    lags = [one - two for one, two in zip(first.shares, other.shares, strict=True)]
    lag = mean(lags)
    luck = sum((one - lag) ** 2 for one in lags) / (len(lags) - 1)
    missed = lag - (first.sight - other.sight)
    return Sight(luck, missed * missed - luck / len(lags))


# --- by hand ----------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m burnham.lab.calibrate", description="Fits the numbers bots think by."
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--horizon", type=int, help="answers to play ahead; the game's own if not")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    title = title_of(args.game)
    found = list(moments(title, args.seats, args.games, args.seed))
    best = best_scale(found, title.scale)
    for name, scale in (("now", title.scale), ("best", best)):
        print(f"scale {name}: {scale:.4g}, log-likelihood {likelihood(found, scale):.3f}")
    horizon = title.horizon if args.horizon is None else args.horizon
    sight = first_sight(title, args.seats, args.games, horizon, args.seed)
    luck, error = (math.sqrt(max(0.0, square)) for square in (sight.luck, sight.error))
    print(f"first_sight now: {title.first_sight:.2g}; with horizon {horizon}: {sight.tries:.2g}")
    print(f"  luck of a try {luck:.3f}, error of first sight {error:.3f} of a victory")


if __name__ == "__main__":
    main()
