"""Whole games at the table, and what a viewer sees of them."""

from __future__ import annotations

from functools import cache

from burnham.kernel.fluent import Lang
from burnham.kernel.playout import Dice
from burnham.kit import Arrangement
from burnham.table.room import play, seating
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed, Shelf
from burnham.table.views.frame import Frame, Person
from burnham.table.views.seats import tally_label
from burnham.table.views.table import TableView, table_view
from burnham.table.views.viewpoint import Viewing, Viewpoint
from burnham.table.views.why import points_words
from burnham.table.web.frames import Frames, Shown

SHELF = Shelf()
LOOKS = 4
PEOPLE = ("ada", "bruno", "clara", "dora")


@cache
def moments(game: str) -> list[Room]:
    """A random game, looked at a few times on the way and at its end."""
    boxed = SHELF[game]
    room = full_table(boxed)
    dice = Dice(game)
    found = [room.copy()]
    while room.header.status == "playing":
        assert room.position is not None
        given = dice.pick(room.position.answers())
        play.answer(room, boxed, room.position.seat, room.journal.number, given, 0.0)
        found.append(room.copy())
    stride = max(1, len(found) // LOOKS)
    return [*found[1:-1:stride], found[-1]]


def full_table(boxed: Boxed, seats: int = 0) -> Room:
    """As many seats as there can be, or so many."""
    seats = seats or boxed.title.rules.max_seats
    wish = Wish(boxed.title.id, [Place("me"), *[Place("friend")] * (seats - 1)], {})
    room = seating.open_table(wish, boxed, PEOPLE[0], "Ada", "", 0.0)
    room.header.secret = "00" * 32  # always the same game
    room.header.id = "0" * 12
    for seat in room.seats:
        seat.bytes = "11" * 16
    for number, person in enumerate(PEOPLE[1:seats], 1):
        seating.sit(room, boxed, person, number, person.title(), "22" * 16, 0.0)
    return room


def viewpoint(room: Room, seat: int | None, lang: Lang = "en") -> Viewpoint:
    frame = Frame(lang, "auto", Person("", False, False), 0, "/")
    person = None if seat is None else PEOPLE[seat]
    return Viewpoint(room, SHELF[room.header.game], Viewing(frame, person))


def view(room: Room, seat: int | None, lang: Lang = "en") -> TableView:
    return table_view(viewpoint(room, seat, lang), "")


def shown(
    room: Room, seat: int | None, lang: Lang = "en", arrangement: Arrangement = "wide"
) -> Shown:
    """All that a viewer is sent."""
    return Frames()[room.id].show(viewpoint(room, seat, lang), "", arrangement, None)


def beside(game: str, lang: Lang = "en") -> Viewpoint:
    """What a spectator sees of a new table."""
    return viewpoint(full_table(SHELF[game]), None, lang)


def labels(game: str, name: str) -> list[str]:
    """What one of a thing and several are called, and one in German."""
    en, de = beside(game), beside(game, "de")
    one, many = tally_label(en, name, one=True), tally_label(en, name)
    return [one, many, tally_label(de, name, one=True)]


def points_told(game: str, points: float, *, sign: bool = False) -> str:
    return points_words(beside(game), points, sign=sign)
