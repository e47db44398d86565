"""A view as one row of numbers of fixed length, for those who learn from it.

First who looks and what is asked: viewer, seat, step, argument; then the questions that wait below,
the next one first; then every field in the order of its declaration.  A field begins at the same
place in every position of a title with so many players: what a list has less than its capacity is
filled up with EMPTY, and what the viewer may not know is UNKNOWN, so that a pile tells how high it
is and nothing else.  The dice are not among the numbers.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Any, Final

from burnham.kernel.fields import INT, INTS, Field, width
from burnham.kernel.position import (
    EVERYTHING,
    KERNEL_FIELDS,
    MOST_ARGUMENT,
    NOBODY,
    NOTHING,
    Position,
)

if TYPE_CHECKING:
    from burnham.kernel.title import Title

EMPTY: Final = -3
"""What stands where there is no entry; no number of a list is so low."""

WAITING: Final = 24
"""How many questions are told that wait below the one asked: all, in the games of the printed
boxes; those that an edition heaps up deeper are left out."""

LEAST: Final = -(2**31)
MOST: Final = 2**31 - 1
"""A number beyond 32 bits is told as the nearest one within; some editions can be so rich."""


class Flat:
    """Tells the views of one title with so many seats in numbers.  With `relative` all players are
    counted from the viewer on, who is then number 0: entries by seat are turned round, numbers that
    are players counted anew.  (Arguments of questions stay as they are.)"""

    def __init__(self, blank: Position, relative: bool = False) -> None:
        self.fields = blank.all_fields[len(KERNEL_FIELDS) :]
        self.players = blank.players
        self.steps = len(blank.steps)
        self.relative = relative
        self.widths = [width(field, self.players) for field in self.fields]
        self.padding = [EMPTY] * max([3 * WAITING, *self.widths])
        self.width = 4 + 3 * WAITING + sum(self.widths)
        self.row = struct.Struct(f"={self.width}i")

    def write(self, view: Position, buffer: Any, offset: int = 0) -> None:
        """Write a view into a buffer, from this byte on, as int32 numbers of the machine."""
        numbers = self.numbers(view)
        try:
            self.row.pack_into(buffer, offset, *numbers)
        except struct.error:
            within = [min(MOST, max(LEAST, number)) for number in numbers]
            self.row.pack_into(buffer, offset, *within)

    def numbers(self, view: Position) -> list[int]:
        """The view as a list.  A position that hides nothing is refused: whoever learned from it
        would learn what no seat may know."""
        if view.viewer == EVERYTHING:
            raise ValueError("only what a seat sees is told in numbers: seen_by(seat)")
        first = view.viewer if self.relative and view.viewer != NOBODY else 0
        found = self.asked(view, first)
        for index in range(len(self.fields)):
            field = self.fields[index]
            value = getattr(view, field.name)
            if field.shape == INT:
                number: int = value
                found.append(self.counted(number, first) if first and field.of_player else number)
            elif field.shape == INTS:
                self.add_list(found, index, value, first)
            else:
                self.add_rows(found, field, value, first)
        return found

    def asked(self, view: Position, first: int) -> list[int]:
        """Who looks, the question, and those that wait."""
        agenda = view.agenda
        found = [self.counted(view.viewer, first)]
        place = len(agenda) - 3
        last = max(0, place - 3 * WAITING)
        if place < 0:
            found += [NOBODY, NOTHING, EMPTY]
        while place >= last and place >= 0:
            found.append(self.counted(agenda[place + 1], first))
            found.append(agenda[place])
            found.append(agenda[place + 2])
            place -= 3
        found += self.padding[: 4 + 3 * WAITING - len(found)]
        return found

    def add_list(self, found: list[int], index: int, numbers: list[int], first: int) -> None:
        field = self.fields[index]
        if first:
            numbers = self.turned(field, numbers, first)
        missing = self.widths[index] - len(numbers)
        if missing == 0:
            found += numbers
        elif missing < 0:
            raise too_many(field)
        elif field.by_seat and not field.seat_last:
            each = len(numbers) // self.players
            for player in range(self.players):
                found += numbers[player * each : (player + 1) * each]
                found += self.padding[: field.cap - each]
        else:
            found += numbers
            found += self.padding[:missing]

    def add_rows(self, found: list[int], field: Field, rows: list[list[int]], first: int) -> None:
        count = self.players if field.by_seat else field.rows
        if len(rows) > count:
            raise too_many(field)
        for place in range(len(rows)):
            row = rows[(place + first) % len(rows)] if field.by_seat else rows[place]
            if len(row) > field.cap:
                raise too_many(field)
            found += [self.counted(n, first) for n in row] if first and field.of_player else row
            found += self.padding[: field.cap - len(row)]
        found += self.padding[: (count - len(rows)) * field.cap]

    # --- counted from the viewer --------------------------------------------------------------

    def counted(self, number: int, first: int) -> int:
        """A player as counted from player `first` on; a number that is no player stays."""
        if first == 0 or number < 0 or number >= self.players:
            return number
        return (number - first) % self.players

    def turned(self, field: Field, numbers: list[int], first: int) -> list[int]:
        """A list as it is told to player `first`."""
        if field.of_player:
            numbers = [self.counted(number, first) for number in numbers]
        if not field.by_seat:
            return numbers
        if field.seat_last:
            places = range(len(numbers))
            return [numbers[self.seat_turned(place, first)] for place in places]
        at = first * (len(numbers) // self.players)
        return numbers[at:] + numbers[:at]

    def seat_turned(self, place: int, first: int) -> int:
        """Where in a list with seats last the entry lies that is told at this place."""
        seat = place % self.players
        return place - seat + (seat + first) % self.players

    # --- what the numbers are -----------------------------------------------------------------

    def columns(self) -> list[str]:
        """The name of every number: `year`, `money[0]`, `permits[1][3]`."""
        found = ["viewer", "seat", "step", "argument"]
        for place in range(WAITING):
            found += [f"waiting[{place}].{name}" for name in ("seat", "step", "argument")]
        for index, field in enumerate(self.fields):
            found += self.names(field, self.widths[index])
        return found

    def names(self, field: Field, count: int) -> list[str]:
        if field.shape == INT:
            return [field.name]
        if field.shape == INTS and (not field.by_seat or field.cap == 1):
            return [f"{field.name}[{place}]" for place in range(count)]
        inner = self.players if field.seat_last else field.cap
        return [f"{field.name}[{place // inner}][{place % inner}]" for place in range(count)]

    def ranges(self) -> list[tuple[int, int]]:
        """The least and the largest number that can stand in every column, beside UNKNOWN and
        EMPTY, both included."""
        seat, step = (NOBODY, self.players - 1), (NOTHING, self.steps - 1)
        found = [seat]
        for _ in range(1 + WAITING):
            found += [seat, step, (0, MOST_ARGUMENT)]
        for index, field in enumerate(self.fields):
            each = (max(LEAST, field.low), min(MOST, field.high))
            found += [each] * self.widths[index]
        return found


def too_many(field: Field) -> ValueError:
    return ValueError(f"{field.name} holds more than it declares")


def flat_of(title: Title, seats: int, relative: bool = False) -> Flat:
    """Tells the views of a title with so many seats, in every edition."""
    return Flat(title.rules.blank(title.box(title.tables()), seats), relative)


def columns(title: Title, seats: int) -> list[str]:
    """The names of the numbers that a view of a title with so many seats is told in."""
    return flat_of(title, seats).columns()
