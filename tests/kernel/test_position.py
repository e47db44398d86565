"""Chance, agenda and steps, bare."""

from __future__ import annotations

import hashlib

import pytest

from burnham.kernel.chance import SFC32
from burnham.kernel.errors import Stuck
from burnham.kernel.fields import (
    INT,
    INTS,
    OWNER,
    PUBLIC,
    ROWS,
    SECRET,
    UNKNOWN,
    Field,
    fits,
    masked,
)
from burnham.kernel.playout import Dice, play_random
from burnham.kernel.position import Position
from burnham.kernel.scores import Scores
from burnham.kernel.step import Arg, Step, Verb
from burnham.kernel.tables import read_tables
from tests.toy import KEEP, TITLE, TURN, Box, Keep, Toll, setup


def dice(seed: str) -> Position:
    position = Position([], [], 0)
    position.reseed(seed)
    return position


def toll(seed: str = "1") -> Toll:
    box = Box(read_tables(TITLE.folder / "components.toml"))
    g = setup(box, 2, {"free": False}, seed, SFC32)
    g.settle()
    return g


# --- chance -------------------------------------------------------------------------------


def test_the_generator_is_the_same_everywhere() -> None:
    """Records of old games depend on these numbers: they never change."""
    source = dice("Burnham")
    words = [source.random_word() for _ in range(1000)]
    assert words[:4] == [1215510640, 3381559417, 1556983724, 2604389071]
    assert hashlib.sha256(str(words).encode()).hexdigest()[:16] == "9783fbad4ac88e13"


def test_rolls_are_fair() -> None:
    source = dice("fair")
    counts = [0] * 6
    for _ in range(60_000):
        counts[source.roll(6)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 20.5  # one in a thousand for five degrees; the seed is fixed


def test_a_shuffle_keeps_the_cards_and_can_bring_any_order() -> None:
    source = dice("orders")
    orders = set()
    for _ in range(500):
        cards = [0, 1, 2, 3]
        source.shuffle(cards)
        assert sorted(cards) == [0, 1, 2, 3]
        orders.add(tuple(cards))
    assert len(orders) == 24


def test_scripted_rolls_come_first() -> None:
    source = dice("script")
    source.scripted = [3, 0]
    assert [source.roll(6), source.roll(6)] == [3, 0]
    assert source.scripted == []


def test_choosing_never_disturbs_the_games_own_dice() -> None:
    one, other = toll(), toll()
    Dice("x").pick(one.answers())
    assert one.values() == other.values()


# --- agenda -------------------------------------------------------------------------------


def test_what_is_put_on_top_comes_first() -> None:
    g = Position([], [], 2)
    g.ask(4, 1, 7)
    g.then(5)
    assert g.agenda == [4, 1, 7, 5, -1, 0]
    assert (g.seat, g.arg) == (-1, 0)


def test_a_position_settles_on_the_next_question() -> None:
    g = toll()
    assert g.agenda[0] == TURN
    assert g.step.name == "act"
    assert play_random(g, Dice("end")) > 5
    assert g.over
    assert g.seat == -1


def test_the_agenda_tells_who_is_asked_what_and_who_waits() -> None:
    g = Position([], [], 3)
    assert (g.asked_step, g.seat, g.waiting_steps(), g.waiting_seats()) == (-1, -1, [], [])
    g.ask(4, 2, 7)
    g.then(5, 1)
    g.ask(4, 0, 9)
    assert (g.asked_step, g.seat, g.arg) == (4, 0, 9)
    assert (g.waiting_steps(), g.waiting_seats()) == ([4, 5, 4], [0, 2])
    assert g.asks(4, 0)
    assert g.asks(4, 2)
    assert not g.asks(4, 1)
    assert not g.asks(5, 0)
    assert g.waits(5)
    assert not g.waits(1), "arguments and seats are no steps"
    g.unask()
    assert (g.asked_step, g.arg) == (5, 1)
    assert not g.asks(4, 0)


def test_handing_the_question_on_is_a_mark_but_nothing_that_was_carried_out() -> None:
    """Playing the last card but one asks the next seat; nothing is rolled or revealed."""
    g = toll()
    g.played += g.hands[0][1:]
    g.hands[0] = g.hands[0][:1]
    card = g.answers()[0]
    handed, done = g.clone(), g.clone()
    handed.take(card)
    done.carry_out(card)
    assert handed.values() == done.values()
    assert (handed.marked, done.marked) == (True, False)
    gamble = g.answers()[1]
    done = g.clone()
    done.carry_out(gamble)
    assert done.marked, "a die was rolled"


def test_random_play_can_be_limited() -> None:
    g = toll()
    assert play_random(g, Dice("end"), 3) == 3
    assert not g.over


# --- fields -------------------------------------------------------------------------------


def test_what_is_not_declared_open_is_hidden() -> None:
    assert masked(Field("x", INT), 5, 0) == UNKNOWN
    assert masked(Field("x", INTS, SECRET), [5, 6], 0) == [UNKNOWN, UNKNOWN]
    assert masked(Field("x", INTS, OWNER), [5, 6], 1) == [UNKNOWN, 6]
    assert masked(Field("x", ROWS, OWNER), [[5], [6, 7]], 0) == [[5], [UNKNOWN, UNKNOWN]]
    assert masked(Field("x", ROWS, PUBLIC), [[5], [6, 7]], 0) == [[5], [6, 7]]


@pytest.mark.parametrize("value", [True, None, 1.0, "1", [True], [[1], 2], [[None]]])
def test_only_numbers_fit(value: object) -> None:
    assert not fits(Field("x", INT), value)
    assert not fits(Field("x", INTS), value)
    assert not fits(Field("x", ROWS), value)


# --- steps --------------------------------------------------------------------------------


def test_verbs_count_their_answers_one_after_another() -> None:
    build = Verb("build", Arg("site", 3), Arg("permit", 4), Arg("way", 2))
    done = Verb("done")
    step: Step[Position] = Step("build", build, done)
    assert step.size == 25
    for answer in range(step.size):
        assert step.number(step.word(answer)) == answer
    assert build.code(2, 3, 1) == 23
    assert build.values(23) == [2, 3, 1]
    assert step.word(23) == "build site=2 permit=3 way=1"
    assert step.word(24) == "done"


# --- scores -------------------------------------------------------------------------------


def test_ranks_use_tie_breakers_in_order_and_share_places() -> None:
    scores = Scores(
        [("coins", [5, 5, 3, 5]), ("cards", [1, 1, 3, 1])],
        [("tools", [0, 2, 9, 2]), ("age", [1, 7, 0, 7])],
    )
    assert scores.totals == [6, 6, 6, 6]
    assert scores.ranks() == [4, 2, 1, 2]
    assert scores.to_dict()["ranking"] == [[2], [1, 3], [0]]


class Counting(Keep):
    """Asks for a card, and counts how often its answers are worked out."""

    asked = 0

    def answers(self, g: Toll, seat: int, arg: int) -> list[int]:
        Counting.asked += 1
        return [0, 1]


def test_answers_are_worked_out_once_and_forgotten_when_something_changes() -> None:
    step = Counting()
    step.forced = True
    g = Toll(TITLE.box(TITLE.tables()), 2)
    g.steps = [*g.steps[:KEEP], step, *g.steps[KEEP + 1 :]]
    Counting.asked = 0
    g.ask(KEEP, 0)
    g.settle()
    g.answers().append(7)  # a list of one's own
    assert (g.answers(), Counting.asked) == ([0, 1], 1)
    for forget in (g.touched, lambda: g.restore(g.values()), lambda: g.ask(KEEP, 1)):
        g.settle()
        forget()
        before = Counting.asked
        assert g.answers() == [0, 1]
        assert Counting.asked == before + 1
    g.settle()
    twin, before = g.clone(), Counting.asked
    twin.steps = g.steps
    assert twin.answers() == [0, 1]
    assert Counting.asked == before + 1, "a copy may be changed: imagining deals hands anew"


# --- rules that cannot go on --------------------------------------------------------------


class Silent(Step[Toll]):
    """Asks, and lists no answer."""

    def answers(self, g: Toll, seat: int, arg: int) -> list[int]:
        return []

    def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
        pass


class Restless(Step[Toll]):
    """Runs, and puts itself on the agenda again."""

    def run(self, g: Toll, arg: int) -> None:
        g.then(KEEP)


@pytest.mark.parametrize("forced", [False, True])
def test_a_question_without_an_answer_says_so(forced: bool) -> None:
    g = toll()
    g.steps = [*g.steps[:KEEP], Silent("silent", forced=forced), *g.steps[KEEP + 1 :]]
    g.ask(KEEP, 1)
    ask = g.settle if forced else g.answers
    with pytest.raises(Stuck, match=r"stuck: silent \(.*test_position\) asks seat 1") as caught:
        ask()
    assert "Die Regeln kommen nicht weiter" in caught.value.said("de")


def test_steps_that_never_ask_say_so() -> None:
    g = toll()
    g.steps = [*g.steps[:KEEP], Restless("restless"), *g.steps[KEEP + 1 :]]
    g.then(KEEP)
    with pytest.raises(Stuck, match=r"at restless .* nobody is asked"):
        g.settle()
