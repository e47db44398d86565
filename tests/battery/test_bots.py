"""Bots play every game by its seat's view alone, to the end."""

from __future__ import annotations

import pytest

from burnham.bots import BOTS, make_bot
from burnham.kernel.errors import BadOption
from burnham.kernel.game import new_game
from burnham.kernel.playout import Dice, play_random
from burnham.lab.setups import Setup
from tests import toy
from tests.battery.cases import GAMES, TITLES, Case

ANSWERS = 60


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_sees_only_its_seat_and_answers_legally(game: str) -> None:
    """Greedy against chance for a while, from the start and from the midst of a game."""
    title = TITLES[game]
    whole = play_random(
        Case(game, Setup(title.rules.max_seats, {})).new("bots").position, Dice("bots")
    )
    for head_start in (0, whole // 2):
        g = Case(game, Setup(title.rules.max_seats, {})).new("bots")
        play_random(g.position, Dice("bots"), head_start)
        bots = [make_bot(("greedy", "random")[s % 2], title, str(s)) for s in range(g.seats)]
        while not g.over and g.number < ANSWERS:
            seat = g.position.seat
            view = g.seen_by(seat)
            before = view.values()
            choice = bots[seat].choose(view, seat)
            assert view.values() == before, "a bot changed what it was shown"
            g.take(choice)


def test_the_same_seed_chooses_the_same() -> None:
    for name in ("random", "greedy"):
        g = new_game(toy.TITLE, 3, 1, {}, None)
        chosen = [make_bot(name, toy.TITLE, "s").choose(g.seen_by(0), 0) for _ in range(3)]
        assert len(set(chosen)) == 1


def test_greedy_takes_what_the_judgement_likes() -> None:
    """In Tollhouse coins count: the dearest card beats all the others."""
    g = new_game(toy.TITLE, 2, 7, {}, None)
    assert g.word(make_bot("greedy", toy.TITLE, "1").choose(g.seen_by(0), 0)) == "play card=11"


def test_unknown_bots_are_a_clear_error() -> None:
    with pytest.raises(BadOption, match=f"There is no bot “genius”; there are {', '.join(BOTS)}"):
        make_bot("genius", toy.TITLE, "1")
