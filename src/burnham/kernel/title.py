"""A title: everything that is known of one game outside its folder, gathered by its folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from burnham.kernel.allowed import Allowed, Place
from burnham.kernel.components import Contents
from burnham.kernel.errors import BadOption, shown
from burnham.kernel.fields import is_int
from burnham.kernel.learned import Learned
from burnham.kernel.position import Position
from burnham.kernel.scores import Item, Scores
from burnham.kernel.step import Step
from burnham.kernel.tables import Tables, read_tables

OptionValue = bool | int | str
Options = dict[str, OptionValue]
Kinds = Mapping[str, Callable[[Any, int], Mapping[str, Any]]]
Variables = Mapping[str, int | str | Sequence[int]]


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
class Rules:
    """How the game goes."""

    version: int
    """Rises with every change by which an old record would go otherwise."""

    prefix: str
    """What its numbered rules begin with: the SF of SF-012."""

    min_seats: int
    max_seats: int

    steps: list[Step[Any]]
    """Every step, by its number."""

    make_box: Callable[[Tables], Any]
    """Turns tables into the game's typed box; says what each number may be."""

    blank: Callable[[Any, int], Position]
    """An empty position of a box and so many seats, for loading."""

    setup: Callable[[Any, int, Options, str, str], Position]
    """A position that is dealt, from a seed and with one kind of dice."""

    scores: Callable[[Any], Scores]

    items: Callable[[Any], list[Item]] = field(default=lambda g: [])
    """What the points of the scores' categories are made of, for those who check them."""

    demands: Callable[[Any, Tables], None] = field(default=lambda box, tables: None)
    """Refuses a box whose parts do not fit together, so that every game of it comes to its end."""

    options: tuple[Option, ...] = ()

    check_options: Callable[[int, Options], str] = field(default=lambda seats, options: "")
    """The option that does not fit the seats and the others; nothing if all do."""


@dataclass(frozen=True)
class Card:
    """The card of the game in the shop."""

    minutes: int = 0
    """About how long a game takes."""

    weight: str = ""
    """light, medium or heavy."""

    complete: bool = True
    """Whether it can be played to its end."""

    seats: int = 3
    """With how many it is best begun, if so many can play."""


class Detail(NamedTuple):
    """What one thing, a tender or a company, adds to a term of the judgement.  `told`: the term by
    whose name it is told together with what it adds to that one; empty: its own."""

    term: str
    kind: str
    value: int
    points: float
    told: str = ""


@dataclass(frozen=True)
class Thinking:
    """How bots think about the game; docs/bots.md tells how the numbers are measured."""

    judge: Callable[[Any, int], float]
    """The points a seat may expect at the end."""

    judge_together: Callable[[Any], list[float]] | None = None
    """What `judge` says of every player, if that is quicker worked out together."""

    terms: tuple[str, ...] = ()
    """What the judgement is made of, by name: `goods`, `permits`, `next_building` …"""

    weigh: Callable[[Any, int], list[float]] | None = None
    """The points a seat may expect, term by term, in the order of `terms`; `judge` is their sum."""

    details: Callable[[Any, int], list[Detail]] = field(default=lambda g, player: [])
    """What single things add to the terms for a player, where they can be told apart."""

    holds: Callable[[Any, int], list[tuple[str, int]]] = field(default=lambda g, player: [])
    """The things worth fighting for that a player has, by kind and number; text `holds-<kind>`."""

    unit: Callable[[Any], float] = field(default=lambda g: 1.0)
    """How many points of the score a point is, where tries that begin with this position end."""

    unit_at_sight: Callable[[Any], float] = field(default=lambda g: 1.0)
    """The same of what is judged in this position, without any try."""

    learned: Learned | None = None
    """Corrects the terms, inside `weigh` and `judge`, by what training found (docs/training.md)."""

    stage: Callable[[Any], float] = field(default=lambda g: 0.0)
    """How far the game is, from 0 to 1; what is learned may differ between beginning and end."""

    weights: Any = None
    """The judgement's numbers that can be tuned, a dataclass of floats."""

    scale: float = 6.0
    """How many points make a comfortable lead."""

    horizons: tuple[int, ...] = (40,)
    """How many answers it pays to play ahead before judging; if several, tries take turns."""

    first_sight: float = 1.0
    """How many such tries the judgement of an answer is worth; luck makes tries worth little."""

    first_sights: dict[str, float] = field(default_factory=dict)
    """The same for single kinds of question, by the step's name, where it was measured."""

    shortlist: Callable[[Any, list[int]], list[int]] = field(default=lambda g, answers: answers)
    """The answers that are worth a look when there is no time for all."""

    rivals: Callable[[Any, list[int]], list[int]] | None = None
    """The short list of others who play in another way; in every second try they do."""

    habits: Any = None
    """The short list's numbers that can be tuned."""

    habit: float = 0.0
    """By what share of the victory the short list's answer is better than the judgement sees."""

    chapter: Callable[[Any], int] = field(default=lambda g: 0)
    """Playing ahead stops where this number changes."""

    luck: Callable[[Any, int, int], float] | None = None
    """Gives an answer while playing ahead, and tells how much better than expected its dice fell
    for a seat; on average that must be nothing."""

    @property
    def judge_all(self) -> Callable[[Any], list[float]]:
        """The points that every player may expect, the same numbers as `judge` gives for each."""
        if self.judge_together is not None:
            return self.judge_together
        judge = self.judge
        return lambda g: [judge(g, player) for player in range(g.players)]

    def explain(self, g: Any, player: int) -> dict[str, float]:
        """What the judgement is made of: points by the name of their term.  A game that names none
        has one, `points`."""
        if self.weigh is None:
            return {"points": self.judge(g, player)}
        return dict(zip(self.terms, self.weigh(g, player), strict=True))


@dataclass(frozen=True)
class About:
    """What is told of a kind of thing to those who point at it, by the texts `about-<kind>` and, if
    there is one, `now-<kind>`."""

    rules: str
    """The numbered rules it rests on, the most important first: "SF-067 SF-068"."""

    variables: Callable[[Any, int], Variables] = field(default=lambda seen, value: {})
    """The variables of both texts, from what the viewer sees and the thing's number.  Numbers
    whose names are kinds become names, as in all texts, and lists of them lists of names; the thing
    itself is always among them."""


@dataclass(frozen=True)
class Ranking:
    """How the answers to a question are listed, if they are many and not all alike."""

    groups: tuple[str, ...]
    """Their groups, the most important first; the text `group-<group>` names each."""

    rank: Callable[[Any, int], tuple[str, int]]
    """The group of an answer, from what the asked seat may know, and its worth there: the greatest
    comes first."""


@dataclass(frozen=True)
class Section:
    """A part of the table as plain text: its heading, and what is told below it, line by line."""

    heading: str
    lines: Sequence[str]

    columns: bool = False
    """Whether the lines are a map, whose letters stand one below the other."""


@dataclass(frozen=True)
class Showing:
    """How the game is shown."""

    kinds: Kinds
    """What the numbers of each kind are called: the variables for the text `kind-<kind>`."""

    plain: Callable[..., Sequence[Section]]
    """The table as plain text, from what the viewer sees and a Text."""

    drawing: Callable[[], ModuleType]
    """Loads the drawing room, which is only needed by those who look."""

    about: Mapping[str, About] = field(default_factory=dict)
    """What is told of each kind of thing that is drawn."""

    contents: Mapping[str, Contents] = field(default_factory=dict)
    """What the rows of the tables are that are things, by the name of the table: `permits`,
    `projects.tiles`.  The others are told as values alone."""

    harms: tuple[str, ...] = ()
    """The tallies of which less is better: gaining one is a cost."""

    rankings: Mapping[str, Ranking] = field(default_factory=dict)
    """How answers are listed, by the name of the step; without one in the order of the rules."""


@dataclass(frozen=True)
class Title:
    """One game.  Its `folder` holds components.toml, text/ and guide/."""

    id: str
    folder: Path
    rules: Rules
    card: Card
    thinking: Thinking
    showing: Showing

    def tables(self) -> Tables:
        """The printed components; read once, never changed."""
        return _printed(self.folder)

    def box(self, tables: Tables) -> Any:
        """The typed box of some tables; all games of one edition share it."""
        box = _box(self.rules.make_box, self.rules.demands, tables)
        if not box.game:
            box.game, box.tables = self.id, tables
        return box

    def __deepcopy__(self, memo: dict[int, Any]) -> Title:
        """A title never changes: all share it.  (How it pickles: burnham/games.)"""
        return self

    def allowed(self) -> Mapping[Place, Allowed]:
        """What may stand in each place of the tables that the rules look at, as the printed box
        says it: spans, lengths, choices."""
        tables = self.tables()
        if not tables.allowed:
            self.rules.make_box(tables)
        return tables.allowed

    def told_scores(self, position: Position) -> dict[str, Any]:
        """Per player total, rank, every category and its items; and the ranking, best first."""
        found = self.rules.scores(position).to_dict()
        for player in found["players"]:
            player["items"] = []
        for item in self.rules.items(position):
            told = {"category": item.category, "key": item.key, "points": item.points}
            found["players"][item.player]["items"].append({**told, "args": item.args})
        return found

    @property
    def usual_seats(self) -> int:
        """With how many it is played unless somebody says otherwise."""
        return min(max(self.card.seats, self.rules.min_seats), self.rules.max_seats)

    def presets(self, seats: int) -> Options:
        """What is suggested for this many players."""
        fitting = [option for option in self.rules.options if seats in option.seats]
        return {option.name: option.preset for option in fitting}

    def full_options(self, seats: int, given: Mapping[str, object]) -> Options:
        """All options with their values, or BadOption in a sentence."""
        if not is_int(seats) or not self.rules.min_seats <= seats <= self.rules.max_seats:
            span = {"min": self.rules.min_seats, "max": self.rules.max_seats}
            raise BadOption("seats", game=self.id, **span, seats=shown(seats))
        if not isinstance(given, Mapping):
            raise BadOption("options", options=shown(given))
        known = {option.name: option for option in self.rules.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadOption("no-option", game=self.id, option=shown(name), options=names)
            if not known[name].admits(value):
                raise BadOption("option-value", option=name, value=shown(value))
            if seats not in known[name].seats and value != known[name].default:
                raise BadOption("option-seats", option=name, value=shown(value), seats=seats)
        chosen: Options = {option.name: option.default for option in self.rules.options}
        chosen.update(given)  # type: ignore[arg-type]  # admitted above
        misfit = self.rules.check_options(seats, chosen)
        if misfit:
            value = shown(chosen[misfit])
            raise BadOption("option-seats", option=misfit, value=value, seats=seats)
        return chosen


@lru_cache
def _printed(folder: Path) -> Tables:
    return read_tables(folder / "components.toml")


@lru_cache(maxsize=32)
def _box(
    make_box: Callable[[Tables], Any], demands: Callable[[Any, Tables], None], tables: Tables
) -> Any:
    box = make_box(tables)
    demands(box, tables)
    return box
