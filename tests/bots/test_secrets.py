"""No bot knows more than its seat: what is hidden cannot change its choice."""

from __future__ import annotations

import pytest

from burnham.bots import make_bot
from burnham.games import names, title_of
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.position import Position
from burnham.kernel.title import Title
from tests import toy

BOTS = ("random", "easy", "greedy", "normal", "hard@6p")
TITLES: dict[str, Title] = {"toy": toy.TITLE, **{name: title_of(name) for name in names()}}


def moments(title: Title) -> list[Position]:
    """The next real choices after some random answers: early, in the midst, late."""
    found = []
    whole = play_random(new_game(title, 2, "secrets", {}, None).position, Dice("secrets"))
    for part in (1, 4, 7):
        g = new_game(title, 2, "secrets", {}, None).position
        dice = Dice("secrets")
        play_random(g, dice, part * whole // 8)
        while len(g.answers()) < 2:
            play_random(g, dice, 1)
        found.append(g)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", TITLES)
def test_what_is_hidden_does_not_change_a_choice(game: str, bot: str) -> None:
    """The bot is even handed the whole position; another one that looks the same to its seat, with
    other cards and dice beneath, must give the same choice."""
    title = TITLES[game]
    for g in moments(title):
        seat = g.seat
        other = g.imagine(seat, "other cards")
        assert other.values() != g.values(), "nothing is hidden here"
        assert other.seen_by(seat).values() == g.seen_by(seat).values()
        choices = [make_bot(bot, title, "seed").choose(p, seat) for p in (g, other)]
        assert choices[0] == choices[1]
