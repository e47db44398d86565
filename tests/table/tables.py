"""Rooms without a store, for tests of what happens at a table."""

from __future__ import annotations

from typing import Any

from burnham.table.room import play, seating
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import Boxed
from tests.table.site import titles

TOY = Boxed(titles()["toy"])
ADA, BRUNO, CLARA = "ada", "bruno", "clara"


def new_table(
    *kinds: str, clock: str = "none", now: float = 0.0, hints: bool | None = None, **more: Any
) -> Room:
    """A table opened by Ada: `new_table("me", "friend", "bot")`."""
    places = [Place(kind, level="random" if kind == "bot" else "") for kind in kinds]
    wish = Wish("toy", places, {}, clock, hints=hints, **more)
    return seating.open_table(wish, TOY, ADA, "Ada", "", now)


def two(clock: str = "none", **more: Any) -> Room:
    """Ada and Bruno, dealt."""
    room = new_table("me", "friend", clock=clock, **more)
    seating.sit(room, TOY, BRUNO, 1, "Bruno", "", 0.0)
    return room


def three() -> Room:
    room = new_table("me", "friend", "friend")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", "", 0.0)
    seating.sit(room, TOY, CLARA, 2, "Clara", "", 0.0)
    return room


def answer(room: Room, which: int = 0, now: float = 0.0) -> None:
    """The seat that is asked gives the answer that is offered at this place."""
    assert room.position is not None
    given = room.position.answers()[which]
    play.answer(room, TOY, room.position.seat, room.journal.number, given, now)


def play_to_the_end(room: Room) -> None:
    while room.header.status == "playing":
        answer(room)
