"""How many points make a lead comfortable: fits a title's `scale` to games that bots played.

    python -m burnham.lab.scale GAME [--games 40] [--seats 2] [--seed S]

A judged lead of one scale makes a player e times as likely to win as the rival (soft_shares).  The
best scale is the one that makes the victories seen most likely, over moments from whole games.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from typing import NamedTuple

from burnham.bots.search.outcome import Outlook, soft_shares
from burnham.games import title_of
from burnham.kernel.game import new_game
from burnham.kernel.title import Title
from burnham.lab.arena import mean

BETWEEN = 9
"""Answers between two moments that are looked at."""

FACTORS = [1.1**power for power in range(-24, 25)]
"""The scales tried, as multiples of the title's own."""


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


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m burnham.lab.scale", description="Fits the scale of a game's judgement."
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    title = title_of(args.game)
    found = list(moments(title, args.seats, args.games, args.seed))
    best = best_scale(found, title.scale)
    for name, scale in (("now", title.scale), ("best", best)):
        print(f"{name}: scale {scale:.4g}, log-likelihood {likelihood(found, scale):.3f}")


if __name__ == "__main__":
    main()
