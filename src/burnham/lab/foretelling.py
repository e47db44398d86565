"""How well the judgement foretells the end of a game.

    python -m burnham.lab.foretelling GAME [--games 100] [--seats 2] [--bot normal] [--seed S]

Bots of one level play each other.  When 25, 65 and 95 % of a game's answers are given, the
judgement says of the true position what everybody may expect.  Told is how that goes along with
the end: the correlation of the judged lead with the final one, of the first seat over its best
rival, and how many points too many are expected of a seat (optimism).  Each with the bounds of
95 %; a game counts once, as its seats have much in common.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from statistics import StatisticsError, correlation
from typing import Final, NamedTuple

from burnham.bots import make_bot
from burnham.bots.search.outcome import Outlook, lead_of
from burnham.games import names, title_of
from burnham.kernel.game import new_game
from burnham.kernel.title import Title
from burnham.lab.arena import mean
from burnham.lab.calibrate import standard_error
from burnham.lab.selfplay import seated, turns

PARTS: Final = (0.25, 0.65, 0.95)
"""The parts of a game's answers after which the judgement is asked."""

BOUND: Final = 1.96
"""Standard errors from the middle to a bound of 95 %."""

LEAST: Final = 4
"""With fewer games a correlation has no bounds."""


class Foretold(NamedTuple):
    """A lead as it was judged and as it came, and how much too much was expected of all seats."""

    judged: float
    final: float
    optimism: float


def foretold(judged: Sequence[float], final: Sequence[float]) -> Foretold:
    """By everybody's points."""
    return Foretold(lead_of([*judged], 0), lead_of([*final], 0), mean(judged) - mean(final))


def game(title: Title, seats: int, bot: str, seed: str) -> list[Foretold]:
    """One game, at each of PARTS."""
    outlook = Outlook(title)
    bots = {seat: make_bot(bot, title, f"{seed}/{seat}") for seat in range(seats)}
    g = new_game(title, seats, seed, {}, None).position
    judged = [outlook.values(g) for _ in turns(g, seated(bots))]
    final = outlook.values(g)
    return [foretold(judged[int(len(judged) * part)], final) for part in PARTS]


class Foresight(NamedTuple):
    """What many games tell together: the correlation with its bounds, the optimism with how far
    its own are off."""

    correlation: float
    low: float
    high: float
    optimism: float
    off: float


def foresight(found: Sequence[Foretold]) -> Foresight:
    optimism = [one.optimism for one in found]
    together = related(found)
    low, high = bounds(together, len(found))
    return Foresight(together, low, high, mean(optimism), BOUND * standard_error(optimism))


def related(found: Sequence[Foretold]) -> float:
    """The correlation of judged and final leads; 0 where all are the same."""
    try:
        return correlation([one.judged for one in found], [one.final for one in found])
    except StatisticsError:
        return 0.0


def bounds(together: float, games: int) -> tuple[float, float]:
    """Of a correlation, by Fisher's transformation."""
    if games < LEAST or abs(together) >= 1.0:
        return -1.0, 1.0
    off = BOUND / math.sqrt(games - 3)
    return math.tanh(math.atanh(together) - off), math.tanh(math.atanh(together) + off)


def lines(found: Sequence[Sequence[Foretold]]) -> Iterator[str]:
    """A table of all games."""
    yield f"{'part':>6}{'correlation':>14}{'95 %':>16}{'optimism':>12}{'95 %':>10}"
    for i, part in enumerate(PARTS):
        told = foresight([one[i] for one in found])
        between = f"{told.low:.2f} to {told.high:.2f}"
        yield (
            f"{part:>6.0%}{told.correlation:>14.2f}{between:>16}"
            f"{told.optimism:>+12,.1f}{'± ' + format(told.off, ',.1f'):>10}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m burnham.lab.foretelling",
        description="How well the judgement foretells the end of a game.",
    )
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    title = title_of(args.game)
    found = [
        game(title, args.seats, args.bot, f"{args.seed}/{number}") for number in range(args.games)
    ]
    print(f"{args.game}: {args.games} games of {args.seats} {args.bot}")
    print(*lines(found), sep="\n")


if __name__ == "__main__":
    main()
