"""Practice: a table as it stood at a moment, so that its question can be answered once more.

It is made for a page and kept nowhere (an *unkept* table, as that of a lesson): nothing that is
answered there reaches a game, and nothing is shown that the seat did not know then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from burnham.kernel.journal import Journal
from burnham.kernel.title import OptionValue
from burnham.table.room.levels import USUAL
from burnham.table.room.room import NOTHING_YET, Header, Room, Seat
from burnham.table.room.seating import BOT_NAMES
from burnham.table.room.shelf import Boxed

LEARNER: Final = "learner"
"""The person who sits on the learner's seat of an unkept table."""


def unkept_room(
    id: str,
    boxed: Boxed,
    options: Mapping[str, OptionValue],
    seats: Sequence[Seat],
    journal: Journal = NOTHING_YET,
    seed: str = "",
) -> Room:
    """A table of its own for one page, as it stands at the end of a journal."""
    dealt = bool(journal.standing)
    header = Header(
        id=id, game=boxed.title.id, options=dict(options), host=LEARNER, private=True, invite="",
        clock="none", secret="", created=0, changed=0, seed=seed,
        status="playing" if dealt else "open",
    )  # fmt: skip
    position = journal.at(boxed.title, boxed.box, journal.moment) if dealt else None
    return Room(header, list(seats), journal, position)


def bots_around(seats: int, mine: int, name: str = "") -> list[Seat]:
    """The learner, called so, among bots."""
    found = [
        Seat(n, "bot", name=bot, bot=USUAL) for n, bot in zip(range(seats), BOT_NAMES, strict=False)
    ]
    found[mine] = Seat(mine, "person", person=LEARNER, name=name)
    return found


def table_again(room: Room, boxed: Boxed, moment: int, seat: int) -> Room:
    """A table as it was before an answer of this seat, and all that led there."""
    seats = [replace(one, stand_in="", away_since=None, bank=None) for one in room.seats]
    for one in seats:
        one.person = LEARNER if one.seat == seat else None
    journal = room.journal.until(moment)
    return unkept_room(room.id, boxed, room.header.options, seats, journal)
