"""What every game must keep, in every position that random play reaches."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burnham.kernel.checks import CHECKS, hides, play_on, sound
from burnham.kernel.codec import position_hash
from burnham.kernel.fields import PUBLIC, SECRET
from burnham.kernel.game import Game
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.position import KERNEL_FIELDS, Position
from burnham.lab.setups import Setup
from tests.battery.cases import CASES, TITLES, Case, cases_of
from tests.battery.play import described, watched

ROUNDS = 6
"""How often each dear check is asked in a game, besides the first time of each question."""

FIRST = 4
"""How many of them are asked where a question comes up first; which ones differs from case to case,
so that all cases of a game together ask every check about every question."""

each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", TITLES)


class Watch:
    """Asks the checks in turn all through a game of known length."""

    def __init__(self, case: Case, length: int) -> None:
        self.dice = Dice("watch")
        self.turn = CASES.index(case)
        self.pause = max(1, length // (ROUNDS * len(CHECKS)))
        self.met: set[str | None] = set()

    def __call__(self, game: Game) -> None:
        if game.question not in self.met:
            self.met.add(game.question)
            for _ in range(FIRST):
                self.ask(game)
        elif game.number % self.pause == 0:
            self.ask(game)

    def ask(self, game: Game) -> None:
        self.turn += 1
        CHECKS[self.turn % len(CHECKS)](game, self.dice)


@each_case
def test_random_game_keeps_all_promises(case: Case) -> None:
    length = play_random(case.new("battery").position, Dice("length"))
    watched(case.new("battery"), "length", Watch(case, length))


@each_case
def test_past_positions_never_change(case: Case) -> None:
    """Each position plays on as a copy of the one before: a list shared by mistake shows here."""
    dice = Dice("past")
    g: Position = case.new("past").position
    past: list[tuple[Position, str]] = []
    while not g.over:
        past.append((g, position_hash(g)))
        g = g.clone()
        g.take(dice.pick(g.answers()))
    changed = [n for n, (position, name) in enumerate(past) if position_hash(position) != name]
    assert not changed, f"positions changed after they were left: {changed[:10]}"


@each_case
def test_what_a_seat_imagines_can_be_played_to_the_end(case: Case) -> None:
    length = play_random(case.new("dream").position, Dice("dream"))
    for seat in range(case.setup.seats):
        game = case.new("dream")
        play_on(game.position, Dice("dream"), length * (seat + 1) // (case.setup.seats + 1))
        dream = game.imagine(seat, seat)
        sound(dream)
        play_random(dream, Dice("dreamt"))
        assert dream.over, described(game)
        assert not dream.flaws(), described(game)


@each_case
def test_scores_name_every_player_and_a_winner(case: Case) -> None:
    game = case.new("scores")
    play_random(game.position, Dice("scores"))
    scores = game.scores()
    assert [player["seat"] for player in scores["players"]] == list(range(len(scores["players"])))
    assert len(scores["players"]) >= case.setup.seats
    assert scores["ranking"][0]
    for player in scores["players"]:
        assert player["total"] == sum(player["categories"].values())


@each_case
def test_hands_and_choices_are_shown_when_the_game_is_over(case: Case) -> None:
    """But what was never drawn stays unknown, and can be imagined."""
    game = case.new("shown")
    g = game.position
    play_random(g, Dice("shown"))
    shown = [f.name for f in g.all_fields if f.seen != SECRET and f.name != "viewer"]
    for seat in range(-1, g.seats):
        view = g.seen_by(seat).values()
        assert [view[name] for name in shown] == [g.values()[name] for name in shown]
    hides(game, Dice("shown"))


@each_game
def test_imagining_is_random(game: str) -> None:
    """Whatever a seat cannot know is dealt anew: the imaginings of a first position differ."""
    title = TITLES[game]
    for seats in range(title.rules.min_seats, title.rules.max_seats + 1):
        g = Case(game, Setup(seats, {})).new("random").position
        play_on(g, Dice("random"), 4)
        secrets = [f.name for f in g.all_fields if f.seen != PUBLIC and f not in KERNEL_FIELDS]
        dreams = [g.imagine(0, str(n)).values() for n in range(8)]
        dealt = [[dream[name] for name in secrets] for dream in dreams]
        assert not secrets or any(one != dealt[0] for one in dealt), f"{seats} seats: {secrets}"


@each_game
def test_judgement_is_a_number_for_every_player_together_as_one_by_one(game: str) -> None:
    thinking = TITLES[game].thinking
    for case in cases_of(game):
        g = case.new("judge").position
        for _ in range(40):
            worth = [thinking.judge(g, player) for player in range(g.players)]
            assert all(-1e6 < value < 1e6 for value in worth), worth
            assert thinking.judge_all(g) == worth
            for player, value in enumerate(worth):
                assert sum(thinking.explain(g, player).values()) == pytest.approx(value)
            play_on(g, Dice(str(worth)), 7)


@each_game
@settings(max_examples=4, deadline=None, derandomize=True)
@given(data=st.data())
def test_options_that_are_texts_of_a_pattern(game: str, data: st.DataObject) -> None:
    """Such an option has more values than its choices; any text that fits begins a sound game."""
    title = TITLES[game]
    for option in [option for option in title.rules.options if option.pattern]:
        value = data.draw(st.from_regex(option.pattern, fullmatch=True))
        seats = max(n for n in option.seats if n <= title.rules.max_seats)
        g = Case(game, Setup(seats, {option.name: value})).new("pattern")
        assert g.options[option.name] == value
        for _ in range(20):
            sound(g.position)
            play_on(g.position, Dice(value), 1)
