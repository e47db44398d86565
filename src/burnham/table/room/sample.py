"""A sample game: one that always goes the same way, to show a game by it.

Each seat takes what its judgement likes best at once; nobody plays it, so nothing is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from threading import Lock
from typing import Final

from cachetools import LRUCache, cached

from burnham.bots.search.outcome import Outlook
from burnham.kernel.errors import BadOption
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Fact, Position
from burnham.kernel.title import Options, Title

SEED: Final = "box"
CHAPTER: Final = "chapter"
MOST_MOMENTS: Final = 6
MOST_GAMES: Final = 150
"""So many games are played at most to hear every question once."""


@dataclass(frozen=True)
class Sample:
    """A whole game, with the position after each answer."""

    game: Game
    positions: list[Position]


def _name(title: Title) -> str:
    return str(title.folder)


@cached(LRUCache(8), key=_name, lock=Lock())
def sample_game(title: Title) -> Sample:
    game = new_game(title, title.usual_seats, SEED, None, None)
    outlook = Outlook(title)
    positions = [game.position.clone()]
    while not game.over:
        game.take(outlook.quick_answer(game.position))
        positions.append(game.position.clone())
    return Sample(game, positions)


def moments(sample: Sample) -> dict[int, Fact | None]:
    """A few moments of a game, as numbers of answers: the deal, beginnings of chapters, the end;
    each with the fact that tells which chapter begins."""
    found: dict[int, Fact | None] = {0: None}
    for number, fact in sample.game.log:
        if fact.key.startswith(CHAPTER):
            found[number] = fact
    found.setdefault(sample.game.number, None)
    spread = sorted(found)
    step = max(1.0, (len(spread) - 1) / (MOST_MOMENTS - 1))
    chosen = {min(round(n * step), len(spread) - 1) for n in range(MOST_MOMENTS)}
    return {spread[n]: found[spread[n]] for n in sorted(chosen)}


@cached(LRUCache(8), key=_name, lock=Lock())
def questions(title: Title) -> dict[str, tuple[Game, Position]]:
    """By the name of its step a position in which each question is asked, in the order of the
    rules; those that a few games did not come to are missing."""
    wanted = [step.name for step in title.rules.steps if step.verbs]
    found: dict[str, tuple[Game, Position]] = {}
    for game, position in _asked(title):
        found.setdefault(position.step.name, (game, position))
        if len(found) == len(wanted):
            break
    return {name: found[name] for name in wanted if name in found}


def _asked(title: Title) -> Iterator[tuple[Game, Position]]:
    """Positions of games of all kinds: first of the sample game, then of games by chance."""
    sample = sample_game(title)
    yield from ((sample.game, position) for position in sample.positions[:-1])
    for number, (seats, options) in enumerate(islice(_setups(title), MOST_GAMES)):
        try:
            game = new_game(title, seats, f"{SEED} {number}", options, None)
        except BadOption:  # options that do not go together
            continue
        dice = Dice(f"{SEED} {number}")
        while not game.over:
            yield game, game.position.clone()
            game.take(dice.pick(game.answers()))


def _setups(title: Title) -> Iterator[tuple[int, Options]]:
    """Again and again all numbers of players with all options, one by one."""
    while True:
        for seats in range(title.rules.min_seats, title.rules.max_seats + 1):
            yield seats, {}
            for option in title.rules.options:
                if seats in option.seats:
                    yield from ((seats, {option.name: choice}) for choice in option.choices)
