"""A title: everything that is known of one game outside its folder, gathered by its folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.fields import is_int
from burnham.kernel.position import Position
from burnham.kernel.scores import Item, Scores
from burnham.kernel.step import Step
from burnham.kernel.tables import Tables, read_tables

OptionValue = bool | int | str
Options = dict[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """A choice made before the game: one of `choices`, or a text that fits `pattern`.

    `seats` are the player counts for which the option means anything; elsewhere it keeps its
    default.  `suggested` is what those who choose for themselves, at a form or a terminal, find
    preset; programs and records get the default.
    Text: `option-<name>`, its `.about`, and `option-<name>-<choice>`.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    seats: tuple[int, ...] = (1, 2, 3, 4)
    pattern: str = ""
    suggested: OptionValue | None = None

    @property
    def preset(self) -> OptionValue:
        return self.default if self.suggested is None else self.suggested

    def admits(self, value: object) -> bool:
        if isinstance(value, str) and self.pattern and re.fullmatch(self.pattern, value):
            return True
        return any(type(value) is type(choice) and value == choice for choice in self.choices)

    def read(self, text: str) -> OptionValue:
        """The value that a word on a command line or in a form means."""
        for choice in self.choices:
            if str(choice).lower() == text.lower():
                return choice
        if self.pattern and re.fullmatch(self.pattern, text):
            return text
        names = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadOption("option-choice", option=self.name, value=shown(text), choices=names)


@dataclass(frozen=True)
class Title:
    """One game.  `folder` holds components.toml, text/ and guide/.

    `make_box` turns tables into the game's typed box; `blank` gives an empty position (for
    loading), `setup` a dealt one whose generator is already seeded.  `kinds` says what the
    numbers of each kind are called: the variables for the text `kind-<kind>`.
    `items` lists what the points of the scores' categories are made of, for those who check them.
    `drawing` loads the drawing room, which is only needed by those who look.  For the card of the
    game: `minutes` it takes about, and its `weight` (light, medium or heavy).  For bots: `scale` is
    how many points make a comfortable lead, `horizon` how many answers it pays to play ahead before
    judging, and `first_sight` how many such tries the judgement of an answer is worth (luck makes
    tries worth little); `weights` are the judgement's numbers that can be tuned, and `shortlist`
    picks the answers that are worth a look when there is no time for all, by numbers that can be
    tuned, too, its `habits`.  Where such an answer is better than the judgement can see, `habit` is
    by what share of the victory.  Playing ahead stops where a new `chapter` begins.  `luck` gives
    an answer while playing ahead, and tells how much better than expected its dice fell for a seat;
    on average that must be nothing.
    """

    id: str
    rule_prefix: str
    rules_version: int
    min_seats: int
    max_seats: int
    complete: bool
    folder: Path
    options: tuple[Option, ...]
    steps: list[Step[Any]]
    make_box: Callable[[Tables], Any]
    blank: Callable[[Any, int], Position]
    setup: Callable[[Any, int, Options, str], Position]
    scores: Callable[[Any], Scores]
    judge: Callable[[Any, int], float]
    kinds: Mapping[str, Callable[[Any, int], Mapping[str, Any]]]
    plain: Callable[..., str]
    drawing: Callable[[], ModuleType]
    items: Callable[[Any], list[Item]] = field(default=lambda g: [])
    minutes: int = 0
    weight: str = ""
    scale: float = 6.0
    horizon: int = 40
    first_sight: float = 1.0
    habit: float = 0.0
    weights: Any = None
    habits: Any = None
    shortlist: Callable[[Any, list[int]], list[int]] = field(default=lambda g, answers: answers)
    chapter: Callable[[Any], int] = field(default=lambda g: 0)
    luck: Callable[[Any, int, int], float] | None = None
    check_options: Callable[[int, Options], str] = field(default=lambda seats, options: "")

    def tables(self) -> Tables:
        """The printed components; read once, never changed."""
        return _printed(self.folder)

    def box(self, tables: Tables) -> Any:
        """The typed box of some tables; all games of one edition share it."""
        return _box(self.make_box, tables)

    def told_scores(self, position: Position) -> dict[str, Any]:
        """Per player total, rank, every category and its items; and the ranking, best first."""
        found = self.scores(position).to_dict()
        for player in found["players"]:
            player["items"] = []
        for item in self.items(position):
            told = {"category": item.category, "key": item.key, "points": item.points}
            found["players"][item.player]["items"].append({**told, "args": item.args})
        return found

    def presets(self, seats: int) -> Options:
        """What is suggested for this many players."""
        fitting = [option for option in self.options if seats in option.seats]
        return {option.name: option.preset for option in fitting}

    def full_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """All options with their values, or BadOption in a sentence."""
        if not is_int(seats) or not self.min_seats <= seats <= self.max_seats:
            span = {"min": self.min_seats, "max": self.max_seats}
            raise BadOption("seats", game=self.id, **span, seats=shown(seats))
        if not isinstance(given, Mapping):
            raise BadOption("options", options=shown(given))
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadOption("no-option", game=self.id, option=shown(name), options=names)
            if not known[name].admits(value):
                raise BadOption("option-value", option=name, value=shown(value))
            if seats not in known[name].seats and value != known[name].default:
                raise BadOption("option-seats", option=name, value=shown(value), seats=seats)
        chosen: Options = {option.name: option.default for option in self.options}
        chosen.update(given)  # type: ignore[arg-type]  # admitted above
        misfit = self.check_options(seats, chosen)
        if misfit:
            value = shown(chosen[misfit])
            raise BadOption("option-seats", option=misfit, value=value, seats=seats)
        return chosen


@lru_cache
def _printed(folder: Path) -> Tables:
    return read_tables(folder / "components.toml")


@lru_cache(maxsize=32)
def _box(make_box: Callable[[Tables], Any], tables: Tables) -> Any:
    return make_box(tables)
