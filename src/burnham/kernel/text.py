"""Every word a person reads comes from Project Fluent files, through here.

Keys: `q-<step>` a question (its `.hint` one line of rule), `a-<step>-<verb>` an answer,
`why-<reason>` a refusal, `f-<fact>` a line of the log, `kind-<kind>` what a thing is called,
`score-<category>`, `item-<key>` what its points are made of, `tally-<name>`, `option-…`,
`about-<kind>` what a thing is and does, `now-<kind>` what that means at this moment.
The words that all games share (words/) are read first, then the game's.  Arguments are named
numbers; a number whose name is a kind is given as its name in `$<kind>`, and as the bare number in
`$<kind>-n`.  A kind's attributes are forms of its name, as a language needs them: `kind-seat` with
`.dem` gives `$seat-dem`, "dem Komitee"; a name without that form is given as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burnham.kernel.errors import BadOption, shown
from burnham.kernel.fluent import LANGUAGES as LANGUAGES
from burnham.kernel.fluent import bundle as bundle
from burnham.kernel.fluent import format_message as format_message
from burnham.kernel.position import Fact, Position
from burnham.kernel.scores import Item
from burnham.kernel.step import kind_of
from burnham.kernel.title import Section, Title, Variables

Names = Mapping[int, str]
"""What the players at a table are called, by seat."""


def joined(sections: Sequence[Section]) -> str:
    """The table as plain text in one piece, as terminals show it."""
    parts = [[section.heading, *(f"  {line}" for line in section.lines)] for section in sections]
    return "\n\n".join("\n".join(line.rstrip() for line in lines) for lines in parts)


class Text:
    """The words of one game in one language, for one table."""

    def __init__(self, title: Title, box: Any, lang: str, names: Names, seats: int) -> None:
        if lang not in LANGUAGES:
            raise BadOption("no-language", lang=shown(lang), languages=", ".join(LANGUAGES))
        self.title = title
        self.box = box
        self.lang = lang
        self.names = names
        self.seats = seats
        self.words = bundle(title.folder / "text", lang)

    def say(self, key: str, **args: Any) -> str:
        """Any message of the game, with arguments given as they are."""
        return format_message(self.words, key, args)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.words.has_message(name):
            return False
        return not attribute or attribute in self.words.get_message(name).attributes

    def tell(self, key: str, args: Variables) -> str:
        """A message whose arguments are named numbers: kinds become their names.  Of a list of
        numbers all are named, and `$<kind>-n` is how many they are."""
        return format_message(self.words, key, self._named(args))

    def name(self, kind: str, value: int, form: str = "") -> str:
        """What a thing is called: `name("site", 7)`; in a form of its kind, if it has that."""
        return self.seat(value, form) if kind == "seat" else self._called(kind, value, form)

    def seat(self, seat: int, form: str = "") -> str:
        """A player's name at this table, else what the game calls the seat (by colour) or the
        automaton that plays beyond the seats."""
        if seat in self.names:
            return self.names[seat]
        return self._called("seat" if seat < self.seats else "automaton", seat, form)

    # --- sentences ------------------------------------------------------------------------

    def question(self, position: Position) -> str:
        step, seat, arg = position.step, position.seat, position.arg
        return self.tell(f"q-{step.name}", {**step.about(position, seat, arg, -1), "seat": seat})

    def hint(self, position: Position) -> str:
        """One line of rule under the question; empty if the text has none."""
        step, seat, arg = position.step, position.seat, position.arg
        key = f"q-{step.name}.hint"
        if not self.has(key):
            return ""
        return self.tell(key, {**step.about(position, seat, arg, -1), "seat": seat})

    def answer(self, position: Position, answer: int, *, unpriced: bool = False) -> str:
        """The words on an answer's button; they stand alone, so they begin with a capital.  Where
        its price is told besides, it is left out if the text has a form `.unpriced`."""
        step = position.step
        key = f"a-{step.name}-{step.verb(answer).name}"
        if unpriced and self.has(f"{key}.unpriced"):
            key += ".unpriced"
        said = self.tell(key, self._about(position, answer))
        return said[:1].upper() + said[1:]

    def reason(self, position: Position, answer: int) -> str:
        """Why an answer is refused now."""
        key = self.refusal(position, answer)
        if key in ("over", "unknown"):
            return self.say(f"why-{key}", answer=shown(answer))
        return self.tell(f"why-{key}", self._about(position, answer))

    def refusal(self, position: Position, answer: int) -> str:
        """The key of the reason, which may be the same for many answers."""
        if position.over:
            return "over"
        step = position.step
        if not 0 <= answer < step.size:
            return "unknown"
        return step.refusal(position, position.seat, position.arg, answer)

    def fact(self, fact: Fact) -> str:
        args = {**fact.args, "seat": fact.seat} if fact.seat >= 0 else fact.args
        return self.tell(f"f-{fact.key}", args)

    def item(self, item: Item) -> str:
        """One thing that points were given for."""
        return self.tell(f"item-{item.key}", item.args)

    def about(self, seen: Position, kind: str, value: int) -> str:
        """What a thing is, what it gives and when; empty if the game does not tell."""
        return self._told("about", seen, kind, value)

    def now(self, seen: Position, kind: str, value: int) -> str:
        """What a thing means at this moment; empty if there is nothing to tell."""
        return self._told("now", seen, kind, value)

    def _told(self, what: str, seen: Position, kind: str, value: int) -> str:
        key, about = f"{what}-{kind}", self.title.showing.about.get(kind)
        if about is None or not self.has(key):
            return ""
        return self.tell(key, {kind: value, **about.variables(seen, value)})

    def _about(self, position: Position, answer: int) -> dict[str, int]:
        step, seat = position.step, position.seat
        more = step.about(position, seat, position.arg, answer)
        return {**step.arguments(answer), **more, "seat": seat}

    def _called(self, kind: str, value: int, form: str) -> str:
        key, wished = f"kind-{kind}", f"kind-{kind}.{form}"
        variables = self.title.showing.kinds[kind](self.box, value)
        return format_message(self.words, wished if form and self.has(wished) else key, variables)

    def _forms(self, kind: str) -> list[str]:
        """The forms of a kind's name; a seat may be an automaton's and has its forms, too."""
        kinds = ("seat", "automaton") if kind == "seat" else (kind,)
        known = [f"kind-{kind}" for kind in kinds if kind in self.title.showing.kinds]
        return [form for key in known for form in self.words.get_message(key).attributes]

    def _named(self, args: Variables) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in args.items():
            kind = kind_of(name)
            is_kind = kind == "seat" or kind in self.title.showing.kinds
            if is_kind and isinstance(value, int):
                found[name] = self.name(kind, value)
                found[f"{name}-n"] = value
                for form in self._forms(kind):
                    found[f"{name}-{form}"] = self.name(kind, value, form)
            elif isinstance(value, (int, str)):
                found[name] = value
            else:
                found[name] = ", ".join(self.name(kind, one) for one in value)
                found[f"{name}-n"] = len(value)
        return found


def printed_text(title: Title, lang: str) -> Text:
    """The words of a game as it is printed, for no table in particular."""
    return Text(title, title.box(title.tables()), lang, {}, title.rules.max_seats)


def game_name(title: Title, lang: str) -> str:
    return printed_text(title, lang).say("game-name")
