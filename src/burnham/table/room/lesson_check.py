"""What is wrong with a lesson file, told with its line, note and field."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from typing import Final

import msgspec

from burnham.kernel.errors import BadOption, BurnhamError
from burnham.kernel.fluent import LANGUAGES
from burnham.table.room.lessons import (
    AT_LEAST,
    LONGEST,
    Lesson,
    Note,
    Place,
    Said,
    go_on,
    own_lesson,
    room_at,
)
from burnham.table.room.refusals import Refusal
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.speech import Speech

BYTES: Final = 100_000
NOTES, ANSWERS, WAYS, CHOICES, NAME = 100, 1000, 200, 10, 80
"""How many notes, answers, ways to a note, answers that a note asks for, and letters of a name."""
SHOWN = 12
"""So many answers are told where none of them was given."""
AT_LINE = re.compile(r"line (\d+)")
PATH = re.compile(r"`\$(?:\.notes\[(\d+)\])?\.?(\w*)")
NAMED = re.compile(r"field `(\w+)`")
KINDS = re.compile(r"Expected `(\w+)`, got `(\w+)`")

Drawn = Callable[[Room], Collection[str]]
"""The things that a learner sees."""


@dataclass(frozen=True)
class Fault:
    """`key` names the sentence `fault-<key>`; `note` is counted from 0."""

    key: str
    note: int | None = None
    where: str = ""
    given: dict[str, str | int | BurnhamError] = field(default_factory=dict)
    line: int | None = None

    def said(self, say: Speech, text: str = "") -> str:
        """With its place in the `text` of the file, if that is at hand."""
        line = self.line or line_of(text, self.note, self.where)
        place = [
            say("fault-line", n=line) if line else "",
            say("fault-note", n=self.note + 1) if self.note is not None else "",
            self.where,
        ]
        given = {
            name: value.said(say.lang) if isinstance(value, BurnhamError) else value
            for name, value in self.given.items()
        }
        told = say(f"fault-{self.key}", **given)
        return ": ".join(filter(None, (", ".join(filter(None, place)), told)))


def line_of(text: str, note: int | None, where: str) -> int | None:
    """Where a note begins, or a field stands in it or before all notes."""
    lines = text.splitlines()
    heads = [n for n, line in enumerate(lines) if line.strip().startswith("[[notes]]")]
    if note is not None and note >= len(heads):
        return None
    start = 0 if note is None else heads[note]
    following = [head for head in heads if head > start]
    end = min(following, default=len(lines)) if note is not None else min(heads, default=len(lines))
    for number in range(start, end):
        if where and re.match(rf"\s*{where}\s*[=.]", lines[number]):
            return number + 1
    return None if note is None else start + 1


def check_own(text: str, shelf: Shelf, drawn: Callable[[Boxed], Drawn]) -> Iterator[Fault]:
    """What is wrong with the text of somebody's own lesson file."""
    if len(text.encode()) > BYTES:
        yield Fault("bytes", given={"most": BYTES})
        return
    try:
        lesson = own_lesson(text)
    except ValueError as error:
        yield unread(error)
        return
    if lesson.game not in shelf:
        yield Fault("game", where="game", given={"games": ", ".join(shelf)})
        return
    boxed = shelf[lesson.game]
    languages = [lang for lang in LANGUAGES if getattr(lesson.name, lang)]
    if not languages:
        yield Fault("text-missing", where="name", given={"lang": " / ".join(LANGUAGES)})
        return
    yield from _faults(lesson, boxed, languages, drawn(boxed))


def check_ours(lesson: Lesson, boxed: Boxed, drawn: Drawn | None = None) -> Iterator[Fault]:
    """The same for a lesson in a game's folder: in all languages, and the learner has something to
    do again and again."""
    yield from _faults(lesson, boxed, LANGUAGES, drawn)
    for n in range(len(lesson.notes) - AT_LEAST + 1):
        if not any(one.only for one in lesson.notes[n : n + AT_LEAST]):
            yield Fault("lecture", n, given={"notes": AT_LEAST})


def unread(error: ValueError) -> Fault:
    """A file that is no TOML, or none of a lesson."""
    told = str(error)
    if not isinstance(error, msgspec.ValidationError):
        line = AT_LINE.search(told)
        return Fault("syntax", line=int(line[1]) if line else None)
    path, named = PATH.search(told), NAMED.search(told)
    note = int(path[1]) if path and path[1] else None
    where = named[1] if named else path[2] if path else ""
    if kinds := KINDS.search(told):
        return Fault("kind", note, where, {"wanted": kinds[1], "found": kinds[2]})
    key = "unknown" if "unknown field" in told else "missing" if "required" in told else "unread"
    return Fault(key, note, where)


# --- inside ------------------------------------------------------------------------------------


def _faults(
    lesson: Lesson, boxed: Boxed, languages: Collection[str], drawn: Drawn | None
) -> Iterator[Fault]:
    found = list(_at_first_sight(lesson, boxed, languages))
    yield from found
    if any(fault.key in ("many", "seats", "no-notes") for fault in found):
        return
    yield from _played(lesson, boxed, drawn)


def _at_first_sight(lesson: Lesson, boxed: Boxed, languages: Collection[str]) -> Iterator[Fault]:
    rules, ways, answers = boxed.title.rules, 1, len(lesson.answers)
    if not rules.min_seats <= lesson.seats <= rules.max_seats:
        yield Fault("seats", where="seats", given={"low": rules.min_seats, "high": rules.max_seats})
    elif not 0 <= lesson.seat < lesson.seats:
        yield Fault("seats", where="seat", given={"low": 0, "high": lesson.seats - 1})
    if not lesson.notes:
        yield Fault("no-notes")
    yield from _texts(lesson.name, None, "name", languages, NAME)
    for n, note in enumerate(lesson.notes):
        yield from _texts(note, n, "", languages, LONGEST)
        if note.why:
            yield from _texts(note.why, n, "why", languages, LONGEST)
        ways *= max(1, len(note.only))
        answers += len(note.then) + bool(note.only)
        if len(note.only) > CHOICES:
            yield Fault("many", n, "only", {"given": len(note.only), "most": CHOICES})
    for what, given, most in (
        ("notes", len(lesson.notes), NOTES),
        ("answers", answers, ANSWERS),
        ("only", ways, WAYS),
    ):
        if given > most:
            yield Fault("many", None, what, {"given": given, "most": most})
    if lesson.notes and lesson.notes[-1].only:
        yield Fault("last-asks", len(lesson.notes) - 1, "only")


def _texts(
    said: Said, note: int | None, where: str, languages: Collection[str], most: int
) -> Iterator[Fault]:
    for lang in languages:
        letters = len(getattr(said, lang))
        place = where or lang
        if not letters:
            yield Fault("text-missing", note, place, {"lang": lang})
        elif letters > most:
            yield Fault("text-long", note, place, {"lang": lang, "given": letters, "most": most})


def _played(lesson: Lesson, boxed: Boxed, drawn: Drawn | None) -> Iterator[Fault]:
    """Along all ways, each step once."""
    try:
        begun = room_at(msgspec.structs.replace(lesson, answers=()), boxed, Place())
    except (Refusal, BurnhamError, ValueError) as error:
        told = error if isinstance(error, BurnhamError) else repr(error)
        where = "options" if isinstance(error, BadOption) else "start" if lesson.start else "seed"
        yield Fault("setup", None, where, {"detail": told})
        return
    fault = _answered(begun, boxed, lesson.answers, None, "answers")
    if fault:
        yield fault
        return
    rooms, told_before = [begun], set[str]()
    for n, note in enumerate(lesson.notes):
        after: list[Room] = []
        for room in rooms:
            found = [*_at_note(lesson, n, note, room, drawn), *_on(n, note, room, boxed, after)]
            yield from (one for one in found if repr(one) not in told_before)
            told_before.update(map(repr, found))
        rooms = after
        if not rooms:
            return


def _at_note(
    lesson: Lesson, n: int, note: Note, room: Room, drawn: Drawn | None
) -> Iterator[Fault]:
    if drawn and note.lit:
        seen = drawn(room)
        for name in note.lit:
            if name not in seen:
                yield Fault("not-drawn", n, "lit", {"thing": name})
    position = room.position
    assert position is not None  # it has begun
    if not note.only:
        return
    if room.asked != lesson.seat:
        yield Fault("other-asked", n, "only")
        return
    legal = {position.step.word(answer) for answer in position.answers()}
    if note.why is None and legal - set(note.only):
        yield Fault("no-why", n, "only")


def _on(n: int, note: Note, room: Room, boxed: Boxed, after: list[Room]) -> Iterator[Fault]:
    """The rooms after a note, one for each way on."""
    ways: list[tuple[str, ...]] = [(word,) for word in note.only] or [()]
    for words in ways:
        then = room.copy()
        fault = _answered(then, boxed, words, n, "only") or _answered(
            then, boxed, note.then, n, "then"
        )
        if fault:
            yield fault
        else:
            after.append(then)


def _answered(
    room: Room, boxed: Boxed, words: Collection[str], note: int | None, where: str
) -> Fault | None:
    for word in words:
        try:
            go_on(room, boxed, word)
        except (Refusal, BurnhamError):
            return _no_answer(room, word, note, where)
    return None


def _no_answer(room: Room, word: str, note: int | None, where: str) -> Fault:
    position = room.position
    if room.asked is None or position is None:
        return Fault("over", note, where, {"answer": word})
    legal = sorted(position.step.word(answer) for answer in position.answers())
    there = ", ".join(legal[:SHOWN]) + (" …" if len(legal) > SHOWN else "")
    return Fault("no-answer", note, where, {"answer": word, "there": there})
