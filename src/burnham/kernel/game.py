"""A game under way: a position, the answers that led to it, and what was told on the way."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from burnham.kernel.errors import BadRecord, Refused
from burnham.kernel.position import EVERYTHING, NOBODY, Fact, Position
from burnham.kernel.step import Step
from burnham.kernel.tables import Tables, read_tables, with_edition, with_overrides
from burnham.kernel.text import Names, Text
from burnham.kernel.title import Options, Title

FORMAT = 1


class Game:
    """What `burnham.new` gives: ask it who is asked, what may be answered, and answer."""

    def __init__(
        self, title: Title, tables: Tables, seats: int, options: Options, seed: str
    ) -> None:
        self.title = title
        self.tables = tables
        self.box = title.make_box(tables)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.taken: list[int] = []
        self.words: list[str] = []
        self.marks: list[int] = []
        self.log: list[tuple[int, Fact]] = []
        self.names: Names = {}
        self.position = title.setup(self.box, seats, options, seed)
        self.position.facts = []
        self.position.settle()
        self._hear()

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
        return len(self.words)

    def answers(self) -> list[int]:
        return self.position.answers()

    def word(self, answer: int) -> str:
        return self._step().word(answer)

    def answer(self, word: str) -> int:
        """The number of a word; Refused if it is no answer to this question."""
        try:
            return self._step().number(word)
        except ValueError as error:
            raise Refused(str(error)) from None

    def say(self, answer: int, lang: str = "en") -> str:
        """The answer as a sentence for people."""
        return self.text_in(lang).answer(self.position, answer)

    def ask(self, lang: str = "en") -> str:
        """The question as a sentence for people; empty when the game is over."""
        return "" if self.over else self.text_in(lang).question(self.position)

    def why_not(self, answer: int, lang: str = "en") -> str | None:
        """None if the answer is legal now, else the reason in a sentence."""
        if answer in self.answers():
            return None
        return self.text_in(lang).reason(self.position, answer)

    # --- answering ------------------------------------------------------------------------

    def take(self, answer: int | str) -> None:
        """Give an answer, by number or word.  Refused if it is not legal; nothing changes then."""
        number = self.answer(answer) if isinstance(answer, str) else answer
        if number not in self.answers():
            raise Refused(self.why_not(number) or "The game is over.")
        word = self.word(number)
        self.position.take(number)
        self.taken.append(number)
        self.words.append(word)
        if self.position.marked:
            self.marks.append(len(self.words))
        self._hear()

    def undo(self, to: int | None = None) -> None:
        """Back to the last mark, or to answer number `to` (beyond a mark only by consent)."""
        goal = self.last_mark if to is None else to
        if not 0 <= goal <= self.number:
            raise Refused(f"There is no answer number {goal}.")
        self.become(self.at(goal))

    @property
    def last_mark(self) -> int:
        """The number of answers up to which one may go back without asking anybody."""
        return self.marks[-1] if self.marks else 0

    def at(self, number: int) -> Game:
        """This game as it was after `number` answers."""
        past = Game(self.title, self.tables, self.seats, self.options, self.seed)
        past.names = self.names
        for answer in self.taken[:number]:
            past.take(answer)
        return past

    def become(self, other: Game) -> None:
        self.position = other.position
        self.taken, self.words = other.taken, other.words
        self.marks, self.log = other.marks, other.log

    # --- results and views ----------------------------------------------------------------

    def scores(self) -> dict[str, Any]:
        """Per seat total and every category, and the ranking with ties; before the end: so far."""
        return self.title.scores(self.position).to_dict()

    def seen_by(self, seat: int | None) -> Position:
        return self.position.seen_by(NOBODY if seat is None else seat)

    def imagine(self, seat: int, seed: int | str) -> Position:
        return self.position.imagine(seat, str(seed))

    def facts_for(self, seat: int | None) -> list[tuple[int, Fact]]:
        """The log as a seat (None: a spectator) may read it."""
        listener = NOBODY if seat is None else seat
        return [(number, fact) for number, fact in self.log if fact.heard_by(listener)]

    def text_in(self, lang: str) -> Text:
        return Text(self.title, self.box, lang, self.names, self.seats)

    def text(self, lang: str = "en", seat: int | None = None) -> str:
        """The table as plain text, as a seat (or a spectator) sees it."""
        return self.title.plain(self.seen_by(seat), self.text_in(lang))

    def clone(self) -> Game:
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.clone()
        twin.position.facts = []
        twin.taken, twin.words = self.taken[:], self.words[:]
        twin.marks, twin.log = self.marks[:], self.log[:]
        return twin

    # --- saving ---------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """Everything needed to play this game again to the same position."""
        return {
            "format": FORMAT,
            "game": self.title.id,
            "rules": self.title.rules_version,
            "edition": {"hash": self.tables.hash, "tables": dict(self.tables.overrides)},
            "seats": self.seats,
            "options": dict(self.options),
            "seed": self.seed,
            "answers": list(self.words),
            "hash": self.hash(),
        }

    def hash(self) -> str:
        return position_hash(self.position)

    def to_json(self) -> str:
        """The record with the position itself: loads at once, also after a rule fix."""
        saved = {**self.record(), "position": self.position.values(), "taken": self.taken}
        log = [_fact(*entry) for entry in self.log]
        return canonical({**saved, "marks": self.marks, "log": log})

    def _step(self) -> Step[Any]:
        if self.over:
            raise Refused("The game is over.")
        return self.position.step

    def _hear(self) -> None:
        facts = self.position.facts or []
        self.log.extend((self.number, fact) for fact in facts)
        self.position.facts = []


def position_hash(position: Position) -> str:
    """Names a position: equal for equal positions on every machine."""
    return hashlib.sha256(canonical(position.values()).encode()).hexdigest()[:32]


def canonical(value: Any) -> str:
    """JSON with sorted keys and no spaces: the same text for the same value."""
    return msgspec.json.encode(value, order="deterministic").decode()


def _fact(number: int, fact: Fact) -> list[Any]:
    return [number, fact.key, fact.seat, fact.args, fact.only]


def tables_for(title: Title, edition: str | Path | Mapping[str, Any] | None) -> Tables:
    """The game's box, with an edition file or a record's edition tables laid over it."""
    base = title.tables()
    if edition is None or edition == {}:
        return base
    if isinstance(edition, Mapping):
        return with_overrides(base, edition, "edition of the record")
    return with_edition(base, read_tables(Path(edition)))


def new_game(
    title: Title,
    seats: int,
    seed: int | str,
    options: Mapping[str, object] | None,
    edition: str | Path | Mapping[str, Any] | None,
) -> Game:
    chosen = title.full_options(seats, options or {})
    return Game(title, tables_for(title, edition), seats, chosen, str(seed))


def load_game(title: Title, saved: Mapping[str, Any]) -> Game:
    """A game from `to_json`: its position as it was saved, not replayed."""
    game = game_of_record(title, saved)
    try:
        position = title.blank(game.box, game.seats)
        position.restore(saved["position"])
        if position.viewer != EVERYTHING:
            raise ValueError("a seat's view cannot be played on")
        if position_hash(position) != saved["hash"]:
            raise ValueError("the position does not match its hash")
        game.taken = [int(answer) for answer in saved["taken"]]
        game.words = [str(word) for word in saved["answers"]]
        game.marks = [int(mark) for mark in saved["marks"]]
        game.log = [(int(number), Fact(*fact)) for number, *fact in saved["log"]]
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BadRecord(f"This saved game is broken: {error}") from None
    game.position = position
    game.position.facts = []
    return game


def game_of_record(title: Title, record: Mapping[str, Any]) -> Game:
    """The start of a recorded game; BadRecord if the record is not for these rules."""
    try:
        if record["format"] != FORMAT:
            raise BadRecord(f"This record has format {record['format']}, we read {FORMAT}.")
        if record["rules"] != title.rules_version:
            raise BadRecord(
                f"This record was made by rules version {record['rules']} of {title.id}; "
                f"this is version {title.rules_version}."
            )
        tables = tables_for(title, record["edition"]["tables"])
        if tables.hash != record["edition"]["hash"]:
            raise BadRecord("This record was made with other components (its edition differs).")
        options = title.full_options(int(record["seats"]), record["options"])
        return Game(title, tables, int(record["seats"]), options, str(record["seed"]))
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"This is not a whole game record: {error}") from None


def replay_record(title: Title, record: Mapping[str, Any], upto: int | None = None) -> Game:
    """Play a record again, checking every answer; and its hash if played to the end."""
    game = game_of_record(title, record)
    answers = record.get("answers")
    if not isinstance(answers, list):
        raise BadRecord("This record has no list of answers.")
    for number, word in enumerate(answers[:upto], 1):
        try:
            game.take(str(word))
        except Refused as error:
            raise BadRecord(f"Answer {number} ({word}) is refused: {error}", number) from None
    whole = upto is None or upto >= len(answers)
    if whole and record.get("hash") not in (None, game.hash()):
        raise BadRecord("All answers are legal, but they lead to another position than recorded.")
    return game
