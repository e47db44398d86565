"""A step is one question: what may be answered, and what each answer does.

Inside, an answer is a small number; outside it is a word with named arguments.  The verbs a
step declares are the codec: verb after verb, each a block of numbers counted by its arguments.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from burnham.kernel.position import Position

LEGAL: Final = ""
"""What `refusal` says of an answer that may be given."""

NOT_NOW: Final = "not-now"
"""The reason of last resort."""

MOST_ANSWERS: Final = 4096
"""What the numbers of a step's answers stay below."""

G = TypeVar("G", bound=Position)


def kind_of(name: str) -> str:
    """The kind of thing that an argument means: `site2` is a site."""
    return name.rstrip("0123456789")


class Arg:
    """A named argument with values 0 … size - 1.  Its name is also the kind of thing it means:
    `site=7` is called by the text `kind-site` and lights the thing `site-7` on the board."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size


class Verb:
    """What can be done in a step: `Verb("build", Arg("site", 40))`, up to three arguments.

    The step gives it its block of answers.  `code` makes an answer of arguments, `has` knows the
    verb's own answers, `first`, `second` and `third` read the arguments of one."""

    def __init__(self, name: str, *args: Arg) -> None:
        if len(args) > 3:
            raise ValueError(f"{name}: a verb has three arguments at most")
        self.name = name
        self.args = list(args)
        self.base = 0
        self.size = 1
        weights = [0, 0, 0]
        for i in range(len(args) - 1, -1, -1):
            weights[i] = self.size
            self.size *= args[i].size
        self.weight1, self.weight2, self.weight3 = weights
        self.end = self.size

    def place(self, base: int) -> None:
        """Set by the step: the verb's answers are `base` and the numbers that follow."""
        self.base = base
        self.end = base + self.size

    def code(self, first: int = 0, second: int = 0, third: int = 0) -> int:
        """The answer for these arguments (unused ones are left out)."""
        if self.weight1 <= 1:  # the usual case: one argument or none
            return self.base + first
        return self.base + first * self.weight1 + second * self.weight2 + third * self.weight3

    def has(self, answer: int) -> bool:
        """Whether this answer is one of the verb."""
        return self.base <= answer < self.end

    def first(self, answer: int) -> int:
        """The first argument of an answer of this verb."""
        rest = answer - self.base
        return rest if self.weight1 == 1 else rest // self.weight1

    def second(self, answer: int) -> int:
        return (answer - self.base) // self.weight2 % self.args[1].size

    def third(self, answer: int) -> int:
        return (answer - self.base) // self.weight3 % self.args[2].size

    def values(self, answer: int) -> list[int]:
        """All arguments of an answer of this verb."""
        rest = answer - self.base
        found = [0] * len(self.args)
        for i in range(len(self.args) - 1, -1, -1):
            size = self.args[i].size
            found[i] = rest % size
            rest //= size
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Fill in `take` and either `refusal` (with `candidates` if the range is wide) or `answers`.

    A step that asks nothing fills in `run` only.  `forced` steps take their only answer unasked.
    A step that must ask with more than 80 answers at once says why in `many`.
    """

    def __init__(self, name: str, *verbs: Verb, forced: bool = False, many: str = "") -> None:
        self.name = name
        self.verbs = list(verbs)
        self.forced = forced
        self.many = many
        self.size = 0
        for verb in verbs:
            verb.place(self.size)
            self.size += verb.size
        self.every = list(range(self.size))  # one list for all who ask: never changed

    # --- the rules ------------------------------------------------------------------------

    def answers(self, g: G, seat: int, arg: int) -> list[int]:
        """Every legal answer, sorted."""
        return [a for a in self.candidates(g, seat, arg) if not self.refusal(g, seat, arg, a)]

    def candidates(self, g: G, seat: int, arg: int) -> list[int]:
        """The answers worth asking `refusal` about, sorted: all, unless a step knows better."""
        return self.every

    def refusal(self, g: G, seat: int, arg: int, answer: int) -> str:
        """LEGAL, or the key of the reason why this answer is refused (text: `why-<key>`)."""
        return LEGAL if answer in self.answers(g, seat, arg) else NOT_NOW

    def take(self, g: G, seat: int, arg: int, answer: int) -> None:
        """What the answer does.  The question is already off the agenda."""
        raise NotImplementedError

    def run(self, g: G, arg: int) -> None:
        """What a step that asks nothing does."""
        raise NotImplementedError

    # --- words ----------------------------------------------------------------------------

    def about(self, g: G, seat: int, arg: int, answer: int) -> dict[str, int]:
        """More named numbers for the sentences of a question (answer -1), answer or reason."""
        return {}

    def verb(self, answer: int) -> Verb:
        for verb in self.verbs:
            if verb.has(answer):
                return verb
        raise ValueError(f"{self.name} has no answer {answer}")

    def arguments(self, answer: int) -> dict[str, int]:
        verb = self.verb(answer)
        values = verb.values(answer)
        return {arg.name: values[i] for i, arg in enumerate(verb.args)}

    def word(self, answer: int) -> str:
        """`build site=7 permit=12`"""
        parts = [self.verb(answer).name]
        for name, value in self.arguments(answer).items():
            parts.append(f"{name}={value}")
        return " ".join(parts)

    def number(self, word: str) -> int:
        """The answer that a word means; ValueError if it means none of this step's."""
        parts = word.split()
        for verb in self.verbs:
            if parts and verb.name == parts[0] and len(parts) == len(verb.args) + 1:
                return self._read(verb, parts[1:], word)
        raise ValueError(f"{word!r} is no answer to {self.name}")

    def _read(self, verb: Verb, parts: list[str], word: str) -> int:
        answer = 0
        for i, arg in enumerate(verb.args):
            name, _, value = parts[i].partition("=")
            plain = value.isascii() and value.isdigit() and len(value) < 10
            if name != arg.name or not plain or str(int(value)) != value or int(value) >= arg.size:
                raise ValueError(f"{word!r} is no answer to {self.name}: {parts[i]!r}")
            answer = answer * arg.size + int(value)
        return verb.base + answer


def register(questions: ModuleType, steps: list[Step[Any]]) -> None:
    """Fill `questions.STEPS`: the steps in the order of their numbers.

    A class `PlaceStone` is the step `place_stone`, and stands where `questions.PLACE_STONE` says.
    """
    for number, step in enumerate(steps):
        if step.name.replace("_", "") != type(step).__name__.lower():
            raise ValueError(f"the step {type(step).__name__} is called {step.name}")
        if getattr(questions, step.name.upper(), None) != number:
            raise ValueError(f"step {number} is {step.name}: not what questions.py says")
        if step.size > MOST_ANSWERS:
            raise ValueError(f"{step.name} has {step.size} answers, more than {MOST_ANSWERS}")
    questions.STEPS[:] = steps
