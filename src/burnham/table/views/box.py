"""Look into the box: every component with its picture, its sentence and its source, the board in
phases, and the questions of a turn."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from markupsafe import Markup

from burnham.kernel.chance import SFC32
from burnham.kernel.components import (
    SOURCES,
    Component,
    Contents,
    Field,
    Tree,
    components,
    fields_of,
    place_name,
    tree_of,
)
from burnham.kernel.errors import IMPOSSIBLE, BurnhamError
from burnham.kernel.position import NOBODY, Position
from burnham.kernel.tables import Tables
from burnham.kernel.text import Text
from burnham.kit import Drawing, Scene
from burnham.table.room.sample import moments, questions, sample_game
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.speech import Speech, speech_in
from burnham.table.views.about import RuleLink
from burnham.table.views.frame import Frame, Picture, stamp_of
from burnham.table.views.games import GameCard, game_card
from burnham.table.views.viewpoint import drawn_once

SEED: Final = "box"
TOLD: Final = re.compile(r"<!--\s*steps:\s*([a-z0-9_\- ]+?)\s*-->")
RULE_NUMBER: Final = re.compile(r"\b[A-Z][A-Z0-9]{0,3}-\d{3}\b")
MOST_RULES: Final = 4


@dataclass(frozen=True)
class ComponentView:
    anchor: str
    name: str
    sentence: str  # what it is; empty if the section says it of all
    source: str  # rules, published, reconstruction
    picture: Markup | None
    values: tuple[tuple[str, str], ...]  # each with what it is called
    count: int = 1  # how many alike there are


@dataclass(frozen=True)
class TableSection:
    anchor: str
    title: str
    about: str
    components: tuple[ComponentView, ...]
    sources: tuple[str, ...]  # of its components, in our order
    drawn: bool  # whether any of them has a picture


@dataclass(frozen=True)
class UnreadTable:
    title: str
    source: str


@dataclass(frozen=True)
class MomentView:
    name: str
    board: Picture


@dataclass(frozen=True)
class QuestionTold:
    question: str  # as it was asked in some game; empty if none came to it
    about: str
    rules: tuple[RuleLink, ...]
    guide: str  # where the guide tells of it; empty if nowhere


@dataclass(frozen=True)
class BoxView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]
    sections: tuple[TableSection, ...]
    unread: tuple[UnreadTable, ...]
    moments: tuple[MomentView, ...]
    questions: tuple[QuestionTold, ...]
    counts: tuple[tuple[str, int], ...]  # how many components are from each source
    edition: str  # where one writes an edition of one's own


def box_view(frame: Frame, shelf: Shelf, game: str) -> BoxView:
    boxed = shelf[game]
    contents = BoxContents(boxed, frame.lang)
    told = [view for view in map(contents.section, contents.tables_read) if view.components]
    pieces = [one for section in told for one in section.components]
    return BoxView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(game_card(shelf[other], frame.lang) for other in shelf),
        sections=tuple(sorted(told, key=lambda section: not section.drawn)),
        unread=tuple(map(contents.unread, contents.tables_unread)),
        moments=tuple(_moments(boxed, frame.lang)),
        questions=tuple(_questions(boxed, frame.lang)),
        counts=tuple(
            (source, sum(one.count for one in pieces if one.source == source))
            for source in contents.sources(pieces)
        ),
        edition=f"/box/{game}/edition",
    )


# --- components -------------------------------------------------------------------------------


class BoxContents:
    """The components of a box in one language, each with what is known of it."""

    def __init__(self, boxed: Boxed, lang: str, tables: Tables | None = None) -> None:
        self.boxed = boxed
        self.lang = lang
        self.tables = tables or boxed.tables
        self.say: Speech = speech_in(lang)
        self.all = components(self.tables)
        self.allowed = self._allowed()

    def _allowed(self) -> Any:
        if not self.tables.allowed:
            self.boxed.title.rules.make_box(self.tables)
        return self.tables.allowed

    @cached_property
    def box(self) -> Any:
        """Also if its parts do not fit together."""
        return self.boxed.title.rules.make_box(self.tables)

    @cached_property
    def seen(self) -> Position:
        """A game of this box, dealt, as a spectator sees it: from it things are told and drawn."""
        rules = self.boxed.title.rules
        options = self.boxed.title.full_options(rules.max_seats, {})
        position = rules.setup(self.box, rules.max_seats, options, SEED, SFC32)
        position.settle()
        return position.seen_by(NOBODY)

    @cached_property
    def text(self) -> Text:
        return Text(self.boxed.title, self.box, self.lang, {}, self.boxed.title.rules.max_seats)

    @cached_property
    def fields(self) -> dict[Component, list[Field]]:
        return {one: fields_of(self.tables, self.allowed, one) for one in self.all}

    @property
    def tables_read(self) -> list[str]:
        """The tables of which the rules read something, in the order of the file."""
        return list(dict.fromkeys(str(one.place[0]) for one in self.all if self.fields[one]))

    @property
    def tables_unread(self) -> list[str]:
        return [
            key
            for key, value in self.tables.data.items()
            if isinstance(value, (dict, list)) and key not in self.tables_read
        ]

    def sources(self, pieces: list[ComponentView]) -> list[str]:
        return [source for source in SOURCES if any(one.source == source for one in pieces)]

    def title(self, table: str) -> str:
        return self.text.say(f"box-table-{table}")

    def section(self, table: str) -> TableSection:
        read = [one for one in self.all if one.place[0] == table and self.fields[one]]
        pieces = _together([self.view(one) for one in read])
        return TableSection(
            anchor=f"table-{table}",
            title=self.title(table),
            about=self.about(table),
            components=tuple(pieces),
            sources=tuple(self.sources(pieces)),
            drawn=any(one.picture for one in pieces),
        )

    def about(self, table: str) -> str:
        """What is to be said of all of a table at once."""
        key = f"box-table-{table}.about"
        return self.text.say(key) if self.text.has(key) else ""

    def unread(self, table: str) -> UnreadTable:
        first = next(one for one in self.all if one.place[0] == table)
        return UnreadTable(self.title(table), first.source)

    def view(self, component: Component) -> ComponentView:
        return ComponentView(
            anchor=place_name(component.place),
            name=self.name(component),
            sentence=self.sentence(component),
            source=component.source,
            picture=self.picture(component),
            values=tuple(self.values(component)),
        )

    # --- what is said of one ------------------------------------------------------------------

    def contents(self, component: Component) -> Contents | None:
        return self.boxed.title.showing.contents.get(component.table)

    def thing(self, component: Component) -> tuple[str, int] | None:
        """Kind and number of the thing that a component is."""
        known = self.contents(component)
        return (known.kind, known.number(self.box, component.row)) if known else None

    def row(self, component: Component) -> dict[str, Any]:
        return dict(self.tables.table(*component.place))

    def name(self, component: Component) -> str:
        own, thing = f"box-row-{component.table.replace('.', '-')}", self.thing(component)
        row = self.row(component)
        if self.text.has(own):
            plain = {key: value for key, value in row.items() if isinstance(value, (int, str))}
            name = self.text.say(own, **{**plain, "row": component.row + 1})
        elif thing is not None:
            name = self.text.name(*thing)
        else:
            name = str(row.get(f"name_{self.lang}", "")) or self._numbered(component)
        return name[:1].upper() + name[1:]

    def safe_name(self, component: Component) -> str:
        """What it is called, also if no game can be dealt of this box."""
        try:
            return self.name(component)
        except (BurnhamError, *IMPOSSIBLE):
            return place_name(component.place)

    def _numbered(self, component: Component) -> str:
        title = self.title(str(component.place[0]))
        return f"{title} {component.row + 1}" if isinstance(component.place[-1], int) else title

    def sentence(self, component: Component) -> str:
        """What the thing is; nothing where that is said of all of its table at once."""
        thing = self.thing(component)
        if thing is None or self.about(str(component.place[0])):
            return ""
        return self.text.about(self.seen, *thing)

    def picture(self, component: Component) -> Markup | None:
        drawing: Drawing = self.boxed.drawing
        scene = Scene(self.seen, self.text)
        drawn = drawing.component(scene, component.table, component.row)
        thing = self.thing(component)
        return drawing.picture(scene, *thing) if drawn is None and thing else drawn

    def values(self, component: Component) -> list[tuple[str, str]]:
        there = [field for field in self.fields[component] if field.value is not None]
        tree = tree_of(there, component.place)
        table = component.table
        return [(self.field(table, key), self.told(table, key, part)) for key, part in tree.items()]

    def field(self, table: str, key: str) -> str:
        """What a field is called: in this table, or wherever it stands."""
        own = f"box-field-{table.replace('.', '-')}-{key}"
        return self.text.say(own if self.text.has(own) else f"box-field-{key}")

    def told(self, table: str, key: str, part: Tree) -> str:
        """The values of a field, or of a whole list or table of them."""
        if isinstance(part, Field):
            return self.word(key, part)
        if isinstance(part, dict):
            inner = part.items()
            return ", ".join(f"{self.field(table, k)} {self.told(table, k, p)}" for k, p in inner)
        deep = any(not isinstance(one, Field) for one in part)
        return (" / " if deep else ", ").join(self.told(table, key, one) for one in part)

    def word(self, key: str, field: Field) -> str:
        value = field.value
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if field.allowed.kind == "choice":
            return self.choice(key, str(value))
        return str(value).replace("-", "−") if isinstance(value, int) else str(value)

    def choice(self, key: str, word: str) -> str:
        """One of the words that may stand in a field; an id stands for what it names, or for itself
        where that would not tell it from another."""
        for name in (f"box-word-{key}-{word}", f"box-word-{word}"):
            if self.text.has(name):
                return self.text.say(name)
        return self._named_by_id.get(word, word)

    @cached_property
    def _named_by_id(self) -> dict[str, str]:
        things = [one for one in self.all if self.contents(one)]
        named = {str(self.row(one).get("id", "")): self.name(one) for one in things}
        names = list(named.values())
        return {id: name for id, name in named.items() if names.count(name) == 1}


def _together(pieces: list[ComponentView]) -> list[ComponentView]:
    """Those that are alike in everything as one, with their number."""
    found: dict[object, ComponentView] = {}
    for one in pieces:
        alike = (one.name, one.sentence, one.source, one.values)
        before = found.get(alike)
        found[alike] = replace(before, count=before.count + 1) if before else one
    return list(found.values())


# --- the board in phases, the questions of a turn -----------------------------------------------


def _moments(boxed: Boxed, lang: str) -> list[MomentView]:
    """A few moments of the sample game, seen by a spectator."""
    sample = sample_game(boxed.title)
    text, say = sample.game.text_in(lang), speech_in(lang)
    found = []
    for number, chapter in moments(sample).items():
        last = number == sample.game.number
        told = text.fact(chapter) if chapter else ""
        name = say("box-end") if last else told or say("box-deal")
        seen = sample.positions[number].seen_by(NOBODY)
        stamp = stamp_of((boxed.title.id, boxed.tables.hash, lang, number))
        found.append(MomentView(name, _board(boxed.drawing, Scene(seen, text), stamp)))
    return found


def _board(drawing: Drawing, scene: Scene[Any], stamp: str) -> Picture:
    return Picture(stamp, lambda: drawn_once(stamp, lambda: Markup(drawing.board(scene, "wide"))))


def _questions(boxed: Boxed, lang: str) -> list[QuestionTold]:
    met = questions(boxed.title)
    path = boxed.title.folder / "guide" / f"{lang}.md"
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    page = f"/guide/{boxed.title.id}" if source else ""
    chapters = _told_in_guide(source)
    text = boxed.text(lang, {}, boxed.title.rules.max_seats)
    found = []
    for step in boxed.title.rules.steps:
        if not step.verbs:
            continue
        asked, rules = "", chapters.get(step.name)
        if step.name in met:
            game, position = met[step.name]
            asked = game.text_in(lang).question(position)
        found.append(
            QuestionTold(
                question=asked,
                about=text.say(f"coach-{step.name}") if text.has(f"coach-{step.name}") else "",
                rules=tuple(RuleLink(rule, f"{page}#{rule}") for rule in rules or ()),
                guide=f"{page}#step-{step.name}" if rules is not None else "",
            )
        )
    return found


def _told_in_guide(source: str) -> dict[str, list[str]]:
    """For each question the first rules of the part of the guide that tells of it."""
    found: dict[str, list[str]] = {}
    parts = TOLD.split(source)
    for names, told in zip(parts[1::2], parts[2::2], strict=True):
        here = re.split(r"^#", told, maxsplit=1, flags=re.MULTILINE)[0]
        rules = list(dict.fromkeys(RULE_NUMBER.findall(here)))[:MOST_RULES]
        for name in names.split():
            found.setdefault(name, rules)
    return found
