"""The seed is nobody's choice: neither the server's, nor any player's."""

from __future__ import annotations

import pytest

from burnham.table.room import fairness, seating
from burnham.table.room.records import record
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Room
from burnham.table.room.seating import Place, Wish
from tests.table.tables import ADA, BRUNO, TOY, new_table, two

MINE = "ab" * 16
SECRET = "5a" * 32


def opened(*kinds: str, added: str = MINE) -> Room:
    """A table that Ada opens on a secret whose commitment she has seen."""
    places = [Place(kind, level="random" if kind == "bot" else "") for kind in kinds]
    return seating.open_table(Wish("toy", places, {}), TOY, ADA, "Ada", added, 0.0, SECRET)


def test_against_bots_nothing_is_chosen_after_the_hosts_bytes() -> None:
    """The secret and the host's bytes give the whole game: its id, bots' bytes, the seed."""
    room, again = opened("me", "bot", "bot"), opened("me", "bot", "bot")
    assert room.id == again.id == fairness.commitment(SECRET)[:12]
    assert [seat.bytes for seat in room.seats] == [
        MINE, fairness.bytes_for(SECRET, 1), fairness.bytes_for(SECRET, 2)
    ]  # fmt: skip
    assert [seat.own_bytes for seat in room.seats] == [True, False, False]
    assert room.header.seed == again.header.seed != opened("me", "bot", "bot", added="").header.seed


def test_a_seat_adds_its_own_bytes() -> None:
    room = opened("me", "friend", added="")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", MINE, 0.0, fairness.commitment(SECRET))
    assert (room.seats[1].bytes, room.seats[1].own_bytes) == (MINE, True)
    added = [fairness.bytes_for(SECRET, 0), MINE]
    assert room.header.seed == fairness.seed_of(SECRET, room.id, ["Ada", "Bruno"], added)


def test_nobody_sits_down_who_has_seen_another_commitment() -> None:
    room = opened("me", "friend")
    with pytest.raises(Wrong, match="commitment"):
        seating.sit(room, TOY, BRUNO, 1, "Bruno", MINE, 0.0, "00" * 32)
    assert room.seats[1].kind == "open"


def test_several_seats_on_one_device_add_the_same_bytes() -> None:
    room = opened("me", "me")
    assert [(seat.bytes, seat.own_bytes) for seat in room.seats] == [(MINE, True)] * 2
    room = opened("me", "me", added="")
    assert [seat.bytes for seat in room.seats] == [fairness.bytes_for(SECRET, n) for n in (0, 1)]


@pytest.mark.parametrize("given", ["", "short", "zz" * 16, "ab" * 100])
def test_what_is_no_bytes_follows_from_the_secret_and_is_told(given: str) -> None:
    room = new_table("me", "friend")
    seating.sit(room, TOY, BRUNO, 1, "Bruno", given, 0.0)
    assert room.seats[1].bytes == fairness.bytes_for(room.header.secret, 1)
    assert not room.seats[1].own_bytes


def test_every_byte_and_every_name_counts() -> None:
    names, other = ["Ada", "Bruno"], "00" * 16
    seeds = {
        fairness.seed_of(SECRET, "t", names, [MINE, other]),
        fairness.seed_of(SECRET, "t", names, [other, MINE]),
        fairness.seed_of(SECRET, "t", names[::-1], [MINE, other]),
        fairness.seed_of(SECRET, "u", names, [MINE, other]),
        fairness.seed_of(fairness.new_secret(), "t", names, [MINE, other]),
    }
    assert len(seeds) == 5


def test_there_is_no_record_before_the_end() -> None:
    with pytest.raises(NotYours, match="not-over"):
        record(two(), TOY)
