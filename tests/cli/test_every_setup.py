"""Every setup of every game in the terminal, in both languages: nothing may break.

Each setup is walked for some answers; alone to the end.  `./test long` walks all to the end.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from burnham.cli.commands import run
from burnham.kernel.playout import Dice
from tests.setups import SOLO, TOGETHER, Case

OFFERED = re.compile(r"^ {0,4}(\d+)  \S", re.MULTILINE)
ANSWERS = 12
"""So many answers are given where a setup is not walked to its end."""
TO_THE_END = 10_000

Walk = Callable[[Case, str, int], str]


class Keyboard(io.TextIOBase):
    """Types one of the numbers offered on the screen, `most` times; then leaves."""

    def __init__(self, screen: pytest.CaptureFixture[str], most: int) -> None:
        self.screen = screen
        self.left = most
        self.dice = Dice("keyboard")
        self.seen: list[str] = []

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as input() asks
        shown = self.screen.readouterr().out
        self.seen.append(shown)
        question = shown.rpartition("\n\n")[2]
        answers = [int(number) for number in OFFERED.findall(question)]
        assert answers, f"nothing is offered: {question}"
        self.left -= 1
        return f"{self.dice.pick(answers)}\n" if self.left >= 0 else "q\n"


@pytest.fixture
def walk(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Walk:
    def walked(case: Case, lang: str, answers: int) -> str:
        """What the screen showed."""
        keyboard = Keyboard(capsys, answers)
        monkeypatch.setattr("sys.stdin", keyboard)
        seats = ",".join(["you", *["random"] * (case.setup.seats - 1)])
        chosen = [f"--option={n}={str(v).lower()}" for n, v in case.setup.options.items()]
        assert run(["play", case.game, "--seats", seats, "--lang", lang, *chosen]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return "".join([*keyboard.seen, out])

    return walked


each_language = pytest.mark.parametrize("lang", ["en", "de"])


@each_language
@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_its_first_answers(walk: Walk, case: Case, lang: str) -> None:
    walk(case, lang, ANSWERS)


@each_language
@pytest.mark.parametrize("case", SOLO, ids=str)
def test_alone_to_the_end(walk: Walk, case: Case, lang: str) -> None:
    assert {"en": "Total", "de": "Summe"}[lang] in walk(case, lang, TO_THE_END)


@pytest.mark.long
@each_language
@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_together_to_the_end(walk: Walk, case: Case, lang: str) -> None:
    assert {"en": "Total", "de": "Summe"}[lang] in walk(case, lang, TO_THE_END)
