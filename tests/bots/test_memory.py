"""What earlier tries liked is the short list of later ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from burnham.bots.search.memory import AFRESH, FEW, FIRST, Memory, key_of
from burnham.bots.search.outcome import Outlook
from burnham.games import title_of
from burnham.kernel.game import new_game
from burnham.kernel.position import Position

SHORT = FIRST + 1
"""The number of a try that goes by what was liked before."""


class Likes:
    """A judgement that likes one answer best, and remembers which answers it was asked about."""

    def __init__(self, g: Position) -> None:
        self.after = {repr(g.after(a).values()): a for a in g.answers()}
        self.best = -1
        self.asked: set[int] = set()

    def __call__(self, g: Any, seat: int) -> float:
        answer = self.after[repr(g.values())]
        self.asked.add(answer)
        return 1.0 if answer == self.best else 0.0


class Question:
    """A question with many answers, and the memory of those who thought about it."""

    def __init__(self) -> None:
        title = title_of("raising_chicago")
        self.g = new_game(title, 2, "memory", {}, None).position
        while len(self.g.answers()) <= 2 * FEW:
            self.g.take(self.g.answers()[0])
        self.answers = self.g.answers()
        self.likes = Likes(self.g)
        thinking = replace(title.thinking, judge=self.likes)
        self.memory = Memory(Outlook(replace(title, thinking=thinking)))

    def tried(self, number: int, best: int) -> int:
        """The answer that a try gives which likes this one best."""
        self.likes.best, self.likes.asked = best, set()
        return self.memory.quick_answer(self.g, number)


@pytest.fixture
def question() -> Question:
    return Question()


def test_the_first_tries_look_at_everything(question: Question) -> None:
    for number in range(FIRST):
        best = question.answers[3 * number]
        assert question.tried(number, best) == best
        assert question.likes.asked == set(question.answers)


def test_then_only_what_was_liked_before_is_looked_at(question: Question) -> None:
    first, second, other = question.answers[2], question.answers[5], question.answers[6]
    question.tried(0, first)
    question.tried(1, second)
    assert question.tried(SHORT, second) == second
    assert question.likes.asked == {first, second}
    assert question.tried(SHORT, other) in (first, second)


def test_now_and_then_everything_is_looked_at_again(question: Question) -> None:
    question.tried(0, question.answers[2])
    question.tried(1, question.answers[5])
    missed = question.answers[6]
    assert question.tried(AFRESH, missed) == missed
    assert question.tried(SHORT, missed) == missed


def test_of_many_those_liked_most_often_are_looked_at(question: Question) -> None:
    often = question.answers[: FEW + 1]
    for answer in (*often, *often[1:]):
        question.tried(0, answer)
    question.tried(SHORT, often[1])
    assert question.likes.asked == set(often[1:])


def test_one_liked_answer_is_no_short_list(question: Question) -> None:
    question.tried(0, question.answers[2])
    question.tried(SHORT, question.answers[4])
    assert question.likes.asked == set(question.answers)


def test_answers_of_other_seats_and_steps_are_told_apart() -> None:
    g = new_game(title_of("raising_chicago"), 2, "memory", {}, None).position
    keys = set()
    for _ in range(40):
        keys.add((g.asked_step, g.seat, key_of(g, 1)))
        g.take(g.answers()[0])
    assert len({key for _, _, key in keys}) == len(keys) > 2
