"""Levels that a person can feel: `easy` loses to anybody who follows one rule, and now and then
wins against `normal`.  Seeds fix the games; docs/bots.md tells what larger samples gave."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from burnham.bots import Bot, make_bot
from burnham.games import names, title_of
from burnham.kernel.playout import Dice
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from burnham.lab.arena import Match, Pairing, mean, play

SAMPLE = "san_francisco"  # in every run; the other games are long

Worth = Callable[[Title, Position, int], float]


def own_points(title: Title, g: Position, seat: int) -> float:
    """The rule "what brings me most": never mind the others."""
    return title.thinking.judge(g, seat)


def lead(title: Title, g: Position, seat: int) -> float:
    """The rule "what brings me most more than the others"."""
    values = title.thinking.judge_all(g)
    return values[seat] - mean([value for other, value in enumerate(values) if other != seat])


RULES: dict[str, Worth] = dict.fromkeys(names(), own_points)
RULES["raising_chicago"] = lead  # bids are against each other: own points alone draw with `easy`


class OneRule:
    """Looks at each answer once and takes what its rule likes best; the first of equals."""

    def __init__(self, title: Title, seed: str) -> None:
        self.title = title
        self.dice = Dice(seed)

    def choose(self, seen: Position, seat: int) -> int:
        imagined = seen.imagine(seat, str(self.dice.random_word()))
        worth = RULES[self.title.id]
        return max(seen.answers(), key=lambda a: worth(self.title, imagined.after(a), seat))


def seated(name: str, title: Title, seed: str) -> Bot:
    return OneRule(title, seed) if name == "one rule" else make_bot(name, title, seed)


def share(game: str, first: str, second: str, games: int) -> float:
    """How much of the victories the first wins, every deal in both seats."""
    match = Match(game, (first, second), title_of(game).full_options(2, {}), "levels")
    return mean([play(Pairing(match, number), seated).wins[0] for number in range(games)])


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.slow if game == SAMPLE else pytest.mark.long)
        for game in names()
    ],
)
def test_easy_loses_to_a_player_of_one_rule(game: str) -> None:
    assert share(game, "one rule", "easy", games=16) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("game", names())
def test_easy_now_and_then_wins_against_normal(game: str) -> None:
    games = 16 if game == "chicago_1991" else 40
    assert 0.02 < share(game, "easy", "normal", games) < 0.35
