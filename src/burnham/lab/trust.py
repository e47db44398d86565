"""How many tries first sight is worth, by kind of question.

    python -m burnham.lab.trust GAME [--games 40] [--most 40] [--tries 32] [--seed S]

One try of an answer is off by chance, with a variance of σ²; first sight is off what very many
tries would tell, with a variance of τ².  Both weigh as they should if first sight counts like
σ²/τ² tries.  Only differences between the answers to one question matter, so both are measured
within it: every answer meets the same imaginings.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from burnham.bots.search.outcome import Outlook
from burnham.bots.search.race import Runner, take_out_luck
from burnham.bots.search.tree import Settings, Tree
from burnham.games import names, title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.arena import mean
from burnham.lab.calibrate import squares, standard_error
from burnham.lab.selfplay import turns

A_GAME = 2
"""Questions of one kind that are taken from one game."""

MOST = 80.0
"""First sight never counts for more tries: it must be possible to find out something new."""


class Miss(NamedTuple):
    """How far one try (`chance`) and first sight (`sight`) are off at one question: variances."""

    chance: float
    sight: float


def miss_of(runners: Sequence[Runner]) -> Miss:
    """By the answers' differences from the mean of all.  Of what first sight seems to miss, a part
    is the chance that is left in the mean of the tries."""
    tries, others = runners[0].tries, len(runners) - 1
    level = mean([runner.sight for runner in runners])
    levels = [mean([runner.shares[i] for runner in runners]) for i in range(tries)]
    chance, sight = 0.0, 0.0
    for runner in runners:
        row = [share - levels[i] for i, share in enumerate(runner.shares)]
        spread = squares(row) / (tries - 1)
        chance += spread
        sight += (mean(row) - (runner.sight - level)) ** 2 - spread / tries
    return Miss(chance / others, sight / others)


class Trust(NamedTuple):
    """What the questions of one kind tell together."""

    questions: int
    chance: float
    sight: float
    error: float

    @property
    def tries(self) -> float:
        """What first sight is worth.  Where it hardly misses anything, the error of that is what it
        may well miss."""
        return min(MOST, self.chance / max(self.sight, self.error, 1e-9))


def trust_of(misses: Sequence[Miss]) -> Trust:
    sights = [miss.sight for miss in misses]
    chance = mean([miss.chance for miss in misses])
    return Trust(len(misses), chance, mean(sights), standard_error(sights))


def measured(title: Title, games: int, most: int, tries: int, seed: str) -> dict[str, Trust]:
    """By kind of question, from games for two, three and four in turn, as far as so many play."""
    found: dict[str, list[Miss]] = defaultdict(list)
    counts = range(max(2, title.rules.min_seats), title.rules.max_seats + 1)
    for number in range(games):
        seats = counts[number % len(counts)]
        for g in some_choices(title, seats, f"{seed}/{number}"):
            if len(found[g.step.name]) < most:
                found[g.step.name].append(miss_of(tried(title, g, tries, f"{seed}/{number}")))
    return {name: trust_of(misses) for name, misses in found.items()}


def some_choices(title: Title, seats: int, seed: str) -> Iterator[Position]:
    """Real choices of one game, some of every kind of question."""
    outlook = Outlook(title)
    g = new_game(title, seats, seed, {}, None).position
    choices = [g.clone() for _ in turns(g, outlook.quick_answer) if len(g.answers()) > 1]
    order = list(range(len(choices)))
    Dice(seed).shuffle(order)
    taken: Counter[str] = Counter()
    for number in order:
        name = choices[number].step.name
        taken[name] += 1
        if taken[name] <= A_GAME:
            yield choices[number]


def tried(title: Title, g: Position, tries: int, seed: str) -> list[Runner]:
    """The answers that would run a race, each tried so often."""
    settings = Settings(title.thinking.horizons)
    tree = Tree(g.seen_by(g.seat), g.seat, Outlook(title), settings, seed)
    tree.line_up()
    runners = tree.runners[: settings.runners]
    for runner in runners:
        for _ in range(tries):
            tree.play_out(runner)
    take_out_luck(runners)
    return runners


def lines(title: Title, found: dict[str, Trust]) -> Iterator[str]:
    yield f"{'question':<24}{'questions':>10}{'σ':>8}{'τ':>8}{'worth':>8}{'now':>8}"
    thinking = title.thinking
    for name, trust in sorted(found.items()):
        now = thinking.first_sights.get(name, thinking.first_sight)
        sigma, tau = math.sqrt(trust.chance), math.sqrt(max(0.0, trust.sight))
        yield (
            f"{name:<24}{trust.questions:>10}{sigma:>8.3f}{tau:>8.3f}{trust.tries:>8.1f}{now:>8g}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m burnham.lab.trust", description="How many tries first sight is worth."
    )
    parser.add_argument("game", choices=names())
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--most", type=int, default=40, help="questions of one kind")
    parser.add_argument("--tries", type=int, default=32, help="of every answer")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    title = title_of(args.game)
    found = measured(title, args.games, args.most, args.tries, args.seed)
    print(*lines(title, found), sep="\n")


if __name__ == "__main__":
    main()
