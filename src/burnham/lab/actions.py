"""One space of actions for a whole game, as learners want it: every answer to every question has a
number of its own.

Of kind `steps` the answers of each step follow those of the step before.  Of kind `words` steps
share what is called by the same word: `pass` is one action wherever it is asked.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from operator import index
from typing import Any, Final, SupportsIndex

from burnham.kernel.errors import BadOption, Refused, shown
from burnham.kernel.position import NOTHING, Position
from burnham.kernel.step import Step
from burnham.kernel.title import Title

STEPS: Final = "steps"
WORDS: Final = "words"


class Actions:
    """`numbers[step][answer]` is the action of an answer; `words` names every action."""

    def __init__(self, title: Title, kind: str = STEPS) -> None:
        if kind not in (STEPS, WORDS):
            raise BadOption("no-actions", actions=shown(kind), kinds=f"{STEPS}, {WORDS}")
        self.game = title.id
        self.rules = title.rules.version
        self.kind = kind
        self.step_names = [step.name for step in title.rules.steps]
        self.words: list[str] = []
        self.numbers: list[list[int]] = []
        self._by_word: dict[str, int] = {}
        for step in title.rules.steps:
            self.numbers.append([self._placed(step, answer) for answer in range(step.size)])
        self._answers = [{n: a for a, n in enumerate(of_step)} for of_step in self.numbers]
        self._steps = [step for step, of_step in enumerate(self.numbers) for _ in of_step]

    def _placed(self, step: Step[Any], answer: int) -> int:
        word = step.word(answer)
        if self.kind == WORDS and word in self._by_word:
            return self._by_word[word]
        self._by_word[word] = len(self.words)
        self.words.append(word)
        return self._by_word[word]

    @property
    def size(self) -> int:
        """How many actions there are: 0 to size - 1."""
        return len(self.words)

    def number(self, step: int, answer: int) -> int:
        """The action that gives this answer to this step."""
        return self.numbers[step][answer]

    def answer(self, action: int, step: int = NOTHING) -> tuple[int, int]:
        """The step that an action answers, and the answer; Refused if it is none of the asked
        `step`.  Of kind `words` the asked step must be told, since several may share the word."""
        action = self._checked(action)
        if step == NOTHING:
            if self.kind == WORDS:
                raise ValueError("an action that is a word answers the step that is asked: which?")
            step = self._steps[action]
        if action not in self._answers[step]:
            raise Refused("not-an-answer", answer=self.words[action])
        return step, self._answers[step][action]

    def word(self, action: int) -> str:
        """`build site=7 permit=12`"""
        return self.words[self._checked(action)]

    def _checked(self, action: object) -> int:
        """The number that somebody gave, also one of numpy's; Refused if it is no action."""
        number = _index(action)
        if not 0 <= number < self.size:
            raise Refused("not-an-action", action=shown(action), last=self.size - 1)
        return number

    def legal_answer(self, position: Position, action: object) -> int:
        """The answer that an action gives now; Refused if it is not legal."""
        if position.over:
            raise Refused("over")
        number = self._checked(action)
        _, answer = self.answer(number, position.asked_step)
        if answer not in position.answers():
            raise Refused("not-legal", action=number, word=self.words[number])
        return answer

    def legal(self, position: Position) -> list[int]:
        """Every action that may be taken now, sorted; none when the game is over."""
        if position.over:
            return []
        numbers = self.numbers[position.asked_step]
        return sorted(numbers[answer] for answer in position.answers())

    def mask(self, position: Position) -> bytearray:
        """A byte for every action: 1 if it may be taken now, else 0."""
        return self.marked(self.legal(position))

    def marked(self, actions: Iterable[int]) -> bytearray:
        """A byte for every action: 1 if it is among these."""
        found = bytearray(self.size)
        for action in actions:
            found[action] = 1
        return found

    def table(self) -> dict[str, Any]:
        """All of it for JSON: the word of every action, and for every step the actions of its
        answers.  What was learned with one `version` means nothing with another."""
        table = {
            "game": self.game,
            "rules": self.rules,
            "kind": self.kind,
            "size": self.size,
            "words": self.words,
            "steps": dict(zip(self.step_names, self.numbers, strict=True)),
        }
        text = json.dumps(table, separators=(",", ":"))
        return {**table, "version": hashlib.sha256(text.encode()).hexdigest()[:16]}

    @property
    def version(self) -> str:
        """The hash by which two tables are known to be the same."""
        return str(self.table()["version"])


def _index(action: object) -> int:
    """A whole number; -1 if it is none, such as an array of several."""
    if not isinstance(action, SupportsIndex):
        return -1
    try:
        return index(action)
    except TypeError:
        return -1
