"""A game under way: a position, the answers that led to it, and what was told on the way."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from burnham.kernel.errors import BadComponents, BadOption, BadRecord, BurnhamError, Refused, shown
from burnham.kernel.fields import is_int
from burnham.kernel.position import EVERYTHING, NOBODY, Fact, Position
from burnham.kernel.records import FORMAT, Record, Save, canonical, read_record
from burnham.kernel.step import Step
from burnham.kernel.tables import Tables, read_tables, with_edition, with_overrides
from burnham.kernel.text import Names, Text
from burnham.kernel.title import Options, Title


class Game:
    """What `burnham.new` gives: ask it who is asked, what may be answered, and answer."""

    def __init__(
        self, title: Title, tables: Tables, seats: int, options: Options, seed: str
    ) -> None:
        self.title = title
        self.tables = tables
        self.box = title.box(tables)
        self.seats = seats
        self.options = options
        self.seed = seed
        self.rules = title.rules_version
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

    def ask(self, lang: str = "en") -> str:
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
        reason = self.why_not(number)
        if reason is not None:
            raise Refused(reason)
        word = self.word(number)
        self.position.take(number)
        self.taken.append(number)
        self.words.append(word)
        if self.position.marked:
            self.marks.append(len(self.words))
        self._hear()

    def undo(self, to: int | None = None) -> None:
        """Back to the last mark, or to answer number `to` (beyond a mark only by consent)."""
        self.become(self.at(self.last_mark if to is None else to))

    @property
    def last_mark(self) -> int:
        """The number of answers up to which one may go back without asking anybody."""
        return self.marks[-1] if self.marks else 0

    def at(self, number: int) -> Game:
        """This game as it was after `number` answers."""
        if not is_int(number) or not 0 <= number <= self.number:
            raise Refused("no-number", number=shown(number))
        if self.rules != self.title.rules_version:
            raise Refused("other-rules")
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
        """Per seat total, every category and its items, and the ranking with ties; before the end:
        so far."""
        found = self.title.scores(self.position).to_dict()
        for player in found["players"]:
            player["items"] = []
        for item in self.title.items(self.position):
            told = {"category": item.category, "key": item.key, "points": item.points}
            found["players"][item.player]["items"].append({**told, "args": item.args})
        return found

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
            "rules": self.rules,
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

    def _hear(self) -> None:
        facts = self.position.facts or []
        self.log.extend((self.number, fact) for fact in facts)
        self.position.facts = []


def position_hash(position: Position) -> str:
    """Names a position: equal for equal positions on every machine."""
    return hashlib.sha256(canonical(position.values()).encode()).hexdigest()[:32]


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


def seed_text(seed: int | str) -> str:
    """A seed as text; the number 7 and the text "7" are one seed."""
    try:
        if isinstance(seed, str) or is_int(seed):
            text = str(seed)
            text.encode()
            return text
    except ValueError:  # half a character, or a number of thousands of digits
        pass
    raise BadOption("seed", seed=f"{type(seed).__name__}")


def new_game(
    title: Title,
    seats: int,
    seed: int | str,
    options: Mapping[str, object] | None,
    edition: str | Path | Mapping[str, Any] | None,
) -> Game:
    chosen = title.full_options(seats, {} if options is None else options)
    seed, tables = seed_text(seed), tables_for(title, edition)
    try:
        return Game(title, tables, seats, chosen, seed)
    except (LookupError, ValueError, TypeError, ArithmeticError) as error:
        if tables.base is None:
            raise
        raise BadComponents(
            f"{tables.file}: the components do not fit together: {error!r}"
        ) from None


def game_of_record(title: Title, record: Record) -> Game:
    """The start of a recorded game; BadRecord if its setup or its components are not ours."""
    try:
        game = new_game(title, record.seats, record.seed, record.options, record.edition.tables)
    except (BadOption, BadComponents) as error:
        raise BadRecord("record-broken", detail=str(error)) from None
    if game.tables.hash != record.edition.hash:
        raise BadRecord("record-edition")
    return game


def load_game(title: Title, data: Mapping[str, Any]) -> Game:
    """A game from `to_json`: its position as it was saved, not replayed."""
    saved = read_record(data, Save)
    game = game_of_record(title, saved)
    game.rules = saved.rules
    try:
        game.position = restored(title, game, saved)
    except (ValueError, BurnhamError) as error:
        raise BadRecord("save-broken", detail=str(error)) from None
    game.taken, game.words, game.marks = saved.taken, saved.answers, saved.marks
    game.log = [(n, Fact(key, seat, args, only)) for n, key, seat, args, only in saved.log]
    game.position.facts = []
    return game


def restored(title: Title, game: Game, saved: Save) -> Position:
    """The saved position, if it is whole and keeps the laws of the game."""
    position = title.blank(game.box, game.seats)
    position.restore(saved.position)
    if position.viewer != EVERYTHING:
        raise ValueError("a seat's view cannot be played on")
    if position_hash(position) != saved.hash:
        raise ValueError("the position does not match its hash")
    if position.seats != game.seats or len(saved.taken) != len(saved.answers):
        raise ValueError("its parts do not fit together")
    try:
        flaws = position.flaws()
        playable = position.over or bool(position.answers())
    except (LookupError, ValueError, TypeError, ArithmeticError) as error:
        raise ValueError(f"the position is impossible ({error!r})") from None
    if flaws or not playable:
        raise ValueError("; ".join(flaws) or "its question has no answer")
    return position


def replay_record(title: Title, data: Mapping[str, Any], upto: int | None = None) -> Game:
    """Play a record again, checking every answer; and its hash if played to the end."""
    record = read_record(data, Record)
    if record.rules != title.rules_version:
        versions = {"rules": shown(record.rules), "ours": shown(title.rules_version)}
        raise BadRecord("record-rules", None, game=title.id, **versions)
    count = len(record.answers)
    if upto is not None and not (is_int(upto) and 0 <= upto <= count):
        raise BadRecord("record-length", answers=count, wanted=shown(upto))
    game = game_of_record(title, record)
    for number, word in enumerate(record.answers[:upto], 1):
        try:
            game.take(word)
        except Refused as error:
            raise BadRecord(
                "record-answer", number, answer=shown(word), reason=str(error)
            ) from None
    if game.number == count and record.hash not in (None, game.hash()):
        raise BadRecord("record-hash")
    return game
