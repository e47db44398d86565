"""The format of records and saved games; what comes from outside is checked here, key by key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

from burnham.kernel.errors import BadOption, BadRecord, shown
from burnham.kernel.fields import is_int

FORMAT = 1

MOST_BYTES = 8_000_000
"""Of a record or save as a file; a long game has a twentieth of it."""

LONGEST_GAME = 20_000
"""No game has so many answers, however badly it is played: random ones have below a thousand."""

MOST_LETTERS = 1000
"""Of a seed, an option, an answer or a note."""

MOST_ENTRIES = 100
"""Of options."""

MOST_NOTES = 500


class Edition(msgspec.Struct):
    """The box of a game: the hash of all its tables, and those that an edition file changed."""

    hash: str
    tables: dict[str, Any] = {}


class Start(msgspec.Struct):
    """The position with which a game began that was not dealt, and its hash."""

    position: dict[str, Any]
    hash: str


class Noted(msgspec.Struct):
    """What somebody wrote to be read after `at` answers, and the things it speaks of."""

    at: int
    text: str
    lit: list[str] = []


class Record(msgspec.Struct, kw_only=True):
    """Everything needed to play a game again to the same position."""

    format: int
    game: str
    rules: int
    edition: Edition
    seats: int
    options: dict[str, bool | int | str]
    seed: str
    dice: Literal["sfc32", "blake2"] = "sfc32"
    start: Start | None = None
    answers: list[str]
    hash: str | None = None
    notes: list[Noted] = []

    def __post_init__(self) -> None:
        self.seed.encode()  # a ValueError, if there is half a character in it


class Save(Record, kw_only=True):
    """A record with the position itself: loads at once, also after a rule fix."""

    position: dict[str, Any]
    taken: list[int]
    by: list[int] = []
    marks: list[int]
    log: list[tuple[int, str, int, dict[str, int], int]]


def parsed(source: str | bytes | Mapping[str, Any]) -> Mapping[str, Any]:
    """A record as JSON text or already as a mapping; BadRecord if it is neither."""
    if isinstance(source, Mapping):
        return source
    check_size(source)
    try:
        data = msgspec.json.decode(source)
    except (ValueError, TypeError, RecursionError) as error:
        raise BadRecord("not-json", detail=str(error)) from None
    if not isinstance(data, dict):
        raise BadRecord("no-record")
    return data


R = TypeVar("R", bound=Record)


def read_record(data: Mapping[str, Any], kind: type[R]) -> R:
    """The data as a record or save; BadRecord names the key at fault.  Unknown keys are let be."""
    if data.get("format", FORMAT) != FORMAT:
        raise BadRecord("record-format", format=shown(data["format"]), ours=FORMAT)
    try:
        record = msgspec.convert(dict(data), kind, strict=True)
    except (msgspec.ValidationError, RecursionError, TypeError) as error:
        raise BadRecord("record-broken", detail=str(error)) from None
    check_limits(record)
    return record


def check_size(source: str | bytes) -> None:
    """A stranger's record must not fill the memory."""
    if isinstance(source, (str, bytes)) and len(source) > MOST_BYTES:
        raise BadRecord("record-too-large", most=MOST_BYTES)


def check_limits(record: Record) -> None:
    """Nor must it keep anybody waiting: answers, options and texts are as many and as long as a
    game can have."""
    if len(record.answers) > LONGEST_GAME:
        raise BadRecord("record-too-long", given=len(record.answers), most=LONGEST_GAME)
    if len(record.options) > MOST_ENTRIES:
        given = len(record.options)
        raise BadRecord("record-entries", part="options", given=given, most=MOST_ENTRIES)
    if len(record.notes) > MOST_NOTES:
        given = len(record.notes)
        raise BadRecord("record-entries", part="notes", given=given, most=MOST_NOTES)
    _check_notes(record)
    texts = {
        "seed": [record.seed],
        "options": record.options.values(),
        "answers": record.answers,
        "notes": [text for note in record.notes for text in (note.text, *note.lit)],
    }
    for part, values in texts.items():
        longest = max((len(text) for text in values if isinstance(text, str)), default=0)
        if longest > MOST_LETTERS:
            raise BadRecord("record-text", part=part, given=longest, most=MOST_LETTERS)


def _check_notes(record: Record) -> None:
    """Each stands at a moment of the game, and at each stands one at most."""
    moments = [note.at for note in record.notes]
    wrong = [at for at in moments if not 0 <= at <= len(record.answers) or moments.count(at) > 1]
    if wrong:
        raise BadRecord("record-broken", detail=f"a note at answer {wrong[0]} - at `$.notes`")


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


def canonical(value: Any) -> str:
    """JSON with sorted keys and no spaces: the same text for the same value."""
    return msgspec.json.encode(value, order="deterministic").decode()
