"""Verbs read and write answers; steps are registered under their own number and name."""

from __future__ import annotations

from itertools import product
from types import ModuleType
from typing import Any

import pytest

from burnham.kernel.position import Position
from burnham.kernel.step import MOST_ANSWERS, Arg, Step, Verb, kind_of, register


class Build(Step[Position]):
    """One verb of each number of arguments."""

    def __init__(self) -> None:
        self.stop = Verb("stop")
        self.site = Verb("site", Arg("site", 4))
        self.pair = Verb("pair", Arg("site", 4), Arg("level", 3))
        self.triple = Verb("triple", Arg("site", 4), Arg("level", 3), Arg("cost", 5))
        super().__init__("build", self.stop, self.site, self.pair, self.triple)


class DrawCard(Step[Position]):
    def __init__(self) -> None:
        self.draw = Verb("draw", Arg("card", 7))
        super().__init__("draw_card", self.draw)


def test_every_answer_is_read_by_its_own_verb_alone() -> None:
    step = Build()
    codes = [step.stop.code()]
    codes += [step.site.code(site) for site in range(4)]
    codes += [step.pair.code(*values) for values in product(range(4), range(3))]
    codes += [step.triple.code(*values) for values in product(range(4), range(3), range(5))]
    assert codes == list(range(step.size))
    for answer in codes:
        assert [verb for verb in step.verbs if verb.has(answer)] == [step.verb(answer)]
    assert not any(verb.has(-1) or verb.has(step.size) for verb in step.verbs)


def test_arguments_are_read_as_they_were_written() -> None:
    step = Build()
    for values in product(range(4), range(3), range(5)):
        site, level, cost = values
        assert step.site.first(step.site.code(site)) == site
        pair = step.pair.code(site, level)
        assert (step.pair.first(pair), step.pair.second(pair)) == (site, level)
        triple = step.triple.code(site, level, cost)
        read = (step.triple.first(triple), step.triple.second(triple), step.triple.third(triple))
        assert read == values
        assert step.triple.values(triple) == list(values)
        assert step.number(step.word(triple)) == triple


def test_a_verb_has_three_arguments_at_most() -> None:
    with pytest.raises(ValueError, match="three arguments at most"):
        Verb("build", *[Arg(f"site{i}", 2) for i in range(4)])


def questions(**numbers: int) -> Any:
    module: Any = ModuleType("questions")
    module.STEPS = []
    for name, number in numbers.items():
        setattr(module, name, number)
    return module


def test_steps_are_registered_in_the_order_of_their_numbers() -> None:
    module = questions(BUILD=0, DRAW_CARD=1)
    steps = [Build(), DrawCard()]
    register(module, steps)
    assert list(module.STEPS) == steps


def test_swapped_steps_are_refused() -> None:
    with pytest.raises(ValueError, match="step 0 is draw_card"):
        register(questions(BUILD=0, DRAW_CARD=1), [DrawCard(), Build()])


def test_a_step_that_is_missing_or_has_no_number_is_refused() -> None:
    with pytest.raises(ValueError, match="step 0 is draw_card"):
        register(questions(BUILD=0, DRAW_CARD=1), [DrawCard()])
    with pytest.raises(ValueError, match="step 1 is draw_card"):
        register(questions(BUILD=0), [Build(), DrawCard()])


def test_a_step_under_the_name_of_another_is_refused() -> None:
    class Turn(Step[Position]):
        """Runs."""

    with pytest.raises(ValueError, match="the step Turn is called build"):
        register(questions(BUILD=0), [Turn("build")])


def test_a_step_with_more_answers_than_the_search_can_tell_apart_is_refused() -> None:
    class Many(Step[Position]):
        """Too many."""

    most = Many("many", Verb("one", Arg("number", MOST_ANSWERS)))
    register(questions(MANY=0), [most])
    more = Many("many", Verb("one", Arg("number", MOST_ANSWERS)), Verb("stop"))
    with pytest.raises(ValueError, match="more than 4096"):
        register(questions(MANY=0), [more])


def test_a_digit_at_the_end_of_an_argument_is_not_part_of_its_kind() -> None:
    assert [kind_of(name) for name in ("site", "site2", "permit12")] == ["site", "site", "permit"]
