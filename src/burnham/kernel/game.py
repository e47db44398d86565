"""A game under way: a title, its tables, the position, and the journal of what led to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from burnham.kernel.box import tables_again
from burnham.kernel.chance import SFC32
from burnham.kernel.codec import exact, plain, plain_fact, position_hash, whole
from burnham.kernel.errors import (
    IMPOSSIBLE,
    BadComponents,
    BadOption,
    BadRecord,
    BurnhamError,
    Refused,
    shown,
)
from burnham.kernel.fields import is_int
from burnham.kernel.fluent import LANGUAGES
from burnham.kernel.journal import Deed, Journal
from burnham.kernel.position import NOBODY, Fact, Position
from burnham.kernel.records import FORMAT, canonical, seed_text
from burnham.kernel.step import Step
from burnham.kernel.tables import Tables
from burnham.kernel.text import Names, Text, joined
from burnham.kernel.title import Options, Title


class Game:
    """What `burnham.new` gives: ask it who is asked, what may be answered, and answer."""

    def __init__(
        self,
        title: Title,
        tables: Tables,
        seats: int,
        options: Options,
        seed: str,
        journal: Journal,
        position: Position,
    ) -> None:
        """`position` is the one to which the journal leads; it is the game's own from now on."""
        self.title = title
        self.tables = tables
        self.box = title.box(tables)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.journal = journal
        self._go_on_from(position)
        self.names: Names = {}

    # --- asking ---------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        return None if self.over else self.position.seat

    @property
    def question(self) -> str | None:
        """The name of the step that asks now."""
        return None if self.over else self.position.step.name

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def number(self) -> int:
        """How many answers have been given; the next one answers this number."""
        return self.journal.moment

    def answers(self) -> list[int]:
        return self.position.answers()

    def word(self, answer: int) -> str:
        return self._step_with(answer).word(answer)

    def answer(self, word: str) -> int:
        """The number of a word; Refused if it is no answer to this question."""
        try:
            return self._step().number(word)
        except ValueError:
            raise Refused("not-an-answer", answer=shown(word)) from None

    def say(self, answer: int, lang: str = "en") -> str:
        """The answer as a sentence for people."""
        self._step_with(answer)
        return self.text_in(lang).answer(self.position, answer)

    def question_in(self, lang: str = "en") -> str:
        """The question as a sentence for people; empty when the game is over."""
        return "" if self.over else self.text_in(lang).question(self.position)

    def why_not(self, answer: int, lang: str = "en") -> str | None:
        """None if the answer is legal now, else the reason in a sentence."""
        if is_int(answer) and answer in self.answers():
            return None
        if not is_int(answer):
            return Refused("not-an-answer", answer=shown(answer)).said(lang)
        return self.text_in(lang).reason(self.position, answer)

    # --- answering ------------------------------------------------------------------------

    def take(self, answer: int | str) -> None:
        """Give an answer, by number or word.  Refused if it is not legal; nothing changes then."""
        number = self.answer(answer) if isinstance(answer, str) else answer
        if self.why_not(number) is not None:
            reasons = {lang: self.why_not(number, lang) or "" for lang in LANGUAGES}
            raise Refused(reasons["en"], **reasons)
        self.journal = self.journal.take(self.position, number, self.title.rules.version)

    def undo(self, to: int | None = None) -> None:
        """Back to the last mark, or to answer number `to` (beyond a mark only by consent); never
        from the end of a game."""
        goal = self.last_mark if to is None else to
        seat = self.position.seat
        self.journal, position = self.journal.back(self.position, self.title, self.box, goal, seat)
        self._go_on_from(position)

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        entry = self.journal.to_redo
        if entry is None:
            raise Refused("nothing-to-redo")
        self.take(entry.code)

    @property
    def last_mark(self) -> int:
        """The number of answers up to which one may go back without asking anybody."""
        return self.journal.last_mark

    def at(self, number: int) -> Game:
        """This game as it was after `number` answers."""
        position = self.journal.at(self.title, self.box, number)
        past = Game(
            self.title, self.tables, self.seats, self.options, self.seed,
            self.journal.until(number), position,
        )  # fmt: skip
        past.names = self.names
        return past

    # --- what happened --------------------------------------------------------------------

    @property
    def rules(self) -> int:
        """The version of the rules under which the game was begun."""
        return self.journal.standing[0].rules

    @property
    def is_foreign(self) -> bool:
        """Whether it began with a position, or has components, that came from outside."""
        return self.tables.base is not None or self.journal.standing[0].deed == "start"

    @property
    def taken(self) -> list[int]:
        return [entry.code for entry in self.journal.answers]

    @property
    def words(self) -> list[str]:
        return [entry.word for entry in self.journal.answers]

    @property
    def marks(self) -> list[int]:
        """After which answers undo is not free."""
        return [entry.moment for entry in self.journal.answers if entry.marked]

    @property
    def log(self) -> list[tuple[int, Fact]]:
        """All that was told, each with the number of answers that had been given by then."""
        entered = [(e.moment, fact) for e in self.journal.standing for fact in e.facts]
        return entered + [(self.number, fact) for fact in self.position.facts or ()]

    # --- results and views ----------------------------------------------------------------

    def scores(self) -> dict[str, Any]:
        """Per seat total, every category and its items, and the ranking with ties; before the end:
        so far."""
        return self.title.told_scores(self.position)

    def seen_by(self, seat: int | None) -> Position:
        """The position as a seat (None: a spectator) may know it."""
        return self.position.seen_by(NOBODY if seat is None else self._checked(seat))

    def imagine(self, seat: int, seed: int | str) -> Position:
        """A whole position that the seat cannot tell from the true one."""
        return self.position.imagine(self._checked(seat), seed_text(seed))

    def facts_for(self, seat: int | None) -> list[tuple[int, Fact]]:
        """The log as a seat (None: a spectator) may read it; all of it when the game is over."""
        listener = NOBODY if seat is None else seat
        return [entry for entry in self.log if self.over or entry[1].heard_by(listener)]

    def text_in(self, lang: str) -> Text:
        return Text(self.title, self.box, lang, self.names, self.seats)

    def text(self, lang: str = "en", seat: int | None = None) -> str:
        """The table as plain text, as a seat (or a spectator) sees it."""
        return joined(self.title.showing.plain(self.seen_by(seat), self.text_in(lang)))

    def clone(self) -> Game:
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin._go_on_from(self.position.clone(), self.position.facts or ())
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        twin = self.clone()
        twin.options, twin.names = dict(self.options), dict(self.names)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Pickled without what is printed: of the tables there is what an edition changed."""
        tables = (self.tables.hash, dict(self.tables.overrides))
        return {**self.__dict__, "tables": tables, "box": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.tables = tables_again(self.title, *state["tables"])
        self.box = self.title.box(self.tables)

    # --- saving ---------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything needed to play this game again to the same position."""
        start = self.journal.start if self.journal.standing[0].deed == "start" else None
        begun = {"start": {"position": plain(start), "hash": position_hash(start)}} if start else {}
        return {
            "format": FORMAT,
            "game": self.title.id,
            "rules": self.rules,
            "edition": {"hash": self.tables.hash, "tables": dict(self.tables.overrides)},
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            **({"dice": kind} if (kind := self.position.dice_kind) != SFC32 else {}),
            **begun,
            "answers": self.words,
            "hash": self.hash(),
        }

    def hash(self) -> str:
        return position_hash(self.position)

    def to_json(self) -> str:
        """The record with the position itself: loads at once, also after a rule fix."""
        more = {
            "position": plain(self.position),
            "taken": self.taken,
            "by": [entry.seat for entry in self.journal.answers],
            "marks": self.marks,
            "log": [[number, *plain_fact(fact)] for number, fact in self.log],
        }
        return canonical({**self.record(), **more})

    def _step(self) -> Step[Any]:
        if self.over:
            raise Refused("over")
        return self.position.step

    def _step_with(self, answer: int) -> Step[Any]:
        step = self._step()
        if not is_int(answer) or not 0 <= answer < step.size:
            raise Refused("not-an-answer", answer=shown(answer))
        return step

    def _checked(self, seat: int) -> int:
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise BadOption("no-seat", seat=shown(seat))
        return seat

    def _go_on_from(self, position: Position, facts: Iterable[Fact] = ()) -> None:
        """From now on this is the present position, and what happens there is heard."""
        position.facts = list(facts)
        self.position = position


def new_game(
    title: Title,
    seats: int,
    seed: int | str,
    options: Mapping[str, object] | None,
    edition: str | Path | Mapping[str, Any] | None,
) -> Game:
    """A new game, dealt and ready for its first question."""
    chosen = title.full_options(seats, {} if options is None else options)
    return dealt(title, title.tables().edition(edition), seats, chosen, seed_text(seed))


def game_from(
    title: Title,
    values: Mapping[str, Any],
    seed: int | str,
    options: Mapping[str, object] | None,
    edition: str | Path | Mapping[str, Any] | None,
) -> Game:
    """A game that begins with a position, given by the values of its fields; its dice are those of
    the seed.  BadRecord if the position is a seat's view, breaks a law or cannot be asked."""
    seats = values.get("seats")
    chosen = title.full_options(seats, {} if options is None else options)  # type: ignore[arg-type]
    return started(title, title.tables().edition(edition), chosen, seed_text(seed), values)


def dealt(
    title: Title, tables: Tables, seats: int, options: Options, seed: str, dice: str = SFC32
) -> Game:
    """A new game of these tables, its options and seed already checked."""
    try:
        position = title.rules.setup(title.box(tables), seats, options, seed, dice)
        position.facts = []
        position.settle()
    except IMPOSSIBLE as error:
        if tables.base is None:
            raise
        raise BadComponents("box-misfit", file=tables.file, detail=repr(error)) from None
    return _begun(title, tables, seats, options, seed, position, "deal")


def started(
    title: Title, tables: Tables, options: Options, seed: str, values: Mapping[str, Any],
    dice: str = SFC32,
) -> Game:  # fmt: skip
    """A game that begins with a position, its options and seed already checked."""
    seats = values["seats"]
    try:
        position = whole(exact(values, title, title.box(tables), seats), seats)
    except (ValueError, BurnhamError) as error:
        raise BadRecord("start-broken", detail=str(error)) from None
    position.reseed(seed, dice)
    return _begun(title, tables, seats, options, seed, position, "start")


def _begun(
    title: Title, tables: Tables, seats: int, options: Options, seed: str, position: Position,
    deed: Deed,
) -> Game:  # fmt: skip
    journal = Journal().begin(position, title.rules.version, deed=deed)
    return Game(title, tables, seats, options, seed, journal, position)
