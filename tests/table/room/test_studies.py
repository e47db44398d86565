"""A study begins with a position of another table, and nothing leads back there."""

from __future__ import annotations

import pytest

from burnham.kernel.chance import BLAKE2
from burnham.kernel.errors import Refused
from burnham.kernel.position import Position
from burnham.kernel.reopening import replay_record
from burnham.table.room import play, records, seating
from burnham.table.room.refusals import NotYours, Refusal, Wrong
from burnham.table.room.room import Room
from burnham.table.room.studies import knows_all, may_study, study_of, study_wish
from tests.table.tables import ADA, BRUNO, TOY, answer, new_table, play_to_the_end, two


def study(room: Room, moment: int, person: str = ADA, seat: int = 0) -> Room:
    """Against bots."""
    start = study_of(room, TOY, person, seat, moment, moment, "1")
    wish = study_wish(room, start, [seat], "random")
    return seating.open_table(wish, TOY, person, "Ada", "", 9.0)


def position_of(room: Room) -> Position:
    assert room.position is not None
    return room.position


def finished() -> Room:
    room = two()
    play_to_the_end(room)
    return room


def without_dice(position: Position) -> dict[str, object]:
    return {n: v for n, v in position.values().items() if not n.startswith("rng_")}


def test_of_a_finished_game_it_is_the_true_position_with_other_dice() -> None:
    room = finished()
    then, begun = room.at(TOY, 2), position_of(study(room, 2))
    assert without_dice(begun) == without_dice(then)
    assert (begun.rng_a, begun.rng_b) != (then.rng_a, then.rng_b)
    assert begun.dice_kind == BLAKE2


def test_of_a_game_under_way_it_is_what_the_seat_imagines() -> None:
    room = two()
    answer(room)
    opened = study(room, room.journal.moment)
    begun, truth = position_of(opened), position_of(room)
    assert opened.header.study is not None
    assert opened.header.study.imagined
    assert without_dice(begun) == without_dice(truth.imagine(0, "1")) != without_dice(truth)
    assert begun.seen_by(0).values() == truth.seen_by(0).values()


def test_nobody_studies_a_game_under_way_who_does_not_play_there() -> None:
    room = two()
    for person, seat in (("stranger", 0), ("stranger", None), (None, None), (ADA, 1)):
        with pytest.raises(NotYours, match="study-players"):
            study_of(room, TOY, person, seat, 0, 0, "1")
    assert not may_study(room, "stranger")
    assert may_study(room, BRUNO)
    assert not knows_all(room, ADA)


def test_the_end_of_a_game_and_moments_that_never_were_cannot_be_played_on() -> None:
    room = finished()
    with pytest.raises(Wrong, match="study-end"):
        study(room, room.journal.moment)
    for moment in (-1, room.journal.moment + 1):
        with pytest.raises(Wrong, match="no-such-moment"):
            study(room, moment)
    with pytest.raises(Wrong, match="not-started"):
        study(new_table("me", "friend"), 0)


def test_undo_never_leads_beyond_its_start() -> None:
    room = finished()
    moment = next(n for n in range(99) if room.at(TOY, n).seat == 0)
    opened = study(room, moment)
    start = position_of(opened).values()
    answer(opened)
    while opened.asked != 0:
        answer(opened)
    for wrong in (-1, 99):
        with pytest.raises((Refusal, Refused)):
            play.take_back(opened, TOY, 0, opened.journal.number, wrong, 9.0)
    play.take_back(opened, TOY, 0, opened.journal.number, 0, 9.0)
    assert position_of(opened).values() == start
    assert opened.journal.entries[0].deed == "start"


def test_nothing_done_in_a_study_changes_the_table_it_comes_from() -> None:
    room = two()
    answer(room)
    before = room.copy()
    opened = study(room, 1)
    play_to_the_end(opened)
    opened.note("left", 0, 9.0)
    assert room == before


def test_its_record_says_that_it_is_a_study_and_replays_but_names_no_table() -> None:
    room = finished()
    opened = study(room, 2)
    play_to_the_end(opened)
    written = records.record(opened, TOY)
    assert written["study"] == {"turn": 2, "imagined": False}
    assert "fairness" not in written
    assert room.id not in str(written)
    game = replay_record(TOY.title, written)
    assert game.hash() == written["hash"]
    assert game.is_foreign


def test_a_study_of_an_imagined_study_is_imagined_and_one_alone_knows_all() -> None:
    opened = study(two(), 0)
    assert knows_all(opened, ADA)
    assert not knows_all(opened, BRUNO)
    again = study(opened, 0)
    assert again.header.study is not None
    assert again.header.study.imagined
    assert again.header.study.table == opened.id


def test_hints_are_as_the_table_agreed_while_it_is_played_at() -> None:
    assert not study(two(), 0).header.hints
    assert study(finished(), 0).header.hints
