"""Which games can be set up: seats and options that a title admits."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from burnham.kernel.errors import BadOption
from burnham.kernel.playout import Dice
from burnham.kernel.title import Options, Title

TRIES = 200


class Setup(NamedTuple):
    """How one game begins."""

    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = [f"{name}={str(value).lower()}" for name, value in self.options.items()]
        return " ".join([f"{self.seats} seats", *chosen])


def admitted(title: Title, seats: int, options: Options) -> bool:
    try:
        title.full_options(seats, options)
    except BadOption:
        return False
    return True


def random_setup(title: Title, dice: Dice) -> Setup:
    """Seats and options at random; those at their default are left out."""
    for _ in count():
        seats = dice.pick(list(range(title.rules.min_seats, title.rules.max_seats + 1)))
        options: Options = {}
        for option in title.rules.options:
            value = option.choices[dice.roll(len(option.choices))]
            if seats in option.seats and value != option.default and dice.roll(2):
                options[option.name] = value
        if admitted(title, seats, options):
            return Setup(seats, options)
    raise AssertionError("unreachable")


def every_setup(title: Title, dice: Dice, more: int) -> list[Setup]:
    """All seat counts, every value of every option at least once, and `more` random mixtures."""
    plain: list[Setup] = [
        Setup(seats, {}) for seats in range(title.rules.min_seats, title.rules.max_seats + 1)
    ]
    values = [
        _setup_with(title, option.name, number, dice)
        for option in title.rules.options
        for number, choice in enumerate(option.choices)
        if choice != option.default
    ]
    mixed = [random_setup(title, dice) for _ in range(more)]
    found: list[Setup] = []
    for setup in plain + values + mixed:
        if setup not in found:
            found.append(setup)
    return found


def _setup_with(title: Title, name: str, number: int, dice: Dice) -> Setup:
    """A setup in which the option has its choice `number`, with as few other options as can be."""
    option = next(option for option in title.rules.options if option.name == name)
    value = option.choices[number]
    counts = [n for n in option.seats if title.rules.min_seats <= n <= title.rules.max_seats]
    for offset in range(len(counts)):
        seats = counts[(number + offset) % len(counts)]
        if admitted(title, seats, {name: value}):
            return Setup(seats, {name: value})
    for _ in range(TRIES):
        seats, options = random_setup(title, dice)
        if seats in counts and admitted(title, seats, {**options, name: value}):
            return Setup(seats, {**options, name: value})
    raise ValueError(f"{title.id}: no setup admits {name}={value!r}")
