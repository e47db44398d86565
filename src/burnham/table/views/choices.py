"""What can be chosen when a table is opened: bots, paces, clocks, a game's options."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.bots import LEVELS
from burnham.kernel.text import Text
from burnham.kernel.title import Option, OptionValue
from burnham.table.room import clocks, watching
from burnham.table.room.paces import SECONDS
from burnham.table.room.room import Header, Pace
from burnham.table.speech import Speech

HINTS = ("auto", "on", "off")
"""Whether hints are allowed: if only one person plays, or always, or never."""


@dataclass(frozen=True)
class Level:
    """A bot that can be chosen."""

    name: str
    label: str
    about: str


@dataclass(frozen=True)
class Choice:
    value: str
    label: str
    chosen: bool
    kind: str = ""  # of a clock: which further choices it means something for


@dataclass(frozen=True)
class OptionView:
    name: str
    label: str
    about: str
    choices: tuple[Choice, ...]
    seats: tuple[int, ...]  # the player counts for which it means anything
    free_text: bool  # a text that fits a pattern may be given instead


def level_views(say: Speech) -> tuple[Level, ...]:
    return tuple(Level(name, say(f"level-{name}"), say(f"level-{name}.about")) for name in LEVELS)


def pace_choices(say: Speech, chosen: Pace) -> tuple[Choice, ...]:
    return tuple(Choice(pace, say(f"pace-{pace}"), pace == chosen) for pace in SECONDS)


def clock_words(say: Speech, clock: str) -> str:
    kind, seconds = clocks.parts(clock)
    more = int(clocks.increment(clock))
    told = say(f"clock-{kind}", time=time_words(say, int(seconds)))
    return say("clock-more", clock=told, more=time_words(say, more)) if more else told


def watch_words(say: Speech, watch: str) -> str:
    kind, number = watching.parts(watch)
    time = time_words(say, 60 * number) if kind == "minutes" else ""
    return say(f"watch-{kind}", n=number, time=time)


def late_words(say: Speech, watch: str) -> str:
    """To somebody who sees a game later."""
    kind, number = watching.parts(watch)
    time = time_words(say, 60 * number) if kind == "minutes" else ""
    return say(f"late-{kind}", n=number, time=time)


def time_terms(say: Speech, header: Header) -> tuple[str, ...]:
    """What those who sit down agree to besides the clock: what happens at zero, vacation, and who
    may watch."""
    zero = say(f"zero-{header.at_zero}") if clocks.runs_out(header.clock) else ""
    vacation = say("vacation-each", days=header.vacation) if header.vacation else ""
    watch = watch_words(say, header.watch) if header.watch != "now" else ""
    return tuple(filter(None, (zero, vacation, watch)))


def time_words(say: Speech, seconds: int) -> str:
    for unit, size in (("days", 86_400), ("hours", 3600), ("minutes", 60)):
        if seconds >= size and seconds % size == 0:
            return say(f"time-{unit}", n=seconds // size)
    return say("time-seconds", n=seconds)


def option_view(say: Speech, text: Text, option: Option) -> OptionView:
    about = f"option-{option.name}.about"
    return OptionView(
        name=option.name,
        label=option_label(text, option),
        about=text.say(about) if text.has(about) else "",
        choices=tuple(
            Choice(str(value).lower() if isinstance(value, bool) else str(value),
                   choice_label(say, text, option.name, value), value == option.preset)
            for value in option.choices
        ),
        seats=option.seats,
        free_text=bool(option.pattern),
    )  # fmt: skip


def option_label(text: Text, option: Option) -> str:
    key = f"option-{option.name}"
    return text.say(key) if text.has(key) else option.name


def choice_label(say: Speech, text: Text, option: str, value: OptionValue) -> str:
    if isinstance(value, bool):
        return say("option-yes") if value else say("option-no")
    key = f"option-{option}-{value}"
    return text.say(key) if text.has(key) else str(value)
