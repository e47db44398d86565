"""The shape and the secrecy of a position's fields.

A position is made of three shapes only: a number, a list of numbers, a list of such lists.
That is all a board game needs, and it lets one piece of code save, compare, mask and check
every game.  A field is secret unless it is declared public or the owner's.

A field also declares its limits: how many entries it can have and how large its numbers can be, in
every game of every edition that the box admits.  limits.py holds positions to them, and flat.py
makes a row of numbers of fixed length from them.
"""

from typing import Any, Final

INT: Final = 0
INTS: Final = 1
ROWS: Final = 2

SECRET: Final = 0
OWNER: Final = 1
PUBLIC: Final = 2

UNKNOWN: Final = -2
"""What stands in the place of a number that a seat may not know; -1 says that there is nothing, and
no number that can be hidden is less."""


NOTHING: Final = ["0", "[]", "[]"]
"""How a field of each shape begins, unless its declaration says otherwise."""


class Field:
    """One named field: `shape` says what it holds, `seen` who may look, `start` how it begins: an
    expression of `box`, `seats` and what position.py imports (see write_fields.py).

    Limits.  `by`: what the entries (or rows) stand for, "site"; nothing for a pile, whose entries
    come and go.  "seat" is every player of the position; "seat goal" and "space seat" are a list in
    which seats come first or last.  `cap`: the most entries, of each row in ROWS, for each player
    where seats are among `by`.  `rows`: the most rows, unless they are by seat.  `low`, `high`:
    the range of every number, both included.  `of`: what the numbers are, "permit"; nothing for an
    amount.  "player" is a seat or the box's own player, and larger numbers are not players.
    """

    def __init__(
        self,
        name: str,
        shape: int,
        seen: int = SECRET,
        start: str = "",
        *,
        by: str = "",
        of: str = "",
        cap: int = 1,
        rows: int = 1,
        low: int = 0,
        high: int = 1,
    ) -> None:
        self.name = name
        self.shape = shape
        self.seen = seen
        self.start = start or NOTHING[shape]
        self.by = by
        self.of = of
        self.cap = cap
        self.rows = rows
        self.low = low
        self.high = high
        dimensions = by.split()
        self.by_seat = "seat" in dimensions
        self.seat_last = len(dimensions) > 1 and dimensions[-1] == "seat"
        self.of_player = of == "player"


def fields(
    shape: int,
    seen: int,
    names: str,
    start: str = "",
    *,
    by: str = "",
    of: str = "",
    cap: int = 1,
    rows: int = 1,
    low: int = 0,
    high: int = 1,
) -> list[Field]:
    """Declare several fields of one kind: `fields(INTS, PUBLIC, "money rubble", "[0] * seats",
    by="seat", high=99)`."""
    return [
        Field(name, shape, seen, start, by=by, of=of, cap=cap, rows=rows, low=low, high=high)
        for name in names.split()
    ]


def width(field: Field, players: int) -> int:
    """The most numbers that a field can hold with so many players."""
    if field.shape == INT:
        return 1
    if field.by_seat:
        return field.cap * players
    return field.cap if field.shape == INTS else field.cap * field.rows


def masked(field: Field, value: Any, seat: int) -> Any:
    """The value as `seat` may see it; lengths stay, since a pile's size is in plain sight."""
    if field.seen == PUBLIC:
        return value
    if field.shape == INT:
        return UNKNOWN
    if field.shape == INTS:
        return [
            number if field.seen == OWNER and owner == seat else UNKNOWN
            for owner, number in enumerate(value)
        ]
    return [
        list(row) if field.seen == OWNER and owner == seat else [UNKNOWN] * len(row)
        for owner, row in enumerate(value)
    ]


def among(things: list[int], size: int) -> list[bool]:
    """Which of the numbers 0 to size - 1 are among these things; gaps (-1) are left out."""
    found = [False] * size
    for thing in things:
        if thing >= 0:
            found[thing] = True
    return found


def all_but(things: list[int], size: int) -> list[int]:
    """The numbers 0 to size - 1 that are not among these things."""
    left_out = among(things, size)
    return [number for number in range(size) if not left_out[number]]


def is_int(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def fits(field: Field, value: Any) -> bool:
    """Whether a value read from outside has the field's shape."""
    if field.shape == INT:
        return is_int(value)
    if not isinstance(value, list):
        return False
    if field.shape == INTS:
        return all(is_int(number) for number in value)
    return all(isinstance(row, list) and all(is_int(n) for n in row) for row in value)


def check_shapes(all_fields: list[Field], values: dict[str, Any]) -> None:
    """Values that come from outside: a missing, unknown or misshapen one is a ValueError."""
    names = {field.name for field in all_fields}
    for name in values:
        if name not in names:
            raise ValueError(f"unknown field {name!r}")
    for field in all_fields:
        if field.name not in values:
            raise ValueError(f"field {field.name!r} is missing")
        if not fits(field, values[field.name]):
            raise ValueError(f"field {field.name!r} has the wrong shape")


def copied(field: Field, value: Any) -> Any:
    """A copy that shares nothing with the original."""
    if field.shape == INT:
        return value
    if field.shape == INTS:
        return list(value)
    return [list(row) for row in value]
