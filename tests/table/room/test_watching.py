"""Spectators see what the table said they may, when it said so, and talk among themselves."""

from __future__ import annotations

from dataclasses import fields

import pytest

from burnham.kernel.codec import packed
from burnham.table.room import pauses, play, seating, vacations, watching
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.room import Line, Room
from tests.table.tables import ADA, BRUNO, TOY, answer, play_to_the_end, two

EVE = "eve"


def played(watch: str, clock: str = "none", **more: object) -> Room:
    """One answer a minute, from the tenth minute on."""
    room = two(clock, watch=watch, **more)
    for minute in range(10, 15):
        answer(room, now=60.0 * minute)
    return room


def seen(room: Room, person: str | None = EVE, now: float = 900.0) -> Room:
    return watching.as_seen(room, TOY, person, now)


def said(person: str | None, text: str, now: float = 0.0) -> Line:
    return Line(0, person, None, person or "", text, "", now)


@pytest.mark.parametrize(
    "watch", ["", "later", "answers:0", "minutes:-1", "minutes:99999", "now:3"]
)
def test_a_choice_that_makes_no_sense(watch: str) -> None:
    with pytest.raises(Wrong, match="watch"):
        watching.read(watch)


def test_players_and_those_who_watch_now_see_now() -> None:
    room = played("answers:3")
    assert seen(room, ADA).journal is room.journal
    assert seen(played("now")).journal.number == 6
    open_table = two()
    assert watching.as_seen(open_table, TOY, ADA, 0.0).header is open_table.header


@pytest.mark.parametrize(
    ("watch", "now", "number"),
    [
        ("answers:3", 900.0, 3),
        ("answers:99", 900.0, 1),
        ("minutes:3", 900.0, 4),  # answered in minutes 10, 11, 12
        ("minutes:3", 959.9, 4),
        ("minutes:3", 960.0, 5),
        ("minutes:60", 900.0, 1),
    ],
)
def test_what_is_seen_later_is_what_stood_then(watch: str, now: float, number: int) -> None:
    room = played(watch)
    then = seen(room, EVE, now)
    assert then.journal.number == number
    assert then.position is not None
    assert packed(then.position) == room.journal.entries[number - 1].position
    assert then.journal.moment == number - 1
    assert then.asked == then.header.asked == then.position.seat


def test_nothing_of_now_is_in_it() -> None:
    """Every field of a table that changes while it is played is as it was dealt, or of then."""
    room = played("answers:3", "bank:604800+60", vacation=14)
    room.visitors = frozenset({EVE})
    vacations.take(room, BRUNO, 3, 950.0)
    pauses.agree(room, ADA, 951.0)
    seating.leave(room, ADA, 0, "random", 952.0)
    seating.resign(room, BRUNO, 1, "random", 953.0)
    then = seen(room, EVE, 960.0)
    before = played("answers:3", "bank:604800+60", vacation=14)
    known = seen(before, EVE, 960.0)
    same = {"id", "secret", "seed", "invite"}  # drawn for each table, and shown by no page
    for field in fields(then.header):
        if field.name not in same:
            assert getattr(then.header, field.name) == getattr(known.header, field.name), field.name
    for one, other in zip(then.seats, known.seats, strict=True):
        for field in fields(one):
            if field.name != "bytes":
                assert getattr(one, field.name) == getattr(other, field.name), field.name
    assert len(then.lines) == 0
    assert (then.header.deadline, then.header.running, then.header.changed) == (None, None, 0.0)


def test_versions_of_what_is_seen_later_rise_with_it_and_with_nothing_else() -> None:
    room = two(watch="minutes:2")
    found = []
    for minute in range(10, 15):
        answer(room, now=60.0 * minute)
        room.header.version += 7
        then = seen(room, EVE, 60.0 * minute)
        found.append((then.journal.number, then.header.version))
    assert [number for number, _ in found] == [1, 1, 2, 3, 4]
    versions = sorted({version for _, version in found})
    assert [version for _, version in found] == [versions[0], *versions]
    room.header.version += 1000
    assert seen(room, EVE, 840.0).header.version == versions[-1]
    watching.say(room, said(EVE, "Oh!", 840.0))
    assert seen(room, EVE, 840.0).header.version > versions[-1]


def test_when_the_game_is_over_all_is_seen() -> None:
    room = two(watch="answers:5")
    before = seen(room).header.version
    play_to_the_end(room)
    then = seen(room)
    assert (then.header.status, then.journal.number) == ("over", room.journal.number)
    assert then.header.version > before


def test_what_is_taken_back_is_seen_as_it_was_done() -> None:
    room = two(watch="answers:1")
    answer(room)
    seating.leave(room, BRUNO, 1, "random", 0.0)
    play.take_back(room, TOY, 0, room.journal.number, 0, 1.0)
    assert seen(room).journal.moment == 1
    answer(room, now=2.0)
    assert (seen(room).journal.number, seen(room).journal.moment) == (3, 0)


def test_nobody_watches_where_that_was_said() -> None:
    room = two(watch="no")
    for person in (ADA, BRUNO):
        watching.must_let_watch(room, person)
    for stranger in (EVE, None):
        with pytest.raises(NotYours, match="no-watching"):
            watching.must_let_watch(room, stranger)
    play_to_the_end(room)
    watching.must_let_watch(room, EVE)


def test_players_and_spectators_talk_apart_until_the_end() -> None:
    room = two()
    room.say(Line(0, EVE, None, "Eve", "May I watch?", "", -1.0))  # before the deal
    watching.say(room, said(ADA, "My plan", 1.0))
    watching.say(room, said(EVE, "She has the five!", 2.0))
    assert [line.text for line in seen(room, ADA).lines] == ["May I watch?", "My plan"]
    assert [line.text for line in seen(room, EVE).lines] == ["May I watch?", "She has the five!"]
    play_to_the_end(room)
    watching.say(room, said(EVE, "Well played", 3.0))
    everything = ["May I watch?", "My plan", "She has the five!", "Well played"]
    for person in (ADA, EVE, None):
        heard = seen(room, person).lines
        assert [line.text for line in heard] == everything
        assert [line.number for line in heard] == [0, 1, 2, 3]
