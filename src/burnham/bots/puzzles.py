"""Puzzles: a question from a game, with what a large search found of every answer to it.

A puzzle holds what the seat saw that was asked, and nothing else: what was hidden from it is not in
the file.  An answer is wrong if it is clearly worse than the best one; all others are credited.
A pack is the file of a game's puzzles: a head that says where they come from, then a line for each.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from burnham.bots.reasons import Why
from burnham.kernel.codec import exact, plain
from burnham.kernel.errors import IMPOSSIBLE, BadRecord
from burnham.kernel.fields import INT, INTS, PUBLIC, UNKNOWN, Field
from burnham.kernel.files import TooLarge, read_text
from burnham.kernel.position import Position
from burnham.kernel.records import canonical
from burnham.kernel.title import Options, OptionValue, Title

T = TypeVar("T")
FORMAT: Final = 1
PACK: Final = "puzzles.jsonl"
"""The name of the pack in a game's folder."""

CLEARLY: Final = 0.05
ERRORS: Final = 3.0
"""An answer is wrong if it loses more than this of a victory, and so many standard errors."""

EASY_FINDS: Final = 0.5
NORMAL_FINDS: Final = 0.5
"""Who finds a right answer at least so often tells how hard a puzzle is."""

MOST_BYTES: Final = 8_000_000

NOTHING: Final = -1
"""What stands in a pack for a number that the seat may not know."""


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the share of the victory that it promises, how much that is less than the best
    answer's, with the standard error and the number of tries; its lead in points; what the best
    has more of."""

    word: str
    chance: float
    lag: float
    error: float
    tries: int
    lead: float
    why: Why

    @property
    def credited(self) -> bool:
        return self.lag <= max(CLEARLY, ERRORS * self.error)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`view` is what the seat saw, as a record holds positions, without what is as in an empty
    box; `answers` are all that are legal, the best first; `found` is how often each bot gave a
    credited answer, and of how many times."""

    id: str
    seats: int
    options: dict[str, OptionValue]
    seat: int
    question: str
    view: dict[str, Any]
    answers: tuple[Judged, ...]
    found: dict[str, tuple[int, int]]
    source: str

    @property
    def credited(self) -> tuple[Judged, ...]:
        return tuple(one for one in self.answers if one.credited)

    def judged(self, word: str) -> Judged | None:
        """What the search found of an answer; None if it is none."""
        return next((one for one in self.answers if one.word == word), None)

    def share_found(self, bot: str) -> float:
        times, of = self.found[bot]
        return times / of

    @property
    def level(self) -> str:
        """How hard it is, by the bots that find it."""
        if self.share_found("normal") < NORMAL_FINDS:
            return "hard"
        return "medium" if self.share_found("easy") < EASY_FINDS else "easy"

    def opened(self, title: Title, box: Any) -> Position:
        """What the seat saw."""
        blank = title.rules.blank(box, self.seats)
        kept = exact({**plain(blank), **self.view}, title, box, self.seats)
        return kept.seen_by(kept.viewer)


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a pack was mined: so many `questions` at most of each game.  Playouts: of the first look,
    of the search that names candidates, of the one that confirms them."""

    command: str
    version: str
    commit: str
    native: bool
    seed: str
    questions: int
    playouts: tuple[int, int, int]
    games: int
    looked_at: int
    candidates: int
    confirmed: int


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`edition` is the hash of the box's tables, `hash` that of all lines below."""

    format: int
    game: str
    rules: int
    edition: str
    puzzles: int
    hash: str
    made: Made


class Pack(msgspec.Struct, frozen=True):
    head: Head
    puzzles: tuple[Puzzle, ...]

    def find(self, id: str) -> Puzzle | None:
        return next((puzzle for puzzle in self.puzzles if puzzle.id == id), None)


def view_of(title: Title, box: Any, seen: Position) -> dict[str, Any]:
    """The view as a puzzle keeps it: what is hidden is told from its field, and written as nothing
    (-1), as it always was, since a puzzle is called by its content."""
    blank = plain(title.rules.blank(box, seen.seats))
    kept = plain(seen)
    for field in seen.all_fields:
        if field.seen != PUBLIC:
            kept[field.name] = _without_unknown(field, kept[field.name])
    return {name: value for name, value in kept.items() if value != blank[name]}


def _without_unknown(field: Field, value: Any) -> Any:
    if field.shape == INT:
        return NOTHING if value == UNKNOWN else value
    if field.shape == INTS:
        return [NOTHING if number == UNKNOWN else number for number in value]
    return [[NOTHING if number == UNKNOWN else number for number in row] for row in value]


def id_of(seats: int, options: Options, view: dict[str, Any]) -> str:
    return hashlib.sha256(canonical([seats, options, view]).encode()).hexdigest()[:10]


# --- files ------------------------------------------------------------------------------------


def write_pack(file: Path, title: Title, made: Made, puzzles: Iterable[Puzzle]) -> None:
    lines = [canonical(puzzle) for puzzle in puzzles]
    head = Head(
        format=FORMAT,
        game=title.id,
        rules=title.rules.version,
        edition=title.tables().hash,
        puzzles=len(lines),
        hash=_hash(lines),
        made=made,
    )
    file.write_text("".join(f"{line}\n" for line in [canonical(head), *lines]), encoding="utf-8")


def read_pack(title: Title, file: Path) -> Pack:
    """The pack in a file; BadRecord says why it cannot be used."""
    lines = _lines(file)
    head = _decoded(file, lines[0], Head)
    _check(head, title, file, lines[1:])
    return Pack(head, tuple(_decoded(file, line, Puzzle) for line in lines[1:]))


def game_of(file: Path) -> str:
    """The game that a pack says it is for."""
    return _decoded(file, _lines(file)[0], Head).game


def _lines(file: Path) -> list[str]:
    try:
        return read_text(file, MOST_BYTES).splitlines() or [""]
    except TooLarge:
        raise BadRecord("too-large", file=file.name, most=MOST_BYTES) from None
    except OSError as error:
        raise BadRecord("file", file=file.name, detail=error.strerror or "") from None
    except ValueError as error:
        raise BadRecord("puzzles-broken", file=file.name, detail=str(error)) from None


def _decoded(file: Path, line: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise BadRecord("puzzles-broken", file=file.name, detail=str(error)) from None


def _check(head: Head, title: Title, file: Path, lines: list[str]) -> None:
    name, game, rules = file.name, title.id, title.rules.version
    if head.game != game:
        raise BadRecord("puzzles-game", file=name, game=game, theirs=head.game)
    if head.rules != rules:
        raise BadRecord("puzzles-rules", file=name, game=game, theirs=head.rules, ours=rules)
    if head.edition != title.tables().hash:
        raise BadRecord("puzzles-edition", file=name, game=game)
    if head.format != FORMAT or head.puzzles != len(lines) or head.hash != _hash(lines):
        raise BadRecord("puzzles-broken", file=name, detail="hash")


def _hash(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:32]


def faults(title: Title, pack: Pack) -> list[str]:
    """What is wrong with the puzzles of a pack, told in English like all faults of files."""
    box = title.box(title.tables())
    found = [
        f"{puzzle.id}: {fault}" for puzzle in pack.puzzles for fault in _faults(title, box, puzzle)
    ]
    counts = Counter(puzzle.id for puzzle in pack.puzzles)
    return found + [f"{id}: is there twice" for id, count in counts.items() if count > 1]


def _faults(title: Title, box: Any, puzzle: Puzzle) -> list[str]:
    found: list[str] = []
    try:
        title.full_options(puzzle.seats, puzzle.options)
        seen = puzzle.opened(title, box)
        dream = seen.imagine(puzzle.seat, "check")
        words = [dream.step.word(answer) for answer in dream.answers()]
        again = view_of(title, box, dream.seen_by(puzzle.seat))
    except IMPOSSIBLE as error:
        return [f"it cannot be opened: {error!r}"]
    if seen.viewer != puzzle.seat or seen.seat != puzzle.seat:
        found.append("it is not what the asked seat sees")
    if again != puzzle.view:
        found.append("it holds what the seat cannot see")
    if dream.flaws():
        found.append("; ".join(dream.flaws()))
    if puzzle.question != seen.step.name or sorted(words) != sorted(a.word for a in puzzle.answers):
        found.append("its answers are not those of the rules")
    if puzzle.id != id_of(puzzle.seats, puzzle.options, puzzle.view):
        found.append("its id is not that of its content")
    if len(puzzle.credited) == len(puzzle.answers):
        found.append("every answer is right")
    return found
