"""Fields keep their limits whoever plays, and in the largest boxes: what random games reach of
the printed box (test_battery.py) is not enough to size an array by."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from burnham.bots import make_bot
from burnham.kernel.allowed import Place
from burnham.kernel.checks import sound
from burnham.kernel.errors import BadComponents
from burnham.kernel.flat import Flat
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import Title
from burnham.lab.setups import Setup
from tests.battery.cases import CASES, GAMES, TITLES, Case
from tests.battery.play import described, watched

ANSWERS = {"greedy": 120, "normal": 12}
"""Of a game in the sample; the long tests play to the end."""

SAMPLE = [Case(game, Setup(TITLES[game].rules.max_seats, {})) for game in GAMES]
each_bot = pytest.mark.parametrize("bot", ANSWERS)


def played_by(bot: str, game: Game, answers: int) -> None:
    """The bot on every seat, for so many answers; every position is looked at."""
    bots = [make_bot(bot, game.title, str(seat)) for seat in range(game.seats)]
    flat = Flat(game.position)
    while not game.over and game.number < answers:
        seat = game.position.seat
        view = game.seen_by(seat)
        assert len(flat.numbers(view)) == flat.width, described(game)
        game.take(bots[seat].choose(view, seat))
        sound(game.position)


@each_bot
@pytest.mark.parametrize("case", SAMPLE, ids=str)
def test_limits_hold_where_bots_begin(case: Case, bot: str) -> None:
    played_by(bot, case.new("limits"), ANSWERS[bot])


@pytest.mark.long
@each_bot
@pytest.mark.parametrize("case", CASES, ids=str)
def test_limits_hold_where_bots_play(case: Case, bot: str) -> None:
    played_by(bot, case.new("limits"), 100_000)


# --- the largest box --------------------------------------------------------------------------


AS_PRINTED = ("bidding_markers_max_on_board", "non_player_markers_per_player_and_round")
"""Numbers that the box of Raising Chicago admits up to where a bidder finds no free square, or to
markers of a color that is not there: the rules are stuck, which says nothing of limits."""


def groups(title: Title) -> dict[tuple[str | int, ...], list[Place]]:
    """The places of numbers that belong together: all rows of a table have the same keys."""
    found: dict[tuple[str | int, ...], list[Place]] = {}
    for place, what in title.allowed().items():
        if what.kind == "number" and place[0] != "meta" and place[-1] not in AS_PRINTED:
            found.setdefault(tuple(key for key in place if isinstance(key, str)), []).append(place)
    return found


def put(tables: dict[str, Any], place: Place, number: int) -> None:
    here: Any = tables
    for key in place[:-1]:
        here = here[key]
    here[place[-1]] = number


def printed(tables: dict[str, Any], place: Place) -> bool:
    """Whether a number stands there: what may be left out is not in every row."""
    here: Any = tables
    for key in place:
        if isinstance(here, dict) and key not in here:
            return False
        here = here[key]
    return True


def largest(title: Title) -> Iterator[dict[str, Any]]:
    """Boxes with one more group of numbers at its most each time, if that fits together."""
    tables = deepcopy(dict(title.tables().data))
    for places in groups(title).values():
        tried = deepcopy(tables)
        for place in places:
            if printed(tried, place):
                put(tried, place, title.allowed()[place].span.most)
        try:
            title.box(title.tables().edition({n: t for n, t in tried.items() if n != "meta"}))
        except BadComponents:
            continue
        tables = tried
        yield {name: table for name, table in tables.items() if name != "meta"}


def of_the_largest_box(game: str) -> dict[str, Any]:
    *_, found = largest(TITLES[game])
    return found


def plays_in_the_largest_box(game: str) -> None:
    title, edition = TITLES[game], of_the_largest_box(game)
    for seats in range(title.rules.min_seats, title.rules.max_seats + 1):
        watched(new_game(title, seats, "largest", {}, edition), "largest", told)


def told(game: Game) -> None:
    """Every view can be told in numbers."""
    if game.number % 20 == 0:
        Flat(game.position).numbers(game.position.seen_by(0))


@pytest.mark.parametrize("game", [game for game in GAMES if game in ("toy", "san_francisco")])
def test_limits_hold_in_the_largest_box(game: str) -> None:
    plays_in_the_largest_box(game)


@pytest.mark.long
@pytest.mark.parametrize("game", [g for g in GAMES if g not in ("toy", "san_francisco")])
def test_limits_hold_in_the_largest_boxes(game: str) -> None:
    plays_in_the_largest_box(game)


@pytest.mark.parametrize("game", GAMES)
def test_limits_hold_in_games_of_chance_told_in_numbers(game: str) -> None:
    """Both ways of counting players, in every view of a whole game."""
    game_of = SAMPLE[GAMES.index(game)].new("numbers")
    g, dice = game_of.position, Dice("numbers")
    flats = [Flat(g), Flat(g, relative=True)]
    while not g.over:
        for flat in flats:
            assert len(flat.numbers(g.seen_by(g.seat))) == flat.width
        g.take(dice.pick(g.answers()))
