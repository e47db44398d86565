"""Answers in groups: what is listed together has a heading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from markupsafe import Markup

from burnham.kit import Content
from burnham.kit import html as h
from burnham.table.views.question import AnswerView


def in_groups(
    answers: Sequence[AnswerView], draw: Callable[[AnswerView, int], Markup]
) -> list[Content]:
    """`draw` makes the button of an answer and its number in the list."""
    made: list[Content] = []
    number = 1
    for name, some in groupby(answers, key=lambda answer: answer.group):
        buttons = [draw(answer, n) for n, answer in enumerate(some, number)]
        number += len(buttons)
        made.append(_group(name, buttons) if name else buttons)
    return made


def _group(name: str, buttons: list[Markup]) -> Markup:
    head = h.span(".label", aria_hidden="true")[name]
    return h.div(".answer-group", role="group", aria_label=name)[head, buttons]
