"""The checks find what they are for: each is shown a toy that breaks one promise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from burnham.kernel import checks
from burnham.kernel.checks import CHECKS, Flaw, sound
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.scores import Item
from burnham.kernel.step import LEGAL, Step, Verb
from burnham.kernel.title import Kinds
from tests import toy
from tests.toy import ACT, KEEP, STEPS, TITLE, Act, Keep, Toll


def game_of(
    kind: type[Toll],
    seats: int = 2,
    items: Callable[[Any], list[Item]] = TITLE.rules.items,
    kinds: Kinds = TITLE.showing.kinds,
) -> Game:
    """A game of Tollhouse whose positions are of `kind`."""

    def setup(box: toy.Box, seats: int, options: Any, seed: str, dice: str) -> Toll:
        dealt = toy.setup(box, seats, options, seed, dice)
        g = kind(box, seats)
        g.restore(dealt.values())
        return g

    rules = replace(TITLE.rules, setup=setup, blank=kind, items=items)
    title = replace(TITLE, rules=rules, showing=replace(TITLE.showing, kinds=kinds))
    return new_game(title, seats, 1, {}, None)


class Base(Toll):
    """Tollhouse whose copies are of the same kind."""

    def clone(self) -> Toll:
        twin = type(self)(self.box, self.seats)
        twin.restore(self.values())
        return twin


def with_step(number: int, step: Step[Any]) -> type[Toll]:
    """Tollhouse with one step exchanged."""

    class Changed(Base):
        def __init__(self, box: toy.Box, seats: int) -> None:
            super().__init__(box, seats)
            self.steps = [*STEPS[:number], step, *STEPS[number + 1 :]]

    return Changed


def look_on(check: str, game: Game) -> None:
    """Ask the check again and again in random games."""
    dice = Dice("finds")
    for _ in range(200):
        getattr(checks, check)(game, dice)
        if game.over:
            game = game.at(0)
        game.take(dice.pick(game.answers()))


def finds(check: str, game: Game, words: str) -> None:
    with pytest.raises((Flaw, LookupError), match=words):
        look_on(check, game)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: Any) -> None:
    game = new_game(TITLE, 3, 1, {}, None)
    dice = Dice("sound")
    while not game.over:
        sound(game.position)
        check(game, dice)
        game.take(dice.pick(game.answers()))
    check(game, dice)


def test_copies_finds_a_shared_list() -> None:
    class Shallow(Toll):
        def clone(self) -> Toll:
            twin = super().clone()
            twin.coins = self.coins
            return twin

    finds("copies", game_of(Shallow), "shares coins")


def test_copies_finds_shared_rows() -> None:
    class Shallow(Toll):
        def clone(self) -> Toll:
            twin = super().clone()
            twin.hands = self.hands[:]
            return twin

    finds("copies", game_of(Shallow), "shares rows of hands")


def test_copies_finds_a_forgotten_field() -> None:
    class Forgetful(Toll):
        def clone(self) -> Toll:
            twin = super().clone()
            twin.played = []
            return twin

    finds("copies", game_of(Forgetful), "the clone differs: played")


def test_declared_finds_an_undeclared_attribute() -> None:
    class Secretive(Toll):
        def __init__(self, box: toy.Box, seats: int) -> None:
            super().__init__(box, seats)
            self.memory = [0]

    finds("declared", game_of(Secretive), "memory")


def test_saves_finds_what_is_not_saved() -> None:
    class Lucky(Base):
        luck = 0

        def clone(self) -> Toll:
            twin = super().clone()
            assert isinstance(twin, Lucky)
            twin.luck = self.luck
            return twin

        def roll(self, sides: int) -> int:
            return 5 if self.luck else super().roll(sides)

    game = game_of(Lucky)
    assert isinstance(game.position, Lucky)
    game.position.luck = 1
    finds("saves", game, "goes on differently")


class Peek(Act):
    """Cards may be played only by who has the highest one: that depends on hidden hands."""

    def refusal(self, g: Toll, seat: int, arg: int, answer: int) -> str:
        if answer < 12 and max(map(max, g.hands)) not in g.hands[seat]:
            return "poor"
        return super().refusal(g, seat, arg, answer)


def test_hides_finds_answers_that_depend_on_secrets() -> None:
    finds("hides", game_of(with_step(ACT, Peek())), "depends on")


def test_hides_finds_reasons_that_depend_on_secrets() -> None:
    class Telltale(Act):
        def refusal(self, g: Toll, seat: int, arg: int, answer: int) -> str:
            reason = super().refusal(g, seat, arg, answer)
            in_the_deck = answer < 12 and answer in g.deck
            return "empty" if reason and in_the_deck else reason

    finds("hides", game_of(with_step(ACT, Telltale())), "depends on secrets")


def test_hides_finds_a_careless_imagination() -> None:
    class Dreamer(Base):
        def fill(self, seat: int) -> None:
            super().fill(seat)
            self.hands[seat] = sorted(self.hands[seat])
            self.coins[seat] += 1

    finds("hides", game_of(Dreamer), "can tell what it imagined: coins")


def test_hides_finds_imagined_cards_that_cannot_be() -> None:
    class Dreamer(Base):
        def fill(self, seat: int) -> None:
            super().fill(seat)
            self.deck = [0] * len(self.deck)

    finds("hides", game_of(Dreamer), "imagines broken laws")


def test_hides_finds_a_tally_of_secrets() -> None:
    class Open(Base):
        def tally(self, seat: int) -> dict[str, int]:
            return {"coins": sum(self.hands[seat])}

    finds("hides", game_of(Open), "tally")


def test_marks_finds_a_draw_that_is_not_marked() -> None:
    class Quiet(Act):
        def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
            super().take(g, seat, arg, answer)
            if self.draw.has(answer):
                g.marked = False
                g.ask(KEEP, seat)

    finds("marks", game_of(with_step(ACT, Quiet())), "not marked, yet reveals: ")


def test_tells_finds_a_fact_that_names_a_hidden_card() -> None:
    class Loud(Act):
        def take(self, g: Toll, seat: int, arg: int, answer: int) -> None:
            super().take(g, seat, arg, answer)
            if self.draw.has(answer):
                g.note("drew", seat, "card", g.hands[seat][-1])

    finds("tells", game_of(with_step(ACT, Loud())), "tells seat . a secret")


def test_refuses_finds_an_answer_that_is_listed_and_refused() -> None:
    class Moody(Keep):
        def refusal(self, g: Toll, seat: int, arg: int, answer: int) -> str:
            return "poor" if self.done.has(answer) else super().refusal(g, seat, arg, answer)

    finds("refuses", game_of(with_step(KEEP, Moody()), seats=3), "listed and refused")


def test_refuses_finds_a_refusal_without_a_reason() -> None:
    class Dumb(Keep):
        def refusal(self, g: Toll, seat: int, arg: int, answer: int) -> str:
            return LEGAL

    finds("refuses", game_of(with_step(KEEP, Dumb()), seats=3), "why-")


def test_tells_apart_finds_answers_that_read_alike() -> None:
    kinds = {**TITLE.showing.kinds, "card": lambda box, value: {"value": 1, "suit": "red"}}
    finds("tells_apart", game_of(Toll, kinds=kinds), "read alike")


def test_speaks_finds_a_missing_text() -> None:
    class Mute(Act):
        def __init__(self) -> None:
            super().__init__()
            self.draw.name = "fetch"

    finds("speaks", game_of(with_step(ACT, Mute())), "a-act-fetch")


class Odd(Keep):
    """Lists whatever it is told to."""

    def __init__(self, listed: list[int], **more: Any) -> None:
        Step.__init__(self, "keep", Verb("bury", *Keep().bury.args), Verb("done"), **more)
        self.listed = listed

    def answers(self, g: Toll, seat: int, arg: int) -> list[int]:
        return self.listed


def test_items_that_do_not_make_up_their_points_are_found() -> None:
    def items(g: Toll) -> list[Item]:
        return [Item("coins", 0, "purse", 1, {})]

    finds("adds_up", game_of(Base, items=items), "the items of coins make")


@pytest.mark.parametrize(
    ("listed", "words"),
    [
        ([], "there is no answer"),
        ([3, 1], "not sorted"),
        ([1, 1, 2], "not unique"),
        ([-1, 2], "out of range"),
        ([2, 13], "out of range"),
        (list(range(100)), "100 answers"),
    ],
)
def test_sound_finds_unfit_answers(listed: list[int], words: str) -> None:
    step = Odd(listed)
    step.size = 13 if words == "out of range" else 200
    g = game_of(with_step(KEEP, step)).position
    g.ask(KEEP, 0)
    with pytest.raises(Flaw, match=words):
        sound(g)


def test_sound_lets_a_step_say_why_it_asks_so_much() -> None:
    step = Odd(list(range(100)), many="every pair of cards")
    step.size = 200
    g = game_of(with_step(KEEP, step)).position
    g.ask(KEEP, 0)
    sound(g)


def test_sound_finds_a_forced_question_that_was_asked() -> None:
    g = game_of(with_step(KEEP, Odd([1], forced=True))).position
    g.ask(KEEP, 0)
    with pytest.raises(Flaw, match="should not be asked"):
        sound(g)


def test_sound_finds_broken_laws() -> None:
    g = game_of(Toll).position
    assert isinstance(g, Toll)
    g.deck.pop()
    with pytest.raises(Flaw, match="a card is missing"):
        sound(g)
