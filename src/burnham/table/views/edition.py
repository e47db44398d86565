"""Writing an edition of one's own: the components with fields to fill in, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from burnham.kernel.allowed import Place
from burnham.kernel.components import (
    RECONSTRUCTION,
    Component,
    Field,
    Tree,
    fields_of,
    place_name,
    tree_of,
)
from burnham.kernel.errors import IMPOSSIBLE, BadComponents
from burnham.table.room.editions import META, Draft, checked
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.views.box import BoxContents
from burnham.table.views.choices import Choice
from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card

MOST_CARDS: Final = 60
"""So many pictures are drawn for one check."""


@dataclass(frozen=True)
class EntryView:
    """One field to fill in."""

    name: str  # its place
    label: str
    kind: str  # number, text, choice, flag
    value: str
    least: int
    most: int
    choices: tuple[Choice, ...]
    locked: bool


@dataclass(frozen=True)
class Group:
    """Several fields with their names."""

    parts: tuple[tuple[str, Entries], ...]


@dataclass(frozen=True)
class Several:
    """Several of one name, and whether there may be more or fewer of them."""

    name: str  # the place of the list
    parts: tuple[Entries, ...]
    more: bool
    fewer: bool


Entries = EntryView | Group | Several


@dataclass(frozen=True)
class CardView:
    name: str  # its place
    title: str
    picture: Markup | None
    source: str
    locked: bool
    entries: Group
    left_out: Group  # what may be filled in besides


@dataclass(frozen=True)
class CardSection:
    anchor: str
    title: str
    about: str
    cards: tuple[CardView, ...]


@dataclass(frozen=True)
class EditionView:
    frame: Frame
    game: GameCard
    games: tuple[GameCard, ...]
    sections: tuple[CardSection, ...]
    url: str
    seats: tuple[int, ...]  # with how many it can be played
    usual: int


@dataclass(frozen=True)
class CheckView:
    refusals: Mapping[str, str]  # by place: what is wrong there
    whole: str  # what does not fit together; empty if all does
    cards: tuple[CardView, ...]  # those that were asked for, as they are now


class Editor(BoxContents):
    """The components of a box as cards with fields to fill in."""

    def __init__(self, boxed: Boxed, lang: str, draft: Draft) -> None:
        super().__init__(boxed, lang, draft.tables)
        self.allowed = draft.allowed

    def card(self, component: Component) -> CardView | None:
        """None if the rules look at nothing of it, or nothing of it can be changed."""
        if component.place[0] == META:
            return None
        known = self.contents(component)
        following = known.following if known else frozenset()
        fields = [
            one
            for one in fields_of(self.tables, self.allowed, component)
            if not following.intersection(map(str, one.place))
        ]
        if not fields:
            return None
        there = [one for one in fields if one.value is not None]
        missing = [one for one in fields if one.value is None]
        return CardView(
            name=place_name(component.place),
            title=self.name(component),
            picture=self.picture(component),
            source=component.source,
            locked=all(one.source != RECONSTRUCTION for one in fields),
            entries=self._entries(component, there),
            left_out=self._entries(component, missing),
        )

    def _entries(self, component: Component, fields: list[Field]) -> Group:
        return self._group(component, component.place, tree_of(fields, component.place))

    def _group(self, component: Component, place: Place, tree: Mapping[str, Tree]) -> Group:
        return Group(
            tuple(
                (
                    self.field(component.table, key),
                    self._made(component, (*place, key), key, part),
                )
                for key, part in tree.items()
            )
        )

    def _made(self, component: Component, place: Place, key: str, part: Tree) -> Entries:
        if isinstance(part, Field):
            return self._entry(component.table, key, part)
        if isinstance(part, dict):
            return self._group(component, place, part)
        allowed, count = self.allowed.get(place), len(part)
        free = allowed is not None and component.source == RECONSTRUCTION
        return Several(
            name=place_name(place),
            parts=tuple(self._made(component, (*place, n), key, one) for n, one in enumerate(part)),
            more=free and allowed is not None and count < allowed.span.most,
            fewer=free and allowed is not None and count > max(1, allowed.span.least),
        )

    def _entry(self, table: str, key: str, field: Field) -> EntryView:
        value: Any = field.value
        told = "" if value is None else "yes" if value is True else str(value or "")
        if isinstance(value, int) and not isinstance(value, bool):
            told = str(value)
        choices = field.allowed.choices
        return EntryView(
            name=place_name(field.place),
            label=self.field(table, key),
            kind=field.allowed.kind,
            value=told,
            least=field.allowed.span.least,
            most=field.allowed.span.most,
            choices=tuple(Choice(word, self.choice(key, word), word == value) for word in choices),
            locked=field.source != RECONSTRUCTION,
        )


def edition_view(frame: Frame, shelf: Shelf, game: str) -> EditionView:
    boxed = shelf[game]
    editor = Editor(boxed, frame.lang, checked(boxed.title, {}))
    made = [(one, editor.card(one)) for one in editor.all]
    cards = {table: list[CardView]() for table in editor.tables_read}
    for component, card in made:
        if card is not None:
            cards[str(component.place[0])].append(card)
    sections = [
        CardSection(f"table-{table}", editor.title(table), editor.about(table), tuple(found))
        for table, found in cards.items()
        if found
    ]
    rules = boxed.title.rules
    return EditionView(
        frame=frame,
        game=game_card(boxed, frame.lang),
        games=tuple(game_card(shelf[other], frame.lang) for other in shelf),
        # What can be corrected comes first.
        sections=tuple(sorted(sections, key=lambda one: all(card.locked for card in one.cards))),
        url=f"/box/{game}",
        seats=tuple(range(rules.min_seats, rules.max_seats + 1)),
        usual=boxed.title.usual_seats,
    )


def check_view(boxed: Boxed, lang: str, draft: Draft, wanted: list[str]) -> CheckView:
    """What is wrong with a draft, and the cards of these names as they would be."""
    editor = Editor(boxed, lang, draft)
    refusals = {place_name(one.at): _told(editor, one.error) for one in draft.refused}
    whole, cards = "" if draft.whole is None else _told(editor, draft.whole), list[CardView]()
    by_name = {place_name(one.place): one for one in editor.all}
    try:
        found = [editor.card(by_name[name]) for name in wanted[:MOST_CARDS] if name in by_name]
        cards = [card for card in found if card is not None]
    except (BadComponents, *IMPOSSIBLE) as error:  # no game can be dealt of it
        whole = whole or _told(editor, error)
    return CheckView(refusals, whole, tuple(cards))


def _told(editor: Editor, error: Exception) -> str:
    """A refusal as a sentence that names its place as the page does."""
    if not isinstance(error, BadComponents):
        error = BadComponents("box-misfit", file=META, detail=repr(error))
    if not error.at:
        return error.said(editor.lang)
    place = place_name(error.at)
    inside = [one for one in editor.all if f"{place}.".startswith(f"{place_name(one.place)}.")]
    component = max(inside, key=lambda one: len(one.place), default=None)
    keys = [key for key in error.at if isinstance(key, str)]
    if component is None:
        name = editor.title(keys[0])
    else:
        known = [key for key in error.at[len(component.place) :] if isinstance(key, str)]
        labels = [editor.field(component.table, key) for key in known if key != "id"]
        name = ", ".join([editor.safe_name(component), *labels])
    facts = {**error.facts, "place": f"{name}:"}
    return BadComponents(error.key, **facts).said(editor.lang)
