"""Recorded games, one for every way Chicago can end, and how they were found.

    python -m tests.games.chicago_1991.records

plays games again until each ending has been seen, and writes the records anew.  Needed only when
the rules change so that the old ones no longer replay.
"""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from burnham.games.chicago_1991 import TITLE
from burnham.games.chicago_1991.box import CASINOS, FOUR_RINGS, NONE, PLAZA_BARS
from burnham.games.chicago_1991.position import Chicago
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Options

FOLDER = Path(__file__).parent / "records"
WEALTH = NONE
"""The `won_by` of a game that nobody won by a goal."""


class Ending(NamedTuple):
    """How a recorded game was set up, and how it ends."""

    goal: int
    seats: int
    options: Options


ENDINGS = {
    "casinos-4": Ending(CASINOS, 4, {}),
    "casinos-2": Ending(CASINOS, 2, {"hiring_in_turn": "single"}),
    "plaza-bars-3": Ending(PLAZA_BARS, 3, {"absent_gang": "red"}),
    "four-rings-4-variant-one": Ending(FOUR_RINGS, 4, {"variant_one": True}),
    "wealth-4-both-variants": Ending(WEALTH, 4, {"variant_one": True, "variant_two": True}),
    "wealth-2-three-dice": Ending(WEALTH, 2, {"movement_die": "three_dice"}),
}


class Aimer:
    """Heads for one goal with the first seat's gangs and lets chance answer for the others."""

    def __init__(self, goal: int, seed: str) -> None:
        self.goal = goal
        self.dice = Dice(seed)

    def choose(self, g: Chicago) -> int:
        answers = g.answers()
        if g.seat != 0 or self.goal == WEALTH:
            return self.dice.pick(answers)
        dream = g.imagine(0, str(self.dice.random_word()))
        likes = [self.like(dream, answer) for answer in answers]
        best = [answer for answer, like in zip(answers, likes, strict=True) if like == max(likes)]
        return self.dice.pick(best)

    def like(self, dream: Position, answer: int) -> float:
        after = dream.clone()
        assert isinstance(after, Chicago)
        after.take(answer)
        if self.goal == FOUR_RINGS:
            return self.strength(after)
        return 1000.0 * after.progress(0, self.goal) - self.far(after)

    def far(self, g: Chicago) -> float:
        """How far the nearest members are from what is missing."""
        targets = g.box.casino if self.goal == CASINOS else g.box.plaza_bars
        mine = [m for gang in g.gangs_of(0) for m in g.members(gang)]
        missing = [b for b in targets if g.owner[b] < 0 or g.leader[g.owner[b]] != 0]
        return float(
            sum(min((g.box.distance[g.where[m]][b] for m in mine), default=99) for b in missing)
        )

    def strength(self, g: Chicago) -> float:
        """Rings, and nearness to somebody to win one from; never a victory by other goals."""
        mine = [m for gang in g.gangs_of(0) for m in g.members(gang)]
        foes = [m for gang in g.order() if g.leader[gang] != 0 for m in g.members(gang)]
        near = sum(
            min((g.box.distance[g.where[m]][g.where[foe]] for foe in foes), default=99)
            for m in mine
        )
        early = 5000.0 * (g.progress(0, CASINOS) >= 3)
        return 300.0 * sum(g.rings[m] ** 2 for m in mine) - near - early


def played(ending: Ending, seed: int) -> Game:
    game = new_game(TITLE, ending.seats, seed, ending.options, None)
    aimer = Aimer(ending.goal, str(seed))
    while not game.over:
        assert isinstance(game.position, Chicago)
        game.take(aimer.choose(game.position))
    return game


def found(ending: Ending) -> Game:
    for seed in count():
        game = played(ending, seed)
        assert isinstance(game.position, Chicago)
        if game.position.won_by == ending.goal:
            return game
    raise AssertionError("unreachable")


def read(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, ending in ENDINGS.items():
        game = found(ending)
        text = json.dumps(game.record(), indent=1, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {game.number} answers, seed {game.seed}")


if __name__ == "__main__":
    write_all()
