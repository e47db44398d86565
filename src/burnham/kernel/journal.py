"""The journal of a game under way: all that was entered, and what of it stands.

Its first entry is the deal; every further one is an answer, or a taking-back to an earlier moment.
A journal is a value: to enter gives a new journal that shares all older entries with the one
before, link by link.  So an entry costs the same however long the game is, a copy costs nothing,
and a change that fails leaves the journal as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, Generic, Literal, NamedTuple, TypeVar, overload

from burnham.kernel.codec import packed, unpacked
from burnham.kernel.errors import Refused, shown
from burnham.kernel.fields import is_int
from burnham.kernel.position import NOBODY, Fact, Position
from burnham.kernel.records import Save
from burnham.kernel.title import Title

Deed = Literal["deal", "start", "answer", "back"]
"""`start` is the first entry of a game that begins with a position instead of a deal."""

T = TypeVar("T")


class Chain(Sequence[T], Generic[T]):
    """A list whose links are never changed: a longer one is made by hanging a link on its end."""

    __slots__ = ("before", "last", "size")

    def __init__(self) -> None:
        self.before: Chain[T] | None = None
        self.last: T
        self.size = 0

    def plus(self, item: T) -> Chain[T]:
        longer: Chain[T] = Chain()
        longer.before, longer.last, longer.size = self, item, self.size + 1
        return longer

    def cut(self, size: int) -> Chain[T]:
        """The chain as it was when it had so many links."""
        link = self
        while link.size > size and link.before is not None:
            link = link.before
        return link

    def __reduce__(self) -> tuple[Callable[[list[T]], Chain[T]], tuple[list[T]]]:
        """Pickled as a list: link within link would be too deep."""
        return chain_of, (list(self),)

    def __len__(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[T]:
        return reversed(list(reversed(self)))

    def __reversed__(self) -> Iterator[T]:
        link = self
        while link.before is not None:
            yield link.last
            link = link.before

    @overload
    def __getitem__(self, place: int) -> T: ...

    @overload
    def __getitem__(self, place: slice) -> list[T]: ...

    def __getitem__(self, place: int | slice) -> T | list[T]:
        """The last ones are found at once; the first only by going all the way back."""
        if isinstance(place, slice):
            start, stop, step = place.indices(self.size)
            found = list(islice(reversed(self.cut(stop)), max(0, stop - start)))
            return found[::-1][::step] if step > 0 else list(self)[place]
        index = place + self.size if place < 0 else place
        if not 0 <= index < self.size:
            raise IndexError(place)
        return self.cut(index + 1).last


def chain_of(items: Iterable[T]) -> Chain[T]:
    chain: Chain[T] = Chain()
    for item in items:
        chain = chain.plus(item)
    return chain


class Entry(NamedTuple):
    """One line of the journal.  `moment` is how many answers stand after it."""

    number: int
    deed: Deed
    seat: int
    code: int  # the answer as a number; -1 for other deeds
    word: str
    moment: int
    marked: bool
    facts: tuple[Fact, ...]
    rules: int
    made: float = 0.0
    position: bytes = b""  # packed; empty if it was not kept


@dataclass(frozen=True, eq=False)
class Journal:
    """All entries, and those of them that stand: `standing[m]` led to moment m.

    `withdrawn` are the answers taken back, the one to give again first at the end.  With `keeps`
    every entry keeps its position, so that nothing is ever replayed and a game goes on after a
    change of the rules; without, a moment is played again from the `start`.
    """

    entries: Chain[Entry] = field(default_factory=Chain)
    standing: Chain[Entry] = field(default_factory=Chain)
    withdrawn: Chain[Entry] = field(default_factory=Chain)
    start: Position | None = None
    keeps: bool = False

    @property
    def number(self) -> int:
        """The number that the next entry will have."""
        return len(self.entries)

    @property
    def moment(self) -> int:
        """How many answers stand; -1 before the deal."""
        return len(self.standing) - 1

    @property
    def last_mark(self) -> int:
        """The moment back to which one may go without asking anybody."""
        marked = (entry.moment for entry in reversed(self.standing) if entry.marked)
        return next(marked, 0)

    @property
    def answers(self) -> list[Entry]:
        """The answers that stand."""
        return self.standing[1:]

    @property
    def to_redo(self) -> Entry | None:
        """The answer that was taken back and can be given again."""
        return self.withdrawn.last if self.withdrawn else None

    # --- entering -----------------------------------------------------------------------------

    def begin(
        self, position: Position, rules: int, made: float = 0.0, deed: Deed = "deal"
    ) -> Journal:
        """Enter the position with which the game begins; nothing ever leads back beyond it."""
        position.marked = True
        begun = self if self.keeps else replace(self, start=position.clone())
        return begun._entered(deed, NOBODY, -1, "", 0, position, rules, made)

    def take(self, position: Position, answer: int, rules: int, made: float = 0.0) -> Journal:
        """Give a legal answer in the present position, which goes on from there, and enter it."""
        seat, word = position.seat, position.step.word(answer)
        if position.facts is None:
            position.facts = []
        position.take(answer)
        return self._entered("answer", seat, answer, word, self.moment + 1, position, rules, made)

    def back(
        self, now: Position, title: Title, box: Any, to: int, seat: int, made: float = 0.0
    ) -> tuple[Journal, Position]:
        """Take back to a moment: the journal then, and the position.  The end is final."""
        if now.over:
            raise Refused("final")
        position = self.at(title, box, to)
        rules = title.rules.version
        return self._entered("back", seat, -1, "", to, position, rules, made), position

    def with_entry(self, entry: Entry) -> Journal:
        """The journal with one line more."""
        entries = self.entries.plus(entry)
        withdrawn = self.withdrawn
        if entry.deed == "back":
            standing = self.standing.cut(entry.moment + 1)
            for gone in reversed(self.standing):
                if gone.moment > entry.moment:
                    withdrawn = withdrawn.plus(gone)
        else:
            standing = self.standing.plus(entry)
            again = self.to_redo
            same = again is not None and again.code == entry.code
            withdrawn = withdrawn.cut(len(withdrawn) - 1) if same else Chain()
        return Journal(entries, standing, withdrawn, self.start, self.keeps)

    # --- the past -----------------------------------------------------------------------------

    def at(self, title: Title, box: Any, moment: int) -> Position:
        """The position at a moment: as it was kept, or played again from where it was."""
        if not is_int(moment) or not 0 <= moment <= self.moment:
            raise Refused("no-number", number=shown(moment))
        again: list[Entry] = []
        for entry in reversed(self.standing.cut(moment + 1)):
            position = self._kept(entry, title, box)
            if position is not None:
                return _played(position, again)
            if entry.rules != title.rules.version:
                break
            again.append(entry)
        raise Refused("other-rules")

    def until(self, moment: int) -> Journal:
        """The journal of what led to a moment, as if nothing had come after it."""
        standing = self.standing.cut(moment + 1)
        return Journal(standing, standing, Chain(), self.start, self.keeps)

    def _kept(self, entry: Entry, title: Title, box: Any) -> Position | None:
        if entry.position:
            position = unpacked(entry.position, title, box)
            position.marked = entry.marked
            return position
        return self.start.clone() if entry.moment == 0 and self.start is not None else None

    def _entered(
        self, deed: Deed, seat: int, code: int, word: str, moment: int, position: Position,
        rules: int, made: float,
    ) -> Journal:  # fmt: skip
        told, position.facts = tuple(position.facts or ()), []
        kept = packed(position) if self.keeps else b""
        marked = position.marked
        entry = Entry(self.number, deed, seat, code, word, moment, marked, told, rules, made, kept)
        return self.with_entry(entry)


def _played(position: Position, entries: list[Entry]) -> Position:
    """The position after these answers, the last of them first."""
    for entry in reversed(entries):
        if entry.code not in position.answers():
            raise Refused("not-an-answer", answer=shown(entry.word))
        position.take(entry.code)
    return position


def journal_of(saved: Save, start: Position | None, position: Position) -> Journal:
    """The journal of a saved game, which keeps the present position; ValueError if its parts do not
    fit together."""
    count = len(saved.answers)
    by = saved.by or [NOBODY] * count  # version 0.1 did not say who answered
    facts: list[list[Fact]] = [[] for _ in range(count + 1)]
    if not len(saved.taken) == len(by) == count:
        raise ValueError("its parts do not fit together")
    for number, key, seat, args, only in saved.log:
        if not 0 <= number <= count:
            raise ValueError(f"it has no answer {number}")
        facts[number].append(Fact(key, seat, args, only))
    kept = [*[b""] * count, packed(position)]
    deed: Deed = "deal" if saved.start is None else "start"
    deal = Entry(0, deed, NOBODY, -1, "", 0, True, tuple(facts[0]), saved.rules, position=kept[0])
    journal = Journal(start=start).with_entry(deal)
    marks = set(saved.marks)
    for n, (seat, code, word) in enumerate(zip(by, saved.taken, saved.answers, strict=True), 1):
        marked, told = n in marks, tuple(facts[n])
        journal = journal.with_entry(
            Entry(n, "answer", seat, code, word, n, marked, told, saved.rules, position=kept[n])
        )
    return journal
